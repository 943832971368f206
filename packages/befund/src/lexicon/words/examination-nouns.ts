export const examinationNouns = `
# Modalities, technique, procedures, devices, contrast
f en: Sequenz Schicht Schichtführung Schnittführung Infusion Injektion Feinnadelpunktion Punktion Aspiration
f en: Durchleuchtung Trepanation Resektion Leberresektion Teilresektion Exzision Inzision Amputation Implantation
f en: Transplantation Fixation Fixierung Refixation Reinsertion Rekonstruktion Dekompression Revision Intervention
f en: Ablation Radiofrequenzablation Chemoembolisation Ballondilatation Operation Voroperation Aufklärung Bildqualität
f en: Wichtung Fettsättigung Fettunterdrückung Flexion Abduktion Außenrotation Untersuchungstechnik Belichtung
f en: Strahlung Miktion Bestrahlung Lumbalpunktion Wedgeresektion Mikrowellenablation Kontrastmittelunverträglichkeit
f en: Innenrotation Harnableitung Echogenität Densität Binnenstruktur Echostruktur Parenchymstruktur Knochenstruktur
f en: Spongiosastruktur Schallauslöschung Schallverstärkung Schallbedingung Bedingung Darmgasüberlagerung
f en: Luftüberlagerung Flussgeschwindigkeit Flussrichtung Strömung
f n: Aufnahme Spätaufnahme Ebene Spule Kopfspule Kniespule Phase Spätphase Frühphase Sonde Magensonde
f n: Nadel Kanüle Klinge Drainage Thoraxdrainage Schraube Schiene Prothese Endoprothese Schleuse Spritze Ampulle
f n: Tablette Elektrode Cerclage Osteosynthese Arthrodese Biopsie Stanzbiopsie Vakuumbiopsie Zytologie Histologie
f n: Sonographie Sonografie Mammasonographie Duplexsonographie Farbdopplersonographie Echokardiographie Elastographie
f n: Mammographie Galaktographie Tomosynthese Tomographie Computertomographie Magnetresonanztomographie
f n: Kernspintomographie Positronenemissionstomographie Angiographie Angiografie Phlebographie Arthrographie
f n: Myelographie Urographie Cholangiographie Cholangiopankreatikographie Koronarangiographie Szintigraphie
f n: Szintigrafie Skelettszintigraphie Zystographie Hysterosalpingographie Defäkographie Radiographie Spektroskopie
f n: Traktographie Volumetrie Densitometrie Planimetrie Endoskopie Gastroskopie Koloskopie Bronchoskopie Laparoskopie
f n: Arthroskopie Zystoskopie Mediastinoskopie Rektoskopie Laparotomie Thorakotomie Sternotomie Kraniotomie
f n: Tracheotomie Laminektomie Hemilaminektomie Nukleotomie Cholezystektomie Appendektomie Splenektomie Nephrektomie
f n: Hysterektomie Prostatektomie Mastektomie Ablatio Lobektomie Pneumonektomie Gastrektomie Hemikolektomie Kolektomie
f n: Thyreoidektomie Hemithyreoidektomie Strumektomie Adnexektomie Ovarektomie Orchiektomie Zystektomie Meniskektomie
f n: Thrombektomie Lymphadenektomie Hepatektomie Pankreatektomie Ösophagektomie Tonsillektomie Parathyreoidektomie
f n: Lumpektomie Quadrantektomie Segmentektomie Angioplastie Lyse Thrombolyse Sklerotherapie Periradikulärtherapie
f n: Vertebroplastie Kyphoplastie Nephrostomie Gastrostomie Kolostomie Ileostomie Therapie Chemotherapie Radiotherapie
f n: Radiochemotherapie Strahlentherapie Immuntherapie Hormontherapie Antibiose Kontrastmittelgabe
f n: Kontrastmittelaufnahme Rückenlage Bauchlage Seitenlage Supination Kontrolle
f n: Früherkennung Röhre Reperfusion Peristaltik Anlage Neuanlage Katheterlage Tubuslage Klassifikation Kallotasis
f n: Hemiprothese Duokopfprothese Kappe Inlay Nahtreihe Tamponade Spirale Voraufnahme Standaufnahme Liegendaufnahme
f n: Schichtdicke Nativphase Pleuradrainage Totalendoprothese Hüfttotalendoprothese Knietotalendoprothese
f n: Kontrastmittelphase Lagekontrolle Schilddrüsendiagnostik Portanlage Harnleiterschiene Kontrastmittelallergie
f n: Kompressionssonographie Weite Länge Bildfolge
f is>en: Dosis Strahlendosis
f ¨e: Naht Klammernaht Staplernaht
n e: Röntgen Topogramm Angiogramm Mammogramm Arthrogramm Myelogramm Phlebogramm Sonogramm Urogramm Kardiogramm
n e: Elektrokardiogramm Echokardiogramm Szintigramm Gadolinium Kernspintomogramm Gerät Verfahren Hydro-CT Sonoskop
n e: Bronchoskop Endoskop Port-System Aggregat Material/Materialien Interponat Anus-praeter Lipiodol
n e: Kontrastmittelbolus/Kontrastmittelboli Silikon Titan Metallgitter Alloplast Mesh/Meshes Debridement Messareal
n e: Gantry Punktat Ejektat Aspirat Biopsat Kortikosteroid Steroid Glukokortikoid Brustimplantat Silikonimplantat
n e: Portsystem Dosisflächenprodukt Dosislängenprodukt Knochenfenster Weichteilfenster Farbdopplersignal Flussprofil
n e: Flusssignal
n er: Röntgenbild Schnittbild Summationsbild Nativbild
n =: Kontrastmittel Stanzzylinder
n n: Katheterende
n s: Depot Cage
n a>ata: Tracheostoma Stoma Kolostoma Ileostoma
n um>a: Zytostatikum Antibiotikum Sedativum Analgetikum Antiemetikum Lokalanästhetikum Spasmolytikum Diuretikum
m e: Ultraschall Schall Duplex Powerdoppler Shaldon-Katheter Fixateur Gips Castverband Zement Palacos Filter Ersatz
m e: Zugangsweg Nadelweg Eingriff Puls Scout Valsalva Schluckakt Breischluck Kernel
m e: Schaltzyklus Turnus Zustand Ring Loop-Rekorder
m ¨e: Schallkopf Linearschallkopf Konvexschallkopf Draht Kirschnerdraht Gipsverband Prothesenschaft
m ¨e: Zugang Stichkanal Atemstillstand Kontrasteinlauf Einlauf Kolonkontrasteinlauf Datensatz Wundverband
m ¨e: Venenzugang Allergiepass
m =: Doppler Farbdoppler Katheter Venenkatheter Blasenkatheter Dauerkatheter Pulmonaliskatheter Dialysekatheter
m =: Herzschrittmacher Schrittmacher Cavafilter Anker Fadenanker Dübel Ventrikelkatheter Rekorder Eventrekorder
m =: Blutverdünner
m en: Computertomograph Kernspintomograph Tomograph Defibrillator Stimulator
m us>i: Bolus
m s: Port Stent Gallengangsstent Ureterstent Ballon Coil Clip Button Scoutscan Spiralscan Atemstopp Drän Drain
m s: Medikamentenport
m us>en: Tubus Endotrachealtubus Trachealtubus Algorithmus Zyklus
m ¨: Nagel Marknagel Fragebogen
f -: Nachsorge Radiologie Dosimetrie Schalltransmission Distanz Statik Morphologie
pl -: Hounsfield-Einheiten Rekonstruktionen Bilder Messungen Parameter Quadranten
n -: Low-dose MRT-Bild Doppler-Signal Flow-Void Flow-void
# More technique and clinic
f n: Behelfsaufnahme Spezialaufnahme Thoraxaufnahme Beckenübersichtsaufnahme Ganzbeinaufnahme
f n: Ganzbeinstandaufnahme Schrägaufnahme Zusatzaufnahme Katheterspitze Katheterangiographie
f n: Stanze Koaxialnadel Anästhesie Lokalanästhesie Schmerztherapie Antibiotikatherapie Hemihepatektomie
f n: Duodenopankreatektomie Transplantatniere Drainageanlage Plattenosteosynthese Schraubenosteosynthese
f n: Zuggurtungsosteosynthese Drahtcerclage Sternalcerclage Orthese Alternative Sprechstunde Vorgeschichte Dialyse
f n: Mammografie Tomografie Computertomografie Magnetresonanztomografie Arthrografie Elastografie Abdomensonografie
f n: Abdomensonographie Flussrate Wanddicke Wandstärke Größenangabe
f en: Beckenübersicht Abdomenübersicht Reevaluierung Evaluierung Ejektionsfraktion Datenakquisition Technik Befundung
f en: Zweitmeinung Spülung Lagerung Abdeckung Einwilligung Sigmaresektion Nierenteilresektion
f en: Tumorresektion Lebertransplantation Stentimplantation Aufbauplastik Plastik
f en: Kreuzbandplastik Metallentfernung Ruhigstellung Klinik Besprechung Datei Wandbewegungsstörung Rektumresektion
f en: Materialentfernung
f -: Nachbearbeitung Auswertesoftware Software Gesamtdosis Effektivdosis Niedrigdosis Sicht Auswertung Desinfektion
f -: Vollnarkose Prämedikation Thyreostatika Druckverband Physiotherapie Krankengymnastik Erhaltungstherapie
f -: Thrombozytenaggregationshemmung Atypische Sondenlage Materiallage Schraubenlage Endoprothetik
f -: Spickdrahtosteosynthese Wirbelkörperersatz Bandnaht Mobilisation Entlastung Bilddatei Datenlage Aktenlage
f -: Krankenakte Patientenakte Eigenanamnese Hämodialyse Endosonographie Galaktografie Phlebografie Urografie
f -: Cholangiografie Zystografie Radiografie Suszeptibilität Bolusgabe Atemlage Atemphase Herzphase Diastole Systole
f -: Pumpfunktion Wandbewegung Femurlänge Herzgröße Milzgröße Herdgröße Gesamtgröße Größenzunahme Parenchymbreite
f -: Gelenkspaltweite Gelenkspaltbreite Ventrikelweite Spinalkanalweite Lumenweite Rezidivfreiheit Niedrigdosistechnik
f -: Seldingertechnik Drainagespitze Tubusspitze Portkammer Hautdesinfektion Steroidtherapie Pankreaslinksresektion
f -: Katheteranlage Gipsruhigstellung Familienanamnese Wirbelsäulenganzaufnahme Signalgebung Auswurffraktion
f -: Größenabnahme Größenregredienz Größenkonstanz
n -: Staging Penicillin Kopfteil Versagen Ansprechen Fortschreiten Voranschreiten Überschreiten Eindringen Austreten
n -: Einwachsen Abwarten Zuwarten Vorschub Restvolumen Prostatavolumen Gesamtvolumen Plasmavolumen EKG-Triggering
n -: Triggering Sekundärbefund Vollbild Gesamtbild Blutbild Mosaikmuster Labor Datum Verlaufs-CT Trauma-CT
n -: Ganzkörper-CT Planungs-CT Nativ-CT Polytrauma-CT Krankenhaus Zentrum Gespräch
n -: Frühstadium Spätstadium Endstadium Vorstadium Resorptionsstadium Therapieansprechen
n -: Schilddrüsenvolumen Schlagvolumen Herzzeitvolumen
n e: Verschlusssystem System Metallimplantat Lebensjahr Institut Konsil Telefonat Formular
n er: Strahlenfeld
n en>ina: Lungenvolumen
n s: Spray Tumorboard Board
n =: Register
n um>en: Klinikum Brustzentrum
m -: Abstrom Agatston-Score Gesamtscore Vorbefund Frakturnachweis Diensthabender Dienstarzt Rettungsdienst Schockraum
m -: Aufwachraum Operationssaal Kreißsaal Gerätetyp Hersteller Untersucher Dünnschicht-CT Absetzungsrand Sitz Nadelsitz
m -: Prothesensitz Seitenwechsel Rezidivnachweis Steinnachweis Thrombusnachweis Tumornachweis Ischämienachweis
m -: Schraubenbruch Sehnenverlauf
m =: Betablocker
m ¨e: Hub Bereitschaftsarzt Notarzt
m e: Sagittalschnitt
m us>i: Fokus
m en: Notfallpatient
`
