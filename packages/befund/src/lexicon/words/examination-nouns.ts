export const examinationNouns = `
f en: Befundung Einwilligung Fettsättigung Bedingung Besprechung Schallauslöschung Abdeckung Fettunterdrückung
  Schallverstärkung Strahlung Ruhigstellung Spülung Strömung Zweitmeinung Metallentfernung Lagerung
  Evaluierung Fixierung Schichtführung Schnittführung Aufklärung
  Belichtung Flussrichtung Wichtung Durchleuchtung Datei Technik Klinik
  Plastik Revision Inzision Exzision Infusion Ablation Mikrowellenablation
  Radiofrequenzablation Trepanation Operation Voroperation Aspiration Ballondilatation Implantation Stentimplantation
  Transplantation Lebertransplantation Innenrotation Außenrotation Amputation Fixation Refixation Datenakquisition
  Ejektionsfraktion Injektion Resektion Teilresektion
  Miktion Punktion Lumbalpunktion Feinnadelpunktion Abduktion Rekonstruktion
  Intervention Flexion Binnenstruktur Echostruktur Schicht
  Flussgeschwindigkeit Kontrastmittelunverträglichkeit Bildqualität Echogenität
  Densität Sequenz
f n: Kontrastmittelgabe Schraube Tamponade Sonde Magensonde Elektrode Cerclage Portanlage Drainage Pleuradrainage
  Thoraxdrainage Klinge Länge Szintigraphie Szintigrafie Phlebographie Hysterosalpingographie Radiographie
  Echokardiographie Angiographie Angiografie Cholangiographie Koronarangiographie Cholangiopankreatikographie
  Defäkographie Myelographie Mammographie Tomografie Kernspintomographie Computertomographie Computertomografie
  Positronenemissionstomographie Magnetresonanztomographie Sonographie Sonografie Mammasonographie Abdomensonografie
  Farbdopplersonographie Kompressionssonographie Duplexsonographie Arthrographie Urographie Galaktographie
  Traktographie Elastographie Elastografie Zystographie Histologie Zytologie Thrombektomie Lobektomie Thyreoidektomie
  Parathyreoidektomie Hemithyreoidektomie Appendektomie Ösophagektomie Orchiektomie Meniskektomie Tonsillektomie
  Kolektomie Hemikolektomie Strumektomie Lymphadenektomie Splenektomie Laminektomie Hemilaminektomie Pneumonektomie
  Lumpektomie Ovarektomie Hysterektomie Nephrektomie Gastrektomie Pankreatektomie Hepatektomie Hemihepatektomie
  Prostatektomie Mastektomie Zystektomie Cholezystektomie Adnexektomie Nukleotomie Laparotomie Nephrostomie Therapie
  Antibiotikatherapie Strahlentherapie Hormontherapie Immuntherapie Laparoskopie Spektroskopie Planimetrie
  Densitometrie Volumetrie Anästhesie Biopsie Vakuumbiopsie Stanzbiopsie Kyphoplastie Angioplastie Vertebroplastie
  Wanddicke Schichtdicke Wandstärke Spirale Kontrolle Lagekontrolle Ampulle Spule Kanüle Aufnahme Standaufnahme
  Schrägaufnahme Spezialaufnahme Voraufnahme Behelfsaufnahme Spätaufnahme Ebene Schiene Harnleiterschiene Kappe
  Transplantatniere Röhre Phase Frühphase Kontrastmittelphase Spätphase Nativphase Arthrodese Zuggurtungsosteosynthese
  Prothese Duokopfprothese Totalendoprothese Orthese Antibiose Schleuse Lyse Dialyse Thrombolyse Vorgeschichte Weite
  Tablette Alternative Stanze Katheterspitze Spritze Früherkennung Peristaltik Nadel Klassifikation Supination Ablatio
  Kallotasis Inlay
f is>en: Dosis Strahlendosis
f ¨e: Naht Staplernaht
n e: Glukokortikoid Steroid Mesh/Meshes Material/Materialien Flusssignal Mineral Flussprofil Konsil Lipiodol System
  Port-System Szintigramm Urogramm Gadolinium Titan Röntgen Verfahren Silikon Endoskop Bronchoskop Sonoskop Formular
  Anus-praeter Knochenfenster Metallgitter Kontrastmittelbolus/Kontrastmittelboli Aggregat Telefonat Interponat
  Aspirat Biopsat Ejektat Punktat Brustimplantat Hydro-CT Dosisflächenprodukt Debridement Alloplast Institut Gerät
  Gantry
n er: Röntgenbild Summationsbild Schnittbild Nativbild
n =: Kontrastmittel Stanzzylinder Register
n s: Board Cage Gauge Depot Spray
n a>ata: Stoma
n um>a: Zytostatikum Analgetikum Lokalanästhetikum Antiemetikum Diuretikum Antibiotikum Spasmolytikum Sedativum
m e: Valsalva Castverband Zustand Eingriff Zugangsweg Ring Breischluck Kernel Schall Ultraschall Loop-Rekorder
  Powerdoppler Shaldon-Katheter Filter Fixateur Puls Palacos Gips Schaltzyklus Turnus Schluckakt Zement Scout Duplex
  Ersatz
m ¨e: Hub Atemstillstand Schallkopf Einlauf
  Venenzugang Draht Notarzt
m =: Dübel Rekorder Schrittmacher Herzschrittmacher Betablocker Anker Doppler Blutverdünner Katheter Dialysekatheter
  Cavafilter
m en: Tomograph Computertomograph Defibrillator Stimulator
m us>i: Fokus Bolus
m s: Coil Drain Ballon Button Drän Clip Atemstopp Stent Ureterstent Port
m us>en: Tubus Trachealtubus Zyklus Algorithmus
m ¨: Nagel Marknagel
f -: Thyreostatika Druckverband Bolusgabe Atemlage Nachsorge Atypische Galaktografie Erhaltungstherapie Dosimetrie
  Diastole Systole Größenabnahme Größenzunahme Software Atemphase Herzphase Spickdrahtosteosynthese Vollnarkose
  Parenchymbreite Gelenkspaltbreite Spinalkanalweite Ventrikelweite Lumenweite Gelenkspaltweite Krankenakte
  Patientenakte Drainagespitze Tubusspitze Signalgebung Wandbewegung Gipsruhigstellung Thrombozytenaggregationshemmung
  Nachbearbeitung Auswertung Entlastung Bilddatei Seldingertechnik Niedrigdosistechnik Statik Endoprothetik
  Krankengymnastik Schalltransmission Prämedikation Mobilisation Auswurffraktion Desinfektion Pumpfunktion Portkammer
  Niedrigdosis Gesamtdosis Effektivdosis Bandnaht Sicht Suszeptibilität Distanz Größenkonstanz Größenregredienz
  Wirbelkörperersatz
pl -: Messungen Rekonstruktionen Hounsfield-Einheiten Quadranten Bilder Parameter
n -: Vorschub Flow-Void Flow-void MRT-Bild Vollbild Gesamtbild Blutbild Sekundärbefund Low-dose Staging Triggering
  EKG-Triggering Gespräch Doppler-Signal Kopfteil Endstadium Vorstadium Resorptionsstadium
  Zentrum Datum Versagen Eindringen Ansprechen Therapieansprechen Plasmavolumen Prostatavolumen Schlagvolumen
  Schilddrüsenvolumen Restvolumen Einwachsen Austreten Voranschreiten Überschreiten
  Fortschreiten Abwarten Zuwarten Penicillin Mosaikmuster Labor Krankenhaus Trauma-CT Ganzkörper-CT
  Verlaufs-CT Planungs-CT Nativ-CT
n um>en: Klinikum Brustzentrum
m -: Absetzungsrand Vorbefund Agatston-Score Operationssaal Kreißsaal
  Seitenwechsel Abstrom Aufwachraum Schockraum Diensthabender Untersucher Hersteller
  Dünnschicht-CT Rettungsdienst
  Dienstarzt Sitz
`
