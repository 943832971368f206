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
lesion [aspect:focal] | Läsion, Herdläsion, Signalalteration, Signalstörung, Signalveränderung, Herdbefund, fokale Läsion, Fokalläsion, Strukturläsion, Formation, Weichteilformation, Gewebsformation, Manifestation, Tumormanifestation
  focus | Herd, Rundherd, Fokus, Kerbherd, Nodulus, Noduli
    nodule | Knoten, Knötchen, nodulär, Herdschatten
  mass [major] | Raumforderung, RF, Tumor, Neoplasie, Tumormasse, Masse, Neubildung, Geschwulst
    carcinoma [major] | Karzinom, Malignom, Sarkom, Adenokarzinom, Bronchialkarzinom, Tumorrezidiv
      breast-carcinoma [in:breast, major] | Mammakarzinom
      hcc [in:liver, major] | HCC, hepatozelluläres Karzinom
    metastasis [major] | Metastase, Fernmetastase, Fernmetastasen, Filia, Filiae, Metastasierung, metastatisch, Tumorabsiedlung, Absiedlung
    adenoma | Adenom
    lipoma | Lipom
    meningioma [major] | Meningeom
    glioma [major] | Gliom, Glioblastom, Astrozytom
    schwannoma [major] | Schwannom, Neurinom, Vestibularisschwannom
    lymphoma [major] | Lymphom
    fibroadenoma [in:breast] | Fibroadenom
    fibroid [in:uterus] | Myom, Leiomyom, Hinterwandmyom, Vorderwandmyom, Fundusmyom
    angiomyolipoma | Angiomyolipom
    hemangioma | Hämangiom
  osteochondral-lesion | osteochondrale Läsion, OCL, OCD, Osteochondrosis dissecans, Osteochondraldefekt, osteochondraler Defekt
  cyst | Zyste, Endometriom, Endometriosezyste, Schokoladenzyste, Spermatozele, IPMN, Seitengang-IPMN, BD-IPMN, zystisch Formation, Retentionszyste, Geröllzyste, Ganglion, Ganglionzyste
    baker-cyst [in:popliteal-fossa] | Bakerzyste, Baker-Zyste, Baker, Poplitealzyste
  abscess [major] | Abszess, Abszedierung, Empyem, Einschmelzung
  polyp | Polyp, polypös
  cavern [in:lung] | Kaverne, kavernös
  demyelination [in:brain] | Entmarkungsherd, demyelinisierend, Demyelinisierung, Entmarkung
  gliosis [in:brain] | Gliose, Gliosen, gliotisch
  osteolysis [major] | Osteolyse, osteolytisch, Knochendestruktion
recurrence [major] | Rezidiv, PSA-Rezidiv, Rezidivtumor
  local-recurrence [major] | Lokalrezidiv, lokales Rezidiv, Narbenrezidiv
consolidation [aspect:lung] | Verschattung, verschattet, Transparenzminderung, Verdichtung, Eintrübung, Opazität
  infiltrate [in:lung, major] | Infiltrat, Infiltrate, Konsolidierung, Konsolidation, Bronchopneumogramm, Bronchoaerogramm
    pneumonia [in:lung, major] | Pneumonie, Bronchopneumonie, pneumonisch, Lobärpneumonie
  ground-glass [in:lung] | Milchglas, Milchglastrübung, Milchglasinfiltrat, Milchglasareal, GGO, Ground-Glass
fluid [aspect:fluid] | Flüssigkeit, Flüssigkeitsansammlung, Flüssigkeitskollektion, Flüssigkeitssaum, Flüssigkeitsverhalt
  effusion | Erguss, Ergussbildung, Ergusssichel, ergussverdächtig
    pleural-effusion [in:pleura] | Pleuraerguss, Randwinkelerguss, Pleuraergussbildung, Winkelerguss
    pericardial-effusion [in:pericardium] | Perikarderguss, Herzbeutelerguss
    joint-effusion [in:joint] | Gelenkerguss, Hämarthros, Hämarthrosis, Hydrops, Kniegelenkserguss
  ascites [in:peritoneum, major] | Aszites, freie Flüssigkeit, freie intraabdominelle Flüssigkeit
  seroma | Serom, Lymphozele
