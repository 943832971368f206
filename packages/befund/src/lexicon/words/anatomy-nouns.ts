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
f n: Hemisphäre Hypophyse Epiphyse Zirbeldrüse Zisterne Schläfe Stirn/Stirnen Nase Zunge Lippe Wange Braue Kehle Backe
f n: Nasenhöhle Stirnhöhle Kieferhöhle Keilbeinhöhle Nasennebenhöhle Nebenhöhle Paukenhöhle Augenhöhle Mundhöhle
f n: Siebbeinzelle Mastoidzelle Ethmoidalzelle Linse Kopfhaut/Kopfhäute Drüse Speicheldrüse Ohrspeicheldrüse
f n: Tränendrüse Schilddrüse Nebenschilddrüse Vorsteherdrüse Hirnhaut/Hirnhäute Schädelgrube Schädelkalotte Kalotte
f n: Schädelbasis/Schädelbasen Meninge Muschel Schnecke Nervenwurzel Cauda/Caudae Fissur/Fissuren Furche
f n: Windung/Windungen Kommissur/Kommissuren Pyramide Pyramidenbahn/Pyramidenbahnen Sehbahn/Sehbahnen Bahn/Bahnen
f n: Mittellinie Grenzzone Rinde Hirnrinde Insel Inselrinde Inselregion/Inselregionen Kapsel Falx
f n: Falxregion/Falxregionen Sella Dura Pons/Pontes Medulla/Medullae Konvexität/Konvexitäten Gyrierung/Gyrierungen
f n: Furchung/Furchungen Myelinisierung/Myelinisierungen Orbita/Orbitae/Orbiten Retina Sklera Kornea Iris Uvea
f n: Parotis/Parotiden Glandula/Glandulae Submandibularis Sublingualis Tonsille Mandel Epiglottis Glottis
f n: Trachea/Tracheen Luftröhre Speiseröhre Cochlea Kochlea Maxilla Mandibula Kalvaria Riechrinne Wurzelspitze
f n: Zahnreihe Oberlippe Unterlippe Augenmuskulatur/Augenmuskulaturen Lamina/Laminae Amygdala Substantia
f n: Capsula/Capsulae Fossa/Fossae Pars/Partes Tuba/Tuben Crista/Cristae Spina/Spinae Concha/Conchae Bulla/Bullae
f n: Galea
pl -: Basalganglien Stammganglien Meningen Hirnhäute Nasennebenhöhlen Mastoidzellen Ethmoidalzellen Siebbeinzellen
pl -: Liquorräume Gehörknöchelchen Augenmuskeln Halsweichteile Hirnnerven Tonsillen Plexus

