export const examinationNouns = `
# Modalities, technique, procedures, devices, contrast
f n: Sequenz/Sequenzen Aufnahme Röntgenaufnahme Spätaufnahme Schicht/Schichten Schichtführung/Schichtführungen
f n: Schnittführung/Schnittführungen Ebene Spule Kopfspule Kniespule Dosis/Dosen Strahlendosis/Strahlendosen Phase
f n: Spätphase Frühphase Sonde Magensonde Nadel Kanüle Klinge Drainage Thoraxdrainage Schraube Schiene Prothese
f n: Endoprothese Schleuse Spritze Ampulle Tablette Infusion/Infusionen Injektion/Injektionen Elektrode Cerclage
f n: Osteosynthese Arthrodese Biopsie/Biopsien Stanzbiopsie/Stanzbiopsien Vakuumbiopsie/Vakuumbiopsien
f n: Feinnadelpunktion/Feinnadelpunktionen Punktion/Punktionen Aspiration/Aspirationen Zytologie Histologie
f n: Sonographie/Sonographien Sonografie/Sonografien Mammasonographie/Mammasonographien
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
f n: Spektroskopie/Spektroskopien Traktographie/Traktographien Volumetrie/Volumetrien Densitometrie/Densitometrien
f n: Planimetrie Endoskopie/Endoskopien Gastroskopie/Gastroskopien Koloskopie/Koloskopien Bronchoskopie/Bronchoskopien
f n: Laparoskopie/Laparoskopien Arthroskopie/Arthroskopien Zystoskopie/Zystoskopien Mediastinoskopie/Mediastinoskopien
f n: Rektoskopie/Rektoskopien Laparotomie/Laparotomien Thorakotomie/Thorakotomien Sternotomie/Sternotomien
f n: Kraniotomie/Kraniotomien Trepanation/Trepanationen Tracheotomie/Tracheotomien Laminektomie/Laminektomien
f n: Hemilaminektomie/Hemilaminektomien Nukleotomie/Nukleotomien Cholezystektomie/Cholezystektomien
f n: Appendektomie/Appendektomien Splenektomie/Splenektomien Nephrektomie/Nephrektomien Hysterektomie/Hysterektomien
f n: Prostatektomie/Prostatektomien Mastektomie/Mastektomien Ablatio Lobektomie/Lobektomien
f n: Pneumonektomie/Pneumonektomien Gastrektomie/Gastrektomien Hemikolektomie/Hemikolektomien Kolektomie/Kolektomien
f n: Thyreoidektomie/Thyreoidektomien Hemithyreoidektomie/Hemithyreoidektomien Strumektomie/Strumektomien
f n: Adnexektomie/Adnexektomien Ovarektomie/Ovarektomien Orchiektomie/Orchiektomien Zystektomie/Zystektomien
f n: Meniskektomie/Meniskektomien Thrombektomie/Thrombektomien Lymphadenektomie/Lymphadenektomien
f n: Hepatektomie/Hepatektomien Pankreatektomie/Pankreatektomien Ösophagektomie/Ösophagektomien
f n: Tonsillektomie/Tonsillektomien Parathyreoidektomie/Parathyreoidektomien Lumpektomie/Lumpektomien
f n: Quadrantektomie/Quadrantektomien Segmentektomie/Segmentektomien Resektion/Resektionen
f n: Leberresektion/Leberresektionen Teilresektion/Teilresektionen Exzision/Exzisionen Inzision/Inzisionen
f n: Amputation/Amputationen Implantation/Implantationen Transplantation/Transplantationen Fixation/Fixationen
f n: Fixierung/Fixierungen Refixation/Refixationen Reinsertion/Reinsertionen Rekonstruktion/Rekonstruktionen
f n: Dekompression/Dekompressionen Revision/Revisionen Intervention/Interventionen Ablation/Ablationen
f n: Radiofrequenzablation/Radiofrequenzablationen Chemoembolisation/Chemoembolisationen Angioplastie/Angioplastien
f n: Ballondilatation/Ballondilatationen Lyse Thrombolyse Sklerotherapie/Sklerotherapien
f n: Periradikulärtherapie/Periradikulärtherapien Vertebroplastie/Vertebroplastien Kyphoplastie/Kyphoplastien
f n: Nephrostomie/Nephrostomien Gastrostomie/Gastrostomien Kolostomie/Kolostomien Ileostomie/Ileostomien
f n: Therapie/Therapien Chemotherapie/Chemotherapien Radiotherapie/Radiotherapien
f n: Radiochemotherapie/Radiochemotherapien Strahlentherapie/Strahlentherapien Immuntherapie/Immuntherapien
f n: Hormontherapie/Hormontherapien Antibiose Operation/Operationen Voroperation/Voroperationen Kontrastmittelgabe
f n: Kontrastmittelaufnahme Aufklärung/Aufklärungen Bildqualität/Bildqualitäten Wichtung/Wichtungen
f n: Fettsättigung/Fettsättigungen Fettunterdrückung/Fettunterdrückungen Rückenlage Bauchlage Seitenlage
f n: Linksseitenlage Rechtsseitenlage Flexion/Flexionen Supination Abduktion/Abduktionen Außenrotation/Außenrotationen
f n: Kontrolle Früherkennung Untersuchungstechnik/Untersuchungstechniken Röhre Belichtung/Belichtungen
f n: Strahlung/Strahlungen Reperfusion Miktion/Miktionen Peristaltik Anlage Neuanlage Katheterlage Tubuslage
f n: Klassifikation Bestrahlung/Bestrahlungen Kallotasis Hemiprothese Duokopfprothese Kappe Inlay Nahtreihe Naht/Nähte
f n: Klammernaht/Klammernähte Staplernaht/Staplernähte Tamponade Spirale Voraufnahme Standaufnahme Liegendaufnahme
f n: Schichtdicke Nativphase Pleuradrainage Totalendoprothese Hüfttotalendoprothese Knietotalendoprothese
f n: Lumbalpunktion/Lumbalpunktionen Wedgeresektion/Wedgeresektionen Mikrowellenablation/Mikrowellenablationen
f n: Kontrastmittelunverträglichkeit/Kontrastmittelunverträglichkeiten Kontrastmittelphase
f n: Innenrotation/Innenrotationen Lagekontrolle Schilddrüsendiagnostik Portanlage Harnleiterschiene
f n: Harnableitung/Harnableitungen
n e: Röntgen Röntgenbild/Röntgenbilder Schnittbild/Schnittbilder Summationsbild/Summationsbilder Topogramm Angiogramm
n e: Mammogramm Arthrogramm Myelogramm Phlebogramm Sonogramm Urogramm Kardiogramm Elektrokardiogramm Echokardiogramm
n e: Szintigramm Kontrastmittel/Kontrastmittel Gadolinium Nativbild/Nativbilder Kernspintomogramm Gerät Verfahren
n e: Hydro-CT Sonoskop Bronchoskop Endoskop Katheterende/Katheterenden Depot/Depots Port-System Aggregat
n e: Material/Materialien Interponat Tracheostoma/Tracheostomata Stoma/Stomata Kolostoma/Kolostomata
n e: Ileostoma/Ileostomata Anus-praeter Lipiodol Kontrastmittelbolus/Kontrastmittelboli Silikon Titan Metallgitter
n e: Alloplast Cage/Cages Mesh/Meshes Debridement Messareal Gantry Zytostatikum/Zytostatika Antibiotikum/Antibiotika
n e: Sedativum/Sedativa Analgetikum/Analgetika Antiemetikum/Antiemetika Lokalanästhetikum/Lokalanästhetika
n e: Spasmolytikum/Spasmolytika Punktat Ejektat Aspirat Biopsat Stanzzylinder/Stanzzylinder Kortikosteroid Steroid
n e: Glukokortikoid Diuretikum/Diuretika Brustimplantat Silikonimplantat Portsystem Dosisflächenprodukt
n e: Dosislängenprodukt Knochenfenster Weichteilfenster
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
f -: Kontrastmittelallergie/Kontrastmittelallergien Nachsorge Radiologie Dosimetrie Echogenität/Echogenitäten
f -: Densität/Densitäten Binnenstruktur/Binnenstrukturen Echostruktur/Echostrukturen
f -: Parenchymstruktur/Parenchymstrukturen Knochenstruktur/Knochenstrukturen Spongiosastruktur/Spongiosastrukturen
f -: Schallauslöschung/Schallauslöschungen Schallverstärkung/Schallverstärkungen Schalltransmission
f -: Schallbedingung/Schallbedingungen Bedingung/Bedingungen Darmgasüberlagerung/Darmgasüberlagerungen
f -: Luftüberlagerung/Luftüberlagerungen Flussgeschwindigkeit/Flussgeschwindigkeiten Flussrichtung/Flussrichtungen
f -: Strömung/Strömungen Kompressionssonographie/Kompressionssonographien Weite/Weiten Länge/Längen Distanz Statik
f -: Morphologie Bildfolge/Bildfolgen
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
f -: Effektivdosis Niedrigdosis Technik/Techniken Katheterspitze/Katheterspitzen
f -: Katheterangiographie/Katheterangiographien Punktionsstelle/Punktionsstellen Punktionsnadel/Punktionsnadeln
f -: Stanze/Stanzen Koaxialnadel/Koaxialnadeln Sicht Befundung/Befundungen Zweitmeinung/Zweitmeinungen Auswertung
f -: Spülung/Spülungen Desinfektion Anästhesie/Anästhesien Lokalanästhesie/Lokalanästhesien Vollnarkose
f -: Lagerung/Lagerungen Abdeckung/Abdeckungen Einwilligung/Einwilligungen Prämedikation Thyreostatika Druckverband
f -: Physiotherapie Krankengymnastik Schmerztherapie/Schmerztherapien Erhaltungstherapie
f -: Antibiotikatherapie/Antibiotikatherapien Thrombozytenaggregationshemmung Hemihepatektomie/Hemihepatektomien
f -: Duodenopankreatektomie/Duodenopankreatektomien Sigmaresektion/Sigmaresektionen
f -: Nierenteilresektion/Nierenteilresektionen Segmentresektion/Segmentresektionen Atypische
f -: Tumorresektion/Tumorresektionen Transplantatniere/Transplantatnieren
f -: Nierentransplantation/Nierentransplantationen Lebertransplantation/Lebertransplantationen
f -: Stentimplantation/Stentimplantationen Drainageanlage/Drainageanlagen Sondenlage Materiallage Schraubenlage
f -: Aufbauplastik/Aufbauplastiken Plastik/Plastiken Kreuzbandplastik/Kreuzbandplastiken Endoprothetik
f -: Metallentfernung/Metallentfernungen Plattenosteosynthese/Plattenosteosynthesen
f -: Schraubenosteosynthese/Schraubenosteosynthesen Zuggurtungsosteosynthese/Zuggurtungsosteosynthesen
f -: Drahtcerclage/Drahtcerclagen Sternalcerclage/Sternalcerclagen Spickdrahtosteosynthese Wirbelkörperersatz Bandnaht
f -: Ruhigstellung/Ruhigstellungen Orthese/Orthesen Mobilisation Entlastung Alternative/Alternativen Klinik/Kliniken
f -: Sprechstunde/Sprechstunden Besprechung/Besprechungen Bilddatei Datei/Dateien Datenlage Aktenlage Krankenakte
f -: Patientenakte Vorgeschichte/Vorgeschichten Eigenanamnese Dialyse/Dialysen Hämodialyse Endosonographie
f -: Mammografie/Mammografien Tomografie/Tomografien Computertomografie/Computertomografien
f -: Magnetresonanztomografie/Magnetresonanztomografien Galaktografie Phlebografie Arthrografie/Arthrografien
f -: Urografie Cholangiografie Elastografie/Elastografien Abdomensonografie/Abdomensonografien
f -: Abdomensonographie/Abdomensonographien Zystografie Radiografie Suszeptibilität Bolusgabe Flussrate/Flussraten
f -: Atemlage Atemphase Exspirationsaufnahme/Exspirationsaufnahmen Herzphase Diastole Systole Pumpfunktion
f -: Wandbewegung Wandbewegungsstörung/Wandbewegungsstörungen Wanddicke/Wanddicken Wandstärke/Wandstärken Femurlänge
f -: Herzgröße Milzgröße Herdgröße Gesamtgröße Größenzunahme Größenangabe/Größenangaben Parenchymbreite
f -: Gelenkspaltweite Gelenkspaltbreite Ventrikelweite Spinalkanalweite Lumenweite Rezidivfreiheit Niedrigdosistechnik
f -: Seldingertechnik Drainagespitze Tubusspitze Portkammer Hautdesinfektion Steroidtherapie
f -: Rektumresektion/Rektumresektionen Pankreaslinksresektion Katheteranlage Materialentfernung/Materialentfernungen
f -: Gipsruhigstellung Familienanamnese Wirbelsäulenganzaufnahme Signalgebung Auswurffraktion Größenabnahme
f -: Größenregredienz Größenkonstanz
n -: Staging Verschlusssystem/Verschlusssysteme System/Systeme Penicillin Metallimplantat/Metallimplantate Kopfteil
n -: Lebensjahr/Lebensjahre Strahlenfeld/Strahlenfelder Versagen Ansprechen Fortschreiten Voranschreiten Überschreiten
n -: Eindringen Austreten Einwachsen Abwarten Zuwarten Vorschub Restvolumen Prostatavolumen Gesamtvolumen
n -: Lungenvolumen/Lungenvolumina Plasmavolumen Spray/Sprays EKG-Triggering Triggering Sekundärbefund Vollbild
n -: Gesamtbild Blutbild Krankheitsbild/Krankheitsbilder Verteilungsmuster/Verteilungsmuster Mosaikmuster Labor Datum
n -: Verlaufs-CT Trauma-CT Ganzkörper-CT Planungs-CT Nativ-CT Polytrauma-CT Röntgeninstitut Institut/Institute
n -: Krankenhaus Klinikum/Kliniken Zentrum Brustzentrum/Brustzentren Tumorboard/Tumorboards Board/Boards
n -: Konsil/Konsile Telefonat/Telefonate Gespräch Aufklärungsgespräch/Aufklärungsgespräche Einverständnis
n -: Formular/Formulare Register/Register Frühstadium Spätstadium Endstadium Vorstadium Zwischenstadium
n -: Resorptionsstadium Therapieansprechen Schilddrüsenvolumen Schlagvolumen Herzzeitvolumen
m -: Abstrom Betablocker/Betablocker Hub/Hübe Kalziumscore/Kalziumscores Agatston-Score Gesamtscore
m -: Verlaufsbefund/Verlaufsbefunde Vorbefund Frakturnachweis Fokus/Foki Notfallpatient/Notfallpatienten
m -: Diensthabender Bereitschaftsarzt/Bereitschaftsärzte Dienstarzt Stationsarzt/Stationsärzte Notarzt/Notärzte
m -: Rettungsdienst Schockraum Aufwachraum Operationssaal Kreißsaal Gerätetyp Hersteller Untersucher
m -: Sagittalschnitt/Sagittalschnitte Dünnschicht-CT Resektionsrand/Resektionsränder Absetzungsrand Sitz Nadelsitz
m -: Prothesensitz Seitenwechsel Rezidivnachweis Steinnachweis Thrombusnachweis Tumornachweis Ischämienachweis
m -: Schraubenbruch Sehnenverlauf
`
