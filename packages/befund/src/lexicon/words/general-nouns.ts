export const generalNouns = `
# Words of every report and of clinical prose
f en: Untersuchung Beurteilung Fragestellung Veränderung Darstellung Empfehlung Abklärung Vorstellung Vorbehandlung
f en: Behandlung Bewegung Bestimmung Bewertung Beschreibung Besserung Beobachtung Beteiligung Belastung Bedeutung
f en: Begrenzung Begründung Bemerkung Berechnung Besonderheit Beziehung Bildung Einschätzung Einschränkung Einstellung
f en: Einteilung Entfernung Entscheidung Entwicklung Erfassung Ergänzung Erhöhung Erkrankung Ernährung Erscheinung
f en: Führung Handlung Lösung Leitung Lichtung Messung Meinung Meldung Neigung Öffnung Ordnung Planung Prüfung
f en: Rechnung Richtung Schätzung Schichtung Sicherung Sitzung Stellung Steigerung Störung Teilung Überprüfung
f en: Überweisung Überwachung Umgebung Umstellung Unterstützung Verbindung Verkleinerung Verlängerung Verletzung
f en: Verminderung Vermehrung Verschlechterung Versorgung Verstärkung Verteilung Verzögerung Verfügung Vermessung
f en: Vorbereitung Wendung Wertung Wirkung Wiederholung Zuordnung Zusammenfassung Zuweisung Ausdehnung Ausprägung
f en: Ausbreitung Ausführung Ausstrahlung Anmeldung Anmerkung Anordnung Anpassung Abbildung Abgrenzung Ablagerung
f en: Abweichung Änderung Durchführung Festlegung Nachbeobachtung Rückbildung Rückmeldung Voruntersuchung
f en: Wiedervorstellung Klassifizierung Differenzierung Charakterisierung Quantifizierung Anschrift Nachricht Schrift
f en: Ansicht Aufsicht Absicht Rücksicht Einsicht Übersicht Pflicht Wahrscheinlichkeit Auffälligkeit Genauigkeit
f en: Unregelmäßigkeit Geschwindigkeit Qualität Aktivität Modalität Stabilität Vitalität Intensität Instabilität
f en: Regularität Irregularität Homogenität Inhomogenität Heterogenität Symmetrie Asymmetrie Inaktivität Kontinuität
f en: Diskontinuität Durchgängigkeit Verträglichkeit Unverträglichkeit Unsicherheit Sicherheit Krankheit Einheit
f en: Freiheit Mitarbeit Arbeit Zeit Tageszeit Wartezeit Person Version Portion Region Funktion Information Situation
f en: Position Projektion Indikation Kontraindikation Korrelation Kommunikation Konstellation Population Präparation
f en: Reaktion Relation Option Medikation Lokalisation Limitation Interpretation Installation Infektion Generation
f en: Fraktion Formation Extension Evaluation Dokumentation Dimension Differentiation Definition Applikation
f en: Assoziation Aktion Akquisition Aggregation Konsequenz Frequenz Tendenz Prävalenz Inzidenz Existenz Absenz
f en: Referenz Differenz Toleranz Relevanz Signifikanz Instanz Substanz Varianz Diskrepanz Kongruenz Inkongruenz
f en: Äquivalenz Kompetenz Transparenz Latenz Potenz Persistenz Dominanz Zahl Anzahl Auswahl Mehrzahl Unzahl
f en: Gesamtzahl Wahl Uhr Tür Art Form Norm Welt Gefahr Last Frist Fahrt Geburt Antwort Schuld Tat Reform Spur Kur
f en: Natur Struktur Signatur Korrektur Textur Architektur Firma/Firmen Praxis/Praxen Basis/Basen Ambulanz Station
f en: Taktik Symptomatik Diagnostik Charakteristik Metrik Dynamik Mechanik Optik Akustik Panik Physik Bildgebung
f en: Ausrichtung Feststellung Vorerkrankung Diagnosestellung Intensivstation
f n: Angabe Ausnahme Annahme Abnahme Zunahme Entnahme Einnahme Übernahme Teilnahme Maßnahme Rücknahme Bitte Seite
f n: Breite Größe Höhe Tiefe Dicke Enge Fläche Lage Lücke Folge Reihe Grenze Linie Frage Sache Ursache Tatsache Stelle
f n: Probe Adresse Woche Stunde Minute Sekunde Schwelle Spitze Strecke Sprache Stärke Summe Tabelle Tasche Stimme
f n: Skala/Skalen Szene Serie Studie Methode Maske Marke Masse Menge Miene Mitte Nähe Note Nummer Periode Pause Quelle
f n: Quote Rate Rolle Ruhe Rille Schale Scheibe Schere Schleife Schwere Sorge Vorsorge Fürsorge Vorlage Auflage
f n: Einlage Zulage Ablage Beilage Unterlage Nachfrage Anfrage Abfrage Diagnose Differenzialdiagnose
f n: Differentialdiagnose Erstdiagnose Anamnese Hypothese Analyse Synthese Katastrophe Gruppe Klasse Kurve Kette Krise
f n: Kante Kerbe Klemme Komponente Konstante Variante Kategorie Hilfe Hülle Haube Hütte Gabe Abgabe Farbe Fahne Falte
f n: Feder Feile Ferne Grundlage Achse Beschwerde Binde Blende Börse Brücke Brühe Bremse Debatte Decke Dauer Düse
f n: Dichte Ecke Ehre Eile Erde Ernte Etage Etappe Notaufnahme Kugel Regel Schachtel Schüssel Formel Tafel Klammer
f n: Ziffer Trauer Mauer Krankengeschichte Geschichte Patientin/Patientinnen Ärztin/Ärztinnen Kollegin/Kolleginnen
f n: Frau/Frauen Dame Radiologin/Radiologinnen Zuweiserin/Zuweiserinnen Assistentin/Assistentinnen Idee Allee Armee
f n: Miete Wärme Kälte Härte Leere Nässe Schräge Gerade Waagerechte Waagrechte Senkrechte Vertikale Horizontale
f n: Diagonale Zelle Welle Wolke Waage Weile Weise Wende Wiege Ware Vase Rückfrage Aussage Absage Zusage Zeile Spanne
f n: Sparte Sperre Spende Treppe Trübe Tüte Tonne Truhe Aufgabe Ausgabe Eingabe Vorgabe Wiedergabe Übergabe Rückgabe
f n: Zugabe Reihenfolge
f ¨e: Hand Wand Kraft Luft Nacht Nuss Brust Faust Kunst Kuh Stadt Schnur Zusammenkunft Auskunft Zukunft Herkunft
f ¨e: Unterkunft Not Angst Ausflucht Sucht Zucht Frucht
f -: Rücksprache Absprache Obhut Vorsicht Nachsicht Physiologie Kardiologie Neurologie Urologie Onkologie Pneumologie
f -: Gynäkologie Nephrologie Angiologie Orthopädie Chirurgie Neurochirurgie Neuroradiologie Nuklearmedizin Medizin
f -: Mikrobiologie Hygiene Rechtsmedizin Compliance
n e: Jahr Quartal Ergebnis/Ergebnisse Maß Ausmaß Mittelmaß Übermaß Problem Protokoll Gramm Milligramm Prozent Paar
n e: Teil Gegenteil Urteil Recht Werk Netzwerk Ziel Spiel Beispiel Tier Papier Medikament Präparat Resultat Zitat
n e: Attest Rezept Konzept Objekt Projekt Subjekt Element Dokument Argument Talent Gewicht Licht Gedicht Gesetz Heft
n e: Haar Harz Heim Objektiv Stativ Archiv Motiv Format Substrat Transplantat Explantat Transsudat Koagulat
n e: Konglomerat Filtrat Konzentrat Derivat Isolat Referat Internat Mandat Meer Moor Öl Salz Schwein Seil Sekret
n e: Geschenk Getränk Verhältnis/Verhältnisse Verständnis/Verständnisse Erfordernis/Erfordernisse
n e: Hindernis/Hindernisse Bedürfnis/Bedürfnisse Defizit Intervall Interesse/Interessen Ende/Enden Ohr/Ohren
n e: Hemd/Hemden Bett/Betten Fett Insekt Prinzip/Prinzipien Risiko/Risiken Konto/Konten Thema/Themen Schema/Schemata
n e: Stigma/Stigmata Komma/Kommata/Kommas Klima Dogma/Dogmen Aroma/Aromen Drama/Dramen Prisma/Prismen Virus/Viren
n e: Genus/Genera Integral Signal Potential/Potentiale Potenzial Ideal Kapital Personal Portal Pedal Quadrat Profil
n e: Ventil Exil Konstrukt Produkt Relikt Delikt Lot Brot Boot Verbot Gebot Angebot Aufgebot Los Moos Gas Bein Heil
n e: Unheil Körpergewicht
n er: Bild Kind Feld Glied Mitglied Schild Geld Ei Rind Brett Kleid Nest Schwert Gespenst Geschlecht
n ¨er: Blatt Bad Dach Dorf Fach Glas Grab Haus Holz Huhn Kalb Kraut Lamm Land Loch Mal Rad Schloss Tal Tuch Volk Wort
n ¨er: Stichwort Maul Fass Amt Gut Haupt
n ¨e: Floß
n =: Mittel Zeichen Anzeichen Kennzeichen Muster Fenster Messer Zimmer Wasser Alter Kissen Schreiben Vorgehen Vorhaben
n =: Vorkommen Vorliegen Vermögen Vertrauen Verhalten Verschwinden Unternehmen Treffen Leben Leiden Rauschen Aussehen
n =: Auftreten Wachstum/Wachstümer Bestreben Bestehen Bemühen Ansehen Andenken Gedenken Geschehen Geräusch/Geräusche
n =: Gelände Gebäude Getriebe Gewölbe Gefüge Gefälle Gemenge Kabel Viertel Drittel Fünftel Sechstel Achtel Zehntel
n =: Übel Siegel Möbel Pendel Pulver Kloster Opfer Ufer Feuer Steuer Mädchen Bläschen Körperchen Plättchen Eisen
n =: Examen Volumen/Volumina Lumen/Lumina Omen Wesen
n s: Auto Foto Video Büro Kino Team Interview Update Follow-up Screening Restaging Scoring Display Set Handy Detail
n s: Hotel Echo Limit Modul/Module Design Training Monitoring Ranking Mapping Imaging Timing Tracking Shunting
n s: Stenting Coiling Clipping Banding Bulging Cuffing Kinking Tethering Matching Mismatch Wash-out Wash-in Washout
n s: Washin Remodelling Pooling Blooming Tagging Tuning Bridging Lipping Notching Tapering Fading Crossover Overlap
n s: Flair Debulking Catgut Alignment Alignement Offset Release Assessment Event Jet Air-Trapping Trapping Tree-in-bud
n s: Crazy-paving Honeycombing Sign Pattern Cluster Target Non-Target Nadir Downgrading Upgrading Downstaging
n s: Upstaging Tilt Bud Patch Pad Pouch Loop Flap Gap Graft Stripping Stress Tool Feature Sampling
m e: Befund Nebenbefund Hauptbefund Gesamtbefund Vergleich Hinweis Nachweis Beweis Ausweis Verweis Bereich Kreis Rest
m e: Tag Monat Termin Schmerz/Schmerzen Punkt Zeitpunkt Aspekt Effekt Kontakt Kontrast Verlust Wert Grenzwert Normwert
m e: Messwert Richtwert Mittelwert Grad Ort Wohnort Sport Transport Import Report Typ/Typen Subtyp/Subtypen
m e: Phänotyp/Phänotypen Genotyp/Genotypen Prototyp/Prototypen Dienst Verdienst Arm Tisch Fisch Schein Verein Weg Steg
m e: Beleg Erfolg Misserfolg Anteil Vorteil Nachteil Abteil Bericht Vorbericht Verzicht Bescheid Unterschied Abschied
m e: Entscheid Blick Ausblick Überblick Einblick Rückblick Fleck Zweck Schreck Dreck Schritt Fortschritt Abschnitt
m e: Schnitt Anschnitt Querschnitt Längsschnitt Durchschnitt Ausschnitt Einschnitt Kaiserschnitt Tritt Austritt
m e: Eintritt Rücktritt Zutritt Auftritt Ritt Griff Zugriff Angriff Begriff Übergriff Rückgriff Stoff Wirkstoff
m e: Sauerstoff Stickstoff Kohlenstoff Schlaf Brief Arztbrief Beruf Ruf Versuch Besuch Berg Zwerg Keim Schleim Reim
m e: Halm Film Helm Qualm Schirm Mechanismus/Mechanismen Organismus/Organismen Rhythmus/Rhythmen Index/Indizes/Indices
m e: Reflex Prozess Exzess Progress Regress Moment Patient/Patienten Student/Studenten Assistent/Assistenten
m e: Konsiliararzt/Konsiliarärzte Quotient/Quotienten Gradient/Gradienten Koeffizient/Koeffizienten Mensch/Menschen
m e: Herr/Herren Junge/Jungen Kollege/Kollegen Name/Namen Buchstabe/Buchstaben Gedanke/Gedanken Wille/Willen
m e: Glaube/Glauben Radiologe/Radiologen Urologe/Urologen Kardiologe/Kardiologen Chirurg/Chirurgen
m e: Orthopäde/Orthopäden Neurologe/Neurologen Onkologe/Onkologen Gynäkologe/Gynäkologen Pathologe/Pathologen
m e: Internist/Internisten Erwachsener/Erwachsene/Erwachsenen Jugendlicher/Jugendliche/Jugendlichen Faktor/Faktoren
m e: Risikofaktor/Risikofaktoren Detektor/Detektoren Rotor/Rotoren Autor/Autoren Direktor/Direktoren Motor/Motoren
m e: Staat/Staaten See/Seen Quark Park Druck Ausdruck Eindruck Abdruck Blutdruck Überdruck Unterdruck Stich Strich
m e: Deich Laich Teich Streich Preis Umkreis Stern Herbst Frost Rost Most Geist Test Beginn Gewinn Sinn Pin Urin Kamin
m e: Spin Ruin Lohn Thron Mohn Hohn Humor
m ¨e: Arzt Oberarzt Hausarzt Facharzt Chefarzt Assistenzarzt Ausschluss Anschluss Abschluss Rückschluss Schluss
m ¨e: Einschluss Entschluss Beschluss Zusammenschluss Überschuss Schuss Einfluss Abfluss Fluss Rückfluss Zufluss
m ¨e: Durchfluss Ausfluss Überfluss Kuss Genuss Guss Raum Zwischenraum Hohlraum Baum Traum Schaum Zaun Grund
m ¨e: Hintergrund Untergrund Vordergrund Abstand Bestand Aufstand Umstand Widerstand Stand Gegenstand Verstand
m ¨e: Tiefstand Rückstand Vorstand Brand Rand Strand Schrank Trank Stamm Kamm Schlamm Schwamm Anfang Umfang Ausgang
m ¨e: Eingang Durchgang Vorgang Umgang Hang Zusammenhang Anhang Überhang Rang Zwang Drang Klang Fang Empfang Gesang
m ¨e: Strang Sprung Vorsprung Ursprung Topf Zopf Knopf Tropf Stumpf Rumpf Strumpf Sumpf Trumpf Dampf Krampf Kampf Gruß
m ¨e: Stoß Anstoß Verstoß Vorstoß Fall Unfall Zufall Einfall Notfall Überfall Durchfall Rückfall Wegfall Stall Ball
m ¨e: Knall Ansatz Einsatz Absatz Zusatz Umsatz Satz Besatz Aufsatz Vorsatz Gegensatz Grundsatz Platz Schatz Sturz
m ¨e: Antrag Auftrag Beitrag Vertrag Ertrag Vortrag Schlag Umschlag Ausschlag Anschlag Vorschlag Durchschlag
m ¨e: Rückschlag Aufschlag Niederschlag Belag Verlag Zuschlag Zug Bezug Auszug Abzug Einzug Entzug Aufzug Anzug
m ¨e: Überzug Verzug Pflug Flug Krug Verlauf Ablauf Auslauf Lauf Kreislauf Anlauf Auflauf Kauf Bau Aufbau Abbau Ausbau
m ¨e: Einbau Überbau Plan Kahn Hahn Schwan Gast Bass Pass Einlass Anlass Nachlass Aderlass Auslass Wuchs Aufwuchs
m ¨e: Fuchs Dachs Korb Chor Ton Sohn Pfahl Stahl Wunsch Durchbruch Ausbruch Zusammenbruch Umbruch Spruch Anspruch
m ¨e: Widerspruch Geruch Schlauch Rauch Lauch Brauch Gebrauch Verbrauch Bach Dachstuhl Zwischenfall Markt Saft Duft
m ¨e: Bahnhof Wolf Sarg Turm Wurm Sturm Schwarm Marsch Barsch Einwand Aufwand Verband Pfand Vorwand Wurf Entwurf
m ¨e: Vorwurf Hut Kauz Kranz Schwanz Glanz Tanz Block
m =: Durchmesser Querdurchmesser Längsdurchmesser Körper Fehler Rahmen Faden/Fäden Boden/Böden Garten Laden
m =: Schaden/Schäden Hafen Ofen Haken Rücken Nacken Kasten Rachen Wagen Kragen Tropfen Pfropfen Streifen Reifen
m =: Stopfen Samen Schuppen Klumpen Riemen Braten Spaten Schlitten Schnupfen Brocken Flecken Norden Süden Osten Westen
m =: Morgen Abend/Abende Mittag/Mittage Vormittag/Vormittage Nachmittag/Nachmittage Montag/Montage Dienstag/Dienstage
m =: Mittwoch/Mittwoche Donnerstag/Donnerstage Freitag/Freitage Samstag/Samstage Sonntag/Sonntage Januar/Januare
m =: Februar/Februare März April Mai Juni Juli August September Oktober November Dezember Jänner Frühling/Frühlinge
m =: Sommer Winter Meter Zentimeter Millimeter Mikrometer Kilometer Liter Milliliter Deziliter Parameter Zähler
m =: Scanner Transducer Marker Biomarker Tracer Server Computer Zweifel Mangel/Mängel Vogel/Vögel Apfel/Äpfel Schnabel
m =: Winkel Schenkel Kegel Kittel Titel Gipfel Zipfel Stachel/Stacheln Sockel Deckel Wechsel Würfel Zirkel Artikel
m =: Partikel Hügel Bügel Riegel Ziegel Igel Flügel Zügel Tiegel Schlüssel Löffel Rüssel Sessel Kessel Ärmel Himmel
m =: Kümmel Tunnel Kanal/Kanäle Lehrer Schüler Fahrer Raucher Nichtraucher Exraucher Träger Spender Empfänger Sportler
m =: Arbeiter Mitarbeiter Leiter Vertreter Verletzter/Verletzte Zuweiser Überweiser Behandler Befunder
m =: Operateur/Operateure Master Zeiger Stecker Ständer Sender Schalter Halter Behälter Anbieter Bearbeiter
m =: Auftraggeber Einsender Berater Betreuer Begleiter Vater/Väter Bruder/Brüder Tumormarker Stoffwechsel
m s: Check Scan Score Chip Clips Plug Trend Job Boom Zoom Standard Schock Trigger Peak Cut Cutoff Cut-off Link
m s: Laser/Laser Reset Download Pool Turnover Drop Status/Status Stopp
m -: Verdacht Bedarf Alkohol Tabak Zucker Kaffee Tee Ruhm Ausgleich Anhalt Aufenthalt Inhalt Gehalt Unterhalt Erhalt
m -: Verkehr Zuwachs Zerfall Befall Verfall Dank Einklang Schutz Strahlenschutz Trost Frust Durst Hunger Schweiß Eiter
m -: Speichel Allgemeinzustand Verbleib Vertrieb Betrieb Trieb Antrieb Auftrieb Charakter/Charaktere
pl -: Angaben Leute Eltern Geschwister Ferien Kosten Daten Beschwerden Unkosten Gliedmaßen Masern Röteln Menses
pl -: Koordinaten Personalien Eheleute Schmerzen Umstände Faeces Fäzes Exkremente Hämorrhoiden
n -: Herzklopfen Fieber Erbrechen Schwitzen Frösteln Unwohlsein Wohlbefinden Befinden Wissen Gewissen Sein Bewusstsein
n -: Sehen Hören Sprechen Schlucken Atmen Pressen Stehen Liegen Sitzen Gehen Laufen Heben Tragen Beugen Strecken
n -: Drehen Kauen Niesen Lachen Weinen Essen Trinken Rauchen Stillen Wasserlassen Gespür Gehör Gefühl/Gefühle
n -: Ausbleiben Fehlen Nichts Ganze Allgemeine Ganzes Gesamte Übrige Übriges Maximum/Maxima Minimum/Minima
n -: Spektrum/Spektren Medium/Medien Kriterium/Kriterien Stadium/Stadien Studium/Studien Territorium/Territorien
n -: Vakuum/Vakuen Album/Alben Museum/Museen Ausland Inland Umland Rheuma Koma/Komata Asthma Blut Fleisch Laub Lob
n -: Glück Pech Eiweiß/Eiweiße Cholesterin Kreatinin Kalzium Kupfer Silber Gold Blei Zink Jod Barium Hämoglobin
n -: Insulin Heparin Kortison Cortison Adrenalin Vitamin/Vitamine Protein/Proteine Enzym/Enzyme Hormon/Hormone
# More of clinical prose
f -: Bezeichnung/Bezeichnungen Anatomie/Anatomien Gesamtschau Zusammenschau Kosten Zwischenzeit Vorzeit
f -: Uhrzeit/Uhrzeiten Kindheit Jugend Familie/Familien Mutter/Mütter Tochter/Töchter Schwester/Schwestern
f -: Ehefrau/Ehefrauen Pflege Krankenkasse/Krankenkassen Versichertenkarte Teilmenge Peripherie/Peripherien
f -: Nachbarschaft Hinsicht Gewissheit Formgebung Gestalt Bauart Ausbildung Vielzahl Hauptsache Nebensache Konstanz
f -: Regelmäßigkeit Zirkumferenz/Zirkumferenzen Wölbung/Wölbungen Kippung/Kippungen Spannung/Spannungen Reibung Wucht
f -: Sättigung Ruhephase Ergussbreite Luftmenge Reserve/Reserven Sachlage Notlage Fehllage/Fehllagen Tieflage Hochlage
f -: Mittellage Normvariante/Normvarianten Anlagevariante/Anlagevarianten Formvariante/Formvarianten
f -: Gefäßvariante/Gefäßvarianten Schnittstelle/Schnittstellen Engstelle/Engstellen Nahtstelle/Nahtstellen Teilstrecke
f -: Weglänge Beinlänge Beinlängendifferenz/Beinlängendifferenzen Gesamtlänge Längsausdehnung Gesamtausdehnung
n -: Modell/Modelle Merkmal/Merkmale Level/Level Betracht Reich Artikulationsverhältnis/Artikulationsverhältnisse
n -: Strukturverhältnis/Strukturverhältnisse Flussverhältnis/Flussverhältnisse Zwischengewebe Mittelstück
n -: Zwischenstück Kopfende Nachbarorgan/Nachbarorgane Zielorgan Endorgan Zielgefäß Gelb Rot Grün Blau Weiß Schwarz
n -: Grau Konvolut/Konvolute Gefäßkonvolut/Gefäßkonvolute Venenkonvolut/Venenkonvolute Scharnier/Scharniere
n -: Niveau/Niveaus Plus Minus Hin Her Nein Ja
m -: Kontext Kommentar/Kommentare Scheitel/Scheitel Scheitelpunkt/Scheitelpunkte Ausgangspunkt/Ausgangspunkte
m -: Referenzwert/Referenzwerte Laborwert/Laborwerte Leberwert/Leberwerte Nierenwert/Nierenwerte
m -: Entzündungswert/Entzündungswerte Blutwert/Blutwerte Dichtewert/Dichtewerte Kreatininwert/Kreatininwerte
m -: Cut-off-Wert Indexwert Druckwert Flusswert Ehemann/Ehemänner Mann/Männer Knabe/Knaben Säugling/Säuglinge
m -: Neugeborener/Neugeborene/Neugeborenen Hund/Hunde Treppensturz/Treppenstürze Autounfall
m -: Arbeitsunfall/Arbeitsunfälle Motorradunfall Hergang Aufprall Stolpersturz Schluck
m -: Ausprägungsgrad/Ausprägungsgrade Stenosegrad/Stenosegrade Reifegrad Anfangsteil Endteil Hauptteil
m -: Randteil/Randteile Weichteilanteil/Weichteilanteile Knochenanteil/Knochenanteile Fettanteil/Fettanteile
m -: Lungenanteil/Lungenanteile Leberanteil/Leberanteile Tumoranteil/Tumoranteile Hauptanteil/Hauptanteile
m -: Restanteil/Restanteile Randbereich/Randbereiche Übergangsbereich/Übergangsbereiche Grenzbereich/Grenzbereiche
m -: Normbereich/Normbereiche Referenzbereich/Referenzbereiche Darmabschnitt/Darmabschnitte
m -: Dünndarmabschnitt/Dünndarmabschnitte Kolonabschnitt/Kolonabschnitte Lungenabschnitt/Lungenabschnitte
m -: Gefäßabschnitt/Gefäßabschnitte Oberbauchabschnitt/Oberbauchabschnitte Skelettabschnitt/Skelettabschnitte
m -: Teilabschnitt Gefäßast/Gefäßäste Prozentsatz/Prozentsätze Verlaufsparameter Hauptgrund Nebengrund
n -: Fortbestehen Weiterbestehen Nichterscheinen Ansteigen Abfallen Abklingen Einreißen Abbrechen Absinken Abweichen
n -: Anliegen Aneinanderliegen Fortbestand Telefon/Telefone Fax Postfach
f -: Unruhe Seitendifferenz/Seitendifferenzen Rettungsstelle Gemeinschaftspraxis
m -: Seitenvergleich Quervergleich Vorwert Ist-Zustand
f -: Erholung Abfolge/Abfolgen Verlaufsaufnahme/Verlaufsaufnahmen Wiederaufnahme Seitenangabe Zählung/Zählungen
f -: Zählweise Terminologie Richtlinie/Richtlinien Leitlinie/Leitlinien Clipmarkierung/Clipmarkierungen
f -: Probenentnahme/Probenentnahmen Gewebeprobe/Gewebeproben Laborkontrolle/Laborkontrollen
f -: Röntgenkontrolle/Röntgenkontrollen Kontrollaufnahme/Kontrollaufnahmen Befundkontrolle/Befundkontrollen
f -: Befundänderung/Befundänderungen Gefäßchirurgie Körperoberfläche Abschlusskontrolle Diagnosesicherung
m -: Nachtrag/Nachträge Abriss/Abrisse Umriss/Umrisse Grundriss Aufriss Hinweisgeber Vermerk/Vermerke Würgereiz
m -: Brechreiz Juckreiz Reiz/Reize Reizzustand/Reizzustände Reizerguss/Reizergüsse Stuhlgang Harndrang Tonus
m -: Blutfluss/Blutflüsse Rückstrom Abflussweg Zahnstatus Gefäßstatus Blutanteil Halsbereich Kopfbereich
n -: Kontrollintervall/Kontrollintervalle Procedere Prozedere Kartenmaterial Fremdbild Fremdröntgen Re-Staging
n -: Organsystem/Organsysteme Übergewicht Untergewicht Erregerspektrum Primärstaging Tumorstaging
`
