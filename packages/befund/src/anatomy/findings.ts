/**
 * The finding concepts. One concept a line; a concept further to the right is a kind of the one above it:
 *
 *     id [flags] | name, synonym, Latin, adjective
 *
 * What denies a concept denies its kinds ("keine Läsion" denies "Zyste"), what asserts a kind asserts the concept.
 * Concepts under one first column are a family: two words for what may be the same thing.
 *
 * Flags: `in:<organ>` the organ the word itself names; `aspect:<name>` the kind of normality that rules it out
 * ("normal groß" rules out `size`); `major` does not go unmentioned beside an organ called normal;
 * `trait` a property, not a thing of its own ("verdickt").
 */
export const findingConcepts = `
lesion [aspect:focal] | Läsion, Läsionslast, Herdläsion, Signalalteration, Signalstörung, Signalveränderung, Signalauffälligkeit, fokale Veränderung, Herdbefund, Formation, Weichteilformation, Gewebsformation, Manifestation, Tumormanifestation, fokale Läsion, fokaler Befund, tumorverdächtige Veränderung, Fokalläsion, Strukturläsion
  focus | Herd, Rundherd, RH, Fokus, Foci, Noduli
    nodule | Knoten, knotige Verdickung, Nodus, Nodulus, Knötchen, nodulär, Herdschatten
      nodular-goiter [in:thyroid] | Struma nodosa, Knotenstruma
  mass [major] | Raumforderung, RF, Tumor, Neoplasie, Masse, Neubildung, Geschwulst, Gewebsvermehrung
    carcinoma [major] | Karzinom, Primarius, Myelom, Plasmozytom, Krebs, Malignom, Sarkom, Adenokarzinom, Tumorrezidiv
      breast-carcinoma [in:breast, major] | Mammakarzinom
      hcc [in:liver, major] | HCC, hepatozelluläres Karzinom
      breast-dcis [in:breast, major] | DCIS
      cholangiocarcinoma [in:bile-ducts, major] | Cholangiokarzinom, CCC, Klatskin-Tumor
      renal-carcinoma [in:kidney, major] | Nierenzellkarzinom, NCC, NZK
    metastasis [major] | Metastase, Fernmetastase, Filia, Metastasierung, metastatisch, Filialisierung, Absiedlung, Aussaat
    adenoma | Adenom, Makroadenom, Mikroadenom
    lipoma | Lipom
    meningioma [major] | Meningeom, Meningiom
    glioma [major] | Gliom, Glioblastom, Astrozytom
    schwannoma [major] | Schwannom, Neurinom
      vestibular-schwannoma [in:cerebellopontine-angle, major] | Vestibularisschwannom, Akustikusneurinom
    lymphoma [major] | Lymphom
    fibroadenoma [in:breast] | Fibroadenom
    fibroid [in:myometrium] | Myom, Leiomyom, Uterus myomatosus, Hinterwandmyom, Vorderwandmyom, Fundusmyom
    angiomyolipoma | Angiomyolipom, AML
    hemangioma | Hämangiom
    hemangioblastoma [major] | Hämangioblastom
    thymoma [in:thymus, major] | Thymom
    teratoma | Teratom, Dermoid, Dermoidzyste
    epidermoid | Epidermoid
    germ-cell-tumour [in:testis, major] | Seminom, Keimzelltumor
    gist [major] | GIST, gastrointestinaler Stromatumor
    neuroendocrine-tumour [major] | NET, neuroendokriner Tumor, Insulinom, Karzinoid
    pheochromocytoma [in:adrenal, major] | Phäochromozytom
    paraganglioma [major] | Paragangliom, Glomustumor
    craniopharyngioma [major] | Kraniopharyngeom
    ependymoma [major] | Ependymom
    medulloblastoma [major] | Medulloblastom
    chordoma [major] | Chordom
    mesothelioma [in:pleura, major] | Mesotheliom
    neurofibroma | Neurofibrom
    neuroma | Neurom
    melanoma [major] | Melanom
    nephroblastoma [in:kidney, major] | Nephroblastom, Wilms-Tumor
    retinoblastoma [in:eye, major] | Retinoblastom
    desmoid [major] | Desmoid, Fibromatose
    hamartoma | Hamartom
    papilloma | Papillom
    myxoma [in:heart, major] | Myxom
    fnh [in:liver] | FNH, fokal noduläre Hyperplasie
    enchondroma [in:bone] | Chondrom, Enchondrom
    osteochondroma [in:bone] | Osteochondrom, Exostose
    osteoid-osteoma [in:bone] | Osteoidosteom
    osteoma [in:bone] | Osteom
    bone-island [in:bone] | Kompaktainsel, Enostose
    non-ossifying-fibroma [in:bone] | NOF, fibröser Kortikalisdefekt, Fibrom, nicht ossifizierendes Fibrom, nichtossifizierendes Fibrom
    incidentaloma [in:adrenal] | Inzidentalom
    giant-cell-tumour [in:joint] | PVNS, TGCT, tenosynovialer Riesenzelltumor
  osteochondral-lesion [in:cartilage] | osteochondrale Läsion, OCL, OCD, Osteochondrosis dissecans, Osteochondraldefekt, osteochondraler Defekt, Flake, osteochondrales Flake
  cyst | Zyste, Spermatozele, zystisch Formation
    ganglion | Ganglion
    endometrioma [in:ovary] | Endometriom, Endometriosezyste, Schokoladenzyste
    ipmn [in:pancreas] | IPMN
    pseudocyst | Pseudozyste
    arachnoid-cyst [in:brain] | Arachnoidalzyste
    polycystic-kidney [in:kidney] | Zystenniere
    galactocele [in:breast] | Galaktozele
    mucocele [in:sinuses] | Mukozele
    meniscal-cyst [in:meniscus] | Meniskusganglion, Meniskuszyste
    syrinx [in:spinal-cord, major] | Syrinx, Syringomyelie, Hydromyelie
    baker-cyst [in:popliteal-fossa] | Bakerzyste, Baker-Zyste, Baker, Poplitealzyste
  abscess [major] | Abszess, eitriger Verhalt, Abszedierung, Empyem, Einschmelzung
  polyp | Polyp, polypös
  cavern [in:lung] | Kaverne, kavernös
  demyelination [in:brain] | Entmarkungsherd, demyelinisierend, Demyelinisierung, Entmarkung, Encephalomyelitis disseminata
  gliosis [in:brain] | Gliose, gliotisch, Leukomalazie
  osteolysis [major] | Osteolyse, osteolytisch, Knochendestruktion, knöcherne Destruktion, ossäre Destruktion
  granuloma | Granulom, Tuberkulom
  schmorl-node [in:vertebra] | Schmorl-Knoten, Schmorlknoten, Schmorl, Schmorlscher Knoten
  cholesteatoma [in:middle-ear, major] | Cholesteatom
  carcinomatosis [major] | Karzinose, Karzinomatose
    peritoneal-carcinomatosis [in:peritoneum, major] | Peritonealkarzinose, peritoneale Auflagerung
    pleural-carcinomatosis [in:pleura, major] | Pleurakarzinose
    lymphangitic-carcinomatosis [in:lung, major] | Lymphangiosis
    leptomeningeal-carcinomatosis [in:meninges, major] | Meningeosis
recurrence [major] | Rezidiv, Rezidivtumor, Resttumor, Residualtumor, Tumorrest
  local-recurrence [major] | Lokalrezidiv, lokales Rezidiv, Narbenrezidiv
  psa-recurrence [major] | PSA-Rezidiv, biochemisches Rezidiv
consolidation [aspect:lung] | Verschattung, verschattet, Transparenzminderung, Verdichtung, Eintrübung, Opazität
  infiltrate [in:lung, major] | Infiltrat, Konsolidierung, Konsolidation, Bronchopneumogramm, Bronchoaerogramm, Aerobronchogramm, Luftbronchogramm
    pneumonitis [in:lung, major] | Pneumonitis, Alveolitis
    pneumonia [in:lung, major] | Pneumonie, pneumonisch
  ground-glass [in:lung] | Milchglas, Milchglastrübung, Milchglasinfiltrat, GGO, Ground-Glass
fluid [aspect:fluid] | Flüssigkeit, Flüssigkeitsvermehrung, Flüssigkeitsansammlung, Kollektion
  effusion | Erguss, Ergusssichel, ergussverdächtig
    pleural-effusion [in:pleura] | Pleuraerguss, Hydrothorax, Winkelerguss
      hemothorax [in:pleura, major] | Hämatothorax, Hämothorax
      chylothorax [in:pleura, major] | Chylothorax
    pericardial-effusion [in:pericardium] | Perikarderguss, Hämoperikard, Herzbeutelerguss
    joint-effusion [in:joint] | Gelenkerguss, Hämarthros, Hämarthrosis, Hydrops, Kniegelenkserguss, intraartikuläre Flüssigkeit, Flüssigkeit im Gelenk, Flüssigkeit im Recessus, Flüssigkeitsvermehrung im Recessus, Gelenkflüssigkeit vermehrt, vermehrte Gelenkflüssigkeit, aufgeweiteter Recessus suprapatellaris, Recessus suprapatellaris aufgeweitet, Recessus aufgeweitet, aufgeweiteter Recessus
  ascites [in:peritoneum, major] | Aszites, freie Flüssigkeit, freie intraabdominelle Flüssigkeit
    hemoperitoneum [in:peritoneum, major] | Hämoperitoneum, Hämaskos
  biloma | Biliom
  urinoma | Urinom
  hygroma [in:subdural-space] | Hygrom
  exudate | Exsudat
  seroma | Serom, Lymphozele
pneumothorax [in:pleura, aspect:expansion, major] | Pneumothorax, Mantelpneu, Spitzenpneumothorax, Pneu, Luftsaum, Pleuralinie, Pleuraluft, pleurale Luft, Luft im Pleuraspalt, Luft im Pleuraraum
free-air [in:abdomen, major] | freie Luft, freie Luftblase, freies Gas, freie intraperitoneale Luft, Pneumoperitoneum, freie intraabdominelle Luft, freie intraabdominale Luft, extraluminale Luft, Luftsichel, Luft außerhalb, Gas außerhalb
pneumomediastinum [in:mediastinum] | Pneumomediastinum
soft-tissue-gas [in:soft-tissue] | Weichteilemphysem, Hautemphysem, subkutanes Emphysem
gas-inclusion | Lufteinschluss, Gaseinschluss, Luftansammlung
pneumatosis [major] | Pneumatosis, Wandpneumatose
pneumobilia [in:bile-ducts] | Pneumobilie, Aerobilie
pneumocephalus [in:brain, major] | Pneumenzephalus, Pneumocephalus, Pneumatozephalus
atelectasis [in:lung, aspect:lung] | Atelektase, Dystelektase, dystelektatisch, Minderbelüftung, Belüftungsstörung, atelektatisch, minderbelüftet
congestion [in:lung] | Stauung, Dekompensation, kardiale Dekompensation, kardiopulmonale Dekompensation, kardiopulmonale Stauung, Gefäßunschärfe, Kerley-Linie, Kerley-B-Linie, Lungenödem
emphysema [in:lung] | Emphysem, emphysematös, Überblähung, bullöser Umbau
  bulla [in:lung] | Bulla, Emphysemblase
air-trapping [in:lung] | Air trapping, Airtrapping, Mosaikperfusion
tree-in-bud [in:lung] | Tree-in-bud
mucus-plugging [in:bronchus] | Mukusretention, Schleimpfropf, Mukoid impaction
bronchitis [in:bronchus] | Bronchitis
bronchiectasis [in:bronchus, aspect:width] | Bronchiektasie, Bronchiektase
fibrosis | Fibrose, fibrotisch, Fibrosierung
  honeycombing [in:lung] | Wabenlunge, Honeycombing, Bienenwabenmuster, Wabenareal, Wabenmuster, Wabenstruktur, Wabenbildung, Honigwabenmuster
  reticulation [in:lung] | Retikulation, retikuläre Verdichtung, retikuläre Zeichnungsvermehrung, interstitielle Zeichnungsvermehrung
  scar | Narbe, vernarbt, narbig, Vernarbung
adhesion | Adhäsion, Verwachsung, Verklebung, Bride
edema | Ödem, ödematös
  marrow-edema [in:bone] | Knochenmarködem, Knochenmarksödem, Knochenödem, Bone bruise, Bonebruise, Knochenkontusion, Marködem, Kontusionsödem, ossäres Ödem, knöchernes Ödem, subchondrales Ödem, Stressreaktion
stranding | Imbibierung, imbibiert, Stranding, Fettgewebsverdichtung, Fettgewebsimbibierung
scalp-hematoma [in:scalp] | Galeahämatom, Kopfschwartenhämatom, Kephalhämatom, subgaleales Hämatom, Galeaschwellung, Kopfschwartenschwellung, Kopfschwartenprellmarke
valve-defect [in:heart-valves] | Vitium, Vitien, Klappenvitium
signal-change | pathologisches Signal, hyperdense Anteile, Signalanhebung, signalangehoben, Signalsteigerung, Signalerhöhung, Signalinhomogenität, Hyperdensität, Hypodensität, Dichteanhebung, Dichteminderung, Hyperintensität, Hypointensität, Signalminderung
swelling | Schwellung, Schleimhautschwellung, geschwollen, Schleimhautpolster
fracture [aspect:bone, major] | Fraktur, knöcherne Verletzung, laterale Kompressionsfraktur, Bruch, Fx, Frx, Infraktion, frakturiert, gebrochen, Spaltbildung, Konturunterbrechung, Kortikalisunterbrechung, Kortikalisstufe, kortikale Unterbrechung, Unterbrechung der Kortikalis, kortikale Stufe
  femoral-neck-fracture [in:femoral-neck, major] | SHF
  compression-fracture [in:vertebra, major] | Sinterung, Kompressionsfraktur, Deckplattenfraktur, Grundplattenfraktur, Deckplattenimpression, Grundplattenimpression, Deckplattenkompression, Wirbelkörperfraktur, Deckplatteneinbruch, Sinterungsfraktur, Impressionsfraktur, Berstungsfraktur, Keilwirbel, Keilform, Keilwirbeldeformierung, Keilwirbeldeformität, Deckplatten Kompression, Deckplatten Impression, Grundplatten Impression, gesintert, Höhensinterung
  posterior-wall-fracture [in:posterior-wall] | Hinterkantenbeteiligung, Beteiligung der Hinterkante, Hinterkantenfraktur
  avulsion [major] | Abriss, Avulsion, Ausriss, Absprengung
height-loss [in:vertebra, aspect:height] | Höhenminderung, Höhenverlust, höhengemindert, Höhenverminderung, Fischwirbel, Keildeformierung, Deckplatteneindellung, Grundplatteneindellung, keilförmig deformiert, keilförmig Deformierung
luxation [aspect:position, major] | Luxation, Subluxation, Dezentrierung, dezentriert, luxiert, Ausrenkung, aufgehobener Gelenkkontakt, Gelenkkontakt aufgehoben, Luxationsstellung, Luxationsfehlstellung
step-off [aspect:position, major] | Stufe, Diastase
sl-dissociation [in:sl-ligament, aspect:position, major] | SL-Dissoziation, skapholunäre Dissoziation, SL-Diastase, skapholunäre Diastase
dislocation [trait] | Dislokation, Versatz, versetzt, disloziert, verschoben, Einstauchung, eingestaucht, Abkippung, abgekippt
instability | Instabilität, instabil
injury [major] | Verletzung
  trauma [major] | traumatische Veränderung, Verletzungsfolge, Traumafolge, Traumafolgezustand
  laceration [major] | Lazeration, Organverletzung, Parenchymverletzung, Parenchymeinriss
defect [aspect:continuity] | Defekt
tear [aspect:continuity, major] | Ruptur, Sprengung, nicht durchgehend, nicht mehr durchgehend, Riss, Unterbrechung, rupturiert, eingerissen, Diskontinuität, diskontinuierlich, unterbrochen, Faserunterbrechung, Dehiszenz, durchtrennt, abgelöst, Ablösung, Kontinuitätsunterbrechung
  complete-tear [major] | Komplettruptur, Totalruptur, transmurale Ruptur, transmurale Läsion, transmuraler Defekt
  bucket-handle [in:meniscus, major] | Korbhenkel, Korbhenkelriss, Korbhenkelruptur, Korbhenkelläsion
  partial-tear | Partialruptur, Teilruptur, Teilriss, Partialläsion, Teilschädigung, Anriss, Längssplit, longitudinaler Split, Splitruptur, Splitläsion, Split-Läsion, Teilläsion
strain | Zerrung, gezerrt, Distorsion, Überdehnung
fraying | Auffaserung, aufgefasert, ausgefranst
tendinopathy | Tendinopathie, Tendinose, Tendinosis, Tendinitis, Tendovaginitis
  quervain [in:extensor-compartment] | de Quervain, Tendovaginitis de Quervain
  enthesopathy | Enthesiopathie, Enthesitis, Enthesopathie
  epicondylitis | Epikondylitis
    lateral-epicondylitis [in:epicondyle-lateral] | Epicondylitis lateralis, Epicondylitis radialis, Epicondylopathia humeri radialis, Epicondylitis humeri radialis, Epicondylitis humeri lateralis
    medial-epicondylitis [in:epicondyle-medial] | Epicondylitis medialis, Epicondylitis ulnaris, Epicondylopathia humeri ulnaris, Epicondylitis humeri ulnaris, Epicondylitis humeri medialis
  plantar-fasciitis [in:plantar-fascia, aspect:width] | Plantarfasziitis, Fasziitis plantaris
degeneration [aspect:degenerative] | degenerative Veränderung, Degeneration, degenerativ, Verschleiß
  arthrosis | Arthrose, arthrotisch, Gelenkspalt verschmälert, verschmälerter Gelenkspalt, Gelenkspaltverschmälerung, Gelenkspaltminderung, Gelenkspaltverschmächtigung, Gelenkspalt aufgehoben, aufgehobener Gelenkspalt, aufgebrauchter Gelenkspalt, Gelenkspalt aufgebraucht, SLAC-Wrist, SNAC-Wrist
    gonarthrosis [in:knee] | Gonarthrose
    coxarthrosis [in:hip] | Coxarthrose
    omarthrosis [in:glenohumeral-joint] | Omarthrose
    rhizarthrosis [in:cmc-joint] | Rhizarthrose, Daumensattelgelenksarthrose
    spondylarthrosis [in:facet-joint] | Spondylarthrose, Facettengelenksarthrose, Facettenarthrose
    uncarthrosis [in:cervical-spine] | Unkarthrose, Uncovertebralarthrose
    retropatellar-arthrosis [in:patella] | Retropatellararthrose
  osteochondrosis [in:disc] | Chondrose, Osteochondrosis, Osteochondrose
  spondylosis [in:spine] | Spondylose, spondylophytär, Spondylophyt
  chondropathy [in:cartilage] | Chondropathie, Knorpelglatze, Knorpelausdünnung, Knorpelverlust, Chondromalazie, Knorpelschaden, Knorpeldefekt, Knorpelläsion, Knorpelfissur
  osteophyte | Osteophyt, Randanbauten, Randausziehung, osteophytär
  meniscopathy [in:meniscus] | Meniskopathie
  discopathy [in:disc] | Diskopathie, Bandscheibendegeneration, Bandscheibendehydratation, Black disc
  loose-body [in:joint] | freier Gelenkkörper, freier Körper, Gelenkkörper, Gelenkmaus, Corpus liberum, Corpora libera
  chondromatosis [in:joint] | Chondromatose
ankylosis [in:joint] | Ankylose, Ankylosierung, ankylosiert
syndesmophyte [in:spine] | Syndesmophyt, Bambusstab
hyperostosis | Hyperostose, DISH, Forestier
baastrup [in:spinous-process] | Baastrup
spondylolysis [in:vertebra, major] | Spondylolyse, Spaltbildung der Interartikularportion
scheuermann [in:spine] | Scheuermann
transitional-vertebra [in:spine] | Übergangswirbel, Assimilationsstörung, Sakralisation, Lumbalisation
slap [in:labrum, aspect:continuity, major] | SLAP-Läsion, SLAP
hill-sachs [in:humeral-head, major] | Hill-Sachs-Delle, Hill-Sachs-Läsion, Hill-Sachs
bankart [in:labrum, major] | Bankart-Läsion, Bankart
  bony-bankart [in:glenoid-rim, major] | knöcherne Bankart-Läsion, ossäre Bankart-Läsion, knöcherner Bankart
plica [in:knee] | Plica, Plica-Syndrom
ossification | Ossifikation, Verknöcherung, Ossikel
  heterotopic-ossification [in:soft-tissue] | periartikuläre Ossifikation, heterotope Ossifikation
periosteal-reaction [in:bone] | Periostreaktion, Periostitis, Periostabhebung
osteopenia [in:bone, aspect:mineral] | Osteopenie, Demineralisation, Demineralisierung, Kalksalzminderung, Strahlentransparenz, Mineralsalzminderung
  osteoporosis [in:bone] | Osteoporose, osteoporotisch
destruction [aspect:bone, major] | Destruktion, destruiert
contracture | Kontraktur
gout | Gicht, Tophus, Tophi
disc-displacement [in:disc, major] | Bandscheibenhernie, Diskushernie, Bandscheibenverlagerung, Hernation
  protrusion [in:disc] | Protrusion, Vorwölbung, Bulging
  prolapse [in:disc, major] | Bandscheibenvorfall, Hernierung, BSP, Prolaps, NPP, BSV, Vorfall
    extrusion [in:disc, major] | Extrusion, Extrusat
    sequester [in:disc, major] | Sequester, Sequestration, sequestriert
hernia | Hernie, Eingeweidebruch, Bruchsack, Bruchlücke
  hiatal-hernia [in:hiatus] | Hiatushernie, Gleithernie
  inguinal-hernia [in:groin] | Leistenhernie, Leistenbruch, Inguinalhernie, Hernia inguinalis
  femoral-hernia [in:groin] | Femoralhernie, Schenkelhernie, Hernia femoralis
  abdominal-wall-hernia [in:abdominal-wall] | Nabelhernie, Umbilikalhernie, Narbenhernie, Bauchwandhernie
stenosis [aspect:width] | Stenose, In-Stent-Stenose, In-Stent-Restenose, Instentstenose, Instentrestenose, Verengung, verbliebene Enge, residuelle Enge, Restenge, Stenosegrad, Engstelle, Einengung, engt, stenosiert, Lumenreduktion, Stenosierung, eingeengt, hochgradig eng, mittelgradig eng, geringgradig eng, leichtgradig eng, mäßig eng, stenosierend
  stricture | Striktur
  pad | pAVK
  urethral-stenosis [in:urethra] | infravesikale Enge, infravesikale Obstruktion
  vasospasm [in:vessel, major] | Vasospasmus, Vasospasmen, Gefäßspasmus, Gefäßspasmen, Kaliberschwankung
  occlusion [major] | Verschluss, Okklusion, okkludiert, verschlossen, Gefäßabbruch, Kontrastmittelabbruch, Kontrastmittelstopp, KM-Abbruch, KM-Stopp, Kontrastabbruch, Flussabbruch, Gefäßstopp, fehlende Kontrastierung
  neuroforaminal-stenosis [in:neuroforamen] | Foramenstenose, foraminale Enge, neuroforaminale Enge, Neuroforamenstenose
  recess-stenosis [in:lateral-recess, aspect:recess] | Rezessusstenose, Einengung des Rezessus, Rezessus eingeengt
  canal-stenosis [in:spinal-canal] | Spinalkanalstenose, zentrale Stenose, Spinalstenose, Enge des Spinalkanals, enger Spinalkanal, Spinalkanalenge
thrombosis [aspect:flow, major] | Thrombose, thrombotischer Verschluss, thrombotisch verschlossen, Gerinnsel, Thrombosierung, Thrombus, Thromben, thrombosiert, Füllungsdefekt, Aussparung, Kontrastmittelaussparung, Kontrastaussparung
  embolism [major] | Embolie, Embolus
    pulmonary-embolism [in:pulmonary-artery, major] | LE, Lungenembolie, Lungenarterienembolie, LAE
  tumour-thrombus [major] | Tumorthrombus, Tumorzapfen, Cavazapfen
  dvt [in:leg-veins, major] | TVT, Beinvenenthrombose, Phlebothrombose, Mehretagenthrombose, tiefe Beinvenenthrombose, tiefe Venenthrombose
  sinus-thrombosis [in:dural-sinus, major] | Sinusthrombose, Sinusvenenthrombose, Hirnvenenthrombose
  portal-thrombosis [in:portal-vein, major] | Pfortaderthrombose
aneurysm [aspect:width, major] | Aneurysma, Aneurysmata, aneurysmatisch, Gefäßaussackung
  aneurysm-sac [in:aorta, major] | Aneurysmasack
  abdominal-aneurysm [in:abdominal-aorta, major] | BAA
  iliac-aneurysm [in:iliac-arteries, major] | Iliakaaneurysma, Beckenarterienaneurysma
  pseudoaneurysm [major] | Aneurysma spurium, Pseudoaneurysma, falsches Aneurysma
  ectasia | Ektasie, ektatisch
dissection [major] | Dissektion, Dissektionsmembran, Dissektat
ulcer [major] | Ulkus, Ulzeration, Ulzera
  aortic-ulcer [in:aorta, major] | PAU, penetrierendes Ulkus, penetrierendes Aortenulkus
vascular-malformation [major] | Malformation, AVM, arteriovenöse Malformation
  cavernoma [in:brain] | Kavernom
  venous-anomaly [in:brain] | DVA, Entwicklungsvenenanomalie, venöse Anomalie, venöse Entwicklungsanomalie
  angioma | Angiom
  angiodysplasia | Angiodysplasie
lymphangioma | Lymphangiom
kinking | Kinking, Coiling, Knickbildung
elongation | Aortenelongation, elongiert
caliber-change | Kalibersprung
collaterals | Kollateralkreislauf, Umgehungskreislauf, Kollateralgefäße
flow-reversal [aspect:flow] | Flussumkehr
hyperdense-artery [in:cerebral-vessels, major] | hyperdenses Mediazeichen, hyperdense Media, hyperdense Arteria cerebri media, hyperdense A. cerebri media, hyperdense Basilaris, Mediazeichen, Dense-media-sign, hyperdenses Gefäßzeichen
portal-hypertension | portale Hypertension, Pfortaderhochdruck, portale Hypertonie
pulmonary-hypertension | pulmonale Hypertonie, pulmonale Hypertension
bleeding [major] | Blutung, Hämorrhagie, hämorrhagisch, hämorrh., Einblutung, Hämatosinus, IVH
  active-bleeding [major] | aktive Blutung, Blutungsaktivität, Extravasat, aktiver Kontrastmittelaustritt, aktiver KM-Austritt, Blutaustritt, aktive arterielle Blutung, Extravasation, aktives Extravasat, arterieller Blush, Blush, KM-Extravasation, Kontrastmittelextravasation
  clot | Koagel, Koagulum, Koagula, Blutkoagel
  rebleeding [major] | Nachblutung, Rezidivblutung, Reblutung
  hematoma | Hämatom, Blutansammlung
    subdural-hematoma [in:subdural-space, major] | Subduralhämatom, SDH, cSDH, aSDH, subdurales Hämatom
    epidural-hematoma [in:epidural-space, major] | Epiduralhämatom, EDH
  sah [in:subarachnoid-space, major] | Subarachnoidalblutung, SAB
  icb [in:brain, major] | intrazerebrale Blutung, ICB, Hirnblutung, Intrazerebralblutung, Parenchymblutung, Parenchymhämatom
  contusion-bleeding [major] | Kontusionsblutung
  microbleed [in:brain] | Mikroblutung, Microbleed
  hemosiderin | Hämosiderin, Hämosiderinablagerung, Siderose
ischemia [major] | Ischämie, zytotoxisches Ödem, Infarkt, ischämisch, Schlaganfall, Infarzierung, Infarktfrühzeichen, Insult, Postischämiedefekt
  bowel-ischemia [in:gastrointestinal, aspect:flow, major] | Darmischämie, Darmwandischämie, Dünndarmischämie
  pulmonary-infarct [in:lung, major] | Lungeninfarkt, Infarktpneumonie
  diffusion-restriction | Diffusionsrestriktion, ADC erniedrigt, ADC-Erniedrigung, ADC-Absenkung, ADC-Minderung, Diffusionsstörung, diffusionsgestört, diffusionsrestringiert, Diffusionseinschränkung
  lacune | Lakune, lakunärer Infarkt, lakunärer Defekt, Substanzdefekt
  infarct-demarcation [in:brain] | Demarkation, Infarktdemarkation, Demarkierung, Infarktdemarkierung
microangiopathy [in:white-matter] | Mikroangiopathie, mikroangiopathisch, Leukenzephalopathie, Leukoaraiose, SAE, vaskuläre Enzephalopathie, Leukoenzephalopathie
stone [aspect:stone] | Stein, Steinchen, Konkrement, Lithiasis, Steinleiden, Fäkolith, schattengebender Reflex
  appendicolith [in:appendix] | Appendikolith
  gallstone [in:gallbladder] | Gallenstein, Cholezystolithiasis, Cholelithiasis, Gallensteinleiden, steinhaltig
  bile-duct-stone [in:common-bile-duct, major] | Choledocholithiasis
  kidney-stone [in:kidney] | Nephrolithiasis, Nierenstein, Kelchstein, Ausgussstein, Harnwegsstein, Harnstein
  sialolithiasis [in:submandibular] | Sialolithiasis, Sialolith, Speichelstein
  ureter-stone [in:ureter, major] | Ureterstein, Ureterolithiasis, Urolithiasis
sludge [in:gallbladder] | Sludge
pseudarthrosis | Pseudarthrose, Pseudoarthrose
callus | Kallus, durchbaut, Durchbauung, knöcherne Konsolidierung, ossäre Konsolidierung
dilation [aspect:width] | Megaösophagus, verbreitert, distendiert, Distension, Erweiterung, Dilatation, dilatiert, erweitert, Aufweitung, aufgeweitet, Weitstellung, gestaut, Aufstau, aufgestaut
  hydronephrosis [in:renal-pelvis, major] | Harnstau, Harnaufstau, Harnstauung, Hydronephrose, Harntransportstörung, Staus, Pyelektasie, Nierenbeckenerweiterung, Stauungsniere, obstruktive Uropathie
  megaureter [in:ureter] | Megaureter
  megacolon [in:colon, major] | Megakolon
  hydrosalpinx [in:adnexa] | Hydrosalpinx, Saktosalpinx, Hämatosalpinx
  cholestasis [in:bile-ducts, aspect:width] | Cholestase, Gallenwegserweiterung, Gallestau
  hydrocephalus [in:ventricles, major] | Hydrozephalus, Liquorzirkulationsstörung, Liquorabflussstörung, Liquoraufstau
enlargement [aspect:size, trait] | Vergrößerung, vergrößert, Megalie, hyperplastisch, Hyperplasie, noduläre Hyperplasie, Volumenvermehrung, vergr, aufgetrieben, Auftreibung
  hypertrophy | Hypertrophie, hypertroph, hypertrophiert
    myocardial-hypertrophy [in:left-ventricle] | Linksherzhypertrophie, Myokardhypertrophie
  splenomegaly [in:spleen] | Splenomegalie, Milzvergrößerung, Hepatosplenomegalie
  hepatomegaly [in:liver] | Hepatomegalie, Lebervergrößerung
  cardiomegaly [in:heart] | Kardiomegalie, Herzvergrößerung, Herz verbreitert, linksverbreitert, Herz linksverbreitert
  goiter [in:thyroid] | Struma, Schilddrüsenvergrößerung
  prostate-hyperplasia [in:prostate] | Prostatahyperplasie, BPH, BPH-Knoten, Hyperplasieknoten, adenomatöser Umbau, Adenomknoten, Prostatavergrößerung
atrophy [aspect:size] | Atrophie, Volumenverlust, Parenchymverlust, atroph, Volumenminderung, verkleinert, Schrumpfung, verschmächtigt, Verschmächtigung, geschrumpft, volumengemindert
  shrunken-kidney [in:kidney] | Schrumpfniere
  hippocampal-sclerosis [in:hippocampus] | Hippocampussklerose, Ammonshornsklerose, mesiale temporale Sklerose
hypoplasia | Hypoplasie, hypoplastisch
agenesis | Agenesie, Aplasie, nicht angelegt, aplastisch
dysplasia [aspect:position] | Dysplasie, dysplastisch
  hip-dysplasia [in:hip] | Hüftdysplasie, Hüftgelenksdysplasie
  trochlear-dysplasia [in:patella] | Trochleadysplasie
  fibrous-dysplasia [in:bone] | fibröse Dysplasie
malrotation | Malrotation
horseshoe-kidney [in:kidney] | Hufeisenniere
duplex-kidney [in:kidney] | Doppelniere, Doppelnierenanlage, gedoppeltes Hohlsystem
undescended-testis [in:testis] | Leistenhoden, Kryptorchismus, Hodenhochstand
tonsillar-ectopia [in:cerebellum] | Tonsillentiefstand, Chiari-Malformation
meningocele | Meningozele, Zephalozele
thickening [aspect:wall, trait] | Verdickung, verdickt, Wandverdickung, wandverdickt
  pleural-thickening [in:pleura] | Pleuraverdickung, Schwarte, Schwiele
wall-motion [in:heart] | Wandbewegungsstörung, Hypokinesie, Akinesie, Dyskinesie, hypokinetisch, akinetisch
inflammation [aspect:inflammation] | Entzündung, entzündlich, Inflammation
  appendicitis [in:appendix, aspect:width, major] | Appendizitis, Blinddarmentzündung
  cholecystitis [in:gallbladder, major] | Cholezystitis
  cholangitis [in:bile-ducts, major] | Cholangitis
  pancreatitis [in:pancreas, major] | Pankreatitis
  diverticulitis [in:colon, major] | Divertikulitis
  colitis [in:colon, major] | Kolitis
  ileitis [in:ileum, major] | Ileitis
  gastritis [in:stomach] | Gastritis
  pyelonephritis [in:kidney, major] | Nephritis
  cystitis [in:bladder] | Zystitis
  adnexitis [in:adnexa, major] | Adnexitis
  prostatitis [in:prostate, major] | Prostatitis
  epididymitis [in:epididymis, major] | Epididymitis, Epididymoorchitis
  orchitis [in:testis, major] | Orchitis
  sinusitis [in:sinuses] | Sinusitis
  mastoiditis [in:mastoid, major] | Mastoiditis
  thyroiditis [in:thyroid] | Thyreoiditis
  spondylodiscitis [in:disc, major] | Spondylodiszitis, Diszitis
  osteomyelitis [in:bone, major] | Osteomyelitis, Ostitis
  sacroiliitis [in:sacroiliac-joint, major] | Sakroiliitis
  arthritis [in:joint] | Arthritis, arthritisch
  synovitis [in:joint] | Synovitis, Synovialitis
  tenosynovitis | Tenosynovitis, Tendosynovitis, Tenosynovialitis
  bursitis [in:bursa] | Bursitis
  mastitis [in:breast] | Mastitis
  peritonitis [in:peritoneum, major] | Peritonitis
  optic-neuritis [in:optic-nerve] | Optikusneuritis, Retrobulbärneuritis, Neuritis nervi optici, Neuritis N. optici, Sehnerventzündung, Optikusneuropathie
  otitis [in:mastoid] | Otomastoiditis, Otitis
  encephalitis [in:brain, major] | Enzephalitis, Meningitis
  endocarditis [in:heart, major] | Endokarditis
  myocarditis [in:myocardium, major] | Myokarditis
  pericarditis [in:pericardium, major] | Perikarditis
  myelitis [in:spinal-cord, major] | Myelitis
  myositis [in:muscle] | Myositis
  fasciitis [in:soft-tissue] | Fasziitis
  enteritis [in:small-bowel] | Enteritis
  esophagitis [in:esophagus] | Ösophagitis
  hepatitis [in:liver] | Hepatitis
  salpingitis [in:adnexa, major] | Salpingitis
  vasculitis [in:vessel, major] | Vaskulitis, Vaskulopathie
  aortitis [in:aorta, major] | Aortitis
  sialadenitis | Sialadenitis, Parotitis
  panniculitis [in:mesentery] | Pannikulitis
  epiploic-appendagitis [in:colon] | Epiploitis, Appendagitis
  ventriculitis [in:ventricles, major] | Ventrikulitis
  phlegmon [major] | Phlegmone, phlegmonös
  coxitis [in:hip, major] | Coxitis
  gonitis [in:knee, major] | Gonitis
  neuritis | Neuritis
  spondylitis [in:vertebra, major] | Spondylitis
  mediastinitis [in:mediastinum, major] | Mediastinitis
  hoffaitis [in:hoffa] | Hoffaitis
  thrombophlebitis [aspect:flow, major] | Thrombophlebitis
  pyonephrosis [in:kidney, major] | Pyonephrose
  tuberculosis [major] | Tuberkulose, Tbc
  sarcoidosis | Sarkoidose
  echinococcosis [major] | Echinokokkose, Echinokokkuszyste
calcification [aspect:calcium] | Verkalkung, Tendinosis calcarea, Tendinitis calcarea, Kalk, Kalkspange, verkalkt, kalzifiziert, Kalzifikation, Sklerose, sklerosiert, Kalzifizierung, Makrokalk, Sklerosierung
  plaque | Plaque, Wandauflagerung
  phlebolith | Phlebolith
  coronary-sclerosis [in:coronary-arteries, aspect:lumen] | Koronarsklerose, Koronarkalk, Koronarverkalkung, koronare Herzkrankheit, KHK
  aortic-sclerosis [in:aorta] | Aortensklerose, Aortenkalk
  arteriosclerosis [in:vessel] | Arteriosklerose, Atherosklerose, atherosklerotisch, arteriosklerotisch, Gefäßsklerose
  microcalcification | Mikrokalk, Mikrokalzifikation, Mikroverkalkung, Mikrolith
  chondrocalcinosis [in:cartilage] | Chondrokalzinose
  nephrocalcinosis [in:kidney] | Nephrokalzinose, Markschwammniere
  calcium-deposit | Kalkdepot, Kalkablagerung, Kalkeinlagerung
  porcelain-gallbladder [in:gallbladder] | Porzellangallenblase
lymph-node [in:lymph-nodes] | Lymphknotenkonglomerat, LK-Konglomerat
  lymphadenopathy [in:lymph-nodes] | Lymphadenopathie, Bulk, Lymphknotenmanifestation, LK-Manifestation, Lymphknotenvergrößerung, LK-Vergrößerung, vergrößerte Lymphknoten, pathologische Lymphknoten, pathologische LK, pathologisch vergrößerte Lymphknoten, suspekte Lymphknoten, FDG-avide Lymphknoten, PSMA-positive Lymphknoten, speichernde Lymphknoten, nekrotische Lymphknoten, eingeschmolzene Lymphknoten, malignomsuspekte Lymphknoten, nodale Raumforderung, nodale Manifestation, Adenopathie, LAP
    nodal-metastasis [in:lymph-nodes] | Lymphknotenmetastase, LK-Metastase, Lymphknotenfiliae, Lymphknotenbefall, LK-Befall
  lymphadenitis [in:lymph-nodes] | Lymphadenitis
malignancy-sign | malignomsuspekt, auffällig, karzinomsuspekt, metastasensuspekt, metastasenverdächtig, malignitätsverdächtig, Malignitätskriterien, tumorsuspekt, Malignität, maligne, suspekt, malignomverdächtig
metaplasia | Metaplasie
benign-sign | benigne, gutartig, Benignität
enhancement [aspect:enhancement] | Enhancement, Kontrastmittelaufnahme, KM-Aufnahme, Gadoliniumaufnahme, Anreicherung, anreichernd, kontrastmittelaufnehmend, KM aufnehmend, KM-affin, kontrastmittelaffin, Wash-out, Mehranreicherung, KM anreichert, KM aufnimmt, Kontrastmittel anreichert, Kontrastmittel aufnimmt
  barrier-disruption | Schrankenstörung
  uptake | Mehruptake, gesteigerter Uptake, vermehrter Uptake, intensive Speicherung, vermehrte Speicherung, FDG-Aufnahme, Mehrspeicherung, Mehrbelegung, Stoffwechselsteigerung, Hypermetabolismus, stoffwechselgesteigert, stoffwechselaktiv, hypermetabol, Traceranreicherung, Tracermehranreicherung, PSMA-Expression, Nuklidanreicherung, speichernd, Autonomie
  late-enhancement [in:myocardium, major] | Late Enhancement, LGE, Late Gadolinium Enhancement
storage-defect | Speicherdefekt, Minderspeicherung
right-heart-strain [in:right-ventricle, major] | Rechtsherzbelastung, Rechtsherzüberlastung, Rechtsherzdilatation
tamponade [in:pericardium, major] | Perikardtamponade
septal-defect [in:heart, major] | Septumdefekt, VSD, ASD, PFO, Ventrikelseptumdefekt
effacement | verstrichen, abgestumpft
shift [aspect:position] | Shift, subfalzine Herniation, Verschiebung, Verlagerung, verlagert, verdrängt, abgewichen, deviiert, MLV
disease-activity | Krankheitsaktivität, Entzündungsschub, Schubaktivität, Aktivitätszeichen, entzündliche Aktivität, Entzündungsaktivität, aktive Entzündung, aktiver Herd, aktive Läsion, floride Läsion, florider Herd
invasion [aspect:lung, major] | Infiltration, Invasion, infiltriert, infiltrierend, Befall
  vascular-invasion [major] | EMVI, extramurale Gefäßinvasion, extramurale Veneninvasion, Gefäßinvasion
reflux | Reflux, VUR, Rückstrom, Übertritt in den Ureter
aspiration [major] | Aspiration, Übertritt in die Atemwege, Übertritt von Kontrastmittel in die Atemwege
steal [aspect:flow] | Steal
extension [major] | extraossärer Anteil, extraossärer Tumoranteil, extrakapsuläres Wachstum, extrakapsuläre Ausdehnung, extraprostatische Ausdehnung, extraprostatisches Wachstum, extraprostatische Ausbreitung, Kapselüberschreitung, Kapseldurchbruch, Kapselpenetration, extravesikales Wachstum, perivesikales Wachstum, Organüberschreitung, Überschreiten der Organgrenze, Überschreitung der Organgrenze, Überschreiten der Kapsel, organüberschreitend, kapselüberschreitend, extraorganisches Wachstum
ventricular-extension [in:ventricles, major] | Ventrikeleinbruch, Einbruch in das Ventrikelsystem, Ventrikeltamponade, Einbruch in das Seitenhorn, intraventrikuläre Blutung
complication | Komplikation
entrapment [major] | Muskeleinklemmung, Muskelherniation, eingeklemmt, Inkarzeration, Muskelinkarzeration, inkarzeriert
herniation [in:brain, major] | Einklemmung, Herniation
brain-pressure [in:brain, major] | Hirndruck, Hirnschwellung
myelopathy [in:spinal-cord, major] | Myelopathie, Myelopathiesignal, Myelonkompression
compression | Kompression, Bedrängung, ausgepresst, komprimiert, Pelottierung, pelottiert
nerve-compression [in:nerve-root, major] | Wurzelaffektion, Wurzelkontakt, Kontakt zur Wurzel, Kontakt zur Nervenwurzel, Affektion der Nervenwurzel, Affektion der Wurzel, Bedrängung der Wurzel, Wurzelbedrängung, Wurzelkompression, Kompression neuraler Strukturen, Nervenkompression, Neurokompression, Bedrängung der Nervenwurzel, Nervenwurzelkompression, Nervenwurzelaffektion, Nervenwurzelbedrängung
listhesis [in:spine, aspect:position] | Listhese, Listhesis, Anterolisthesis, Antelisthesis, Retrolisthesis, Ventrolisthesis, Spondylolisthese, Spondylolisthesis, Gefügestörung, Gefügeversatz, Wirbelgleiten, Gleitwirbel, Wirbelversatz, Ventralversatz, Anterolisthese, Pseudospondylolisthesis, Retrolisthese, Ventrolisthese
septal-deviation [in:nose, aspect:position] | Septumdeviation, deviiertes Septum, Septumverbiegung
counter-curve [in:spine] | Gegenkrümmung, Gegenschwung, Gegenbogen, kompensatorische Krümmung, Gegenschwingung
scoliosis [in:spine, aspect:position] | Skoliose, Konvexität nach, Hauptkrümmung, Hauptkurve, skoliotisch, Seitabweichung, Seitverbiegung, Seitausbiegung
kyphosis [in:spine, aspect:position] | Hyperkyphose, Gibbus, Kyphosierung, Rundrücken
straightening [in:spine, aspect:position] | Steilstellung, Streckfehlstellung, Streckfehlhaltung, Streckhaltung, Steilhaltung
pelvic-obliquity [in:bony-pelvis, aspect:position] | Beckenschiefstand
  pelvic-drop [in:bony-pelvis] | Beckentiefstand, Becken tieferstehend, tieferstehend, tiefer stehend
  pelvic-rise [in:bony-pelvis] | Beckenhochstand, Becken höherstehend, höherstehend, höher stehend
malposition [aspect:position] | Fehlstellung, Achsabweichung, Fehllage
  foot-deformity [in:foot] | Plattfuß, Spreizfuß, Hohlfuß, Knickfuß, Senkfuß
  hallux-valgus [in:great-toe] | Hallux valgus
  leg-axis-deviation [in:leg] | Genu valgum, Genu varum, Coxa vara, Coxa valga, varische Beinachse, valgische Beinachse, Varusachse, Valgusachse, Varusfehlstellung, Valgusfehlstellung, Varusstellung, Valgusstellung
patellar-height [in:patella, aspect:position] | Patella alta, Patellahochstand, Patella baja
patellar-lateralisation [in:patella, aspect:position] | Patellalateralisation, Lateralisation der Patella
diaphragm-elevation [in:diaphragm, aspect:position] | Zwerchfellhochstand, Relaxatio diaphragmatica
phrenic-palsy [in:diaphragm, major] | Phrenikusparese, Zwerchfelllähmung, Zwerchfellparese
vocal-cord-palsy [in:larynx, major] | Stimmlippenparese, Rekurrensparese, Stimmbandparese
exophthalmos [in:orbit] | Exophthalmus, Protrusio bulbi
retinal-detachment [in:eye, major] | Netzhautablösung, Ablatio retinae
concha-bullosa [in:turbinate] | Concha bullosa, pneumatisierte Nasenmuschel, pneumatisierte mittlere Nasenmuschel
lipomatosis [aspect:focal] | Lipomatose, Verfettung, Fettgewebsproliferation, Creeping fat, fettige Degeneration
steatosis [in:liver] | Steatosis, Fettleber, Steatose, Leberverfettung
multiple-sclerosis [in:white-matter, major] | Multiple Sklerose
crohn [in:gastrointestinal, major] | Morbus Crohn, M. Crohn
cirrhosis [in:liver, major] | Zirrhose, zirrhotisch
diverticulum | Divertikel, Aussackung, Ausstülpung, Divertikulose
  zenker-diverticulum [in:esophagus] | Zenkerdivertikel, Zenker-Divertikel
material-failure [major] | Materialbruch, Implantatbruch, Schraubenbruch, Nagelbruch, Drahtbruch, Stabbruch, Stentbruch, Stentfraktur, Schraubenfraktur, Implantatfraktur
loosening [major] | Lockerung, gelockert, Prothesenlockerung, Schraubenlockerung, Lysesaum, Lysezone, Resorptionssaum, Resorptionszone, Aufhellungslinie, Aufhellungssaum, periprothetische Aufhellung, periprothetischer Saum, periprothetische Aufhellungslinie, periprothetischer Aufhellungssaum, periprothetische Lysezone
encasement [major] | Ummauerung, ummauert, Umscheidung, umscheidet, Encasement
leak [major] | Paravasat, Endoleak, Endoleck, Leckage, Kontrastmittelübertritt, Kontrastmittelaustritt, Insuffizienz, KM-Austritt, Kontrastmittel außerhalb, extraluminales Kontrastmittel
  regurgitation [in:heart-valves] | Mitralklappeninsuffizienz, Aortenklappeninsuffizienz, Trikuspidalklappeninsuffizienz, Pulmonalklappeninsuffizienz, Mitralinsuffizienz, Aorteninsuffizienz, Trikuspidalinsuffizienz, Regurgitation
  perforation [major] | Perforation, perforiert
    free-perforation [major] | freie Perforation, frei perforiert
fistula [major] | Fistel, Fistelgang, Fistelung
foreign-body | Fremdkörper
invagination [major] | Invagination, Intussuszeption
volvulus [major] | Volvulus
constipation [in:colon] | Koprostase, Obstipation
endometriosis | Endometriose
adenomyosis [in:uterus] | Adenomyosis, Adenomyose
adenomyomatosis [in:gallbladder] | Adenomyomatose
ectopic-pregnancy [in:adnexa, major] | Extrauteringravidität, EUG, Tubargravidität
pelvic-descent [in:pelvis] | Descensus, unter die pubokokzygeale Linie, unter die PCL, unterhalb der PCL
  rectocele [in:pelvis] | Rektozele, ventrale Aussackung des Rektums
  cystocele [in:pelvis] | Zystozele
  enterocele [in:pelvis] | Enterozele
polyposis [in:sinuses] | Polyposis
trabeculation [in:bladder] | Balkenblase, Trabekulierung, trabekuliert
ureterocele [in:ureter] | Ureterozele
architectural-distortion [in:breast] | Architekturstörung, Architekturdistorsion
asymmetry | Asymmetrie
leg-length-difference [in:leg] | Beinlängendifferenz, Beinlängenunterschied, Beinverkürzung
reducibility [trait] | reponibel, reponible, reponierbar
mastopathy [in:breast] | Mastopathie, mastopathisch
radial-scar [in:breast] | radiäre Narbe
retraction | Einziehung, eingezogen
  nipple-retraction [in:nipple] | Mamillenretraktion, Mamilleneinziehung
ileus [in:small-bowel, major] | Ileus, Passagestörung, Subileus, Passagehindernis
varices | Varizen, Varikose, Varikosis, Stammveneninsuffizienz, insuffizient, Klappeninsuffizienz
hydrocele | Hydrozele
varicocele [in:pampiniform-plexus] | Varikozele
torsion [major] | Torsion
collapse [major] | subchondraler Einbruch, Einbruch der Gelenkfläche, Gelenkflächeneinbruch, Kollaps, Kollaps der Gelenkfläche
contusion | Kontusion
drain | Drainage, Drainageanlage, Drainageeinlage
thinning | verdünnt, Verdünnung, ausgedünnt
claw-toe [in:toe] | Krallenzehe, Hammerzehe
brown-fat | braunes Fett, braunes Fettgewebe
port | Port, Portsystem, Port-System, Portkatheter, Port-Katheter
erosion [aspect:bone] | Erosion, Usur, erosiv verändert, Arrosion, arrodiert, ossäre Arrosion, erosive Veränderung, knöcherne Arrosion
necrosis [major] | Nekrose, Osteonekrose
  avascular-necrosis [in:bone, major] | Lunatummalazie, Kienböck, Ahlbäck, Köhler, AVN, Osteonekroseareal
    perthes [in:femoral-head, major] | Perthes
ischiofemoral-impingement [in:hip] | ischiofemorales Impingement
impingement | Impingement
  femoroacetabular-impingement [in:hip] | FAI, Cam-Deformität, Pincer-Deformität, Cam-Impingement, Pincer-Impingement
air-fluid-level | Spiegel, Flüssigkeitsspiegel, Sekretspiegel
retained-secretion | Sekret, Sekretretention
obstruction | Verlegung, verlegt, Obstruktion
space-occupying-effect | raumfordernder Effekt, raumfordernde Wirkung, Masseneffekt
hyperemia [aspect:flow] | Hyperämie, Hypervaskularisation, Hyperperfusion
perfusion-defect [aspect:flow] | Perfusionsdefekt, Minderkontrastierung, verminderte Kontrastierung, Perfusionsdefizit, Perfusionsminderung, Perfusionsstörung, Minderperfusion, Hypoperfusion
spur | Sporn, Haglund-Exostose, Haglundferse
pathology | Pathologie, Auffälligkeit, Besonderheit, pathologische Veränderung, auffälliger Befund, pathologischer Befund, Krankheitszeichen
`

