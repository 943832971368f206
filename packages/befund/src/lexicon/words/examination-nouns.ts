export const examinationNouns = `
# Modalities, technique, procedures, devices, contrast
f n: Sequenz/Sequenzen Aufnahme Röntgenaufnahme Zielaufnahme Standaufnahme Liegendaufnahme Bettaufnahme Spätaufnahme
f n: Schicht/Schichten Schichtdicke Schichtführung/Schichtführungen Schnittführung/Schnittführungen Ebene Spule
f n: Kopfspule Kniespule Dosis/Dosen Strahlendosis/Strahlendosen Phase Nativphase Spätphase Frühphase Sonde Magensonde
f n: Nadel Kanüle Klinge Drainage Thoraxdrainage Pleuradrainage Perikarddrainage Schraube Schiene Prothese
f n: Hüftprothese Endoprothese Totalendoprothese Hüfttotalendoprothese Knietotalendoprothese Schleuse Spritze Ampulle
f n: Tablette Infusion/Infusionen Injektion/Injektionen Elektrode Cerclage Zementierung/Zementierungen Osteosynthese
f n: Arthrodese Biopsie/Biopsien Stanzbiopsie/Stanzbiopsien Vakuumbiopsie/Vakuumbiopsien
f n: Feinnadelpunktion/Feinnadelpunktionen Punktion/Punktionen Lumbalpunktion/Lumbalpunktionen Aspiration/Aspirationen
f n: Zytologie Histologie Sonographie/Sonographien Sonografie/Sonografien Mammasonographie/Mammasonographien
f n: Duplexsonographie/Duplexsonographien Farbdopplersonographie/Farbdopplersonographien
f n: Echokardiographie/Echokardiographien Elastographie/Elastographien Mammographie/Mammographien
f n: Galaktographie/Galaktographien Tomosynthese Tomographie/Tomographien Computertomographie/Computertomographien
f n: Magnetresonanztomographie/Magnetresonanztomographien Kernspintomographie/Kernspintomographien
f n: Positronenemissionstomographie/Positronenemissionstomographien Angiographie/Angiographien
f n: Angiografie/Angiografien Phlebographie/Phlebographien Arthrographie/Arthrographien Myelographie/Myelographien
f n: Urographie/Urographien Cholangiographie/Cholangiographien
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
f n: Reformatierung/Reformatierungen Rückenlage Bauchlage Seitenlage Linksseitenlage Rechtsseitenlage
f n: Neutralstellung/Neutralstellungen Beugung/Beugungen Streckung/Streckungen Flexion/Flexionen Supination Pronation
f n: Abduktion/Abduktionen Adduktion/Adduktionen Außenrotation/Außenrotationen Innenrotation/Innenrotationen
f n: Elevation/Elevationen Kontrolle Lagekontrolle Schnittbildgebung/Schnittbildgebungen Früherkennung
f n: Schilddrüsendiagnostik Verlaufsuntersuchung/Verlaufsuntersuchungen Untersuchungstechnik/Untersuchungstechniken
f n: Röhrenspannung/Röhrenspannungen Röhre Belichtung/Belichtungen Kollimation/Kollimationen Strahlung/Strahlungen
f n: Strahlenbelastung/Strahlenbelastungen Reperfusion Miktion/Miktionen Peristaltik Bypassoperation/Bypassoperationen
f n: Anlage Neuanlage Portanlage Katheterlage Tubuslage Klassifikation Graduierung/Graduierungen
f n: Stadieneinteilung/Stadieneinteilungen Bestrahlung/Bestrahlungen Kallotasis Nachbestrahlung
f n: Nachresektion/Nachresektionen Hemiprothese Duokopfprothese Kappe Inlay Nahtreihe Naht/Nähte
f n: Klammernaht/Klammernähte Staplernaht/Staplernähte Tamponade Harnleiterschiene Spirale
f n: Harnableitung/Harnableitungen Wundheilung/Wundheilungen Voraufnahme Vorbestrahlung
n e: Röntgen Röntgenbild/Röntgenbilder Schnittbild/Schnittbilder Summationsbild/Summationsbilder Topogramm Angiogramm
n e: Mammogramm Arthrogramm Myelogramm Phlebogramm Sonogramm Urogramm Kardiogramm Elektrokardiogramm Echokardiogramm
n e: Szintigramm Kontrastmittel/Kontrastmittel Gadolinium Nativbild/Nativbilder Kernspintomogramm Gerät Verfahren
n e: Hydro-CT Sonoskop Bronchoskop Endoskop Katheterende/Katheterenden Brustimplantat Silikonimplantat Depot/Depots
n e: Port-System Portsystem Aggregat Material/Materialien Interponat Tracheostoma/Tracheostomata Stoma/Stomata
n e: Kolostoma/Kolostomata Ileostoma/Ileostomata Anus-praeter Lipiodol Kontrastmittelbolus/Kontrastmittelboli Silikon
n e: Titan Metallgitter Alloplast Cage/Cages Mesh/Meshes Debridement Messareal Dosisflächenprodukt Dosislängenprodukt
n e: Knochenfenster Weichteilfenster Gantry Zytostatikum/Zytostatika Antibiotikum/Antibiotika Sedativum/Sedativa
n e: Analgetikum/Analgetika Antiemetikum/Antiemetika Lokalanästhetikum/Lokalanästhetika Spasmolytikum/Spasmolytika
n e: Punktat Ejektat Aspirat Biopsat Stanzzylinder/Stanzzylinder Kortikosteroid Steroid Glukokortikoid
n e: Diuretikum/Diuretika
m e: Ultraschall Schall Schallkopf/Schallköpfe Linearschallkopf/Linearschallköpfe Konvexschallkopf/Konvexschallköpfe
m e: Doppler/Doppler Farbdoppler/Farbdoppler Duplex Powerdoppler Computertomograph/Computertomographen
m e: Kernspintomograph/Kernspintomographen Tomograph/Tomographen Bolus/Boli Katheter/Katheter
m e: Venenkatheter/Venenkatheter Blasenkatheter/Blasenkatheter Dauerkatheter/Dauerkatheter
m e: Pulmonaliskatheter/Pulmonaliskatheter Dialysekatheter/Dialysekatheter Shaldon-Katheter Port/Ports Tubus/Tuben
m e: Endotrachealtubus/Endotrachealtuben Trachealtubus/Trachealtuben Herzschrittmacher/Herzschrittmacher
m e: Schrittmacher/Schrittmacher Defibrillator/Defibrillatoren Stent/Stents Gallengangsstent/Gallengangsstents
m e: Ureterstent/Ureterstents Nagel/Nägel Marknagel/Marknägel Draht/Drähte Führungsdraht/Führungsdrähte
m e: Kirschnerdraht/Kirschnerdrähte Fixateur/Fixateure Gipsverband/Gipsverbände Gips Castverband Zement Palacos Filter
m e: Cavafilter/Cavafilter Ballon/Ballons Coil/Coils Clip/Clips Anker/Anker Fadenanker/Fadenanker Button/Buttons
m e: Dübel/Dübel Prothesenschaft/Prothesenschäfte Ersatz Klappenersatz Zugang/Zugänge Zugangsweg Nadelweg
m e: Stichkanal/Stichkanäle Punktionsweg Eingriff Puls Scout Scoutscan/Scoutscans Spiralscan/Spiralscans
m e: Atemstopp/Atemstopps Atemstillstand/Atemstillstände Valsalva Schluckakt Breischluck
m e: Kontrasteinlauf/Kontrasteinläufe Einlauf/Einläufe Kolonkontrasteinlauf/Kolonkontrasteinläufe
m e: Algorithmus/Algorithmen Kernel Datensatz/Datensätze Strahlengang/Strahlengänge Schaltzyklus Zyklus/Zyklen Turnus
m e: Zustand Drän/Dräns Drain/Drains Wundverband/Wundverbände Venenzugang/Venenzugänge
m e: Medikamentenport/Medikamentenports Neurostimulator/Neurostimulatoren Stimulator/Stimulatoren
m e: Ventrikelkatheter/Ventrikelkatheter Ring Loop-Rekorder Rekorder/Rekorder Eventrekorder/Eventrekorder
m e: Fragebogen/Fragebögen Aufklärungsbogen/Aufklärungsbögen Blutverdünner/Blutverdünner Allergiepass/Allergiepässe
f -: Kontrastmittelallergie/Kontrastmittelallergien Nachsorge Radiologie Dosimetrie Fluoreszenz
f -: Echogenität/Echogenitäten Densität/Densitäten Binnenstruktur/Binnenstrukturen Echostruktur/Echostrukturen
f -: Parenchymstruktur/Parenchymstrukturen Knochenstruktur/Knochenstrukturen Spongiosastruktur/Spongiosastrukturen
f -: Schallauslöschung/Schallauslöschungen Schallverstärkung/Schallverstärkungen Schalltransmission
f -: Schallbedingung/Schallbedingungen Bedingung/Bedingungen Darmgasüberlagerung/Darmgasüberlagerungen
f -: Luftüberlagerung/Luftüberlagerungen Flussgeschwindigkeit/Flussgeschwindigkeiten Flussrichtung/Flussrichtungen
f -: Strömung/Strömungen Strömungsrichtung/Strömungsrichtungen Kompressionssonographie/Kompressionssonographien
f -: Weite/Weiten Länge/Längen Distanz Statik Morphologie Rezidivfreiheit Bildfolge/Bildfolgen
pl -: Hounsfield-Einheiten Rekonstruktionen Bilder Messungen Parameter Quadranten
n -: Low-dose MRT-Bild Doppler-Signal Farbdopplersignal/Farbdopplersignale Flussprofil/Flussprofile
n -: Flusssignal/Flusssignale Flow-Void Flow-void
# More technique and clinic
f -: Behelfsaufnahme/Behelfsaufnahmen Spezialaufnahme/Spezialaufnahmen Thoraxaufnahme/Thoraxaufnahmen
f -: Beckenübersicht/Beckenübersichten Abdomenübersicht/Abdomenübersichten
f -: Beckenübersichtsaufnahme/Beckenübersichtsaufnahmen Funktionsaufnahme/Funktionsaufnahmen
f -: Ganzbeinaufnahme/Ganzbeinaufnahmen Ganzbeinstandaufnahme/Ganzbeinstandaufnahmen Schrägaufnahme/Schrägaufnahmen
f -: Zusatzaufnahme/Zusatzaufnahmen Reevaluierung/Reevaluierungen Evaluierung/Evaluierungen Nachbearbeitung
f -: Ejektionsfraktion/Ejektionsfraktionen Auswertesoftware Software Datenakquisition/Datenakquisitionen Gesamtdosis
f -: Effektivdosis Niedrigdosistechnik Niedrigdosis Dosisreduktion Strahlendosisreduktion Technik/Techniken
f -: Seldingertechnik Katheterspitze/Katheterspitzen Katheterangiographie/Katheterangiographien Drainagespitze
f -: Tubusspitze Portkammer Punktionsstelle/Punktionsstellen Punktionsnadel/Punktionsnadeln Stanze/Stanzen
f -: Koaxialnadel/Koaxialnadeln Sicht Befundung/Befundungen Zweitmeinung/Zweitmeinungen Zweitbefundung Mitbefundung
f -: Auswertung Nachverarbeitung Spülung/Spülungen Desinfektion Hautdesinfektion Anästhesie/Anästhesien
f -: Lokalanästhesie/Lokalanästhesien Sedierung/Sedierungen Vollnarkose Lagerung/Lagerungen Abdeckung/Abdeckungen
f -: Einwilligung/Einwilligungen Prämedikation Thyreostatika Druckverband Blutstillung Rehabilitation Physiotherapie
f -: Krankengymnastik Schmerztherapie/Schmerztherapien Erhaltungstherapie Antibiotikatherapie/Antibiotikatherapien
f -: Thrombozytenaggregationshemmung Steroidtherapie Hemihepatektomie/Hemihepatektomien
f -: Duodenopankreatektomie/Duodenopankreatektomien Rektumresektion/Rektumresektionen Sigmaresektion/Sigmaresektionen
f -: Nierenteilresektion/Nierenteilresektionen Segmentresektion/Segmentresektionen Atypische
f -: Keilresektion/Keilresektionen Kopfresektion Pankreaslinksresektion Tumorresektion/Tumorresektionen
f -: Transplantatniere/Transplantatnieren Nierentransplantation/Nierentransplantationen
f -: Lebertransplantation/Lebertransplantationen Stentimplantation/Stentimplantationen Drainageanlage/Drainageanlagen
f -: Katheteranlage Sondenlage Materiallage Schraubenlage Augmentation/Augmentationen Aufbauplastik/Aufbauplastiken
f -: Plastik/Plastiken Kreuzbandplastik/Kreuzbandplastiken Endoprothetik Metallentfernung/Metallentfernungen
f -: Materialentfernung/Materialentfernungen Revisionsoperation/Revisionsoperationen
f -: Plattenosteosynthese/Plattenosteosynthesen Schraubenosteosynthese/Schraubenosteosynthesen Zuggurtung/Zuggurtungen
f -: Zuggurtungsosteosynthese/Zuggurtungsosteosynthesen Drahtcerclage/Drahtcerclagen Sternalcerclage/Sternalcerclagen
f -: Spickdrahtosteosynthese Stabilisierung/Stabilisierungen Wirbelkörperersatz Bandnaht Ruhigstellung/Ruhigstellungen
f -: Gipsruhigstellung Orthese/Orthesen Schienung Mobilisation Vollbelastung Teilbelastung Entlastung
f -: Alternative/Alternativen Dringlichkeit/Dringlichkeiten Abteilung/Abteilungen Klinik/Kliniken
f -: Sprechstunde/Sprechstunden Tumorkonferenz/Tumorkonferenzen Besprechung/Besprechungen Demonstration Bilddatei
f -: Datei/Dateien Datenlage Aktenlage Krankenakte Patientenakte Vorgeschichte/Vorgeschichten Familienanamnese
f -: Eigenanamnese Dialyse/Dialysen Hämodialyse Farbkodierung Endosonographie Mammografie/Mammografien
f -: Tomografie/Tomografien Computertomografie/Computertomografien Magnetresonanztomografie/Magnetresonanztomografien
f -: Galaktografie Phlebografie Arthrografie/Arthrografien Urografie Cholangiografie Elastografie/Elastografien
f -: Abdomensonografie/Abdomensonografien Abdomensonographie/Abdomensonographien Zystografie Radiografie
f -: Wirbelsäulenganzaufnahme Suszeptibilität Bolusgabe Flussrate/Flussraten Signalgebung Strahlenqualität
f -: Untersuchungsbedingung/Untersuchungsbedingungen Atemlage Atemphase Exspirationsaufnahme/Exspirationsaufnahmen
f -: Herzphase Diastole Systole Pumpfunktion Wandbewegung Wandbewegungsstörung/Wandbewegungsstörungen Auswurffraktion
f -: Wanddicke/Wanddicken Wandstärke/Wandstärken Femurlänge Herzgröße Milzgröße Herdgröße Gesamtgröße Größenzunahme
f -: Größenabnahme Größenregredienz Größenkonstanz Größenangabe/Größenangaben Parenchymbreite Parenchymdicke
f -: Gelenkspaltweite Gelenkspaltbreite Ventrikelweite Spinalkanalweite Lumenweite
n -: Staging Verschlusssystem/Verschlusssysteme System/Systeme Penicillin Metallimplantat/Metallimplantate Kopfteil
n -: Lebensjahr/Lebensjahre Strahlenfeld/Strahlenfelder Versagen Ansprechen Therapieansprechen Fortschreiten
n -: Voranschreiten Überschreiten Eindringen Austreten Einwachsen Abwarten Zuwarten Vorschub Restvolumen
n -: Prostatavolumen Schilddrüsenvolumen Gesamtvolumen Lungenvolumen/Lungenvolumina Schlagvolumen Plasmavolumen
n -: Herzzeitvolumen Spray/Sprays EKG-Triggering Triggering Sekundärbefund Vollbild Gesamtbild Blutbild
n -: Krankheitsbild/Krankheitsbilder Verteilungsmuster/Verteilungsmuster Mosaikmuster Labor Datum Verlaufs-CT
n -: Trauma-CT Ganzkörper-CT Planungs-CT Nativ-CT Polytrauma-CT Röntgeninstitut Institut/Institute Krankenhaus
n -: Klinikum/Kliniken Zentrum Brustzentrum/Brustzentren Tumorboard/Tumorboards Board/Boards Konsil/Konsile
n -: Telefonat/Telefonate Gespräch Aufklärungsgespräch/Aufklärungsgespräche Einverständnis Formular/Formulare
n -: Register/Register Frühstadium Spätstadium Endstadium Vorstadium Zwischenstadium Resorptionsstadium
m -: Abstrom Betablocker/Betablocker Hub/Hübe Kalziumscore/Kalziumscores Agatston-Score Gesamtscore
m -: Verlaufsbefund/Verlaufsbefunde Vorbefund Frakturnachweis Rezidivnachweis Steinnachweis Thrombusnachweis
m -: Tumornachweis Ischämienachweis Fokus/Foki Notfallpatient/Notfallpatienten Diensthabender
m -: Bereitschaftsarzt/Bereitschaftsärzte Dienstarzt Stationsarzt/Stationsärzte Notarzt/Notärzte Rettungsdienst
m -: Schockraum Aufwachraum Operationssaal Kreißsaal Gerätetyp Hersteller Untersucher Sagittalschnitt/Sagittalschnitte
m -: Dünnschicht-CT Resektionsrand/Resektionsränder Absetzungsrand Sitz Nadelsitz Prothesensitz Seitenwechsel
m -: Schraubenbruch Sehnenverlauf
`
