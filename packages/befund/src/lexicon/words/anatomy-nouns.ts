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
n e: Außenohr/Außenohren Trommelfell Felsenbein Stirnbein Keilbein Siebbein Jochbein Nasenbein Mastoid
n e: Orbitadach/Orbitadächer Nasenseptum/Nasensepten Zungenbein Zäpfchen/Zäpfchen Hyoid Thyroid Kiefergelenk
n e: Auge/Augen Augenlid/Augenlider Lid/Lider Antrum/Antren Gesicht/Gesichter Kinn Cranium Kranium/Kranien Vaskulum
n e: Filum Ganglion/Ganglien Periost Endost Ependym/Ependyme Parenchym Hirnparenchym Epithel/Epithelien
n e: Endothel/Endothelien Mesothel/Mesothelien Urothel/Urothelien Stroma/Stromata Interstitium/Interstitien
f n: Hemisphäre Hirnhemisphäre Kleinhirnhemisphäre Großhirnhemisphäre Hypophyse Epiphyse Zirbeldrüse Zisterne Schläfe
f n: Stirn/Stirnen Nase Zunge Lippe Wange Braue Kehle Backe Nasenhöhle Stirnhöhle Kieferhöhle Keilbeinhöhle
f n: Nasennebenhöhle Nebenhöhle Paukenhöhle Augenhöhle Mundhöhle Siebbeinzelle Mastoidzelle Ethmoidalzelle Linse
f n: Kopfhaut/Kopfhäute Drüse Speicheldrüse Ohrspeicheldrüse Unterkieferspeicheldrüse Tränendrüse Schilddrüse
f n: Nebenschilddrüse Bauchspeicheldrüse Vorsteherdrüse Hirnhaut/Hirnhäute Schädelgrube Schädelkalotte Kalotte
f n: Schädelbasis/Schädelbasen Meninge Nasenmuschel Muschel Schnecke Nervenwurzel Cauda/Caudae Fissur/Fissuren Furche
f n: Windung/Windungen Kommissur/Kommissuren Pyramide Pyramidenbahn/Pyramidenbahnen Sehbahn/Sehbahnen Bahn/Bahnen
f n: Mittellinie Grenzzone Rinde Hirnrinde Insel Inselrinde Inselregion/Inselregionen Kapsel Falx
f n: Falxregion/Falxregionen Sella Dura Pons/Pontes Medulla/Medullae Konvexität/Konvexitäten Gyrierung/Gyrierungen
f n: Furchung/Furchungen Myelinisierung/Myelinisierungen Orbita/Orbitae/Orbiten Retina Sklera Kornea Iris Uvea
f n: Parotis/Parotiden Glandula/Glandulae Submandibularis Sublingualis Tonsille Gaumenmandel Mandel Rachenmandel
f n: Epiglottis Glottis Trachea/Tracheen Luftröhre Speiseröhre Cochlea Kochlea Maxilla Mandibula Kalvaria Riechrinne
f n: Wurzelspitze Zahnwurzel Zahnreihe Oberlippe Unterlippe Augenmuskulatur/Augenmuskulaturen Lamina/Laminae Amygdala
f n: Substantia Capsula/Capsulae Fossa/Fossae Pars/Partes Tuba/Tuben Crista/Cristae Spina/Spinae Concha/Conchae
f n: Bulla/Bullae Galea
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
f n: Grundplatte Endplatte Platte Hinterkante Vorderkante Bogenwurzel Massa/Massae Wurzel Säule Lordose Kyphose
f n: Skoliose Lende Facette Gelenkfacette Apophyse Interspinalregion/Interspinalregionen
n e: Kreuzbein Steißbein Sakrum Sacrum Os/Ossa Ilium Ischium Pubis Neuroforamen/Neuroforamina Foramen/Foramina
n e: Facettengelenk Intervertebralgelenk Wirbelgelenk Wirbelbogengelenk Iliosakralgelenk Kostovertebralgelenk
n e: Längsband/Längsbänder Flavum Ligament Segment Promontorium/Promontorien Wirbelanhangsgebilde/Wirbelanhangsgebilde

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
n e: Diaphragma/Diaphragmen Sternum/Sterna Manubrium/Manubrien Brustbein Xiphoid Lungengewebe/Lungengewebe
n e: Lungenparenchym Lungengerüst Atrium/Atrien Vorhofseptum/Vorhofsepten Ventrikelseptum/Ventrikelsepten Segel
n e: Ostium/Ostien Lungenfeld/Lungenfelder Oberfeld/Oberfelder Mittelfeld/Mittelfelder Unterfeld/Unterfelder Gefäß
n e: Blutgefäß Lungengefäß Koronargefäß Halsgefäß Herzohr/Herzohren Skelett Thoraxskelett Kammerseptum/Kammersepten
n e: Schlüsselbein Schulterblatt/Schulterblätter
f n: Lunge Lungenspitze Lungenbasis/Lungenbasen Lingula Pleura/Pleuren Carina Karina Bifurkation/Bifurkationen Alveole
f n: Bronchiole Trachealbifurkation/Trachealbifurkationen Aorta/Aorten Arterie Vene Kapillare Vena/Venae
f n: Arteria/Arteriae Lungenarterie Pulmonalarterie Pulmonalvene Lungenvene Koronararterie Koronarie Hohlvene Kammer
f n: Herzklappe Klappe Aortenklappe Mitralklappe Trikuspidalklappe Pulmonalklappe Herzwand/Herzwände Herzsilhouette
f n: Herztaille Aortenwurzel Rippe Clavicula/Claviculae Klavikula/Klavikeln Scapula/Scapulae Skapula/Skapulae
f n: Brustwand/Brustwände Thoraxwand/Thoraxwände Thoraxapertur/Thoraxaperturen Zwerchfellkuppe Kuppe
f n: Zwerchfellkontur/Zwerchfellkonturen Axilla/Axillae/Axillen Achsel Achselhöhle Brustdrüse Brusthöhle Pleurahöhle
f n: Pleurakuppe Subclavia Subklavia Karotis/Karotiden Carotis Interna Externa Communis Vertebralis Basilaris Cerebri
f n: Jugularis Pulmonalis Anonyma Brachiocephalica Azygos Hemiazygos Cava Halsvene Jugularvene Armvene Ader Schlagader
f n: Hauptschlagader Mammaria Intima Media Adventitia Trachealwand/Trachealwände Muskulatur/Muskulaturen
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
m e: Psoas Harnleiter/Harnleiter Ureter/Ureteren Kelch/Kelche Nierenkelch/Nierenkelche Nierenpol/Nierenpole
m e: Oberpol/Oberpole Unterpol/Unterpole Urachus Uterus/Uteri Douglasraum/Douglasräume Eierstock/Eierstöcke
m e: Eileiter/Eileiter Muttermund/Muttermünder Follikel/Follikel Penis/Penes Hoden/Hoden Nebenhoden/Nebenhoden
m e: Samenstrang/Samenstränge Samenleiter/Samenleiter Hodensack/Hodensäcke Beckenboden/Beckenböden
m e: Beckenkamm/Beckenkämme Beckenring/Beckenringe Damm/Dämme Anus Analkanal/Analkanäle Sphinkter/Sphinktere
m e: Leistenkanal/Leistenkanäle Bauchnabel/Bauchnabel Nabel/Nabel Fetus/Feten Fötus/Föten Embryo/Embryonen
m e: Kolonrahmen/Kolonrahmen Tractus Trakt Gastrointestinaltrakt Harntrakt Genitaltrakt Verdauungstrakt
m e: Respirationstrakt
n e: Abdomen/Abdomina Peritoneum/Peritonea Mesenterium/Mesenterien Omentum/Omenta Retroperitoneum/Retroperitonea
n e: Mesokolon Mesorektum Kolon/Kola Colon/Cola Duodenum/Duodena Jejunum/Jejuna Ileum/Ilea Zökum/Zöka Coecum Caecum
n e: Sigma/Sigmata Sigmoid Rektum/Rekta Pankreas/Pankreata Pankreasgewebe/Pankreasgewebe Hepar Leberparenchym
n e: Leberbett/Leberbetten Gallenblasenbett/Gallenblasenbetten Bauchfell Netz Bauchnetz Nierenbecken/Nierenbecken
n e: Nierenbeckenkelchsystem Hohlsystem Nierenhohlsystem Nierenlager/Nierenlager Becken/Becken Beckenskelett
n e: Trigonum/Trigona Myometrium/Myometrien Endometrium/Endometrien Parametrium/Parametrien Ovar/Ovarien
n e: Ovarium/Ovarien Skrotum/Skrota Genitale/Genitalien Corpus/Corpora Vas/Vasa Darmlumen Divertikel/Divertikel
n e: Darmgas Hohlorgan Oberbauchorgan Parenchymorgan Gekröse Organ Hilum
f n: Leber Milz/Milzen Niere Nebenniere Gallenblase Pfortader Lebervene Leberarterie Leberpforte Milzvene Milzarterie
f n: Nierenarterie Nierenvene Nierenrinde Nierenloge Gallenblasenwand/Gallenblasenwände Blase Harnblase
f n: Harnblasenwand/Harnblasenwände Harnröhre Urethra/Urethren Prostata/Prostatae Samenblase Gebärmutter/Gebärmütter
f n: Zervix/Zervizes Cervix/Cervices Vagina/Vaginen Scheide Vulva/Vulven Plazenta/Plazenten Placenta
f n: Nabelschnur/Nabelschnüre Adnexe Tube Papille Flexur/Flexuren Kolonflexur/Kolonflexuren
f n: Haustrierung/Haustrierungen Haustre Valvula/Valvulae Ileozökalklappe Kardia Kurvatur/Kurvaturen
f n: Magenwand/Magenwände Darmwand/Darmwände Darmschlinge Dünndarmschlinge Schlinge Bauchdecke Bauchwand/Bauchwände
f n: Leiste Leistenregion/Leistenregionen Flanke Gesäßhälfte Bauchaorta/Bauchaorten Iliaka Iliakalarterie Iliakalvene
f n: Beckenarterie Beckenvene Beckenachse Aortenbifurkation/Aortenbifurkationen Mesenterialwurzel Mesenterialvene
f n: Mesenterica Lienalis Renalis Symphyse Beckenschaufel Serosa Mukosa Submukosa Muskularis Schleimhaut/Schleimhäute
f n: Faszie Fascia/Fasciae Peripherzone Cisterna Bursa/Bursae Linea Loge Kelchgruppe Portio Fruchthöhle
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
n e: Ellenbogengelenk Radioulnargelenk Handgelenk Daumensattelgelenk Sattelgelenk Grundgelenk Mittelgelenk Endgelenk
n e: Hüftgelenk Kniegelenk Femoropatellargelenk Femorotibialgelenk Sprunggelenk Großzehengrundgelenk
n e: Metakarpophalangealgelenk Subtalargelenk Talonavikulargelenk Kalkaneokuboidgelenk Mediokarpalgelenk
n e: Radiokarpalgelenk Akromion/Akromien Korakoid Coracoid Glenoid Labrum/Labren Olekranon/Olekrana
n e: Tuberculum/Tubercula Tuberkulum Lunatum Skaphoid Scaphoid Kahnbein Mondbein Hamatum Kapitatum Capitatum
n e: Triquetrum Trapezium Trapezoideum Pisiforme Navikulare Naviculare Kuboid Cuboid Kuneiforme Sesambein Fersenbein
n e: Sprungbein Würfelbein Längsgewölbe Quergewölbe Knie/Knie Schienbein Wadenbein Hüftbein Sitzbein Schambein
n e: Darmbein Azetabulum/Azetabula Acetabulum/Acetabula Pfannendach/Pfannendächer Tibiaplateau/Tibiaplateaus
n e: Plateau/Plateaus Kompartiment Band/Bänder Kreuzband/Kreuzbänder Seitenband/Seitenbänder Innenband/Innenbänder
n e: Außenband/Außenbänder Syndesmosenband Retinakulum/Retinakula Retinaculum/Retinacula Ligamentum/Ligamenta Köpfchen
n e: Radiusköpfchen Fibulaköpfchen Metatarsaleköpfchen Metakarpaleköpfchen Grundglied/Grundglieder
n e: Mittelglied/Mittelglieder Endglied/Endglieder Metakarpale/Metakarpalia Metatarsale/Metatarsalia
n e: Knochenmark/Knochenmarke Fettmark Handskelett Fußskelett Weichteil Fettgewebe/Fettgewebe Gewebe/Gewebe
n e: Weichteilgewebe/Weichteilgewebe Bindegewebe/Bindegewebe Narbengewebe Gefäßnervenbündel/Gefäßnervenbündel
n e: Bündel/Bündel Sehnenfach/Sehnenfächer Strecksehnenfach/Strecksehnenfächer Gleitlager/Gleitlager Tuber/Tubera
n e: Sustentaculum
f n: Schulter Rotatorenmanschette Manschette Sehne Bizepssehne Supraspinatussehne Infraspinatussehne
f n: Subscapularissehne Quadrizepssehne Patellarsehne Achillessehne Plantarfaszie Plantaraponeurose Aponeurose
f n: Beugesehne Strecksehne Peronealsehne Peroneussehne Gelenkpfanne Pfanne Hüftpfanne Gelenkfläche Gelenkkapsel
f n: Gelenkhöhle Elle Speiche Ulna/Ulnae Tibia/Tibiae Fibula/Fibulae Patella/Patellae Patellen Kniescheibe Hüfte Ferse
f n: Fußsohle Fußwurzel Handwurzel Mittelhand/Mittelhände Hohlhand/Hohlhände Phalanx/Phalangen
f n: Grundphalanx/Grundphalangen Mittelphalanx/Mittelphalangen Endphalanx/Endphalangen Zehe Großzehe Kleinzehe
f n: Epiphysenfuge Fuge Metaphyse Diaphyse Synchondrose Syndesmose Kortikalis/Kortikales Spongiosa Kompakta Markhöhle
f n: Synovia Synovialis Membran/Membranen Membrana Trochlea Tuberositas Incisura Malleolengabel Talusrolle Kniekehle
f n: Wade Extremität/Extremitäten Gliedmaße Faser Muskelloge Muskelfaszie Subkutis Kutis Cutis Subcutis Haut/Häute
f n: Beugeseite Quadrizepsmuskulatur/Quadrizepsmuskulaturen Artikulation/Artikulationen Plica Plika/Pliken
f n: Sehnenscheide Eminentia Insertion/Insertionen Poplitea Wadenmuskulatur/Wadenmuskulaturen Unterschenkelarterie
f n: Unterschenkelvene Beinvene Beinarterie Achsenstellung/Achsenstellungen Beinachse

