export const generalNouns = `
# Words of every report and of clinical prose
f en: Untersuchung Beurteilung Fragestellung Veränderung Darstellung Empfehlung Abklärung Vorstellung Vorbehandlung
f en: Behandlung Bewegung Bestimmung Bewertung Beschreibung Besserung Beobachtung Beteiligung Belastung Bedeutung
f en: Begrenzung Begleitung Begründung Bemerkung Berechnung Berücksichtigung Besonderheit Bestätigung Beziehung
f en: Bildgebung Bildung Einschätzung Einschränkung Einordnung Einstellung Einstufung Einteilung Einleitung Entfernung
f en: Entlassung Entscheidung Entstehung Entwicklung Erfahrung Erfassung Ergänzung Erhebung Erhöhung Erklärung
f en: Erkrankung Ermittlung Ernährung Erscheinung Erwartung Erwähnung Führung Handlung Heilung Lösung Lokalisierung
f en: Leistung Leitung Lichtung Messung Meinung Meldung Nachsorgeuntersuchung Neigung Nutzung Öffnung Ordnung
f en: Orientierung Planung Prüfung Rechnung Reduzierung Richtung Schätzung Schonung Schichtung Sicherung Sitzung
f en: Stellung Steigerung Störung Teilung Trennung Typisierung Überprüfung Überweisung Übertragung Überwachung
f en: Umgebung Umstellung Unterscheidung Unterstützung Ursächlichkeit Verbindung Verbesserung Verkleinerung
f en: Verlängerung Verletzung Verminderung Vermehrung Vermutung Verschlechterung Versorgung Verstärkung Verteilung
f en: Verwendung Verzögerung Veranlassung Vereinbarung Verfügung Vermessung Verordnung Versicherung Verwechslung
f en: Voraussetzung Vorbereitung Warnung Wendung Wertung Wirkung Wiederholung Zielsetzung Zuordnung Zusammenfassung
f en: Zusammensetzung Zuweisung Zustimmung Zulassung Ausdehnung Ausprägung Ausbreitung Ausheilung Ausrichtung
f en: Ausführung Ausstrahlung Anmeldung Anmerkung Anordnung Anpassung Anforderung Andeutung Anwendung Aufstellung
f en: Aufteilung Auflistung Ableitung Abbildung Abgrenzung Ablagerung Abweichung Abwesenheit Anwesenheit Änderung
f en: Ähnlichkeit Durchführung Feststellung Festlegung Fortsetzung Nachbehandlung Nachbeobachtung Nachuntersuchung
f en: Rückbildung Rückmeldung Vorerkrankung Voruntersuchung Vergleichsuntersuchung Zuführung Indikationsstellung
f en: Diagnosestellung Verlaufsbeurteilung Terminvereinbarung Wiedervorstellung Mitbeurteilung Mitbehandlung
f en: Einweisung Aufforderung Identifizierung Klassifizierung Differenzierung Charakterisierung Quantifizierung
f en: Normierung Standardisierung Optimierung Modellierung Skalierung Segmentierung Lebensführung Anweisung Anschrift
f en: Nachricht Schrift Ansicht Aufsicht Absicht Rücksicht Einsicht Übersicht Pflicht Möglichkeit Wahrscheinlichkeit
f en: Notwendigkeit Auffälligkeit Abhängigkeit Genauigkeit Unregelmäßigkeit Schwierigkeit Geschwindigkeit Häufigkeit
f en: Fähigkeit Tätigkeit Zuverlässigkeit Sensitivität Spezifität Qualität Quantität Aktivität Modalität Lokalität
f en: Mobilität Rarität Stabilität Realität Normalität Vitalität Mortalität Morbidität Komorbidität Priorität
f en: Identität Universität Intensität Kapazität Elastizität Plastizität Komplexität Variabilität Instabilität
f en: Regularität Irregularität Homogenität Inhomogenität Heterogenität Symmetrie Asymmetrie Konformität Inaktivität
f en: Kausalität Integrität Kontinuität Diskontinuität Kompatibilität Reproduzierbarkeit Beurteilbarkeit
f en: Vergleichbarkeit Abgrenzbarkeit Erkennbarkeit Darstellbarkeit Sichtbarkeit Nachweisbarkeit Verfügbarkeit
f en: Durchgängigkeit Wirksamkeit Verträglichkeit Unverträglichkeit Empfindlichkeit Unsicherheit Sicherheit Gesundheit
f en: Krankheit Einheit Mehrheit Minderheit Gelegenheit Vergangenheit Freiheit Klarheit Schwachheit Feinheit
f en: Gesamtheit Beschaffenheit Gegebenheit Angelegenheit Mitarbeit Arbeit Zeit Jahreszeit Tageszeit Wartezeit Person
f en: Version Portion Region Funktion Information Situation Position Projektion Kombination Indikation
f en: Kontraindikation Korrelation Kommunikation Konstellation Kondition Tradition Population Publikation Präparation
f en: Präsentation Qualifikation Reaktion Relation Repetition Option Produktion Motivation Medikation Lokalisation
f en: Limitation Interpretation Institution Installation Infektion Generation Fraktion Formation Extension Evaluation
f en: Edukation Dokumentation Dimension Diskussion Differentiation Definition Deklaration Applikation Assoziation
f en: Adaptation Adaption Aktion Interaktion Akquisition Aggregation Argumentation Konsultation Konsistenz Konsequenz
f en: Konferenz Frequenz Tendenz Prävalenz Inzidenz Evidenz Existenz Präsenz Absenz Referenz Differenz Toleranz
f en: Relevanz Signifikanz Instanz Substanz Resonanz Varianz Bilanz Diskrepanz Divergenz Konvergenz Kongruenz
f en: Inkongruenz Äquivalenz Kompetenz Transparenz Latenz Potenz Persistenz Dominanz Kohärenz Stagnation Zahl Anzahl
f en: Auswahl Mehrzahl Unzahl Gesamtzahl Wahl Uhr Tür Art Form Norm Welt Gefahr Last Frist Fahrt Geburt Antwort Schuld
f en: Tat Reform Spur Kur Kultur Natur Struktur Signatur Temperatur Literatur Reparatur Korrektur Textur Architektur
f en: Tortur Firma/Firmen Praxis/Praxen Basis/Basen Ambulanz Station Intensivstation Taktik Statistik Problematik
f en: Symptomatik Systematik Diagnostik Charakteristik Thematik Metrik Dynamik Mechanik Optik Akustik Logistik Kritik
f en: Panik Rubrik Physik Kosmetik Prognostik
f n: Angabe Ausnahme Annahme Abnahme Zunahme Entnahme Einnahme Übernahme Teilnahme Maßnahme Stellungnahme Rücknahme
f n: Bitte Seite Breite Größe Höhe Tiefe Dicke Enge Fläche Lage Lücke Folge Reihe Reihenfolge Grenze Linie Frage Sache
f n: Ursache Tatsache Stelle Probe Adresse Woche Stunde Minute Sekunde Schwelle Spitze Strecke Sprache Stärke Summe
f n: Tabelle Tasche Stimme Skala/Skalen Szene Serie Studie Methode Maske Marke Masse Menge Miene Mitte Nähe Note
f n: Nummer Periode Pause Quelle Quote Rate Rolle Ruhe Rille Schale Scheibe Schere Schleife Schwere Sorge Vorsorge
f n: Fürsorge Vorlage Auflage Einlage Zulage Ablage Beilage Unterlage Nachfrage Anfrage Abfrage Diagnose
f n: Differenzialdiagnose Differentialdiagnose Verdachtsdiagnose Hauptdiagnose Nebendiagnose Arbeitsdiagnose
f n: Erstdiagnose Prognose Anamnese Hypothese Analyse Synthese Katastrophe Gruppe Klasse Kurve Kette Krise Kante Kerbe
f n: Klemme Komponente Konstante Variante Kategorie Theorie Hilfe Hülle Haube Hütte Gabe Abgabe Farbe Fahne Falte
f n: Feder Feile Ferne Garantie Grundlage Achse Beschwerde Binde Blende Börse Brücke Brühe Bremse Debatte Decke Dauer
f n: Düse Dichte Ecke Ehre Eile Erde Ernte Etage Etappe Verlaufskontrolle Notaufnahme Kugel Regel Schachtel Schüssel
f n: Formel Tafel Klammer Ziffer Trauer Mauer Krankengeschichte Geschichte Patientin/Patientinnen Ärztin/Ärztinnen
f n: Kollegin/Kolleginnen Frau/Frauen Dame Radiologin/Radiologinnen Zuweiserin/Zuweiserinnen
f n: Assistentin/Assistentinnen Idee Allee Armee Miete Wärme Kälte Härte Leere Nässe Schräge Gerade Waagerechte
f n: Waagrechte Senkrechte Vertikale Horizontale Diagonale Narkose Zelle Welle Wolke Waage Weile Weise Wende Wiege
f n: Ware Vase Rückfrage Aussage Absage Zusage Zeile Zeitspanne Spanne Sparte Sperre Spende Treppe Trübe Tüte Tonne
f n: Truhe Aufgabe Ausgabe Eingabe Vorgabe Wiedergabe Übergabe Rückgabe Zugabe
f ¨e: Hand Wand Kraft Luft Nacht Nuss Brust Faust Kunst Kuh Stadt Schnur Zusammenkunft Auskunft Zukunft Herkunft
f ¨e: Unterkunft Not Angst Ausflucht Sucht Zucht Frucht
f -: Zuhilfenahme Bezugnahme Inanspruchnahme Rücksprache Absprache Obhut Vorsicht Nachsicht Physiologie Ätiologie
f -: Epidemiologie Kardiologie Neurologie Urologie Onkologie Pneumologie Gastroenterologie Gynäkologie Dermatologie
f -: Rheumatologie Nephrologie Hepatologie Hämatologie Angiologie Orthopädie Pädiatrie Chirurgie Neurochirurgie
f -: Unfallchirurgie Gefäßchirurgie Thoraxchirurgie Viszeralchirurgie Neuroradiologie Nuklearmedizin Medizin
f -: Psychiatrie Mikrobiologie Hygiene Senologie Rechtsmedizin Compliance Topographie Topografie Genetik Geriatrie
f -: Virologie Endokrinologie Immunologie Toxikologie Pharmakologie
n e: Jahr Quartal Ergebnis/Ergebnisse Maß Ausmaß Mittelmaß Übermaß Problem Programm Protokoll Diagramm Gramm Kilogramm
n e: Milligramm Mikrogramm Prozent Paar Teil Gegenteil Urteil Recht Werk Netzwerk Ziel Spiel Beispiel Tier Papier
n e: Medikament Präparat Resultat Zitat Attest Rezept Konzept Objekt Projekt Subjekt Element Dokument Experiment
n e: Instrument Argument Talent Gewicht Körpergewicht Licht Gedicht Gesetz Heft Haar Harz Heim Objektiv Stativ Archiv
n e: Motiv Format Substrat Transplantat Explantat Transsudat Koagulat Konglomerat Filtrat Konzentrat Derivat Isolat
n e: Referat Internat Mandat Meer Moor Öl Salz Schwein Seil Sekret Geschenk Getränk Jubiläum/Jubiläen
n e: Verhältnis/Verhältnisse Verzeichnis/Verzeichnisse Ereignis/Ereignisse Verständnis/Verständnisse
n e: Gedächtnis/Gedächtnisse Erfordernis/Erfordernisse Hindernis/Hindernisse Bedürfnis/Bedürfnisse Defizit Intervall
n e: Interesse/Interessen Ende/Enden Ohr/Ohren Hemd/Hemden Bett/Betten Fett Insekt Reagenz/Reagenzien
n e: Prinzip/Prinzipien Risiko/Risiken Konto/Konten Thema/Themen Schema/Schemata Stigma/Stigmata Komma/Kommata/Kommas
n e: Klima Dogma/Dogmen Aroma/Aromen Drama/Dramen Prisma/Prismen Virus/Viren Genus/Genera Tempus/Tempora Integral
n e: Signal Potential/Potentiale Potenzial Ideal Kapital Personal Portal Pedal Quadrat Profil Ventil Exil Konstrukt
n e: Produkt Relikt Delikt Lot Brot Boot Verbot Gebot Angebot Aufgebot Los Moos Gas Bein Heil Unheil
n er: Bild Kind Feld Glied Mitglied Schild Geld Ei Rind Brett Kleid Nest Schwert Gespenst Geschlecht
n ¨er: Blatt Bad Dach Dorf Fach Glas Grab Haus Holz Huhn Kalb Kraut Lamm Land Loch Mal Rad Schloss Tal Tuch Volk Wort
n ¨er: Stichwort Maul Fass Amt Gut Haupt
n ¨e: Floß
n =: Mittel Zeichen Anzeichen Kennzeichen Lebenszeichen Warnzeichen Muster Fenster Messer Zimmer Wasser Alter Kissen
n =: Schreiben Vorgehen Vorhaben Vorkommen Vorliegen Vorhandensein Vermögen Vertrauen Verhalten Verschwinden
n =: Unternehmen Treffen Leben Leiden Rauschen Bildrauschen Aussehen Auftreten Wachstum/Wachstümer Bestreben Bestehen
n =: Bemühen Ansehen Andenken Gedenken Geschehen Geräusch/Geräusche Gelände Gebäude Getriebe Gewölbe Gefüge Gefälle
n =: Gemenge Kabel Viertel Drittel Fünftel Sechstel Achtel Zehntel Übel Siegel Möbel Pendel Pulver Kloster Opfer Ufer
n =: Feuer Steuer Mädchen Bläschen Körperchen Kügelchen Körnchen Stäbchen Plättchen Hütchen Röhrchen Kästchen Läppchen
n =: Pünktchen Züngelchen Höckerchen Quäntchen Flöckchen Eisen Examen Volumen/Volumina Lumen/Lumina Omen Wesen
n s: Auto Foto Video Büro Kino Team Interview Update Follow-up Screening Restaging Scoring Display Set Handy Detail
n s: Hotel Echo Limit Modul/Module Design Training Monitoring Ranking Mapping Imaging Timing Tracking Shunting
n s: Stenting Coiling Clipping Banding Bulging Cuffing Kinking Tethering Matching Mismatch Wash-out Wash-in Washout
n s: Washin Remodelling Pooling Blooming Tagging Tuning Bridging Lipping Notching Tapering Fading Crossover Overlap
n s: Flair Engagement Debulking Tumordebulking Catgut Alignment Alignement Malalignment Malalignement Offset Release
n s: Management Assessment Outcome Event Jet Air-Trapping Trapping Tree-in-bud Crazy-paving Honeycombing Sign Pattern
n s: Cluster Target Non-Target Nadir Downgrading Upgrading Downstaging Upstaging Tilt Bud Patch Pad Pouch Loop Flap
n s: Gap Graft Stripping Stress Tool Feature Sampling
m e: Befund Nebenbefund Zufallsbefund Hauptbefund Normalbefund Gesamtbefund Tastbefund Lokalbefund Vergleich Hinweis
m e: Nachweis Beweis Ausweis Verweis Bereich Kreis Rest Tag Monat Termin Schmerz/Schmerzen Punkt Schwerpunkt Zeitpunkt
m e: Standpunkt Aspekt Effekt Kontakt Kontrast Verlust Wert Grenzwert Normwert Messwert Schwellenwert Richtwert
m e: Mittelwert Grad Schweregrad Ort Wohnort Sport Transport Import Report Typ/Typen Subtyp/Subtypen
m e: Phänotyp/Phänotypen Genotyp/Genotypen Prototyp/Prototypen Dienst Verdienst Arm Tisch Fisch Schein Verein Weg Steg
m e: Beleg Erfolg Misserfolg Anteil Vorteil Nachteil Abteil Bericht Arztbericht Vorbericht Verzicht Bescheid
m e: Unterschied Abschied Entscheid Vergleichswert Blick Augenblick Ausblick Überblick Einblick Rückblick Fleck Zweck
m e: Schreck Dreck Schritt Fortschritt Abschnitt Schnitt Anschnitt Querschnitt Längsschnitt Durchschnitt Ausschnitt
m e: Einschnitt Kaiserschnitt Tritt Austritt Eintritt Rücktritt Zutritt Auftritt Ritt Griff Zugriff Angriff Begriff
m e: Übergriff Rückgriff Stoff Wirkstoff Sauerstoff Stickstoff Kunststoff Kohlenstoff Schlaf Brief Arztbrief Beruf Ruf
m e: Versuch Besuch Berg Zwerg Keim Schleim Reim Halm Film Helm Qualm Schirm Mechanismus/Mechanismen
m e: Organismus/Organismen Rhythmus/Rhythmen Index/Indizes/Indices Reflex Prozess Exzess Progress Regress Moment
m e: Patient/Patienten Student/Studenten Assistent/Assistenten Konsiliararzt/Konsiliarärzte Quotient/Quotienten
m e: Gradient/Gradienten Koeffizient/Koeffizienten Mensch/Menschen Herr/Herren Junge/Jungen Kollege/Kollegen
m e: Name/Namen Buchstabe/Buchstaben Gedanke/Gedanken Wille/Willen Glaube/Glauben Radiologe/Radiologen
m e: Urologe/Urologen Kardiologe/Kardiologen Chirurg/Chirurgen Orthopäde/Orthopäden Neurologe/Neurologen
m e: Onkologe/Onkologen Gynäkologe/Gynäkologen Pathologe/Pathologen Internist/Internisten
m e: Erwachsener/Erwachsene/Erwachsenen Jugendlicher/Jugendliche/Jugendlichen Faktor/Faktoren
m e: Risikofaktor/Risikofaktoren Detektor/Detektoren Sektor/Sektoren Rotor/Rotoren Autor/Autoren Doktor/Doktoren
m e: Professor/Professoren Direktor/Direktoren Motor/Motoren Monitor/Monitore Staat/Staaten See/Seen Quark Park Druck
m e: Ausdruck Eindruck Abdruck Blutdruck Überdruck Unterdruck Stich Strich Deich Laich Teich Streich Preis Umkreis
m e: Stern Herbst Frost Rost Most Geist Test Beginn Gewinn Sinn Pin Urin Kamin Spin Ruin Lohn Thron Mohn Hohn Korridor
m e: Tresor Humor
m ¨e: Arzt Oberarzt Hausarzt Facharzt Chefarzt Assistenzarzt Zuweisungsarzt Ausschluss Anschluss Abschluss Rückschluss
m ¨e: Schluss Einschluss Entschluss Beschluss Zusammenschluss Überschuss Schuss Einfluss Abfluss Fluss Rückfluss
m ¨e: Zufluss Durchfluss Ausfluss Überfluss Kuss Genuss Guss Raum Zeitraum Zwischenraum Hohlraum Baum Traum Schaum
m ¨e: Zaun Grund Hintergrund Untergrund Vordergrund Abstand Bestand Aufstand Umstand Widerstand Stand Gegenstand
m ¨e: Verstand Tiefstand Stillstand Rückstand Vorstand Brand Rand Strand Schrank Trank Stamm Kamm Schlamm Schwamm
m ¨e: Anfang Umfang Ausgang Eingang Durchgang Vorgang Umgang Hang Zusammenhang Anhang Überhang Rang Zwang Drang Klang
m ¨e: Fang Empfang Gesang Strang Sprung Vorsprung Ursprung Topf Zopf Knopf Tropf Stumpf Rumpf Strumpf Sumpf Trumpf
m ¨e: Dampf Krampf Kampf Gruß Stoß Anstoß Verstoß Vorstoß Fall Unfall Zufall Einfall Notfall Überfall Durchfall
m ¨e: Rückfall Wegfall Stall Ball Knall Ansatz Einsatz Absatz Zusatz Umsatz Satz Besatz Aufsatz Vorsatz Gegensatz
m ¨e: Grundsatz Platz Schatz Sturz Verkehrsunfall Antrag Auftrag Beitrag Vertrag Ertrag Vortrag Schlag Umschlag
m ¨e: Ausschlag Anschlag Vorschlag Durchschlag Rückschlag Aufschlag Niederschlag Belag Verlag Zuschlag Zug Bezug
m ¨e: Auszug Abzug Einzug Entzug Aufzug Anzug Überzug Verzug Pflug Flug Krug Verlauf Ablauf Auslauf Lauf Kreislauf
m ¨e: Blutkreislauf Anlauf Auflauf Kauf Bau Aufbau Abbau Ausbau Einbau Überbau Plan Kahn Hahn Schwan Gast Bass Pass
m ¨e: Einlass Anlass Nachlass Aderlass Auslass Wuchs Aufwuchs Fuchs Dachs Korb Chor Ton Sohn Pfahl Stahl Wunsch
m ¨e: Durchbruch Ausbruch Zusammenbruch Umbruch Spruch Anspruch Widerspruch Geruch Schlauch Rauch Lauch Brauch
m ¨e: Gebrauch Verbrauch Bach Dachstuhl Zwischenfall Markt Saft Duft Bahnhof Wolf Sarg Turm Wurm Sturm Schwarm Marsch
m ¨e: Barsch Einwand Aufwand Verband Pfand Vorwand Zeitaufwand Wurf Entwurf Vorwurf Hut Kauz Kranz Schwanz Glanz Tanz
m ¨e: Block
m =: Durchmesser Querdurchmesser Längsdurchmesser Körper Fehler Rahmen Faden/Fäden Boden/Böden Garten Laden
m =: Schaden/Schäden Hafen Ofen Haken Rücken Nacken Kasten Kuchen Rachen Drachen Wagen Kragen Tropfen Pfropfen
m =: Streifen Reifen Stopfen Samen Schuppen Klumpen Riemen Braten Spaten Schlitten Schnupfen Brocken Flecken Norden
m =: Süden Osten Westen Morgen Abend/Abende Mittag/Mittage Vormittag/Vormittage Nachmittag/Nachmittage Montag/Montage
m =: Dienstag/Dienstage Mittwoch/Mittwoche Donnerstag/Donnerstage Freitag/Freitage Samstag/Samstage Sonntag/Sonntage
m =: Januar/Januare Februar/Februare März April Mai Juni Juli August September Oktober November Dezember Jänner
m =: Frühling/Frühlinge Sommer Winter Meter Zentimeter Millimeter Mikrometer Kilometer Liter Milliliter Deziliter
m =: Parameter Zähler Scanner Transducer Marker Biomarker Tumormarker Tracer Server Computer Zweifel Mangel/Mängel
m =: Vogel/Vögel Apfel/Äpfel Schnabel Winkel Schenkel Kegel Kittel Titel Gipfel Zipfel Stachel/Stacheln Sockel Deckel
m =: Wechsel Stoffwechsel Würfel Zirkel Artikel Partikel Hügel Bügel Riegel Ziegel Igel Flügel Zügel Tiegel Schlüssel
m =: Löffel Rüssel Sessel Kessel Ärmel Himmel Kümmel Tunnel Kanal/Kanäle Lehrer Schüler Fahrer Raucher Nichtraucher
m =: Exraucher Träger Spender Empfänger Sportler Arbeiter Mitarbeiter Leiter Vertreter Verletzter/Verletzte Zuweiser
m =: Überweiser Behandler Befunder Operateur/Operateure Ingenieur/Ingenieure Master Zeiger Stecker Ständer Sender
m =: Schalter Halter Behälter Anbieter Bearbeiter Auftraggeber Einsender Berater Betreuer Begleiter Vater/Väter
m =: Bruder/Brüder Koordinator/Koordinatoren
m s: Check Scan Score Chip Clips Plug Trend Job Boom Zoom Standard Schock Trigger Peak Cut Cutoff Cut-off Link
m s: Laser/Laser Reset Download Pool Turnover Drop Status/Status Stopp
m -: Verdacht Bedarf Alkohol Tabak Zucker Kaffee Tee Ruhm Ausgleich Anhalt Aufenthalt Inhalt Gehalt Sachverhalt
m -: Unterhalt Erhalt Verkehr Zuwachs Zerfall Befall Verfall Dank Einklang Schutz Strahlenschutz Datenschutz Trost
m -: Frust Durst Hunger Schweiß Eiter Speichel Allgemeinzustand Ernährungszustand Verbleib Vertrieb Betrieb Trieb
m -: Antrieb Auftrieb Notfallbetrieb Übersichtscharakter Charakter/Charaktere
pl -: Angaben Leute Eltern Geschwister Ferien Kosten Daten Beschwerden Unkosten Gliedmaßen Masern Röteln Menses
pl -: Koordinaten Personalien Eheleute Schmerzen Umstände Faeces Fäzes Exkremente Hämorrhoiden
n -: Herzklopfen Fieber Erbrechen Schwitzen Frösteln Unwohlsein Wohlbefinden Befinden Wissen Gewissen Sein Bewusstsein
n -: Schnarchen Sehen Hören Sprechen Schlucken Atmen Pressen Stehen Liegen Sitzen Gehen Laufen Heben Tragen Beugen
n -: Strecken Drehen Kauen Niesen Lachen Weinen Essen Trinken Rauchen Stillen Wasserlassen Gespür Gehör Gefühl/Gefühle
n -: Publikum Ausbleiben Fehlen Nichts Weitere Ganze Allgemeine Ganzes Gesamte Übrige Übriges Maximum/Maxima
n -: Minimum/Minima Optimum/Optima Spektrum/Spektren Medium/Medien Kriterium/Kriterien Stadium/Stadien Studium/Studien
n -: Gremium/Gremien Laboratorium/Laboratorien Territorium/Territorien Vakuum/Vakuen Kontinuum/Kontinuen
n -: Praktikum/Praktika Spezifikum/Spezifika Charakteristikum/Charakteristika Faktum/Fakten Symposium/Symposien
n -: Album/Alben Museum/Museen Ausland Inland Umland Rheuma Koma/Komata Asthma Blut Fleisch Laub Lob Glück Pech
n -: Eiweiß/Eiweiße Cholesterin Kreatinin Kalium Natrium Kalzium Magnesium Kupfer Silber Gold Blei Zink Jod Barium
n -: Hämoglobin Insulin Heparin Kortison Cortison Adrenalin Vitamin/Vitamine Protein/Proteine Enzym/Enzyme
n -: Hormon/Hormone
# More of clinical prose
f -: Reichweite Betrachtung/Betrachtungen Bezeichnung/Bezeichnungen Anatomie/Anatomien Problemstellung
f -: Rechnungsstellung Aussagekraft Gesamtschau Zusammenschau Nachforderung Kenntnis/Kenntnisse Kenntnisnahme Kosten
f -: Rücküberweisung Erkenntnis/Erkenntnisse Größenordnung/Größenordnungen Zwischenzeit Vorzeit Uhrzeit/Uhrzeiten
f -: Wochenzeit Kindheit Jugend Familie/Familien Mutter/Mütter Tochter/Töchter Schwester/Schwestern Ehefrau/Ehefrauen
f -: Pflege Pflegekraft Kostenübernahme Krankenkasse/Krankenkassen Versichertenkarte Teilmenge Peripherie/Peripherien
f -: Nachbarschaft Hinsicht Gewissheit Ungewissheit Unklarheit/Unklarheiten Formgebung Gestalt Bauart Ausbildung
f -: Einzelheit/Einzelheiten Vielzahl Mindestmenge Hauptsache Nebensache Beständigkeit Konstanz Regelmäßigkeit
f -: Zartheit Zirkumferenz/Zirkumferenzen Konkavität Rundung Wölbung/Wölbungen Kippung/Kippungen Drehung/Drehungen
f -: Verdrehung/Verdrehungen Biegung/Biegungen Spannung/Spannungen Entspannung Reibung Wucht Energie/Energien
f -: Trinkmenge Körpergröße Körperoberfläche Sättigung Sauerstoffsättigung Ruhephase Wachheit Atemfrequenz Häufung
f -: Seltenheit Ursachenabklärung Ausschlussdiagnose Verlaufsdokumentation Ergussmenge Ergussbreite Flüssigkeitsmenge
f -: Luftmenge Reserve/Reserven Ausgangslage Sachlage Befundlage Notlage Zwangslage Fehllage/Fehllagen Tieflage
f -: Hochlage Mittellage Normallage Normvariante/Normvarianten Anlagevariante/Anlagevarianten
f -: Formvariante/Formvarianten Verlaufsvariante Gefäßvariante/Gefäßvarianten Grenzlinie Konturlinie Verbindungslinie
f -: Hilfslinie Bezugslinie Referenzlinie Umrisslinie Schnittstelle/Schnittstellen Bruchstelle Engstelle/Engstellen
f -: Nahtstelle/Nahtstellen Teilstrecke Wegstrecke Gehstrecke Stenosestrecke Weglänge Beinlänge
f -: Beinlängendifferenz/Beinlängendifferenzen Gesamtlänge Längsausdehnung Querausdehnung Gesamtausdehnung
f -: Maximalausdehnung Tiefenausdehnung
n -: Modell/Modelle Merkmal/Merkmale Malignitätskriterium/Malignitätskriterien Level/Level Betracht Epizentrum Reich
n -: Alkoholkonsum Infektgeschehen Tumorgeschehen Entzündungsgeschehen Krankheitsgeschehen Frakturgeschehen
n -: Größenverhältnis/Größenverhältnisse Raumverhältnis Stellungsverhältnis/Stellungsverhältnisse
n -: Artikulationsverhältnis/Artikulationsverhältnisse Strukturverhältnis/Strukturverhältnisse
n -: Lageverhältnis/Lageverhältnisse Flussverhältnis/Flussverhältnisse Signalverhältnis
n -: Gefäßverhältnis/Gefäßverhältnisse Wandverhältnis Weichteilverhältnis/Weichteilverhältnisse Zwischengewebe
n -: Krankheitszeichen Gefahrenpotential Rezidivpotential Knochenstück Mittelstück Zwischenstück Kopfende
n -: Nachbarsegment/Nachbarsegmente Nachbarorgan/Nachbarorgane Transplantatorgan Zielorgan Endorgan Zielgefäß
n -: Nachbargefäß Randgebiet Grenzgebiet Einzugsgebiet Abstromgebiet Fachgebiet Gelb Rot Grün Blau Weiß Schwarz Grau
n -: Geburtsgewicht Körperbild Fremdkörpermaterial Konvolut/Konvolute Gefäßkonvolut/Gefäßkonvolute
n -: Venenkonvolut/Venenkonvolute Scharnier/Scharniere Erregerspektrum Niveau/Niveaus Plus Minus
n -: Hin Her Nein Ja
m -: Kontext Kommentar/Kommentare Scheitel/Scheitel Scheitelpunkt/Scheitelpunkte Filterwechsel Konsum Ausgangsbefund
m -: Ausgangspunkt/Ausgangspunkte Ausgangswert Referenzwert/Referenzwerte Laborwert/Laborwerte Leberwert/Leberwerte
m -: Nierenwert/Nierenwerte Entzündungswert/Entzündungswerte Blutwert/Blutwerte Dichtewert/Dichtewerte
m -: Kreatininwert/Kreatininwerte Spitzenwert Höchstwert Mindestwert Cut-off-Wert Indexwert Zahlenwert Druckwert
m -: Flusswert Widerstandsindex Raumforderungseffekt Ehemann/Ehemänner Mann/Männer Knabe/Knaben Säugling/Säuglinge
m -: Neugeborener/Neugeborene/Neugeborenen Hund/Hunde Fahrradsturz Treppensturz/Treppenstürze Fahrradunfall Autounfall
m -: Arbeitsunfall/Arbeitsunfälle Sportunfall Motorradunfall Hergang Unfallhergang Aufprall Stolpersturz Schluck
m -: Zahnstatus Impfstatus Ernährungsstatus Gefäßstatus Pflegegrad Ausprägungsgrad/Ausprägungsgrade
m -: Stenosegrad/Stenosegrade Arthrosegrad Füllungsgrad Reifegrad Malignitätsgrad Winkelgrad Wahrscheinlichkeitsgrad
m -: Zeitzusammenhang Anfangsteil Endteil Hauptteil Randteil/Randteile Weichteilanteil/Weichteilanteile
m -: Knochenanteil/Knochenanteile Fettanteil/Fettanteile Blutanteil Flüssigkeitsanteil Luftanteil Kalkanteil
m -: Lungenanteil/Lungenanteile Leberanteil/Leberanteile Tumoranteil/Tumoranteile Hauptanteil/Hauptanteile
m -: Restanteil/Restanteile Randanteil Abschnittsbereich Randbereich/Randbereiche Übergangsbereich/Übergangsbereiche
m -: Grenzbereich/Grenzbereiche Normbereich/Normbereiche Referenzbereich/Referenzbereiche Halsbereich Beckenbereich
m -: Nierenbereich Lungenbereich Kopfbereich Schulterbereich Gelenkbereich Leistenbereich Nabelbereich
m -: Wirbelsäulenbereich Ansatzbereich Wurzelbereich Hilusbereich Schaftbereich Sprunggelenkbereich Narbenbereich
m -: Anastomosenbereich Darmabschnitt/Darmabschnitte Dünndarmabschnitt/Dünndarmabschnitte
m -: Kolonabschnitt/Kolonabschnitte Lungenabschnitt/Lungenabschnitte Gefäßabschnitt/Gefäßabschnitte
m -: Oberbauchabschnitt/Oberbauchabschnitte Skelettabschnitt/Skelettabschnitte Leberabschnitt Körperabschnitt
m -: Teilabschnitt Gefäßast/Gefäßäste Prozentsatz/Prozentsätze Zentimeterbereich Millimeterbereich Verlaufsparameter
m -: Hauptgrund Nebengrund
n -: Fortbestehen Weiterbestehen Nichtansprechen Nichterscheinen Ansteigen Abfallen Abklingen Einreißen Abbrechen
n -: Absinken Abweichen Anliegen Aneinanderliegen Fortbestand Abschlussgespräch Leistungsvermögen Telefon/Telefone Fax
n -: Postfach
f -: Bewegungsunschärfe Unruhe Patientenunruhe Atembewegung Eigenbewegung Kooperation Abschlussangiographie
f -: Abschlusskontrolle Halbierung Verdopplung Verdoppelung Verdreifachung Rückläufigkeit Zeitangabe Umfangsdifferenz
f -: Seitendifferenz/Seitendifferenzen Druckdifferenz Größendifferenz Klinikeinweisung Rettungsstelle Notfallambulanz
f -: Notfallaufnahme Unfallklinik Arztpraxis Gemeinschaftspraxis Kinderklinik Frauenklinik Augenklinik Hautklinik
m -: Verlaufsvergleich Seitenvergleich Quervergleich Direktvergleich Vorwert Ausgangszustand Ruhezustand
m -: Belastungszustand Füllungszustand Wachzustand Ist-Zustand Operationszustand Gesundheitszustand
f -: Erholung Reklamation Anfertigung/Anfertigungen Abfolge/Abfolgen Begleiterkrankung/Begleiterkrankungen Gesamtbeurteilung Schlussfolgerung/Schlussfolgerungen Folgerung/Folgerungen Verlaufsaufnahme/Verlaufsaufnahmen Bildserie/Bildserien Aufnahmeserie Untersuchungsserie Wiederaufnahme Ortsangabe Seitenangabe Höhenangabe Höhenlokalisation Höhenzuordnung Etagenhöhe Wirbelzählung Zählung/Zählungen Zählweise Nummerierung Nomenklatur Terminologie Richtlinie/Richtlinien Leitlinie/Leitlinien Archivierung Beschriftung Hautmarkierung Seitenmarkierung Drahtmarkierung/Drahtmarkierungen Clipmarkierung/Clipmarkierungen Lokalisationsdiagnostik Diagnosesicherung Gewebegewinnung Materialgewinnung Probenentnahme/Probenentnahmen Gewebeprobe/Gewebeproben Blutentnahme Blutabnahme Laborkontrolle/Laborkontrollen Röntgenkontrolle/Röntgenkontrollen Kontrolluntersuchung/Kontrolluntersuchungen Kontrollaufnahme/Kontrollaufnahmen Befundkontrolle/Befundkontrollen Größenkontrolle Befundänderung/Befundänderungen Befundverschlechterung Befundbesserung Befundübermittlung Befundmitteilung Mitteilung/Mitteilungen Notfallindikation
m -: Befundbericht Kurzbericht Nachtrag/Nachträge Abriss/Abrisse Umriss/Umrisse Grundriss Aufriss Hinweisgeber Vermerk/Vermerke Kontrollzeitraum Kontrollabstand Zeitrahmen Hustenreiz Würgereiz Brechreiz Juckreiz Reiz/Reize Reizzustand/Reizzustände Reizerguss/Reizergüsse Reizhusten Stuhlgang Harndrang Muskeltonus Tonus Blutfluss/Blutflüsse Rückstrom Zustrom Liquorfluss Lymphfluss Gallefluss Abflussweg
n -: Kontrollintervall/Kontrollintervalle Procedere Prozedere Bildmaterial Kartenmaterial Bildarchiv Papierbild Fremdbild Fremdröntgen Voruntersuchungsbild Untersuchungsergebnis/Untersuchungsergebnisse Biopsieergebnis/Biopsieergebnisse Laborergebnis/Laborergebnisse Behandlungsergebnis Operationsergebnis Langzeitergebnis Primärstaging Re-Staging Tumorstaging Organsystem/Organsysteme Gleichgewicht Ungleichgewicht Übergewicht Untergewicht Druckgefälle Dichtegefälle
`