# Spine
m e: Wirbel/Wirbel Wirbelkörper/Wirbelkörper Halswirbel/Halswirbel Brustwirbel/Brustwirbel Lendenwirbel/Lendenwirbel
m e: Halswirbelkörper/Halswirbelkörper Brustwirbelkörper/Brustwirbelkörper Lendenwirbelkörper/Lendenwirbelkörper
m e: Sakralwirbel/Sakralwirbel Wirbelbogen/Wirbelbögen Dornfortsatz/Dornfortsätze Querfortsatz/Querfortsätze
m e: Gelenkfortsatz/Gelenkfortsätze Fortsatz/Fortsätze Processus/Processus Prozessus/Prozessus Dens/Dentes Axis/Axes
m e: Atlas/Atlanten Anulus Annulus Faserring Gallertkern Bandscheibenraum/Bandscheibenräume
m e: Zwischenwirbelraum/Zwischenwirbelräume Intervertebralraum/Intervertebralräume Bogen/Bögen Pedikel/Pedikel
m e: Übergang/Übergänge Steiß
f n: Wirbelsäule Bandscheibe Deckplatte Grundplatte Endplatte Platte Hinterkante Vorderkante Massa/Massae Wurzel Säule
f n: Lordose Kyphose Skoliose Lende Facette Apophyse Interspinalregion/Interspinalregionen
n e: Kreuzbein Steißbein Sakrum Sacrum Os/Ossa Ilium Ischium Pubis Neuroforamen/Neuroforamina Foramen/Foramina
n e: Facettengelenk Iliosakralgelenk Längsband/Längsbänder Flavum Ligament Segment Promontorium/Promontorien
n e: Wirbelanhangsgebilde/Wirbelanhangsgebilde

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
n e: Atrium/Atrien Vorhofseptum/Vorhofsepten Ventrikelseptum/Ventrikelsepten Segel Ostium/Ostien
n e: Lungenfeld/Lungenfelder Oberfeld/Oberfelder Mittelfeld/Mittelfelder Unterfeld/Unterfelder Gefäß Blutgefäß
n e: Halsgefäß Herzohr/Herzohren Skelett Thoraxskelett Kammerseptum/Kammersepten Schlüsselbein
n e: Schulterblatt/Schulterblätter
f n: Lunge Lungenspitze Lungenbasis/Lungenbasen Lingula Pleura/Pleuren Carina Karina Bifurkation/Bifurkationen Alveole
f n: Bronchiole Trachealbifurkation/Trachealbifurkationen Aorta/Aorten Arterie Vene Kapillare Vena/Venae
f n: Arteria/Arteriae Pulmonalarterie Pulmonalvene Lungenvene Koronarie Hohlvene Kammer Klappe Aortenklappe
f n: Mitralklappe Herzwand/Herzwände Herztaille Rippe Clavicula/Claviculae Klavikula/Klavikeln Scapula/Scapulae
f n: Skapula/Skapulae Brustwand/Brustwände Thoraxwand/Thoraxwände Thoraxapertur/Thoraxaperturen Kuppe
f n: Zwerchfellkontur/Zwerchfellkonturen Axilla/Axillae/Axillen Achsel Achselhöhle Brustdrüse Brusthöhle Pleurahöhle
f n: Subclavia Subklavia Karotis/Karotiden Carotis Interna Externa Communis Vertebralis Basilaris Cerebri Jugularis
f n: Pulmonalis Anonyma Brachiocephalica Azygos Hemiazygos Cava Halsvene Jugularvene Armvene Ader Schlagader
f n: Hauptschlagader Mammaria Intima Media Adventitia Trachealwand/Trachealwände Muskulatur/Muskulaturen
pl -: Lungen Rippen Koronarien Atemwege Bronchien Lungengefäße Mediastinalorgane Weichteile Thoraxweichteile
pl -: Oberlappen

