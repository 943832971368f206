export const latin = `
# Latin heads: what follows them in a name is small ("Arteria carotis interna", "Os lunatum")
Lf a>ae: Tuba Chorda Cauda Arachnoidea Trochlea Linea Tinea Area Fovea Rosacea Concha Tibia Hernia Arteria Stria
  Protuberantia Substantia Eminentia Incontinentia Subclavia Fascia Iliaca Plica Tunica Mesenterica Gastrica Vesica
  Hepatica Ala Scala Sella Patella Papilla Bulla Medulla Ampulla Tabula Fibula Glandula Lingula Macula Retinacula
  Vallecula Scapula Capsula Valvula Uvula Squama Rima Mamma Membrana Vena Vagina Lamina Spina Carina Cisterna Pleura
  Incisura Fissura Commissura Curvatura Sutura Flexura Ansa Spongiosa Bursa Massa Fossa Placenta Aorta Crista Costa
  Cava Circumflexa Coxa Raphe Cartilago/Cartilagines Regio/Regiones Protrusio Ablatio Articulatio/Articulationes
  Statio Portio Tuberositas/Tuberositates Facies Radialis Brachialis Renalis Vertebralis Femoralis Pyramis Jugularis
  Ulnaris Basis/Bases Spondylosis Syndesmosis Calcinosis Polyposis Synchondrosis Osteochondrosis Sclerosis Amaurosis
  Chondromatosis Hyperostosis Symphysis/Symphyses Myositis Carotis/Carotiden Pars/Partes Radix/Radices Falx/Falces
Lm us>i: Margo/Margines Ureter Sphincter/Sphincteres Trochanter/Trochanteres Tumor/Tumores Tensor/Tensores
  Extensor/Extensores Pronator/Pronatores Levator/Levatores Abductor/Abductores Adductor/Adductores Flexor/Flexores
  Psoas Paries/Parietes Pes/Pedes Teres Tibialis Axis Dens/Dentes Pons/Pontes Biceps Quadriceps Triceps Bulbus Limbus
  Lobus Globus Morbus Fundus Nodus Nucleus Peroneus Gluteus Oesophagus Bronchus Hepatocholedochus Sulcus Truncus
  Discus Meniscus Malleolus Lobulus Nodulus Angulus Folliculus Panniculus Ventriculus Fasciculus Circulus Musculus
  Anulus Annulus Condylus Epicondylus Thalamus Ramus Isthmus Lupus Humerus Uterus Gyrus Quadratus Serratus Digitus
  Pectus Rectus Vastus Textus Clivus Nervus Apex/Apices Cortex/Cortices Fornix/Fornices Hallux/Halluces
Lm =: Arcus Sinus Descensus Recessus Processus Meatus Hiatus Status Fetus Aditus Situs Tractus Ductus Plexus
Ln um>a: Carcinoma/Carcinomata Chiasma/Chiasmata Ileum Peritoneum Labium Pericardium Brachium Antebrachium Splenium
  Ovarium Manubrium Mesenterium Tentorium Promontorium Atrium Spatium Ostium Caecum Coecum Velum Filum Hilum
  Cerebellum Collum Acetabulum Infundibulum Vestibulum Retinaculum Sustentaculum Vinculum Tuberculum Duodenum Trigonum
  Sternum Jejunum Labrum Cerebrum Antrum Rostrum Claustrum Dorsum Stratum Rectum Ligamentum Omentum Skrotum Scrotum
  Septum Cavum Foramen/Foramina Putamen Tegmen Ganglion/Ganglia Colon/Cola Mesocolon Olecranon Hepar Tuber/Tubera
  Femur/Femora Pancreas Vas/Vasa Os/Ossa Ulcus/Ulcera Corpus/Corpora Crus/Crura Caput/Capita Genu/Genua Cornu/Cornua
# Latin adjectives and genitives
latin: bifida pellucida pudenda profunda secunda lambdoidea thyreoidea subcoracoidea cricoidea sigmoidea arachnoidea
  choroidea thyroidea deltoidea subdeltoidea laryngea fellea subcutanea iliopectinea peronea radiocarpea calcarea
  interossea poplitea glutea valga longa media intermedia metacarpalia intervertebralia collateralia metatarsalia
  cuneiformia pia alaria mamillaria urinaria coronaria pituitaria accessoria lusoria obturatoria propria spuria tertia
  subclavia praevia ca coeliaca iliaca idiopathica myopathica brachiocephalica ophthalmica splenica chronica
  gastroepiploica metopica ovarica trochanterica intertrochanterica mesenterica pylorica gastrica epigastrica
  rheumatica hepatica ankylopoetica hyperostotica optica fibrodysplastica cystica thoracica turcica circa axilla
  diaphragma prima mediana saphena magna quadrigemina anserina uterina palatina equina bovina interna externa vara
  vera nigra sinistra dextra dura incisura nodosa bullosa vesiculosa calculosa squamosa fibrinosa cavernosa fibrosa
  serosa emphysematosa pigmentosa inversa transversa oblongata lata disseminata accreta increta percreta congenita
  recta purulenta quinta circumscripta abrupta acuta obliqua cava flava erosiva germinativa parva circumflexa ad tubae
  thyreoideae tracheae felleae corneae nuchae tibiae arteriae fasciae iliacae vesicae patellae mamillae tonsillae
  axillae maxillae areolae mandibulae fibulae maculae claviculae scapulae insulae mammae venae vaginae spinae retinae
  ulnae internae externae vertebrae sinistrae dextrae mucosae serosae latae prostatae orbitae incertae aortae portae
  costae linguae lege iliolumbale ethmoidale sphenoidale glenoidale tibiale mediale coracoacromiale interatriale
  superficiale cervicale lacrimale hepatoduodenale suprarenale longitudinale terminale supraspinale sacrospinale
  interspinale inguinale pulmonale embryonale metacarpale vertebrale intervertebrale sacrotuberale coracohumerale
  laterale collaterale sacrale femorale meniscofemorale patellofemorale temporale nasale metatarsale parietale
  occipitale mentale omentale frontale ovale cuneiforme pisiforme falciforme commune hammertoe fibulocalcaneare alare
  fibulotalare basilare fibrolamellare mediopatellare mamillare mandibulare calcaneofibulare tibiofibulare
  talofibulare triangulare jugulare interventriculare acromioclaviculare coracoclaviculare sternoclaviculare
  naviculare calcaneonaviculare hepatocellulare rite ante breve bulbi pellucidi profundi secundi thyreoidei ilei
  calcanei perinei poplitei bronchi radii brachii ischii ilii gastrocnemii acromii manubrii atrii tertii encephali
  tali hili cerebelli colli coli acetabuli cinguli ventriculi musculi hypothalami primi thymi ani tympani olecrani
  duodeni trigemini interni sterni externi jejuni carpi metacarpi cerebri humeri uteri sacri sinistri dextri nasi
  callosi semimembranosi venosi tarsi metatarsi transversi dorsi caudati palati digiti recti tecti ligamenti tegmenti
  quinti septi quarti nervi mesenterici gastrici optici acustici trunci pedum pallidum pellucidum profundum rotundum
  cuboideum scaphoideum sesamoideum deltoideum stylomastoideum hyoideum trapezoideum peroneum interosseum valgum
  longum medium superficialium ilium transversarium accessorium ossium trapezium nutricium chirurgicum gastrocolicum
  anatomicum epiploicum zygomaticum opticum acusticum vesalianum planum magnum palatinum trigonum pulmonum internum
  externum gravidarum vertebrarum costarum varum lacerum sacrum lumborum musculorum neonatorum digitorum adultorum
  nervorum triquetrum lunotriquetrum antrum sinistrum dextrum divisum arteriosum callosum venosum spinosum cavernosum
  petrosum transversum cruciatum bifurcatum latum geniculatum hamatum lunatum scapholunatum capitatum recurvatum
  congenitum rectum infantum apertum sinuum flavum incisivum iatrogen in non bifurcatio typico loco domo pro vitro
  toto vacuo vivo ruber niger per mater praeter masseter biventer inter cremaster sinister dexter maior inferior
  superior anterior posterior gravior major minor tensor extensor supinator buccinator pronator obturator levator
  erector abductor adductor flexor femur psoas iliopsoas lumbales ethmoidales sphenoidales mediales renales pulmonales
  vertebrales laterales frontales phrenicocostales intercostales communes maxillares articulares teres anteriores
  posteriores perforantes pubis pedis epididymidis cordis pharyngis laryngis coccygis lumbalis ethmoidalis
  sphenoidalis glenoidalis tricuspidalis subarachnoidealis trachealis tibialis iliotibialis radialis brachioradialis
  medialis brachialis bronchialis subacromialis partialis facialis superficialis thoracalis vesicalis verticalis
  corticalis cervicalis vocalis duodenalis pancreaticoduodenalis gastroduodenalis lienalis renalis suprarenalis
  longitudinalis marginalis supramarginalis seminalis abdominalis spinalis intestinalis pulmonalis coronalis jejunalis
  principalis parahippocampalis vertebralis intervertebralis lateralis sacralis femoralis temporalis pectoralis
  mitralis ventralis centralis praecentralis precentralis postcentralis suralis naturalis nasalis universalis dorsalis
  parietalis orbitalis infraorbitalis supraorbitalis bicipitalis occipitalis rectalis segmentalis frontalis
  horizontalis totalis iliocostalis phrenicocostalis intercostalis sagittalis sublingualis ovalis senilis juvenilis
  gracilis vermiformis piriformis fusiformis lentiformis penis renis articulationis pulmonis communis lobaris
  cochlearis vestibulocochlearis trochlearis vulgaris biliaris basilaris cerebellaris patellaris infrapatellaris
  suprapatellaris praepatellaris mediopatellaris axillaris maxillaris medullaris alveolaris submandibularis
  retromandibularis fibularis vestibularis villonodularis angularis triangularis jugularis orbicularis articularis
  testicularis interpeduncularis intertubercularis muscularis subscapularis condylaris supracondylaris intercondylaris
  palmaris ulnaris plantaris inferioris superioris anterioris posterioris majoris femoris minoris corporis pectoris ossis
  pancreatis hepatis teretis capitis atlantis dentis descendentis lentis pontis carotis parotis artis testis cutis
  gravis levis brevis axis indicis pollicis fornicis apicis hallucis dissecans ossificans calcificans communicans
  necroticans deformans obliterans migrans perforans aberrans ankylosans accumbens ascendens descendens ambiens
  opponens deferens recurrens persistens confluens abducens azygos hemiazygos biceps quadriceps triceps plantigradus
  bifidus multifidus rigidus pallidus fundus profundus rotundus peronaeus glutaeus rhomboideus pterygoideus xiphoideus
  coracoideus styloideus sigmoideus clinoideus coronoideus deltoideus odontoideus mastoideus sternocleidomastoideus
  mylohyoideus nasopharyngeus glossopharyngeus laryngeus malleus soleus calcaneus peroneus popliteus gluteus vagus
  valgus planovalgus longus choledochus hepatocholedochus maius medius intermedius gastrocnemius coronarius inferius
  superius anterius posterius accessorius obturatorius olfactorius oculomotorius sartorius proprius tertius trapezius
  majus coeliacus celiacus iliacus ischiadicus sympathicus brachiocephalicus subthalamicus phrenicus pyloricus
  digastricus pancreaticus lymphaticus zygomaticus spermaticus hepaticus opticus acusticus cysticus thoracicus hilus
  gemellus minimus longissimus latissimus maximus medianus planus transversoplanus manus genus saphenus scalenus
  magnus minus trigeminus calcarinus anserinus equinus internus externus varus verus arteriosus semimembranosus
  venosus semitendinosus spinosus cavernosus petrosus inversus transversus genioglossus hypoglossus caudatus cruciatus
  latus infraspinatus supraspinatus uncinatus quadratus serratus dentatus digitus solitus rectus adductus apertus
  vastus ambiguus obliquus cavus parvus flexus circumflexus straight post genu situ ex multiplex simplex complex
  cervix
Lf e: Trabecula Vesicula
`
