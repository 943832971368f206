export const generalNouns = `
# Words of every report and of clinical prose
f en: Untersuchung Beurteilung Fragestellung Veränderung Darstellung Empfehlung Abklärung Vorstellung Vorbehandlung
f en: Behandlung Bewegung Bestimmung Bewertung Beschreibung Besserung Beobachtung Beteiligung Belastung Bedeutung
f en: Begrenzung Begleitung Begründung Bemerkung Berechnung Berücksichtigung Besonderheit Bestätigung Beziehung
f en: Bildung Einschätzung Einschränkung Einordnung Einstellung Einstufung Einteilung Einleitung Entfernung Entlassung
f en: Entscheidung Entstehung Entwicklung Erfahrung Erfassung Ergänzung Erhebung Erhöhung Erklärung Erkrankung
f en: Ermittlung Ernährung Erscheinung Erwartung Erwähnung Führung Handlung Heilung Lösung Lokalisierung Leistung
f en: Leitung Lichtung Messung Meinung Meldung Neigung Nutzung Öffnung Ordnung Orientierung Planung Prüfung Rechnung
f en: Reduzierung Richtung Schätzung Schonung Schichtung Sicherung Sitzung Stellung Steigerung Störung Teilung
f en: Trennung Typisierung Überprüfung Überweisung Übertragung Überwachung Umgebung Umstellung Unterscheidung
f en: Unterstützung Ursächlichkeit Verbindung Verbesserung Verkleinerung Verlängerung Verletzung Verminderung
f en: Vermehrung Vermutung Verschlechterung Versorgung Verstärkung Verteilung Verwendung Verzögerung Veranlassung
f en: Vereinbarung Verfügung Vermessung Verordnung Versicherung Verwechslung Vorbereitung Warnung Wendung Wertung
f en: Wirkung Wiederholung Zuordnung Zusammenfassung Zusammensetzung Zuweisung Zustimmung Zulassung Ausdehnung
f en: Ausprägung Ausbreitung Ausheilung Ausrichtung Ausführung Ausstrahlung Anmeldung Anmerkung Anordnung Anpassung
f en: Anforderung Andeutung Anwendung Aufstellung Aufteilung Auflistung Ableitung Abbildung Abgrenzung Ablagerung
f en: Abweichung Abwesenheit Anwesenheit Änderung Ähnlichkeit Durchführung Festlegung Fortsetzung Nachbehandlung
f en: Nachbeobachtung Nachuntersuchung Rückbildung Rückmeldung Vorerkrankung Voruntersuchung Zuführung
f en: Wiedervorstellung Mitbeurteilung Mitbehandlung Einweisung Aufforderung Identifizierung Klassifizierung
f en: Differenzierung Charakterisierung Quantifizierung Normierung Standardisierung Optimierung Modellierung
f en: Skalierung Segmentierung Anweisung Anschrift Nachricht Schrift Ansicht Aufsicht Absicht Rücksicht Einsicht
f en: Übersicht Pflicht Möglichkeit Wahrscheinlichkeit Notwendigkeit Auffälligkeit Abhängigkeit Genauigkeit
f en: Unregelmäßigkeit Schwierigkeit Geschwindigkeit Häufigkeit Fähigkeit Tätigkeit Zuverlässigkeit Sensitivität
f en: Spezifität Qualität Quantität Aktivität Modalität Lokalität Mobilität Rarität Stabilität Realität Normalität
f en: Vitalität Mortalität Morbidität Komorbidität Priorität Identität Universität Intensität Kapazität Elastizität
f en: Plastizität Komplexität Variabilität Instabilität Regularität Irregularität Homogenität Inhomogenität
f en: Heterogenität Symmetrie Asymmetrie Konformität Inaktivität Kausalität Integrität Kontinuität Diskontinuität
f en: Kompatibilität Durchgängigkeit Wirksamkeit Verträglichkeit Unverträglichkeit Empfindlichkeit Unsicherheit
f en: Sicherheit Gesundheit Krankheit Einheit Mehrheit Minderheit Gelegenheit Vergangenheit Freiheit Klarheit
f en: Schwachheit Feinheit Gesamtheit Beschaffenheit Gegebenheit Angelegenheit Mitarbeit Arbeit Zeit Tageszeit
f en: Wartezeit Person Version Portion Region Funktion Information Situation Position Projektion Kombination
f en: Indikation Kontraindikation Korrelation Kommunikation Konstellation Kondition Tradition Population Publikation
f en: Präparation Präsentation Qualifikation Reaktion Relation Repetition Option Produktion Motivation Medikation
f en: Lokalisation Limitation Interpretation Institution Installation Infektion Generation Fraktion Formation
f en: Extension Evaluation Edukation Dokumentation Dimension Diskussion Differentiation Definition Deklaration
f en: Applikation Assoziation Adaptation Adaption Aktion Interaktion Akquisition Aggregation Argumentation
f en: Konsultation Konsistenz Konsequenz Konferenz Frequenz Tendenz Prävalenz Inzidenz Evidenz Existenz Präsenz Absenz
f en: Referenz Differenz Toleranz Relevanz Signifikanz Instanz Substanz Resonanz Varianz Bilanz Diskrepanz Divergenz
f en: Konvergenz Kongruenz Inkongruenz Äquivalenz Kompetenz Transparenz Latenz Potenz Persistenz Dominanz Kohärenz
f en: Stagnation Zahl Anzahl Auswahl Mehrzahl Unzahl Gesamtzahl Wahl Uhr Tür Art Form Norm Welt Gefahr Last Frist
f en: Fahrt Geburt Antwort Schuld Tat Reform Spur Kur Kultur Natur Struktur Signatur Temperatur Literatur Reparatur
f en: Korrektur Textur Architektur Tortur Firma/Firmen Praxis/Praxen Basis/Basen Ambulanz Station Taktik Statistik
f en: Problematik Symptomatik Systematik Diagnostik Charakteristik Thematik Metrik Dynamik Mechanik Optik Akustik
f en: Logistik Kritik Panik Rubrik Physik Kosmetik Prognostik
f n: Angabe Ausnahme Annahme Abnahme Zunahme Entnahme Einnahme Übernahme Teilnahme Maßnahme Rücknahme Bitte Seite
f n: Breite Größe Höhe Tiefe Dicke Enge Fläche Lage Lücke Folge Reihe Grenze Linie Frage Sache Ursache Tatsache Stelle
f n: Probe Adresse Woche Stunde Minute Sekunde Schwelle Spitze Strecke Sprache Stärke Summe Tabelle Tasche Stimme
f n: Skala/Skalen Szene Serie Studie Methode Maske Marke Masse Menge Miene Mitte Nähe Note Nummer Periode Pause Quelle
f n: Quote Rate Rolle Ruhe Rille Schale Scheibe Schere Schleife Schwere Sorge Vorsorge Fürsorge Vorlage Auflage
f n: Einlage Zulage Ablage Beilage Unterlage Nachfrage Anfrage Abfrage Diagnose Differenzialdiagnose
f n: Differentialdiagnose Hauptdiagnose Nebendiagnose Erstdiagnose Prognose Anamnese Hypothese Analyse Synthese
f n: Katastrophe Gruppe Klasse Kurve Kette Krise Kante Kerbe Klemme Komponente Konstante Variante Kategorie Theorie
f n: Hilfe Hülle Haube Hütte Gabe Abgabe Farbe Fahne Falte Feder Feile Ferne Garantie Grundlage Achse Beschwerde Binde
f n: Blende Börse Brücke Brühe Bremse Debatte Decke Dauer Düse Dichte Ecke Ehre Eile Erde Ernte Etage Etappe
f n: Notaufnahme Kugel Regel Schachtel Schüssel Formel Tafel Klammer Ziffer Trauer Mauer Krankengeschichte Geschichte
f n: Patientin/Patientinnen Ärztin/Ärztinnen Kollegin/Kolleginnen Frau/Frauen Dame Radiologin/Radiologinnen
f n: Zuweiserin/Zuweiserinnen Assistentin/Assistentinnen Idee Allee Armee Miete Wärme Kälte Härte Leere Nässe Schräge
f n: Gerade Waagerechte Waagrechte Senkrechte Vertikale Horizontale Diagonale Narkose Zelle Welle Wolke Waage Weile
f n: Weise Wende Wiege Ware Vase Rückfrage Aussage Absage Zusage Zeile Spanne Sparte Sperre Spende Treppe Trübe Tüte
f n: Tonne Truhe Aufgabe Ausgabe Eingabe Vorgabe Wiedergabe Übergabe Rückgabe Zugabe
f ¨e: Hand Wand Kraft Luft Nacht Nuss Brust Faust Kunst Kuh Stadt Schnur Zusammenkunft Auskunft Zukunft Herkunft
f ¨e: Unterkunft Not Angst Ausflucht Sucht Zucht Frucht
f -: Rücksprache Absprache Obhut Vorsicht Nachsicht Physiologie Ätiologie Epidemiologie Kardiologie Neurologie
f -: Urologie Onkologie Pneumologie Gastroenterologie Gynäkologie Dermatologie Rheumatologie Nephrologie Hepatologie
f -: Hämatologie Angiologie Orthopädie Pädiatrie Chirurgie Neurochirurgie Neuroradiologie Nuklearmedizin Medizin
f -: Psychiatrie Mikrobiologie Hygiene Senologie Rechtsmedizin Compliance Topographie Topografie Genetik Geriatrie
f -: Virologie Endokrinologie Immunologie Toxikologie Pharmakologie
n e: Jahr Quartal Ergebnis/Ergebnisse Maß Ausmaß Mittelmaß Übermaß Problem Programm Protokoll Diagramm Gramm Kilogramm
n e: Milligramm Mikrogramm Prozent Paar Teil Gegenteil Urteil Recht Werk Netzwerk Ziel Spiel Beispiel Tier Papier
n e: Medikament Präparat Resultat Zitat Attest Rezept Konzept Objekt Projekt Subjekt Element Dokument Experiment
n e: Instrument Argument Talent Gewicht Licht Gedicht Gesetz Heft Haar Harz Heim Objektiv Stativ Archiv Motiv Format
n e: Substrat Transplantat Explantat Transsudat Koagulat Konglomerat Filtrat Konzentrat Derivat Isolat Referat
n e: Internat Mandat Meer Moor Öl Salz Schwein Seil Sekret Geschenk Getränk Jubiläum/Jubiläen Verhältnis/Verhältnisse
n e: Verzeichnis/Verzeichnisse Ereignis/Ereignisse Verständnis/Verständnisse Gedächtnis/Gedächtnisse
n e: Erfordernis/Erfordernisse Hindernis/Hindernisse Bedürfnis/Bedürfnisse Defizit Intervall Interesse/Interessen
n e: Ende/Enden Ohr/Ohren Hemd/Hemden Bett/Betten Fett Insekt Reagenz/Reagenzien Prinzip/Prinzipien Risiko/Risiken
n e: Konto/Konten Thema/Themen Schema/Schemata Stigma/Stigmata Komma/Kommata/Kommas Klima Dogma/Dogmen Aroma/Aromen
n e: Drama/Dramen Prisma/Prismen Virus/Viren Genus/Genera Tempus/Tempora Integral Signal Potential/Potentiale
n e: Potenzial Ideal Kapital Personal Portal Pedal Quadrat Profil Ventil Exil Konstrukt Produkt Relikt Delikt Lot Brot
n e: Boot Verbot Gebot Angebot Aufgebot Los Moos Gas Bein Heil Unheil
n er: Bild Kind Feld Glied Mitglied Schild Geld Ei Rind Brett Kleid Nest Schwert Gespenst Geschlecht
n ¨er: Blatt Bad Dach Dorf Fach Glas Grab Haus Holz Huhn Kalb Kraut Lamm Land Loch Mal Rad Schloss Tal Tuch Volk Wort
n ¨er: Stichwort Maul Fass Amt Gut Haupt
n ¨e: Floß
n =: Mittel Zeichen Anzeichen Kennzeichen Lebenszeichen Warnzeichen Muster Fenster Messer Zimmer Wasser Alter Kissen
n =: Schreiben Vorgehen Vorhaben Vorkommen Vorliegen Vermögen Vertrauen Verhalten Verschwinden Unternehmen Treffen
n =: Leben Leiden Rauschen Aussehen Auftreten Wachstum/Wachstümer Bestreben Bestehen Bemühen Ansehen Andenken Gedenken
n =: Geschehen Geräusch/Geräusche Gelände Gebäude Getriebe Gewölbe Gefüge Gefälle Gemenge Kabel Viertel Drittel
n =: Fünftel Sechstel Achtel Zehntel Übel Siegel Möbel Pendel Pulver Kloster Opfer Ufer Feuer Steuer Mädchen Bläschen
n =: Körperchen Kügelchen Körnchen Stäbchen Plättchen Hütchen Röhrchen Kästchen Läppchen Pünktchen Züngelchen
n =: Höckerchen Quäntchen Flöckchen Eisen Examen Volumen/Volumina Lumen/Lumina Omen Wesen
n s: Auto Foto Video Büro Kino Team Interview Update Follow-up Screening Restaging Scoring Display Set Handy Detail
n s: Hotel Echo Limit Modul/Module Design Training Monitoring Ranking Mapping Imaging Timing Tracking Shunting
n s: Stenting Coiling Clipping Banding Bulging Cuffing Kinking Tethering Matching Mismatch Wash-out Wash-in Washout
n s: Washin Remodelling Pooling Blooming Tagging Tuning Bridging Lipping Notching Tapering Fading Crossover Overlap
n s: Flair Engagement Debulking Catgut Alignment Alignement Offset Release Management Assessment Outcome Event Jet
n s: Air-Trapping Trapping Tree-in-bud Crazy-paving Honeycombing Sign Pattern Cluster Target Non-Target Nadir
n s: Downgrading Upgrading Downstaging Upstaging Tilt Bud Patch Pad Pouch Loop Flap Gap Graft Stripping Stress Tool
n s: Feature Sampling
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
m e: Risikofaktor/Risikofaktoren Detektor/Detektoren Sektor/Sektoren Rotor/Rotoren Autor/Autoren Doktor/Doktoren
m e: Professor/Professoren Direktor/Direktoren Motor/Motoren Monitor/Monitore Staat/Staaten See/Seen Quark Park Druck
m e: Ausdruck Eindruck Abdruck Blutdruck Überdruck Unterdruck Stich Strich Deich Laich Teich Streich Preis Umkreis
m e: Stern Herbst Frost Rost Most Geist Test Beginn Gewinn Sinn Pin Urin Kamin Spin Ruin Lohn Thron Mohn Hohn Korridor
m e: Tresor Humor
m ¨e: Arzt Oberarzt Hausarzt Facharzt Chefarzt Assistenzarzt Ausschluss Anschluss Abschluss Rückschluss Schluss
m ¨e: Einschluss Entschluss Beschluss Zusammenschluss Überschuss Schuss Einfluss Abfluss Fluss Rückfluss Zufluss
m ¨e: Durchfluss Ausfluss Überfluss Kuss Genuss Guss Raum Zeitraum Zwischenraum Hohlraum Baum Traum Schaum Zaun Grund
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
m =: Schaden/Schäden Hafen Ofen Haken Rücken Nacken Kasten Kuchen Rachen Drachen Wagen Kragen Tropfen Pfropfen
m =: Streifen Reifen Stopfen Samen Schuppen Klumpen Riemen Braten Spaten Schlitten Schnupfen Brocken Flecken Norden
m =: Süden Osten Westen Morgen Abend/Abende Mittag/Mittage Vormittag/Vormittage Nachmittag/Nachmittage Montag/Montage
m =: Dienstag/Dienstage Mittwoch/Mittwoche Donnerstag/Donnerstage Freitag/Freitage Samstag/Samstage Sonntag/Sonntage
m =: Januar/Januare Februar/Februare März April Mai Juni Juli August September Oktober November Dezember Jänner
m =: Frühling/Frühlinge Sommer Winter Meter Zentimeter Millimeter Mikrometer Kilometer Liter Milliliter Deziliter
m =: Parameter Zähler Scanner Transducer Marker Biomarker Tracer Server Computer Zweifel Mangel/Mängel Vogel/Vögel
m =: Apfel/Äpfel Schnabel Winkel Schenkel Kegel Kittel Titel Gipfel Zipfel Stachel/Stacheln Sockel Deckel Wechsel
m =: Würfel Zirkel Artikel Partikel Hügel Bügel Riegel Ziegel Igel Flügel Zügel Tiegel Schlüssel Löffel Rüssel Sessel
m =: Kessel Ärmel Himmel Kümmel Tunnel Kanal/Kanäle Lehrer Schüler Fahrer Raucher Nichtraucher Exraucher Träger
m =: Spender Empfänger Sportler Arbeiter Mitarbeiter Leiter Vertreter Verletzter/Verletzte Zuweiser Überweiser
m =: Behandler Befunder Operateur/Operateure Ingenieur/Ingenieure Master Zeiger Stecker Ständer Sender Schalter Halter
m =: Behälter Anbieter Bearbeiter Auftraggeber Einsender Berater Betreuer Begleiter Vater/Väter Bruder/Brüder
m =: Koordinator/Koordinatoren
m s: Check Scan Score Chip Clips Plug Trend Job Boom Zoom Standard Schock Trigger Peak Cut Cutoff Cut-off Link
m s: Laser/Laser Reset Download Pool Turnover Drop Status/Status Stopp
m -: Verdacht Bedarf Alkohol Tabak Zucker Kaffee Tee Ruhm Ausgleich Anhalt Aufenthalt Inhalt Gehalt Unterhalt Erhalt
m -: Verkehr Zuwachs Zerfall Befall Verfall Dank Einklang Schutz Strahlenschutz Trost Frust Durst Hunger Schweiß Eiter
m -: Speichel Allgemeinzustand Verbleib Vertrieb Betrieb Trieb Antrieb Auftrieb Charakter/Charaktere
pl -: Angaben Leute Eltern Geschwister Ferien Kosten Daten Beschwerden Unkosten Gliedmaßen Masern Röteln Menses
pl -: Koordinaten Personalien Eheleute Schmerzen Umstände Faeces Fäzes Exkremente Hämorrhoiden
n -: Herzklopfen Fieber Erbrechen Schwitzen Frösteln Unwohlsein Wohlbefinden Befinden Wissen Gewissen Sein Bewusstsein
n -: Schnarchen Sehen Hören Sprechen Schlucken Atmen Pressen Stehen Liegen Sitzen Gehen Laufen Heben Tragen Beugen
n -: Strecken Drehen Kauen Niesen Lachen Weinen Essen Trinken Rauchen Stillen Wasserlassen Gespür Gehör Gefühl/Gefühle
n -: Publikum Ausbleiben Fehlen Nichts Ganze Allgemeine Ganzes Gesamte Übrige Übriges Maximum/Maxima Minimum/Minima
n -: Optimum/Optima Spektrum/Spektren Medium/Medien Kriterium/Kriterien Stadium/Stadien Studium/Studien
n -: Gremium/Gremien Laboratorium/Laboratorien Territorium/Territorien Vakuum/Vakuen Kontinuum/Kontinuen
n -: Praktikum/Praktika Spezifikum/Spezifika Charakteristikum/Charakteristika Faktum/Fakten Symposium/Symposien
n -: Album/Alben Museum/Museen Ausland Inland Umland Rheuma Koma/Komata Asthma Blut Fleisch Laub Lob Glück Pech
n -: Eiweiß/Eiweiße Cholesterin Kreatinin Kalium Natrium Kalzium Magnesium Kupfer Silber Gold Blei Zink Jod Barium
n -: Hämoglobin Insulin Heparin Kortison Cortison Adrenalin Vitamin/Vitamine Protein/Proteine Enzym/Enzyme
n -: Hormon/Hormone
# More of clinical prose
f -: Betrachtung/Betrachtungen Bezeichnung/Bezeichnungen Anatomie/Anatomien Gesamtschau Zusammenschau Nachforderung
f -: Kenntnis/Kenntnisse Kosten Rücküberweisung Erkenntnis/Erkenntnisse Größenordnung/Größenordnungen Zwischenzeit
f -: Vorzeit Uhrzeit/Uhrzeiten Kindheit Jugend Familie/Familien Mutter/Mütter Tochter/Töchter Schwester/Schwestern
f -: Ehefrau/Ehefrauen Pflege Krankenkasse/Krankenkassen Versichertenkarte Teilmenge Peripherie/Peripherien
f -: Nachbarschaft Hinsicht Gewissheit Ungewissheit Unklarheit/Unklarheiten Formgebung Gestalt Bauart Ausbildung
f -: Einzelheit/Einzelheiten Vielzahl Hauptsache Nebensache Beständigkeit Konstanz Regelmäßigkeit Zartheit
f -: Zirkumferenz/Zirkumferenzen Konkavität Rundung Wölbung/Wölbungen Kippung/Kippungen Drehung/Drehungen
f -: Verdrehung/Verdrehungen Biegung/Biegungen Spannung/Spannungen Entspannung Reibung Wucht Energie/Energien
f -: Sättigung Ruhephase Wachheit Atemfrequenz Häufung Seltenheit Ergussbreite Luftmenge Reserve/Reserven Sachlage
f -: Notlage Fehllage/Fehllagen Tieflage Hochlage Mittellage Normvariante/Normvarianten Anlagevariante/Anlagevarianten
f -: Formvariante/Formvarianten Gefäßvariante/Gefäßvarianten Hilfslinie Schnittstelle/Schnittstellen
f -: Engstelle/Engstellen Nahtstelle/Nahtstellen Teilstrecke Weglänge Beinlänge
f -: Beinlängendifferenz/Beinlängendifferenzen Gesamtlänge Längsausdehnung Querausdehnung Gesamtausdehnung
n -: Modell/Modelle Merkmal/Merkmale Malignitätskriterium/Malignitätskriterien Level/Level Betracht Epizentrum Reich
n -: Alkoholkonsum Größenverhältnis/Größenverhältnisse Stellungsverhältnis/Stellungsverhältnisse
n -: Artikulationsverhältnis/Artikulationsverhältnisse Strukturverhältnis/Strukturverhältnisse
n -: Lageverhältnis/Lageverhältnisse Flussverhältnis/Flussverhältnisse Gefäßverhältnis/Gefäßverhältnisse
n -: Weichteilverhältnis/Weichteilverhältnisse Zwischengewebe Krankheitszeichen Mittelstück Zwischenstück Kopfende
n -: Nachbarsegment/Nachbarsegmente Nachbarorgan/Nachbarorgane Zielorgan Endorgan Zielgefäß Gelb Rot Grün Blau Weiß
n -: Schwarz Grau Konvolut/Konvolute Gefäßkonvolut/Gefäßkonvolute Venenkonvolut/Venenkonvolute Scharnier/Scharniere
n -: Niveau/Niveaus Plus Minus Hin Her Nein Ja
m -: Kontext Kommentar/Kommentare Scheitel/Scheitel Scheitelpunkt/Scheitelpunkte Konsum Ausgangspunkt/Ausgangspunkte
m -: Referenzwert/Referenzwerte Laborwert/Laborwerte Leberwert/Leberwerte Nierenwert/Nierenwerte
m -: Entzündungswert/Entzündungswerte Blutwert/Blutwerte Dichtewert/Dichtewerte Kreatininwert/Kreatininwerte
m -: Cut-off-Wert Indexwert Druckwert Flusswert Ehemann/Ehemänner Mann/Männer Knabe/Knaben Säugling/Säuglinge
m -: Neugeborener/Neugeborene/Neugeborenen Hund/Hunde Treppensturz/Treppenstürze Autounfall
m -: Arbeitsunfall/Arbeitsunfälle Motorradunfall Hergang Aufprall Stolpersturz Schluck Impfstatus
m -: Ausprägungsgrad/Ausprägungsgrade Stenosegrad/Stenosegrade Reifegrad Anfangsteil Endteil Hauptteil
m -: Randteil/Randteile Weichteilanteil/Weichteilanteile Knochenanteil/Knochenanteile Fettanteil/Fettanteile
m -: Lungenanteil/Lungenanteile Leberanteil/Leberanteile Tumoranteil/Tumoranteile Hauptanteil/Hauptanteile
m -: Restanteil/Restanteile Randbereich/Randbereiche Übergangsbereich/Übergangsbereiche Grenzbereich/Grenzbereiche
m -: Normbereich/Normbereiche Referenzbereich/Referenzbereiche Darmabschnitt/Darmabschnitte
m -: Dünndarmabschnitt/Dünndarmabschnitte Kolonabschnitt/Kolonabschnitte Lungenabschnitt/Lungenabschnitte
m -: Gefäßabschnitt/Gefäßabschnitte Oberbauchabschnitt/Oberbauchabschnitte Skelettabschnitt/Skelettabschnitte
m -: Teilabschnitt Gefäßast/Gefäßäste Prozentsatz/Prozentsätze Verlaufsparameter Hauptgrund Nebengrund
n -: Fortbestehen Weiterbestehen Nichtansprechen Nichterscheinen Ansteigen Abfallen Abklingen Einreißen Abbrechen
n -: Absinken Abweichen Anliegen Aneinanderliegen Fortbestand Telefon/Telefone Fax Postfach
f -: Unruhe Atembewegung Eigenbewegung Kooperation Halbierung Verdopplung Verdoppelung Verdreifachung Rückläufigkeit
f -: Seitendifferenz/Seitendifferenzen Rettungsstelle Gemeinschaftspraxis
m -: Seitenvergleich Quervergleich Vorwert Ist-Zustand
f -: Erholung Reklamation Anfertigung/Anfertigungen Abfolge/Abfolgen Begleiterkrankung/Begleiterkrankungen
f -: Gesamtbeurteilung Schlussfolgerung/Schlussfolgerungen Folgerung/Folgerungen Verlaufsaufnahme/Verlaufsaufnahmen
f -: Bildserie/Bildserien Wiederaufnahme Seitenangabe Zählung/Zählungen Zählweise Nummerierung Nomenklatur
f -: Terminologie Richtlinie/Richtlinien Leitlinie/Leitlinien Archivierung Beschriftung Seitenmarkierung
f -: Drahtmarkierung/Drahtmarkierungen Clipmarkierung/Clipmarkierungen Gewebegewinnung Materialgewinnung
f -: Probenentnahme/Probenentnahmen Gewebeprobe/Gewebeproben Laborkontrolle/Laborkontrollen
f -: Röntgenkontrolle/Röntgenkontrollen Kontrolluntersuchung/Kontrolluntersuchungen Kontrollaufnahme/Kontrollaufnahmen
f -: Befundkontrolle/Befundkontrollen Befundänderung/Befundänderungen Befundübermittlung Mitteilung/Mitteilungen
m -: Nachtrag/Nachträge Abriss/Abrisse Umriss/Umrisse Grundriss Aufriss Hinweisgeber Vermerk/Vermerke Würgereiz
m -: Brechreiz Juckreiz Reiz/Reize Reizzustand/Reizzustände Reizerguss/Reizergüsse Stuhlgang Harndrang Tonus
m -: Blutfluss/Blutflüsse Rückstrom Zustrom Abflussweg
n -: Kontrollintervall/Kontrollintervalle Procedere Prozedere Kartenmaterial Fremdbild Fremdröntgen
n -: Untersuchungsergebnis/Untersuchungsergebnisse Biopsieergebnis/Biopsieergebnisse Laborergebnis/Laborergebnisse
n -: Re-Staging Organsystem/Organsysteme Übergewicht Untergewicht
`