# Abdomen and pelvis
m e: Magen/Mägen Darm/Därme Dünndarm/Dünndärme Dickdarm/Dickdärme Zwölffingerdarm/Zwölffingerdärme
m e: Blinddarm/Blinddärme Mastdarm/Mastdärme Enddarm/Enddärme Grimmdarm Krummdarm Leerdarm Bauch/Bäuche
m e: Oberbauch/Oberbäuche Mittelbauch/Mittelbäuche Unterbauch/Unterbäuche Bauchraum/Bauchräume Leberlappen/Leberlappen
m e: Leberrand/Leberränder Gallengang/Gallengänge Gallenweg Hepatocholedochus Choledochus Zystikus
m e: Pankreasgang/Pankreasgänge Pankreaskopf/Pankreasköpfe Pankreaskörper/Pankreaskörper
m e: Pankreasschwanz/Pankreasschwänze Milzhilus Fundus/Fundi Korpus Pylorus/Pylori Appendix/Appendizes
m e: Retroperitonealraum/Retroperitonealräume Peritonealraum/Peritonealräume Intraperitonealraum/Intraperitonealräume
m e: Psoas Harnleiter/Harnleiter Ureter/Ureteren Kelch/Kelche Nierenkelch/Nierenkelche Nierenpol/Nierenpole
m e: Oberpol/Oberpole Unterpol/Unterpole Urachus Uterus/Uteri Douglasraum/Douglasräume Eierstock/Eierstöcke
m e: Eileiter/Eileiter Muttermund/Muttermünder Follikel/Follikel Penis/Penes Hoden/Hoden Nebenhoden/Nebenhoden
m e: Samenstrang/Samenstränge Samenleiter/Samenleiter Hodensack/Hodensäcke Beckenboden/Beckenböden
m e: Beckenkamm/Beckenkämme Beckenring/Beckenringe Damm/Dämme Anus Analkanal/Analkanäle Sphinkter/Sphinktere
m e: Leistenkanal/Leistenkanäle Bauchnabel/Bauchnabel Nabel/Nabel Fetus/Feten Fötus/Föten Embryo/Embryonen
m e: Kolonrahmen/Kolonrahmen Tractus Trakt Harntrakt Genitaltrakt Verdauungstrakt Respirationstrakt
n e: Abdomen/Abdomina Peritoneum/Peritonea Mesenterium/Mesenterien Omentum/Omenta Retroperitoneum/Retroperitonea
n e: Mesokolon Mesorektum Kolon/Kola Colon/Cola Duodenum/Duodena Jejunum/Jejuna Ileum/Ilea Zökum/Zöka Coecum Caecum
n e: Sigma/Sigmata Sigmoid Rektum/Rekta Pankreas/Pankreata Pankreasgewebe/Pankreasgewebe Hepar Leberbett/Leberbetten
n e: Gallenblasenbett/Gallenblasenbetten Bauchfell Netz Bauchnetz Nierenbecken/Nierenbecken Nierenbeckenkelchsystem
n e: Hohlsystem Nierenlager/Nierenlager Becken/Becken Beckenskelett Trigonum/Trigona Myometrium/Myometrien
n e: Endometrium/Endometrien Parametrium/Parametrien Ovar/Ovarien Ovarium/Ovarien Skrotum/Skrota Genitale/Genitalien
n e: Corpus/Corpora Vas/Vasa Darmlumen Divertikel/Divertikel Darmgas Hohlorgan Oberbauchorgan Gekröse Organ Hilum
f n: Leber Milz/Milzen Niere Nebenniere Gallenblase Pfortader Lebervene Leberpforte Milzvene Milzarterie Nierenarterie
f n: Nierenvene Nierenloge Gallenblasenwand/Gallenblasenwände Blase Harnblase Harnblasenwand/Harnblasenwände Harnröhre
f n: Urethra/Urethren Prostata/Prostatae Samenblase Gebärmutter/Gebärmütter Zervix/Zervizes Cervix/Cervices
f n: Vagina/Vaginen Scheide Vulva/Vulven Plazenta/Plazenten Placenta Nabelschnur/Nabelschnüre Adnexe Tube Papille
f n: Flexur/Flexuren Kolonflexur/Kolonflexuren Haustrierung/Haustrierungen Haustre Valvula/Valvulae Kardia
f n: Kurvatur/Kurvaturen Magenwand/Magenwände Darmwand/Darmwände Dünndarmschlinge Schlinge Bauchwand/Bauchwände Leiste
f n: Leistenregion/Leistenregionen Flanke Gesäßhälfte Bauchaorta/Bauchaorten Iliaka Iliakalvene Beckenvene
f n: Aortenbifurkation/Aortenbifurkationen Mesenterialvene Mesenterica Lienalis Renalis Symphyse Beckenschaufel Serosa
f n: Mukosa Submukosa Muskularis Schleimhaut/Schleimhäute Faszie Fascia/Fasciae Peripherzone Cisterna Bursa/Bursae
f n: Linea Loge Kelchgruppe Portio Fruchthöhle
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
n e: Gelenk Schultergelenk Schultereckgelenk Handgelenk Grundgelenk Mittelgelenk Endgelenk Hüftgelenk Kniegelenk
n e: Sprunggelenk Großzehengrundgelenk Akromion/Akromien Korakoid Coracoid Glenoid Labrum/Labren Olekranon/Olekrana
n e: Tuberculum/Tubercula Tuberkulum Lunatum Skaphoid Scaphoid Kahnbein Mondbein Hamatum Kapitatum Capitatum
n e: Triquetrum Trapezium Trapezoideum Pisiforme Navikulare Naviculare Kuboid Cuboid Kuneiforme Sesambein Fersenbein
n e: Sprungbein Würfelbein Längsgewölbe Quergewölbe Knie/Knie Schienbein Wadenbein Hüftbein Sitzbein Schambein
n e: Darmbein Azetabulum/Azetabula Acetabulum/Acetabula Pfannendach/Pfannendächer Tibiaplateau/Tibiaplateaus
n e: Plateau/Plateaus Kompartiment Band/Bänder Kreuzband/Kreuzbänder Seitenband/Seitenbänder Innenband/Innenbänder
n e: Außenband/Außenbänder Syndesmosenband Retinakulum/Retinakula Retinaculum/Retinacula Ligamentum/Ligamenta Köpfchen
n e: Radiusköpfchen Grundglied/Grundglieder Mittelglied/Mittelglieder Endglied/Endglieder Metakarpale/Metakarpalia
n e: Metatarsale/Metatarsalia Knochenmark/Knochenmarke Fettmark Handskelett Fußskelett Weichteil Fettgewebe/Fettgewebe
n e: Gewebe/Gewebe Weichteilgewebe/Weichteilgewebe Bindegewebe/Bindegewebe Gefäßnervenbündel/Gefäßnervenbündel
n e: Bündel/Bündel Sehnenfach/Sehnenfächer Strecksehnenfach/Strecksehnenfächer Gleitlager/Gleitlager Tuber/Tubera
n e: Sustentaculum
f n: Schulter Rotatorenmanschette Manschette Sehne Bizepssehne Supraspinatussehne Infraspinatussehne
f n: Subscapularissehne Patellarsehne Achillessehne Plantarfaszie Aponeurose Beugesehne Strecksehne Peronealsehne
f n: Pfanne Gelenkfläche Gelenkhöhle Elle Speiche Ulna/Ulnae Tibia/Tibiae Fibula/Fibulae Patella/Patellae Patellen
f n: Hüfte Ferse Fußsohle Fußwurzel Handwurzel Mittelhand/Mittelhände Hohlhand/Hohlhände Phalanx/Phalangen
f n: Grundphalanx/Grundphalangen Mittelphalanx/Mittelphalangen Endphalanx/Endphalangen Zehe Großzehe Kleinzehe
f n: Epiphysenfuge Fuge Metaphyse Diaphyse Synchondrose Syndesmose Kortikalis/Kortikales Spongiosa Kompakta Markhöhle
f n: Synovia Synovialis Membran/Membranen Membrana Trochlea Tuberositas Incisura Malleolengabel Kniekehle Wade
f n: Extremität/Extremitäten Gliedmaße Faser Muskelloge Subkutis Kutis Cutis Subcutis Haut/Häute Beugeseite
f n: Quadrizepsmuskulatur/Quadrizepsmuskulaturen Artikulation/Artikulationen Plica Plika/Pliken Sehnenscheide
f n: Eminentia Insertion/Insertionen Poplitea Wadenmuskulatur/Wadenmuskulaturen Unterschenkelvene Beinvene
f n: Achsenstellung/Achsenstellungen Beinachse