pneumothorax [in:pleura, major] | Pneumothorax, Seropneumothorax, Spannungspneumothorax, Pneu
free-air [in:abdomen, major] | freie Luft, Pneumoperitoneum, freie intraabdominelle Luft
pneumomediastinum [in:mediastinum] | Pneumomediastinum
atelectasis [in:lung, aspect:lung] | Atelektase, Dystelektase, dystelektatisch, Plattenatelektase, Minderbelüftung, Belüftungsstörung, atelektatisch
congestion [in:lung] | Stauung, Dekompensation, Lungenstauung, pulmonalvenöse Stauung, Stauungszeichen, kardiopulmonale Stauung, Gefäßunschärfe, Lungenödem
emphysema [in:lung] | Emphysem, Lungenemphysem, emphysematös, Überblähung
bronchiectasis [in:lung] | Bronchiektasie, Bronchiektase
fibrosis | Fibrose, Lungenfibrose, fibrotisch, Fibrosierung
edema | Ödem, Hirnödem, ödematös, Perifokalödem
  marrow-edema [in:bone] | Knochenmarködem, Knochenmarksödem, Knochenödem, Bone bruise, Bonebruise, Marködem
scalp-hematoma | Galeahämatom, Kopfschwartenhämatom, subgaleales Hämatom, Galeaschwellung, Kopfschwartenschwellung, Kopfschwartenprellmarke
signal-change | Signalanhebung, signalangehoben, Signalsteigerung, Signalerhöhung, Signalinhomogenität
swelling | Schwellung, Weichteilschwellung, Schleimhautschwellung, geschwollen
fracture [aspect:bone, major] | Fraktur, Bruch, Infraktion, frakturiert, Frakturspalt, Frakturlinie, Weber-B-Fraktur, Mehrfragmentfraktur
  compression-fracture [in:vertebra, major] | Sinterung, Kompressionsfraktur, Deckplattenfraktur, Grundplattenfraktur, Deckplattenimpression, Grundplattenimpression, Deckplattenkompression, Wirbelkörperfraktur, Deckplatteneinbruch, Sinterungsfraktur, Impressionsfraktur, Berstungsfraktur, Keilwirbel, Keilwirbeldeformierung, Keilwirbeldeformität, Deckplatten Kompression, Deckplatten Impression, Grundplatten Impression, Höhensinterung
  posterior-wall-fracture [in:posterior-wall] | Hinterkantenbeteiligung, Hinterkantenfraktur
  avulsion [major] | Abriss, Avulsion, Ausriss
height-loss [in:vertebra, aspect:height] | Höhenminderung, höhengemindert, Höhenverminderung, Höheverminderung
luxation [aspect:position, major] | Luxation, Subluxation, luxiert, Reluxation, Ausrenkung
dislocation [trait] | Dislokation, disloziert, verschoben
tear [aspect:continuity, major] | Ruptur, Riss, Rissbildung, rupturiert, Durchriss, gerissen, Ablösung, Diskontinuität, Konturunterbrechung, unterbrochen, Kontinuitätsunterbrechung
  complete-tear [major] | Komplettruptur, Totalruptur, transmurale Ruptur, transmuraler Defekt
  partial-tear | Partialruptur, Teilruptur, Teilriss, Partialläsion, Anriss
  laceration [major] | Lazeration, Milzlazeration, Leberlazeration, Nierenlazeration, Parenchymeinriss
