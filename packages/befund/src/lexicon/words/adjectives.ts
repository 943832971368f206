export const adjectives = `
# Position and direction
adj: links rechts linksseitig rechtsseitig beidseitig einseitig gegenseitig doppelseitig gleichseitig seitlich
adj: linkslateral rechtslateral bilateral unilateral ipsilateral kontralateral homolateral lateral medial median
adj: paramedian mediolateral kranial kaudal cranial caudal dorsal ventral anterior posterior superior inferior
adj: proximal distal zentral peripher axial koronal koronar coronal coronar sagittal frontal parietal temporal
adj: okzipital transversal longitudinal horizontal vertikal diagonal schräg quer längs apikal basal apikolateral
adj: apikobasal hilär perihilär hilusnah zentrolobulär zentrilobulär panlobulär paraseptal subpleural pleural
adj: peripleural pulmonal bronchial peribronchial tracheal endotracheal endobronchial mediastinal retrosternal sternal
adj: parasternal substernal kardial retrokardial perikardial epikardial myokardial endokardial subendokardial
adj: transmural intramural mural muskulär intramuskulär intermuskulär subkutan kutan dermal subdermal epifaszial
adj: subfaszial faszial rechte rechter linke linker recht link ober unter mittler inner äußer vorder hinter oberst
adj: unterst hinterst vorderst mittig mittelständig randständig wandständig randlich wandnah randnah körpernah
adj: körperfern ventrolateral dorsolateral anterolateral posterolateral anteromedial posteromedial superolateral
adj: inferolateral dorsomedial ventromedial kraniokaudal craniocaudal anteroposterior posteroanterior dorsopalmar
adj: dorsoplantar dorsovolar palmar volar plantar ulnar radial tibial fibular femoral humeral skapular klavikular
adj: glenohumeral akromioklavikular sternoklavikular radioulnar radiokarpal ulnokarpal mediokarpal karpal metakarpal
adj: tarsal metatarsal phalangeal interphalangeal femoropatellar femorotibial patellar retropatellar infrapatellar
adj: suprapatellar präpatellar parapatellar popliteal poplitealseitig fibulotalar tibiotalar subtalar talonavikular
adj: kalkaneal malleolar syndesmal trochantär pertrochantär subtrochantär subkapital transzervikal gluteal iliakal
adj: iliosakral sakral präsakral sakroiliakal pubisch pelvin azetabulär acetabulär glenoidal labral chondral
adj: subchondral osteochondral ossär knöchern knorpelig fibrös fibrotisch muskulotendinös tendinös peritendinös
adj: ligamentär kapsulär synovial intraartikulär extraartikulär periartikulär juxtaartikulär artikulär artikulärseitig
adj: bursaseitig gelenkseitig kortikal subkortikal kortiko-subkortikal medullär intramedullär extramedullär spongiös
adj: diaphysär metaphysär epiphysär apophysär periostal endostal enossal zervikal thorakal lumbal lumbosakral
adj: thorakolumbal zervikothorakal cervical thoracal spinal intraspinal paraspinal vertebral paravertebral
adj: prävertebral intervertebral diskal diskogen foraminal intraforaminal extraforaminal recessal neuroforaminal
adj: radikulär epidural peridural subdural intradural extradural leptomeningeal pachymeningeal meningeal dural
adj: arachnoidal subarachnoidal ventrikulär periventrikulär intraventrikulär supraventrikulär infratentoriell
adj: supratentoriell tentoriell transtentoriell zerebral intrazerebral zerebellär zerebrospinal kraniell intrakraniell
adj: extrakraniell kraniozervikal okzipitozervikal atlantodental atlantoaxial frontoparietal frontotemporal
adj: frontobasal temporoparietal temporobasal parietookzipital temporomesial mesial mesiotemporal hippokampal
adj: thalamisch lentikulär striatal pontin mesenzephal bulbär opercular insulär kallosal parasagittal parafalzin
adj: subfalzin pineal hypophysär sellär suprasellär parasellär intrasellär orbital retroorbital intraorbital
adj: intrakonal extrakonal nasal paranasal sinonasal maxillär mandibulär dental dentogen odontogen sphenoidal
adj: ethmoidal mastoidal petrös otogen zygomatisch oral peroral perioral lingual sublingual submandibulär submental
adj: parotideal tonsillär pharyngeal parapharyngeal retropharyngeal nasopharyngeal oropharyngeal hypopharyngeal
adj: laryngeal glottisch supraglottisch subglottisch thyreoidal retrothyreoidal jugulär nuchal supraklavikulär
adj: infraklavikulär retroklavikulär axillär hepatisch intrahepatisch extrahepatisch perihepatisch subhepatisch
adj: subkapsulär subphrenisch diaphragmal kostodiaphragmal biliär cholestatisch duktal intraduktal pankreatisch
adj: peripankreatisch lienal splenisch perisplenisch renal pararenal perirenal suprarenal infrarenal juxtarenal
adj: pyelokalizeal kalizeal kalikal ureteral urethral vesikal perivesikal paravesikal prävesikal retrovesikal
adj: urogenital urologisch prostatisch periprostatisch seminal uterin intrauterin vaginal transvaginal transrektal
adj: transabdominal rektal pararektal perirektal mesorektal anorektal anal perianal intersphinktär transsphinktär
adj: extrasphinktär supralevatorisch ovariell adnexal parametran retrouterin abdominal abdominell intraabdominal
adj: intraabdominell extraabdominal peritoneal intraperitoneal retroperitoneal extraperitoneal omental mesenterial
adj: epigastrisch hypogastrisch umbilikal paraumbilikal inguinal ileozökal ileocoecal zökal appendikulär kolisch
adj: perikolisch parakolisch sigmoidal duodenal jejunal ileal enteral parenteral intestinal gastrointestinal gastral
adj: gastroösophageal ösophageal paraösophageal viszeral skrotal testikulär epididymal penil perineal vaskulär
adj: perivaskulär intravaskulär extravaskulär neurovaskulär arteriell intraarteriell venös intravenös kapillär aortal
adj: aortokoronar aortoiliakal paraaortal paraaortisch interaortokaval parakaval retrokaval retroaortal portal
adj: periportal portalvenös portovenös portosystemisch spätarteriell frühariell frühvenös femoropopliteal iliofemoral
adj: supraaortal karotidal koronararteriell valvulär atrial atrioventrikulär interatrial interventrikulär
adj: linksventrikulär rechtsventrikulär linksatrial rechtsatrial biventrikulär septal lymphatisch lymphonodal nodal
adj: nodulär extranodal interstitiell intralobulär interlobulär interlobär lobär lobulär segmental subsegmental azinär
adj: alveolär bronchiolär peribronchovaskulär bronchovaskulär perifissural retromamillär subareolär präpektoral
adj: subpektoral präthorakal thorakoabdominal kostal interkostal pektoral mamillär mammär brustwandnah retroglandulär
adj: intramammär

# Size, number, shape, border
adj: groß klein lang kurz breit schmal dick dünn hoch hoh tief flach weit eng tiefer höher stark schwach leicht schwer
adj: gering mäßig mittelgradig leichtgradig geringgradig hochgradig höhergradig niedriggradig geringfügig erheblich
adj: deutlich diskret minimal maximal moderat mild massiv ausgiebig beträchtlich ausgedehnt umfangreich großflächig
adj: kleinflächig großvolumig kleinvolumig großknotig kleinknotig feinknotig grobknotig feinfleckig grobfleckig
adj: fleckig fleckförmig kleinfleckig großfleckig streifig streifenförmig bandförmig linear linienförmig ringförmig
adj: randförmig sichelförmig halbmondförmig keilförmig trichterförmig sanduhrförmig spindelförmig kugelförmig kugelig
adj: rundlich rund oval ovalär ovoid elliptisch länglich längsoval queroval lobuliert gelappt polylobuliert
adj: bilobuliert polyzyklisch spikuliert sternförmig unregelmäßig regelmäßig glatt rau scharf unscharf glattbegrenzt
adj: scharfrandig glattrandig unscharfrandig wolkig diffus fokal multifokal unifokal multizentrisch solitär singulär
adj: multipel multiple vereinzelt zahlreich disseminiert konfluierend umschrieben zirkulär semizirkulär
adj: zirkumferentiell zirkumferenziell exzentrisch konzentrisch flächig flächenhaft punktförmig punktuell
adj: stippchenförmig knotig knotenförmig nodular zystisch polyzystisch multizystisch mikrozystisch makrozystisch
adj: solide solid semisolide semisolid subsolide gemischt septiert gekammert mehrkammerig einkammerig wandbetont
adj: netzartig netzförmig retikulär retikulonodulär honigwabenartig milchglasartig flau zart kräftig grob fein
adj: schollig amorph pleomorph feinlinear segmentförmig geographisch landkartenartig kokardenförmig targetförmig
adj: haloartig tumorös pseudotumorös polypoid polypös gestielt breitbasig tubulär tubuloovalär tubularisiert
adj: röhrenförmig korkenzieherartig perlschnurartig sackförmig fusiform sakkulär ballonartig baumartig fingerförmig
adj: bogenförmig s-förmig v-förmig hantelförmig plattenförmig plattenartig schalenförmig schießscheibenartig
adj: traubenförmig kissenartig wellig buckelig bucklig höckerig knollig kolbig spitz stumpf eckig kantig abgerundet
adj: gezackt steil gerade gestreckt gebogen elongiert geschlängelt torquiert

# Density, signal, echo, enhancement
adj: hyperdens hypodens isodens hyperintens hypointens isointens hyperechogen hypoechogen isoechogen echoarm echoreich
adj: echofrei echoleer echodicht echogen schallkopfnah schallkopffern strahlentransparent strahlendicht röntgendicht
adj: röntgennegativ schattengebend signalarm signalreich signalfrei signalgebend signalintens signalintensiv
adj: signalangehoben signalgesteigert signalgemindert signalalteriert signalkonform fettäquivalent fettisointens
adj: flüssigkeitsäquivalent flüssigkeitsisointens liquorisointens liquoräquivalent muskelisointens wasseräquivalent
adj: weichteildicht weichteiläquivalent kalkdicht kalkäquivalent metalldicht knochendicht fettdicht luftäquivalent
adj: verdichtet hypervaskularisiert hypovaskularisiert avaskulär hypervaskulär hypovaskulär homogen inhomogen
adj: heterogen isogen kontrastmittelaufnehmend kontrastmittelaffin kontrastmittelanreichernd kontrastmittelverstärkt
adj: kontrastverstärkt kontrastiert nativ nichtionisch ionisch jodhaltig gadoliniumhaltig wasserlöslich multiplanar
adj: multiphasisch monophasisch biphasisch triphasisch dynamisch statisch isotrop dreidimensional zweidimensional
adj: hochauflösend niedrigdosiert dünnschichtig gewichtet diffusionsgewichtet fettgesättigt fettsupprimiert
adj: fettunterdrückt diffusionsgestört diffusionsrestringiert restringiert echoplanar digital analog konventionell
adj: spektral doppelschichtig überbelichtet unterbelichtet verwackelt bewegungsartefaktüberlagert artefaktüberlagert
adj: projiziert projektorisch orthograd tangential

# Normal and abnormal
adj: normal abnorm normalgroß normalweit unauffällig auffällig regelrecht regelhaft regulär irregulär physiologisch
adj: pathologisch intakt erhalten frei reizlos reizfrei unverändert verändert altersentsprechend altersgerecht
adj: altersgemäß altersbezogen alterstypisch symmetrisch asymmetrisch seitengleich seitendifferent ungestört gestört
adj: unbeeinträchtigt steinfrei flüssigkeitsfrei metastasenfrei tumorfrei rezidivfrei frakturfrei beschwerdefrei
adj: schmerzfrei fieberfrei schlank entfaltet belüftet minderbelüftet überbläht gebläht orthotop ektop heterotop
adj: homogenisiert stabil instabil mobil immobil kongruent inkongruent achsgerecht stellungsgerecht lagerichtig
adj: zentriert dezentriert lotgerecht bündig harmonisch disharmonisch eutroph atroph atrophisch hypertroph
adj: hypertrophisch hyperplastisch hypoplastisch aplastisch dysplastisch dystroph dystelektatisch atelektatisch
adj: emphysematös bullös bronchiektatisch pneumonisch bronchopneumonisch entzündlich postentzündlich infektiös
adj: septisch aseptisch bakteriell viral mykotisch tuberkulös spezifisch unspezifisch granulomatös eitrig putrid
adj: livid rapid hybrid morbid fragil labil grazil kachektisch obstipiert passager okkult foudroyant serofibrinös
adj: straff zähflüssig jauchig kotig gallig purulent präzis spröd
adj: nekrotisch einschmelzend abszedierend phlegmonös erosiv ulzerös hämorrhagisch eingeblutet blutig serös chylös
adj: muzinös schleimig viskös eiweißreich flüssig gasförmig lufthaltig gashaltig fetthaltig fettig lipomatös adipös
adj: verfettet steatotisch zirrhotisch fibrosiert ischämisch postischämisch hypoxisch infarziert embolisch
adj: thromboembolisch thrombotisch thrombosiert stenotisch stenosierend poststenotisch prästenotisch hämodynamisch
adj: aneurysmatisch ektatisch varikös dissezierend okklusiv arteriosklerotisch atherosklerotisch sklerotisch
adj: sklerosiert verkalkt kalzifiziert kalkhaltig verknöchert ossifiziert osteolytisch osteoplastisch osteoblastisch
adj: osteophytär spondylophytär osteoporotisch osteopenisch osteochondrotisch arthrotisch degenerativ
adj: erosiv-arthrotisch traumatisch posttraumatisch atraumatisch frakturiert disloziert undisloziert nichtdisloziert
adj: unverschoben verschoben verkürzt impaktiert komminutiv mehrfragmentär mehrfragmentiert luxiert subluxiert
adj: gestaucht imprimiert sekundär primär tertiär sintert ödematös perifokal umgebend perilesional periläsional
adj: läsional intraläsional raumfordernd verdrängend infiltrierend invasiv nichtinvasiv destruierend metastatisch
adj: metastasensuspekt tumorsuspekt malignitätssuspekt malignitätsverdächtig metastasenverdächtig suspekt unsuspekt
adj: verdächtig maligne malign benigne benign gutartig bösartig neoplastisch proliferativ karzinomatös sarkomatös
adj: lymphomtypisch lymphomsuspekt solidtumorös differenziert entdifferenziert hormonaktiv hormonell endokrin exokrin
adj: kongenital angeboren erworben hereditär genetisch idiopathisch iatrogen postoperativ präoperativ intraoperativ
adj: perioperativ postinterventionell periinterventionell postpartal postmenopausal prämenopausal perimenopausal
adj: postaktinisch radiogen strahlenbedingt therapiebedingt lagebedingt lagerungsbedingt atembedingt
adj: untersuchungsbedingt technisch technikbedingt methodisch methodenbedingt krankheitsbedingt alters-bedingt
adj: altersbedingt verschleißbedingt unfallbedingt sturzbedingt schmerzbedingt schmerzhaft druckdolent indolent
adj: druckschmerzhaft palpabel tastbar komprimierbar kompressibel verschieblich atemverschieblich durchgängig
adj: undurchgängig perfundiert minderperfundiert durchblutet kompensiert dekompensiert insuffizient suffizient
adj: kompetent obstruktiv restriktiv funktionell funktionslos funktionstüchtig progredient größenprogredient
adj: regredient größenregredient größenkonstant größenstabil befundkonstant konstant rückläufig zunehmend abnehmend
adj: rezidivierend persistierend rezidiviert residuell

# Time, certainty, relation, general
adj: akut subakut chronisch perakut hyperakut frisch alt älter jung jünger neu neuer neuest neu-aufgetreten aktuell
adj: früher ehemalig damalig bisherig vorbestehend vorbekannt vorbeschrieben bekannt unbekannt vorangegangen
adj: vorausgegangen vorherig nachfolgend folgend anschließend zwischenzeitlich zeitnah kurzfristig mittelfristig
adj: langfristig langstreckig kurzstreckig mittelstreckig langjährig einjährig halbjährlich jährlich vierteljährlich
adj: monatlich wöchentlich täglich stündlich vorläufig endgültig initial final terminal früh spät dringend dringlich
adj: notfallmäßig elektiv ambulant stationär hausärztlich fachärztlich ärztlich möglich unmöglich wahrscheinlich
adj: unwahrscheinlich sicher unsicher fraglich fragwürdig eindeutig uneindeutig zweideutig zweifelhaft zweifelsfrei
adj: unzweifelhaft klar unklar offensichtlich nachweisbar nachweislich darstellbar abgrenzbar erkennbar sichtbar
adj: beurteilbar einsehbar messbar vergleichbar verwertbar auswertbar vereinbar vermeidbar verfügbar zugänglich
adj: erreichbar therapierbar operabel inoperabel resektabel reversibel irreversibel relevant irrelevant signifikant
adj: insignifikant wesentlich unwesentlich nennenswert bedeutsam wichtig richtig falsch-positiv falsch-negativ falsch
adj: echt unecht typisch atypisch klassisch charakteristisch pathognomonisch hinweisend verdachtsweise
adj: differenzialdiagnostisch differentialdiagnostisch diagnostisch therapeutisch prognostisch präventiv kurativ
adj: palliativ adjuvant neoadjuvant konservativ operativ interventionell endoskopisch bronchoskopisch laparoskopisch
adj: arthroskopisch minimalinvasiv perkutan transkutan endovaskulär mikrochirurgisch chirurgisch unfallchirurgisch
adj: gefäßchirurgisch neurochirurgisch orthopädisch neurologisch kardiologisch pulmonologisch gastroenterologisch
adj: gynäkologisch dermatologisch onkologisch hämatologisch rheumatologisch nephrologisch endokrinologisch
adj: internistisch pädiatrisch geriatrisch psychiatrisch angiologisch radiologisch neuroradiologisch
adj: nuklearmedizinisch strahlentherapeutisch histologisch histopathologisch zytologisch mikrobiologisch laborchemisch
adj: serologisch bioptisch klinisch apparativ paraklinisch anamnestisch symptomatisch asymptomatisch symptomlos
adj: anatomisch morphologisch tomographisch tomografisch computertomographisch computertomografisch
adj: magnetresonanztomographisch kernspintomographisch kernspintomografisch bildmorphologisch bildgebend
adj: schnittbilddiagnostisch sonographisch sonografisch duplexsonographisch farbdopplersonographisch
adj: dopplersonographisch echokardiographisch mammographisch mammografisch angiographisch szintigraphisch
adj: röntgenologisch röntgenmorphologisch radiographisch fluoroskopisch planimetrisch volumetrisch visuell
adj: semiquantitativ quantitativ qualitativ objektiv subjektiv statistisch numerisch technetium-markiert ganz gesamt
adj: halb voll vollständig unvollständig komplett inkomplett total subtotal partiell teilweise restlich übrig sonstig
adj: weiter ander einzeln einzig gemeinsam verschieden unterschiedlich ähnlich gleich gleichmäßig ungleichmäßig
adj: gleichartig identisch gleichzeitig synchron metachron zusätzlich begleitend assoziiert isoliert kombiniert
adj: kontinuierlich diskontinuierlich durchgehend dauerhaft vorübergehend permanent temporär transient intermittierend
adj: paroxysmal generalisiert lokal lokalisiert lokoregionär regional systemisch global ubiquitär multilokulär
adj: unilokulär monosegmental bisegmental multisegmental mehrsegmental polysegmental mehretagig multietagig bifokal
adj: pluriorifiziell einzeitig zweizeitig mehrzeitig einschichtig dreischichtig zweischichtig mehrschichtig angrenzend
adj: benachbart naheliegend entsprechend betreffend betont akzentuiert prominent imponierend auffallend führend
adj: dominant dominierend überwiegend vorwiegend hauptsächlich weitgehend weitestgehend größtenteils annähernd
adj: ungefähr genau exakt präzise geeignet ungeeignet ausreichend unzureichend suboptimal optimal gut schlecht besser
adj: best schlechter mangelhaft befriedigend eingeschränkt uneingeschränkt limitiert bedingt unbedingt notwendig nötig
adj: erforderlich sinnvoll ratsam indiziert kontraindiziert empfehlenswert wünschenswert gewünscht geplant gezielt
adj: zielgerichtet orientierend ergänzend erweitert erneut wiederholt intensiv extensiv normwertig grenzwertig erhöht
adj: erniedrigt vermehrt vermindert verstärkt abgeschwächt gesteigert reduziert ausgeprägt angedeutet umgekehrt
adj: gegenläufig antegrad retrograd direkt indirekt unmittelbar mittelbar positiv negativ neutral aktiv inaktiv passiv
adj: spontan reaktiv kompensatorisch vikariierend konsekutiv konkordant diskordant korrespondierend korrelierend
adj: konform diskrepant adäquat inadäquat relativ absolut speziell allgemein besonder üblich gewöhnlich ungewöhnlich
adj: selten häufig seltener häufiger öfter ständig plötzlich langsam rasch schnell zügig schonend komplex kompliziert
adj: unkompliziert schwierig einfacher heftig penetrierend geschlossen offen geöffnet weich hart derb fest elastisch
adj: prall schlaff starr rigide locker dicht porös spröde brüchig feucht trocken nass warm kalt heiß weiß schwarz grau
adj: hell dunkel rot blau gelb grün farbig leer gefüllt weiblich männlich kindlich jugendlich erwachsen adult infantil
adj: juvenil senil neonatal pränatal postnatal perinatal fetal embryonal maternal gravid schwanger nüchtern wach
adj: bewusstlos ansprechbar orientiert intubiert beatmet sediert immobilisiert kooperativ unkooperativ bettlägerig
adj: gehfähig stehend liegend sitzend aufrecht freundlich kollegial geehrt verehrt lieb herzlich persönlich
adj: schriftlich mündlich telefonisch beiliegend obig untenstehend vorliegend vorhanden fehlend ausstehend anstehend
adj: verbleibend vorgesehen möglichst baldig zeitig rechtzeitig verspätet jetzig heutig gestrig morgig derzeitig
adj: seinerzeitig einstig sonst nah nahe fern entfernt näher weiter-bestehend abhängig unabhängig zuständig fähig
adj: unfähig tätig gültig ungültig einig uneinig wenig viel mehr meist zahlreicher gering-gradig hochrasant
adj: niedrig-gradig hochfrequent niederfrequent hochdosiert hochverdächtig hochsuspekt kontrollbedürftig
adj: abklärungsbedürftig therapiebedürftig behandlungsbedürftig interventionsbedürftig operationsbedürftig
adj: operationspflichtig interventionspflichtig pflegebedürftig hilfsbedürftig therapierefraktär anlagebedingt
adj: formbedingt projektionsbedingt überlagerungsbedingt adipositasbedingt

# Parts of compounds that live as adjectives too
adj: alveolararm bildarm blutarm blutreich fettarm fettreich zellreich zellarm wasserreich wasserarm liquorreich
adj: liquorgefüllt flüssigkeitsgefüllt luftgefüllt gasgefüllt kotgefüllt stuhlgefüllt kontrastmittelgefüllt
adj: stuhlüberlagert luftüberlagert darmgasüberlagert gefäßreich bindegewebig narbig schwielig strangförmig
adj: strangartig netzig wabig trabekulär kortikospinal neurogen myogen lumbalisiert sakralisiert spondylarthrotisch
adj: spondylogen diskoligamentär kapselnah gelenknah gelenkübergreifend gelenkbildend rumpfnah rumpffern stammnah
adj: hautnah knochennah organüberschreitend kapselüberschreitend organbegrenzt kapselbegrenzt lappenübergreifend
adj: hilusfern pleuraständig pleuranah herznah zwerchfellnah wirbelkörpernah wurzelnah kreuzbandnah primär-progredient
adj: sekundär-progredient schubförmig-remittierend schubförmig demyelinisierend demyelinisiert mikroangiopathisch
adj: makroangiopathisch vaskulitisch leukoenzephalopathisch gliotisch lakunär territorial hämodynamisch-relevant
adj: kardiovaskulär kardiopulmonal kardiogen nephrogen hepatogen pankreatogen cholezystitisch appendizitisch
adj: divertikulitisch urogen lymphogen hämatogen aerob anaerob enzephalitisch meningitisch myelopathisch
adj: neoplasieverdächtig tumorverdächtig karzinomverdächtig rezidivverdächtig rezidivsuspekt frakturverdächtig
adj: infektverdächtig infarkttypisch stauungsbedingt pneumonietypisch covid-typisch zystoid angiomatös hämangiomatös
adj: papillär papillomatös adenomatös villös tubulovillös fibroadenomatös fibrozystisch mastopathisch involutiv
adj: involviert fibroglandulär glandulär drüsig dysontogenetisch mesenchymal epithelial neuroektodermal myxoid lipoid
adj: lipogen fettisodens
# More
adj: normalkalibrig normkalibrig kleinkalibrig großkalibrig kaliberstark kaliberschwach glattwandig dünnwandig
adj: dickwandig zartwandig polymorph monomorph vakuumassistiert rechtskonvex linkskonvex skapholunär lunotriquetral
adj: diensthabend prozentig trikuspid trikuspidal bikuspid kavernös filiform formal profund kalkanear sekretorisch
adj: proliferierend eibläsig radiär axiär osteosynthetisch parenchymatös intrinsisch extrinsisch styloidal foveal
adj: piso-triquetral pisotriquetral egressiv regressiv schmächtig gebypasst malignomsuspekt exemplarisch strukturell
adj: prospektiv retrospektiv ostiomeatal neural intraneural perineural paraneural multietagär längst größt kürzest
adj: höchst stärkst tiefst jüngst nächstgelegen länger kürzer stärker schwächer größer schärfer wärmer kälter breitest
adj: schmalst wenigst geringst mindest systolisch diastolisch enddiastolisch endsystolisch knorplig vital avital
adj: osteopen petechial kinematisch mechanisch indifferent suggestiv korrekt inkorrekt plausibel unplausibel optional
adj: definitiv exzellent simultan kondylär bikondylär suprakondylär interkondylär unikondylär gekoppelt versetzt
adj: vitalitätsgemindert marginal atheromatös intrakavitär periprothetisch zementiert zementfrei unzementiert
adj: postinfektiös postviral parainfektiös postthrombotisch posttherapeutisch prätherapeutisch poststationär
adj: transösophageal transthorakal transpedikulär transforaminal transjugulär transarteriell transfemoral
adj: transmalleolär bimalleolär trimalleolär monokondylär kruroplantar krural femoroazetabulär pseudoarthrotisch
adj: pseudarthrotisch hypertrophiert atrophiert nonunion ligamentös myofaszial fibroossär knochenmarködematös
adj: knochenmarknah muskelstark inzident inzidentell zufällig neoplasiesuspekt aktiviert inaktiviert deformiert
adj: mutilierend erosionsbedingt degenerativ-bedingt altersüblich alltäglich belastungsabhängig bewegungsabhängig
adj: lageabhängig atemabhängig hormonabhängig insulinpflichtig dialysepflichtig beatmungspflichtig sauerstoffpflichtig
adj: therapiepflichtig kontrollpflichtig meldepflichtig überwachungspflichtig abklärungswürdig erwähnenswert
adj: bemerkenswert beachtenswert therapierelevant klinisch-relevant befundrelevant altersabhängig
adj: geschlechtsspezifisch organspezifisch gewebsspezifisch krankheitsspezifisch unverdächtig unkritisch kritisch
adj: akzeptabel tolerabel erträglich hilfreich nützlich schädlich gefährlich harmlos lebensbedrohlich bedrohlich
adj: akutpflichtig notwendigerweise selbstständig eigenständig vorsichtig nachträglich vorausgehend vorherrschend
adj: augenfällig unscheinbar subtil dezent feinst grobst kleinst nahezu lückenlos lückenhaft durchscheinend
adj: transparent opak transluzent trüb gräulich bläulich rötlich gelblich weißlich schwärzlich hochsitzend tiefsitzend
adj: festsitzend einliegend anliegend innenliegend außenliegend randbildend höhengemindert höhenreduziert
adj: höhenverschoben signalgestört dorsalseitig ventralseitig lateralseitig medialseitig kranialseitig kaudalseitig
adj: deckplattennah grundplattennah ansatznah insertionsnah abgangsnah bifurkationsnah mündungsnah prästernal
adj: präkardial präaortal prätibial prätracheal präpylorisch präpontin präpubisch präperitoneal retrobulbär
adj: retrogastral retroperitonealseitig retrourethral retropubisch retropharyngealseitig retroclavicular retrocrural
adj: retrokrural retrolental retrozökal subakromial subdeltoidal subkorakoidal subligamentär subependymal subinsulär
adj: subglottal subserös submukös intrakanalikulär intrathorakal intraluminal endoluminal extraluminal intrakutan
adj: intranasal intraossär intrapelvin intraprostatisch intrapulmonal intrarenal intratestikulär intrathekal
adj: intrasynovial intravesikal intravital intrazisternal intrazystisch perianeurysmal periampullär periapikal
adj: perianastomotisch periappendizitisch peribiliär perichondral peridivertikulär perigastral periinsulär
adj: perikallosal perikapsulär perikranial perikolonisch perikortikal perilabral perimeniskal perimuskulär
adj: perinephritisch periorbital periovariell peripatellar periperitoneal periradikulär perisigmoidal peritrochantär
adj: peritumoral peritumorös periurethral periumbilikal perizystisch perizökal parameniskal parapelvin paraspinös
adj: paratracheal parailiakal paralabral paraperitoneal parapneumonisch paratesticulär paraurethral parauterin
adj: parazentral parenchymal juxtapleural juxtafoveal juxtakortikal juxtavesikal infraglottisch infrahilär
adj: infrakolisch infraorbital infraspinal infrasternal infratemporal infrazygomatisch suprahyoidal infrahyoidal
adj: supraspinal suprahilär suprakollikulär supraorbital suprapubisch suprasternal suprasyndesmal supravesikal
adj: supraazetabulär oblique teilweis stellenweis schrittweis ansatzweis abschnittsweis kommunizierend obliterierend
adj: strangulierend okkludierend perforierend deformierend sklerosierend ankylosierend verkalkend nekrotisierend
adj: granulierend vernarbend schrumpfend fistelnd blutend schwellend drückend stechend brennend ziehend ausstrahlend
adj: wandernd wechselnd schwankend bleibend überlappend überlagernd überragend übergehend auslaufend einlaufend
adj: einmündend ausmündend austretend eintretend durchtretend hindurchtretend querend kreuzend anhaltend nachlassend
adj: lindernd weiterführend zuführend abführend drainierend versorgend ernährend tragend stützend haltend hängend
adj: freiliegend obenliegend untenliegend amerikanisch deutsch europäisch international national schweizerisch
adj: österreichisch englisch lateinisch florid floride subkarinal interdisziplinär retroplazentar wallersch still
adj: verrukös keratös myxomatös olivopontozerebellär vakuolär dysbarisch motorisch sensibel sensorisch sensomotorisch
adj: vegetativ autonom lymphangitisch inflammatorisch thrombolytisch transluminal transhepatisch komplikationslos
adj: komplikationsreich ereignislos zeitgerecht reif unreif frühgeboren termingerecht entwickelt bihilär bipulmonal
adj: biapikal bibasal biatrial bifrontal bitemporal bihemisphärisch panlobär feinnodulär grobnodulär mikronodulär
adj: makronodulär kleinnodulär perilymphatisch zentroazinär mosaikartig girlandenförmig kulissenartig treppenförmig
adj: blattförmig lanzettförmig birnenförmig mandelförmig nierenförmig hufeisenförmig eiförmig kegelförmig zylindrisch
adj: konisch konkav konvex bikonkav bikonvex plan planar uneben eben parallel orthogonal winklig rechtwinklig
adj: spitzwinklig stumpfwinklig gewinkelt anguliert abgewinkelt geknickt gekrümmt verbogen verdreht verzogen gerafft
adj: gespannt entspannt schlitzförmig spaltförmig sanduhrartig taillenförmig taillenartig tumorfern tumornah
adj: tumorbedingt metastasenbedingt infektbedingt stauungstypisch ergussbedingt frakturbedingt degenerationsbedingt
adj: medikamentös systematisch familiär beruflich sportlich privat häuslich häusliche lebenslang mehrtägig mehrwöchig
adj: mehrmonatig mehrjährig vorgeburtlich nachgeburtlich nächtlich morgendlich abendlich postprandial präprandial
adj: schmerzlos schmerzarm belastbar stabilisiert dynamisiert rigid gelenkig steif beweglich unbeweglich fixiert
adj: verbacken verklebt adhärent abgekapselt gekapselt organüberlagert rechtsbetont linksbetont basalbetont
adj: apikalbetont dorsobasal ventrobasal laterobasal posterobasal mediobasal anterobasal apikodorsal apikoposterior
adj: rechtsführend linksführend rechtsbasal linksbasal rechtsthorakal linksthorakal rechtshirnig linkshirnig
adj: rechtsfrontal linksfrontal rechtsapikal linksapikal rechtsaxillär linksaxillär rechtskardial linkskardial
adj: rechtshepatisch linkshepatisch rechtsdominant linksdominant rechtsläufig linksläufig rechtsgerichtet
adj: linksgerichtet
adj: diabetisch medizinisch biologisch chemisch physikalisch grundsätzlich gesetzlich rechtlich finanziell sozial psychisch psychologisch psychosomatisch körperlich seelisch geistig kognitiv mental emotional öffentlich heimlich sachlich fachlich inhaltlich zeitlich räumlich örtlich ursächlich hinsichtlich ordentlich außerordentlich deutschsprachig tatsächlich wirklich angeblich vermutlich vermeintlich schließlich ursprünglich anfänglich vorzeitig rückwirkend übersichtlich unübersichtlich verständlich unverständlich unerheblich verträglich unverträglich natürlich künstlich synthetisch organisch anorganisch mineralisch metallisch magnetisch elektrisch elektronisch akustisch optisch thermisch hydraulisch pulsatil pulsierend turbulent laminar hepatopetal hepatofugal nierengängig lebergängig hepatobiliär hepatozellulär cholangiozellulär kolorektal gastroduodenal ösophagogastral pankreatikobiliär pankreatikoduodenal duodenojejunal jejunoileal rektosigmoidal rektovaginal vesikovaginal vesikoureteral ureterovesikal pyeloureteral urethrovesikal uterosakral tuboovariell zervikovaginal kranialwärts kaudalwärts sternokostal kostovertebral kostotransversal kostochondral chondrokostal akromial korakoakromial korakoklavikular korakohumeral humeroulnar humeroradial radiohumeral karpometakarpal metakarpophalangeal metatarsophalangeal tarsometatarsal intermetatarsal intermetakarpal calcaneocuboidal kalkaneokuboidal talokalkaneal tibiofibular kalkaneofibular talofibular iliolumbal iliotibial ischiofemoral ischiogluteal pubofemoral sakrokokzygeal kokzygeal lumbodorsal thorakodorsal atlantookzipital unkovertebral unkoforaminal kostodiaphragmatisch kardiomediastinal kardiodiaphragmal hepatodiaphragmal hepatorenal splenorenal portokaval mesenterikokaval aortomesenterial aortopulmonal aortobifemoral femorokrural femorofemoral axillofemoral kardiorenal renovaskulär zerebrovaskulär neurodegenerativ neuroinflammatorisch neuroendokrin neurokutan neuropathisch nozizeptiv dermatogen arthrogen osteogen chondrogen fibrogen vasogen zytotoxisch toxisch allergisch autoimmun immunologisch rheumatoid rheumatisch gichtig psoriatisch reaktiv-entzündlich lymphoplasmazellulär eosinophil neutrophil plasmazellulär großzellig kleinzellig nichtkleinzellig klarzellig spindelzellig riesenzellig undifferenziert hochdifferenziert niedrigdifferenziert lokal-fortgeschritten fortgeschritten voroperiert vorgeschädigt vorbestrahlt vorbehandelt resezierbar unresezierbar
adj: ileotransvers transvers fulminant steril tailliert präostial biliodigestiv enteroenteral wahr senkrecht gespeist varisch valgisch
adj: aufgetrieben eingescheidet eingemauert eingestülpt verheilt gefiedert gebuckelt haftend durchgreifend gewandert
adj: junktional imbibiert kollateralisiert temporopolar infrakarinal periappendizeal ersichtlich hepatozytenspezifisch zellspezifisch
`