# Breast, lymph, skin, vessels
f n: Mamma/Mammae Mamille Brustwarze Areola Lymphe Lymphbahn/Lymphbahnen Lymphknotenstation/Lymphknotenstationen
f n: Arkade Anastomose Kollaterale Perforansvene Varize Krampfader Strombahn/Strombahnen
f n: Gefäßstrombahn/Gefäßstrombahnen Endstrombahn/Endstrombahnen
m e: Drüsenkörper/Drüsenkörper Quadrant/Quadranten Milchgang/Milchgänge Lymphknoten/Lymphknoten Sentinel/Sentinel
m e: Wächterlymphknoten Gefäßabgang/Gefäßabgänge Bypass/Bypässe Gefäßbaum/Gefäßbäume
n e: Drüsengewebe/Drüsengewebe Brustdrüsengewebe/Brustdrüsengewebe Drüsenparenchym Endometriumecho/Endometriumechos
n e: Stromgebiet Gebiet Hilusfett
# More of every region
n -: Deszendens Aszendens Epigastrium Hypogastrium Mesogastrium Hypochondrium Retropharyngeum Parapharynx
n -: Subkutangewebe/Subkutangewebe Parakolium Gerüst Integument Gefäßsystem/Gefäßsysteme Venensystem/Venensysteme
n -: Ventrikelsystem/Ventrikelsysteme Bronchialsystem/Bronchialsysteme Gallengangssystem/Gallengangssysteme
n -: Pfortadersystem/Pfortadersysteme Lymphsystem/Lymphsysteme Nervensystem/Nervensysteme
n -: Tracheobronchialsystem/Tracheobronchialsysteme Kelchsystem/Kelchsysteme Hohlraumsystem/Hohlraumsysteme
n -: Kniegelenkskompartiment/Kniegelenkskompartimente Interlobium/Interlobien Paratenon Peritenon Epineurium
n -: Neurocranium Viszerocranium Hilusgefäß/Hilusgefäße Stammgefäß/Stammgefäße Atlantoaxialgelenk/Atlantoaxialgelenke
n -: Chopartgelenk/Chopartgelenke Lisfrancgelenk/Lisfrancgelenke Basisgelenk/Basisgelenke Wurzelgelenk/Wurzelgelenke
n -: Corium Stratum Bandscheibenfach/Bandscheibenfächer Lager/Lager Innenseitenband/Innenseitenbänder
n -: Außenseitenband/Außenseitenbänder Ringband/Ringbänder Bindegewebsseptum/Bindegewebssepten Perineum/Perinea Rectum
n -: Scrotum/Scrota Cochleagehäuse Fettgewebslager Nierenparenchym/Nierenparenchyme Restparenchym
n -: Oberbauchgefäß/Oberbauchgefäße Jochbeinmassiv Mittelgesicht Untergesicht
f -: Gegend/Gegenden Achillessehneninsertion/Achillessehneninsertionen Schulterpfanne/Schulterpfannen
f -: Transitionalzone/Transitionalzonen Transitionszone/Transitionszonen Zone/Zonen Wurzelregion/Wurzelregionen
f -: Iliakalregion/Iliakalregionen Inguinalregion/Inguinalregionen Hüftregion/Hüftregionen Kaumuskulatur
f -: Stimmlippe/Stimmlippen Stimmritze/Stimmritzen Stammfaser/Stammfasern Großhirnrinde/Großhirnrinden
f -: Kleinhirntonsille/Kleinhirntonsillen Tonsillenloge/Tonsillenlogen Arteriole/Arteriolen Venole/Venolen Galle
f -: Iliaca Iliacae Hinterwand/Hinterwände Vorderwand/Vorderwände Seitenwand/Seitenwände Gefäßwand/Gefäßwände
f -: Arterienwand/Arterienwände Blasenwand/Blasenwände Kammerwand/Kammerwände Innenseite/Innenseiten
f -: Außenseite/Außenseiten Vorderseite/Vorderseiten Rückseite/Rückseiten Unterseite/Unterseiten Oberseite/Oberseiten
f -: Oberfläche/Oberflächen Unterfläche/Unterflächen Vorderfläche/Vorderflächen Hinterfläche/Hinterflächen
f -: Umbilikalvene/Umbilikalvenen Lunula Chorda/Chordae Pulley Rotatorenintervall
f -: Hinterhauptsschuppe/Hinterhauptsschuppen Schuppe/Schuppen Orbitawand/Orbitawände Tränenwege
f -: Ohrmuschel/Ohrmuscheln Ohrregion Netzhaut/Netzhäute Aderhaut/Aderhäute Hornhaut/Hornhäute Lederhaut Achillodynie
f -: Halsregion/Halsregionen Nasenscheidewand/Nasenscheidewände Herzbasis Hirnsichel Körperhälfte/Körperhälften
f -: Hälfte/Hälften Fingerkuppe/Fingerkuppen Fingerspitze/Fingerspitzen Fingerbeere Zehenspitze/Zehenspitzen
f -: Ellenbeuge/Ellenbeugen Kniebeuge Karotisgabel/Karotisgabeln Gabel/Gabeln Karotisbifurkation/Karotisbifurkationen
f -: Venenklappe/Venenklappen Krosse Crosse Magenschleimhaut/Magenschleimhäute Nasenschleimhaut/Nasenschleimhäute
f -: Darmschleimhaut/Darmschleimhäute Herzaktion/Herzaktionen Herzfrequenz/Herzfrequenzen Rektumampulle/Rektumampullen
f -: Sigmaschlinge/Sigmaschlingen Faszienloge Mundschleimhaut Schambeinfuge Muscularis Muskelfaser/Muskelfasern
f -: Nervenfaser/Nervenfasern Sehnenfaser/Sehnenfasern Bandfaser/Bandfasern Rektumwand/Rektumwände
f -: Vaginalwand/Vaginalwände Uteruswand/Uteruswände Ösophaguswand/Ösophaguswände Kolonwand/Kolonwände
f -: Sigmawand/Sigmawände Bronchialwand/Bronchialwände Aortenwand/Aortenwände Mediastinalkontur/Mediastinalkonturen
f -: Herzkontur/Herzkonturen
m -: Wurmfortsatz/Wurmfortsätze Subakromialraum/Subakromialräume Ösophagussphinkter/Ösophagussphinkteren
m -: Sehnenansatz/Sehnenansätze Muskelansatz/Muskelansätze Bandansatz/Bandansätze Komplex/Komplexe
m -: Bandkomplex/Bandkomplexe Bandapparat/Bandapparate Halteapparat Apparat/Apparate Tibiakonsolenbereich
m -: Hauptgang/Hauptgänge Seitengang/Seitengänge Seitenast/Seitenäste Nebenast/Nebenäste Hauptast/Hauptäste
m -: Endast/Endäste Alveolarkamm/Alveolarkämme Alveolarfortsatz/Alveolarfortsätze Augapfel/Augäpfel Zahnhals
m -: Brustmuskel/Brustmuskeln Herzrand/Herzränder Milzrand Unterrand/Unterränder Oberrand/Oberränder
m -: Vorderrand/Vorderränder Hinterrand/Hinterränder Ober Außenrand/Außenränder Innenrand/Innenränder Intermediärzone
m -: Markraum/Markräume Gelenkraum/Gelenkräume Epiduralspace Weichteilmantel/Weichteilmäntel Muskelmantel/Muskelmäntel
m -: Blasenhals/Blasenhälse Ureterabgang/Ureterabgänge Strahl/Strahlen Fingerstrahl/Fingerstrahlen Mittelstrahl
m -: Fußwurzelknochen/Fußwurzelknochen Außenrist Maxillarsinus Mitralring Aortenabgang/Aortenabgänge Abgang/Abgänge
m -: Nebenkern Perikardspalt Nasengang/Nasengänge Akt/Akte Gelenkpartner/Gelenkpartner Pfannenerker/Pfannenerker
m -: Erker/Erker Dottersack/Dottersäcke Interdigitalraum/Interdigitalräume Gelbkörper/Gelbkörper Lymphabfluss
m -: Venenstamm/Venenstämme Gefäßstiel/Gefäßstiele Sehnenstumpf/Sehnenstümpfe Amputationsstumpf/Amputationsstümpfe
m -: Magenrest Leberrest Dezidualsack Fruchtsack Nabelring Nervkanal Mandibularkanal/Mandibularkanäle Fazialiskanal
m -: Bogengang/Bogengänge Tränenkanal Tränenkanälchen Stirnpol Temporalpol Okzipitalpol Frontalpol Fazialis Trigeminus
m -: Optikus Vagus Phrenikus Rekurrens Akustikus Hypoglossus Okulomotorius Abduzens Cortex/Cortices Unterkieferast
m -: Knochenkern/Knochenkerne Handwurzelkern/Handwurzelkerne Hüftkopfkern/Hüftkopfkerne Kern/Kerne
m -: Ossifikationskern/Ossifikationskerne Blasenboden Karotisbulbus Bandstumpf Bronchusstumpf Karotiskanal
n -: Schleimhautrelief/Schleimhautreliefs Relief/Reliefs Vorhofohr/Vorhofohren Ovarialgewebe Hirnödem Polster
n -: Mitralsegel Stirnhirn Frontalhirn Riechhirn Ammonshorn Seitenhorn Kompartment/Kompartments Vestibularorgan
n -: Gefäßbett Unterhautfettgewebe Fruchtwasser Pankreasparenchym Hodenparenchym
f -: Leistenarterie/Leistenarterien Beugemuskulatur Thenarmuskulatur Hypothenarmuskulatur Ansatzstelle/Ansatzstellen
f -: Insertionsstelle/Insertionsstellen Faserbahn/Faserbahnen Hörbahn Zingulumregion Pinealisloge Pinealisregion
f -: Hypophysenloge Hypophysenstiel Neurohypophyse Adenohypophyse Falxkante Arachnoidea Pia Leptomeninx Pachymeninx
f -: Makula Gehörknöchelchenkette Paukentreppe Scala Fontanelle/Fontanellen Schädelnaht/Schädelnähte Sutur/Suturen
f -: Kranznaht Pfeilnaht Lambdanaht Bronchialarterie/Bronchialarterien Lappenarterie/Lappenarterien
f -: Segmentarterie/Segmentarterien Subsegmentarterie/Subsegmentarterien Lumbalarterie/Lumbalarterien
f -: Interkostalarterie/Interkostalarterien Polarterie/Polarterien Vertebralarterie/Vertebralarterien Basilararterie
f -: Radikulararterie Ovarialvene/Ovarialvenen Hodenvene Nabelvene Perforansarterie Femoralarterie/Femoralarterien
f -: Oberschenkelvene
f n: Zyste Zwerchfellkuppel Kondyle Hirnhemisphäre Kleinhirnhemisphäre Großhirnhemisphäre Unterkieferspeicheldrüse
f n: Bauchspeicheldrüse Nasenmuschel Gaumenmandel Rachenmandel Zwischenwirbelscheibe Bogenwurzel Gelenkfacette
f n: Koronararterie Herzklappe Trikuspidalklappe Pulmonalklappe Herzsilhouette Zwerchfellkuppe Pleurakuppe
f n: Leberarterie Nierenrinde Ileozökalklappe Darmschlinge Bauchdecke Iliakalarterie Mesenterialwurzel Quadrizepssehne
f n: Plantaraponeurose Peroneussehne Gelenkpfanne Kniescheibe Talusrolle Muskelfaszie Femurkondyle
m e: Stiel/Stiele Kleinhirnstiel/Kleinhirnstiele Amboss/Ambosse Ambossschenkel/Ambossschenkel
m e: Karotissiphon/Karotissiphons Umgehungskreislauf/Umgehungskreisläufe
n e: Pyelon Epitympanon/Epitympanons Skutum/Skuten Intervertebralgelenk Wirbelgelenk Wirbelbogengelenk
n e: Kostovertebralgelenk Lungengerüst Lungengefäß Koronargefäß Nierenhohlsystem Parenchymorgan
n e: Akromioklavikulargelenk Sternoklavikulargelenk Glenohumeralgelenk Ellenbogengelenk Radioulnargelenk
n e: Daumensattelgelenk Sattelgelenk Femoropatellargelenk Femorotibialgelenk Metakarpophalangealgelenk Subtalargelenk
n e: Talonavikulargelenk Kalkaneokuboidgelenk Mediokarpalgelenk Radiokarpalgelenk Fibulaköpfchen Metatarsaleköpfchen
n e: Metakarpaleköpfchen Kollateralgefäß
f -: Junktionalzone/Junktionalzonen Glutealmuskulatur Orbitaspitze Ossikelkette
m e: Speicher/Speicher Speicherherd Leberhilus Gastrointestinaltrakt
`
