export const adjectives = `
# Position and direction
adj: links rechts linksseitig rechtsseitig beidseitig einseitig seitlich linkslateral bilateral ipsilateral
adj: kontralateral lateral medial median paramedian mediolateral kranial kaudal cranial caudal dorsal ventral anterior
adj: posterior superior inferior proximal distal zentral peripher axial koronal koronar coronal coronar sagittal
adj: frontal parietal temporal okzipital transversal longitudinal horizontal vertikal diagonal schräg quer längs
adj: apikal basal hilär perihilär hilusnah zentrilobulär paraseptal subpleural pleural pulmonal bronchial
adj: peribronchial tracheal endotracheal mediastinal retrosternal sternal kardial retrokardial myokardial endokardial
adj: subendokardial transmural intramural mural muskulär intramuskulär intermuskulär subkutan kutan dermal rechte
adj: rechter linke linker recht link ober unter mittler inner äußer vorder hinter oberst unterst hinterst vorderst
adj: mittig mittelständig randständig wandständig randlich wandnah randnah körpernah dorsolateral anterolateral
adj: posterolateral anteromedial posteromedial inferolateral dorsomedial kraniokaudal craniocaudal anteroposterior
adj: posteroanterior dorsopalmar dorsoplantar palmar volar plantar ulnar radial tibial fibular femoral humeral
adj: skapular klavikular glenohumeral akromioklavikular sternoklavikular radioulnar radiokarpal ulnokarpal mediokarpal
adj: karpal metakarpal tarsal metatarsal phalangeal femoropatellar femorotibial patellar retropatellar suprapatellar
adj: popliteal fibulotalar tibiotalar subtalar talonavikular kalkaneal malleolar trochantär pertrochantär subkapital
adj: gluteal iliakal iliosakral sakral präsakral sakroiliakal pelvin azetabulär acetabulär glenoidal labral chondral
adj: subchondral osteochondral ossär knöchern knorpelig fibrös fibrotisch muskulotendinös tendinös peritendinös
adj: ligamentär kapsulär synovial intraartikulär extraartikulär periartikulär juxtaartikulär artikulär bursaseitig
adj: gelenkseitig kortikal subkortikal medullär intramedullär diaphysär metaphysär periostal endostal zervikal
adj: thorakal lumbal lumbosakral thorakolumbal cervical thoracal spinal intraspinal paraspinal vertebral paravertebral
adj: prävertebral intervertebral diskogen foraminal intraforaminal extraforaminal recessal neuroforaminal radikulär
adj: epidural subdural leptomeningeal meningeal dural arachnoidal subarachnoidal ventrikulär periventrikulär
adj: intraventrikulär infratentoriell supratentoriell tentoriell transtentoriell zerebral intrazerebral zerebellär
adj: kraniell intrakraniell extrakraniell kraniozervikal atlantodental atlantoaxial frontoparietal frontotemporal
adj: frontobasal temporoparietal parietookzipital mesial thalamisch striatal pontin bulbär opercular insulär
adj: parasagittal parafalzin subfalzin sellär suprasellär intrasellär orbital intraorbital nasal maxillär mandibulär
adj: dental dentogen odontogen sphenoidal ethmoidal mastoidal otogen oral lingual sublingual submandibulär parotideal
adj: tonsillär pharyngeal parapharyngeal retropharyngeal glottisch supraglottisch subglottisch jugulär nuchal
adj: supraklavikulär infraklavikulär axillär hepatisch intrahepatisch extrahepatisch perihepatisch subhepatisch
adj: subkapsulär subphrenisch diaphragmal biliär duktal intraduktal pankreatisch peripankreatisch lienal splenisch
adj: perisplenisch renal pararenal perirenal suprarenal infrarenal ureteral urethral vesikal perivesikal paravesikal
adj: prävesikal retrovesikal urogenital urologisch prostatisch seminal uterin intrauterin vaginal transvaginal
adj: transabdominal rektal mesorektal anorektal anal perianal intersphinktär transsphinktär extrasphinktär ovariell
adj: parametran retrouterin abdominal abdominell intraabdominell peritoneal intraperitoneal retroperitoneal omental
adj: mesenterial epigastrisch umbilikal paraumbilikal inguinal ileozökal zökal appendikulär kolisch perikolisch
adj: parakolisch sigmoidal duodenal jejunal ileal enteral intestinal gastrointestinal gastral gastroösophageal
adj: ösophageal paraösophageal viszeral skrotal penil vaskulär neurovaskulär arteriell venös intravenös kapillär
adj: aortal paraaortal interaortokaval retrokaval portal periportal portalvenös spätarteriell femoropopliteal
adj: iliofemoral supraaortal valvulär atrial interventrikulär linksventrikulär rechtsventrikulär biventrikulär septal
adj: lymphatisch nodal nodulär interstitiell interlobär lobär lobulär segmental subsegmental alveolär bronchiolär
adj: bronchovaskulär perifissural retromamillär präpektoral thorakoabdominal kostal interkostal pektoral mamillär
adj: mammär brustwandnah intramammär

# Size, number, shape, border
adj: groß klein lang kurz breit schmal dick dünn hoch hoh tief flach weit eng tiefer höher stark schwach leicht schwer
adj: gering mäßig mittelgradig leichtgradig geringgradig hochgradig höhergradig deutlich diskret minimal maximal
adj: moderat mild massiv ausgedehnt großvolumig kleinvolumig fleckig fleckförmig streifig bandförmig linear ringförmig
adj: sichelförmig keilförmig spindelförmig rundlich rund oval ovalär ovoid lobuliert gelappt bilobuliert spikuliert
adj: sternförmig unregelmäßig regelmäßig glatt rau scharf unscharf diffus fokal multifokal unifokal solitär singulär
adj: multipel multiple vereinzelt zahlreich disseminiert konfluierend umschrieben zirkulär semizirkulär
adj: zirkumferentiell zirkumferenziell exzentrisch konzentrisch flächig punktförmig punktuell knotig nodular zystisch
adj: polyzystisch mikrozystisch makrozystisch solide solid gemischt septiert gekammert retikulär retikulonodulär
adj: milchglasartig flau zart kräftig grob fein schollig amorph pleomorph feinpleomorph geographisch landkartenartig
adj: haloartig tumorös polypoid polypös gestielt breitbasig tubulär sackförmig fusiform schalenförmig traubenförmig
adj: wellig höckerig spitz stumpf eckig abgerundet gezackt steil gerade gestreckt gebogen elongiert geschlängelt

# Density, signal, echo, enhancement
adj: hyperdens hypodens isodens hyperintens hypointens isointens hyperechogen hypoechogen isoechogen echoarm echoreich
adj: echofrei echodicht echogen schallkopfnah röntgendicht signalarm signalreich signalangehoben signalgesteigert
adj: signalalteriert fettäquivalent fettisointens flüssigkeitsäquivalent weichteildicht kalkdicht verdichtet
adj: hypervaskularisiert homogen inhomogen heterogen isogen kontrastmittelaufnehmend kontrastmittelaffin
adj: kontrastmittelanreichernd kontrastiert nativ gadoliniumhaltig multiplanar multiphasisch monophasisch biphasisch
adj: triphasisch dynamisch statisch isotrop hochauflösend dünnschichtig gewichtet fettgesättigt fettsupprimiert
adj: fettunterdrückt diffusionsgestört diffusionsrestringiert restringiert digital analog konventionell überbelichtet
adj: unterbelichtet verwackelt projiziert orthograd tangential

# Normal and abnormal
adj: normal abnorm normalgroß unauffällig auffällig regelrecht regulär irregulär physiologisch pathologisch intakt
adj: erhalten frei reizlos unverändert verändert altersentsprechend altersgerecht altersgemäß altersbezogen
adj: symmetrisch asymmetrisch seitengleich seitendifferent ungestört gestört unbeeinträchtigt steinfrei metastasenfrei
adj: beschwerdefrei schlank entfaltet belüftet minderbelüftet überbläht gebläht orthotop ektop heterotop stabil
adj: instabil mobil immobil kongruent inkongruent achsgerecht lagerichtig zentriert dezentriert bündig harmonisch
adj: eutroph atroph hypertroph hyperplastisch hypoplastisch aplastisch dysplastisch dystelektatisch pneumonisch
adj: entzündlich postentzündlich infektiös septisch bakteriell viral tuberkulös spezifisch unspezifisch putrid livid
adj: rapid hybrid morbid fragil labil grazil passager okkult foudroyant straff purulent präzis spröd nekrotisch
adj: einschmelzend erosiv hämorrhagisch eingeblutet blutig serös muzinös flüssig lufthaltig fetthaltig fettig
adj: lipomatös adipös verfettet steatotisch zirrhotisch fibrosiert ischämisch postischämisch embolisch thrombotisch
adj: thrombosiert stenotisch stenosierend poststenotisch prästenotisch hämodynamisch aneurysmatisch ektatisch okklusiv
adj: arteriosklerotisch atherosklerotisch sklerotisch sklerosiert verkalkt kalzifiziert verknöchert osteolytisch
adj: osteoplastisch osteoblastisch osteophytär osteoporotisch osteopenisch osteochondrotisch arthrotisch degenerativ
adj: traumatisch posttraumatisch frakturiert disloziert undisloziert nichtdisloziert unverschoben verschoben verkürzt
adj: impaktiert mehrfragmentär luxiert subluxiert gestaucht imprimiert sekundär primär tertiär sintert ödematös
adj: perifokal umgebend perilesional periläsional läsional intraläsional raumfordernd infiltrierend invasiv
adj: metastasensuspekt tumorsuspekt malignitätssuspekt malignitätsverdächtig metastasenverdächtig suspekt verdächtig
adj: maligne malign benigne benign gutartig bösartig lymphomsuspekt differenziert hormonell endokrin exokrin
adj: kongenital erworben idiopathisch iatrogen postoperativ präoperativ intraoperativ postinterventionell
adj: periinterventionell postmenopausal postaktinisch radiogen lagebedingt atembedingt technisch alters-bedingt
adj: verschleißbedingt schmerzhaft druckdolent indolent druckschmerzhaft palpabel tastbar komprimierbar kompressibel
adj: verschieblich durchgängig perfundiert durchblutet kompensiert dekompensiert insuffizient suffizient kompetent
adj: obstruktiv restriktiv funktionell progredient größenprogredient regredient größenregredient größenkonstant
adj: größenstabil konstant rückläufig zunehmend abnehmend rezidivierend persistierend rezidiviert residuell

# Time, certainty, relation, general
adj: akut subakut chronisch perakut frisch alt älter jung jünger neu neuer neuest neu-aufgetreten aktuell früher
adj: damalig vorbestehend vorbekannt vorbeschrieben bekannt unbekannt nachfolgend folgend anschließend zeitnah
adj: kurzfristig langstreckig kurzstreckig täglich endgültig initial final terminal früh spät dringend dringlich
adj: elektiv ambulant stationär möglich wahrscheinlich unwahrscheinlich sicher fraglich eindeutig klar unklar
adj: nachweisbar darstellbar abgrenzbar erkennbar sichtbar beurteilbar einsehbar messbar vergleichbar verwertbar
adj: vereinbar verfügbar zugänglich operabel resektabel reversibel irreversibel relevant irrelevant signifikant
adj: wesentlich nennenswert bedeutsam wichtig richtig falsch echt unecht typisch atypisch differenzialdiagnostisch
adj: differentialdiagnostisch diagnostisch therapeutisch kurativ adjuvant neoadjuvant konservativ operativ
adj: interventionell endoskopisch laparoskopisch arthroskopisch perkutan endovaskulär chirurgisch gefäßchirurgisch
adj: neurochirurgisch orthopädisch gynäkologisch onkologisch angiologisch radiologisch strahlentherapeutisch
adj: histologisch klinisch anamnestisch symptomatisch asymptomatisch anatomisch morphologisch tomographisch bildgebend
adj: sonographisch sonografisch duplexsonographisch dopplersonographisch mammographisch angiographisch szintigraphisch
adj: fluoroskopisch visuell quantitativ qualitativ objektiv ganz gesamt halb voll vollständig unvollständig komplett
adj: inkomplett total subtotal partiell teilweise restlich übrig sonstig weiter ander einzeln einzig gemeinsam
adj: verschieden unterschiedlich ähnlich gleich gleichmäßig gleichartig identisch synchron metachron zusätzlich
adj: begleitend assoziiert kombiniert kontinuierlich durchgehend dauerhaft vorübergehend permanent transient
adj: intermittierend generalisiert lokal lokalisiert lokoregionär regional global multilokulär multisegmental
adj: mehrsegmental mehrzeitig einschichtig dreischichtig angrenzend benachbart entsprechend betont akzentuiert
adj: prominent markant different imponierend führend dominant überwiegend vorwiegend weitgehend weitestgehend größtenteils annähernd
adj: ungefähr genau exakt präzise geeignet ausreichend unzureichend suboptimal optimal gut schlecht besser best
adj: schlechter mangelhaft eingeschränkt limitiert bedingt notwendig nötig erforderlich ratsam indiziert
adj: empfehlenswert wünschenswert geplant gezielt zielgerichtet orientierend ergänzend erweitert erneut
adj: wiederholt intensiv grenzwertig erhöht erniedrigt vermehrt vermindert verstärkt abgeschwächt gesteigert
adj: reduziert ausgeprägt angedeutet umgekehrt gegenläufig antegrad retrograd direkt indirekt unmittelbar mittelbar
adj: positiv negativ neutral aktiv inaktiv passiv spontan reaktiv kompensatorisch konsekutiv konkordant diskordant
adj: korrespondierend korrelierend konform diskrepant adäquat relativ absolut allgemein besonder selten häufig
adj: seltener häufiger öfter ständig plötzlich langsam rasch schnell komplex kompliziert unkompliziert einfacher
adj: geschlossen offen geöffnet weich hart derb fest prall schlaff starr rigide locker dicht porös spröde feucht
adj: trocken nass warm kalt heiß weiß schwarz grau hell dunkel rot blau gelb grün leer gefüllt weiblich männlich
adj: jugendlich erwachsen adult infantil juvenil senil pränatal postnatal fetal embryonal gravid schwanger nüchtern
adj: wach bewusstlos orientiert intubiert beatmet stehend liegend sitzend aufrecht freundlich geehrt verehrt lieb
adj: schriftlich mündlich telefonisch obig vorliegend vorhanden fehlend ausstehend verbleibend möglichst zeitig
adj: verspätet jetzig heutig gestrig sonst nah nahe fern entfernt näher abhängig fähig tätig gültig einig wenig viel
adj: mehr meist gering-gradig hochrasant hochfrequent niederfrequent hochdosiert hochverdächtig hochsuspekt
adj: kontrollbedürftig abklärungsbedürftig therapiebedürftig anlagebedingt projektionsbedingt

# Parts of compounds that live as adjectives too
adj: alveolararm bildarm blutarm fettarm fettreich zellarm wasserarm flüssigkeitsgefüllt luftgefüllt gasgefüllt
adj: stuhlgefüllt luftüberlagert darmgasüberlagert narbig netzig wabig neurogen myogen lumbalisiert spondylogen
adj: diskoligamentär kapselnah gelenknah rumpfnah stammnah hautnah knochennah organüberschreitend organbegrenzt
adj: pleuraständig pleuranah herznah zwerchfellnah wirbelkörpernah wurzelnah kreuzbandnah primär-progredient
adj: sekundär-progredient schubförmig demyelinisierend demyelinisiert mikroangiopathisch gliotisch lakunär territorial
adj: hämodynamisch-relevant kardiovaskulär kardiopulmonal kardiogen nephrogen hepatogen pankreatogen cholezystitisch
adj: urogen lymphogen hämatogen aerob anaerob tumorverdächtig karzinomverdächtig rezidivverdächtig zystoid
adj: hämangiomatös papillär adenomatös involutiv fibroglandulär glandulär drüsig lipoid lipogen
# More
adj: normalkalibrig normkalibrig kaliberstark kaliberschwach glattwandig dünnwandig zartwandig polymorph monomorph
adj: vakuumassistiert rechtskonvex linkskonvex skapholunär lunotriquetral diensthabend prozentig trikuspid trikuspidal
adj: bikuspid kavernös filiform formal profund kalkanear sekretorisch eibläsig radiär axiär osteosynthetisch
adj: parenchymatös intrinsisch extrinsisch styloidal foveal piso-triquetral pisotriquetral egressiv regressiv
adj: schmächtig gebypasst malignomsuspekt exemplarisch strukturell prospektiv retrospektiv ostiomeatal neural
adj: intraneural perineural längst größt kürzest höchst stärkst tiefst jüngst länger kürzer stärker schwächer größer
adj: schärfer wärmer kälter breitest schmalst wenigst mindest systolisch diastolisch enddiastolisch
adj: endsystolisch knorplig vital avital osteopen petechial mechanisch indifferent suggestiv korrekt plausibel
adj: optional definitiv exzellent simultan kondylär bikondylär suprakondylär interkondylär gekoppelt versetzt marginal
adj: atheromatös intrakavitär periprothetisch zementiert zementfrei postthrombotisch posttherapeutisch transarteriell
adj: transfemoral bimalleolär trimalleolär krural hypertrophiert nonunion ligamentös knochenmarknah inzident
adj: inzidentell aktiviert deformiert degenerativ-bedingt belastungsabhängig atemabhängig erwähnenswert bemerkenswert
adj: beachtenswert klinisch-relevant unverdächtig akzeptabel tolerabel erträglich gefährlich harmlos
adj: subtil dezent feinst grobst kleinst nahezu transparent opak transluzent trüb tiefsitzend einliegend anliegend
adj: höhengemindert deckplattennah grundplattennah ansatznah insertionsnah abgangsnah bifurkationsnah mündungsnah
adj: prätibial prätracheal präperitoneal retrobulbär retrozökal subakromial subligamentär subependymal subserös
adj: submukös intrakanalikulär intraluminal extraluminal intraossär intrapulmonal intrarenal intrathekal intravesikal
adj: periapikal perikolonisch periorbital periradikulär perisigmoidal peritrochantär perizökal parameniskal parapelvin
adj: paratracheal parailiakal paralabral parapneumonisch parenchymal juxtakortikal infraorbital oblique teilweis
adj: perforierend sklerosierend ankylosierend nekrotisierend fistelnd blutend schwellend drückend ziehend wandernd
adj: wechselnd bleibend übergehend auslaufend anhaltend lindernd weiterführend versorgend tragend haltend deutsch
adj: international national florid floride subkarinal retroplazentar wallersch still motorisch sensibel autonom
adj: komplikationslos zeitgerecht reif unreif frühgeboren entwickelt bihilär bipulmonal bibasal
adj: perilymphatisch zylindrisch konisch konkav konvex plan planar uneben eben parallel winklig gewinkelt geknickt
adj: gekrümmt verbogen verdreht verzogen gerafft gespannt entspannt tumornah medikamentös familiär privat häuslich
adj: häusliche lebenslang postprandial schmerzlos schmerzarm stabilisiert rigid gelenkig steif fixiert verbacken
adj: verklebt adhärent abgekapselt gekapselt rechtsbetont linksbetont dorsobasal posterobasal mediobasal anterobasal
adj: apikoposterior rechtsdominant rechtsgerichtet linksgerichtet diabetisch medizinisch biologisch mental
adj: zeitlich räumlich örtlich hinsichtlich ordentlich vermutlich schließlich ursprünglich übersichtlich
adj: verträglich synthetisch optisch pulsatil turbulent laminar hepatopetal hepatobiliär hepatozellulär
adj: kolorektal gastroduodenal ösophagogastral rektovaginal vesikoureteral pyeloureteral tuboovariell kranialwärts
adj: kaudalwärts akromial karpometakarpal metakarpophalangeal tarsometatarsal calcaneocuboidal tibiofibular
adj: unkovertebral kostodiaphragmatisch splenorenal portokaval aortopulmonal neuroendokrin dermatogen arthrogen
adj: osteogen chondrogen fibrogen vasogen toxisch autoimmun rheumatoid rheumatisch eosinophil neutrophil großzellig
adj: lokal-fortgeschritten fortgeschritten voroperiert ileotransvers transvers fulminant steril tailliert präostial
adj: biliodigestiv enteroenteral wahr senkrecht gespeist varisch valgisch aufgetrieben eingescheidet eingemauert
adj: eingestülpt verheilt junktional imbibiert kollateralisiert temporopolar
adj: infrakarinal ersichtlich hepatozytenspezifisch normokinetisch hypokinetisch hyperkinetisch akinetisch
adj: extern reponibel plump dehiszent interpolar deckungsgleich bland
`
