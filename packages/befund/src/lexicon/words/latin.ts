export const latin = `
# Latin heads: what follows them in a name is small ("Arteria carotis interna", "Os lunatum")
Lf a>ae: Carotis/Carotiden Iliaca Femoralis Mesenterica Subclavia Cava Jugularis Circumflexa Brachialis Radialis
Lf a>ae: Ulnaris Vertebralis Gastrica Hepatica Renalis Arteria Vena Bursa Fossa Fascia Capsula Lamina Linea Glandula
Lf a>ae: Concha Crista Spina Tuba Medulla Cisterna Membrana Valvula Bulla Incisura Fovea Ansa Area Substantia
Lf a>ae: Commissura Fissura Sutura Tunica Ala Cauda Chorda Tabula Vesica Stria Pleura Aorta Sella Falx/Falces
Lf a>ae: Pars/Partes Regio/Regiones Radix/Radices Basis/Bases Tuberositas/Tuberositates Cartilago/Cartilagines
Lf a>ae: Articulatio/Articulationes Symphysis/Symphyses Synchondrosis Syndesmosis Eminentia Protuberantia Facies
Lf a>ae: Trochlea Ampulla Papilla Flexura Curvatura Placenta Vagina Massa Vallecula Macula Plica Ablatio Hernia Coxa
Lf a>ae: Tinea Costa Scapula Patella Tibia Fibula Mamma Portio Lingula Carina
Lm us>i: Hepatocholedochus Flexor/Flexores Extensor/Extensores Abductor/Abductores Adductor/Adductores
Lm us>i: Levator/Levatores Tensor/Tensores Biceps Triceps Quadriceps Quadratus Vastus Rectus Teres Pronator/Pronatores
Lm us>i: Gluteus Peroneus Tibialis Psoas Serratus Musculus Nervus Ramus Sulcus Gyrus Lobus Lobulus Nucleus Bulbus
Lm us>i: Truncus Globus Angulus Annulus Anulus Circulus Fundus Limbus Isthmus Nodus Nodulus Fasciculus Folliculus
Lm us>i: Malleolus Condylus Epicondylus Digitus Humerus Uterus Discus Meniscus Thalamus Bronchus Ventriculus Oesophagus
Lm us>i: Clivus Hallux/Halluces Trochanter/Trochanteres Cortex/Cortices Apex/Apices Margo/Margines Pes/Pedes
Lm us>i: Paries/Parietes Sphincter/Sphincteres Dens/Dentes Pons/Pontes Fornix/Fornices Axis Morbus Panniculus Ureter
Lm us>i: Textus Lupus Tumor/Tumores Pectus
Lm =: Situs Ductus Plexus Processus Sinus Recessus Hiatus Meatus Aditus Tractus Arcus Status Fetus Descensus
Ln um>a: Ligamentum Tuberculum Septum Antrum Cavum Corpus/Corpora Caput/Capita Collum Os/Ossa Crus/Crura
Ln um>a: Foramen/Foramina Labium Labrum Vestibulum Trigonum Spatium Sternum Manubrium Acetabulum Retinaculum Omentum
Ln um>a: Mesenterium Mesocolon Colon/Cola Rectum Ileum Jejunum Duodenum Caecum Coecum Pericardium Peritoneum Tentorium
Ln um>a: Infundibulum Putamen Claustrum Stratum Cerebellum Cerebrum Brachium Antebrachium Dorsum Genu/Genua
Ln um>a: Cornu/Cornua Femur/Femora Vas/Vasa Tuber/Tubera Ostium Atrium Filum Splenium Rostrum Hilum Tegmen Velum
Ln um>a: Ovarium Skrotum Scrotum Promontorium Ganglion/Ganglia Chiasma/Chiasmata Carcinoma/Carcinomata Ulcus/Ulcera
Ln um>a: Sustentaculum Pancreas Hepar Olecranon Vinculum

# Latin adjectives and genitives
latin: acusticus acusticum acustici internus interna internum internae interni externus externa externum externae
latin: externi communis commune communes superficialis superficiale profundus profunda profundum major majus minor
latin: minus maior maius magnus magna magnum parvus longus longa longum brevis breve latus lata latum dexter dextra
latin: dextrum dextri dextrae sinister sinistra sinistrum sinistri sinistrae anterius posterius superius inferius
latin: anteriores posteriores anterioris posterioris superioris inferioris medialis mediale mediales lateralis
latin: laterale laterales medianus mediana medius media medium transversus transversa transversum transversarium
latin: obliquus obliqua rectus recta rectum longitudinale longitudinalis sagittalis horizontalis verticalis cerebri
latin: cerebelli cerebellaris carotis vertebralis vertebrale vertebrales basilaris basilare ophthalmica communicans
latin: choroidea thyreoidea thyroidea thyreoideae jugularis subclavia brachiocephalica brachiocephalicus axillaris
latin: brachialis radialis ulnaris interossea interosseum palmaris plantaris pulmonalis pulmonale pulmonales coronaria
latin: coronarius circumflexa circumflexus descendens ascendens abdominalis thoracica thoracalis coeliacus coeliaca
latin: celiacus hepatica hepaticus lienalis splenica gastrica gastrici gastroduodenalis gastroepiploica
latin: pancreaticoduodenalis mesenterica mesenterici renalis renales suprarenalis testicularis ovarica iliaca iliacus
latin: iliacae femoralis femorale femoris poplitea tibialis fibularis peronea peroneus peronaeus dorsalis pedis
latin: saphena parva cava portae azygos hemiazygos pudenda obturatoria obturatorius obturator glutea epigastrica
latin: lumbalis lumbales sacralis sacrale intercostalis intercostales vesicalis uterina rectalis choledochus cysticus
latin: cystica pancreaticus pancreatis arteriosus arteriosum venosus venosum thoracicus lymphaticus supraspinatus
latin: infraspinatus subscapularis teres deltoideus deltoidea biceps triceps brachii brachioradialis pronator
latin: supinator flexor extensor carpi digitorum pollicis hallucis abductor adductor opponens indicis serratus
latin: pectoralis latissimus dorsi trapezius rhomboideus levator scapulae sternocleidomastoideus scalenus longissimus
latin: iliocostalis multifidus erector spinae psoas iliopsoas quadratus lumborum gluteus glutaeus maximus minimus
latin: piriformis gemellus tensor fasciae latae sartorius quadriceps vastus intermedius gracilis semimembranosus
latin: semitendinosus gastrocnemius soleus popliteus tertius masseter temporalis pterygoideus buccinator orbicularis
latin: digastricus mylohyoideus genioglossus cremaster diaphragma capitis humeri radii ulnae tibiae fibulae tali
latin: calcanei calcaneus femur patellae claviculae costae costarum sterni manubrii vertebrae vertebrarum corporis
latin: colli nuchae ossis sacri coccygis ilii ischii pubis acetabuli glenoidale glenoidalis acromii coracoideus
latin: coracoacromiale coracoclaviculare coracohumerale acromioclaviculare sternoclaviculare styloideus mastoideus
latin: odontoideus spinosus spinosum transversi articularis articulares uncinatus xiphoideus condylaris coronoideus
latin: zygomaticus vermiformis vocalis scaphoideum lunatum triquetrum pisiforme trapezium trapezoideum capitatum
latin: hamatum naviculare cuboideum cuneiforme cuneiformia trigonum peroneum tibiale vesalianum sesamoideum ethmoidale
latin: ethmoidales frontale frontalis frontales sphenoidale sphenoidalis sphenoidales maxillaris maxillares parietale
latin: parietalis occipitale occipitalis temporale petrosum lacrimale nasale nasi nasalis septi hyoideum zygomaticum
latin: infraorbitalis supraorbitalis alveolaris collaterale collateralia cruciatum cruciatus flavum flava interspinale
latin: supraspinale iliolumbale sacrospinale sacrotuberale inguinale teretis hepatis falciforme gastrocolicum
latin: hepatoduodenale rotundum rotundus deltoideum talofibulare calcaneofibulare tibiofibulare calcaneonaviculare
latin: bifurcatum fibulotalare fibulocalcaneare patellofemorale mediopatellare meniscofemorale genus genu alaria alare apicis dentis atlantis
latin: scapholunatum lunotriquetrum triangularis triangulare caudatus caudati lentiformis pallidus pallidum ruber
latin: niger nigra dentatus subthalamicus accumbens hypothalami callosum callosi pellucidum pellucidi opticus optici
latin: optica opticum olfactorius oculomotorius trochlearis trigeminus trigemini abducens facialis vestibulocochlearis
latin: vestibularis cochlearis glossopharyngeus vagus accessorius hypoglossus ischiadicus saphenus suralis phrenicus
latin: laryngeus recurrens sympathicus cervicalis cervicale equina spinalis oblongata medullaris terminale pontis
latin: interpeduncularis ambiens pituitaria petrosus cavernosus cavernosum sigmoideus straight confluens calcarinus
latin: centralis precentralis praecentralis postcentralis cinguli parahippocampalis fusiformis angularis
latin: supramarginalis insulae tegmenti tecti quadrigemina mamillaria mamillare geniculatum fornicis arachnoidea mater
latin: dura pia encephali subarachnoidealis turcica clinoideus ovale lacerum jugulare mandibulare mentale incisivum
latin: palatinum stylomastoideum intervertebrale intervertebralia intervertebralis epiploicum omentale ventriculi
latin: fundus antrum pyloricus pylorica duodeni jejuni ilei coli recti ani vesicae felleae fellea biliaris urinaria
latin: prostatae uteri cervix tubae vaginae penis testis epididymidis deferens spermaticus seminalis vesiculosa renis
latin: hilus hili cordis atrii mitralis tricuspidalis ovalis interatriale interventriculare intermedia trunci aortae
latin: venae arteriae pulmonis pulmonum bronchi bronchialis principalis lobaris segmentalis trachealis bifurcatio
latin: thymi mammae mamillae areolae cutis axillae suprapatellaris infrapatellaris praepatellaris subacromialis
latin: subdeltoidea olecrani trochanterica subcutanea semimembranosi anserina anserinus gastrocnemii poplitei
latin: iliopectinea iliotibialis valgus valga valgum varus vara varum rigidus equinus planus planovalgus cavus
latin: adductus transversoplanus plantigradus flexus recurvatum malleus hammertoe ossificans deformans ankylosans
latin: ankylopoetica hyperostotica fibrodysplastica obliterans villonodularis pigmentosa calcarea calcificans
latin: gravidarum fibrosa multiplex simplex complex vulgaris pellucida rheumatica nodosa migrans dissecans acuta
latin: chronica erosiva necroticans planum incertae inversus solitus ambiguus inversa perforans perforantes spuria
latin: vera verus accessoria accessorium aberrans lusoria bovina bifidus bifida biventer descendentis subcoracoidea
latin: bicipitalis intertubercularis intertrochanterica supracondylaris radiocarpea tarsi metacarpi metatarsi digiti
latin: digitus manus pedum sinuum intercondylaris nutricium venosi praeter naturalis perinei orbitae orbitalis bulbi
latin: lentis retinae corneae nervi nervorum musculi musculorum ligamenti ossium articulationis mandibulae maxillae
latin: linguae palati pharyngis laryngis tonsillae parotis submandibularis sublingualis suprarenale gravis minoris
latin: majoris loco typico situ vivo vitro toto domo axilla ad ante post per pro inter ex lege artis rite non circa
latin: iatrogen ca in propria proprius mucosae muscularis serosae ventralis inferior superior anterior posterior
latin: profundi superficialium myopathica duodenalis jejunalis quinti primi secundi tertii quarti quinta prima secunda
latin: tertia metopica coronalis lambdoidea squamosa
Lf a>ae: Hyperostosis Protrusio Spondylosis Osteochondrosis Chondromatosis Myositis Calcinosis Rosacea Polyposis
Lf a>ae: Sclerosis Amaurosis Arachnoidea Pyramis Squama Retinacula Statio Incontinentia Uvula Spongiosa Scala Rima
Lf a>ae: Raphe
Lf e: Vesicula Trabecula
latin: chirurgicum anatomicum bullosa divisum vacuo metatarsale metatarsalia metacarpale metacarpalia disseminata
latin: circumscripta universalis cavernosa totalis partialis marginalis incisura maculae sigmoidea ethmoidalis
latin: nasopharyngeus retromandibularis thyreoidei cricoidea laryngea tracheae hepatocellulare fibrolamellare
latin: embryonale germinativa praevia accreta percreta increta abrupta levis gravior persistens apertum apertus
latin: congenita congenitum idiopathica juvenilis senilis adultorum neonatorum infantum purulenta serosa fibrinosa
latin: calculosa emphysematosa
latin: patellaris mediopatellaris intestinalis hepatocholedochus sacrum palatina tympani phrenicocostalis phrenicocostales ilium corticalis axis
`