/**
 * Wordings of normality. `aspect | words`; the aspect says which family of findings they rule out,
 * `general` all of them. A name is matched by stem, as in the organ tree.
 */
export const normalWordings = `
general | unauffällig, regelrecht, reizlos, o. B., o.B., oB, ohne Befund, altersentsprechend, altersentspr., altersgerecht, altersgemäß, physiologisch, Normalbefund, normal, regulär, zeitgerecht, bland, ungestört, harmonisch, Regelbefund, einwandfrei, unauff, unauffaellig, regelr, o. p. B., o.p.B., opB, ohne path. Befund, norm., i. O., i.O., in Ordnung, regelhaft, unbeeinträchtigt, unverdächtig, o. Bes., nil, normwertig, im Normbereich, unremarkable
size | altersentsprechend groß, normal breit, regelrecht breit, normal groß, normgroß, regelrecht groß, reguläre Größe, normales Volumen, größenentsprechend, normal konfiguriert, orthotope Größe, normalgroß
width | schlank, grazil, weitlumig, normal weit, normal kalibrig, normal kalibriert, normkalibrig, normalkalibrig, kaliberregelrecht, kalibergerecht, regelrecht weit, nicht gestaut, zart, erhaltene Weite, ausreichende Weite, regelrecht kalibrig, normale Lumenweite
height | normal hoch, höhenerhalten, regelrecht hoch
wall | zartwandig, Wand zart, Wand dünn, Wand nicht verdickt, regelrechte Wanddicke, normale Wanddicke, zarte Wand, dünnwandig, normale Wandstärke
lumen | wandglatt
flow | flussgängig, zusammendrückbar, triphasisch, regelrecht perfundiert, perfundiert, durchgängig, komprimieren, orthograd durchströmt, orthograder Fluss, kräftig kontrastiert, kontrastiert, atemmoduliertes Flusssignal, atemmodulierter Fluss, regelrecht kontrastiert, regelrechte Kontrastierung, offen, regelrecht durchblutet, seitengleich durchblutet, gut durchblutet, durchflossen, kräftige Perfusion, seitengleiche Perfusion, seitengleiche Durchblutung, homogen kontrastiert, regelrechte Perfusion, erhaltene Perfusion, Perfusion erhalten, regelrechte Durchblutung, erhaltene Durchblutung, Durchblutung erhalten, regelrechter Fluss, regelrechtes Flusssignal, komprimierbar, kompressibel, vollständige Kompressibilität, erhaltene Kompressibilität
fluid | ergussfrei, leer, spitz, nicht gefüllt, nicht flüssigkeitsgefüllt
stone | steinfrei, konkrementfrei
focal | homogen, signalnormal, signalgerecht, signalunauffällig, signalregelrecht
continuity | durchgehend, in Kontinuität, kontrastmitteldicht, KM-dicht, intakt, unverletzt, unversehrt, durchgehend verfolgbar, durchgehender Faserverlauf, erhalten, kontinuierlich, durchgehend abgrenzbar, kontinuitätserhalten, straff, durchgehend signalarm, durchgehend und signalarm, durchgehende Kortikalis, Kortikalis durchgehend, glatt konturiert, glatte Kortikalis, Kortikalis glatt, fest anliegend, geschlossen, knöchern gedeckt
lung | frei belüftet, belüftet, gut belüftet, regelrechte Belüftung, normale Belüftung, seitengleiche Belüftung, unauffällige Belüftung, regelrecht belüftet, seitengleich belüftet, vollständig entfaltet, regelrechte Transparenz, frei, regelrecht entfaltet, vollständig ausgedehnt, entfaltet, transparent, strahlentransparent, pneumatisiert, lufthaltig
expansion | überall der Thoraxwand an, allseits der Thoraxwand an, allseits an, vollständig an, komplett an, allseits anliegend, beidseits anliegend, Thoraxwand anliegend, Brustwand anliegend
position | orthotop, mittelständig, median gelegen, zentriert, regelrechte Stellung, regelrechte Artikulation, lagerichtig, mittig, achsgerecht, achsengerecht, regelrechtes Alignement, erhaltenes Alignement, regelrechtes Alignment, kongruent, harmonisches Alignement
`