strain | Zerrung, Distorsion, Bandzerrung, Überdehnung, Elongation
tendinopathy | Tendinopathie, Tendinose, Tendinosis, Tendinosis calcarea, Tendinitis, Tendovaginitis, Peritendinitis
degeneration [aspect:degenerative] | degenerative Veränderung, Degeneration, degenerativ, Degenerationszeichen, Verschleiß
  arthrosis | Arthrose, arthrotisch, Osteoarthrose, Gelenkspalt verschmälert, verschmälerter Gelenkspalt, Gelenkspaltverschmälerung, Gelenkspaltminderung, Gelenkspaltverschmächtigung
    gonarthrosis [in:knee] | Gonarthrose, Varusgonarthrose, Valgusgonarthrose
    coxarthrosis [in:hip] | Coxarthrose, Koxarthrose
    omarthrosis [in:shoulder] | Omarthrose
    rhizarthrosis [in:cmc-joint] | Rhizarthrose, Daumensattelgelenksarthrose
    spondylarthrosis [in:facet-joint] | Spondylarthrose, Facettengelenksarthrose, Facettenarthrose
    uncarthrosis [in:cervical-spine] | Unkarthrose, Uncovertebralarthrose, Unkovertebralarthrose
    retropatellar-arthrosis [in:patella] | Retropatellararthrose
  osteochondrosis [in:disc] | Osteochondrose, Chondrose
  spondylosis [in:spine] | Spondylose, Spondylosis deformans, spondylophytär
  chondropathy [in:cartilage] | Chondropathie, Chondromalazie, Knorpelschaden, Knorpeldefekt, Gelenkknorpeldefekt, Knorpelläsion, Knorpelfissur, Chondropathia, Chondropathia patellae, Chondromalacia patellae
  osteophyte | Osteophyt, Randanbauten, osteophytär
  meniscopathy [in:meniscus] | Meniskopathie
disc-displacement [in:disc, major] | Bandscheibenhernation, Bandscheibenhernie, Diskushernie, Bandscheibenverlagerung, Hernation
  protrusion [in:disc] | Protrusion, Bandscheibenprotrusion, Vorwölbung, Bulging
  prolapse [in:disc, major] | Bandscheibenvorfall, Prolaps, Bandscheibenprolaps, Diskusprolaps, NPP, BSV, Vorfall
  extrusion [in:disc, major] | Extrusion, Bandscheibenextrusion
  sequester [in:disc, major] | Sequester, Sequestration
hernia | Hernie, Eingeweidebruch
  hiatal-hernia [in:hiatus] | Hiatushernie, Gleithernie
  inguinal-hernia [in:groin] | Leistenhernie, Leistenbruch
  femoral-hernia [in:groin] | Femoralhernie, Schenkelhernie
  abdominal-wall-hernia | Nabelhernie, Umbilikalhernie, Narbenhernie, Bauchwandhernie
stenosis [aspect:width] | Stenose, Einengung, stenosiert, Lumeneinengung, Stenosierung, Einengungen, eingeengt, stenosierend
  occlusion [major] | Verschluss, Okklusion, okkludiert, verschlossen, Gefäßverschluss, Querschnittverschluss, Gefäßabbruch
  neuroforaminal-stenosis [in:neuroforamen] | Neuroforamenstenose, Foramenstenose
  canal-stenosis [in:spinal-canal] | Spinalkanalstenose, Spinalstenose
thrombosis [aspect:flow, major] | Thrombose, Thrombus, Thromben, thrombosiert, Füllungsdefekt, Kontrastmittelaussparung, KM-Aussparung, Kontrastaussparung, Abscheidungsthrombus
  embolism [major] | Embolie, Embolus, Thrombembolie, Thromboembolie
    pulmonary-embolism [in:pulmonary-artery, major] | Lungenembolie, Lungenarterienembolie, LAE, Lungenarterienembolien, Lungenembolien
  dvt [in:leg-veins, major] | TVT, Beinvenenthrombose, tiefe Beinvenenthrombose, Phlebothrombose, Mehretagenthrombose
  sinus-thrombosis [in:dural-sinus, major] | Sinusthrombose, Sinusvenenthrombose, Hirnvenenthrombose
  portal-thrombosis [in:portal-vein, major] | Pfortaderthrombose