# Breast, lymph, skin, vessels
f n: Mamma/Mammae Mamille Brustwarze Areola Lymphe Lymphbahn/Lymphbahnen Lymphknotenstation/Lymphknotenstationen
f n: Arkade Anastomose Kollaterale Perforansvene Varize Krampfader Strombahn/Strombahnen
f n: Gefäßstrombahn/Gefäßstrombahnen Endstrombahn/Endstrombahnen
m e: Drüsenkörper/Drüsenkörper Quadrant/Quadranten Milchgang/Milchgänge Lymphknoten/Lymphknoten Sentinel/Sentinel
m e: Wächterlymphknoten Gefäßabgang/Gefäßabgänge Bypass/Bypässe Gefäßbaum/Gefäßbäume
n e: Drüsengewebe/Drüsengewebe Brustdrüsengewebe/Brustdrüsengewebe Drüsenparenchym Endometriumecho/Endometriumechos
n e: Stromgebiet Gebiet Kollateralgefäß Hilusfett
# More of every region
n -: Deszendens Aszendens Epigastrium Hypogastrium Mesogastrium Hypochondrium Retropharyngeum Parapharynx Subkutangewebe/Subkutangewebe
n -: Unterhautfettgewebe Parakolium Gerüst Integument Gefäßsystem/Gefäßsysteme Venensystem/Venensysteme
n -: Ventrikelsystem/Ventrikelsysteme Bronchialsystem/Bronchialsysteme Gallengangssystem/Gallengangssysteme
n -: Pfortadersystem/Pfortadersysteme Lymphsystem/Lymphsysteme Nervensystem/Nervensysteme
n -: Tracheobronchialsystem/Tracheobronchialsysteme Kelchsystem/Kelchsysteme Hohlraumsystem/Hohlraumsysteme
n -: Kniegelenkskompartiment/Kniegelenkskompartimente Fruchtwasser Interlobium/Interlobien Paratenon Peritenon
n -: Epineurium Neurocranium Viszerocranium Hilusgefäß/Hilusgefäße Stammgefäß/Stammgefäße
n -: Atlantoaxialgelenk/Atlantoaxialgelenke Chopartgelenk/Chopartgelenke Lisfrancgelenk/Lisfrancgelenke
n -: Basisgelenk/Basisgelenke Wurzelgelenk/Wurzelgelenke Corium Stratum Bandscheibenfach/Bandscheibenfächer
n -: Lager/Lager Innenseitenband/Innenseitenbänder Außenseitenband/Außenseitenbänder Ringband/Ringbänder
n -: Bindegewebsseptum/Bindegewebssepten Perineum/Perinea Rectum Scrotum/Scrota Cochleagehäuse Fettgewebslager
n -: Nierenparenchym/Nierenparenchyme Milzparenchym Pankreasparenchym Hodenparenchym Restparenchym
n -: Oberbauchgefäß/Oberbauchgefäße Jochbeinmassiv Mittelgesicht Untergesicht
f -: Gegend/Gegenden Achillessehneninsertion/Achillessehneninsertionen Schulterpfanne/Schulterpfannen
f -: Transitionalzone/Transitionalzonen Transitionszone/Transitionszonen Zone/Zonen Wurzelregion/Wurzelregionen
f -: Iliakalregion/Iliakalregionen Inguinalregion/Inguinalregionen Hüftregion/Hüftregionen Rückenmuskulatur
f -: Glutealmuskulatur Kaumuskulatur Stimmlippe/Stimmlippen Stimmritze/Stimmritzen Stammfaser/Stammfasern
f -: Großhirnrinde/Großhirnrinden Kleinhirntonsille/Kleinhirntonsillen Tonsillenloge/Tonsillenlogen
f -: Arteriole/Arteriolen Venole/Venolen Galle Iliaca Iliacae Hinterwand/Hinterwände Vorderwand/Vorderwände
f -: Seitenwand/Seitenwände Gefäßwand/Gefäßwände Arterienwand/Arterienwände Blasenwand/Blasenwände
f -: Kammerwand/Kammerwände Innenseite/Innenseiten Außenseite/Außenseiten Vorderseite/Vorderseiten
f -: Rückseite/Rückseiten Unterseite/Unterseiten Oberseite/Oberseiten Oberfläche/Oberflächen Unterfläche/Unterflächen
f -: Vorderfläche/Vorderflächen Hinterfläche/Hinterflächen Umbilikalvene/Umbilikalvenen Lunula Chorda/Chordae Pulley
f -: Rotatorenintervall Hinterhauptsschuppe/Hinterhauptsschuppen Schuppe/Schuppen Orbitaspitze Orbitawand/Orbitawände
f -: Tränenwege Ohrmuschel/Ohrmuscheln Ohrregion Netzhaut/Netzhäute Aderhaut/Aderhäute Hornhaut/Hornhäute Lederhaut
f -: Achillodynie Halsregion/Halsregionen Nasenscheidewand/Nasenscheidewände Herzbasis Hirnsichel
f -: Körperhälfte/Körperhälften Hälfte/Hälften Fingerkuppe/Fingerkuppen Fingerspitze/Fingerspitzen Fingerbeere
f -: Zehenspitze/Zehenspitzen Ellenbeuge/Ellenbeugen Kniebeuge Karotisgabel/Karotisgabeln Gabel/Gabeln
f -: Karotisbifurkation/Karotisbifurkationen Venenklappe/Venenklappen Krosse Crosse Magenschleimhaut/Magenschleimhäute
f -: Nasenschleimhaut/Nasenschleimhäute Darmschleimhaut/Darmschleimhäute Herzaktion/Herzaktionen
f -: Herzfrequenz/Herzfrequenzen Rektumampulle/Rektumampullen Sigmaschlinge/Sigmaschlingen Faszienloge Mundschleimhaut
f -: Schambeinfuge Muscularis Muskelfaser/Muskelfasern Nervenfaser/Nervenfasern Sehnenfaser/Sehnenfasern
f -: Bandfaser/Bandfasern Rektumwand/Rektumwände Vaginalwand/Vaginalwände Uteruswand/Uteruswände
f -: Ösophaguswand/Ösophaguswände Kolonwand/Kolonwände Sigmawand/Sigmawände Bronchialwand/Bronchialwände
f -: Aortenwand/Aortenwände Mediastinalkontur/Mediastinalkonturen Herzkontur/Herzkonturen
m -: Wurmfortsatz/Wurmfortsätze Subakromialraum/Subakromialräume Ösophagussphinkter/Ösophagussphinkteren
m -: Sehnenansatz/Sehnenansätze Muskelansatz/Muskelansätze Bandansatz/Bandansätze Komplex/Komplexe
m -: Bandkomplex/Bandkomplexe Bandapparat/Bandapparate Halteapparat Streckapparat Apparat/Apparate
m -: Tibiakonsolenbereich Hauptgang/Hauptgänge Seitengang/Seitengänge Seitenast/Seitenäste Nebenast/Nebenäste
m -: Hauptast/Hauptäste Endast/Endäste Alveolarkamm/Alveolarkämme Alveolarfortsatz/Alveolarfortsätze Augapfel/Augäpfel
m -: Zahnhals Brustmuskel/Brustmuskeln Herzrand/Herzränder Milzrand Unterrand/Unterränder Oberrand/Oberränder
m -: Vorderrand/Vorderränder Hinterrand/Hinterränder Ober Außenrand/Außenränder Innenrand/Innenränder Intermediärzone
m -: Markraum/Markräume Gelenkraum/Gelenkräume Epiduralspace Weichteilmantel/Weichteilmäntel Muskelmantel/Muskelmäntel
m -: Blasenhals/Blasenhälse Blasenboden Ureterabgang/Ureterabgänge Strahl/Strahlen Fingerstrahl/Fingerstrahlen
m -: Mittelstrahl Fußwurzelknochen/Fußwurzelknochen Außenrist Maxillarsinus Mitralring Aortenabgang/Aortenabgänge
m -: Abgang/Abgänge Nebenkern Perikardspalt Nasengang/Nasengänge Karotisbulbus Akt/Akte Gelenkpartner/Gelenkpartner
m -: Pfannenerker/Pfannenerker Erker/Erker Dottersack/Dottersäcke Interdigitalraum/Interdigitalräume
m -: Gelbkörper/Gelbkörper Lymphabfluss Venenstamm/Venenstämme Gefäßstiel/Gefäßstiele Sehnenstumpf/Sehnenstümpfe
m -: Bandstumpf Amputationsstumpf/Amputationsstümpfe Bronchusstumpf Magenrest Leberrest Dezidualsack Fruchtsack
m -: Nabelring Nervkanal Mandibularkanal/Mandibularkanäle Karotiskanal Fazialiskanal Bogengang/Bogengänge Tränenkanal
m -: Tränenkanälchen Stirnpol Temporalpol Okzipitalpol Frontalpol Fazialis Trigeminus Optikus Vagus Phrenikus
m -: Rekurrens Akustikus Hypoglossus Okulomotorius Abduzens Cortex/Cortices Unterkieferast Knochenkern/Knochenkerne
m -: Handwurzelkern/Handwurzelkerne Hüftkopfkern/Hüftkopfkerne Kern/Kerne Ossifikationskern/Ossifikationskerne
n -: Schleimhautrelief/Schleimhautreliefs Relief/Reliefs Vorhofohr/Vorhofohren Ovarialgewebe Hirnödem Polster
n -: Mitralsegel Stirnhirn Frontalhirn Riechhirn Ammonshorn Seitenhorn Kompartment/Kompartments Vestibularorgan
n -: Gefäßbett
f -: Leistenarterie/Leistenarterien Beugemuskulatur Thenarmuskulatur Hypothenarmuskulatur Ansatzstelle/Ansatzstellen
f -: Insertionsstelle/Insertionsstellen Faserbahn/Faserbahnen Hörbahn Zingulumregion Pinealisloge Pinealisregion
f -: Hypophysenloge Hypophysenstiel Neurohypophyse Adenohypophyse Falxkante Arachnoidea Pia Leptomeninx Pachymeninx
f -: Makula Ossikelkette Gehörknöchelchenkette Paukentreppe Scala Fontanelle/Fontanellen Schädelnaht/Schädelnähte
f -: Sutur/Suturen Kranznaht Pfeilnaht Lambdanaht Bronchialarterie/Bronchialarterien Lappenarterie/Lappenarterien
f -: Segmentarterie/Segmentarterien Subsegmentarterie/Subsegmentarterien Lumbalarterie/Lumbalarterien
f -: Interkostalarterie/Interkostalarterien Polarterie/Polarterien Vertebralarterie/Vertebralarterien Basilararterie
f -: Radikulararterie Ovarialvene/Ovarialvenen Hodenvene Nabelvene Perforansarterie Femoralarterie/Femoralarterien
f -: Oberschenkelarterie Oberschenkelvene
f n: Zyste Zwerchfellkuppel Femurkondyle Kondyle
m e: Stiel/Stiele Kleinhirnstiel/Kleinhirnstiele Amboss/Ambosse Ambossschenkel/Ambossschenkel
m e: Karotissiphon/Karotissiphons Umgehungskreislauf/Umgehungskreisläufe
n e: Pyelon Epitympanon/Epitympanons Skutum/Skuten
f -: Junktionalzone/Junktionalzonen
m e: Speicher/Speicher Speicherherd
`
