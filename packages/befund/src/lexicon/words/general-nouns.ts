export const generalNouns = `
# Words of every report and of clinical prose
f en: Untersuchung Beurteilung Fragestellung Veränderung Darstellung Empfehlung Abklärung Vorstellung Vorbehandlung
f en: Behandlung Bewegung Bestimmung Bewertung Beschreibung Besserung Beobachtung Beteiligung Belastung Bedeutung
f en: Begrenzung Begründung Bemerkung Berechnung Besonderheit Beziehung Bildung Einschätzung Einschränkung Einstellung
f en: Einteilung Entfernung Entscheidung Entwicklung Erfassung Ergänzung Erhöhung Erkrankung Ernährung Erscheinung
f en: Führung Handlung Lösung Leitung Lichtung Messung Meinung Meldung Neigung Öffnung Ordnung Planung Prüfung Rechnung
f en: Richtung Schätzung Schichtung Sicherung Sitzung Stellung Steigerung Störung Teilung Überprüfung Überweisung
f en: Überwachung Umgebung Umstellung Unterstützung Verbindung Verkleinerung Verlängerung Verletzung Verminderung
f en: Vermehrung Verschlechterung Versorgung Verstärkung Verteilung Verzögerung Verfügung Vermessung Vorbereitung
f en: Wendung Wertung Wirkung Wiederholung Zuordnung Zusammenfassung Zuweisung Ausdehnung Ausprägung Ausbreitung
f en: Ausführung Ausstrahlung Anmeldung Anmerkung Anordnung Anpassung Abbildung Abgrenzung Ablagerung Abweichung
f en: Änderung Durchführung Festlegung Nachbeobachtung Rückbildung Rückmeldung Voruntersuchung Wiedervorstellung
f en: Klassifizierung Differenzierung Charakterisierung Quantifizierung Anschrift Nachricht Schrift Ansicht Aufsicht
f en: Absicht Rücksicht Einsicht Übersicht Pflicht Wahrscheinlichkeit Auffälligkeit Genauigkeit Unregelmäßigkeit
f en: Geschwindigkeit Qualität Aktivität Modalität Stabilität Vitalität Intensität Instabilität Regularität
f en: Irregularität Homogenität Inhomogenität Heterogenität Symmetrie Asymmetrie Inaktivität Kontinuität Diskontinuität
f en: Durchgängigkeit Verträglichkeit Unverträglichkeit Unsicherheit Sicherheit Krankheit Einheit Freiheit Mitarbeit
f en: Arbeit Zeit Tageszeit Wartezeit Person Version Portion Region Funktion Information Situation Position Projektion
f en: Indikation Kontraindikation Korrelation Kommunikation Konstellation Population Präparation Reaktion Relation
f en: Option Medikation Lokalisation Limitation Interpretation Installation Infektion Generation Fraktion Formation
f en: Extension Evaluation Dokumentation Dimension Differentiation Definition Applikation Assoziation Aktion
f en: Akquisition Aggregation Konsequenz Frequenz Tendenz Prävalenz Inzidenz Existenz Absenz Referenz Differenz
f en: Toleranz Relevanz Signifikanz Instanz Substanz Varianz Diskrepanz Kongruenz Inkongruenz Äquivalenz Kompetenz
f en: Transparenz Latenz Potenz Persistenz Dominanz Zahl Anzahl Auswahl Mehrzahl Unzahl Gesamtzahl Wahl Uhr Tür Art
f en: Form Norm Welt Gefahr Last Frist Fahrt Geburt Antwort Schuld Tat Reform Spur Kur Natur Struktur Signatur
f en: Korrektur Textur Architektur Ambulanz Station Taktik Symptomatik Diagnostik Charakteristik Metrik Dynamik
f en: Mechanik Optik Akustik Panik Physik Bildgebung Ausrichtung Feststellung Vorerkrankung Diagnosestellung
f en: Intensivstation Frau
f a>en: Firma Skala
f is>en: Praxis Basis
f n: Angabe Ausnahme Annahme Abnahme Zunahme Entnahme Einnahme Übernahme Teilnahme Maßnahme Rücknahme Bitte Seite
f n: Breite Größe Höhe Tiefe Dicke Enge Fläche Lage Lücke Folge Reihe Grenze Linie Frage Sache Ursache Tatsache Stelle
f n: Probe Adresse Woche Stunde Minute Sekunde Schwelle Spitze Strecke Sprache Stärke Summe Tabelle Tasche Stimme Szene
f n: Serie Studie Methode Maske Marke Masse Menge Miene Mitte Nähe Note Nummer Periode Pause Quelle Quote Rate Rolle
f n: Ruhe Rille Schale Scheibe Schere Schleife Schwere Sorge Vorsorge Fürsorge Vorlage Auflage Einlage Zulage Ablage
f n: Beilage Unterlage Nachfrage Anfrage Abfrage Diagnose Differenzialdiagnose Differentialdiagnose Erstdiagnose
f n: Anamnese Hypothese Analyse Synthese Katastrophe Gruppe Klasse Kurve Kette Krise Kante Kerbe Klemme Komponente
f n: Konstante Variante Kategorie Hilfe Hülle Haube Hütte Gabe Abgabe Farbe Fahne Falte Feder Feile Ferne Grundlage
f n: Achse Beschwerde Binde Blende Börse Brücke Brühe Bremse Debatte Decke Dauer Düse Dichte Ecke Ehre Eile Erde Ernte
f n: Etage Etappe Notaufnahme Kugel Regel Schachtel Schüssel Formel Tafel Klammer Ziffer Trauer Mauer Krankengeschichte
f n: Geschichte Dame Idee Allee Armee Miete Wärme Kälte Härte Leere Nässe Schräge Gerade Waagerechte Waagrechte
f n: Senkrechte Vertikale Horizontale Diagonale Zelle Welle Wolke Waage Weile Weise Wende Wiege Ware Vase Rückfrage
f n: Aussage Absage Zusage Zeile Spanne Sparte Sperre Spende Treppe Trübe Tüte Tonne Truhe Aufgabe Ausgabe Eingabe
f n: Vorgabe Wiedergabe Übergabe Rückgabe Zugabe Reihenfolge
f nen: Patientin Ärztin Kollegin Radiologin Zuweiserin Assistentin
f ¨e: Hand Wand Kraft Luft Nacht Nuss Brust Faust Kunst Kuh Stadt Schnur Zusammenkunft Auskunft Zukunft Herkunft
f ¨e: Unterkunft Not Angst Ausflucht Sucht Zucht Frucht
f -: Rücksprache Absprache Obhut Vorsicht Nachsicht Physiologie Kardiologie Neurologie Urologie Onkologie Pneumologie
f -: Gynäkologie Nephrologie Angiologie Orthopädie Chirurgie Neurochirurgie Neuroradiologie Nuklearmedizin Medizin
f -: Mikrobiologie Hygiene Rechtsmedizin Compliance
n e: Jahr Quartal Maß Ausmaß Mittelmaß Übermaß Problem Protokoll Gramm Milligramm Prozent Paar Teil Gegenteil Urteil
n e: Recht Werk Netzwerk Ziel Spiel Beispiel Tier Papier Medikament Präparat Resultat Zitat Attest Rezept Konzept
n e: Objekt Projekt Subjekt Element Dokument Argument Talent Gewicht Licht Gedicht Gesetz Heft Haar Harz Heim Objektiv
n e: Stativ Archiv Motiv Format Substrat Transplantat Explantat Transsudat Koagulat Konglomerat Filtrat Konzentrat
n e: Derivat Isolat Referat Internat Mandat Meer Moor Öl Salz Schwein Seil Sekret Geschenk Getränk Defizit Intervall
n e: Fett Insekt Prinzip/Prinzipien Risiko/Risiken Konto/Konten Komma/Kommata/Kommas Klima Virus/Viren Genus/Genera
n e: Integral Signal Potential Potenzial Ideal Kapital Personal Portal Pedal Quadrat Profil Ventil Exil Konstrukt
n e: Produkt Relikt Delikt Lot Brot Boot Verbot Gebot Angebot Aufgebot Los Moos Gas Bein Heil Unheil Körpergewicht
n e: Geräusch Modul Gefühl Eiweiß Vitamin Protein Enzym Hormon
n se: Ergebnis Verhältnis Verständnis Erfordernis Hindernis Bedürfnis
n n: Interesse Ende
n en: Ohr Hemd Bett
n a>en: Thema Dogma Aroma Drama Prisma
n a>ata: Schema Stigma Koma
n er: Bild Kind Feld Glied Mitglied Schild Geld Ei Rind Brett Kleid Nest Schwert Gespenst Geschlecht
n ¨er: Blatt Bad Dach Dorf Fach Glas Grab Haus Holz Huhn Kalb Kraut Lamm Land Loch Mal Rad Schloss Tal Tuch Volk Wort
n ¨er: Stichwort Maul Fass Amt Gut Haupt Wachstum
n ¨e: Floß
n =: Mittel Zeichen Anzeichen Kennzeichen Muster Fenster Messer Zimmer Wasser Alter Kissen Schreiben Vorgehen Vorhaben
n =: Vorkommen Vorliegen Vermögen Vertrauen Verhalten Verschwinden Unternehmen Treffen Leben Leiden Rauschen Aussehen
n =: Auftreten Bestreben Bestehen Bemühen Ansehen Andenken Gedenken Geschehen Gelände Gebäude Getriebe Gewölbe Gefüge
n =: Gefälle Gemenge Kabel Viertel Drittel Fünftel Sechstel Achtel Zehntel Übel Siegel Möbel Pendel Pulver Kloster
n =: Opfer Ufer Feuer Steuer Mädchen Bläschen Körperchen Plättchen Eisen Examen Omen Wesen
n en>ina: Volumen Lumen
n s: Auto Foto Video Büro Kino Team Interview Update Follow-up Screening Restaging Scoring Display Set Handy Detail
n s: Hotel Echo Limit Design Training Monitoring Ranking Mapping Imaging Timing Tracking Shunting Stenting Coiling
n s: Clipping Banding Bulging Cuffing Kinking Tethering Matching Mismatch Wash-out Wash-in Washout Washin Remodelling
n s: Pooling Blooming Tagging Tuning Bridging Lipping Notching Tapering Fading Crossover Overlap Flair Debulking Catgut
n s: Alignment Alignement Offset Release Assessment Event Jet Air-Trapping Trapping Tree-in-bud Crazy-paving
n s: Honeycombing Sign Pattern Cluster Target Non-Target Nadir Downgrading Upgrading Downstaging Upstaging Tilt Bud
n s: Patch Pad Pouch Loop Flap Gap Graft Stripping Stress Tool Feature Sampling
m e: Befund Nebenbefund Hauptbefund Gesamtbefund Vergleich Hinweis Nachweis Beweis Ausweis Verweis Bereich Kreis Rest
m e: Tag Monat Termin Punkt Zeitpunkt Aspekt Effekt Kontakt Kontrast Verlust Wert Grenzwert Normwert Messwert Richtwert
m e: Mittelwert Grad Ort Wohnort Sport Transport Import Report Dienst Verdienst Arm Tisch Fisch Schein Verein Weg Steg
m e: Beleg Erfolg Misserfolg Anteil Vorteil Nachteil Abteil Bericht Vorbericht Verzicht Bescheid Unterschied Abschied
m e: Entscheid Blick Ausblick Überblick Einblick Rückblick Fleck Zweck Schreck Dreck Schritt Fortschritt Abschnitt
m e: Schnitt Anschnitt Querschnitt Längsschnitt Durchschnitt Ausschnitt Einschnitt Kaiserschnitt Tritt Austritt
m e: Eintritt Rücktritt Zutritt Auftritt Ritt Griff Zugriff Angriff Begriff Übergriff Rückgriff Stoff Wirkstoff
m e: Sauerstoff Stickstoff Kohlenstoff Schlaf Brief Arztbrief Beruf Ruf Versuch Besuch Berg Zwerg Keim Schleim Reim
m e: Halm Film Helm Qualm Schirm Index/Indizes/Indices Reflex Prozess Exzess Progress Regress Moment
m e: Erwachsener/Erwachsene/Erwachsenen Jugendlicher/Jugendliche/Jugendlichen Quark Park Druck Ausdruck Eindruck
m e: Abdruck Blutdruck Überdruck Unterdruck Stich Strich Deich Laich Teich Streich Preis Umkreis Stern Herbst Frost
m e: Rost Most Geist Test Beginn Gewinn Sinn Pin Urin Kamin Spin Ruin Lohn Thron Mohn Hohn Humor Abend Mittag Vormittag
m e: Nachmittag Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag Januar Februar Frühling Operateur Charakter
m en: Schmerz Typ Subtyp Phänotyp Genotyp Prototyp Patient Student Assistent Quotient Gradient Koeffizient Mensch Herr
m en: Chirurg Internist Faktor Risikofaktor Detektor Rotor Autor Direktor Motor Staat
m us>en: Mechanismus Organismus Rhythmus
m ¨e: Konsiliararzt Arzt Oberarzt Hausarzt Facharzt Chefarzt Assistenzarzt Ausschluss Anschluss Abschluss Rückschluss
m ¨e: Schluss Einschluss Entschluss Beschluss Zusammenschluss Überschuss Schuss Einfluss Abfluss Fluss Rückfluss
m ¨e: Zufluss Durchfluss Ausfluss Überfluss Kuss Genuss Guss Raum Zwischenraum Hohlraum Baum Traum Schaum Zaun Grund
m ¨e: Hintergrund Untergrund Vordergrund Abstand Bestand Aufstand Umstand Widerstand Stand Gegenstand Verstand
m ¨e: Tiefstand Rückstand Vorstand Brand Rand Strand Schrank Trank Stamm Kamm Schlamm Schwamm Anfang Umfang Ausgang
m ¨e: Eingang Durchgang Vorgang Umgang Hang Zusammenhang Anhang Überhang Rang Zwang Drang Klang Fang Empfang Gesang
m ¨e: Strang Sprung Vorsprung Ursprung Topf Zopf Knopf Tropf Stumpf Rumpf Strumpf Sumpf Trumpf Dampf Krampf Kampf Gruß
m ¨e: Stoß Anstoß Verstoß Vorstoß Fall Unfall Zufall Einfall Notfall Überfall Durchfall Rückfall Wegfall Stall Ball
m ¨e: Knall Ansatz Einsatz Absatz Zusatz Umsatz Satz Besatz Aufsatz Vorsatz Gegensatz Grundsatz Platz Schatz Sturz
m ¨e: Antrag Auftrag Beitrag Vertrag Ertrag Vortrag Schlag Umschlag Ausschlag Anschlag Vorschlag Durchschlag Rückschlag
m ¨e: Aufschlag Niederschlag Belag Verlag Zuschlag Zug Bezug Auszug Abzug Einzug Entzug Aufzug Anzug Überzug Verzug
m ¨e: Pflug Flug Krug Verlauf Ablauf Auslauf Lauf Kreislauf Anlauf Auflauf Kauf Bau Aufbau Abbau Ausbau Einbau Überbau
m ¨e: Plan Kahn Hahn Schwan Gast Bass Pass Einlass Anlass Nachlass Aderlass Auslass Wuchs Aufwuchs Fuchs Dachs Korb
m ¨e: Chor Ton Sohn Pfahl Stahl Wunsch Durchbruch Ausbruch Zusammenbruch Umbruch Spruch Anspruch Widerspruch Geruch
m ¨e: Schlauch Rauch Lauch Brauch Gebrauch Verbrauch Bach Dachstuhl Zwischenfall Markt Saft Duft Bahnhof Wolf Sarg Turm
m ¨e: Wurm Sturm Schwarm Marsch Barsch Einwand Aufwand Verband Pfand Vorwand Wurf Entwurf Vorwurf Hut Kauz Kranz
m ¨e: Schwanz Glanz Tanz Block Kanal
m n: Junge Kollege Name Buchstabe Gedanke Wille Glaube Radiologe Urologe Kardiologe Orthopäde Neurologe Onkologe
m n: Gynäkologe Pathologe See Stachel
m =: Durchmesser Querdurchmesser Längsdurchmesser Körper Fehler Rahmen Garten Laden Hafen Ofen Haken Rücken Nacken Feeder
m =: Kasten Rachen Wagen Kragen Tropfen Pfropfen Streifen Reifen Stopfen Samen Schuppen Klumpen Riemen Braten Spaten
m =: Schlitten Schnupfen Brocken Flecken Norden Süden Osten Westen Morgen März April Mai Juni Juli August September
m =: Oktober November Dezember Jänner Sommer Winter Meter Zentimeter Millimeter Mikrometer Kilometer Liter Milliliter
m =: Deziliter Parameter Zähler Scanner Transducer Marker Biomarker Tracer Server Computer Zweifel Schnabel Winkel
m =: Schenkel Kegel Kittel Titel Gipfel Zipfel Sockel Deckel Wechsel Würfel Zirkel Artikel Partikel Hügel Bügel Riegel
m =: Ziegel Igel Flügel Zügel Tiegel Schlüssel Löffel Rüssel Sessel Kessel Ärmel Himmel Kümmel Tunnel Lehrer Schüler
m =: Fahrer Raucher Nichtraucher Exraucher Träger Spender Empfänger Sportler Arbeiter Mitarbeiter Leiter Vertreter
m =: Verletzter/Verletzte Zuweiser Überweiser Behandler Befunder Master Zeiger Stecker Ständer Sender Schalter Halter
m =: Behälter Anbieter Bearbeiter Auftraggeber Einsender Berater Betreuer Begleiter Tumormarker Stoffwechsel Laser
m =: Status
m ¨: Faden Boden Schaden Mangel Vogel Apfel Vater Bruder
m s: Check Scan Score Chip Clips Plug Trend Job Boom Zoom Standard Schock Trigger Peak Cut Cutoff Cut-off Link Reset
m s: Download Pool Turnover Drop Stopp
m -: Verdacht Bedarf Alkohol Tabak Zucker Kaffee Tee Ruhm Ausgleich Anhalt Aufenthalt Inhalt Gehalt Unterhalt Erhalt
m -: Verkehr Zuwachs Zerfall Befall Verfall Dank Einklang Schutz Strahlenschutz Trost Frust Durst Hunger Schweiß Eiter
m -: Speichel Allgemeinzustand Verbleib Vertrieb Betrieb Trieb Antrieb Auftrieb
pl -: Angaben Leute Eltern Geschwister Ferien Kosten Daten Beschwerden Unkosten Gliedmaßen Masern Röteln Menses
pl -: Koordinaten Personalien Eheleute Schmerzen Umstände Faeces Fäzes Exkremente Hämorrhoiden
n -: Herzklopfen Fieber Erbrechen Schwitzen Frösteln Unwohlsein Wohlbefinden Befinden Wissen Gewissen Sein Bewusstsein
n -: Sehen Hören Sprechen Schlucken Atmen Pressen Stehen Liegen Sitzen Gehen Laufen Heben Tragen Beugen Strecken Drehen
n -: Kauen Niesen Lachen Weinen Essen Trinken Rauchen Stillen Wasserlassen Gespür Gehör Ausbleiben Fehlen Nichts Ganze
n -: Allgemeine Ganzes Gesamte Übrige Übriges Ausland Inland Umland Rheuma Asthma Blut Fleisch Laub Lob Glück Pech
n -: Cholesterin Kreatinin Kalzium Kupfer Silber Gold Blei Zink Jod Barium Hämoglobin Insulin Heparin Kortison Cortison
n -: Adrenalin
n um>a: Maximum Minimum
n um>en: Spektrum Medium Kriterium Stadium Studium Territorium Vakuum Album Museum
# More of clinical prose
f en: Bezeichnung Uhrzeit Ehefrau Zirkumferenz Wölbung Kippung Spannung Beinlängendifferenz Seitendifferenz Zählung
f en: Clipmarkierung Befundänderung
f n: Anatomie Familie Schwester Krankenkasse Peripherie Reserve Fehllage Normvariante Anlagevariante Formvariante
f n: Gefäßvariante Schnittstelle Engstelle Nahtstelle Abfolge Verlaufsaufnahme Richtlinie Leitlinie Probenentnahme
f n: Gewebeprobe Laborkontrolle Röntgenkontrolle Kontrollaufnahme Befundkontrolle
f -: Gesamtschau Zusammenschau Kosten Zwischenzeit Vorzeit Kindheit Jugend Pflege Versichertenkarte Teilmenge
f -: Nachbarschaft Hinsicht Gewissheit Formgebung Gestalt Bauart Ausbildung Vielzahl Hauptsache Nebensache Konstanz
f -: Regelmäßigkeit Reibung Wucht Sättigung Ruhephase Ergussbreite Luftmenge Sachlage Notlage Tieflage Hochlage
f -: Mittellage Teilstrecke Weglänge Beinlänge Gesamtlänge Längsausdehnung Gesamtausdehnung Unruhe Rettungsstelle
f -: Gemeinschaftspraxis Erholung Wiederaufnahme Seitenangabe Zählweise Terminologie Gefäßchirurgie Körperoberfläche
f -: Abschlusskontrolle Diagnosesicherung
f ¨: Mutter Tochter
n e: Modell Merkmal Nachbarorgan Konvolut Gefäßkonvolut Venenkonvolut Scharnier Telefon Kontrollintervall Organsystem
n =: Level
n -: Betracht Reich Zwischengewebe Mittelstück Zwischenstück Kopfende Zielorgan Endorgan Zielgefäß Gelb Rot Grün Blau
n -: Weiß Schwarz Grau Plus Minus Hin Her Nein Ja Fortbestehen Weiterbestehen Nichterscheinen Ansteigen Abfallen
n -: Abklingen Einreißen Abbrechen Absinken Abweichen Anliegen Aneinanderliegen Fortbestand Fax Postfach Procedere
n -: Prozedere Kartenmaterial Fremdbild Fremdröntgen Re-Staging Übergewicht Untergewicht Erregerspektrum Primärstaging
n -: Tumorstaging
n se: Artikulationsverhältnis Strukturverhältnis Flussverhältnis
n s: Niveau
m -: Kontext Cut-off-Wert Indexwert Druckwert Flusswert Neugeborener/Neugeborene/Neugeborenen Autounfall Motorradunfall
m -: Hergang Aufprall Stolpersturz Schluck Reifegrad Anfangsteil Endteil Hauptteil Teilabschnitt Verlaufsparameter
m -: Hauptgrund Nebengrund Seitenvergleich Quervergleich Vorwert Ist-Zustand Grundriss Aufriss Hinweisgeber Würgereiz
m -: Brechreiz Juckreiz Stuhlgang Harndrang Tonus Rückstrom Abflussweg Zahnstatus Gefäßstatus Blutanteil Halsbereich
m -: Kopfbereich
m e: Kommentar Scheitelpunkt Ausgangspunkt Referenzwert Laborwert Leberwert Nierenwert Entzündungswert Blutwert
m e: Dichtewert Kreatininwert Säugling Hund Ausprägungsgrad Stenosegrad Randteil Weichteilanteil Knochenanteil
m e: Fettanteil Lungenanteil Leberanteil Tumoranteil Hauptanteil Restanteil Randbereich Übergangsbereich Grenzbereich
m e: Normbereich Referenzbereich Darmabschnitt Dünndarmabschnitt Kolonabschnitt Lungenabschnitt Gefäßabschnitt
m e: Oberbauchabschnitt Skelettabschnitt Abriss Umriss Vermerk Reiz
m =: Scheitel
m ¨er: Ehemann Mann
m n: Knabe
m ¨e: Treppensturz Arbeitsunfall Gefäßast Prozentsatz Nachtrag Reizzustand Reizerguss Blutfluss
n -: Bone
`