aneurysm [aspect:width, major] | Aneurysma, Aneurysmata, aneurysmatisch, Aneurysmen
  ectasia | Ektasie, ektatisch
dissection [major] | Dissektion, Dissektionsmembran, Dissektat
bleeding [major] | Blutung, intrakranielle Blutung, Hämorrhagie, Blutungsnachweis, hämorrhagisch, Einblutung, Blutungszeichen
  hematoma | Hämatom
    subdural-hematoma [in:subdural-space, major] | Subduralhämatom, SDH, subdurales Hämatom
    epidural-hematoma [in:epidural-space, major] | Epiduralhämatom, EDH
  sah [in:subarachnoid-space, major] | Subarachnoidalblutung, SAB
  icb [in:brain, major] | intrazerebrale Blutung, ICB, intracerebrale Blutung, Hirnblutung, Intrazerebralblutung, Parenchymblutung
ischemia [major] | Ischämie, Infarkt, Hirninfarkt, Mediainfarkt, ischämisch, Infarktareal, Infarkte, Schlaganfall, Infarzierung, Infarktfrühzeichen, Insult
  diffusion-restriction | Diffusionsrestriktion, Diffusionsstörung, diffusionsgestört, Diffusionseinschränkung
  lacune | Lakune, lakunärer Infarkt, lakunärer Defekt, Substanzdefekt
microangiopathy [in:brain] | Mikroangiopathie, mikroangiopathisch, Leukenzephalopathie, Leukoaraiose, SAE, vaskuläre Enzephalopathie, Leukoenzephalopathie
stone [aspect:stone] | Stein, Konkrement, Lithiasis, Steinnachweis, Steinleiden
  gallstone [in:gallbladder] | Gallenstein, Gallenblasenstein, Cholezystolithiasis, Cholelithiasis, Gallenblasenkonkrement, Gallenblasensteine
  bile-duct-stone [in:common-bile-duct, major] | Choledocholithiasis
  kidney-stone [in:kidney] | Nephrolithiasis, Nierenstein, Nierenkonkrement, Kelchstein, Harnwegskonkrement, Harnwegsstein, Harnstein
  sialolithiasis [in:submandibular] | Sialolithiasis, Speichelstein
  ureter-stone [in:ureter, major] | Ureterstein, Harnleiterstein, Ureterkonkrement, Harnleiterkonkrement, Ureterolithiasis, Urolithiasis
sludge [in:gallbladder] | Sludge
dilation [aspect:width] | Erweiterung, Dilatation, dilatiert, erweitert, Aufweitung, aufgeweitet, Weitstellung, gestaut
  hydronephrosis [in:renal-pelvis, major] | Harnstau, Harnstauung, Hydronephrose, Harntransportstörung, Nierenstau, Staus, Aufstau, Pyelektasie, Nierenbeckenerweiterung
  cholestasis [in:bile-ducts] | Cholestase, Gallenwegserweiterung, Gallestau
  hydrocephalus [in:ventricles, major] | Hydrozephalus, Hydrocephalus, Liquorzirkulationsstörung, Liquorabflussstörung, Liquoraufstau
enlargement [aspect:size, trait] | Vergrößerung, vergrößert, Megalie, hyperplastisch, Hyperplasie, Volumenvermehrung
  splenomegaly [in:spleen] | Splenomegalie, Milzvergrößerung
  hepatomegaly [in:liver] | Hepatomegalie, Lebervergrößerung
  cardiomegaly [in:heart] | Kardiomegalie, Herzvergrößerung, Cardiomegalie, Herz verbreitert, linksverbreitert, Herz linksverbreitert
  goiter [in:thyroid] | Struma, Struma nodosa, Schilddrüsenvergrößerung
  prostate-hyperplasia [in:prostate] | Prostatahyperplasie, BPH, Prostatavergrößerung
