export const generalNouns = `
# Words of every report and of clinical prose
f en: Untersuchung Beurteilung Fragestellung Veränderung Darstellung Empfehlung Abklärung Vorstellung Behandlung
f en: Bewegung Bestimmung Besserung Beteiligung Belastung Begrenzung Bildung Einschränkung Einstellung Einteilung
f en: Entfernung Erfassung Ergänzung Erkrankung Führung Lösung Leitung Lichtung Messung Neigung Öffnung Planung Prüfung
f en: Richtung Schätzung Schichtung Stellung Störung Teilung Überprüfung Überweisung Überwachung Umgebung Umstellung
f en: Verbindung Verkleinerung Verlängerung Verletzung Verminderung Vermehrung Verschlechterung Versorgung Verstärkung
f en: Verteilung Verzögerung Wendung Ausdehnung Ausprägung Ausbreitung Anordnung Anpassung Abbildung Abgrenzung
f en: Ablagerung Abweichung Änderung Durchführung Rückbildung Voruntersuchung Differenzierung Anschrift Nachricht
f en: Schrift Ansicht Aufsicht Absicht Rücksicht Einsicht Übersicht Pflicht Auffälligkeit Qualität Aktivität Modalität
f en: Stabilität Intensität Instabilität Homogenität Inhomogenität Symmetrie Asymmetrie Kontinuität Diskontinuität
f en: Durchgängigkeit Arbeit Zeit Person Portion Region Funktion Situation Position Projektion Indikation
f en: Kontraindikation Korrelation Konstellation Präparation Reaktion Lokalisation Limitation Infektion Fraktion
f en: Formation Extension Dimension Applikation Akquisition Konsequenz Frequenz Tendenz Prävalenz Existenz Referenz
f en: Differenz Toleranz Relevanz Signifikanz Substanz Varianz Diskrepanz Kongruenz Inkongruenz Äquivalenz Transparenz
f en: Potenz Persistenz Dominanz Zahl Anzahl Auswahl Mehrzahl Gesamtzahl Wahl Uhr Tür Art Form Norm Gefahr Last
f en: Frist Geburt Antwort Spur Kur Natur Struktur Signatur Korrektur Textur Architektur Ambulanz
f en: Symptomatik Diagnostik Charakteristik Dynamik Mechanik Optik Akustik Bildgebung Ausrichtung Intensivstation Frau
f a>en: Skala
f is>en: Praxis Basis
f n: Angabe Ausnahme Annahme Abnahme Zunahme Entnahme Einnahme Übernahme Teilnahme Maßnahme Rücknahme Bitte Seite Breite
f n: Größe Höhe Tiefe Dicke Enge Fläche Lage Lücke Folge Reihe Grenze Linie Frage Sache Ursache Stelle Probe Adresse
f n: Woche Stunde Minute Sekunde Schwelle Spitze Strecke Sprache Stärke Summe Tabelle Tasche Stimme Serie Studie Methode
f n: Maske Marke Masse Menge Mitte Nähe Note Nummer Periode Pause Quelle Quote Rate Rolle Ruhe Rille Schale Scheibe
f n: Schere Schwere Sorge Vorsorge Vorlage Auflage Einlage Ablage Unterlage Anfrage Diagnose Differenzialdiagnose
f n: Differentialdiagnose Erstdiagnose Anamnese Hypothese Analyse Synthese Gruppe Klasse Kurve Kette Krise Kante Klemme
f n: Komponente Variante Kategorie Hilfe Hülle Gabe Farbe Falte Feder Ferne Grundlage Achse Beschwerde Binde
f n: Blende Brücke Decke Dauer Dichte Ecke Erde Etage Notaufnahme Kugel Regel Formel Klammer Ziffer
f n: Mauer Krankengeschichte Geschichte Idee Wärme Kälte Härte Leere Nässe Schräge Gerade Senkrechte Vertikale
f n: Horizontale Diagonale Zelle Welle Weile Weise Wende Rückfrage Aussage Zeile Spanne Sperre Treppe
f n: Trübe Aufgabe Ausgabe Eingabe Wiedergabe Übergabe Rückgabe Reihenfolge
f nen: Patientin Ärztin Kollegin Radiologin Zuweiserin Assistentin
f ¨e: Hand Wand Kraft Luft Nacht Nuss Brust Faust Schnur Auskunft Herkunft Not Angst Sucht Frucht
f -: Rücksprache Absprache Physiologie Kardiologie Neurologie Urologie Onkologie Pneumologie Gynäkologie Nephrologie
f -: Angiologie Orthopädie Chirurgie Neurochirurgie Neuroradiologie Nuklearmedizin Medizin Mikrobiologie Hygiene
f -: Compliance
n e: Jahr Quartal Maß Ausmaß Problem Protokoll Gramm Milligramm Prozent Paar Teil Gegenteil Urteil Recht Werk Ziel Spiel
n e: Beispiel Tier Papier Medikament Präparat Attest Rezept Objekt Projekt Subjekt Element Dokument Argument Gewicht
n e: Licht Heft Haar Heim Objektiv Stativ Archiv Motiv Format Substrat Transplantat Explantat Transsudat
n e: Koagulat Konglomerat Filtrat Derivat Isolat Öl Salz Sekret Getränk Defizit Intervall Fett
n e: Prinzip/Prinzipien Risiko/Risiken Konto/Konten Komma/Kommata/Kommas Virus/Viren Genus/Genera Integral Signal
n e: Potential Potenzial Personal Portal Quadrat Profil Ventil Konstrukt Produkt Lot Brot
n e: Angebot Gas Bein Heil Körpergewicht Modul Gefühl Eiweiß Vitamin Protein Enzym Hormon
n se: Ergebnis Verhältnis Verständnis Erfordernis Hindernis Bedürfnis
n n: Interesse Ende
n en: Ohr Bett
n a>en: Thema Prisma
n a>ata: Schema Stigma Koma
n er: Bild Kind Feld Glied Schild Ei Nest Geschlecht
n ¨er: Blatt Bad Dach Fach Glas Haus Holz Land Loch Mal Rad Schloss Tal Wort Fass Gut Haupt Wachstum
n =: Mittel Zeichen Anzeichen Kennzeichen Muster Fenster Messer Zimmer Wasser Alter Kissen Schreiben Vorgehen Vorkommen
n =: Vorliegen Vertrauen Verhalten Verschwinden Leben Leiden Aussehen Auftreten Bestehen Ansehen Geschehen
n =: Gewölbe Gefüge Gefälle Kabel Viertel Drittel Fünftel Sechstel Achtel Zehntel Übel Pendel Feuer
n =: Mädchen Bläschen Körperchen Plättchen Eisen Wesen
n en>ina: Volumen Lumen
n s: Foto Video Update Follow-up Screening Restaging Display Set Detail Echo Limit
n s: Design Training Monitoring Mapping Imaging Timing Tracking Stenting Coiling Clipping Banding Bulging
n s: Cuffing Kinking Tethering Mismatch Wash-out Wash-in Washout Remodelling Pooling Blooming Notching
n s: Crossover Overlap Flair Debulking Alignment Alignement Offset Release Assessment Event Jet Air-Trapping Trapping
n s: Tree-in-bud Crazy-paving Honeycombing Sign Pattern Cluster Target Non-Target Downgrading Upgrading
n s: Downstaging Upstaging Tilt Bud Patch Pad Pouch Loop Flap Gap Graft Stripping Stress Tool Feature
m e: Befund Nebenbefund Hauptbefund Gesamtbefund Vergleich Hinweis Nachweis Beweis Ausweis Bereich Kreis Rest Tag Monat
m e: Termin Punkt Zeitpunkt Aspekt Effekt Kontakt Kontrast Verlust Wert Grenzwert Normwert Messwert Richtwert Mittelwert
m e: Grad Ort Wohnort Sport Transport Import Report Dienst Arm Tisch Fisch Schein Verein Weg Beleg Erfolg Anteil Bericht
m e: Vorbericht Verzicht Unterschied Abschied Entscheid Blick Überblick Rückblick Fleck Zweck Schritt Fortschritt
m e: Abschnitt Schnitt Anschnitt Querschnitt Längsschnitt Durchschnitt Ausschnitt Einschnitt Kaiserschnitt Tritt
m e: Austritt Eintritt Ritt Griff Zugriff Begriff Übergriff Stoff Sauerstoff Schlaf Brief Arztbrief Beruf Ruf Versuch
m e: Besuch Berg Keim Schleim Halm Film Helm Index/Indizes/Indices Reflex Prozess Progress Regress Moment
m e: Erwachsener/Erwachsene/Erwachsenen Jugendlicher/Jugendliche/Jugendlichen Druck Ausdruck Eindruck Abdruck
m e: Blutdruck Überdruck Unterdruck Stich Strich Streich Umkreis Stern Rost Test Beginn Sinn
m e: Pin Urin Spin Abend Mittag Vormittag Nachmittag Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag Januar
m e: Februar Frühling Operateur Charakter
m en: Schmerz Typ Subtyp Phänotyp Genotyp Prototyp Patient Assistent Quotient Gradient Koeffizient Mensch Herr Chirurg
m en: Internist Faktor Risikofaktor Detektor Motor
m us>en: Mechanismus Organismus Rhythmus
m ¨e: Konsiliararzt Arzt Oberarzt Hausarzt Facharzt Chefarzt Assistenzarzt Ausschluss Anschluss Abschluss Rückschluss
m ¨e: Schluss Einschluss Entschluss Beschluss Zusammenschluss Einfluss Abfluss Fluss Rückfluss Zufluss Durchfluss
m ¨e: Ausfluss Guss Raum Hohlraum Baum Grund Hintergrund Untergrund Vordergrund Abstand Bestand Umstand
m ¨e: Widerstand Stand Gegenstand Verstand Tiefstand Rückstand Brand Rand Strand Schrank Stamm Kamm Schwamm Anfang
m ¨e: Umfang Ausgang Eingang Durchgang Hang Zusammenhang Anhang Überhang Rang Drang Fang Strang Sprung Vorsprung
m ¨e: Ursprung Knopf Tropf Stumpf Rumpf Krampf Gruß Stoß Fall Unfall Zufall Notfall Durchfall Rückfall Stall Ball Ansatz
m ¨e: Einsatz Absatz Zusatz Umsatz Satz Aufsatz Gegensatz Platz Schatz Sturz Auftrag Vertrag Ertrag Schlag Umschlag
m ¨e: Vorschlag Belag Verlag Zug Bezug Abzug Überzug Flug Verlauf Ablauf Auslauf Lauf Kreislauf Anlauf Kauf Bau Aufbau
m ¨e: Abbau Überbau Plan Kahn Hahn Schwan Gast Bass Pass Anlass Auslass Wuchs Fuchs Dachs Korb Chor Ton Stahl Wunsch
m ¨e: Durchbruch Ausbruch Zusammenbruch Umbruch Spruch Widerspruch Geruch Schlauch Rauch Lauch Brauch Gebrauch Verbrauch
m ¨e: Bach Markt Saft Bahnhof Wolf Turm Wurm Sturm Barsch Einwand Verband Wurf Entwurf Hut Kranz Schwanz Tanz Block
m ¨e: Kanal
m n: Junge Kollege Name Buchstabe Gedanke Radiologe Urologe Kardiologe Orthopäde Neurologe Onkologe Gynäkologe Pathologe
m n: See Stachel
m =: Durchmesser Querdurchmesser Längsdurchmesser Körper Fehler Rahmen Laden Ofen Haken Rücken Nacken Feeder Kasten
m =: Rachen Wagen Kragen Streifen Reifen Samen Schuppen Schlitten Osten Morgen März April Mai Juni Juli August September
m =: Oktober November Dezember Jänner Sommer Winter Meter Zentimeter Millimeter Mikrometer Kilometer Liter Milliliter
m =: Deziliter Parameter Zähler Scanner Transducer Marker Biomarker Tracer Server Computer Zweifel Winkel Schenkel Titel
m =: Deckel Wechsel Würfel Artikel Partikel Bügel Riegel Flügel Schlüssel Himmel Tunnel Schüler Fahrer Raucher Exraucher
m =: Träger Spender Empfänger Sportler Arbeiter Mitarbeiter Leiter Verletzter/Verletzte Zuweiser Überweiser Behandler
m =: Befunder Master Zeiger Sender Schalter Halter Anbieter Bearbeiter Auftraggeber Einsender Begleiter Tumormarker
m =: Stoffwechsel Laser Status
m ¨: Faden Boden Schaden Mangel Vogel Apfel Vater
m s: Check Scan Score Clips Plug Trend Job Boom Standard Schock Trigger Peak Cut Cut-off Link Reset Download Pool Drop
m s: Stopp
m -: Verdacht Bedarf Alkohol Tabak Zucker Tee Ausgleich Anhalt Aufenthalt Inhalt Gehalt Erhalt Verkehr Befall Dank
m -: Schutz Strahlenschutz Trost Frust Schweiß Eiter Speichel Allgemeinzustand Verbleib Betrieb Trieb
pl -: Angaben Leute Eltern Geschwister Kosten Daten Beschwerden Gliedmaßen Masern Röteln Menses Eheleute Schmerzen
pl -: Umstände Faeces Fäzes Hämorrhoiden
n -: Herzklopfen Fieber Erbrechen Schwitzen Unwohlsein Wohlbefinden Sein Bewusstsein Sehen Hören Sprechen Schlucken
n -: Atmen Pressen Stehen Liegen Sitzen Gehen Laufen Heben Tragen Strecken Drehen Essen Rauchen Wasserlassen Gehör
n -: Ausbleiben Fehlen Nichts Ganze Allgemeine Übrige Übriges Rheuma Asthma Blut Fleisch Laub Lob Pech Cholesterin
n -: Kreatinin Kalzium Silber Gold Blei Jod Barium Hämoglobin Insulin Heparin Kortison Cortison Adrenalin
n um>a: Maximum Minimum
n um>en: Spektrum Medium Kriterium Stadium Territorium Vakuum Museum
# More of clinical prose
f en: Uhrzeit Zirkumferenz Wölbung Kippung Spannung Beinlängendifferenz Seitendifferenz Zählung
f n: Anatomie Familie Schwester Krankenkasse Peripherie Reserve Fehllage Normvariante Anlagevariante Formvariante
f n: Gefäßvariante Schnittstelle Engstelle Nahtstelle Richtlinie Leitlinie Probenentnahme Gewebeprobe Laborkontrolle
f n: Befundkontrolle
f -: Zusammenschau Kosten Jugend Pflege Versichertenkarte Teilmenge Hinsicht Gestalt Hauptsache Konstanz Reibung
f -: Ergussbreite Tieflage Mittellage Beinlänge Gesamtlänge Gemeinschaftspraxis Seitenangabe Zählweise Terminologie
f -: Gefäßchirurgie Körperoberfläche Abschlusskontrolle
f ¨: Mutter Tochter
n e: Modell Merkmal Nachbarorgan Konvolut Gefäßkonvolut Venenkonvolut Scharnier Telefon Organsystem
n =: Level
n -: Betracht Reich Mittelstück Kopfende Gelb Rot Grün Blau Weiß Schwarz Plus Minus Hin Her Nein Ja Fortbestehen
n -: Weiterbestehen Nichterscheinen Ansteigen Abfallen Abklingen Einreißen Abbrechen Absinken Abweichen Anliegen
n -: Aneinanderliegen Fortbestand Fax Postfach Procedere Prozedere Kartenmaterial Re-Staging Übergewicht Untergewicht
n -: Erregerspektrum Primärstaging Tumorstaging
n se: Strukturverhältnis Flussverhältnis
n s: Niveau
m -: Kontext Cut-off-Wert Indexwert Druckwert Flusswert Neugeborener/Neugeborene/Neugeborenen Autounfall Motorradunfall
m -: Hergang Schluck Reifegrad Anfangsteil Hauptteil Teilabschnitt Verlaufsparameter Seitenvergleich Quervergleich
m -: Vorwert Ist-Zustand Grundriss Aufriss Würgereiz Juckreiz Stuhlgang Harndrang Tonus Rückstrom Abflussweg Zahnstatus
m -: Gefäßstatus Blutanteil Halsbereich Kopfbereich
m e: Kommentar Referenzwert Laborwert Leberwert Nierenwert Blutwert Dichtewert Kreatininwert Säugling Hund Stenosegrad
m e: Weichteilanteil Knochenanteil Fettanteil Leberanteil Tumoranteil Hauptanteil Restanteil Randbereich Normbereich
m e: Referenzbereich Darmabschnitt Dünndarmabschnitt Kolonabschnitt Gefäßabschnitt Oberbauchabschnitt Skelettabschnitt
m e: Abriss Umriss Vermerk Reiz
m =: Scheitel
m ¨er: Mann
m n: Knabe
m ¨e: Treppensturz Gefäßast Nachtrag Reizzustand Reizerguss Blutfluss
n -: Bone
`
