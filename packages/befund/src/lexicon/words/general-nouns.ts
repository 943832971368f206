export const generalNouns = `
f en: Symmetrie Asymmetrie Bildgebung Umgebung Wölbung Bildung Abbildung Rückbildung Wendung Verbindung Prüfung
  Überprüfung Bewegung Neigung Beteiligung Versorgung Ausprägung Überwachung Abweichung Untersuchung Voruntersuchung
  Erkrankung Einschränkung Verstärkung Behandlung Empfehlung Zählung Teilung Einteilung Verteilung Beurteilung
  Stellung Fragestellung Umstellung Einstellung Darstellung Vorstellung Bestimmung Planung Anordnung Öffnung
  Ausdehnung Spannung Entfernung Kippung Verminderung Änderung Veränderung Ablagerung Verlängerung Verzögerung
  Differenzierung Verkleinerung Besserung Verschlechterung Vermehrung Führung Durchführung Abklärung Störung
  Überweisung Erfassung Anpassung Messung Lösung Schichtung Lichtung Richtung Ausrichtung Leitung Ausbreitung
  Belastung Abgrenzung Begrenzung Ergänzung Verletzung Schätzung Dynamik Mechanik Symptomatik Optik Charakteristik
  Diagnostik Akustik Wahl Auswahl Zahl Mehrzahl Gesamtzahl Form Norm Region Dimension Extension Indikation
  Kontraindikation Applikation Korrelation Konstellation Formation Präparation Lokalisation Limitation Intensivstation
  Situation Akquisition Position Reaktion Fraktion Infektion Projektion Funktion Portion Person Gefahr Uhr Kur Spur
  Natur Signatur Korrektur Architektur Struktur Textur Tür Schrift Anschrift Pflicht Nachricht Absicht Aufsicht
  Rücksicht Ansicht Übersicht Arbeit Durchgängigkeit Auffälligkeit Zeit Uhrzeit Art Antwort Geburt Last Frist
  Modalität Qualität Stabilität Inhomogenität Intensität Kontinuität Aktivität
  Frau Varianz Signifikanz Ambulanz Dominanz Diskrepanz Toleranz Substanz Relevanz Tendenz Äquivalenz Prävalenz
  Transparenz Referenz Differenz Seitendifferenz Zirkumferenz Potenz Persistenz Existenz Frequenz
  Kongruenz
f a>en: Skala
f is>en: Basis Praxis
f n: Gabe Aufgabe Rückgabe Eingabe Übergabe Wiedergabe Ausgabe Scheibe Probe Farbe Trübe Gerade Blende Wende Binde
  Sekunde Stunde Methode Periode Erde Beschwerde Idee Tiefe Hilfe Lage Grundlage Auflage Einlage Unterlage Vorlage
  Frage Rückfrage Anfrage Aussage Etage Folge Reihenfolge Enge Menge Sorge Vorsorge Schräge Sprache Sache Woche Tasche
  Fläche Reihe Ruhe Nähe Höhe Studie Familie Anatomie Linie Richtlinie Peripherie Serie Kategorie Ecke Decke Strecke
  Dicke Lücke Brücke Marke Stärke Maske Schale Vertikale Diagonale Horizontale Weile Zeile Tabelle Stelle Quelle Welle
  Schwelle Zelle Rille Rolle Hülle Abnahme Notaufnahme Rücknahme Teilnahme Annahme Einnahme Übernahme Maßnahme
  Ausnahme Entnahme Probenentnahme Zunahme Klemme Stimme Summe Wärme Spanne Ferne Treppe Gruppe Leere Schere Schwere
  Sperre Synthese Hypothese Anamnese Achse Weise Krise Diagnose Differentialdiagnose Differenzialdiagnose Erstdiagnose
  Krankenkasse Klasse Masse Adresse Nässe Größe Pause Analyse Rate Senkrechte Dichte Geschichte Krankengeschichte
  Breite Seite Falte Kälte Variante Normvariante Kante Komponente Note Quote Härte Kette Bitte Mitte Minute Reserve
  Kurve Grenze Spitze Regel Kugel Formel Feder Ziffer Klammer Nummer Schwester Dauer Mauer
f nen: Kollegin Radiologin Zuweiserin Patientin Assistentin Ärztin
f ¨e: Hand Wand Schnur Nuss Kraft Herkunft Auskunft Luft Nacht Frucht Sucht Not Angst Faust Brust
f -: Jugend Seitenangabe Tieflage Mittellage Pflege Teilmenge Beinlänge Gesamtlänge Absprache Rücksprache Hauptsache
  Orthopädie Mikrobiologie Angiologie Terminologie Urologie Chirurgie Gefäßchirurgie Hygiene Zählweise Ergussbreite
  Versichertenkarte Compliance Reibung Kosten Medizin Nuklearmedizin Gestalt Zusammenschau Konstanz
n e: Komma/Kommata/Kommas Getränk Werk Potential Potenzial Merkmal Signal Personal Integral Quartal Portal Spiel
  Beispiel Ziel Gefühl Heil Teil Profil Ventil Intervall Modell Protokoll Modul Öl Problem Heim Gramm
  Milligramm Enzym Nachbarorgan Bein Protein Vitamin Telefon Hormon Risiko/Risiken Konto/Konten Prinzip/Prinzipien
  Haar Paar Scharnier Papier Tier Jahr Gas Maß Ausmaß Eiweiß Genus/Genera Virus/Viren Transsudat Isolat Koagulat
  Format Präparat Quadrat Konglomerat Filtrat Substrat Transplantat Explantat Derivat Sekret Heft Recht Licht Gewicht
  Körpergewicht Defizit Objekt Subjekt Projekt Produkt Konstrukt Medikament Element Argument Dokument Prozent Angebot
  Lot Brot Rezept Attest Fett Konvolut Archiv Stativ Objektiv Motiv Salz
n se: Ergebnis Verständnis Bedürfnis Hindernis Erfordernis Verhältnis Strukturverhältnis Flussverhältnis
n n: Ende Interesse
n en: Ohr Bett
n a>en: Thema Prisma
n a>ata: Schema Stigma Koma
n er: Glied Feld Bild Schild Kind Ei Geschlecht Nest
n ¨er: Bad Rad Land Dach Fach Loch Mal Tal Wachstum Glas Fass Schloss Haus Haupt Wort Blatt Gut Holz
n =: Gewölbe Gefüge Gefälle Kabel Übel Pendel Fünftel Achtel Zehntel Viertel Sechstel Mittel Drittel Level Leben
  Schreiben Leiden Verschwinden Vorliegen Mädchen Zeichen Anzeichen Kennzeichen Körperchen Bläschen Plättchen Vorgehen
  Geschehen Ansehen Aussehen Bestehen Vorkommen Wesen Eisen Kissen Auftreten Verhalten Vertrauen Zimmer Wasser Messer
  Alter Fenster Muster Feuer
n en>ina: Lumen Volumen
n s: Pad Bud Tree-in-bud Feature Release Update Honeycombing Downgrading Upgrading Banding Cuffing Imaging Restaging
  Downstaging Upstaging Bulging Notching Tracking Debulking Kinking Coiling Remodelling Pooling Timing Blooming
  Screening Training Mapping Trapping Air-Trapping Clipping Stripping Tethering Monitoring Stenting Crazy-paving
  Mismatch Patch Pouch Detail Tool Sign Wash-in Pattern Video Echo Foto Gap Flap Overlap Loop Follow-up Cluster
  Crossover Flair Stress Target Non-Target Jet Set Offset Graft Limit Tilt Alignement Alignment Assessment Event
  Wash-out Washout Niveau Display
m e: Grad Abschied Unterschied Entscheid Abend Befund Nebenbefund Gesamtbefund Hauptbefund Hund Schlaf Brief Griff
  Übergriff Stoff Sauerstoff Ruf Tag Freitag Sonntag Montag Samstag Dienstag Donnerstag Mittag Beleg Weg Erfolg
  Säugling Frühling Berg Vergleich Bereich Normbereich Streich Strich Stich Mittwoch Fisch Tisch Besuch Versuch Fleck
  Zweck Blick Überblick Druck Abdruck Ausdruck Blutdruck Vermerk Anteil Weichteilanteil Tumoranteil Fettanteil Keim
  Schleim Halm Helm Film Arm Schein Verein Termin Pin Spin Urin Beginn Sinn Stern Kommentar Januar Februar
  Jugendlicher/Jugendliche/Jugendlichen Erwachsener/Erwachsene/Erwachsenen Charakter Operateur Kreis Umkreis Beweis
  Nachweis Hinweis Ausweis Regress Progress Prozess Abriss Umriss Monat Bericht Verzicht Kontakt Effekt Aspekt Punkt
  Moment Wert Dichtewert Normwert Laborwert Richtwert Referenzwert Ort Wohnort Sport Transport Kontrast Rest Test
  Dienst Rost Verlust Schnitt Abschnitt Durchschnitt Anschnitt Kaiserschnitt Querschnitt Ritt Schritt Fortschritt
  Tritt Eintritt Austritt Index/Indizes/Indices Reflex Reiz
m en: Chirurg Mensch Typ Genotyp Phänotyp Prototyp Faktor Detektor Motor Herr Gradient Patient Quotient
  Koeffizient Assistent Internist Schmerz
m us>en: Rhythmus Organismus Mechanismus
m ¨e: Korb Verband Rand Brand Strand Stand Abstand Bestand Tiefstand Rückstand Umstand Widerstand Verstand Einwand
  Grund Hintergrund Wolf Bahnhof Krampf Rumpf Stumpf Knopf Tropf Wurf Entwurf Kauf Lauf Verlauf
  Kreislauf Auslauf Belag Schlag Umschlag Vorschlag Verlag Auftrag Nachtrag Ertrag Vertrag Fang
  Durchgang Eingang Ausgang Hang Zusammenhang Überhang Rang Drang Strang Sprung Ursprung Flug Zug
  Überzug Bach Wunsch Barsch Lauch Schlauch Rauch Brauch Gebrauch Durchbruch Zusammenbruch Geruch Spruch
  Widerspruch Block Schrank Kanal Stahl Ball Fall Durchfall Unfall Notfall Zufall Stall Kamm Stamm Schwamm Turm Sturm
  Wurm Baum Raum Hohlraum Plan Schwan Hahn Kahn Ton Chor Dachs Fuchs Wuchs Bass Anlass Auslass Pass Stoß Guss Fluss
  Abfluss Durchfluss Einfluss Ausfluss Blutfluss Zufluss Schluss Abschluss Beschluss Anschluss Zusammenschluss
  Einschluss Ausschluss Gruß Saft Markt Gast Gefäßast Hut Arzt Chefarzt Konsiliararzt Oberarzt Assistenzarzt Bau
  Aufbau Überbau Kranz Tanz Schwanz Sturz Treppensturz Schatz Platz Satz Aufsatz Gegensatz
m n: Knabe Buchstabe Orthopäde See Kollege Junge Pathologe Radiologe Kardiologe Onkologe Gynäkologe Urologe Neurologe
  Gedanke Name Stachel
m =: Mai Juli Juni Zweifel Würfel Riegel Bügel Flügel Deckel Artikel Partikel Schenkel Winkel Himmel Tunnel Wechsel
  Stoffwechsel Schlüssel Scheitel Titel April Laden Reifen Streifen Ofen Kragen Wagen Morgen Rachen Haken Nacken
  Rücken Samen Rahmen Schuppen Kasten Osten Schlitten Auftraggeber September November Dezember Oktober Feeder Spender
  Sender Befunder Zeiger Empfänger Träger Raucher Exraucher Marker Behandler Fehler Zähler Sportler Schüler Sommer
  Scanner Jänner Körper Fahrer Laser Überweiser Zuweiser Durchmesser Querdurchmesser Längsdurchmesser Anbieter Meter
  Parameter Millimeter Zentimeter Kilometer Arbeiter Bearbeiter Leiter Begleiter Liter Milliliter Deziliter Halter
  Schalter Winter Master Computer Verletzter/Verletzte Server Tracer Transducer August März
m ¨: Apfel Mangel Vogel Faden Schaden Boden Vater
m s: Job Download Trend Standard Score Cut-off Plug Peak Check Schock Link Pool Boom Scan Drop Stopp Trigger Clips
  Reset Cut
m -: Trieb Betrieb Verbleib Reifegrad Ist-Zustand Allgemeinzustand Tee Bedarf Abflussweg Stuhlgang Hergang Harndrang
  Seitenvergleich Quervergleich Ausgleich Kopfbereich Halsbereich Tabak Schluck Dank Speichel Blutanteil Anfangsteil
  Hauptteil Befall Alkohol Rückstrom Zucker Neugeborener/Neugeborene/Neugeborenen Verlaufsparameter Eiter Verkehr
  Schweiß Grundriss Aufriss Tonus Zahnstatus Gefäßstatus Verdacht Gehalt Anhalt Inhalt Erhalt Aufenthalt Cut-off-Wert
  Druckwert Vorwert Flusswert Indexwert Trost Frust Kontext Würgereiz Juckreiz Schutz
pl -: Umstände Leute Eheleute Angaben Hämorrhoiden Beschwerden Gliedmaßen Daten Schmerzen Röteln Masern Eltern
  Geschwister Menses Faeces Fäzes
n -: Ja Asthma Rheuma Gelb Lob Laub Gold Fortbestand Jod Kopfende Übrige Allgemeine Bone Procedere Prozedere Ganze
  Re-Staging Tumorstaging Postfach Pech Reich Fleisch Blei Mittelstück Kartenmaterial Barium Kalzium
  Heben Ausbleiben Wohlbefinden Herzklopfen Laufen Tragen Liegen Anliegen Ansteigen Abklingen
  Abbrechen Erbrechen Sprechen Abweichen Rauchen Gehen Drehen Sehen Stehen Strecken Schlucken Absinken Fehlen Abfallen
  Atmen Nichterscheinen Hören Wasserlassen Essen Pressen Einreißen Sitzen Schwitzen Hämoglobin Nein Sein Unwohlsein
  Bewusstsein Hin Adrenalin Insulin Kreatinin Calcitonin Heparin Cholesterin Kortison Cortison Grün Fieber Silber Her Gehör
  Übriges Weiß Nichts Plus Minus Betracht Übergewicht Untergewicht Rot Blut Blau Fax Schwarz
n um>a: Minimum Maximum
n um>en: Museum Stadium Medium Kriterium Territorium Spektrum Vakuum
f ¨: Tochter Mutter
m ¨er: Mann
`