atrophy [aspect:size] | Atrophie, atroph, Volumenminderung, verkleinert, Schrumpfung, verschmächtigt, Verschmächtigung, Muskelatrophie, Schrumpfniere
thickening [aspect:wall, trait] | Verdickung, verdickt, Wandverdickung, wandverdickt
  pleural-thickening [in:pleura] | Pleuraverdickung, Pleuraschwarte
inflammation [aspect:inflammation] | Entzündung, entzündlich, Inflammation, Entzündungszeichen
  appendicitis [in:appendix, major] | Appendizitis
  cholecystitis [in:gallbladder, major] | Cholezystitis
  cholangitis [in:bile-ducts, major] | Cholangitis
  pancreatitis [in:pancreas, major] | Pankreatitis
  diverticulitis [in:colon, major] | Divertikulitis, Sigmadivertikulitis, Coecumdivertikulitis, Kolondivertikulitis
  colitis [in:colon, major] | Kolitis, Colitis, Pankolitis
  ileitis [in:ileum, major] | Ileitis
  gastritis [in:stomach] | Gastritis
  pyelonephritis [in:kidney, major] | Pyelonephritis, Nephritis
  cystitis [in:bladder] | Zystitis, Cystitis
  adnexitis [in:adnexa, major] | Adnexitis
  prostatitis [in:prostate, major] | Prostatitis
  epididymitis [in:epididymis, major] | Epididymitis, Orchitis, Epididymoorchitis
  sinusitis [in:sinuses] | Sinusitis, Pansinusitis
  mastoiditis [in:mastoid, major] | Mastoiditis
  thyroiditis [in:thyroid] | Thyreoiditis
  spondylodiscitis [in:disc, major] | Spondylodiszitis, Diszitis
  osteomyelitis [in:bone, major] | Osteomyelitis, Ostitis
  sacroiliitis [in:sacroiliac-joint, major] | Sakroiliitis
  arthritis [in:joint] | Arthritis, arthritisch
  synovitis [in:joint] | Synovitis, Synovialitis, Synovitits
  bursitis | Bursitis
  mastitis [in:breast] | Mastitis
  peritonitis [in:peritoneum, major] | Peritonitis
  optic-neuritis [in:optic-nerve] | Optikusneuritis, Retrobulbärneuritis, Opticusneuritis, Neuritis nervi optici, Neuritis N. optici, Sehnerventzündung, Optikusneuropathie
  otitis [in:mastoid] | Otomastoiditis, Otitis media, Otitis
  encephalitis [in:brain, major] | Enzephalitis, Meningitis
calcification [aspect:calcium] | Verkalkung, Kalk, verkalkt, Kalzifikation, Sklerose, sklerosiert, Kalzifizierung, Verkalkungen, Weichteilverkalkung, Makrokalk, Makroverkalkung
  plaque | Plaque, Plaquebildung
  coronary-sclerosis [in:coronary-arteries] | Koronarsklerose, Coronarsklerose, Koronarkalk, Koronarverkalkung, koronare Herzkrankheit, KHK
  aortic-sclerosis [in:aorta] | Aortensklerose, Aortenkalk
  arteriosclerosis [in:vessel] | Arteriosklerose, Atherosklerose, atherosklerotisch, arteriosklerotisch, Gefäßsklerose
  microcalcification | Mikrokalk, Mikrokalzifikation, Mikroverkalkung
lymph-node [in:lymph-nodes] | Lymphknotenkonglomerat, LK-Konglomerat
  lymphadenopathy [in:lymph-nodes] | Lymphadenopathie, Lymphknotenvergrößerung, Lymphknotenmetastase, Lymphknotenfiliae, vergrößerte Lymphknoten, pathologische Lymphknoten, pathologisch vergrößerte Lymphknoten, suspekte Lymphknoten, malignomsuspekte Lymphknoten, nodale Raumforderung
