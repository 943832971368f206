export const anatomyNouns = `
# Head, brain, spinal cord
m =: Schädel Balken Ventrikel Seitenventrikel Plexus Kleinhirnbrückenwinkel Glaskörper Konus Unterkiefer Oberkiefer
m =: Kiefer Gaumen Kehldeckel Schildknorpel Ringknorpel Aryknorpel Recessus Rezessus Sinus Lappen Frontallappen
m =: Parietallappen Temporallappen Okzipitallappen Stirnlappen Schläfenlappen Scheitellappen Hinterhauptslappen
m =: Schädelknochen Gesichtsschädel Hirnschädel
m ¨e: Kopf Hals Hirnstamm Gehörgang Zentralkanal Spinalkanal Wirbelkanal Duralsack Thekalsack Subarachnoidalraum
m ¨e: Epiduralraum Subduralraum Warzenfortsatz Zungengrund Kehlkopf Rachenraum Parapharyngealraum Zahn Weisheitszahn
m ¨e: Schneidezahn Backenzahn Rückenmarkskanal
m e: Kortex/Kortizes Sulkus/Sulci/Sulki Pol Liquor/Liquores Interhemisphärenspalt Oropharynx Hypopharynx Clivus Klivus
m e: Trunkus Fornix/Fornices Neurokranium/Neurokranien Viszerokranium/Viszerokranien
m us>i: Hippokampus Hippocampus Thalamus Hypothalamus Bulbus Nervus Gyrus Lobus Truncus Circulus Nucleus Nukleus
m us>i: Isthmus
m en: Sehnerv Hirnnerv Spinalnerv Molar Prämolar
m ¨: Mundboden
m x>gen: Nasopharynx Pharynx Larynx
n e: Gehirn Großhirn Kleinhirn Mittelhirn Stammhirn Hirn Marklager Mark Rückenmark Myelon/Myelone/Myela
n e: Hinterhaupt Cerebellum Zerebellum Cerebrum Zerebrum Claustrum Splenium Genu Rostrum Septum/Septen/Septa Tegmentum
n e: Tektum Velum Kavum Operculum Operkulum Labyrinth Vestibulum Trommelfell Felsenbein Stirnbein Keilbein Siebbein
n e: Jochbein Nasenbein Mastoid Zungenbein Hyoid Thyroid Kiefergelenk Kinn Cranium Vaskulum Filum Ganglion/Ganglien
n e: Periost Endost Ependym Parenchym Hirnparenchym Epithel/Epithelien Endothel/Endothelien Mesothel/Mesothelien
n e: Urothel/Urothelien
n ¨er: Hinterhorn Vorderhorn Temporalhorn Horn Orbitadach
n en>ina: Putamen
n um>a: Pallidum Infundibulum Cavum
n a>ata: Chiasma Stroma
n um>en: Tentorium Nasenseptum Antrum Kranium Interstitium
n en: Innenohr Mittelohr Außenohr
n =: Zäpfchen
n n: Auge
n er: Augenlid Lid Gesicht
f n: Hemisphäre Hypophyse Epiphyse Zirbeldrüse Zisterne Schläfe Nase Zunge Lippe Wange Braue Kehle Backe Nasenhöhle
f n: Stirnhöhle Kieferhöhle Keilbeinhöhle Nasennebenhöhle Nebenhöhle Paukenhöhle Augenhöhle Mundhöhle Siebbeinzelle
f n: Mastoidzelle Ethmoidalzelle Linse Drüse Speicheldrüse Ohrspeicheldrüse Tränendrüse Schilddrüse Nebenschilddrüse
f n: Vorsteherdrüse Schädelgrube Schädelkalotte Kalotte Meninge Muschel Schnecke Nervenwurzel Furche Pyramide Höhle
f n: Mittellinie Grenzzone Rinde Hirnrinde Insel Inselrinde Kapsel Falx Sella Dura Pons/Pontes Orbita/Orbitae/Orbiten
f n: Retina Sklera Kornea Iris Uvea Submandibularis Sublingualis Tonsille Mandel Epiglottis Glottis Luftröhre
f n: Speiseröhre Cochlea Kochlea Maxilla Mandibula Kalvaria Riechrinne Wurzelspitze Zahnreihe Oberlippe Unterlippe
f n: Amygdala Substantia Pars/Partes Galea
f en: Stirn Fissur Windung Kommissur Pyramidenbahn Sehbahn Bahn Inselregion Falxregion Konvexität Gyrierung Furchung
f en: Myelinisierung
f ¨e: Kopfhaut Hirnhaut
f is>en: Schädelbasis
f e: Cauda Medulla Glandula Lamina Capsula Fossa Crista Spina Concha Bulla
f is>iden: Parotis
f a>en: Trachea Tuba
pl -: Basalganglien Stammganglien Meningen Hirnhäute Nasennebenhöhlen Mastoidzellen Ethmoidalzellen Siebbeinzellen
pl -: Liquorräume Gehörknöchelchen Augenmuskeln Halsweichteile Hirnnerven Tonsillen Plexus

# Spine
m =: Wirbel Wirbelkörper Halswirbel Brustwirbel Lendenwirbel Halswirbelkörper Brustwirbelkörper Lendenwirbelkörper
m =: Sakralwirbel Processus Prozessus Pedikel
m ¨: Wirbelbogen Bogen
m ¨e: Dornfortsatz Querfortsatz Gelenkfortsatz Fortsatz Bandscheibenraum Zwischenwirbelraum Intervertebralraum Übergang
m e: Dens/Dentes Axis/Axes Atlas/Atlanten Anulus Annulus Faserring Gallertkern Steiß
f n: Wirbelsäule Bandscheibe Deckplatte Grundplatte Endplatte Platte Hinterkante Vorderkante Wurzel Säule Lordose
f n: Kyphose Skoliose Lende Facette Apophyse
f e: Massa
f en: Interspinalregion
n e: Kreuzbein Steißbein Sakrum Sacrum Os/Ossa Ilium Ischium Pubis Facettengelenk Iliosakralgelenk Flavum Ligament
n e: Segment
n en>ina: Neuroforamen Foramen
n ¨er: Längsband
n um>en: Promontorium
n =: Wirbelanhangsgebilde

# Thorax
m e: Thorax/Thoraces/Thorazes Hemithorax/Hemithoraces Bronchus/Bronchi/Bronchien Hauptbronchus/Hauptbronchien
m e: Interlobärspalt Lappenspalt Apex/Apices Pleuraspalt Oesophagus Pektoralis Arcus Situs
m ¨e: Brustkorb Pleuraraum Mediastinalraum Vorhof Aortenknopf Pulmonalisstamm Hauptstamm Ast Gang Interkostalraum
m ¨e: Zwischenrippenraum Brustraum Trachealbaum Bronchialbaum Retrosternalraum Retrokardialraum
m =: Lungenflügel Oberlappen Mittellappen Unterlappen Randwinkel Herzbeutel Herzschatten Ductus Duktus
m =: Zwerchfellschenkel Hiatus Karinawinkel
m us>i: Hilus Lungenhilus Azinus Lobulus Thymus Ösophagus Ramus Musculus
m us>en: Alveolus
m n: Herzmuskel Papillarmuskel Muskel
m ¨: Aortenbogen Rippenbogen
n e: Herz/Herzen/Herzens Mediastinum/Mediastina/Mediastinen Myokard Endokard Epikard Perikard Zwerchfell Brustbein
n e: Xiphoid Segel Gefäß Blutgefäß Halsgefäß Skelett Thoraxskelett Schlüsselbein
n a>en: Diaphragma
n um>a: Sternum
n um>en: Manubrium Atrium Vorhofseptum Ventrikelseptum Ostium Kammerseptum
n er: Lungenfeld Oberfeld Mittelfeld Unterfeld
n en: Herzohr
n ¨er: Schulterblatt
f n: Lunge Lungenspitze Lingula Carina Karina Alveole Bronchiole Arterie Vene Kapillare Pulmonalarterie Pulmonalvene
f n: Lungenvene Koronarie Hohlvene Kammer Klappe Aortenklappe Mitralklappe Herztaille Rippe Klavikula/Klavikeln Kuppe
f n: Axilla/Axillae/Axillen Achsel Achselhöhle Brustdrüse Brusthöhle Pleurahöhle Subclavia Subklavia Carotis Interna
f n: Externa Communis Vertebralis Basilaris Cerebri Jugularis Pulmonalis Anonyma Brachiocephalica Azygos Hemiazygos
f n: Cava Halsvene Jugularvene Armvene Ader Schlagader Hauptschlagader Mammaria Intima Media Adventitia
f is>en: Lungenbasis
f a>en: Pleura Aorta
f en: Bifurkation Trachealbifurkation Thoraxapertur Zwerchfellkontur Muskulatur
f e: Vena Arteria Clavicula Scapula Skapula
f ¨e: Herzwand Brustwand Thoraxwand Trachealwand
f is>iden: Karotis
pl -: Lungen Rippen Koronarien Atemwege Bronchien Lungengefäße Mediastinalorgane Weichteile Thoraxweichteile Oberlappen

# Abdomen and pelvis
m ¨: Magen Beckenboden
m ¨e: Darm Dünndarm Dickdarm Zwölffingerdarm Blinddarm Mastdarm Enddarm Bauch Oberbauch Mittelbauch Unterbauch
m ¨e: Bauchraum Gallengang Pankreasgang Pankreaskopf Pankreasschwanz Retroperitonealraum Peritonealraum
m ¨e: Intraperitonealraum Douglasraum Eierstock Samenstrang Hodensack Beckenkamm Damm Analkanal
m e: Grimmdarm Krummdarm Leerdarm Gallenweg Hepatocholedochus Choledochus Zystikus Milzhilus Korpus Appendix/Appendizes
m e: Psoas Kelch Nierenkelch Nierenpol Oberpol Unterpol Urachus Penis/Penes Beckenring Anus Sphinkter Tractus Trakt
m e: Harntrakt Genitaltrakt Verdauungstrakt Respirationstrakt
m =: Leberlappen Pankreaskörper Harnleiter Eileiter Follikel Hoden Nebenhoden Samenleiter Bauchnabel Nabel Kolonrahmen
m ¨er: Leberrand Muttermund
m us>i: Fundus Pylorus Uterus
m en: Ureter
m us>en: Fetus Fötus
m nen: Embryo
n en>ina: Abdomen
n um>a: Peritoneum Omentum Retroperitoneum Duodenum Jejunum Ileum Zökum Rektum Trigonum Skrotum
n um>en: Mesenterium Myometrium Endometrium Parametrium Ovarium
n e: Mesokolon Mesorektum Coecum Caecum Sigmoid Pankreas/Pankreata Hepar Bauchfell Netz Bauchnetz
n e: Nierenbeckenkelchsystem Hohlsystem Beckenskelett Ovar/Ovarien Genitale/Genitalien Corpus/Corpora Vas/Vasa
n e: Darmlumen Darmgas Hohlorgan Oberbauchorgan Gekröse Organ Hilum
n on>a: Kolon Colon
n a>ata: Sigma
n =: Pankreasgewebe Nierenbecken Nierenlager Becken Divertikel
n en: Leberbett Gallenblasenbett
f n: Leber Niere Nebenniere Gallenblase Pfortader Lebervene Leberpforte Milzvene Milzarterie Nierenvene
f n: Nierenloge Blase Harnblase Harnröhre Samenblase Zervix/Zervizes Cervix/Cervices Scheide Placenta Adnexe Tube
f n: Papille Haustre Kardia Dünndarmschlinge Schlinge Leiste Flanke Gesäßhälfte Iliaka Iliakalvene Beckenvene
f n: Mesenterialvene Mesenterica Lienalis Renalis Symphyse Beckenschaufel Serosa Mukosa Submukosa Muskularis Faszie
f n: Peripherzone Cisterna Linea Loge Kelchgruppe Portio Fruchthöhle
f en: Milz Flexur Kolonflexur Haustrierung Kurvatur Aortenbifurkation
f ¨e: Gallenblasenwand Harnblasenwand Nabelschnur Magenwand Darmwand Bauchwand Schleimhaut
f a>en: Urethra Vagina Vulva Plazenta Bauchaorta
f e: Prostata Valvula Fascia Bursa
f ¨: Gebärmutter
pl -: Gallenwege Nieren Harnwege Adnexe Samenblasen Oberbauchorgane Unterbauchorgane Beckenorgane Bauchorgane
pl -: Genitalorgane Beckengefäße Oberbauchgefäße Nebennieren Leberveränderungen Darmschlingen

# Limbs, joints, muscles
m =: Knochen Röhrenknochen Knorpel Gelenkknorpel Ellenbogen Ellbogen Finger Daumen Zeigefinger Mittelfinger Ringfinger
m =: Kleinfinger Handrücken Handwurzelknochen Mittelhandknochen Oberschenkel Unterschenkel Mittelfußknochen Fußrücken
m =: Knöchel Innenknöchel Außenknöchel Schleimbeutel Hoffa-Fettkörper Fettkörper Karpaltunnel Tarsaltunnel
m e: Gelenkspalt Oberarm Unterarm Vorderarm Handteller Hallux/Halluces Femur/Femora Bizeps Trizeps Quadrizeps
m e: Deltoideus Supraspinatus Infraspinatus Subskapularis Subscapularis Teres Gluteus Glutäus Iliopsoas Iliakus
m e: Gastrocnemius Soleus Popliteus Quadratus Piriformis Obturatorius Sartorius Gracilis Semimembranosus Semitendinosus
m e: Rectus Rektus Pectoralis Trapezius Latissimus Sternokleidomastoideus Tarsus Karpus Metakarpus Metatarsus Sattel
m e: Pes Medianus Ulnaris Radialis Ischiadikus Femoralis Peroneus Tibialis Obturator
m ¨e: Gelenkkopf Fuß Vorfuß Mittelfuß Rückfuß Humeruskopf Femurkopf Hüftkopf Radiuskopf Oberschenkelhals Schenkelhals
m ¨e: Femurhals Schaft Tibiakopf Fibulakopf Muskelbauch
m en: Zeh Trochanter Adduktor Abduktor Flexor Extensor Rotator Tensor Nerv
m us>i: Malleolus Humerus Radius Talus Kalkaneus Calcaneus Condylus Discus Epicondylus Digitus
m us>en: Kondylus Femurkondylus Epikondylus Meniskus Innenmeniskus Außenmeniskus Diskus
m n: Deltamuskel
n e: Gelenk Schultergelenk Schultereckgelenk Handgelenk Grundgelenk Mittelgelenk Endgelenk Hüftgelenk Kniegelenk
n e: Sprunggelenk Großzehengrundgelenk Akromion/Akromien Korakoid Coracoid Glenoid Tuberkulum Lunatum Skaphoid Scaphoid
n e: Kahnbein Mondbein Hamatum Kapitatum Capitatum Triquetrum Trapezium Trapezoideum Pisiforme Navikulare Naviculare
n e: Kuboid Cuboid Kuneiforme Sesambein Fersenbein Sprungbein Würfelbein Längsgewölbe Quergewölbe Schienbein Wadenbein
n e: Hüftbein Sitzbein Schambein Darmbein Kompartiment Syndesmosenband Köpfchen Radiusköpfchen Metakarpale/Metakarpalia
n e: Metatarsale/Metatarsalia Knochenmark Fettmark Handskelett Fußskelett Weichteil Tuber/Tubera Sustentaculum
n um>en: Labrum
n on>a: Olekranon
n um>a: Tuberculum Azetabulum Acetabulum Retinakulum Retinaculum Ligamentum
n =: Knie Fettgewebe Gewebe Weichteilgewebe Bindegewebe Gefäßnervenbündel Bündel Gleitlager
n ¨er: Pfannendach Band Kreuzband Seitenband Innenband Außenband Sehnenfach Strecksehnenfach
n s: Tibiaplateau Plateau
n er: Grundglied Mittelglied Endglied
f n: Schulter Rotatorenmanschette Manschette Sehne Bizepssehne Supraspinatussehne Infraspinatussehne Subscapularissehne
f n: Patellarsehne Achillessehne Plantarfaszie Aponeurose Beugesehne Strecksehne Peronealsehne Pfanne Gelenkfläche
f n: Gelenkhöhle Elle Speiche Patellen Hüfte Ferse Fußsohle Fußwurzel Handwurzel Zehe Großzehe Kleinzehe Epiphysenfuge
f n: Fuge Metaphyse Diaphyse Synchondrose Syndesmose Kortikalis/Kortikales Spongiosa Kompakta Markhöhle Synovia
f n: Synovialis Membrana Trochlea Tuberositas Incisura Malleolengabel Kniekehle Wade Gliedmaße Faser Muskelloge
f n: Subkutis Kutis Cutis Subcutis Beugeseite Plica Sehnenscheide Eminentia Poplitea Unterschenkelvene Beinvene
f n: Beinachse
f e: Ulna Tibia Fibula Patella
f ¨e: Mittelhand Hohlhand Haut
f x>gen: Phalanx Grundphalanx Mittelphalanx Endphalanx
f en: Membran Extremität Quadrizepsmuskulatur Artikulation Insertion
f a>en: Plika

# Breast, lymph, skin, vessels
f e: Mamma
f n: Mamille Brustwarze Areola Lymphe Arkade Anastomose Kollaterale Perforansvene Varize Krampfader
f en: Lymphbahn Lymphknotenstation Strombahn Gefäßstrombahn
m =: Drüsenkörper Lymphknoten Sentinel
m en: Quadrant
m ¨e: Milchgang Gefäßabgang Bypass Gefäßbaum
m e: Wächterlymphknoten
n e: Stromgebiet Gebiet Hilusfett
n s: Endometriumecho
# More of every region
n -: Deszendens Aszendens Epigastrium Hypogastrium Mesogastrium Hypochondrium Retropharyngeum Parapharynx Parakolium
n -: Gerüst Integument Paratenon Peritenon Epineurium Neurocranium Viszerocranium Corium Stratum Rectum Cochleagehäuse
n -: Fettgewebslager Restparenchym Jochbeinmassiv Mittelgesicht Untergesicht Ovarialgewebe Hirnödem Polster Mitralsegel
n -: Stirnhirn Frontalhirn Riechhirn Ammonshorn Seitenhorn Vestibularorgan Gefäßbett Unterhautfettgewebe Fruchtwasser
n -: Pankreasparenchym Hodenparenchym
n =: Subkutangewebe Lager
n e: Gefäßsystem Venensystem Ventrikelsystem Bronchialsystem Gallengangssystem Pfortadersystem Lymphsystem Nervensystem
n e: Tracheobronchialsystem Kelchsystem Hohlraumsystem Kniegelenkskompartiment Hilusgefäß Stammgefäß Atlantoaxialgelenk
n e: Chopartgelenk Lisfrancgelenk Basisgelenk Wurzelgelenk Nierenparenchym Oberbauchgefäß Pyelon Intervertebralgelenk
n e: Wirbelgelenk Wirbelbogengelenk Kostovertebralgelenk Lungengerüst Lungengefäß Koronargefäß Nierenhohlsystem
n e: Parenchymorgan Akromioklavikulargelenk Sternoklavikulargelenk Glenohumeralgelenk Ellenbogengelenk Radioulnargelenk
n e: Daumensattelgelenk Sattelgelenk Femoropatellargelenk Femorotibialgelenk Metakarpophalangealgelenk Subtalargelenk
n e: Talonavikulargelenk Kalkaneokuboidgelenk Mediokarpalgelenk Radiokarpalgelenk Fibulaköpfchen Metatarsaleköpfchen
n e: Metakarpaleköpfchen
n um>en: Interlobium Bindegewebsseptum Skutum
n ¨er: Bandscheibenfach Innenseitenband Außenseitenband Ringband
n um>a: Perineum Scrotum
f en: Gegend Achillessehneninsertion Wurzelregion Iliakalregion Inguinalregion Hüftregion Halsregion Karotisbifurkation
f en: Herzaktion Herzfrequenz Mediastinalkontur Herzkontur Faserbahn Sutur
f n: Schulterpfanne Transitionalzone Transitionszone Zone Stimmlippe Stimmritze Stammfaser Großhirnrinde
f n: Kleinhirntonsille Tonsillenloge Arteriole Venole Innenseite Außenseite Vorderseite Rückseite Unterseite Oberseite
f n: Oberfläche Unterfläche Vorderfläche Hinterfläche Umbilikalvene Hinterhauptsschuppe Schuppe Ohrmuschel Körperhälfte
f n: Hälfte Fingerkuppe Fingerspitze Zehenspitze Ellenbeuge Karotisgabel Gabel Venenklappe Rektumampulle Sigmaschlinge
f n: Muskelfaser Nervenfaser Sehnenfaser Bandfaser Ansatzstelle Fontanelle
f n: Bronchialarterie Lappenarterie Segmentarterie Subsegmentarterie Lumbalarterie Interkostalarterie Polarterie
f n: Vertebralarterie Ovarialvene Femoralarterie Zyste Zwerchfellkuppel Kondyle Hirnhemisphäre Kleinhirnhemisphäre
f n: Großhirnhemisphäre Unterkieferspeicheldrüse Bauchspeicheldrüse Nasenmuschel Gaumenmandel Rachenmandel
f n: Zwischenwirbelscheibe Bogenwurzel Gelenkfacette Koronararterie Herzklappe Trikuspidalklappe Pulmonalklappe
f n: Herzsilhouette Zwerchfellkuppe Pleurakuppe Leberarterie Nierenrinde Ileozökalklappe Darmschlinge Bauchdecke
f n: Iliakalarterie Mesenterialwurzel Quadrizepssehne Plantaraponeurose Peroneussehne Gelenkpfanne Kniescheibe
f n: Talusrolle Muskelfaszie Femurkondyle Junktionalzone
f -: Kaumuskulatur Galle Iliaca Iliacae Lunula Pulley Rotatorenintervall Tränenwege Ohrregion Lederhaut Achillodynie
f -: Herzbasis Hirnsichel Fingerbeere Kniebeuge Krosse Crosse Faszienloge Mundschleimhaut Schambeinfuge Muscularis
f -: Beugemuskulatur Thenarmuskulatur Hörbahn Zingulumregion Pinealisloge Pinealisregion
f -: Hypophysenloge Hypophysenstiel Neurohypophyse Adenohypophyse Falxkante Arachnoidea Pia Leptomeninx Pachymeninx
f -: Makula Gehörknöchelchenkette Paukentreppe Scala Kranznaht Pfeilnaht Lambdanaht Basilararterie Radikulararterie
f -: Hodenvene Nabelvene Perforansarterie Oberschenkelvene Glutealmuskulatur Orbitaspitze Ossikelkette
f ¨e: Hinterwand Vorderwand Seitenwand Gefäßwand Blasenwand Kammerwand Orbitawand Netzhaut Aderhaut
f ¨e: Hornhaut Nasenscheidewand Magenschleimhaut Darmschleimhaut Rektumwand Vaginalwand Uteruswand
f ¨e: Ösophaguswand Kolonwand Sigmawand Bronchialwand Aortenwand Schädelnaht
f e: Chorda
m ¨e: Wurmfortsatz Subakromialraum Sehnenansatz Muskelansatz Bandansatz Hauptgang Seitengang Seitenast Nebenast
m ¨e: Hauptast Endast Alveolarkamm Alveolarfortsatz Markraum Gelenkraum Blasenhals Ureterabgang Aortenabgang Abgang
m ¨e: Nasengang Dottersack Interdigitalraum Venenstamm Sehnenstumpf Amputationsstumpf Mandibularkanal Bogengang
m ¨e: Umgehungskreislauf
m en: Ösophagussphinkter Strahl Fingerstrahl
m e: Komplex Bandkomplex Bandapparat Apparat Akt Gefäßstiel Knochenkern Handwurzelkern Hüftkopfkern Kern
m e: Stiel Kleinhirnstiel Amboss Speicherherd Leberhilus Gastrointestinaltrakt
m -: Halteapparat Tibiakonsolenbereich Zahnhals Milzrand Ober Intermediärzone Epiduralspace Mittelstrahl Außenrist
m -: Maxillarsinus Mitralring Nebenkern Perikardspalt Magenrest Leberrest Dezidualsack Fruchtsack
m -: Nabelring Nervkanal Fazialiskanal Tränenkanal Tränenkanälchen Stirnpol Temporalpol Okzipitalpol Frontalpol
m -: Fazialis Trigeminus Optikus Vagus Phrenikus Rekurrens Akustikus Hypoglossus Okulomotorius Abduzens Cortex/Cortices
m -: Unterkieferast Blasenboden Karotisbulbus Bandstumpf Bronchusstumpf Karotiskanal
m ¨: Augapfel Weichteilmantel Muskelmantel
m n: Brustmuskel
m ¨er: Herzrand Unterrand Oberrand Vorderrand Hinterrand Außenrand Innenrand
m =: Fußwurzelknochen Gelenkpartner Pfannenerker Erker Gelbkörper Ambossschenkel Speicher
n s: Schleimhautrelief Relief Kompartment Epitympanon
n en: Vorhofohr
m s: Karotissiphon
`
