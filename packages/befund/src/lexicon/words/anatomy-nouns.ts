export const anatomyNouns = `
m =: Nabel Bauchnabel Wirbel Lendenwirbel Halswirbel Brustwirbel Schädel Hirnschädel Gesichtsschädel Lungenflügel
  Knöchel Innenknöchel Außenknöchel Kehldeckel Pedikel Follikel Ventrikel Seitenventrikel Zwerchfellschenkel
  Oberschenkel Unterschenkel Ambossschenkel Randwinkel Kleinhirnbrückenwinkel Sentinel Karpaltunnel Tarsaltunnel
  Knorpel Schildknorpel Ringknorpel Gelenkknorpel Aryknorpel Schleimbeutel Herzbeutel Hoden Nebenhoden Ellbogen
  Ellenbogen Knochen Mittelhandknochen Schädelknochen Handwurzelknochen Fußwurzelknochen Röhrenknochen
  Mittelfußknochen Handrücken Fußrücken Balken Kolonrahmen Daumen Gaumen Lappen Temporallappen Parietallappen
  Frontallappen Scheitellappen Mittellappen Schläfenlappen Stirnlappen Leberlappen Oberlappen
  Unterlappen Lymphknoten Herzschatten Kiefer Oberkiefer Unterkiefer Finger Zeigefinger Ringfinger
  Mittelfinger Kleinfinger Speicher Erker Pfannenerker Gelenkpartner Wirbelkörper Lendenwirbelkörper Halswirbelkörper
  Brustwirbelkörper Drüsenkörper Pankreaskörper Glaskörper Fettkörper Hoffa-Fettkörper Eileiter Samenleiter Harnleiter
  Konus Recessus Rezessus Processus Prozessus Ductus Duktus
m ¨e: Brustkorb Zungengrund Vorhof Sehnenstumpf Amputationsstumpf Kopf Tibiakopf Fibulakopf Gelenkkopf Kehlkopf
  Femurkopf Pankreaskopf Radiuskopf Humeruskopf Hüftkopf Umgehungskreislauf Gang Aortenabgang Ureterabgang
  Gefäßabgang Milchgang Bogengang Gallengang Übergang Gehörgang Pankreasgang Hauptgang Samenstrang Bauch
  Muskelbauch Mittelbauch Oberbauch Unterbauch Thekalsack Duralsack Hodensack Dottersack Eierstock Analkanal
  Spinalkanal Zentralkanal Wirbelkanal Mandibularkanal Damm Beckenkamm Alveolarkamm Hirnstamm
  Pulmonalisstamm Hauptstamm Darm Enddarm Blinddarm Dickdarm Dünndarm Zwölffingerdarm Mastdarm Gefäßbaum Pleuraraum
  Bauchraum Gelenkraum Markraum Subarachnoidalraum Peritonealraum
  Retroperitonealraum Subakromialraum Intervertebralraum
  Subduralraum Epiduralraum Interkostalraum Zwischenwirbelraum Douglasraum
  Brustraum Zahn Schneidezahn Weisheitszahn Hals Schenkelhals Blasenhals Femurhals Bypass Fuß Rückfuß
  Mittelfuß Vorfuß Schaft Ast Endast Nebenast Seitenast Hauptast Pankreasschwanz Bandansatz Muskelansatz Sehnenansatz
  Fortsatz Gelenkfortsatz Wurmfortsatz Warzenfortsatz Dornfortsatz Alveolarfortsatz Querfortsatz
m e: Gallenweg Beckenring Faserring Kelch Nierenkelch Stiel Kleinhirnstiel Gefäßstiel Sattel Pol Nierenpol Oberpol
  Unterpol Grimmdarm Krummdarm Leerdarm Oberarm Vorderarm Unterarm Viszerokranium/Viszerokranien
  Neurokranium/Neurokranien Wächterlymphknoten Kern Hüftkopfkern Handwurzelkern Knochenkern Gallertkern Handteller
  Sphinkter Obturator Liquor/Liquores Atlas/Atlanten Psoas Pes Teres Tibialis Radialis Femoralis Pektoralis
  Pectoralis Gracilis Piriformis Penis/Penes Subskapularis Subscapularis Ulnaris Axis/Axes Bizeps Quadrizeps Trizeps
  Steiß Amboss Deltoideus Sternokleidomastoideus Soleus Peroneus Popliteus Gluteus Oesophagus Urachus
  Bronchus/Bronchi/Bronchien Hauptbronchus/Hauptbronchien Choledochus Gastrocnemius Obturatorius
  Sartorius Trapezius Iliakus Ischiadikus Zystikus Sulkus/Sulci/Sulki Trunkus Arcus Leberhilus Milzhilus Anulus
  Annulus Latissimus Anus Medianus Karpus Metakarpus Korpus Semimembranosus Semitendinosus Tarsus Metatarsus
  Infraspinatus Supraspinatus Quadratus Situs Tractus Rectus Rektus Clivus Klivus Glutäus Apparat Bandapparat Akt
  Trakt Genitaltrakt Harntrakt Verdauungstrakt Respirationstrakt Spalt Gelenkspalt
  Interhemisphärenspalt Thorax/Thoraces/Thorazes Hemithorax/Hemithoraces Komplex Bandkomplex
  Kortex/Kortizes Appendix/Appendizes Oropharynx
m us>i: Nucleus Nukleus Kalkaneus Calcaneus Ösophagus Radius Discus Talus Hilus Lungenhilus Condylus
  Thymus Azinus Hippokampus Hippocampus Pylorus
m en: Zeh Strahl Fingerstrahl Molar Ureter Ösophagussphinkter Trochanter Tensor Extensor Rotator Abduktor Adduktor
  Flexor Quadrant Nerv Sehnerv Spinalnerv Hirnnerv
m ¨: Augapfel Muskelmantel Mundboden Beckenboden Magen Bogen Wirbelbogen Rippenbogen Aortenbogen
m x>gen: Pharynx Larynx
n e: Kuboid Cuboid Skaphoid Scaphoid Xiphoid Korakoid Coracoid Sigmoid Glenoid Thyroid Mastoid Hyoid
  Epikard Perikard Endokard Myokard Quergewölbe Längsgewölbe Metakarpale/Metakarpalia Metatarsale/Metatarsalia
  Genitale/Genitalien Kuneiforme Pisiforme Navikulare Naviculare Gekröse Labyrinth Gelenk
  Handgelenk Endgelenk Grundgelenk Großzehengrundgelenk Kniegelenk Sprunggelenk Schultereckgelenk Lisfrancgelenk
  Metakarpophalangealgelenk Radiokarpalgelenk
  Glenohumeralgelenk Iliosakralgelenk Wirbelgelenk Sattelgelenk
  Daumensattelgelenk Mittelgelenk Wirbelbogengelenk Ellenbogengelenk Subtalargelenk
  Femoropatellargelenk Akromioklavikulargelenk Sternoklavikulargelenk
  Kiefergelenk Schultergelenk Hüftgelenk Chopartgelenk Mark Knochenmark Rückenmark Fettmark Segel Epithel/Epithelien
  Endothel/Endothelien Urothel/Urothelien Mesothel/Mesothelien Weichteil Zwerchfell Bauchfell Trommelfell Kelchsystem
  Nierenbeckenkelchsystem Ventrikelsystem Hohlsystem Nierenhohlsystem
  Hohlraumsystem Venensystem Nervensystem Gallengangssystem Gefäßsystem Trapezoideum Ischium Ilium
  Cranium Splenium Trapezium Caecum Coecum Velum Filum Hilum Cerebellum Zerebellum Vestibulum Sustentaculum Tuberkulum
  Operculum Operkulum Vaskulum Mediastinum/Mediastina/Mediastinen Cerebrum Zerebrum Sakrum Sacrum Triquetrum Rostrum
  Claustrum Hamatum Lunatum Kapitatum Capitatum Mesorektum Tektum Tegmentum Septum/Septen/Septa Kavum Flavum Ependym
  Parenchym Hirnparenchym Organ Oberbauchorgan Hohlorgan Köpfchen Fibulaköpfchen
  Radiusköpfchen Darmlumen Siebbein Mondbein Sprungbein Jochbein Würfelbein Schlüsselbein Keilbein
  Schambein Sesambein Darmbein Wadenbein Zungenbein Schienbein Nasenbein Felsenbein Fersenbein Kahnbein Stirnbein
  Steißbein Hüftbein Brustbein Sitzbein Kreuzbein Kinn Ganglion/Ganglien Akromion/Akromien Myelon/Myelone/Myela Pyelon
  Mesokolon Hirn Mittelhirn Stammhirn Kleinhirn Großhirn Hepar Ovar/Ovarien Marklager Pankreas/Pankreata
  Darmgas Pubis Gefäß Oberbauchgefäß Stammgefäß Koronargefäß Halsgefäß Hilusgefäß Blutgefäß Gebiet
  Stromgebiet Ligament Segment Kompartiment Hinterhaupt Endost Periost Lungengerüst Hilusfett Skelett Handskelett
  Beckenskelett Fußskelett Genu Herz/Herzen/Herzens Netz
n ¨er: Band Ringband Innenband Außenband Seitenband Innenseitenband Außenseitenband Längsband Kreuzband Orbitadach
  Pfannendach Bandscheibenfach Sehnenfach Strecksehnenfach Horn Temporalhorn Vorderhorn Hinterhorn Schulterblatt
n en>ina: Neuroforamen Putamen Abdomen
n um>a: Pallidum Perineum Zökum Azetabulum Retinakulum Retinaculum Rektum Skrotum Cavum
n a>ata: Sigma Stroma
n um>en: Interlobium Kranium Ovarium Manubrium Mesenterium Tentorium Promontorium Atrium Parametrium Endometrium
  Myometrium Interstitium Ostium Labrum Antrum Vorhofseptum Ventrikelseptum Nasenseptum Kammerseptum Bindegewebsseptum
  Skutum
n en: Vorhofohr Mittelohr Innenohr Außenohr Herzohr
n =: Gewebe Bindegewebe Subkutangewebe Fettgewebe Wirbelanhangsgebilde Knie Bündel
  Divertikel Zäpfchen Becken Nierenbecken Lager
n n: Auge
n er: Endglied Grundglied Mittelglied Lid Mittelfeld Lungenfeld Oberfeld Unterfeld Gesicht
f n: Galea Cochlea Kochlea Trochlea Linea Kornea Poplitea Uvea Media Kardia Mammaria Kalvaria Adventitia Substantia
  Eminentia Subclavia Subklavia Synovia Iliaka Brachiocephalica Plica Mesenterica Amygdala Sella
  Axilla/Axillae/Axillen Maxilla Areola Mandibula Lingula Klavikula/Klavikeln Intima Anonyma Membrana Carina Karina
  Retina Interna Cisterna Externa Sklera Dura Incisura Spongiosa Mukosa Submukosa Serosa Orbita/Orbitae/Orbiten
  Kompakta Placenta Cava Bandscheibe Kniescheibe Zwischenwirbelscheibe Schädelgrube Tube Arkade Wade Scheide
  Sehnenscheide Pyramide Lende Rinde Inselrinde Nierenrinde Hirnrinde Großhirnrinde Schläfe Wange Schlinge
  Sigmaschlinge Darmschlinge Dünndarmschlinge Meninge Lunge Zunge Loge Muskelloge Tonsillenloge Nierenloge Ellenbeuge
  Fuge Epiphysenfuge Speiche Furche Gelenkfläche Oberfläche Unterfläche Zehe Kleinzehe Großzehe Lymphe Mittellinie
  Koronarie Arterie Pulmonalarterie Vertebralarterie
  Polarterie Lappenarterie Koronararterie Leberarterie Milzarterie
  Faszie Muskelfaszie Plantarfaszie Backe Bauchdecke Schnecke Flanke Kollaterale Kehle Kniekehle Fußsohle Höhle
  Pleurahöhle Mundhöhle Gelenkhöhle Achselhöhle Nebenhöhle Nasennebenhöhle Augenhöhle Paukenhöhle Nasenhöhle
  Keilbeinhöhle Stirnhöhle Kieferhöhle Brusthöhle Elle Fontanelle Mastoidzelle Ethmoidalzelle Siebbeinzelle Herztaille
  Mamille Papille Tonsille Kleinhirntonsille Talusrolle Rektumampulle Alveole Bronchiole Arteriole Venole Säule
  Wirbelsäule Kondyle Femurkondyle Vene Ovarialvene Iliakalvene Pulmonalvene
  Hohlvene Armvene Beckenvene Beinvene Jugularvene Lebervene Halsvene Perforansvene Milzvene
  Sehne Beugesehne Strecksehne Peronealsehne Patellarsehne Achillessehne Subscapularissehne Bizepssehne
  Quadrizepssehne Peroneussehne Infraspinatussehne Supraspinatussehne Pfanne Gelenkpfanne Schulterpfanne Riechrinne
  Zone Transitionalzone Junktionalzone Peripherzone Transitionszone Grenzzone Zisterne Klappe Trikuspidalklappe
  Ileozökalklappe Pulmonalklappe Mitralklappe Aortenklappe Herzklappe Lippe Stimmlippe Oberlippe Rippe Schuppe
  Kuppe Pleurakuppe Zwerchfellkuppe Fingerkuppe Kelchgruppe Kapillare Niere Nebenniere Speiseröhre
  Harnröhre Luftröhre Haustre Hemisphäre Hirnhemisphäre Kleinhirnhemisphäre Großhirnhemisphäre Blase Gallenblase
  Samenblase Harnblase Nase Beinachse Linse Lordose Kyphose Skoliose Anastomose Syndesmose Synchondrose Aponeurose
  Plantaraponeurose Ferse Gliedmaße Diaphyse Metaphyse Epiphyse Symphyse Apophyse Hypophyse Drüse Schilddrüse
  Nebenschilddrüse Zirbeldrüse Speicheldrüse Bauchspeicheldrüse Ohrspeicheldrüse Tränendrüse
  Vorsteherdrüse Brustdrüse Hälfte Gesäßhälfte Hüfte Beugeseite Innenseite Außenseite Oberseite Vorderkante
  Hinterkante Leberpforte Leiste Zyste Platte Endplatte Grundplatte Deckplatte Manschette Rotatorenmanschette
  Herzsilhouette Facette Gelenkfacette Kalotte Schädelkalotte Braue Adnexe Varize Brustwarze Wurzelspitze Lungenspitze
  Zehenspitze Fingerspitze Stimmritze Cerebri Gabel Malleolengabel Karotisgabel Mandel Rachenmandel Gaumenmandel
  Beckenschaufel Muschel Nasenmuschel Zwerchfellkuppel Achsel Insel Kapsel Wurzel Handwurzel
  Bogenwurzel Nervenwurzel Fußwurzel Patellen Portio Leber Ader Schlagader Pfortader Kammer Faser Muskelfaser Schulter
  Tuberositas Synovialis Kortikalis/Kortikales Lienalis Renalis Pulmonalis Vertebralis Sublingualis Communis Basilaris
  Submandibularis Jugularis Muskularis Iris Carotis Glottis Epiglottis Kutis Cutis Subkutis Subcutis Azygos
  Zervix/Zervizes Cervix/Cervices Falx
f en: Gegend Windung Furchung Haustrierung Gyrierung Myelinisierung Membran Bahn Sehbahn Strombahn Gefäßstrombahn
  Faserbahn Inguinalregion Halsregion Hüftregion Bifurkation Trachealbifurkation Aortenbifurkation Karotisbifurkation
  Artikulation Lymphknotenstation Herzaktion Insertion Achillessehneninsertion Stirn Fissur Kommissur Muskulatur
  Kurvatur Zwerchfellkontur Herzkontur Thoraxapertur Sutur Flexur Kolonflexur Extremität Konvexität
  Milz Herzfrequenz
f ¨e: Mittelhand Hohlhand Sigmawand Orbitawand Bauchwand Trachealwand Bronchialwand Vaginalwand
  Darmwand Rektumwand Magenwand Blasenwand Gallenblasenwand Kolonwand Vorderwand Kammerwand
  Hinterwand Gefäßwand Ösophaguswand Uteruswand Brustwand Thoraxwand Herzwand Haut Kopfhaut Schleimhaut
  Hirnhaut Aderhaut Netzhaut
f is>en: Schädelbasis Lungenbasis
f e: Clavicula Scapula Skapula Ulna Prostata
f is>iden: Karotis Parotis
f a>en: Tuba Trachea Plika Vagina Urethra Pleura Plazenta Aorta Bauchaorta Vulva
pl -: Atemwege Gallenwege Harnwege Weichteile Halsweichteile Thoraxweichteile Liquorräume Bauchorgane Oberbauchorgane
  Mediastinalorgane Genitalorgane Beckenorgane Oberbauchgefäße Lungengefäße Beckengefäße Hirnhäute
  Darmschlingen Meningen Lungen Leberveränderungen Gehörknöchelchen Bronchien Basalganglien Stammganglien Koronarien
  Nasennebenhöhlen Mastoidzellen Ethmoidalzellen Siebbeinzellen Tonsillen Rippen Nieren Nebennieren Samenblasen
  Hirnnerven Augenmuskeln
m us>en: Diskus Meniskus Innenmeniskus Außenmeniskus Alveolus Kondylus Femurkondylus Fetus Fötus
m n: Muskel Deltamuskel Papillarmuskel Brustmuskel Herzmuskel
n a>en: Diaphragma
m ¨er: Innenrand Außenrand Leberrand Oberrand Vorderrand Hinterrand Unterrand Herzrand Muttermund
m nen: Embryo
n on>a: Kolon Olekranon
f ¨: Gebärmutter
n s: Relief Epitympanon Endometriumecho Kompartment Plateau Tibiaplateau
f x>gen: Phalanx Endphalanx Grundphalanx Mittelphalanx
n -: Ovarialgewebe Unterhautfettgewebe Cochleagehäuse Mitralsegel Hirnödem Retropharyngeum Parakolium Viszerocranium
  Neurocranium Hypochondrium Corium Epigastrium Hypogastrium Mesogastrium Epineurium
  Vestibularorgan Paratenon Peritenon Riechhirn Frontalhirn Stirnhirn Seitenhorn Ammonshorn
  Fettgewebslager Fruchtwasser Polster Aszendens Deszendens Mittelgesicht Untergesicht Integument Gerüst Gefäßbett
  Jochbeinmassiv Parapharynx
f -: Pia Scala Makula Lunula Iliacae Tränenwege Faszienloge Hypophysenloge Pinealisloge Kniebeuge Schambeinfuge
  Achillodynie Basilararterie Radikulararterie Perforansarterie Galle Nabelvene Hodenvene
  Paukentreppe Fingerbeere Krosse Crosse Falxkante Ossikelkette Gehörknöchelchenkette
  Orbitaspitze Hirnsichel Hypophysenstiel Rotatorenintervall Hörbahn Zingulumregion Ohrregion Pinealisregion
  Beugemuskulatur Glutealmuskulatur Thenarmuskulatur Kaumuskulatur Muscularis Herzbasis Lambdanaht Pfeilnaht Kranznaht
  Mundschleimhaut Lederhaut Leptomeninx Pachymeninx Pulley
m -: Milzrand Intermediärzone Epiduralspace Bandstumpf Bronchusstumpf Mitralring Nabelring Tibiakonsolenbereich
  Dezidualsack Fruchtsack Tränenkanal Fazialiskanal Karotiskanal Nervkanal Mittelstrahl Temporalpol Okzipitalpol
  Frontalpol Stirnpol Blasenboden Tränenkanälchen Nebenkern Ober Fazialis Zahnhals Rekurrens Abduzens Karotisbulbus
  Vagus Okulomotorius Phrenikus Optikus Akustikus Trigeminus Maxillarsinus Hypoglossus Halteapparat Unterkieferast
  Magenrest Leberrest Außenrist
m s: Karotissiphon
`