malignancy-sign | malignomsuspekt, auffällig, hochsuspekt, karzinomsuspekt, metastasensuspekt, malignitätsverdächtig, malignitätssuspekt, Malignitätskriterien, Malignitätszeichen, tumorsuspekt, Malignität, maligne, suspekt, malignomverdächtig
benign-sign | benigne, gutartig, Benignität
enhancement [aspect:enhancement] | Enhancement, Kontrastmittelenhancement, KM-Enhancement, Kontrastmittelaufnahme, KM-Aufnahme, Anreicherung, Kontrastmittelanreicherung, KM-Anreicherung, Schrankenstörung, Blut-Hirn-Schrankenstörung, anreichernd, kontrastmittelaufnehmend, kontrastmittelanreichernd, KM-aufnehmend, KM-affin, kontrastmittelaffin, KM-anreichernd, Mehranreicherung
right-heart-strain [in:heart, major] | Rechtsherzbelastung, Rechtsherzbelastungszeichen, Rechtsherzüberlastung, Rechtsherzdilatation
shift [aspect:position] | Mittellinienverlagerung, Mittellinienshift, Mediastinalshift, Mediastinalverlagerung, Verlagerung, Midline-Shift
disease-activity | Krankheitsaktivität, Krankheitsaktivitätszeichen, Schubaktivität, Aktivitätszeichen, entzündliche Aktivität
invasion [aspect:lung, major] | Infiltration, Invasion, infiltriert, infiltrierend, Infiltrationen
reflux | Reflux
extension [major] | extrakapsuläres Wachstum, extrakapsuläre Ausdehnung, extraprostatische Ausdehnung, extraprostatisches Wachstum, extraprostatische Ausbreitung, Kapselüberschreitung, Kapseldurchbruch, Kapselpenetration, extravesikales Wachstum, perivesikales Wachstum, organüberschreitendes Wachstum, Organüberschreitung, extraorganisches Wachstum
ventricular-extension [in:ventricles, major] | Ventrikeleinbruch, Einbruch in das Ventrikelsystem, Ventrikeltamponade, intraventrikuläre Blutung
complication | Komplikation
herniation [in:brain, major] | Einklemmung, Herniation, Einklemmungszeichen
myelopathy [in:spinal-cord, major] | Myelopathie, Myelopathiesignal, Myelonkompression
nerve-compression [major] | Nervenwurzelkompression, Wurzelaffektion, Wurzelkompression, Nervenwurzelaffektion, Kompression neuraler Strukturen, Nervenkompression, Neurokompression, Kompression der Nervenwurzel, Kompression der Wurzel, Bedrängung der Nervenwurzel, Nervenwurzelbedrängung
listhesis [in:spine, aspect:position] | Listhese, Anterolisthese, Anterolisthesis, Retrolisthesis, Retrolisthese, Ventrolisthesis, Spondylolisthese, Spondylolisthesis, Ventrolisthese, Gefügestörung, Wirbelgleiten
septal-deviation [in:nose, aspect:position] | Septumdeviation, Nasenseptumdeviation, Septumverbiegung
scoliosis [in:spine, aspect:position] | Skoliose, skoliotisch, Torsionsskoliose
malposition [aspect:position] | Fehlstellung, Achsabweichung, Fehllage
lipomatosis [aspect:focal] | Lipomatose, lipomatös, Pankreaslipomatose, Verfettung des Pankreas
steatosis [in:liver] | Steatosis, Steatosis hepatis, Fettleber, Leberverfettung, Steatose, Verfettung
cirrhosis [in:liver, major] | Zirrhose, Leberzirrhose, zirrhotisch
diverticulum | Divertikel, Divertikulose, Sigmadivertikel, Sigmadivertikulose
loosening [major] | Lockerung, Lockerungszeichen, Lockerungssaum
leak [major] | Paravasat, Endoleak, Leckage, Insuffizienz, Extravasat, KM-Austritt
  perforation [major] | Perforation, perforiert
