export const anatomyNouns = `
m =: Nabel Bauchnabel Wirbel Schädel Hirnschädel Knöchel Innenknöchel Trabekel Pedikel Follikel Ventrikel
  Seitenventrikel Oberschenkel Unterschenkel Ambossschenkel Randwinkel Sentinel Knorpel Aryknorpel Türkensattel
  Schleimbeutel Herzbeutel Hoden Nebenhoden Jochbogen Ellbogen Ellenbogen Knochen Handwurzelknochen Fußwurzelknochen
  Handrücken Fußrücken Balken Daumen Gaumen Lappen Mittellappen Leberlappen Oberlappen Unterlappen Lymphknoten Kiefer
  Finger Zeigefinger Speicher Erker Gelenkpartner Wirbelkörper Lendenwirbelkörper Fettkörper Hoffa-Fettkörper Eileiter
  Konus Recessus Rezessus Processus Prozessus Ductus Duktus
m ¨e: Vorhof Sehnenstumpf Amputationsstumpf Kopf Fibulakopf Gelenkkopf Femurkopf Pankreaskopf Radiuskopf Humeruskopf
  Hüftkopf Umgehungskreislauf Gang Aortenabgang Gefäßabgang Milchgang Bogengang Übergang Bauch Muskelbauch Mittelbauch
  Oberbauch Unterbauch Bruchsack Thekalsack Duralsack Hodensack Dottersack Eierstock Spinalkanal Zentralkanal
  Mandibularkanal Damm Alveolarkamm Darm Blinddarm Dünndarm Zwölffingerdarm Mastdarm Gefäßbaum Gelenkraum Markraum
  Subakromialraum Interkostalraum Zahn Schneidezahn Weisheitszahn Hals Schenkelhals Bypass Fuß Vorfuß Schaft Ast
  Endast Nebenast Seitenast Hauptast Lendenwulst Pankreasschwanz Bandansatz Muskelansatz Sehnenansatz Fortsatz
  Warzenfortsatz Dornfortsatz Alveolarfortsatz
m e: Gallenweg Beckenring Faserring Kelch Nierenkelch Stiel Gefäßstiel Sattel Pol Nierenpol
  Unterpol Grimmdarm Krummdarm Leerdarm Oberarm Vorderarm Unterarm Viszerokranium/Viszerokranien
  Neurokranium/Neurokranien Wächterlymphknoten Kern Hüftkopfkern Handwurzelkern Knochenkern Gallertkern Handteller
  Sphinkter Obturator Liquor/Liquores Atlas/Atlanten Psoas Pes Teres Tibialis Radialis Femoralis Pektoralis
  Pectoralis Gracilis Piriformis Penis/Penes Subskapularis Subscapularis Ulnaris Axis/Axes Bizeps Quadrizeps Trizeps
  Steiß Amboss Deltoideus Sternokleidomastoideus Soleus Peroneus Popliteus Gluteus Oesophagus Urachus
  Bronchus/Bronchi/Bronchien Hauptbronchus/Hauptbronchien Choledochus Gastrocnemius Obturatorius
  Sartorius Trapezius Iliakus Ischiadikus Zystikus Sulkus/Sulci/Sulki Trunkus Arcus Leberhilus Milzhilus Anulus
  Annulus Latissimus Anus Medianus Karpus Metakarpus Korpus Semimembranosus Semitendinosus Tarsus Metatarsus
  Infraspinatus Supraspinatus Quadratus Situs Tractus Rectus Rektus Clivus Klivus Glutäus Apparat Akt
  Trakt Genitaltrakt Verdauungstrakt Respirationstrakt Spalt Gelenkspalt
  Thorax/Thoraces/Thorazes Hemithorax/Hemithoraces Komplex Bandkomplex
  Kortex/Kortizes Appendix/Appendizes Oropharynx
m us>i: Nucleus Nukleus Kalkaneus Calcaneus Ösophagus Radius Discus Talus Hilus Lungenhilus Condylus
  Thymus Azinus Hippokampus Hippocampus Pylorus
m en: Zeh Strahl Fingerstrahl Molar Ureter Ösophagussphinkter Trochanter Tensor Extensor Rotator Abduktor Adduktor
  Flexor Quadrant Nerv Sehnerv
m ¨: Augapfel Muskelmantel Mundboden Beckenboden Magen Bogen Aortenbogen
m x>gen: Pharynx Larynx
n e: Kuboid Cuboid Skaphoid Scaphoid Xiphoid Korakoid Coracoid Sigmoid Glenoid Koronoid Thyroid Mastoid Hyoid Epikard
  Perikard Endokard Myokard Quergewölbe Längsgewölbe Metakarpale/Metakarpalia Metatarsale/Metatarsalia
  Genitale/Genitalien Kuneiforme Pisiforme Navikulare Naviculare Gekröse Labyrinth Gelenk Handgelenk Endgelenk
  Kniegelenk Sprunggelenk Schultereckgelenk Lisfrancgelenk Sattelgelenk Mittelgelenk Hüftgelenk Mark Fettmark Segel
  Epithel/Epithelien Endothel/Endothelien Urothel/Urothelien Mesothel/Mesothelien Zwerchfell Bauchfell Trommelfell
  Nierenbeckenkelchsystem Hohlsystem Nierenhohlsystem Hohlraumsystem Venensystem Nervensystem Gefäßsystem Trapezoideum
  Ischium Ilium Cranium Splenium Trapezium Caecum Coecum Velum Filum Hilum Cerebellum Zerebellum Vestibulum
  Sustentaculum Tuberkulum Operculum Operkulum Vaskulum Mediastinum/Mediastina/Mediastinen Cerebrum Zerebrum Sakrum
  Sacrum Triquetrum Rostrum Claustrum Hamatum Lunatum Kapitatum Capitatum Mesorektum Tektum Tegmentum
  Septum/Septen/Septa Kavum Flavum Ependym Parenchym Hirnparenchym Organ Oberbauchorgan Hohlorgan Köpfchen
  Fibulaköpfchen Radiusköpfchen Darmlumen Siebbein Mondbein Jochbein Keilbein Schambein Sesambein Felsenbein Kinn
  Ganglion/Ganglien Akromion/Akromien Myelon/Myelone/Myela Pyelon Mesokolon Hirn Stammhirn Kleinhirn Hepar
  Ovar/Ovarien Marklager Pankreas/Pankreata Darmgas Pubis Gefäß Oberbauchgefäß Hilusgefäß Blutgefäß Gebiet Stromgebiet
  Ligament Segment Kompartiment Hinterhaupt Endost Periost Lungengerüst Hilusfett Skelett Handskelett Fußskelett Genu
  Herz/Herzen/Herzens Netz
n ¨er: Band Innenband Außenband Innenseitenband Außenseitenband Längsband Kreuzband Orbitadach Bandscheibenfach
  Sehnenfach Horn Vorderhorn Hinterhorn
n en>ina: Neuroforamen Putamen Abdomen
n um>a: Pallidum Perineum Zäkum Zökum Azetabulum Retinakulum Retinaculum Rektum Skrotum Cavum
n a>ata: Sigma Stroma
n um>en: Interlobium Kranium Ovarium Manubrium Mesenterium Tentorium Promontorium Atrium Parametrium Endometrium
  Myometrium Interstitium Ostium Labrum Antrum Ventrikelseptum Kammerseptum Bindegewebsseptum Skutum
n en: Innenohr Außenohr
n =: Gewebe Bindegewebe Subkutangewebe Fettgewebe Wirbelanhangsgebilde Knie Bündel
  Divertikel Zäpfchen Becken Nierenbecken Lager
n n: Auge
n er: Lid Unterfeld Gesicht
f n: Galea Cochlea Kochlea Trochlea Linea Kornea Poplitea Uvea Media Kardia Mammaria Kalvaria Adventitia Substantia
  Eminentia Subclavia Subklavia Synovia Iliaka Brachiocephalica Plica Mesenterica Amygdala Sella
  Axilla/Axillae/Axillen Maxilla Areola Mandibula Lingula Klavikula/Klavikeln Intima Anonyma Membrana Carina Karina
  Retina Interna Cisterna Externa Sklera Dura Incisura Spongiosa Mukosa Submukosa Serosa Orbita/Orbitae/Orbiten
  Kompakta Placenta Cava Bandscheibe Schädelgrube Tube Arkade Wade Scheide Sehnenscheide Pyramide Lende Rinde
  Großhirnrinde Schläfe Wange Schlinge Sigmaschlinge Meninge Lunge Zunge Loge Muskelloge Tonsillenloge Nierenloge
  Ellenbeuge Leistenbeuge Fuge Epiphysenfuge Speiche Furche Gelenkfläche Oberfläche Unterfläche Zehe Lymphe
  Mittellinie Koronarie Fimbrie Arterie Polarterie Lappenarterie Faszie Muskelfaszie Backe Schnecke Flanke Kollaterale
  Kehle Fußsohle Höhle Pleurahöhle Mundhöhle Gelenkhöhle Achselhöhle Nebenhöhle Paukenhöhle Kieferhöhle Brusthöhle
  Elle Fontanelle Herztaille Mamille Papille Tonsille Rektumampulle Alveole Bronchiole Arteriole Venole Säule
  Wirbelsäule Kondyle Vene Ovarialvene Hohlvene Armvene Jugularvene Halsvene Perforansvene Sehne Beugesehne
  Peronealsehne Achillessehne Subscapularissehne Bizepssehne Infraspinatussehne Supraspinatussehne Pfanne Riechrinne
  Zone Transitionalzone Transitionszone Zisterne Klappe Mitralklappe Aortenklappe Lippe Oberlippe Rippe Schuppe Kuppe
  Fingerkuppe Kapillare Niere Nebenniere Speiseröhre Haustre Hemisphäre Hirnhemisphäre Großhirnhemisphäre Blase
  Gallenblase Harnblase Nase Linse Lordose Kyphose Skoliose Anastomose Syndesmose Synchondrose Aponeurose Ferse
  Gliedmaße Diaphyse Metaphyse Epiphyse Symphyse Apophyse Hypophyse Drüse Schilddrüse Nebenschilddrüse Zirbeldrüse
  Ohrspeicheldrüse Tränendrüse Vorsteherdrüse Hälfte Gesäßhälfte Hüfte Beugeseite Innenseite Außenseite Oberseite
  Vorderkante Hinterkante Leberpforte Leiste Zyste Platte Endplatte Manschette Rotatorenmanschette Facette
  Gelenkfacette Kalotte Schädelkalotte Braue Adnexe Varize Brustwarze Wurzelspitze Lungenspitze Zehenspitze
  Fingerspitze Stimmritze Cerebri Gabel Malleolengabel Mandel Beckenschaufel Muschel Zwerchfellkuppel Achsel Insel
  Kapsel Wurzel Nervenwurzel Patellen Portio Leber Ader Schlagader Pfortader Kammer Faser Muskelfaser Schulter
  Tuberositas Synovialis Kortikalis/Kortikales Lienalis Renalis Pulmonalis Vertebralis Sublingualis Communis Basilaris
  Submandibularis Jugularis Muskularis Iris Carotis Glottis Epiglottis Kutis Cutis Subkutis Subcutis Azygos
  Zervix/Zervizes Cervix/Cervices Falx
f en: Gegend Windung Furchung Haustrierung Gyrierung Myelinisierung Membran Bahn Sehbahn Strombahn Gefäßstrombahn
  Faserbahn Inguinalregion Halsregion Bifurkation Trachealbifurkation Aortenbifurkation Karotisbifurkation
  Artikulation Lymphknotenstation Herzaktion Insertion Achillessehneninsertion Stirn Fissur Kommissur Muskulatur
  Kurvatur Zwerchfellkontur Herzkontur Thoraxapertur Sutur Flexur Kolonflexur Extremität Konvexität Milz Herzfrequenz
f ¨e: Hohlhand Sigmawand Trachealwand Bronchialwand Vaginalwand Darmwand Rektumwand Magenwand Blasenwand
  Gallenblasenwand Kolonwand Vorderwand Kammerwand Hinterwand Gefäßwand Ösophaguswand Uteruswand Thoraxwand Herzwand
  Haut Kopfhaut Schleimhaut Aderhaut Netzhaut
f e: Clavicula Scapula Skapula Ulna Prostata
f is>iden: Karotis Parotis
f a>en: Tuba Trachea Plika Vagina Urethra Pleura Plazenta Aorta Vulva
pl -: Atemwege Gallenwege Harnwege Weichteile Halsweichteile Thoraxweichteile Liquorräume Bauchorgane Oberbauchorgane
  Mediastinalorgane Genitalorgane Beckenorgane Oberbauchgefäße Lungengefäße Beckengefäße Hirnhäute
  Darmschlingen Meningen Lungen Leberveränderungen Gehörknöchelchen Bronchien Basalganglien Stammganglien Koronarien
  Nasennebenhöhlen Mastoidzellen Ethmoidalzellen Siebbeinzellen Tonsillen Rippen Nieren Nebennieren Samenblasen
  Hirnnerven Augenmuskeln
m us>en: Diskus Meniskus Innenmeniskus Außenmeniskus Alveolus Kondylus Femurkondylus Fetus Fötus
m n: Muskel Deltamuskel Papillarmuskel Brustmuskel
n a>en: Diaphragma
m ¨er: Innenrand Außenrand Leberrand Oberrand Vorderrand Hinterrand Unterrand Herzrand Muttermund
m nen: Embryo
n on>a: Kolon Olekranon
n s: Relief Epitympanon Endometriumecho Kompartment Plateau
f x>gen: Phalanx Endphalanx Grundphalanx Mittelphalanx
n -: Ovarialgewebe Cochleagehäuse Mitralsegel Hirnödem Retropharyngeum Parakolium Viszerocranium Neurocranium
  Hypochondrium Corium Epigastrium Hypogastrium Mesogastrium Epineurium Vestibularorgan Paratenon Peritenon Riechhirn
  Stirnhirn Ammonshorn Fettgewebslager Fruchtwasser Polster Aszendens Deszendens Mittelgesicht Untergesicht Integument
  Gerüst Jochbeinmassiv Parapharynx
f -: Pia Scala Makula Lunula Dezidua Iliacae Tränenwege Faszienloge Hypophysenloge Pinealisloge Kniebeuge Achillodynie
  Basilararterie Radikulararterie Perforansarterie Galle Nabelvene Hodenvene Diploe Paukentreppe Fingerbeere Krosse
  Crosse Falxkante Orbitaspitze Hirnsichel Hypophysenstiel Rotatorenintervall Hörbahn Zingulumregion Ohrregion
  Pinealisregion Beugemuskulatur Thenarmuskulatur Kaumuskulatur Muscularis Herzbasis Lambdanaht Pfeilnaht Kranznaht
  Mundschleimhaut Lederhaut Leptomeninx Pachymeninx Pulley
m -: Milzrand Intermediärzone Epiduralspace Warzenhof Bandstumpf Bronchusstumpf Mitralring Nabelring
  Tibiakonsolenbereich Dezidualsack Fruchtsack Tränenkanal Karotiskanal Nervkanal Mittelstrahl Temporalpol
  Okzipitalpol Frontalpol Stirnpol Tränenkanälchen Nebenkern Thenar Ober Vomer Stapes Fazialis Vermis Zahnhals
  Rekurrens Abduzens Karotisbulbus Vagus Okulomotorius Umbilikus Phrenikus Optikus Akustikus Trigeminus Maxillarsinus
  Hypoglossus Halteapparat Unterkieferast Magenrest Leberrest Außenrist
m s: Karotissiphon
`
