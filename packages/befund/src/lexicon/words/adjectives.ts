export const adjectives = `
# Position and direction
adj: links rechts linksseitig rechtsseitig beidseitig einseitig seitlich linkslateral bilateral ipsilateral
adj: kontralateral lateral medial median paramedian kranial kaudal cranial caudal dorsal ventral anterior posterior
adj: superior inferior proximal distal zentral peripher axial koronal koronar coronal coronar sagittal frontal parietal
adj: temporal okzipital longitudinal horizontal vertikal diagonal schräg quer längs apikal basal hilär perihilär
adj: hilusnah zentrilobulär subpleural pleural pulmonal bronchial peribronchial tracheal mediastinal retrosternal
adj: sternal kardial retrokardial myokardial transmural mural muskulär intramuskulär subkutan kutan dermal rechte
adj: rechter linke linker recht link ober unter mittler inner äußer vorder hinter oberst unterst hinterst vorderst
adj: mittig randständig randlich wandnah randnah körpernah anteromedial posteromedial dorsomedial kraniokaudal
adj: anteroposterior posteroanterior dorsopalmar dorsoplantar palmar volar plantar ulnar radial tibial fibular femoral
adj: humeral skapular klavikular akromioklavikular sternoklavikular radioulnar karpal metakarpal tarsal metatarsal
adj: phalangeal femoropatellar femorotibial patellar retropatellar suprapatellar popliteal fibulotalar tibiotalar
adj: subtalar talonavikular kalkaneal malleolar trochantär pertrochantär subkapital gluteal iliakal iliosakral sakral
adj: präsakral sakroiliakal pelvin azetabulär acetabulär glenoidal labral chondral subchondral osteochondral ossär
adj: knöchern knorpelig fibrös fibrotisch muskulotendinös tendinös ligamentär kapsulär synovial intraartikulär artikulär
adj: kortikal subkortikal medullär intramedullär diaphysär metaphysär endostal zervikal thorakal lumbal lumbosakral
adj: cervical thoracal spinal intraspinal paraspinal vertebral paravertebral prävertebral intervertebral diskogen
adj: foraminal recessal radikulär epidural subdural meningeal dural arachnoidal ventrikulär periventrikulär
adj: intraventrikulär infratentoriell supratentoriell tentoriell zerebral intrazerebral zerebellär kraniell
adj: intrakraniell kraniozervikal frontoparietal frontotemporal frontobasal temporoparietal parietookzipital mesial
adj: thalamisch striatal pontin bulbär opercular insulär parafalzin subfalzin sellär orbital nasal maxillär mandibulär
adj: dental dentogen odontogen sphenoidal ethmoidal mastoidal otogen oral lingual sublingual parotideal tonsillär
adj: pharyngeal glottisch jugulär nuchal axillär hepatisch intrahepatisch extrahepatisch perihepatisch subhepatisch
adj: subkapsulär diaphragmal duktal pankreatisch peripankreatisch lienal splenisch renal suprarenal infrarenal ureteral
adj: urethral vesikal urogenital prostatisch seminal uterin intrauterin vaginal rektal mesorektal anorektal anal
adj: intersphinktär transsphinktär extrasphinktär ovariell parametran retrouterin abdominal abdominell intraabdominell
adj: peritoneal retroperitoneal omental mesenterial umbilikal inguinal zökal appendikulär kolisch sigmoidal duodenal
adj: jejunal ileal enteral intestinal gastral ösophageal viszeral skrotal penil vaskulär arteriell venös intravenös
adj: kapillär aortal paraaortal portal periportal portalvenös spätarteriell iliofemoral valvulär atrial interventrikulär
adj: linksventrikulär rechtsventrikulär septal lymphatisch nodal nodulär interstitiell interlobär lobär lobulär
adj: segmental subsegmental alveolär bronchiolär kostal interkostal pektoral mamillär mammär brustwandnah

# Size, number, shape, border
adj: groß klein lang kurz breit schmal dick dünn hoch hoh tief flach weit eng tiefer höher stark schwach leicht schwer
adj: gering mäßig mittelgradig leichtgradig geringgradig hochgradig höhergradig deutlich diskret minimal maximal moderat
adj: mild massiv ausgedehnt fleckig fleckförmig streifig bandförmig linear ringförmig sichelförmig keilförmig
adj: spindelförmig rundlich rund oval ovalär ovoid lobuliert gelappt spikuliert sternförmig unregelmäßig regelmäßig
adj: glatt rau scharf unscharf diffus fokal multifokal solitär singulär multipel multiple vereinzelt zahlreich
adj: disseminiert konfluierend umschrieben zirkulär semizirkulär zirkumferentiell zirkumferenziell exzentrisch
adj: konzentrisch flächig punktförmig punktuell knotig nodular zystisch solide solid gemischt septiert gekammert
adj: retikulär retikulonodulär milchglasartig flau zart kräftig grob fein schollig amorph pleomorph feinpleomorph
adj: landkartenartig haloartig tumorös polypoid polypös gestielt tubulär sackförmig fusiform schalenförmig traubenförmig
adj: wellig höckerig spitz stumpf eckig abgerundet gezackt steil gerade gestreckt gebogen elongiert geschlängelt

# Density, signal, echo, enhancement
adj: hyperdens hypodens isodens hyperintens hypointens isointens hyperechogen hypoechogen isoechogen echoarm echoreich
adj: echofrei echodicht echogen schallkopfnah röntgendicht signalarm signalreich signalangehoben signalgesteigert
adj: signalalteriert fettäquivalent fettisointens flüssigkeitsäquivalent weichteildicht kalkdicht verdichtet homogen
adj: inhomogen heterogen isogen kontrastmittelaufnehmend kontrastmittelaffin kontrastmittelanreichernd kontrastiert
adj: nativ gadoliniumhaltig multiplanar dynamisch statisch isotrop hochauflösend gewichtet fettgesättigt fettsupprimiert
adj: fettunterdrückt diffusionsgestört diffusionsrestringiert restringiert digital analog konventionell überbelichtet
adj: unterbelichtet verwackelt projiziert orthograd tangential

# Normal and abnormal
adj: normal abnorm normalgroß unauffällig auffällig regelrecht regulär irregulär physiologisch pathologisch intakt
adj: erhalten frei reizlos unverändert verändert altersentsprechend altersgerecht altersgemäß altersbezogen symmetrisch
adj: asymmetrisch seitengleich seitendifferent ungestört gestört unbeeinträchtigt steinfrei metastasenfrei
adj: beschwerdefrei schlank entfaltet belüftet minderbelüftet überbläht gebläht orthotop ektop heterotop stabil instabil
adj: mobil immobil kongruent inkongruent achsgerecht lagerichtig zentriert dezentriert bündig harmonisch eutroph atroph
adj: hypertroph hyperplastisch hypoplastisch aplastisch dysplastisch dystelektatisch pneumonisch entzündlich infektiös
adj: septisch bakteriell viral tuberkulös spezifisch unspezifisch putrid livid rapid hybrid morbid fragil labil grazil
adj: passager okkult foudroyant straff purulent präzis spröd nekrotisch einschmelzend erosiv hämorrhagisch eingeblutet
adj: blutig serös muzinös flüssig lufthaltig fetthaltig fettig lipomatös adipös verfettet steatotisch zirrhotisch
adj: fibrosiert ischämisch embolisch thrombotisch thrombosiert stenotisch stenosierend poststenotisch prästenotisch
adj: hämodynamisch aneurysmatisch ektatisch okklusiv arteriosklerotisch atherosklerotisch sklerotisch sklerosiert
adj: verkalkt kalzifiziert verknöchert osteolytisch osteoplastisch osteoblastisch osteophytär osteoporotisch
adj: osteopenisch osteochondrotisch arthrotisch degenerativ traumatisch posttraumatisch frakturiert disloziert
adj: undisloziert unverschoben verschoben verkürzt impaktiert mehrfragmentär luxiert subluxiert gestaucht imprimiert
adj: sekundär primär tertiär sintert ödematös perifokal umgebend läsional raumfordernd infiltrierend invasiv
adj: metastasensuspekt tumorsuspekt malignitätssuspekt suspekt maligne malign benigne benign gutartig bösartig
adj: lymphomsuspekt differenziert hormonell endokrin exokrin kongenital erworben idiopathisch iatrogen postoperativ
adj: präoperativ postinterventionell periinterventionell radiogen lagebedingt atembedingt technisch alters-bedingt
adj: verschleißbedingt schmerzhaft druckdolent indolent druckschmerzhaft palpabel tastbar komprimierbar kompressibel
adj: verschieblich durchgängig perfundiert durchblutet kompensiert dekompensiert insuffizient suffizient kompetent
adj: obstruktiv restriktiv funktionell progredient größenprogredient regredient größenregredient größenkonstant
adj: größenstabil konstant rückläufig zunehmend abnehmend rezidivierend persistierend rezidiviert residuell

# Time, certainty, relation, general
adj: akut subakut chronisch perakut frisch alt älter jung jünger neu neuer neuest neu-aufgetreten aktuell früher damalig
adj: vorbestehend vorbekannt vorbeschrieben bekannt unbekannt nachfolgend folgend anschließend zeitnah kurzfristig
adj: täglich endgültig initial final terminal früh spät dringend dringlich elektiv ambulant stationär möglich
adj: wahrscheinlich unwahrscheinlich sicher fraglich eindeutig klar unklar nachweisbar darstellbar abgrenzbar erkennbar
adj: sichtbar beurteilbar einsehbar messbar vergleichbar verwertbar vereinbar verfügbar zugänglich operabel resektabel
adj: reversibel irreversibel relevant irrelevant signifikant wesentlich nennenswert bedeutsam wichtig richtig falsch
adj: echt unecht typisch atypisch differenzialdiagnostisch differentialdiagnostisch diagnostisch kurativ adjuvant
adj: neoadjuvant konservativ operativ interventionell perkutan orthopädisch radiologisch histologisch klinisch
adj: anamnestisch symptomatisch asymptomatisch anatomisch morphologisch visuell quantitativ qualitativ objektiv ganz
adj: gesamt halb voll unvollständig komplett inkomplett total partiell teilweise restlich übrig sonstig weiter ander
adj: einzeln einzig gemeinsam verschieden unterschiedlich ähnlich gleich gleichmäßig gleichartig identisch synchron
adj: metachron zusätzlich begleitend assoziiert kombiniert kontinuierlich durchgehend dauerhaft vorübergehend permanent
adj: transient intermittierend generalisiert lokal lokalisiert lokoregionär regional global mehrsegmental mehrzeitig
adj: angrenzend benachbart entsprechend betont akzentuiert prominent markant different imponierend führend dominant
adj: überwiegend vorwiegend weitgehend weitestgehend größtenteils annähernd ungefähr genau exakt präzise geeignet
adj: ausreichend optimal gut schlecht besser best schlechter eingeschränkt limitiert bedingt notwendig nötig
adj: erforderlich ratsam indiziert empfehlenswert wünschenswert geplant gezielt zielgerichtet orientierend ergänzend
adj: erweitert erneut wiederholt intensiv grenzwertig erhöht erniedrigt vermehrt vermindert verstärkt abgeschwächt
adj: gesteigert reduziert ausgeprägt angedeutet umgekehrt antegrad retrograd direkt indirekt
adj: positiv negativ neutral aktiv inaktiv passiv spontan reaktiv kompensatorisch konsekutiv konkordant diskordant
adj: korrespondierend korrelierend konform diskrepant adäquat relativ absolut allgemein besonder selten häufig seltener
adj: häufiger öfter plötzlich langsam rasch schnell komplex kompliziert einfacher geschlossen offen geöffnet weich hart
adj: derb fest prall schlaff starr rigide locker dicht spröde feucht trocken nass warm kalt heiß weiß schwarz grau
adj: hell dunkel rot blau gelb grün leer gefüllt weiblich männlich jugendlich erwachsen adult infantil juvenil senil
adj: fetal embryonal gravid schwanger nüchtern wach bewusstlos orientiert intubiert beatmet stehend liegend sitzend
adj: aufrecht geehrt verehrt lieb schriftlich mündlich telefonisch vorliegend vorhanden fehlend
adj: ausstehend verbleibend möglichst verspätet jetzig heutig gestrig sonst nah nahe fern entfernt näher abhängig
adj: fähig wenig viel mehr meist gering-gradig hochrasant hochfrequent niederfrequent hochdosiert
adj: hochsuspekt kontrollbedürftig abklärungsbedürftig therapiebedürftig anlagebedingt projektionsbedingt

# Parts of compounds that live as adjectives too
adj: alveolararm bildarm blutarm fettarm fettreich zellarm wasserarm flüssigkeitsgefüllt luftgefüllt gasgefüllt
adj: stuhlgefüllt luftüberlagert darmgasüberlagert narbig neurogen myogen lumbalisiert spondylogen
adj: diskoligamentär kapselnah gelenknah rumpfnah stammnah hautnah knochennah organüberschreitend organbegrenzt
adj: pleuranah herznah zwerchfellnah wirbelkörpernah wurzelnah kreuzbandnah primär-progredient sekundär-progredient
adj: schubförmig demyelinisierend demyelinisiert gliotisch lakunär territorial hämodynamisch-relevant kardiovaskulär
adj: kardiopulmonal kardiogen nephrogen hepatogen pankreatogen cholezystitisch urogen lymphogen hämatogen aerob anaerob
adj: zystoid hämangiomatös papillär adenomatös involutiv fibroglandulär glandulär drüsig lipoid lipogen
# More
adj: normalkalibrig normkalibrig kaliberstark kaliberschwach glattwandig dünnwandig zartwandig polymorph monomorph
adj: vakuumassistiert rechtskonvex linkskonvex skapholunär lunotriquetral diensthabend prozentig trikuspid trikuspidal
adj: bikuspid kavernös filiform profund kalkanear sekretorisch radiär osteosynthetisch
adj: parenchymatös piso-triquetral egressiv regressiv schmächtig
adj: gebypasst malignomsuspekt exemplarisch strukturell prospektiv ostiomeatal längst größt kürzest höchst
adj: stärkst tiefst jüngst länger kürzer stärker schwächer größer schärfer wärmer kälter breitest schmalst wenigst
adj: mindest systolisch diastolisch enddiastolisch endsystolisch knorplig vital osteopen
adj: indifferent korrekt plausibel definitiv exzellent simultan gekoppelt versetzt marginal
adj: atheromatös zementiert zementfrei postthrombotisch transarteriell transfemoral nonunion ligamentös
adj: knochenmarknah inzident inzidentell aktiviert deformiert degenerativ-bedingt belastungsabhängig atemabhängig
adj: erwähnenswert bemerkenswert beachtenswert klinisch-relevant akzeptabel tolerabel harmlos
adj: subtil dezent feinst grobst kleinst nahezu transparent opak transluzent trüb tiefsitzend einliegend anliegend
adj: höhengemindert deckplattennah grundplattennah ansatznah insertionsnah abgangsnah bifurkationsnah mündungsnah
adj: prätibial subakromial intrapulmonal perikolonisch peritrochantär parapelvin parapneumonisch parenchymal
adj: juxtakortikal infraorbital oblique teilweis perforierend sklerosierend ankylosierend nekrotisierend fistelnd
adj: wandernd wechselnd auslaufend anhaltend lindernd
adj: deutsch florid floride retroplazentar wallersch still motorisch
adj: sensibel autonom komplikationslos zeitgerecht reif unreif frühgeboren entwickelt bipulmonal konisch
adj: konkav konvex plan planar uneben eben parallel gewinkelt geknickt gekrümmt verbogen verdreht verzogen
adj: gerafft gespannt entspannt tumornah medikamentös privat häuslich häusliche lebenslang schmerzlos
adj: schmerzarm stabilisiert rigid gelenkig steif fixiert verbacken verklebt adhärent abgekapselt gekapselt rechtsbetont
adj: linksbetont apikoposterior rechtsdominant rechtsgerichtet linksgerichtet diabetisch medizinisch mental zeitlich
adj: räumlich örtlich hinsichtlich vermutlich schließlich ursprünglich übersichtlich verträglich
adj: pulsatil turbulent laminar hepatopetal hepatobiliär hepatozellulär kolorektal gastroduodenal
adj: kranialwärts kaudalwärts akromial
adj: karpometakarpal metakarpophalangeal tarsometatarsal calcaneocuboidal tibiofibular unkovertebral
adj: kostodiaphragmatisch aortopulmonal neuroendokrin dermatogen arthrogen osteogen chondrogen
adj: fibrogen vasogen autoimmun rheumatoid rheumatisch eosinophil neutrophil großzellig lokal-fortgeschritten
adj: fortgeschritten voroperiert ileotransvers transvers fulminant steril tailliert wahr senkrecht
adj: gespeist aufgetrieben eingescheidet eingemauert eingestülpt verheilt junktional imbibiert
adj: kollateralisiert temporopolar ersichtlich hepatozytenspezifisch normokinetisch hypokinetisch hyperkinetisch
adj: akinetisch extern reponibel plump dehiszent interpolar deckungsgleich bland
`
