export const generalNouns = `
# Words of every report and of clinical prose
f en: Untersuchung Beurteilung Fragestellung Veränderung Darstellung Empfehlung Abklärung Vorstellung
f en: Behandlung Bewegung Bestimmung Bewertung Beschreibung Besserung Beobachtung Beteiligung Belastung Bedeutung
f en: Begrenzung Begründung Bemerkung Berechnung Besonderheit Beziehung Bildung Einschätzung Einschränkung Einstellung
f en: Einteilung Entfernung Entscheidung Entwicklung Erfassung Ergänzung Erhöhung Erkrankung Ernährung Erscheinung
f en: Führung Handlung Lösung Leitung Lichtung Messung Meinung Meldung Neigung Öffnung Ordnung Planung Prüfung Rechnung
f en: Richtung Schätzung Schichtung Sicherung Sitzung Stellung Steigerung Störung Teilung Überprüfung Überweisung
f en: Überwachung Umgebung Umstellung Unterstützung Verbindung Verkleinerung Verlängerung Verletzung Verminderung
f en: Vermehrung Verschlechterung Versorgung Verstärkung Verteilung Verzögerung Verfügung Vermessung Vorbereitung
f en: Wendung Wertung Wirkung Wiederholung Zuordnung Zusammenfassung Zuweisung Ausdehnung Ausprägung Ausbreitung
f en: Ausführung Ausstrahlung Anmeldung Anmerkung Anordnung Anpassung Abbildung Abgrenzung Ablagerung Abweichung
f en: Änderung Durchführung Festlegung Rückbildung Rückmeldung Voruntersuchung
f en: Klassifizierung Differenzierung Charakterisierung Quantifizierung Anschrift Nachricht Schrift Ansicht Aufsicht
f en: Absicht Rücksicht Einsicht Übersicht Pflicht Wahrscheinlichkeit Auffälligkeit Genauigkeit Unregelmäßigkeit
f en: Geschwindigkeit Qualität Aktivität Modalität Stabilität Vitalität Intensität Instabilität Regularität
f en: Irregularität Homogenität Inhomogenität Heterogenität Symmetrie Asymmetrie Inaktivität Kontinuität Diskontinuität
f en: Durchgängigkeit Verträglichkeit Unverträglichkeit Unsicherheit Sicherheit Krankheit Einheit Freiheit
f en: Arbeit Zeit Person Version Portion Region Funktion Information Situation Position Projektion
f en: Indikation Kontraindikation Korrelation Kommunikation Konstellation Population Präparation Reaktion Relation
f en: Option Medikation Lokalisation Limitation Interpretation Installation Infektion Generation Fraktion Formation
f en: Extension Evaluation Dokumentation Dimension Differentiation Definition Applikation Assoziation Aktion
f en: Akquisition Aggregation Konsequenz Frequenz Tendenz Prävalenz Existenz Referenz Differenz Toleranz Relevanz
f en: Signifikanz Substanz Varianz Diskrepanz Kongruenz Inkongruenz Äquivalenz Transparenz Potenz Persistenz
f en: Dominanz Zahl Anzahl Auswahl Mehrzahl Gesamtzahl Wahl Uhr Tür Art Form Norm Welt Gefahr Last Frist Geburt Antwort
f en: Schuld Tat Reform Spur Kur Natur Struktur Signatur Korrektur Textur Architektur Ambulanz Station Symptomatik
f en: Diagnostik Charakteristik Dynamik Mechanik Optik Akustik Bildgebung Ausrichtung Feststellung Vorerkrankung
f en: Diagnosestellung Intensivstation Frau
f a>en: Firma Skala
f is>en: Praxis Basis
f n: Angabe Ausnahme Annahme Abnahme Zunahme Entnahme Einnahme Übernahme Teilnahme Maßnahme Rücknahme Bitte Seite
f n: Breite Größe Höhe Tiefe Dicke Enge Fläche Lage Lücke Folge Reihe Grenze Linie Frage Sache Ursache Stelle Probe
f n: Adresse Woche Stunde Minute Sekunde Schwelle Spitze Strecke Sprache Stärke Summe Tabelle Tasche Stimme Serie
f n: Studie Methode Maske Marke Masse Menge Mitte Nähe Note Nummer Periode Pause Quelle Quote Rate Rolle Ruhe Rille
f n: Schale Scheibe Schere Schwere Sorge Vorsorge Vorlage Auflage Einlage Ablage Unterlage Anfrage Diagnose
f n: Differenzialdiagnose Differentialdiagnose Erstdiagnose Anamnese Hypothese Analyse Synthese Gruppe
f n: Klasse Kurve Kette Krise Kante Klemme Komponente Variante Kategorie Hilfe Hülle Gabe Farbe Falte Feder
f n: Feile Ferne Grundlage Achse Beschwerde Binde Blende Brücke Decke Dauer Dichte Ecke Ehre Eile Erde Ernte Etage
f n: Notaufnahme Kugel Regel Formel Klammer Ziffer Mauer Krankengeschichte Geschichte Idee Allee Wärme Kälte
f n: Härte Leere Nässe Schräge Gerade Senkrechte Vertikale Horizontale Diagonale Zelle Welle
f n: Weile Weise Wende Wiege Ware Rückfrage Aussage Zeile Spanne Sperre Spende Treppe Trübe Truhe Aufgabe Ausgabe
f n: Eingabe Wiedergabe Übergabe Rückgabe Reihenfolge
f nen: Patientin Ärztin Kollegin Radiologin Zuweiserin Assistentin
f ¨e: Hand Wand Kraft Luft Nacht Nuss Brust Faust Kuh Schnur Auskunft Herkunft Not Angst
f ¨e: Sucht Frucht
f -: Rücksprache Absprache Physiologie Kardiologie Neurologie Urologie Onkologie Pneumologie Gynäkologie
f -: Nephrologie Angiologie Orthopädie Chirurgie Neurochirurgie Neuroradiologie Nuklearmedizin Medizin Mikrobiologie
f -: Hygiene Compliance
n e: Jahr Quartal Maß Ausmaß Problem Protokoll Gramm Milligramm Prozent Paar Teil Gegenteil Urteil Recht Werk
n e: Ziel Spiel Beispiel Tier Papier Medikament Präparat Attest Rezept Objekt Projekt Subjekt Element Dokument Argument
n e: Gewicht Licht Gedicht Gesetz Heft Haar Heim Objektiv Stativ Archiv Motiv Format Substrat Transplantat Explantat
n e: Transsudat Koagulat Konglomerat Filtrat Derivat Isolat Internat Mandat Moor Öl Salz Sekret Getränk
n e: Defizit Intervall Fett Prinzip/Prinzipien Risiko/Risiken Konto/Konten Komma/Kommata/Kommas Klima Virus/Viren
n e: Genus/Genera Integral Signal Potential Potenzial Ideal Kapital Personal Portal Pedal Quadrat Profil Ventil
n e: Konstrukt Produkt Lot Brot Gebot Angebot Los Gas Bein Heil Körpergewicht Modul Gefühl Eiweiß Vitamin Protein Enzym
n e: Hormon
n se: Ergebnis Verhältnis Verständnis Erfordernis Hindernis Bedürfnis
n n: Interesse Ende
n en: Ohr Bett
n a>en: Thema Prisma
n a>ata: Schema Stigma Koma
n er: Bild Kind Feld Glied Schild Ei Rind Nest Schwert Gespenst Geschlecht
n ¨er: Blatt Bad Dach Fach Glas Haus Holz Kalb Lamm Land Loch Mal Rad Schloss Tal Volk Wort Fass Amt Gut
n ¨er: Haupt Wachstum
n =: Mittel Zeichen Anzeichen Kennzeichen Muster Fenster Messer Zimmer Wasser Alter Kissen Schreiben Vorgehen Vorkommen
n =: Vorliegen Vertrauen Verhalten Verschwinden Leben Leiden Aussehen Auftreten Bestehen Ansehen
n =: Geschehen Gelände Getriebe Gewölbe Gefüge Gefälle Kabel Viertel Drittel Fünftel Sechstel Achtel Zehntel Übel
n =: Pendel Opfer Ufer Feuer Steuer Mädchen Bläschen Körperchen Plättchen Eisen Omen Wesen
n en>ina: Volumen Lumen
n s: Auto Foto Video Büro Kino Team Update Follow-up Screening Restaging Scoring Display Set Handy Detail
n s: Echo Limit Design Training Monitoring Ranking Mapping Imaging Timing Tracking Stenting Coiling Clipping Banding
n s: Bulging Cuffing Kinking Tethering Matching Mismatch Wash-out Wash-in Washout Remodelling Pooling Blooming Notching
n s: Crossover Overlap Flair Debulking Alignment Alignement Offset Release Assessment Event Jet Air-Trapping Trapping
n s: Tree-in-bud Crazy-paving Honeycombing Sign Pattern Cluster Target Non-Target Nadir Downgrading Upgrading
n s: Downstaging Upstaging Tilt Bud Patch Pad Pouch Loop Flap Gap Graft Stripping Stress Tool Feature
m e: Befund Nebenbefund Hauptbefund Gesamtbefund Vergleich Hinweis Nachweis Beweis Ausweis Bereich Kreis Rest Tag Monat
m e: Termin Punkt Zeitpunkt Aspekt Effekt Kontakt Kontrast Verlust Wert Grenzwert Normwert Messwert Richtwert
m e: Mittelwert Grad Ort Wohnort Sport Transport Import Report Dienst Arm Tisch Fisch Schein Verein Weg Beleg
m e: Erfolg Anteil Bericht Vorbericht Verzicht Unterschied Abschied Entscheid Blick Überblick Rückblick
m e: Fleck Zweck Schritt Fortschritt Abschnitt Schnitt Anschnitt Querschnitt Längsschnitt Durchschnitt Ausschnitt
m e: Einschnitt Kaiserschnitt Tritt Austritt Eintritt Ritt Griff Zugriff Begriff Übergriff Stoff
m e: Sauerstoff Schlaf Brief Arztbrief Beruf Ruf Versuch Besuch Berg Keim Schleim Reim
m e: Halm Film Helm Index/Indizes/Indices Reflex Prozess Progress Regress Moment Erwachsener/Erwachsene/Erwachsenen
m e: Jugendlicher/Jugendliche/Jugendlichen Park Druck Ausdruck Eindruck Abdruck Blutdruck Überdruck Unterdruck Stich
m e: Strich Streich Preis Umkreis Stern Herbst Rost Most Test Beginn Gewinn Sinn Pin Urin Spin Abend Mittag Vormittag
m e: Nachmittag Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag Januar Februar Frühling Operateur Charakter
m en: Schmerz Typ Subtyp Phänotyp Genotyp Prototyp Patient Assistent Quotient Gradient Koeffizient Mensch Herr Chirurg
m en: Internist Faktor Risikofaktor Detektor Motor Staat
m us>en: Mechanismus Organismus Rhythmus
m ¨e: Konsiliararzt Arzt Oberarzt Hausarzt Facharzt Chefarzt Assistenzarzt Ausschluss Anschluss Abschluss Rückschluss
m ¨e: Schluss Einschluss Entschluss Beschluss Zusammenschluss Einfluss Abfluss Fluss Rückfluss Zufluss
m ¨e: Durchfluss Ausfluss Kuss Guss Raum Hohlraum Baum Traum Grund Hintergrund Untergrund
m ¨e: Vordergrund Abstand Bestand Umstand Widerstand Stand Gegenstand Verstand Tiefstand Rückstand Brand Rand Strand
m ¨e: Schrank Stamm Kamm Schwamm Anfang Umfang Ausgang Eingang Durchgang Hang Zusammenhang Anhang Überhang Rang Drang
m ¨e: Fang Strang Sprung Vorsprung Ursprung Knopf Tropf Stumpf Rumpf Krampf Gruß Stoß Fall Unfall Zufall Notfall
m ¨e: Durchfall Rückfall Stall Ball Ansatz Einsatz Absatz Zusatz Umsatz Satz Aufsatz Gegensatz Platz Schatz
m ¨e: Sturz Auftrag Vertrag Ertrag Schlag Umschlag Vorschlag
m ¨e: Belag Verlag Zug Bezug Abzug Überzug Flug Verlauf Ablauf Auslauf Lauf Kreislauf Anlauf Kauf Bau Aufbau Abbau
m ¨e: Überbau Plan Kahn Hahn Schwan Gast Bass Pass Anlass Auslass Wuchs Fuchs Dachs Korb Chor Ton Stahl Wunsch
m ¨e: Durchbruch Ausbruch Zusammenbruch Umbruch Spruch Widerspruch Geruch Schlauch Rauch Lauch Brauch Gebrauch
m ¨e: Verbrauch Bach Markt Saft Bahnhof Wolf Turm Wurm Sturm Barsch Einwand Verband Wurf Entwurf
m ¨e: Hut Kranz Schwanz Tanz Block Kanal
m n: Junge Kollege Name Buchstabe Gedanke Radiologe Urologe Kardiologe Orthopäde Neurologe Onkologe Gynäkologe
m n: Pathologe See Stachel
m =: Durchmesser Querdurchmesser Längsdurchmesser Körper Fehler Rahmen Laden Ofen Haken Rücken Nacken Feeder Kasten
m =: Rachen Wagen Kragen Streifen Reifen Samen Schuppen Schlitten Osten Morgen März April Mai Juni Juli
m =: August September Oktober November Dezember Jänner Sommer Winter Meter Zentimeter Millimeter Mikrometer Kilometer
m =: Liter Milliliter Deziliter Parameter Zähler Scanner Transducer Marker Biomarker Tracer Server Computer Zweifel
m =: Winkel Schenkel Titel Deckel Wechsel Würfel Artikel Partikel Bügel Riegel Flügel Schlüssel Himmel Tunnel Schüler
m =: Fahrer Raucher Exraucher Träger Spender Empfänger Sportler Arbeiter Mitarbeiter Leiter
m =: Verletzter/Verletzte Zuweiser Überweiser Behandler Befunder Master Zeiger Sender Schalter Halter Anbieter
m =: Bearbeiter Auftraggeber Einsender Begleiter Tumormarker Stoffwechsel Laser Status
m ¨: Faden Boden Schaden Mangel Vogel Apfel Vater
m s: Check Scan Score Clips Plug Trend Job Boom Standard Schock Trigger Peak Cut Cut-off Link Reset Download Pool Drop
m s: Stopp
m -: Verdacht Bedarf Alkohol Tabak Zucker Tee Ausgleich Anhalt Aufenthalt Inhalt Gehalt Erhalt Verkehr Befall
m -: Dank Schutz Strahlenschutz Trost Frust Schweiß Eiter Speichel Allgemeinzustand Verbleib Betrieb Trieb
pl -: Angaben Leute Eltern Geschwister Kosten Daten Beschwerden Gliedmaßen Masern Röteln Menses
pl -: Eheleute Schmerzen Umstände Faeces Fäzes Hämorrhoiden
n -: Herzklopfen Fieber Erbrechen Schwitzen Unwohlsein Wohlbefinden Sein Bewusstsein Sehen Hören Sprechen Schlucken
n -: Atmen Pressen Stehen Liegen Sitzen Gehen Laufen Heben Tragen Strecken Drehen Essen Rauchen Wasserlassen Gehör
n -: Ausbleiben Fehlen Nichts Ganze Allgemeine Übrige Übriges Rheuma Asthma Blut Fleisch Laub Lob Pech
n -: Cholesterin Kreatinin Kalzium Silber Gold Blei Jod Barium Hämoglobin Insulin Heparin Kortison Cortison Adrenalin
n um>a: Maximum Minimum
n um>en: Spektrum Medium Kriterium Stadium Territorium Vakuum Museum
# More of clinical prose
f en: Bezeichnung Uhrzeit Zirkumferenz Wölbung Kippung Spannung Beinlängendifferenz Seitendifferenz Zählung
f en: Clipmarkierung Befundänderung
f n: Anatomie Familie Schwester Krankenkasse Peripherie Reserve Fehllage Normvariante Anlagevariante Formvariante
f n: Gefäßvariante Schnittstelle Engstelle Nahtstelle Richtlinie Leitlinie Probenentnahme Gewebeprobe
f n: Laborkontrolle Befundkontrolle
f -: Zusammenschau Kosten Kindheit Jugend Pflege Versichertenkarte Teilmenge Nachbarschaft
f -: Hinsicht Gewissheit Formgebung Gestalt Ausbildung Hauptsache Konstanz Regelmäßigkeit Reibung Sättigung
f -: Ergussbreite Tieflage Mittellage Beinlänge Gesamtlänge Längsausdehnung
f -: Gesamtausdehnung Gemeinschaftspraxis Erholung Seitenangabe Zählweise Terminologie
f -: Gefäßchirurgie Körperoberfläche Abschlusskontrolle Diagnosesicherung
f ¨: Mutter Tochter
n e: Modell Merkmal Nachbarorgan Konvolut Gefäßkonvolut Venenkonvolut Scharnier Telefon Organsystem
n =: Level
n -: Betracht Reich Mittelstück Kopfende Gelb Rot Grün Blau Weiß
n -: Schwarz Plus Minus Hin Her Nein Ja Fortbestehen Weiterbestehen Nichterscheinen Ansteigen Abfallen Abklingen
n -: Einreißen Abbrechen Absinken Abweichen Anliegen Aneinanderliegen Fortbestand Fax Postfach Procedere Prozedere
n -: Kartenmaterial Re-Staging Übergewicht Untergewicht Erregerspektrum Primärstaging
n -: Tumorstaging
n se: Strukturverhältnis Flussverhältnis
n s: Niveau
m -: Kontext Cut-off-Wert Indexwert Druckwert Flusswert Neugeborener/Neugeborene/Neugeborenen Autounfall Motorradunfall
m -: Hergang Schluck Reifegrad Anfangsteil Hauptteil Teilabschnitt Verlaufsparameter
m -: Seitenvergleich Quervergleich Vorwert Ist-Zustand Grundriss Aufriss Würgereiz Juckreiz
m -: Stuhlgang Harndrang Tonus Rückstrom Abflussweg Zahnstatus Gefäßstatus Blutanteil Halsbereich Kopfbereich
m e: Kommentar Referenzwert Laborwert Leberwert Nierenwert Blutwert
m e: Dichtewert Kreatininwert Säugling Hund Stenosegrad Weichteilanteil Knochenanteil Fettanteil
m e: Leberanteil Tumoranteil Hauptanteil Restanteil Randbereich Normbereich
m e: Referenzbereich Darmabschnitt Dünndarmabschnitt Kolonabschnitt Gefäßabschnitt Oberbauchabschnitt
m e: Skelettabschnitt Abriss Umriss Vermerk Reiz
m =: Scheitel
m ¨er: Mann
m n: Knabe
m ¨e: Treppensturz Gefäßast Nachtrag Reizzustand Reizerguss Blutfluss
n -: Bone
`