fistula [major] | Fistel, Fistelgang
ileus [in:small-bowel, major] | Ileus, Passagestörung, Subileus, Passagehindernis
varices | Varizen, Varikose, Varikosis, Stammvarikosis, Stammvarikose, Stammveneninsuffizienz, Astvarikose, insuffizient, Klappeninsuffizienz
varicocele | Varikozele, Varicocele
hydrocele | Hydrozele, Begleithydrozele
torsion [major] | Torsion, Hodentorsion
contusion | Kontusion, Lungenkontusion
drain | Drainage, Drainageanlage, Drainageeinlage, Pigtaildrainage, Pigtail-Drainage, Pigtail, Thoraxdrainage, Pleuradrainage, Bülau-Drainage
port | Portsystem, Port-System, Portkatheter, Port-Katheter
erosion [aspect:bone] | Erosion, Usur, Usuren, Arrosion
necrosis [major] | Nekrose, Osteonekrose, Femurkopfnekrose, Hüftkopfnekrose
impingement | Impingement
air-fluid-level | Spiegel, Spiegelbildung, Flüssigkeitsspiegel, Sekretspiegel
retained-secretion | Sekret, Sekretretention, Sekretverhalt
obstruction | Verlegung, verlegt, Obstruktion
space-occupying-effect | raumfordernder Effekt, raumfordernde Wirkung, Masseneffekt
hyperemia [aspect:flow] | Hyperämie, Hypervaskularisation, Hyperperfusion
perfusion-defect [aspect:flow] | Perfusionsdefekt, Perfusionsdefizit, Perfusionsminderung, Perfusionsstörung, Minderperfusion, Hypoperfusion
spur | Fersensporn, Sporn, Kalkaneussporn
pathology | Pathologie, Auffälligkeit, pathologischer Befund, Krankheitszeichen
`

/**
 * Wordings of normality. `aspect | words`; the aspect says which family of findings they rule out,
 * `general` all of them. A name is matched by stem, as in the organ tree.
 */
export const normalWordings = `
general | unauffällig, regelrecht, reizlos, o. B., o.B., oB, ohne Befund, altersentsprechend, altersgerecht, altersgemäß, physiologisch, Normalbefund, normal, regulär, zeitgerecht, orthotop, bland, ungestört, harmonisch, Regelbefund, einwandfrei
size | normal groß, normgroß, normale Größe, regelrecht groß, normal gross, regelrechte Größe, reguläre Größe, normales Volumen, Normgröße, größenentsprechend, normal konfiguriert, orthotope Größe, normalgroß
width | schlank, normal weit, normkalibrig, normalkalibrig, regelrecht weit, nicht gestaut, zart, regelrechte Weite, normale Weite, regelrecht kalibrig, normale Lumenweite
wall | zartwandig, regelrechte Wanddicke, normale Wanddicke, zarte Wand, dünnwandig, normale Wandstärke
flow | regelrecht perfundiert, perfundiert, durchgängig, regelrecht kontrastiert, regelrechte Kontrastierung, frei durchgängig, offen, regelrecht durchblutet, homogen kontrastiert, regelrechte Perfusion, regelrechter Fluss, regelrechtes Flusssignal, vollständig komprimierbar, komprimierbar, frei perfundiert
fluid | ergussfrei, spitz, spitz einsehbar, spitz auslaufend
stone | steinfrei, konkrementfrei
focal | homogen
continuity | intakt, unverletzt, erhalten, kontinuierlich, durchgehend abgrenzbar, kontinuitätserhalten
lung | frei belüftet, belüftet, gut belüftet, regelrechte Belüftung, normale Belüftung, seitengleiche Belüftung, unauffällige Belüftung, regelrecht belüftet, seitengleich belüftet, vollständig entfaltet, regelrechte Transparenz, frei, regelrecht entfaltet, vollständig ausgedehnt
position | mittelständig, zentriert, regelrechte Stellung, lagerichtig, mittig, achsgerecht, regelrechtes Alignement, erhaltenes Alignement, regelrechtes Alignment, kongruent, harmonisches Alignement, mittig gelegen
`
