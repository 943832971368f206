export const adjectives = `
adj: lieb halb gelb aerob anaerob grob derb trüb antegrad orthograd retrograd morbid rigid solid lipoid polypoid
  rheumatoid zystoid ovoid rapid bikuspid trikuspid hybrid florid putrid gravid livid mild bland diensthabend liegend
  überwiegend vorwiegend folgend dringend entsprechend altersentsprechend durchgehend weitgehend weitestgehend stehend
  fehlend kontrastmittelaufnehmend zunehmend korrespondierend korrelierend imponierend perforierend infiltrierend
  demyelinisierend nekrotisierend ankylosierend stenosierend sklerosierend orientierend persistierend intermittierend
  konfluierend rezidivierend führend anschließend hochauflösend organüberschreitend ergänzend sitzend tiefsitzend
  wechselnd fistelnd wandernd lindernd raumfordernd kontrastmittelanreichernd annähernd profund rund spröd gerade
  rigide solide floride spröde nahe häusliche linke multiple maligne benigne teilweise präzise rechte oblique tief
  schlaff straff reif steif stumpf scharf unscharf narbig gering-gradig dünnwandig zartwandig glattwandig notwendig
  unvollständig bündig streifig häufig rückläufig durchgängig abhängig atemabhängig belastungsabhängig flächig fähig
  eckig fleckig gelenkig damalig knorpelig wellig großzellig schollig auffällig unauffällig knorplig sackförmig
  spindelförmig sichelförmig keilförmig traubenförmig wenig normalkalibrig normkalibrig übrig höckerig gestrig mäßig
  gleichmäßig regelmäßig flüssig drüsig kräftig richtig lagerichtig wichtig schmächtig einseitig endgültig prozentig
  knotig landkartenartig bösartig kurzfristig sonstig fettig mittig eindeutig heutig blutig nötig einzig jetzig lang
  lebenslang eng gering jung analog schräg nah pleuranah kreuzbandnah randnah wandnah brustwandnah rumpfnah
  schallkopfnah gelenknah knochenmarknah kapselnah wurzelnah zwerchfellnah stammnah knochennah grundplattennah
  deckplattennah körpernah wirbelkörpernah tumornah abgangsnah mündungsnah bifurkationsnah insertionsnah hilusnah
  zeitnah hautnah herznah ansatznah flach wach schwach kaliberschwach gleich seitengleich deckungsgleich signalreich
  zahlreich echoreich fettreich weich verschieblich weiblich unterschiedlich randlich jugendlich rundlich mündlich
  entzündlich fraglich dringlich zugänglich ursprünglich verträglich täglich möglich räumlich ähnlich wahrscheinlich
  männlich erforderlich kontinuierlich schließlich häuslich schriftlich hinsichtlich ersichtlich übersichtlich
  seitlich zeitlich wesentlich örtlich restlich deutlich vermutlich zusätzlich plötzlich hoch rasch orthopädisch
  spezifisch hepatozytenspezifisch hämorrhagisch physiologisch idiopathisch embolisch kolisch diastolisch
  enddiastolisch systolisch endsystolisch thalamisch dynamisch anatomisch ischämisch splenisch osteopenisch technisch
  klinisch medizinisch telefonisch konisch perikolonisch harmonisch pneumonisch chronisch typisch atypisch
  exemplarisch frisch kompensatorisch sekretorisch motorisch symmetrisch asymmetrisch exzentrisch pankreatisch
  lymphatisch kostodiaphragmatisch symptomatisch asymptomatisch aneurysmatisch traumatisch rheumatisch hepatisch
  ektatisch dystelektatisch statisch prostatisch diabetisch osteosynthetisch akinetisch normokinetisch hypokinetisch
  hyperkinetisch cholezystitisch identisch thrombotisch zirrhotisch gliotisch stenotisch fibrotisch osteochondrotisch
  sklerotisch atherosklerotisch arthrotisch nekrotisch osteoporotisch steatotisch septisch osteoblastisch aplastisch
  anamnestisch diagnostisch differentialdiagnostisch differenzialdiagnostisch zystisch glottisch osteolytisch falsch
  wallersch deutsch hoh atroph eutroph amorph pleomorph feinpleomorph monomorph polymorph früh frei beschwerdefrei
  metastasenfrei steinfrei echofrei zementfrei opak dick schlank link stark kaliberstark lumbal global
  calcaneocuboidal sigmoidal ethmoidal sphenoidal glenoidal arachnoidal mastoidal trikuspidal nodal kaudal caudal
  kraniokaudal parotideal ösophageal phalangeal meningeal pharyngeal tracheal ileal kalkaneal peritoneal popliteal
  gluteal nuchal tibial prätibial radial medial kardial bronchial akromial subakromial kranial cranial mesenterial
  territorial atrial mesial initial tangential synovial axial iliakal thorakal thoracal umbilikal apikal vesikal
  vertikal kortikal subkortikal zervikal cervical kraniozervikal fokal lokal zökal diaphragmal schmal minimal optimal
  maximal proximal dermal normal parenchymal anal duodenal lienal renal longitudinal final vaginal marginal foraminal
  seminal abdominal terminal spinal karinal mediastinal intestinal inguinal diagonal regional läsional junktional pulmonal
  koronal coronal embryonal sternal jejunal karpal labral zerebral vertebral unkovertebral chondral humeral lateral
  ureteral enteral viszeral urethral viral sakral oral femoral temporal pektoral piso-triquetral lunotriquetral
  ventral zentral gastral neutral dural subdural epidural pleural subpleural mural basal nasal tarsal dorsal recessal
  ostiomeatal striatal fetal parietal hepatopetal orbital digital kongenital urogenital subkapital okzipital vital
  rektal duktal dental mental segmental mehrsegmental omental frontal horizontal skrotal total septal aortal portal
  periportal distal endostal periostal kostal sagittal lingual sublingual oval palpabel tolerabel operabel resektabel
  akzeptabel reponibel sensibel reversibel irreversibel kompressibel plausibel viel dunkel parallel multipel labil
  stabil größenstabil instabil mobil immobil steil fragil eosinophil neutrophil penil senil juvenil steril pulsatil
  subtil infantil grazil prall hell kraniell intrakraniell ovariell bakteriell arteriell spätarteriell tentoriell
  interstitiell zirkumferentiell partiell zirkumferenziell schnell abdominell funktionell konventionell
  interventionell hormonell strukturell inzidentell residuell visuell aktuell punktuell still voll langsam gemeinsam
  ratsam bedeutsam autonom bildarm signalarm zellarm echoarm alveolararm wasserarm fettarm blutarm warm schmerzarm
  filiform fusiform konform abnorm median paramedian plan parametran simultan spontan kutan subkutan perkutan eben
  vorbeschrieben umschrieben aufgetrieben verschoben unverschoben signalangehoben erworben verschieden vorhanden offen
  gebogen verbogen osteogen echogen hypoechogen lymphogen radiogen kardiogen diskogen spondylogen homogen inhomogen
  lipogen fibrogen chondrogen heterogen nephrogen arthrogen iatrogen urogen neurogen vasogen isogen pankreatogen
  dermatogen hämatogen hepatogen dentogen odontogen otogen myogen altersbezogen verzogen verbacken trocken osteopen
  frühgeboren erwachsen geschlossen neu-aufgetreten erhalten selten fortgeschritten lokal-fortgeschritten malign
  benign fein klein allgemein kontrastmittelaffin uterin endokrin exokrin pontin pelvin parafalzin subfalzin einzeln
  dünn nonunion metachron synchron fern knöchern nüchtern extern autoimmun grün plump isotrop ektop orthotop heterotop
  verfügbar vergleichbar einsehbar beurteilbar darstellbar vereinbar erkennbar komprimierbar nachweisbar messbar
  sichtbar verwertbar tastbar abgrenzbar kalkanear linear subtalar tibiotalar fibulotalar klar patellar malleolar
  temporopolar interpolar volar fibular nodular klavikular talonavikular opercular skapular palmar planar laminar
  ulnar koronar coronar plantar retroplazentar ober ander besonder vorder leer tiefer schärfer passager häufiger
  schwanger länger jünger sicher schwächer peripher näher höher früher locker linker stärker mittler wärmer seltener
  inner besser äußer größer öfter schlechter rechter weiter älter kälter hinter unter neuer quer schwer kürzer wahr
  mehr ungefähr inferior superior anterior posteroanterior posterior apikoposterior anteroposterior starr bulbär lobär
  sekundär radiär hepatobiliär tertiär ovalär hilär zerebellär sellär mamillär kapillär papillär tonsillär axillär
  maxillär medullär alveolär bronchiolär azetabulär acetabulär mandibulär lobulär tubulär glandulär nodulär
  retikulonodulär regulär irregulär singulär jugulär radikulär appendikulär ventrikulär retikulär artikulär zirkulär
  vaskulär muskulär insulär kapsulär subkapsulär valvulär primär mammär regionär lokoregionär stationär lakunär
  skapholunär ossär diaphysär metaphysär solitär extrasphinktär intersphinktär transsphinktär trochantär pertrochantär
  ligamentär diskoligamentär mehrfragmentär osteophytär längs präzis links größtenteils hypodens isodens hyperdens
  isointens fettisointens harmlos komplikationslos bewusstlos reizlos schmerzlos transvers nass heiß weiß groß
  altersgemäß rechts kaudalwärts kranialwärts diffus infektiös tuberkulös venös portalvenös tendinös muskulotendinös
  muzinös kavernös adipös polypös fibrös serös tumorös ödematös hämangiomatös adenomatös lipomatös atheromatös
  parenchymatös ligamentös medikamentös moderat adäquat privat verklebt eingescheidet beatmet geöffnet geeignet
  diskret belüftet verdichtet überbelichtet unterbelichtet zielgerichtet linksgerichtet rechtsgerichtet gewichtet
  entfaltet verfettet durchblutet verspätet dauerhaft druckschmerzhaft gerafft erniedrigt bedingt alters-bedingt
  degenerativ-bedingt anlagebedingt atembedingt verschleißbedingt echt schlecht unecht recht aufrecht senkrecht
  regelrecht dicht leicht gemischt gestaucht feucht verdreht gebläht überbläht erhöht breit weit intakt exakt gezackt
  gestreckt geknickt fettunterdrückt suspekt direkt indirekt korrekt verkalkt eingeschränkt verstärkt alt kalt
  geschlängelt gestielt gezielt verwackelt entwickelt gewinkelt gekoppelt gekapselt vereinzelt verheilt gefüllt
  gasgefüllt luftgefüllt wiederholt adult okkult gesamt gekrümmt konkordant diskordant signifikant markant geplant
  ambulant fulminant dominant diskrepant hochrasant konstant relevant hämodynamisch-relevant klinisch-relevant
  irrelevant adjuvant neoadjuvant foudroyant inzident regredient progredient sekundär-progredient primär-progredient
  transient suffizient exzellent druckdolent indolent turbulent purulent permanent prominent transparent different
  adhärent kompetent hochfrequent niederfrequent kongruent dezent dehiszent transluzent bekannt unbekannt vorbekannt
  gespannt entspannt betont entfernt rot eingestülpt gelappt benachbart hart zart vermindert verändert gesteigert
  verknöchert imbibiert intubiert perfundiert restringiert elongiert assoziiert tailliert lobuliert spikuliert
  imprimiert fettsupprimiert deformiert kombiniert disseminiert voroperiert zentriert dezentriert frakturiert
  lumbalisiert lokalisiert generalisiert kollateralisiert stabilisiert demyelinisiert kompensiert dekompensiert
  thrombosiert hochdosiert fibrosiert sklerosiert limitiert impaktiert orientiert zementiert septiert kontrastiert
  vakuumassistiert akzentuiert rezidiviert aktiviert fixiert luxiert subluxiert indiziert kalzifiziert projiziert
  kompliziert differenziert disloziert reduziert gekammert erweitert sintert eingemauert wünschenswert bemerkenswert
  empfehlenswert erwähnenswert nennenswert beachtenswert geehrt umgekehrt vermehrt verehrt gestört ungestört grobst
  best mindest fest breitest neuest kürzest tiefst wenigst längst jüngst möglichst höchst meist gespeist stärkst
  schmalst feinst kleinst sonst oberst vorderst hinterst unterst gebypasst größt glatt komplett inkomplett erneut gut
  akut subakut perakut absolut verkürzt versetzt spät blau flau genau rau grau neu nahezu konkav invasiv intensiv
  erosiv massiv passiv egressiv regressiv okklusiv negativ relativ nativ degenerativ operativ präoperativ kurativ
  qualitativ quantitativ konservativ definitiv positiv aktiv reaktiv inaktiv objektiv elektiv prospektiv restriktiv
  obstruktiv konsekutiv involutiv komplex konvex ganz schwarz kurz spitz
`
