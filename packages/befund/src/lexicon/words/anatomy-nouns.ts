export const anatomyNouns = `
# Head, brain, spinal cord
m e: Schädel/Schädel Kopf/Köpfe Hals/Hälse Hirnstamm/Hirnstämme Balken/Balken Kortex/Kortizes Hippokampus/Hippokampi
m e: Hippocampus/Hippocampi Thalamus/Thalami Hypothalamus/Hypothalami Ventrikel/Ventrikel
m e: Seitenventrikel/Seitenventrikel Plexus/Plexus Kleinhirnbrückenwinkel/Kleinhirnbrückenwinkel Gehörgang/Gehörgänge
m e: Bulbus/Bulbi Glaskörper/Glaskörper Sehnerv/Sehnerven Nervus/Nervi Hirnnerv/Hirnnerven Gyrus/Gyri
m e: Sulkus/Sulci/Sulki Lobus/Lobi Pol/Pole Konus/Konus Zentralkanal/Zentralkanäle Spinalkanal/Spinalkanäle
m e: Wirbelkanal/Wirbelkanäle Spinalnerv/Spinalnerven Duralsack/Duralsäcke Thekalsack/Thekalsäcke Liquor/Liquores
m e: Subarachnoidalraum/Subarachnoidalräume Epiduralraum/Epiduralräume Subduralraum/Subduralräume
m e: Interhemisphärenspalt/Interhemisphärenspalte Warzenfortsatz/Warzenfortsätze Unterkiefer/Unterkiefer
m e: Oberkiefer/Oberkiefer Kiefer/Kiefer Gaumen/Gaumen Zungengrund/Zungengründe Mundboden/Mundböden
m e: Nasopharynx/Nasopharyngen Oropharynx Hypopharynx Pharynx/Pharyngen Larynx/Laryngen Kehlkopf/Kehlköpfe
m e: Kehldeckel/Kehldeckel Rachenraum/Rachenräume Parapharyngealraum/Parapharyngealräume Schildknorpel/Schildknorpel
m e: Ringknorpel/Ringknorpel Aryknorpel/Aryknorpel Recessus/Recessus Rezessus/Rezessus Zahn/Zähne
m e: Weisheitszahn/Weisheitszähne Schneidezahn/Schneidezähne Backenzahn/Backenzähne Molar/Molaren Prämolar/Prämolaren
m e: Clivus Klivus Truncus/Trunci Trunkus Circulus/Circuli Sinus/Sinus Nucleus/Nuclei Nukleus/Nuklei Fornix/Fornices
m e: Isthmus/Isthmi Lappen/Lappen Frontallappen/Frontallappen Parietallappen/Parietallappen
m e: Temporallappen/Temporallappen Okzipitallappen/Okzipitallappen Stirnlappen/Stirnlappen
m e: Schläfenlappen/Schläfenlappen Scheitellappen/Scheitellappen Hinterhauptslappen/Hinterhauptslappen
m e: Schädelknochen/Schädelknochen Gesichtsschädel/Gesichtsschädel Hirnschädel/Hirnschädel Neurokranium/Neurokranien
m e: Viszerokranium/Viszerokranien Rückenmarkskanal/Rückenmarkskanäle
n e: Gehirn Großhirn Kleinhirn Zwischenhirn Mittelhirn Stammhirn Hirn Marklager Mark Rückenmark/Rückenmarke
n e: Myelon/Myelone/Myela Hinterhaupt Hinterhorn/Hinterhörner Vorderhorn/Vorderhörner Temporalhorn/Temporalhörner
n e: Horn/Hörner Putamen/Putamina Pallidum/Pallida Chiasma/Chiasmata Infundibulum/Infundibula Cerebellum Zerebellum
n e: Cerebrum Zerebrum Claustrum Splenium Genu Rostrum Septum/Septen/Septa Tegmentum Tektum Velum Cavum/Cava Kavum
n e: Operculum Operkulum Tentorium/Tentorien Labyrinth Vestibulum Innenohr/Innenohren Mittelohr/Mittelohren
n e: Außenohr/Außenohren Trommelfell Felsenbein Schläfenbein Stirnbein Scheitelbein Keilbein Siebbein Jochbein
n e: Nasenbein Hinterhauptbein Hinterhauptsbein Mastoid Orbitadach/Orbitadächer Nasenseptum/Nasensepten Zungenbein
n e: Zäpfchen/Zäpfchen Hyoid Thyroid Kiefergelenk Auge/Augen Augenlid/Augenlider Lid/Lider Antrum/Antren
n e: Gesicht/Gesichter Kinn Cranium Kranium/Kranien Vaskulum Filum Ganglion/Ganglien Periost Endost Ependym/Ependyme
n e: Parenchym Hirnparenchym Epithel/Epithelien Endothel/Endothelien Mesothel/Mesothelien Urothel/Urothelien
n e: Stroma/Stromata Interstitium/Interstitien
f n: Hemisphäre Hirnhemisphäre Kleinhirnhemisphäre Großhirnhemisphäre Hypophyse Epiphyse Zirbeldrüse Zisterne Schläfe
f n: Stirn/Stirnen Nase Zunge Lippe Wange Braue Kehle Backe Nasenhöhle Stirnhöhle Kieferhöhle Keilbeinhöhle
f n: Nasennebenhöhle Nebenhöhle Paukenhöhle Augenhöhle Mundhöhle Siebbeinzelle Mastoidzelle Ethmoidalzelle Linse
f n: Augenlinse Kopfhaut/Kopfhäute Drüse Speicheldrüse Ohrspeicheldrüse Unterkieferspeicheldrüse Unterzungendrüse
f n: Tränendrüse Schilddrüse Nebenschilddrüse Bauchspeicheldrüse Vorsteherdrüse Hirnhaut/Hirnhäute Schädelgrube
f n: Schädelkalotte Kalotte Schädelbasis/Schädelbasen Meninge Nasenmuschel Muschel Gehörschnecke Schnecke Nervenwurzel
f n: Wurzeltasche Cauda/Caudae Fissur/Fissuren Furche Windung/Windungen Kommissur/Kommissuren Pyramide
f n: Pyramidenbahn/Pyramidenbahnen Sehbahn/Sehbahnen Bahn/Bahnen Mittellinie Grenzzone Rinde Hirnrinde Insel
f n: Inselrinde Inselregion/Inselregionen Kapsel Falx Falxregion/Falxregionen Sella Dura Pons/Pontes Medulla/Medullae
f n: Konvexität/Konvexitäten Gyrierung/Gyrierungen Furchung/Furchungen Myelinisierung/Myelinisierungen
f n: Orbita/Orbitae/Orbiten Retina Sklera Kornea Iris Uvea Parotis/Parotiden Glandula/Glandulae Submandibularis
f n: Sublingualis Tonsille Gaumenmandel Mandel Rachenmandel Epiglottis Glottis Trachea/Tracheen Luftröhre Speiseröhre
f n: Cochlea Kochlea Maxilla Mandibula Kinnspitze Kalvaria Riechrinne Wurzelspitze Zahnwurzel Zahnreihe Oberlippe
f n: Unterlippe Augenmuskulatur/Augenmuskulaturen Lamina/Laminae Amygdala Substantia Capsula/Capsulae Fossa/Fossae
f n: Pars/Partes Tuba/Tuben Crista/Cristae Spina/Spinae Concha/Conchae Bulla/Bullae Galea
pl -: Basalganglien Stammganglien Meningen Hirnhäute Nasennebenhöhlen Mastoidzellen Ethmoidalzellen Siebbeinzellen
pl -: Liquorräume Gehörknöchelchen Augenmuskeln Halsweichteile Hirnnerven Tonsillen Plexus

# Spine
m e: Wirbel/Wirbel Wirbelkörper/Wirbelkörper Halswirbel/Halswirbel Brustwirbel/Brustwirbel Lendenwirbel/Lendenwirbel
m e: Halswirbelkörper/Halswirbelkörper Brustwirbelkörper/Brustwirbelkörper Lendenwirbelkörper/Lendenwirbelkörper
m e: Sakralwirbel/Sakralwirbel Wirbelbogen/Wirbelbögen Dornfortsatz/Dornfortsätze Querfortsatz/Querfortsätze
m e: Gelenkfortsatz/Gelenkfortsätze Fortsatz/Fortsätze Processus/Processus Prozessus/Prozessus Dens/Dentes Axis/Axes
m e: Atlas/Atlanten Anulus Annulus Faserring Gallertkern Bandscheibenraum/Bandscheibenräume
m e: Zwischenwirbelraum/Zwischenwirbelräume Intervertebralraum/Intervertebralräume Wirbelsäulenabschnitt Bogen/Bögen
m e: Pedikel/Pedikel Übergang/Übergänge Steiß
f n: Wirbelsäule Halswirbelsäule Brustwirbelsäule Lendenwirbelsäule Bandscheibe Zwischenwirbelscheibe Deckplatte
f n: Grundplatte Bodenplatte Endplatte Abschlussplatte Platte Hinterkante Vorderkante Bogenwurzel Massa/Massae
f n: Neuroforamenenge Wurzel Säule Lordose Kyphose Skoliose Lende Facette Gelenkfacette Apophyse Ringapophyse
f n: Interspinalregion/Interspinalregionen
n e: Kreuzbein Steißbein Sakrum Sacrum Os/Ossa Ilium Ischium Pubis Neuroforamen/Neuroforamina Foramen/Foramina
n e: Facettengelenk Intervertebralgelenk Wirbelgelenk Wirbelbogengelenk Iliosakralgelenk Kostovertebralgelenk
n e: Kostotransversalgelenk Atlantodentalgelenk Längsband/Längsbänder Flavum Ligament Segment Bewegungssegment
n e: Rückenmarksegment Promontorium/Promontorien Wirbelanhangsgebilde/Wirbelanhangsgebilde

# Thorax
m e: Thorax/Thoraces/Thorazes Brustkorb/Brustkörbe Hemithorax/Hemithoraces Lungenflügel/Lungenflügel
m e: Oberlappen/Oberlappen Mittellappen/Mittellappen Unterlappen/Unterlappen Lungenlappen/Lungenlappen
m e: Bronchus/Bronchi/Bronchien Hauptbronchus/Hauptbronchien Hilus/Hili Lungenhilus/Lungenhili
m e: Interlobärspalt/Interlobärspalte Lappenspalt/Lappenspalte Randwinkel/Randwinkel Apex/Apices Alveolus/Alveolen
m e: Azinus/Azini Lobulus/Lobuli Pleuraraum/Pleuraräume Pleuraspalt/Pleuraspalte Mediastinalraum/Mediastinalräume
m e: Thymus/Thymi Ösophagus/Ösophagi Oesophagus Herzbeutel/Herzbeutel Vorhof/Vorhöfe Herzschatten/Herzschatten
m e: Herzmuskel/Herzmuskeln Papillarmuskel/Papillarmuskeln Aortenbogen/Aortenbögen Aortenknopf/Aortenknöpfe
m e: Pulmonalisstamm/Pulmonalisstämme Hauptstamm/Hauptstämme Ramus/Rami Ast/Äste Ductus/Ductus Duktus/Duktus
m e: Gang/Gänge Rippenbogen/Rippenbögen Interkostalraum/Interkostalräume Zwischenrippenraum/Zwischenrippenräume
m e: Brustraum/Brusträume Zwerchfellschenkel/Zwerchfellschenkel Musculus/Musculi Muskel/Muskeln Pektoralis Arcus Situs
m e: Hiatus/Hiatus Trachealbaum/Trachealbäume Bronchialbaum/Bronchialbäume Retrosternalraum/Retrosternalräume
m e: Retrokardialraum/Retrokardialräume Karinawinkel/Karinawinkel
n e: Herz/Herzen/Herzens Mediastinum/Mediastina/Mediastinen Myokard Endokard Epikard Perikard Zwerchfell
n e: Diaphragma/Diaphragmen Sternum/Sterna Manubrium/Manubrien Brustbein Xiphoid Lungensegment
n e: Lungengewebe/Lungengewebe Lungenparenchym Lungengerüst Atrium/Atrien Vorhofseptum/Vorhofsepten
n e: Ventrikelseptum/Ventrikelsepten Segel Ostium/Ostien Lungenfeld/Lungenfelder Oberfeld/Oberfelder
n e: Mittelfeld/Mittelfelder Unterfeld/Unterfelder Gefäß Blutgefäß Lungengefäß Koronargefäß Halsgefäß Lymphgefäß
n e: Herzohr/Herzohren Skelett Thoraxskelett Kammerseptum/Kammersepten Schlüsselbein Schulterblatt/Schulterblätter
n e: Wandsegment
f n: Lunge Lungenspitze Lungenbasis/Lungenbasen Lingula Pleura/Pleuren Carina Karina Bifurkation/Bifurkationen Alveole
f n: Bronchiole Trachealbifurkation/Trachealbifurkationen Aorta/Aorten Arterie Vene Kapillare Vena/Venae
f n: Arteria/Arteriae Lungenarterie Pulmonalarterie Pulmonalvene Lungenvene Koronararterie Koronarie Herzkranzarterie
f n: Hohlvene Herzkammer Kammer Herzklappe Klappe Aortenklappe Mitralklappe Trikuspidalklappe Pulmonalklappe
f n: Herzspitze Herzwand/Herzwände Herzsilhouette Herztaille Aortenwurzel Rippe Clavicula/Claviculae
f n: Klavikula/Klavikeln Scapula/Scapulae Skapula/Skapulae Brustwand/Brustwände Thoraxwand/Thoraxwände
f n: Thoraxapertur/Thoraxaperturen Zwerchfellkuppe Kuppe Zwerchfellkontur/Zwerchfellkonturen Axilla/Axillae/Axillen
f n: Achsel Achselhöhle Brustdrüse Brusthöhle Pleurahöhle Pleurakuppe Subclavia Subklavia Karotis/Karotiden Carotis
f n: Interna Externa Communis Vertebralis Basilaris Cerebri Jugularis Pulmonalis Anonyma Brachiocephalica Azygos
f n: Hemiazygos Cava Halsvene Jugularvene Armvene Armarterie Ader Schlagader Halsschlagader Hauptschlagader Mammaria
f n: Intima Media Adventitia Trachealwand/Trachealwände Muskulatur/Muskulaturen
pl -: Lungen Rippen Koronarien Atemwege Bronchien Lungengefäße Mediastinalorgane Weichteile Thoraxweichteile
pl -: Oberlappen

# Abdomen and pelvis
m e: Magen/Mägen Darm/Därme Dünndarm/Dünndärme Dickdarm/Dickdärme Zwölffingerdarm/Zwölffingerdärme
m e: Blinddarm/Blinddärme Mastdarm/Mastdärme Enddarm/Enddärme Grimmdarm Krummdarm Leerdarm Bauch/Bäuche
m e: Oberbauch/Oberbäuche Mittelbauch/Mittelbäuche Unterbauch/Unterbäuche Bauchraum/Bauchräume Leberlappen/Leberlappen
m e: Leberhilus Leberrand/Leberränder Gallengang/Gallengänge Gallenweg Hepatocholedochus Choledochus Zystikus
m e: Pankreasgang/Pankreasgänge Pankreaskopf/Pankreasköpfe Pankreaskörper/Pankreaskörper
m e: Pankreasschwanz/Pankreasschwänze Milzhilus Fundus/Fundi Korpus Pylorus/Pylori Appendix/Appendizes
m e: Retroperitonealraum/Retroperitonealräume Peritonealraum/Peritonealräume Intraperitonealraum/Intraperitonealräume
m e: Psoas Harnleiter/Harnleiter Ureter/Ureteren Kelch/Kelche Nierenkelch/Nierenkelche Nierenhilus
m e: Nierenpol/Nierenpole Oberpol/Oberpole Unterpol/Unterpole Urachus Uterus/Uteri Douglasraum/Douglasräume
m e: Eierstock/Eierstöcke Eileiter/Eileiter Muttermund/Muttermünder Follikel/Follikel Penis/Penes Hoden/Hoden
m e: Nebenhoden/Nebenhoden Samenstrang/Samenstränge Samenleiter/Samenleiter Hodensack/Hodensäcke
m e: Beckenboden/Beckenböden Beckenkamm/Beckenkämme Beckenring/Beckenringe Damm/Dämme Anus Analkanal/Analkanäle
m e: Sphinkter/Sphinktere Leistenkanal/Leistenkanäle Bauchnabel/Bauchnabel Nabel/Nabel Fetus/Feten Fötus/Föten
m e: Embryo/Embryonen Kolonrahmen/Kolonrahmen Tractus Trakt Gastrointestinaltrakt Harntrakt Genitaltrakt
m e: Verdauungstrakt Respirationstrakt
n e: Abdomen/Abdomina Peritoneum/Peritonea Mesenterium/Mesenterien Omentum/Omenta Retroperitoneum/Retroperitonea
n e: Mesokolon Mesorektum Kolon/Kola Colon/Cola Duodenum/Duodena Jejunum/Jejuna Ileum/Ilea Zökum/Zöka Coecum Caecum
n e: Sigma/Sigmata Sigmoid Rektum/Rekta Pankreas/Pankreata Pankreasgewebe/Pankreasgewebe Hepar Leberparenchym
n e: Leberbett/Leberbetten Gallenblasenbett/Gallenblasenbetten Bauchfell Netz Bauchnetz Nierenbecken/Nierenbecken
n e: Nierenbeckenkelchsystem Hohlsystem Nierenhohlsystem Nierenlager/Nierenlager Becken/Becken Beckenskelett
n e: Trigonum/Trigona Myometrium/Myometrien Endometrium/Endometrien Parametrium/Parametrien Ovar/Ovarien
n e: Ovarium/Ovarien Skrotum/Skrota Genitale/Genitalien Corpus/Corpora Vas/Vasa Darmlumen Divertikel/Divertikel
n e: Darmgas Hohlorgan Oberbauchorgan Parenchymorgan Darmkonvolut Gekröse Organ Hilum
f n: Leber Milz/Milzen Niere Nebenniere Gallenblase Pfortader Lebervene Leberarterie Leberpforte Leberkapsel
f n: Leberkuppe Leberoberfläche Milzvene Milzarterie Nierenarterie Nierenvene Nierenrinde Nierenkapsel Nierenloge
f n: Gallenblasenwand/Gallenblasenwände Blase Harnblase Harnblasenwand/Harnblasenwände Harnröhre Urethra/Urethren
f n: Prostata/Prostatae Samenblase Gebärmutter/Gebärmütter Zervix/Zervizes Cervix/Cervices Vagina/Vaginen Scheide
f n: Vulva/Vulven Plazenta/Plazenten Placenta Nabelschnur/Nabelschnüre Adnexe Tube Papille Flexur/Flexuren
f n: Kolonflexur/Kolonflexuren Haustrierung/Haustrierungen Haustre Valvula/Valvulae Ileozökalklappe Kardia
f n: Kurvatur/Kurvaturen Magenwand/Magenwände Darmwand/Darmwände Darmschlinge Dünndarmschlinge Schlinge Bauchdecke
f n: Bauchwand/Bauchwände Leiste Leistenregion/Leistenregionen Flanke Gesäßhälfte Bauchaorta/Bauchaorten Iliaka
f n: Iliakalarterie Iliakalvene Beckenarterie Beckenvene Beckenachse Aortenbifurkation/Aortenbifurkationen
f n: Mesenterialwurzel Mesenterialarterie Mesenterialvene Mesenterica Lienalis Renalis Symphyse Beckenschaufel
f n: Beckeneingangsebene Serosa Mukosa Submukosa Muskularis Mukosafalte Schleimhaut/Schleimhäute Faszie Fascia/Fasciae
f n: Gerotafaszie Fettkapsel Zyklushälfte Transformationszone Übergangszone Peripherzone Cisterna Bursa/Bursae
f n: Rektusscheide Linea Loge Kelchgruppe Portio Fruchtblase Fruchthöhle
pl -: Gallenwege Nieren Harnwege Adnexe Samenblasen Oberbauchorgane Unterbauchorgane Beckenorgane Bauchorgane
pl -: Genitalorgane Beckengefäße Oberbauchgefäße Nebennieren Leberveränderungen Darmschlingen

# Limbs, joints, muscles
m e: Knochen/Knochen Röhrenknochen/Röhrenknochen Knorpel/Knorpel Gelenkknorpel/Gelenkknorpel
m e: Gelenkspalt/Gelenkspalte/Gelenkspalten Gelenkkopf/Gelenkköpfe Oberarm Unterarm Vorderarm Ellenbogen/Ellenbogen
m e: Ellbogen/Ellbogen Finger/Finger Daumen/Daumen Zeigefinger/Zeigefinger Mittelfinger/Mittelfinger
m e: Ringfinger/Ringfinger Kleinfinger/Kleinfinger Handrücken/Handrücken Handteller
m e: Handwurzelknochen/Handwurzelknochen Mittelhandknochen/Mittelhandknochen Oberschenkel/Oberschenkel
m e: Unterschenkel/Unterschenkel Fuß/Füße Vorfuß/Vorfüße Mittelfuß/Mittelfüße Rückfuß/Rückfüße
m e: Mittelfußknochen/Mittelfußknochen Fußrücken/Fußrücken Zeh/Zehen Hallux/Halluces Knöchel/Knöchel
m e: Innenknöchel/Innenknöchel Außenknöchel/Außenknöchel Malleolus/Malleoli Humerus/Humeri Radius/Radii Femur/Femora
m e: Talus/Tali Kalkaneus/Kalkanei Calcaneus/Calcanei Humeruskopf/Humerusköpfe Femurkopf/Femurköpfe Hüftkopf/Hüftköpfe
m e: Radiuskopf/Radiusköpfe Oberschenkelhals/Oberschenkelhälse Schenkelhals/Schenkelhälse Femurhals/Femurhälse
m e: Schaft/Schäfte Kondylus/Kondylen Condylus/Condyli Femurkondylus/Femurkondylen Epikondylus/Epikondylen
m e: Tibiakopf/Tibiaköpfe Fibulakopf/Fibulaköpfe Trochanter/Trochanteren Meniskus/Menisken Innenmeniskus/Innenmenisken
m e: Außenmeniskus/Außenmenisken Diskus/Disken Discus/Disci Muskelbauch/Muskelbäuche Bizeps Trizeps Quadrizeps
m e: Deltamuskel/Deltamuskeln Deltoideus Supraspinatus Infraspinatus Subskapularis Subscapularis Teres Gluteus Glutäus
m e: Iliopsoas Iliakus Adduktor/Adduktoren Abduktor/Abduktoren Flexor/Flexoren Extensor/Extensoren Rotator/Rotatoren
m e: Gastrocnemius Soleus Popliteus Quadratus Piriformis Obturatorius Sartorius Gracilis Semimembranosus
m e: Semitendinosus Tensor/Tensoren Rectus Rektus Pectoralis Trapezius Latissimus Sternokleidomastoideus
m e: Schleimbeutel/Schleimbeutel Hoffa-Fettkörper/Hoffa-Fettkörper Fettkörper/Fettkörper Karpaltunnel/Karpaltunnel
m e: Tarsaltunnel/Tarsaltunnel Tarsus Karpus Metakarpus Metatarsus Epicondylus/Epicondyli Sattel Pes Digitus/Digiti
m e: Nerv/Nerven Medianus Ulnaris Radialis Ischiadikus Femoralis Peroneus Tibialis Obturator
n e: Gelenk Schultergelenk Schultereckgelenk Akromioklavikulargelenk Sternoklavikulargelenk Glenohumeralgelenk
n e: Ellenbogengelenk Radioulnargelenk Handgelenk Daumensattelgelenk Sattelgelenk Fingergelenk Grundgelenk
n e: Mittelgelenk Endgelenk Hüftgelenk Kniegelenk Femoropatellargelenk Femorotibialgelenk Tibiofibulargelenk
n e: Sprunggelenk Großzehengrundgelenk Zehengelenk Interphalangealgelenk Metakarpophalangealgelenk
n e: Metatarsophalangealgelenk Subtalargelenk Talonavikulargelenk Kalkaneokuboidgelenk Mediokarpalgelenk
n e: Radiokarpalgelenk Akromion/Akromien Korakoid Coracoid Glenoid Labrum/Labren Olekranon/Olekrana
n e: Tuberculum/Tubercula Tuberkulum Lunatum Skaphoid Scaphoid Kahnbein Mondbein Hamatum Kapitatum Capitatum
n e: Triquetrum Trapezium Trapezoideum Pisiforme Navikulare Naviculare Kuboid Cuboid Kuneiforme Sesambein Fersenbein
n e: Sprungbein Würfelbein Fußgewölbe Längsgewölbe Quergewölbe Knie/Knie Schienbein Wadenbein Hüftbein Sitzbein
n e: Schambein Darmbein Azetabulum/Azetabula Acetabulum/Acetabula Pfannendach/Pfannendächer Tibiaplateau/Tibiaplateaus
n e: Plateau/Plateaus Kompartiment Band/Bänder Kreuzband/Kreuzbänder Seitenband/Seitenbänder Innenband/Innenbänder
n e: Außenband/Außenbänder Syndesmosenband Retinakulum/Retinakula Retinaculum/Retinacula Ligamentum/Ligamenta Köpfchen
n e: Radiusköpfchen Fibulaköpfchen Wadenbeinköpfchen Metatarsaleköpfchen Metakarpaleköpfchen Grundglied/Grundglieder
n e: Mittelglied/Mittelglieder Endglied/Endglieder Metakarpale/Metakarpalia Metatarsale/Metatarsalia
n e: Knochenmark/Knochenmarke Fettmark Handskelett Fußskelett Weichteil Fettgewebe/Fettgewebe Gewebe/Gewebe
n e: Weichteilgewebe/Weichteilgewebe Bindegewebe/Bindegewebe Muskelgewebe Granulationsgewebe Narbengewebe
n e: Knorpelgewebe Knochengewebe Gefäßnervenbündel/Gefäßnervenbündel Bündel/Bündel Sehnenfach/Sehnenfächer
n e: Strecksehnenfach/Strecksehnenfächer Gleitlager/Gleitlager Tuber/Tubera Sustentaculum
f n: Schulter Rotatorenmanschette Manschette Sehne Bizepssehne Supraspinatussehne Infraspinatussehne
f n: Subskapularissehne Subscapularissehne Quadrizepssehne Patellasehne Patellarsehne Achillessehne Plantarsehne
f n: Plantarfaszie Plantaraponeurose Aponeurose Beugesehne Strecksehne Peronealsehne Peroneussehne Gelenkpfanne Pfanne
f n: Hüftpfanne Gelenkfläche Gelenkkapsel Gelenklippe Gelenkhöhle Gelenkkammer Elle Speiche Ulna/Ulnae Tibia/Tibiae
f n: Fibula/Fibulae Patella/Patellae Patellen Kniescheibe Hüfte Ferse Fußsohle Fußwurzel Handwurzel
f n: Mittelhand/Mittelhände Handfläche Hohlhand/Hohlhände Phalanx/Phalangen Grundphalanx/Grundphalangen
f n: Mittelphalanx/Mittelphalangen Endphalanx/Endphalangen Zehe Großzehe Kleinzehe Epiphysenfuge Wachstumsfuge Fuge
f n: Metaphyse Diaphyse Synchondrose Syndesmose Kortikalis/Kortikales Spongiosa Kompakta Markhöhle Synovia Synovialis
f n: Membran/Membranen Membrana Trochlea Tuberositas Incisura Malleolengabel Knöchelgabel Sprunggelenksgabel
f n: Talusrolle Kniekehle Wade Extremität/Extremitäten Gliedmaße Faser Muskelloge Muskelfaszie Muskelgruppe Subkutis
f n: Kutis Cutis Subcutis Haut/Häute Beugeseite Streckseite Quadrizepsmuskulatur/Quadrizepsmuskulaturen
f n: Artikulation/Artikulationen Plica Plika/Pliken Sehnenscheide Sehnenplatte Pyramidenspitze Eminentia
f n: Insertion/Insertionen Popliteaarterie Poplitea Wadenmuskulatur/Wadenmuskulaturen Unterschenkelarterie
f n: Unterschenkelvene Beinvene Beinarterie Achsenstellung/Achsenstellungen Beinachse Ringbandscheibe

# Breast, lymph, skin, vessels
f n: Mamma/Mammae Mammille Mamille Brustwarze Areola Umschlagfalte Lymphe Lymphbahn/Lymphbahnen
f n: Lymphknotenstation/Lymphknotenstationen Lymphknotengruppe Arkade Anastomose Kollaterale Perforansvene Varize
f n: Krampfader Strombahn/Strombahnen Gefäßstrombahn/Gefäßstrombahnen Endstrombahn/Endstrombahnen
m e: Drüsenkörper/Drüsenkörper Brustdrüsenkörper Quadrant/Quadranten Milchgang/Milchgänge Lymphknoten/Lymphknoten
m e: Sentinel/Sentinel Wächterlymphknoten Gefäßabgang/Gefäßabgänge Venenwinkel Bypass/Bypässe Gefäßbaum/Gefäßbäume
m e: Gefäßbaumabschnitt
n e: Drüsengewebe/Drüsengewebe Brustdrüsengewebe/Brustdrüsengewebe Drüsenparenchym Endometriumecho/Endometriumechos
n e: Stromgebiet Versorgungsgebiet Gebiet Kollateralgefäß Hilusfett Fettläppchen
# More of every region
n -: Epigastrium Hypogastrium Mesogastrium Hypochondrium Retropharyngeum Parapharynx Subkutangewebe/Subkutangewebe
n -: Subkutanfett Unterhautfettgewebe Unterhautgewebe Parakolium Gerüst Integument Skelettsystem
n -: Gefäßsystem/Gefäßsysteme Venensystem/Venensysteme Ventrikelsystem/Ventrikelsysteme
n -: Bronchialsystem/Bronchialsysteme Gallengangssystem/Gallengangssysteme Pfortadersystem/Pfortadersysteme
n -: Lymphsystem/Lymphsysteme Nervensystem/Nervensysteme Tracheobronchialsystem/Tracheobronchialsysteme
n -: Kelchsystem/Kelchsysteme Hohlraumsystem/Hohlraumsysteme Kniegelenkskompartiment/Kniegelenkskompartimente
n -: Fruchtwasser Interlobium/Interlobien Paratenon Peritenon Epineurium Neurocranium Viszerocranium Mediastinalfett
n -: Perikardfett Hilusgefäß/Hilusgefäße Stammgefäß/Stammgefäße Atlantoaxialgelenk/Atlantoaxialgelenke
n -: Chopartgelenk/Chopartgelenke Lisfrancgelenk/Lisfrancgelenke Basisgelenk/Basisgelenke Wurzelgelenk/Wurzelgelenke
n -: Corium Stratum Bandscheibenfach/Bandscheibenfächer Lager/Lager Tibialplateau Trochleagleitlager
n -: Innenseitenband/Innenseitenbänder Außenseitenband/Außenseitenbänder Ringband/Ringbänder Syndesmoseband
n -: Bindegewebsseptum/Bindegewebssepten Perineum/Perinea Rectum Scrotum/Scrota Cochleagehäuse Fettgewebslager
n -: Myokardgewebe Lymphgewebe Stützgewebe Narbenfeld Nierenparenchym/Nierenparenchyme Milzparenchym Pankreasparenchym
n -: Prostatagewebe Schilddrüsengewebe Schilddrüsenparenchym Hodenparenchym Restparenchym Drüsenfeld
n -: Oberbauchgefäß/Oberbauchgefäße Nasengerüst Nasenbeingerüst Jochbeinmassiv Mittelgesicht Untergesicht
f -: Kalottenregion Gegend/Gegenden Achillessehneninsertion/Achillessehneninsertionen Schulterpfanne/Schulterpfannen
f -: Transitionalzone/Transitionalzonen Transitionszone/Transitionszonen Zone/Zonen Wurzelregion/Wurzelregionen
f -: Iliakalregion/Iliakalregionen Inguinalregion/Inguinalregionen Hüftregion/Hüftregionen Nackenmuskulatur
f -: Rückenmuskulatur Bauchmuskulatur Glutealmuskulatur Kaumuskulatur Halsmuskulatur Oberschenkelmuskulatur
f -: Unterschenkelmuskulatur Schultermuskulatur Psoasmuskulatur Paravertebralmuskulatur Stimmlippe/Stimmlippen
f -: Stimmritze/Stimmritzen Stammfaser/Stammfasern Großhirnrinde/Großhirnrinden Kleinhirntonsille/Kleinhirntonsillen
f -: Tonsillenloge/Tonsillenlogen Arteriole/Arteriolen Venole/Venolen Galle Iliaca Iliacae Hinterwand/Hinterwände
f -: Vorderwand/Vorderwände Seitenwand/Seitenwände Gefäßwand/Gefäßwände Arterienwand/Arterienwände
f -: Blasenwand/Blasenwände Kammerwand/Kammerwände Innenseite/Innenseiten Außenseite/Außenseiten
f -: Vorderseite/Vorderseiten Rückseite/Rückseiten Unterseite/Unterseiten Oberseite/Oberseiten Oberfläche/Oberflächen
f -: Unterfläche/Unterflächen Vorderfläche/Vorderflächen Hinterfläche/Hinterflächen Leberunterfläche
f -: Umbilikalvene/Umbilikalvenen Lunula Chorda/Chordae Markraumphlegmone Bizepsrolle Pulley Pulleyschlinge
f -: Rotatorenintervall Kapselwand Beckeneingangsweite Hinterhauptsschuppe/Hinterhauptsschuppen Schuppe/Schuppen
f -: Siebbeinplatte Orbitaspitze Orbitawand/Orbitawände Tränenwege Ohrmuschel/Ohrmuscheln Ohrregion Netzhaut/Netzhäute
f -: Aderhaut/Aderhäute Hornhaut/Hornhäute Lederhaut Faserplatte Nabelregion Achillodynie Lendenregion Nierenregion
f -: Oberbauchregion Halsregion/Halsregionen Kieferregion Zahnregion Leberregion Schulterregion
f -: Nasenscheidewand/Nasenscheidewände Herzbasis Herzhinterwand Herzvorderwand Hirnsichel Kleinhirnhälfte
f -: Körperhälfte/Körperhälften Thoraxhälfte Brusthälfte Gesichtshälfte Hälfte/Hälften Großzehengrundgelenksregion
f -: Fingerkuppe/Fingerkuppen Fingerspitze/Fingerspitzen Fingerbeere Zehenspitze/Zehenspitzen Ellenbeuge/Ellenbeugen
f -: Kniebeuge Achselregion Leberpfortenregion Leberhilusregion Pfortadergabel Aortengabel Karotisgabel/Karotisgabeln
f -: Gabel/Gabeln Karotisbifurkation/Karotisbifurkationen Venenklappe/Venenklappen Krosse Crosse
f -: Magenschleimhaut/Magenschleimhäute Nasenschleimhaut/Nasenschleimhäute Darmschleimhaut/Darmschleimhäute
f -: Fruchtwassermenge Herzaktion/Herzaktionen Herzfrequenz/Herzfrequenzen Rektumampulle/Rektumampullen
f -: Sigmaschlinge/Sigmaschlingen Faszienloge Mundschleimhaut Schambeinfuge Muscularis Muskelfaser/Muskelfasern
f -: Nervenfaser/Nervenfasern Sehnenfaser/Sehnenfasern Bandfaser/Bandfasern Rektumwand/Rektumwände
f -: Vaginalwand/Vaginalwände Uteruswand/Uteruswände Ösophaguswand/Ösophaguswände Kolonwand/Kolonwände
f -: Sigmawand/Sigmawände Bronchialwand/Bronchialwände Aortenwand/Aortenwände Nierenbeckenwand
f -: Mediastinalkontur/Mediastinalkonturen Herzkontur/Herzkonturen
m -: Wurmfortsatz/Wurmfortsätze Subakromialraum/Subakromialräume Ösophagussphinkter/Ösophagussphinkteren
m -: Sehnenansatz/Sehnenansätze Muskelansatz/Muskelansätze Bandansatz/Bandansätze Sehnenspiegel Handwurzelkomplex
m -: Komplex/Komplexe Bandkomplex/Bandkomplexe Kapselbandapparat Bandapparat/Bandapparate Halteapparat Streckapparat
m -: Apparat/Apparate Bewegungsapparat Tibiakonsolenbereich Hauptgang/Hauptgänge Seitengang/Seitengänge
m -: Seitenast/Seitenäste Nebenast/Nebenäste Hauptast/Hauptäste Endast/Endäste Zahnhalteapparat
m -: Alveolarkamm/Alveolarkämme Alveolarfortsatz/Alveolarfortsätze Kinnwinkel Augapfel/Augäpfel Sehnervenkopf
m -: Augenhintergrund Zahnhals Brustmuskel/Brustmuskeln Oberschenkelkopf Herzrand/Herzränder Milzrand
m -: Unterrand/Unterränder Oberrand/Oberränder Vorderrand/Vorderränder Hinterrand/Hinterränder Unterlippenrand Ober
m -: Außenrand/Außenränder Innenrand/Innenränder Rippenzwischenraum Intermediärzone Markraum/Markräume
m -: Gelenkraum/Gelenkräume Gelenkrezessus Epiduralspace Weichteilmantel/Weichteilmäntel Muskelmantel/Muskelmäntel
m -: Fettmantel Beckenausgang Beckeneingang Uterushals Blasenhals/Blasenhälse Blasenboden Blasengrund Harnleiterabgang
m -: Pyelonabgang Ureterabgang/Ureterabgänge Zehenstrahl Strahl/Strahlen Fingerstrahl/Fingerstrahlen Mittelstrahl
m -: Fußwurzelknochen/Fußwurzelknochen Kapselansatz Außenrist Kortexbereich Sphenoidalsinus Frontalsinus Maxillarsinus
m -: Ethmoidalsinus Aortenklappenring Mitralring Klappenring Aortenabgang/Aortenabgänge Abgang/Abgänge Nebenkern
m -: Basalzisternenraum Perikardspalt Herzbeutelraum Nasengang/Nasengänge Gaumenbogen Aortenisthmus Aortenbulbus
m -: Duodenalbulbus Karotisbulbus Pulmonalishauptstamm Aortenverlauf Vorhofappendix Recessusbereich Akt/Akte
m -: Gelenkpartner/Gelenkpartner Pfannenerker/Pfannenerker Erker/Erker Dottersack/Dottersäcke
m -: Interdigitalraum/Interdigitalräume Gelbkörper/Gelbkörper Lymphabfluss Venenstamm/Venenstämme
m -: Gefäßstiel/Gefäßstiele Nervenstrang Sehnenstumpf/Sehnenstümpfe Bandstumpf Amputationsstumpf/Amputationsstümpfe
m -: Pankreasstumpf Bronchusstumpf Rektumstumpf Zervixstumpf Magenrest Leberrest Nierenrest Dezidualsack Fruchtsack
m -: Nabelring Leistenring Zwerchfellhiatus Zahnwurzelkanal Wurzelkanal Nervkanal Nervenkanal
m -: Mandibularkanal/Mandibularkanäle Karotiskanal Fazialiskanal Bogengang/Bogengänge Tränenkanal Tränenkanälchen
m -: Stirnpol Temporalpol Okzipitalpol Frontalpol Fazialis Trigeminus Optikus Vagus Phrenikus Rekurrens Akustikus
m -: Hypoglossus Okulomotorius Abduzens Cortex/Cortices Kondylenkopf Unterkieferast Unterkieferkörper Kiefergelenkkopf
m -: Thymusrest Lungenkern Knochenkern/Knochenkerne Handwurzelkern/Handwurzelkerne Hüftkopfkern/Hüftkopfkerne
m -: Kern/Kerne Ossifikationskern/Ossifikationskerne Apophysenkern
n -: Schleimhautrelief/Schleimhautreliefs Relief/Reliefs Skelettalter Knochenalter Vorhofohr/Vorhofohren Kapselgewebe
n -: Bronchusorgan Ovarialgewebe Nabelgefäß Nierengewebe Lebergewebe Milzgewebe Herzgewebe Hirnödem Fettkissen Polster
n -: Ohrläppchen Aortenklappensegel Mitralsegel Stirnhirn Frontalhirn Riechhirn Temporalhirn Ammonshorn Seitenhorn
n -: Kompartment/Kompartments Labyrinthorgan Vestibularorgan Bronchovaskulärbündel Kapillarbett Gefäßbett Pfannenlager
n -: Implantatlager Transplantatlager
f -: Leistenarterie/Leistenarterien Adduktorenmuskulatur Abduktorenmuskulatur Extensorenmuskulatur Streckmuskulatur
f -: Beugemuskulatur Thenarmuskulatur Hypothenarmuskulatur Zungenmuskulatur Beckenmuskulatur Fußmuskulatur
f -: Handmuskulatur Interkostalmuskulatur Ansatzstelle/Ansatzstellen Insertionsstelle/Insertionsstellen
f -: Faserbahn/Faserbahnen Sehstrahlung Hörbahn Zentralregion Präzentralregion Postzentralregion Zingulumregion
f -: Pinealisloge Pinealisregion Hypophysenloge Hypophysenstiel Neurohypophyse Adenohypophyse Falxkante Tentoriumkante
f -: Arachnoidea Pia Leptomeninx Pachymeninx Makula Zervikalregion Siebbeinregion Ossikelkette Gehörknöchelchenkette
f -: Paukentreppe Scala Fontanelle/Fontanellen Schädelnaht/Schädelnähte Sutur/Suturen Kranznaht Pfeilnaht Lambdanaht
f -: Bartholindrüse Perikardumschlagfalte Bronchialarterie/Bronchialarterien Lappenarterie/Lappenarterien
f -: Segmentarterie/Segmentarterien Subsegmentarterie/Subsegmentarterien Lumbalarterie/Lumbalarterien
f -: Interkostalarterie/Interkostalarterien Zervikalarterie Polarterie/Polarterien Vertebralarterie/Vertebralarterien
f -: Basilararterie Mediaarterie Spinalarterie Radikulararterie Uterusarterie Prostataarterie Hodenarterie
f -: Ovarialvene/Ovarialvenen Hodenvene Lumbalvene Nabelvene Nabelarterie Koronarvene Kranzarterie Perforansarterie
f -: Fußarterie Femoralarterie/Femoralarterien Oberschenkelarterie Oberschenkelvene
f n: Zyste Zwerchfellkuppel Femurkondyle Kondyle
m e: Stiel/Stiele Kleinhirnstiel/Kleinhirnstiele Amboss/Ambosse Ambossschenkel/Ambossschenkel
m e: Karotissiphon/Karotissiphons Umgehungskreislauf/Umgehungskreisläufe
n e: Pyelon Epitympanon/Epitympanons Skutum/Skuten
f -: Junktionalzone/Junktionalzonen
m e: Speicher/Speicher Speicherherd
`
