export const examinationNouns = `
# Modalities, technique, procedures, devices, contrast
f n: Sequenz/Sequenzen Aufnahme Röntgenaufnahme Spätaufnahme Schicht/Schichten Schichtführung/Schichtführungen
f n: Schnittführung/Schnittführungen Ebene Spule Kopfspule Kniespule Dosis/Dosen Strahlendosis/Strahlendosen Phase
f n: Spätphase Frühphase Sonde Magensonde Nadel Kanüle Klinge Drainage Thoraxdrainage Schraube Schiene Prothese
f n: Endoprothese Schleuse Spritze Ampulle Tablette Infusion/Infusionen Injektion/Injektionen Elektrode Cerclage
f n: Zementierung/Zementierungen Osteosynthese Arthrodese Biopsie/Biopsien Stanzbiopsie/Stanzbiopsien
f n: Vakuumbiopsie/Vakuumbiopsien Feinnadelpunktion/Feinnadelpunktionen Punktion/Punktionen
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
f n: Kontrastmittelapplikation/Kontrastmittelapplikationen Aufklärung/Aufklärungen Bildqualität/Bildqualitäten
f n: Auflösung/Auflösungen Ortsauflösung/Ortsauflösungen Wichtung/Wichtungen Fettsättigung/Fettsättigungen
f n: Fettunterdrückung/Fettunterdrückungen Bildrekonstruktion/Bildrekonstruktionen Reformatierung/Reformatierungen
f n: Rückenlage Bauchlage Seitenlage Linksseitenlage Rechtsseitenlage Neutralstellung/Neutralstellungen
f n: Beugung/Beugungen Streckung/Streckungen Flexion/Flexionen Supination Pronation Abduktion/Abduktionen
f n: Adduktion/Adduktionen Außenrotation/Außenrotationen Innenrotation/Innenrotationen Elevation/Elevationen Kontrolle
f n: Schnittbildgebung/Schnittbildgebungen Früherkennung Verlaufsuntersuchung/Verlaufsuntersuchungen
f n: Untersuchungstechnik/Untersuchungstechniken Röhrenspannung/Röhrenspannungen Röhre Belichtung/Belichtungen
f n: Kollimation/Kollimationen Strahlung/Strahlungen Strahlenbelastung/Strahlenbelastungen Reperfusion
f n: Miktion/Miktionen Peristaltik Bypassoperation/Bypassoperationen Anlage Neuanlage Katheterlage Tubuslage
f n: Klassifikation Graduierung/Graduierungen Stadieneinteilung/Stadieneinteilungen Bestrahlung/Bestrahlungen
f n: Kallotasis Nachbestrahlung Nachresektion/Nachresektionen Hemiprothese Duokopfprothese Kappe Inlay Nahtreihe
f n: Naht/Nähte Klammernaht/Klammernähte Staplernaht/Staplernähte Tamponade Spirale Harnableitung/Harnableitungen
f n: Wundheilung/Wundheilungen Voraufnahme Vorbestrahlung
n e: Röntgen Röntgenbild/Röntgenbilder Schnittbild/Schnittbilder Summationsbild/Summationsbilder Topogramm Angiogramm
n e: Mammogramm Arthrogramm Myelogramm Phlebogramm Sonogramm Urogramm Kardiogramm Elektrokardiogramm Echokardiogramm
n e: Szintigramm Kontrastmittel/Kontrastmittel Gadolinium Nativbild/Nativbilder Kernspintomogramm Gerät Verfahren
n e: Hydro-CT Sonoskop Bronchoskop Endoskop Katheterende/Katheterenden Depot/Depots Port-System Aggregat
n e: Material/Materialien Interponat Tracheostoma/Tracheostomata Stoma/Stomata Kolostoma/Kolostomata
n e: Ileostoma/Ileostomata Anus-praeter Lipiodol Kontrastmittelbolus/Kontrastmittelboli Silikon Titan Metallgitter
n e: Alloplast Cage/Cages Mesh/Meshes Debridement Messareal Gantry Zytostatikum/Zytostatika Antibiotikum/Antibiotika
n e: Sedativum/Sedativa Analgetikum/Analgetika Antiemetikum/Antiemetika Lokalanästhetikum/Lokalanästhetika
n e: Spasmolytikum/Spasmolytika Punktat Ejektat Aspirat Biopsat Stanzzylinder/Stanzzylinder Kortikosteroid Steroid
n e: Glukokortikoid Diuretikum/Diuretika
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
f -: Weite/Weiten Länge/Längen Distanz Statik Morphologie Bildfolge/Bildfolgen
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
f -: Effektivdosis Niedrigdosis Dosisreduktion Strahlendosisreduktion Technik/Techniken Katheterspitze/Katheterspitzen
f -: Katheterangiographie/Katheterangiographien Punktionsstelle/Punktionsstellen Punktionsnadel/Punktionsnadeln
f -: Stanze/Stanzen Koaxialnadel/Koaxialnadeln Sicht Befundung/Befundungen Zweitmeinung/Zweitmeinungen Zweitbefundung
f -: Mitbefundung Auswertung Nachverarbeitung Spülung/Spülungen Desinfektion Anästhesie/Anästhesien
f -: Lokalanästhesie/Lokalanästhesien Sedierung/Sedierungen Vollnarkose Lagerung/Lagerungen Abdeckung/Abdeckungen
f -: Einwilligung/Einwilligungen Prämedikation Thyreostatika Druckverband Blutstillung Rehabilitation Physiotherapie
f -: Krankengymnastik Schmerztherapie/Schmerztherapien Erhaltungstherapie Antibiotikatherapie/Antibiotikatherapien
f -: Thrombozytenaggregationshemmung Hemihepatektomie/Hemihepatektomien Duodenopankreatektomie/Duodenopankreatektomien
f -: Rektumresektion/Rektumresektionen Sigmaresektion/Sigmaresektionen Nierenteilresektion/Nierenteilresektionen
f -: Segmentresektion/Segmentresektionen Atypische Keilresektion/Keilresektionen Tumorresektion/Tumorresektionen
f -: Transplantatniere/Transplantatnieren Nierentransplantation/Nierentransplantationen
f -: Lebertransplantation/Lebertransplantationen Stentimplantation/Stentimplantationen Drainageanlage/Drainageanlagen
f -: Sondenlage Materiallage Schraubenlage Augmentation/Augmentationen Aufbauplastik/Aufbauplastiken Plastik/Plastiken
f -: Kreuzbandplastik/Kreuzbandplastiken Endoprothetik Metallentfernung/Metallentfernungen
f -: Materialentfernung/Materialentfernungen Revisionsoperation/Revisionsoperationen
f -: Plattenosteosynthese/Plattenosteosynthesen Schraubenosteosynthese/Schraubenosteosynthesen Zuggurtung/Zuggurtungen
f -: Zuggurtungsosteosynthese/Zuggurtungsosteosynthesen Drahtcerclage/Drahtcerclagen Sternalcerclage/Sternalcerclagen
f -: Spickdrahtosteosynthese Stabilisierung/Stabilisierungen Wirbelkörperersatz Bandnaht Ruhigstellung/Ruhigstellungen
f -: Orthese/Orthesen Schienung Mobilisation Vollbelastung Teilbelastung Entlastung Alternative/Alternativen
f -: Dringlichkeit/Dringlichkeiten Abteilung/Abteilungen Klinik/Kliniken Sprechstunde/Sprechstunden
f -: Tumorkonferenz/Tumorkonferenzen Besprechung/Besprechungen Demonstration Bilddatei Datei/Dateien Datenlage
f -: Aktenlage Krankenakte Patientenakte Vorgeschichte/Vorgeschichten Eigenanamnese Dialyse/Dialysen Hämodialyse
f -: Farbkodierung Endosonographie Mammografie/Mammografien Tomografie/Tomografien
f -: Computertomografie/Computertomografien Magnetresonanztomografie/Magnetresonanztomografien Galaktografie
f -: Phlebografie Arthrografie/Arthrografien Urografie Cholangiografie Elastografie/Elastografien
f -: Abdomensonografie/Abdomensonografien Abdomensonographie/Abdomensonographien Zystografie Radiografie
f -: Suszeptibilität Bolusgabe Flussrate/Flussraten Strahlenqualität Untersuchungsbedingung/Untersuchungsbedingungen
f -: Atemlage Atemphase Exspirationsaufnahme/Exspirationsaufnahmen Herzphase Diastole Systole Pumpfunktion
f -: Wandbewegung Wandbewegungsstörung/Wandbewegungsstörungen Wanddicke/Wanddicken Wandstärke/Wandstärken Femurlänge
f -: Herzgröße Milzgröße Herdgröße Gesamtgröße Größenzunahme Größenangabe/Größenangaben Parenchymbreite
f -: Gelenkspaltweite Gelenkspaltbreite Ventrikelweite Spinalkanalweite Lumenweite
n -: Staging Verschlusssystem/Verschlusssysteme System/Systeme Penicillin Metallimplantat/Metallimplantate Kopfteil
n -: Lebensjahr/Lebensjahre Strahlenfeld/Strahlenfelder Versagen Ansprechen Fortschreiten Voranschreiten Überschreiten
n -: Eindringen Austreten Einwachsen Abwarten Zuwarten Vorschub Restvolumen Prostatavolumen Gesamtvolumen
n -: Lungenvolumen/Lungenvolumina Plasmavolumen Spray/Sprays EKG-Triggering Triggering Sekundärbefund Vollbild
n -: Gesamtbild Blutbild Krankheitsbild/Krankheitsbilder Verteilungsmuster/Verteilungsmuster Mosaikmuster Labor Datum
n -: Verlaufs-CT Trauma-CT Ganzkörper-CT Planungs-CT Nativ-CT Polytrauma-CT Röntgeninstitut Institut/Institute
n -: Krankenhaus Klinikum/Kliniken Zentrum Brustzentrum/Brustzentren Tumorboard/Tumorboards Board/Boards
n -: Konsil/Konsile Telefonat/Telefonate Gespräch Aufklärungsgespräch/Aufklärungsgespräche Einverständnis
n -: Formular/Formulare Register/Register Frühstadium Spätstadium Endstadium Vorstadium Zwischenstadium
n -: Resorptionsstadium
m -: Abstrom Betablocker/Betablocker Hub/Hübe Kalziumscore/Kalziumscores Agatston-Score Gesamtscore
m -: Verlaufsbefund/Verlaufsbefunde Vorbefund Frakturnachweis Fokus/Foki Notfallpatient/Notfallpatienten
m -: Diensthabender Bereitschaftsarzt/Bereitschaftsärzte Dienstarzt Stationsarzt/Stationsärzte Notarzt/Notärzte
m -: Rettungsdienst Schockraum Aufwachraum Operationssaal Kreißsaal Gerätetyp Hersteller Untersucher
m -: Sagittalschnitt/Sagittalschnitte Dünnschicht-CT Resektionsrand/Resektionsränder Absetzungsrand Sitz Nadelsitz
m -: Prothesensitz Seitenwechsel
`
