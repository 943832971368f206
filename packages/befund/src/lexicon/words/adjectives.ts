export const adjectives = `
adj: lieb halb gelb aerob anaerob grob derb trüb antegrad orthograd retrograd morbid rigid solid lipoid polypoid
  rheumatoid zystoid ovoid rapid bikuspid trikuspid hybrid florid putrid gravid livid mild bland diensthabend
  liegend überwiegend vorwiegend folgend dringend
  entsprechend altersentsprechend durchgehend weitgehend weitestgehend stehend vorbestehend
  fehlend kontrastmittelaufnehmend zunehmend korrespondierend korrelierend imponierend
  perforierend infiltrierend demyelinisierend nekrotisierend ankylosierend stenosierend sklerosierend orientierend
  persistierend intermittierend konfluierend rezidivierend führend anschließend hochauflösend
  organüberschreitend ergänzend sitzend tiefsitzend wechselnd fistelnd wandernd
  lindernd raumfordernd kontrastmittelanreichernd annähernd profund rund spröd gerade rigide solide floride spröde
  nahe häusliche linke multiple maligne benigne teilweise präzise rechte oblique tief schlaff straff reif unreif steif
  stumpf scharf unscharf narbig gering-gradig geringgradig hochgradig mittelgradig höhergradig leichtgradig dünnwandig
  zartwandig glattwandig notwendig randständig unvollständig bündig streifig häufig rückläufig durchgängig abhängig
  atemabhängig belastungsabhängig flächig fähig eckig fleckig gelenkig damalig knorpelig wellig großzellig schollig
  auffällig unauffällig knorplig schubförmig bandförmig ringförmig sackförmig fleckförmig spindelförmig sichelförmig
  keilförmig traubenförmig schalenförmig sternförmig punktförmig wenig normalkalibrig normkalibrig übrig höckerig
  gestrig mäßig gleichmäßig regelmäßig unregelmäßig flüssig drüsig therapiebedürftig kontrollbedürftig
  abklärungsbedürftig kräftig richtig lagerichtig wichtig schmächtig einseitig
  mehrzeitig gadoliniumhaltig lufthaltig fetthaltig endgültig prozentig knotig gleichartig landkartenartig haloartig
  milchglasartig bösartig gutartig grenzwertig kurzfristig sonstig fettig mittig eindeutig heutig blutig nötig einzig
  jetzig lang lebenslang eng gering jung analog schräg nah pleuranah kreuzbandnah randnah wandnah brustwandnah
  rumpfnah schallkopfnah gelenknah knochenmarknah kapselnah wurzelnah zwerchfellnah stammnah knochennah
  grundplattennah deckplattennah körpernah wirbelkörpernah tumornah abgangsnah mündungsnah bifurkationsnah
  insertionsnah hilusnah zeitnah hautnah herznah ansatznah flach wach schwach kaliberschwach gleich seitengleich
  deckungsgleich signalreich zahlreich echoreich fettreich weich verschieblich weiblich unterschiedlich randlich
  jugendlich rundlich mündlich entzündlich fraglich dringlich zugänglich ursprünglich verträglich täglich möglich
  räumlich ähnlich wahrscheinlich unwahrscheinlich männlich erforderlich kontinuierlich schließlich häuslich
  schriftlich hinsichtlich ersichtlich übersichtlich seitlich zeitlich wesentlich örtlich restlich deutlich vermutlich
  zusätzlich plötzlich hoch rasch orthopädisch spezifisch hepatozytenspezifisch unspezifisch hämorrhagisch
  morphologisch pathologisch radiologisch physiologisch histologisch idiopathisch embolisch kolisch diastolisch
  enddiastolisch systolisch endsystolisch thalamisch dynamisch anatomisch ischämisch splenisch
  osteopenisch technisch klinisch medizinisch telefonisch konisch perikolonisch harmonisch pneumonisch parapneumonisch
  chronisch typisch atypisch exemplarisch frisch kompensatorisch sekretorisch motorisch symmetrisch asymmetrisch
  exzentrisch pankreatisch peripankreatisch lymphatisch kostodiaphragmatisch symptomatisch asymptomatisch
  aneurysmatisch traumatisch posttraumatisch rheumatisch hepatisch intrahepatisch extrahepatisch subhepatisch
  perihepatisch ektatisch dystelektatisch statisch prostatisch diabetisch osteosynthetisch akinetisch normokinetisch
  hypokinetisch hyperkinetisch cholezystitisch identisch thrombotisch zirrhotisch gliotisch
  stenotisch poststenotisch prästenotisch fibrotisch osteochondrotisch sklerotisch arteriosklerotisch
  atherosklerotisch arthrotisch nekrotisch osteoporotisch steatotisch septisch osteoblastisch aplastisch
  osteoplastisch hypoplastisch hyperplastisch anamnestisch diagnostisch differentialdiagnostisch
  differenzialdiagnostisch zystisch glottisch osteolytisch falsch wallersch deutsch hoh atroph eutroph
  amorph pleomorph feinpleomorph monomorph polymorph früh frei beschwerdefrei metastasenfrei steinfrei echofrei
  zementfrei opak dick schlank link stark kaliberstark lumbal global calcaneocuboidal sigmoidal ethmoidal sphenoidal
  glenoidal arachnoidal mastoidal trikuspidal nodal kaudal caudal kraniokaudal parotideal ösophageal phalangeal
  metakarpophalangeal meningeal pharyngeal tracheal ileal kalkaneal peritoneal retroperitoneal popliteal gluteal
  nuchal tibial femorotibial prätibial radial medial anteromedial posteromedial dorsomedial kardial retrokardial
  myokardial bronchial peribronchial akromial subakromial kranial cranial mesenterial territorial atrial mesial
  initial tangential synovial axial iliakal sakroiliakal thorakal thoracal umbilikal apikal vesikal vertikal kortikal
  juxtakortikal subkortikal zervikal cervical kraniozervikal fokal perifokal multifokal lokal zökal diaphragmal schmal
  minimal optimal maximal proximal dermal normal parenchymal anal duodenal gastroduodenal lienal renal infrarenal
  suprarenal longitudinal final vaginal marginal foraminal seminal abdominal terminal spinal paraspinal intraspinal
  mediastinal intestinal inguinal diagonal regional läsional junktional pulmonal intrapulmonal bipulmonal
  kardiopulmonal aortopulmonal koronal coronal embryonal sternal retrosternal jejunal karpal metakarpal
  karpometakarpal labral zerebral intrazerebral vertebral paravertebral unkovertebral intervertebral prävertebral
  chondral subchondral osteochondral humeral lateral kontralateral ipsilateral ureteral enteral
  viszeral urethral viral sakral lumbosakral iliosakral präsakral oral femoral iliofemoral transfemoral temporal
  frontotemporal pektoral piso-triquetral lunotriquetral ventral zentral gastral neutral dural subdural epidural
  pleural subpleural mural transmural basal frontobasal nasal tarsal metatarsal tarsometatarsal dorsal recessal
  ostiomeatal striatal fetal parietal temporoparietal frontoparietal hepatopetal orbital infraorbital digital
  kongenital urogenital subkapital okzipital parietookzipital vital rektal kolorektal anorektal mesorektal duktal
  dental mental segmental subsegmental mehrsegmental omental frontal horizontal skrotal total septal aortal paraaortal
  portal periportal distal endostal kostal interkostal sagittal lingual sublingual oval palpabel tolerabel operabel
  resektabel akzeptabel reponibel sensibel reversibel irreversibel kompressibel plausibel viel dunkel parallel
  multipel labil stabil größenstabil instabil mobil immobil steil fragil eosinophil neutrophil penil senil juvenil
  steril pulsatil subtil infantil grazil prall hell kraniell intrakraniell ovariell bakteriell arteriell
  transarteriell spätarteriell tentoriell interstitiell zirkumferentiell partiell
  zirkumferenziell schnell abdominell intraabdominell funktionell konventionell interventionell periinterventionell
  postinterventionell hormonell strukturell inzidentell residuell visuell aktuell punktuell still voll langsam
  gemeinsam ratsam bedeutsam autonom bildarm signalarm zellarm echoarm alveolararm wasserarm fettarm blutarm warm
  schmerzarm filiform fusiform konform abnorm median paramedian plan parametran simultan spontan kutan subkutan
  perkutan eben vorbeschrieben umschrieben aufgetrieben uneben verschoben unverschoben signalangehoben erworben
  verschieden vorhanden offen gebogen verbogen osteogen echogen hypoechogen isoechogen hyperechogen lymphogen radiogen
  kardiogen diskogen spondylogen homogen inhomogen lipogen fibrogen chondrogen heterogen nephrogen arthrogen iatrogen
  urogen neurogen vasogen isogen pankreatogen dermatogen hämatogen hepatogen dentogen odontogen otogen myogen
  altersbezogen verzogen verbacken trocken osteopen frühgeboren erwachsen geschlossen neu-aufgetreten erhalten selten
  fortgeschritten lokal-fortgeschritten malign benign fein klein allgemein kontrastmittelaffin uterin intrauterin
  retrouterin endokrin neuroendokrin exokrin pontin pelvin parapelvin parafalzin subfalzin einzeln dünn nonunion
  metachron synchron fern knöchern nüchtern extern autoimmun grün plump isotrop ektop orthotop heterotop verfügbar
  vergleichbar einsehbar beurteilbar darstellbar vereinbar erkennbar komprimierbar nachweisbar messbar sichtbar
  verwertbar tastbar abgrenzbar kalkanear linear subtalar tibiotalar fibulotalar klar unklar patellar suprapatellar
  femoropatellar retropatellar malleolar temporopolar interpolar volar fibular tibiofibular nodular klavikular
  akromioklavikular sternoklavikular talonavikular opercular skapular palmar dorsopalmar planar multiplanar laminar
  ulnar radioulnar koronar coronar plantar dorsoplantar retroplazentar ober ander besonder vorder leer tiefer schärfer
  passager häufiger schwanger länger jünger einfacher sicher schwächer peripher näher höher früher locker linker
  stärker mittler wärmer seltener inner besser äußer größer öfter schlechter rechter weiter älter kälter hinter unter
  neuer quer schwer kürzer wahr mehr ungefähr inferior superior anterior posteroanterior posterior apikoposterior
  anteroposterior starr bulbär lobär interlobär sekundär radiär hepatobiliär tertiär ovalär hilär perihilär zerebellär
  sellär mamillär kapillär papillär tonsillär axillär maxillär medullär intramedullär alveolär bronchiolär azetabulär
  acetabulär mandibulär lobulär zentrilobulär tubulär glandulär fibroglandulär nodulär retikulonodulär regulär
  irregulär singulär jugulär radikulär appendikulär ventrikulär intraventrikulär periventrikulär interventrikulär
  retikulär artikulär intraartikulär zirkulär semizirkulär vaskulär kardiovaskulär
  muskulär intramuskulär hepatozellulär insulär kapsulär subkapsulär valvulär primär mammär regionär lokoregionär stationär
  lakunär skapholunär ossär diaphysär metaphysär solitär extrasphinktär intersphinktär transsphinktär trochantär
  peritrochantär pertrochantär ligamentär diskoligamentär mehrfragmentär osteophytär längs teilweis präzis links
  größtenteils hypodens isodens hyperdens isointens fettisointens hyperintens harmlos komplikationslos
  bewusstlos reizlos schmerzlos transvers ileotransvers nass heiß weiß groß normalgroß altersgemäß rechts kaudalwärts
  kranialwärts diffus infektiös tuberkulös venös intravenös portalvenös tendinös muskulotendinös muzinös kavernös
  adipös polypös fibrös serös tumorös ödematös hämangiomatös adenomatös lipomatös atheromatös parenchymatös ligamentös
  medikamentös moderat adäquat privat verklebt eingescheidet beatmet geöffnet geeignet diskret belüftet
  minderbelüftet verdichtet überbelichtet unterbelichtet zielgerichtet linksgerichtet rechtsgerichtet gewichtet
  entfaltet verfettet durchblutet verspätet dauerhaft druckschmerzhaft gerafft
  erniedrigt unbeeinträchtigt fettgesättigt bedingt alters-bedingt degenerativ-bedingt lagebedingt anlagebedingt
  atembedingt projektionsbedingt verschleißbedingt echt schlecht unecht recht achsgerecht altersgerecht
  zeitgerecht aufrecht senkrecht regelrecht dicht weichteildicht echodicht leicht gemischt
  gestaucht feucht verdreht gebläht überbläht erhöht breit weit intakt exakt gezackt gestreckt geknickt
  fettunterdrückt suspekt hochsuspekt metastasensuspekt tumorsuspekt malignitätssuspekt
  direkt indirekt korrekt verkalkt eingeschränkt verstärkt alt kalt geschlängelt gestielt gezielt verwackelt
  entwickelt gewinkelt gekoppelt gekapselt vereinzelt verheilt gefüllt stuhlgefüllt gasgefüllt
  flüssigkeitsgefüllt luftgefüllt wiederholt adult okkult gesamt gekrümmt konkordant diskordant signifikant markant
  geplant ambulant fulminant dominant diskrepant hochrasant konstant größenkonstant relevant
  hämodynamisch-relevant klinisch-relevant irrelevant adjuvant neoadjuvant foudroyant inzident regredient
  größenregredient progredient sekundär-progredient primär-progredient größenprogredient transient suffizient
  insuffizient flüssigkeitsäquivalent fettäquivalent exzellent druckdolent indolent turbulent purulent permanent
  prominent transparent different seitendifferent adhärent kompetent hochfrequent niederfrequent kongruent
  dezent dehiszent transluzent bekannt unbekannt vorbekannt gespannt entspannt betont
  entfernt rot eingestülpt gelappt benachbart hart zart vermindert verändert
  unverändert darmgasüberlagert gesteigert verknöchert imbibiert intubiert perfundiert
  restringiert diffusionsrestringiert elongiert assoziiert tailliert lobuliert spikuliert imprimiert fettsupprimiert
  deformiert kombiniert disseminiert voroperiert zentriert dezentriert frakturiert lumbalisiert
  lokalisiert generalisiert kollateralisiert stabilisiert demyelinisiert kompensiert dekompensiert thrombosiert
  hochdosiert fibrosiert sklerosiert limitiert impaktiert orientiert zementiert septiert kontrastiert vakuumassistiert
  akzentuiert rezidiviert aktiviert fixiert luxiert subluxiert indiziert kalzifiziert projiziert kompliziert
  differenziert disloziert undisloziert reduziert gekammert erweitert sintert eingemauert wünschenswert bemerkenswert
  empfehlenswert erwähnenswert nennenswert beachtenswert geehrt umgekehrt vermehrt verehrt gestört ungestört
  grobst best mindest fest breitest neuest kürzest tiefst wenigst längst jüngst möglichst höchst
  meist gespeist stärkst schmalst feinst kleinst sonst oberst vorderst hinterst unterst gebypasst größt glatt komplett
  inkomplett erneut gut akut subakut perakut absolut organbegrenzt verkürzt versetzt spät blau flau genau rau grau neu
  nahezu konkav invasiv intensiv erosiv massiv passiv egressiv regressiv okklusiv negativ relativ nativ degenerativ
  operativ postoperativ präoperativ kurativ qualitativ quantitativ konservativ definitiv positiv aktiv reaktiv inaktiv
  objektiv elektiv prospektiv restriktiv obstruktiv konsekutiv involutiv komplex konvex ganz
  schwarz kurz spitz
`
