export const examinationNouns = `
# Modalities, technique, procedures, devices, contrast
f n: Sequenz/Sequenzen Aufnahme Röntgenaufnahme Übersichtsaufnahme Zielaufnahme Nativaufnahme Standaufnahme
f n: Liegendaufnahme Bettaufnahme Vergleichsaufnahme Spätaufnahme Schicht/Schichten Schichtdicke
f n: Schichtführung/Schichtführungen Schnittführung/Schnittführungen Schnittebene Ebene Spule Kopfspule Kniespule
f n: Oberflächenspule Dosis/Dosen Strahlendosis/Strahlendosen Phase Nativphase Spätphase Frühphase Venenphase Sonde
f n: Magensonde Ernährungssonde Nadel Kanüle Klinge Drainage Thoraxdrainage Pleuradrainage Perikarddrainage Schraube
f n: Schiene Prothese Hüftprothese Knieprothese Endoprothese Totalendoprothese Hüfttotalendoprothese
f n: Knietotalendoprothese Schleuse Spritze Ampulle Tablette Infusion/Infusionen Injektion/Injektionen Elektrode
f n: Schrittmacherelektrode Cerclage Zementierung/Zementierungen Osteosynthese Arthrodese Biopsie/Biopsien
f n: Stanzbiopsie/Stanzbiopsien Vakuumbiopsie/Vakuumbiopsien Feinnadelpunktion/Feinnadelpunktionen Punktion/Punktionen
f n: Lumbalpunktion/Lumbalpunktionen Aspiration/Aspirationen Zytologie Histologie Sonographie/Sonographien
f n: Sonografie/Sonografien Mammasonographie/Mammasonographien Duplexsonographie/Duplexsonographien
f n: Farbdopplersonographie/Farbdopplersonographien Echokardiographie/Echokardiographien Elastographie/Elastographien
f n: Mammographie/Mammographien Galaktographie/Galaktographien Tomosynthese Tomographie/Tomographien
f n: Computertomographie/Computertomographien Magnetresonanztomographie/Magnetresonanztomographien
f n: Kernspintomographie/Kernspintomographien Positronenemissionstomographie/Positronenemissionstomographien
f n: Angiographie/Angiographien Angiografie/Angiografien Phlebographie/Phlebographien Arthrographie/Arthrographien
f n: Myelographie/Myelographien Urographie/Urographien Cholangiographie/Cholangiographien
f n: Cholangiopankreatikographie/Cholangiopankreatikographien Koronarangiographie/Koronarangiographien
f n: Durchleuchtung/Durchleuchtungen Szintigraphie/Szintigraphien Szintigrafie/Szintigrafien
f n: Skelettszintigraphie/Skelettszintigraphien Zystographie/Zystographien
f n: Hysterosalpingographie/Hysterosalpingographien Defäkographie/Defäkographien Radiographie/Radiographien
f n: Röntgenuntersuchung/Röntgenuntersuchungen Spektroskopie/Spektroskopien Traktographie/Traktographien
f n: Volumetrie/Volumetrien Densitometrie/Densitometrien Planimetrie Endoskopie/Endoskopien Gastroskopie/Gastroskopien
f n: Koloskopie/Koloskopien Bronchoskopie/Bronchoskopien Laparoskopie/Laparoskopien Arthroskopie/Arthroskopien
f n: Zystoskopie/Zystoskopien Mediastinoskopie/Mediastinoskopien Rektoskopie/Rektoskopien Laparotomie/Laparotomien
f n: Thorakotomie/Thorakotomien Sternotomie/Sternotomien Kraniotomie/Kraniotomien Trepanation/Trepanationen
f n: Tracheotomie/Tracheotomien Laminektomie/Laminektomien Hemilaminektomie/Hemilaminektomien Nukleotomie/Nukleotomien
f n: Cholezystektomie/Cholezystektomien Appendektomie/Appendektomien Splenektomie/Splenektomien
f n: Nephrektomie/Nephrektomien Hysterektomie/Hysterektomien Prostatektomie/Prostatektomien Mastektomie/Mastektomien
f n: Ablatio Lobektomie/Lobektomien Pneumonektomie/Pneumonektomien Gastrektomie/Gastrektomien
f n: Hemikolektomie/Hemikolektomien Kolektomie/Kolektomien Thyreoidektomie/Thyreoidektomien
f n: Hemithyreoidektomie/Hemithyreoidektomien Strumektomie/Strumektomien Adnexektomie/Adnexektomien
f n: Ovarektomie/Ovarektomien Orchiektomie/Orchiektomien Zystektomie/Zystektomien Meniskektomie/Meniskektomien
f n: Thrombektomie/Thrombektomien Lymphadenektomie/Lymphadenektomien Hepatektomie/Hepatektomien
f n: Pankreatektomie/Pankreatektomien Ösophagektomie/Ösophagektomien Tonsillektomie/Tonsillektomien
f n: Parathyreoidektomie/Parathyreoidektomien Lumpektomie/Lumpektomien Quadrantektomie/Quadrantektomien
f n: Segmentektomie/Segmentektomien Resektion/Resektionen Leberresektion/Leberresektionen
f n: Wedgeresektion/Wedgeresektionen Teilresektion/Teilresektionen Exstirpation/Exstirpationen Exzision/Exzisionen
f n: Inzision/Inzisionen Amputation/Amputationen Explantation/Explantationen Implantation/Implantationen
f n: Transplantation/Transplantationen Fixation/Fixationen Fixierung/Fixierungen Refixation/Refixationen
f n: Reinsertion/Reinsertionen Rekonstruktion/Rekonstruktionen Dekompression/Dekompressionen Revision/Revisionen
f n: Intervention/Interventionen Ablation/Ablationen Radiofrequenzablation/Radiofrequenzablationen
f n: Mikrowellenablation/Mikrowellenablationen Chemoembolisation/Chemoembolisationen
f n: Radioembolisation/Radioembolisationen Angioplastie/Angioplastien Ballondilatation/Ballondilatationen Lyse
f n: Thrombolyse Sklerotherapie/Sklerotherapien Periradikulärtherapie/Periradikulärtherapien
f n: Vertebroplastie/Vertebroplastien Kyphoplastie/Kyphoplastien Nephrostomie/Nephrostomien Gastrostomie/Gastrostomien
f n: Kolostomie/Kolostomien Ileostomie/Ileostomien Therapie/Therapien Chemotherapie/Chemotherapien
f n: Radiotherapie/Radiotherapien Radiochemotherapie/Radiochemotherapien Strahlentherapie/Strahlentherapien
f n: Immuntherapie/Immuntherapien Hormontherapie/Hormontherapien Antibiose Operation/Operationen
f n: Voroperation/Voroperationen Kontrastmittelgabe Kontrastmittelaufnahme
f n: Kontrastmittelunverträglichkeit/Kontrastmittelunverträglichkeiten
f n: Kontrastmittelapplikation/Kontrastmittelapplikationen Kontrastmittelphase Aufklärung/Aufklärungen
f n: Bildqualität/Bildqualitäten Auflösung/Auflösungen Ortsauflösung/Ortsauflösungen Wichtung/Wichtungen
f n: Fettsättigung/Fettsättigungen Fettunterdrückung/Fettunterdrückungen Bildrekonstruktion/Bildrekonstruktionen
f n: Rekonstruktionsebene Reformatierung/Reformatierungen Rückenlage Bauchlage Seitenlage Linksseitenlage
f n: Rechtsseitenlage Neutralstellung/Neutralstellungen Beugung/Beugungen Streckung/Streckungen Flexion/Flexionen
f n: Supination Pronation Abduktion/Abduktionen Adduktion/Adduktionen Außenrotation/Außenrotationen
f n: Innenrotation/Innenrotationen Elevation/Elevationen Kontrolle Lagekontrolle Stellungskontrolle Materialkontrolle
f n: Schnittbildgebung/Schnittbildgebungen Tumornachsorge Früherkennung Krebsfrüherkennung Mammadiagnostik
f n: Schilddrüsendiagnostik Verlaufsuntersuchung/Verlaufsuntersuchungen Untersuchungstechnik/Untersuchungstechniken
f n: Röhrenspannung/Röhrenspannungen Röhre Belichtung/Belichtungen Kollimation/Kollimationen Streustrahlung
f n: Strahlung/Strahlungen Strahlenbelastung/Strahlenbelastungen Reperfusion Füllungsphase Miktion/Miktionen
f n: Peristaltik Erreichbarkeit Bypassoperation/Bypassoperationen Anlage Neuanlage Portanlage Katheterlage Tubuslage
f n: Klassifikation Graduierung/Graduierungen Stadieneinteilung/Stadieneinteilungen Bestrahlung/Bestrahlungen
f n: Kallotasis Nachbestrahlung Nachresektion/Nachresektionen Hemiprothese Duokopfprothese Kappe Inlay Ringklemme
f n: Nahtreihe Naht/Nähte Klammernaht/Klammernähte Staplernaht/Staplernähte Tamponade Herzbeuteltamponade
f n: Ureterschiene Harnleiterschiene Pigtailschiene Spirale Intrauterinspirale Harnableitung/Harnableitungen
f n: Wundheilung/Wundheilungen Voraufnahme Vorbestrahlung
n e: Röntgen Röntgenbild/Röntgenbilder Schnittbild/Schnittbilder Summationsbild/Summationsbilder Topogramm Angiogramm
n e: Mammogramm Arthrogramm Myelogramm Phlebogramm Sonogramm Ausscheidungsurogramm Urogramm Kardiogramm
n e: Elektrokardiogramm Echokardiogramm Szintigramm Kontrastmittel/Kontrastmittel Gadolinium Nativbild/Nativbilder
n e: Computertomogramm Kernspintomogramm Gerät Ultraschallgerät Verfahren Hydro-CT Sonoskop Bronchoskop Endoskop
n e: Katheterende/Katheterenden Brustimplantat Silikonimplantat Kontrastmitteldepot Depot/Depots Port-System
n e: Portsystem Aggregat Schrittmacheraggregat Material/Materialien Schrittmachersystem Interponat
n e: Tracheostoma/Tracheostomata Stoma/Stomata Kolostoma/Kolostomata Ileostoma/Ileostomata Anus-praeter Lipiodol
n e: Kontrastmittelbolus/Kontrastmittelboli Silikon Titan Metallgitter Alloplast Cage/Cages Mesh/Meshes Kunststoffnetz
n e: Debridement Zeitintervall Messareal Dosisflächenprodukt Dosislängenprodukt Zeitfenster Knochenfenster
n e: Weichteilfenster Lungenfenster Hirnfenster Gantry Zytostatikum/Zytostatika Antibiotikum/Antibiotika
n e: Sedativum/Sedativa Analgetikum/Analgetika Antiemetikum/Antiemetika Lokalanästhetikum/Lokalanästhetika
n e: Spasmolytikum/Spasmolytika Desinfektionsmittel Punktat Ejektat Aspirat Biopsat Stanzzylinder/Stanzzylinder
n e: Kortikosteroid Steroid Glukokortikoid Diuretikum/Diuretika
m e: Ultraschall Schall Schallkopf/Schallköpfe Linearschallkopf/Linearschallköpfe Konvexschallkopf/Konvexschallköpfe
m e: Doppler/Doppler Farbdoppler/Farbdoppler Duplex Powerdoppler Computertomograph/Computertomographen
m e: Kernspintomograph/Kernspintomographen Tomograph/Tomographen Bolus/Boli Katheter/Katheter
m e: Venenkatheter/Venenkatheter Blasenkatheter/Blasenkatheter Dauerkatheter/Dauerkatheter
m e: Pulmonaliskatheter/Pulmonaliskatheter Dialysekatheter/Dialysekatheter Shaldon-Katheter Port/Ports Tubus/Tuben
m e: Endotrachealtubus/Endotrachealtuben Trachealtubus/Trachealtuben Herzschrittmacher/Herzschrittmacher
m e: Schrittmacher/Schrittmacher Defibrillator/Defibrillatoren Stent/Stents Gallengangsstent/Gallengangsstents
m e: Ureterstent/Ureterstents Nagel/Nägel Marknagel/Marknägel Draht/Drähte Führungsdraht/Führungsdrähte
m e: Kirschnerdraht/Kirschnerdrähte Fixateur/Fixateure Gipsverband/Gipsverbände Gips Castverband Zement Knochenzement
m e: Palacos Filter Cavafilter/Cavafilter Ballon/Ballons Coil/Coils Clip/Clips Anker/Anker Fadenanker/Fadenanker
m e: Button/Buttons Dübel/Dübel Prothesenschaft/Prothesenschäfte Ersatz Klappenersatz Hüftgelenkersatz
m e: Kniegelenkersatz Gelenkersatz Zugang/Zugänge Zugangsweg Nadelweg Stichkanal/Stichkanäle Punktionsweg Eingriff
m e: Puls Scout Scoutscan/Scoutscans Spiralscan/Spiralscans Mehrzeilenscanner Atemstopp/Atemstopps
m e: Atemstillstand/Atemstillstände Valsalva Schluckakt Breischluck Kontrasteinlauf/Kontrasteinläufe Einlauf/Einläufe
m e: Kolonkontrasteinlauf/Kolonkontrasteinläufe Algorithmus/Algorithmen Kernel Datensatz/Datensätze
m e: Strahlengang/Strahlengänge Schaltzyklus Zyklus/Zyklen Turnus Zustand Drän/Dräns Drain/Drains
m e: Wundverband/Wundverbände Venenzugang/Venenzugänge Medikamentenport/Medikamentenports
m e: Neurostimulator/Neurostimulatoren Stimulator/Stimulatoren Ventrikelkatheter/Ventrikelkatheter Ring
m e: Ereignisrekorder Loop-Rekorder Rekorder/Rekorder Eventrekorder/Eventrekorder Fragebogen/Fragebögen
m e: Aufklärungsbogen/Aufklärungsbögen Blutverdünner/Blutverdünner Allergiepass/Allergiepässe
f -: Kontrastmittelallergie/Kontrastmittelallergien Nachsorge Radiologie Dosimetrie Fluoreszenz
f -: Echogenität/Echogenitäten Densität/Densitäten Binnenstruktur/Binnenstrukturen Echostruktur/Echostrukturen
f -: Parenchymstruktur/Parenchymstrukturen Knochenstruktur/Knochenstrukturen Spongiosastruktur/Spongiosastrukturen
f -: Schallauslöschung/Schallauslöschungen Schallverstärkung/Schallverstärkungen Schalltransmission
f -: Schallbedingung/Schallbedingungen Bedingung/Bedingungen Darmgasüberlagerung/Darmgasüberlagerungen
f -: Luftüberlagerung/Luftüberlagerungen Flussgeschwindigkeit/Flussgeschwindigkeiten Flussrichtung/Flussrichtungen
f -: Strömung/Strömungen Strömungsrichtung/Strömungsrichtungen Komprimierbarkeit
f -: Kompressionssonographie/Kompressionssonographien Weite/Weiten Länge/Längen Distanz Statik Morphologie Halslordose
f -: Rezidivfreiheit Bildfolge/Bildfolgen
pl -: Hounsfield-Einheiten Rekonstruktionen Bilder Messungen Parameter Quadranten
n -: Low-dose MRT-Bild Bronchoskopieergebnis Doppler-Signal Farbdopplersignal/Farbdopplersignale
n -: Flussprofil/Flussprofile Flusssignal/Flusssignale Flow-Void Flow-void
# More technique and clinic
f -: Behelfsaufnahme/Behelfsaufnahmen Spezialaufnahme/Spezialaufnahmen Thoraxaufnahme/Thoraxaufnahmen
f -: Beckenübersicht/Beckenübersichten Abdomenübersicht/Abdomenübersichten
f -: Beckenübersichtsaufnahme/Beckenübersichtsaufnahmen Funktionsaufnahme/Funktionsaufnahmen Tangentialaufnahme
f -: Stehendaufnahme Ganzbeinaufnahme/Ganzbeinaufnahmen Ganzbeinstandaufnahme/Ganzbeinstandaufnahmen
f -: Schrägaufnahme/Schrägaufnahmen Zusatzaufnahme/Zusatzaufnahmen Durchleuchtungsaufnahme
f -: Reevaluierung/Reevaluierungen Evaluierung/Evaluierungen Nachbearbeitung Ejektionsfraktion/Ejektionsfraktionen
f -: Auswertesoftware Software Datenakquisition/Datenakquisitionen Gesamtdosis Effektivdosis Organdosis
f -: Niedrigdosistechnik Niedrigdosis Dosisreduktion Strahlendosisreduktion Technik/Techniken Akquisitionstechnik
f -: Dünnschichttechnik Spiraltechnik Mehrzeilentechnik Seldingertechnik Koronarangiografie
f -: Katheterspitze/Katheterspitzen Katheterangiographie/Katheterangiographien Drainagespitze Tubusspitze Portkammer
f -: Portkatheterspitze Verschlusstechnik Punktionsstelle/Punktionsstellen Punktionsnadel/Punktionsnadeln
f -: Stanze/Stanzen Führungsnadel Koaxialnadel/Koaxialnadeln Biopsienadel Sicht Befundung/Befundungen
f -: Zweitmeinung/Zweitmeinungen Zweitbefundung Mitbefundung Referenzbefundung Auswertung Nachverarbeitung
f -: Spülung/Spülungen Desinfektion Hautdesinfektion Anästhesie/Anästhesien Lokalanästhesie/Lokalanästhesien
f -: Sedierung/Sedierungen Vollnarkose Lagerung/Lagerungen Abdeckung/Abdeckungen Einwilligung/Einwilligungen
f -: Prämedikation Thyreostatika Risikoaufklärung Wundversorgung Druckverband Blutstillung Komplikationslosigkeit
f -: Anschlussheilbehandlung Rehabilitation Physiotherapie Krankengymnastik Schmerztherapie/Schmerztherapien
f -: Antikörpertherapie Systemtherapie Erhaltungstherapie Antibiotikatherapie/Antibiotikatherapien Lysetherapie
f -: Thrombozytenaggregationshemmung Kortisontherapie Steroidtherapie Hemihepatektomie/Hemihepatektomien
f -: Duodenopankreatektomie/Duodenopankreatektomien Rektumresektion/Rektumresektionen Sigmaresektion/Sigmaresektionen
f -: Blasenteilresektion Nierenteilresektion/Nierenteilresektionen Segmentresektion/Segmentresektionen Atypische
f -: Keilresektion/Keilresektionen Kopfresektion Pankreaslinksresektion Lungenteilresektion
f -: Tumorresektion/Tumorresektionen Transplantatniere/Transplantatnieren
f -: Nierentransplantation/Nierentransplantationen Lebertransplantation/Lebertransplantationen Herztransplantation
f -: Stammzelltransplantation Knochenmarktransplantation Refluxprüfung Bypassanlage Shuntanlage Stentanlage
f -: Stentimplantation/Stentimplantationen Stenteinlage Drainageanlage/Drainageanlagen Katheteranlage Sondenlage
f -: Drainagelage Materiallage Schraubenlage Zementaugmentation Augmentation/Augmentationen Brustaugmentation
f -: Brustimplantateinlage Aufbauplastik/Aufbauplastiken Plastik/Plastiken Kreuzbandplastik/Kreuzbandplastiken
f -: Hüftprothesenimplantation Endoprothetik Metallentfernung/Metallentfernungen
f -: Materialentfernung/Materialentfernungen Revisionsoperation/Revisionsoperationen
f -: Plattenosteosynthese/Plattenosteosynthesen Schraubenosteosynthese/Schraubenosteosynthesen Marknagelung
f -: Zuggurtung/Zuggurtungen Zuggurtungsosteosynthese/Zuggurtungsosteosynthesen Drahtcerclage/Drahtcerclagen
f -: Sternalcerclage/Sternalcerclagen Spickdrahtosteosynthese Stabilisierung/Stabilisierungen Dorsalstabilisierung
f -: Wirbelkörperersatz Bandnaht Kapselnaht Ruhigstellung/Ruhigstellungen Gipsruhigstellung Orthese/Orthesen Schienung
f -: Mobilisation Vollbelastung Teilbelastung Entlastung Alternative/Alternativen Dringlichkeit/Dringlichkeiten
f -: Abteilung/Abteilungen Klinik/Kliniken Sprechstunde/Sprechstunden Tumorkonferenz/Tumorkonferenzen Fallkonferenz
f -: Fallbesprechung Besprechung/Besprechungen Demonstration Bildübertragung Bilddatei Datei/Dateien Datenlage
f -: Aktenlage Krankenakte Patientenakte Vorgeschichte/Vorgeschichten Operationsanamnese Familienanamnese
f -: Eigenanamnese Medikamentenanamnese Peritonealdialyse Dialyse/Dialysen Hämodialyse Punktionssonographie
f -: Farbduplexsonographie Farbkodierung Endosonographie Echokardiografie Mammografie/Mammografien
f -: Tomografie/Tomografien Computertomografie/Computertomografien Magnetresonanztomografie/Magnetresonanztomografien
f -: Kernspintomografie Galaktografie Phlebografie Arthrografie/Arthrografien Urografie Cholangiografie
f -: Duplexsonografie Elastografie/Elastografien Mammasonografie Abdomensonografie/Abdomensonografien
f -: Abdomensonographie/Abdomensonographien Schilddrüsensonographie Schilddrüsensonografie Halssonographie Zystografie
f -: Radiografie Wirbelsäulenganzaufnahme Suszeptibilität Bolusgabe Kontrastmittelmenge Flussrate/Flussraten
f -: Signalgebung Strahlenqualität Schallqualität Aufnahmequalität Untersuchungsqualität
f -: Untersuchungsbedingung/Untersuchungsbedingungen Einsehbarkeit Atemlage Atemphase Inspirationslage
f -: Exspirationslage Inspirationstiefe Inspirationsstellung Exspirationsaufnahme/Exspirationsaufnahmen
f -: Inspirationsaufnahme Herzphase Diastole Systole Herzfunktion Pumpfunktion Wandbewegung
f -: Wandbewegungsstörung/Wandbewegungsstörungen Klappenfunktion Auswurffraktion Muskelmasse Wanddicke/Wanddicken
f -: Wandstärke/Wandstärken Myokarddicke Schlagkraft Mediendicke Scheitelsteißlänge Femurlänge Herzgröße Lebergröße
f -: Milzgröße Nierengröße Organgröße Tumorgröße Knotengröße Herdgröße Gesamtgröße Größenzunahme Größenabnahme
f -: Größenregredienz Größenkonstanz Größenangabe/Größenangaben Größenentwicklung Volumenzunahme Parenchymbreite
f -: Parenchymdicke Rindenbreite Gelenkspaltweite Gelenkspaltbreite Ventrikelweite Spinalkanalweite Lumenweite
f -: Gallengangsweite Gefäßweite Anteriorverlagerung
n -: Untersuchungsverfahren Staging Stagingverfahren Stentlumen Verschlusssystem/Verschlusssysteme System/Systeme
n -: Penicillin Prothesenlager Prothesenmaterial Nahtmaterial Fixationsmaterial Metallimplantat/Metallimplantate
n -: Wirbelkörperimplantat Kopfteil Schädeltrauma Untersuchungsdatum Geburtsdatum Geburtsjahr Lebensjahr/Lebensjahre
n -: Operationsdatum Gestationsalter Menstruationsalter Lebensalter Kindesalter Patientenalter Rezidivrisiko
n -: Blutungsrisiko Malignitätsrisiko Frakturrisiko Strahlenfeld/Strahlenfelder Messverfahren Endoprothesenmaterial
n -: Versagen Ansprechen Therapieansprechen Tumoransprechen Fortschreiten Voranschreiten Überschreiten Eindringen
n -: Austreten Einwachsen Abwarten Zuwarten Vorschub Restvolumen Prostatavolumen Schilddrüsenvolumen Gesamtvolumen
n -: Tumorvolumen Lungenvolumen/Lungenvolumina Lebervolumen Milzvolumen Schlagvolumen Plasmavolumen Harnblasenvolumen
n -: Restharnvolumen Herzzeitvolumen Spray/Sprays EKG-Triggering Triggering Sekundärbefund Kalziumscoring Vollbild
n -: Gesamtbild Schmerzbild Blutbild Zustandsbild Krankheitsbild/Krankheitsbilder Erscheinungsbild
n -: Verteilungsmuster/Verteilungsmuster Befallsmuster Mosaikmuster Verkalkungsmuster Kontrastmittelmuster
n -: Anreicherungsmuster Schädigungsmuster Verletzungsmuster Wachstumsmuster Ausbreitungsmuster Signalmuster Labor
n -: Datum Verlaufs-CT Trauma-CT Ganzkörper-CT Planungs-CT Nativ-CT Polytrauma-CT Röntgeninstitut Institut/Institute
n -: Krankenhaus Klinikum/Kliniken Zentrum Brustzentrum/Brustzentren Gefäßzentrum Tumorboard/Tumorboards Board/Boards
n -: Konsil/Konsile Telefonat/Telefonate Gespräch Aufklärungsgespräch/Aufklärungsgespräche Patientengespräch
n -: Einverständnis Formular/Formulare Register/Register Karzinomstadium Tumorstadium Frühstadium Spätstadium
n -: Endstadium Anfangsstadium Vorstadium Zwischenstadium Resorptionsstadium Subakutstadium
m -: Abstrom Betablocker/Betablocker Hub/Hübe Calciumscore Kalziumscore/Kalziumscores Agatston-Score Bewertungsscore
m -: Gesamtscore Untersuchungsumfang Untersuchungsbereich Untersuchungsablauf Untersuchungsgang Untersuchungszeitpunkt
m -: Untersuchungszeitraum Aufnahmezeitpunkt Operationszeitpunkt Zeitabstand Zeitverlauf Krankheitsverlauf
m -: Heilungsverlauf Verlaufsbefund/Verlaufsbefunde Vorbefund Rezidivverdacht Tumorverdacht Malignitätsverdacht
m -: Frakturverdacht Infektverdacht Frakturnachweis Rezidivnachweis Steinnachweis Luftnachweis Ergussnachweis
m -: Thrombusnachweis Metastasennachweis Tumornachweis Blutnachweis Kontrastmittelnachweis Ischämienachweis
m -: Blutungsnachweis Frakturausschluss Metastasenausschluss Rezidivausschluss Blutungsausschluss Thromboseausschluss
m -: Emphysemausschluss Fokus/Foki Fokusnachweis Tumorausschluss Verdachtsfall Notfallpatient/Notfallpatienten
m -: Diensthabender Bereitschaftsarzt/Bereitschaftsärzte Dienstarzt Stationsarzt/Stationsärzte Notarzt/Notärzte
m -: Rettungsdienst Schockraum Aufwachraum Operationssaal Kreißsaal Gerätetyp Hersteller Untersucher Blickwinkel
m -: Sagittalschnitt/Sagittalschnitte Axialschnitt Koronarschnitt Dünnschicht-CT Strahlenschutzgrund
m -: Sicherheitsabstand Resektionsrand/Resektionsränder Absetzungsrand Resektionsbereich Operationsbereich
m -: Operationssitus Operationserfolg Sitz Nadelsitz Prothesensitz Implantatsitz Prothesenwechsel Pfannenwechsel
m -: Schaftwechsel Inlaywechsel Gipswechsel Katheterwechsel Lagewechsel Seitenwechsel Größenwechsel Materialbruch
m -: Schraubenbruch Plattenbruch Prothesenbruch Kathetersitz Katheterverlauf Sondenverlauf Gefäßverlauf Nervenverlauf
m -: Knochenverlauf Sehnenverlauf Faserverlauf Frakturverlauf Achsverlauf Konturverlauf Rippenverlauf Ureterverlauf
m -: Darmverlauf Gelenkspaltverlauf Shuntverlauf
`
