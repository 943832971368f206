export const adjectives = `
# Position and direction
adj: links rechts linksseitig rechtsseitig beidseitig einseitig seitlich linkslateral bilateral unilateral ipsilateral
adj: kontralateral lateral medial median paramedian mediolateral kranial kaudal cranial caudal dorsal ventral anterior
adj: posterior superior inferior proximal distal zentral peripher axial koronal koronar coronal coronar sagittal
adj: frontal parietal temporal okzipital transversal longitudinal horizontal vertikal diagonal schräg quer längs
adj: apikal basal hilär perihilär hilusnah zentrilobulär paraseptal subpleural pleural pulmonal bronchial
adj: peribronchial tracheal endotracheal mediastinal retrosternal sternal kardial retrokardial perikardial myokardial
adj: endokardial subendokardial transmural intramural mural muskulär intramuskulär intermuskulär subkutan kutan dermal
adj: faszial rechte rechter linke linker recht link ober unter mittler inner äußer vorder hinter oberst unterst
adj: hinterst vorderst mittig mittelständig randständig wandständig randlich wandnah randnah körpernah dorsolateral
adj: anterolateral posterolateral anteromedial posteromedial inferolateral dorsomedial kraniokaudal craniocaudal
adj: anteroposterior posteroanterior dorsopalmar dorsoplantar palmar volar plantar ulnar radial tibial fibular femoral
adj: humeral skapular klavikular glenohumeral akromioklavikular sternoklavikular radioulnar radiokarpal ulnokarpal
adj: mediokarpal karpal metakarpal tarsal metatarsal phalangeal femoropatellar femorotibial patellar retropatellar
adj: suprapatellar popliteal fibulotalar tibiotalar subtalar talonavikular kalkaneal malleolar syndesmal trochantär
adj: pertrochantär subkapital gluteal iliakal iliosakral sakral präsakral sakroiliakal pubisch pelvin azetabulär
adj: acetabulär glenoidal labral chondral subchondral osteochondral ossär knöchern knorpelig fibrös fibrotisch
adj: muskulotendinös tendinös peritendinös ligamentär kapsulär synovial intraartikulär extraartikulär periartikulär
adj: juxtaartikulär artikulär bursaseitig gelenkseitig kortikal subkortikal kortiko-subkortikal medullär intramedullär
adj: spongiös diaphysär metaphysär epiphysär apophysär periostal endostal enossal zervikal thorakal lumbal lumbosakral
adj: thorakolumbal cervical thoracal spinal intraspinal paraspinal vertebral paravertebral prävertebral intervertebral
adj: diskal diskogen foraminal intraforaminal extraforaminal recessal neuroforaminal radikulär epidural subdural
adj: leptomeningeal pachymeningeal meningeal dural arachnoidal subarachnoidal ventrikulär periventrikulär
adj: intraventrikulär infratentoriell supratentoriell tentoriell transtentoriell zerebral intrazerebral zerebellär
adj: kraniell intrakraniell extrakraniell kraniozervikal atlantodental atlantoaxial frontoparietal frontotemporal
adj: frontobasal temporoparietal parietookzipital temporomesial mesial mesiotemporal hippokampal thalamisch lentikulär
adj: striatal pontin mesenzephal bulbär opercular insulär kallosal parasagittal parafalzin subfalzin pineal hypophysär
adj: sellär suprasellär intrasellär orbital intraorbital intrakonal extrakonal nasal paranasal maxillär mandibulär
adj: dental dentogen odontogen sphenoidal ethmoidal mastoidal petrös otogen zygomatisch oral peroral lingual
adj: sublingual submandibulär parotideal tonsillär pharyngeal parapharyngeal retropharyngeal laryngeal glottisch
adj: supraglottisch subglottisch thyreoidal jugulär nuchal supraklavikulär infraklavikulär retroklavikulär axillär
adj: hepatisch intrahepatisch extrahepatisch perihepatisch subhepatisch subkapsulär subphrenisch diaphragmal biliär
adj: cholestatisch duktal intraduktal pankreatisch peripankreatisch lienal splenisch perisplenisch renal pararenal
adj: perirenal suprarenal infrarenal kalizeal kalikal ureteral urethral vesikal perivesikal paravesikal prävesikal
adj: retrovesikal urogenital urologisch prostatisch seminal uterin intrauterin vaginal transvaginal transabdominal
adj: rektal perirektal mesorektal anorektal anal perianal intersphinktär transsphinktär extrasphinktär
adj: supralevatorisch ovariell adnexal parametran retrouterin abdominal abdominell intraabdominal intraabdominell
adj: peritoneal intraperitoneal retroperitoneal omental mesenterial epigastrisch hypogastrisch umbilikal paraumbilikal
adj: inguinal ileozökal ileocoecal zökal appendikulär kolisch perikolisch parakolisch sigmoidal duodenal jejunal ileal
adj: enteral parenteral intestinal gastrointestinal gastral gastroösophageal ösophageal paraösophageal viszeral
adj: skrotal testikulär epididymal penil perineal vaskulär neurovaskulär arteriell venös intravenös kapillär aortal
adj: paraaortal paraaortisch interaortokaval parakaval retrokaval portal periportal portalvenös portovenös
adj: portosystemisch spätarteriell frühariell femoropopliteal iliofemoral supraaortal karotidal valvulär atrial
adj: interventrikulär linksventrikulär rechtsventrikulär linksatrial rechtsatrial biventrikulär septal lymphatisch
adj: nodal nodulär interstitiell interlobär lobär lobulär segmental subsegmental azinär alveolär bronchiolär
adj: bronchovaskulär perifissural retromamillär subareolär präpektoral thorakoabdominal kostal interkostal pektoral
adj: mamillär mammär brustwandnah retroglandulär intramammär

# Size, number, shape, border
adj: groß klein lang kurz breit schmal dick dünn hoch hoh tief flach weit eng tiefer höher stark schwach leicht schwer
adj: gering mäßig mittelgradig leichtgradig geringgradig hochgradig höhergradig niedriggradig geringfügig erheblich
adj: deutlich diskret minimal maximal moderat mild massiv ausgiebig beträchtlich ausgedehnt großvolumig kleinvolumig
adj: fleckig fleckförmig streifig bandförmig linear ringförmig sichelförmig halbmondförmig keilförmig trichterförmig
adj: sanduhrförmig spindelförmig kugelig rundlich rund oval ovalär ovoid elliptisch länglich lobuliert gelappt
adj: bilobuliert polyzyklisch spikuliert sternförmig unregelmäßig regelmäßig glatt rau scharf unscharf scharfrandig
adj: glattrandig wolkig diffus fokal multifokal unifokal solitär singulär multipel multiple vereinzelt zahlreich
adj: disseminiert konfluierend umschrieben zirkulär semizirkulär zirkumferentiell zirkumferenziell exzentrisch
adj: konzentrisch flächig punktförmig punktuell stippchenförmig knotig nodular zystisch polyzystisch mikrozystisch
adj: makrozystisch solide solid gemischt septiert gekammert retikulär retikulonodulär milchglasartig flau zart kräftig
adj: grob fein schollig amorph pleomorph feinpleomorph geographisch landkartenartig haloartig tumorös polypoid polypös gestielt
adj: breitbasig tubulär tubuloovalär tubularisiert korkenzieherartig sackförmig fusiform sakkulär s-förmig v-förmig
adj: hantelförmig schalenförmig traubenförmig wellig buckelig bucklig höckerig knollig kolbig spitz stumpf eckig
adj: kantig abgerundet gezackt steil gerade gestreckt gebogen elongiert geschlängelt torquiert

# Density, signal, echo, enhancement
adj: hyperdens hypodens isodens hyperintens hypointens isointens hyperechogen hypoechogen isoechogen echoarm echoreich
adj: echofrei echodicht echogen schallkopfnah röntgendicht signalarm signalreich signalangehoben signalgesteigert
adj: signalalteriert fettäquivalent fettisointens flüssigkeitsäquivalent weichteildicht kalkdicht verdichtet
adj: hypervaskularisiert avaskulär homogen inhomogen heterogen isogen kontrastmittelaufnehmend kontrastmittelaffin
adj: kontrastmittelanreichernd kontrastiert nativ ionisch gadoliniumhaltig wasserlöslich multiplanar multiphasisch
adj: monophasisch biphasisch triphasisch dynamisch statisch isotrop dreidimensional zweidimensional hochauflösend
adj: niedrigdosiert dünnschichtig gewichtet fettgesättigt fettsupprimiert fettunterdrückt diffusionsgestört
adj: diffusionsrestringiert restringiert digital analog konventionell spektral überbelichtet unterbelichtet verwackelt
adj: projiziert projektorisch orthograd tangential

# Normal and abnormal
adj: normal abnorm normalgroß unauffällig auffällig regelrecht regelhaft regulär irregulär physiologisch pathologisch
adj: intakt erhalten frei reizlos unverändert verändert altersentsprechend altersgerecht altersgemäß altersbezogen
adj: symmetrisch asymmetrisch seitengleich seitendifferent ungestört gestört unbeeinträchtigt steinfrei metastasenfrei
adj: beschwerdefrei schlank entfaltet belüftet minderbelüftet überbläht gebläht orthotop ektop heterotop homogenisiert
adj: stabil instabil mobil immobil kongruent inkongruent achsgerecht lagerichtig zentriert dezentriert bündig
adj: harmonisch eutroph atroph atrophisch hypertroph hyperplastisch hypoplastisch aplastisch dysplastisch
adj: dystelektatisch atelektatisch emphysematös bullös pneumonisch entzündlich postentzündlich infektiös septisch
adj: aseptisch bakteriell viral mykotisch tuberkulös spezifisch unspezifisch granulomatös eitrig putrid livid rapid
adj: hybrid morbid fragil labil grazil kachektisch obstipiert passager okkult foudroyant serofibrinös straff
adj: zähflüssig jauchig kotig gallig purulent präzis spröd nekrotisch einschmelzend abszedierend phlegmonös erosiv
adj: ulzerös hämorrhagisch eingeblutet blutig serös chylös muzinös schleimig viskös flüssig gasförmig lufthaltig
adj: fetthaltig fettig lipomatös adipös verfettet steatotisch zirrhotisch fibrosiert ischämisch postischämisch
adj: hypoxisch infarziert embolisch thrombotisch thrombosiert stenotisch stenosierend poststenotisch prästenotisch
adj: hämodynamisch aneurysmatisch ektatisch varikös okklusiv arteriosklerotisch atherosklerotisch sklerotisch
adj: sklerosiert verkalkt kalzifiziert verknöchert ossifiziert osteolytisch osteoplastisch osteoblastisch osteophytär
adj: spondylophytär osteoporotisch osteopenisch osteochondrotisch arthrotisch degenerativ erosiv-arthrotisch
adj: traumatisch posttraumatisch atraumatisch frakturiert disloziert undisloziert nichtdisloziert unverschoben
adj: verschoben verkürzt impaktiert komminutiv mehrfragmentär luxiert subluxiert gestaucht imprimiert sekundär primär
adj: tertiär sintert ödematös perifokal umgebend perilesional periläsional läsional intraläsional raumfordernd
adj: verdrängend infiltrierend invasiv destruierend metastatisch metastasensuspekt tumorsuspekt malignitätssuspekt
adj: malignitätsverdächtig metastasenverdächtig suspekt verdächtig maligne malign benigne benign gutartig bösartig
adj: proliferativ karzinomatös sarkomatös lymphomsuspekt differenziert hormonell endokrin exokrin kongenital erworben
adj: hereditär genetisch idiopathisch iatrogen postoperativ präoperativ intraoperativ postinterventionell
adj: periinterventionell postpartal postmenopausal prämenopausal perimenopausal postaktinisch radiogen lagebedingt
adj: atembedingt technisch methodisch alters-bedingt verschleißbedingt schmerzhaft druckdolent indolent
adj: druckschmerzhaft palpabel tastbar komprimierbar kompressibel verschieblich atemverschieblich durchgängig
adj: perfundiert durchblutet kompensiert dekompensiert insuffizient suffizient kompetent obstruktiv restriktiv
adj: funktionell funktionslos funktionstüchtig progredient größenprogredient regredient größenregredient
adj: größenkonstant größenstabil konstant rückläufig zunehmend abnehmend rezidivierend persistierend rezidiviert
adj: residuell

# Time, certainty, relation, general
adj: akut subakut chronisch perakut frisch alt älter jung jünger neu neuer neuest neu-aufgetreten aktuell früher
adj: ehemalig damalig bisherig vorbestehend vorbekannt vorbeschrieben bekannt unbekannt vorherig nachfolgend folgend
adj: anschließend zeitnah kurzfristig mittelfristig langfristig langstreckig kurzstreckig jährlich monatlich
adj: wöchentlich täglich stündlich vorläufig endgültig initial final terminal früh spät dringend dringlich elektiv
adj: ambulant stationär ärztlich möglich wahrscheinlich unwahrscheinlich sicher fraglich fragwürdig eindeutig
adj: zweideutig klar unklar offensichtlich nachweisbar nachweislich darstellbar abgrenzbar erkennbar sichtbar
adj: beurteilbar einsehbar messbar vergleichbar verwertbar auswertbar vereinbar vermeidbar verfügbar zugänglich
adj: erreichbar therapierbar operabel resektabel reversibel irreversibel relevant irrelevant signifikant wesentlich
adj: nennenswert bedeutsam wichtig richtig falsch-positiv falsch-negativ falsch echt unecht typisch atypisch klassisch
adj: charakteristisch pathognomonisch differenzialdiagnostisch differentialdiagnostisch diagnostisch therapeutisch
adj: prognostisch präventiv kurativ palliativ adjuvant neoadjuvant konservativ operativ interventionell endoskopisch
adj: laparoskopisch arthroskopisch perkutan endovaskulär chirurgisch gefäßchirurgisch neurochirurgisch orthopädisch
adj: pulmonologisch gastroenterologisch gynäkologisch onkologisch rheumatologisch endokrinologisch internistisch
adj: pädiatrisch geriatrisch psychiatrisch angiologisch radiologisch nuklearmedizinisch strahlentherapeutisch
adj: histologisch klinisch apparativ anamnestisch symptomatisch asymptomatisch symptomlos anatomisch morphologisch
adj: tomographisch tomografisch magnetresonanztomographisch bildgebend sonographisch sonografisch duplexsonographisch
adj: dopplersonographisch mammographisch angiographisch szintigraphisch röntgenologisch fluoroskopisch planimetrisch
adj: volumetrisch visuell quantitativ qualitativ objektiv subjektiv statistisch numerisch technetium-markiert ganz
adj: gesamt halb voll vollständig unvollständig komplett inkomplett total subtotal partiell teilweise restlich übrig
adj: sonstig weiter ander einzeln einzig gemeinsam verschieden unterschiedlich ähnlich gleich gleichmäßig gleichartig
adj: identisch synchron metachron zusätzlich begleitend assoziiert isoliert kombiniert kontinuierlich durchgehend
adj: dauerhaft vorübergehend permanent temporär transient intermittierend paroxysmal generalisiert lokal lokalisiert
adj: lokoregionär regional systemisch global ubiquitär multilokulär multisegmental mehrsegmental mehretagig
adj: multietagig bifokal pluriorifiziell mehrzeitig einschichtig dreischichtig angrenzend benachbart entsprechend
adj: betont akzentuiert prominent imponierend führend dominant dominierend überwiegend vorwiegend hauptsächlich
adj: weitgehend weitestgehend größtenteils annähernd ungefähr genau exakt präzise geeignet ausreichend unzureichend
adj: suboptimal optimal gut schlecht besser best schlechter mangelhaft befriedigend eingeschränkt limitiert bedingt
adj: notwendig nötig erforderlich ratsam indiziert empfehlenswert wünschenswert gewünscht geplant gezielt
adj: zielgerichtet orientierend ergänzend erweitert erneut wiederholt intensiv extensiv normwertig grenzwertig erhöht
adj: erniedrigt vermehrt vermindert verstärkt abgeschwächt gesteigert reduziert ausgeprägt angedeutet umgekehrt
adj: gegenläufig antegrad retrograd direkt indirekt unmittelbar mittelbar positiv negativ neutral aktiv inaktiv passiv
adj: spontan reaktiv kompensatorisch vikariierend konsekutiv konkordant diskordant korrespondierend korrelierend
adj: konform diskrepant adäquat relativ absolut speziell allgemein besonder üblich gewöhnlich selten häufig seltener
adj: häufiger öfter ständig plötzlich langsam rasch schnell zügig schonend komplex kompliziert unkompliziert schwierig
adj: einfacher heftig penetrierend geschlossen offen geöffnet weich hart derb fest elastisch prall schlaff starr
adj: rigide locker dicht porös spröde brüchig feucht trocken nass warm kalt heiß weiß schwarz grau hell dunkel rot
adj: blau gelb grün farbig leer gefüllt weiblich männlich kindlich jugendlich erwachsen adult infantil juvenil senil
adj: neonatal pränatal postnatal perinatal fetal embryonal maternal gravid schwanger nüchtern wach bewusstlos
adj: ansprechbar orientiert intubiert beatmet sediert bettlägerig stehend liegend sitzend aufrecht freundlich
adj: kollegial geehrt verehrt lieb herzlich persönlich schriftlich mündlich telefonisch beiliegend obig untenstehend
adj: vorliegend vorhanden fehlend ausstehend verbleibend möglichst baldig zeitig verspätet jetzig heutig gestrig
adj: morgig derzeitig einstig sonst nah nahe fern entfernt näher weiter-bestehend abhängig fähig unfähig tätig gültig
adj: einig uneinig wenig viel mehr meist gering-gradig hochrasant niedrig-gradig hochfrequent niederfrequent
adj: hochdosiert hochverdächtig hochsuspekt kontrollbedürftig abklärungsbedürftig therapiebedürftig hilfsbedürftig
adj: therapierefraktär anlagebedingt projektionsbedingt

# Parts of compounds that live as adjectives too
adj: alveolararm bildarm blutarm fettarm fettreich zellarm wasserarm flüssigkeitsgefüllt luftgefüllt gasgefüllt
adj: stuhlgefüllt luftüberlagert darmgasüberlagert bindegewebig narbig schwielig netzig wabig trabekulär neurogen
adj: myogen lumbalisiert sakralisiert spondylarthrotisch spondylogen diskoligamentär kapselnah gelenknah rumpfnah
adj: stammnah hautnah knochennah organüberschreitend kapselüberschreitend organbegrenzt pleuraständig pleuranah
adj: herznah zwerchfellnah wirbelkörpernah wurzelnah kreuzbandnah primär-progredient sekundär-progredient
adj: schubförmig-remittierend schubförmig demyelinisierend demyelinisiert mikroangiopathisch vaskulitisch gliotisch
adj: lakunär territorial hämodynamisch-relevant kardiovaskulär kardiopulmonal kardiogen nephrogen hepatogen
adj: pankreatogen cholezystitisch appendizitisch divertikulitisch urogen lymphogen hämatogen aerob anaerob
adj: enzephalitisch tumorverdächtig karzinomverdächtig rezidivverdächtig covid-typisch zystoid angiomatös
adj: hämangiomatös papillär papillomatös adenomatös villös tubulovillös mastopathisch involutiv involviert
adj: fibroglandulär glandulär drüsig dysontogenetisch mesenchymal epithelial myxoid lipoid lipogen
# More
adj: normalkalibrig normkalibrig kleinkalibrig großkalibrig kaliberstark kaliberschwach glattwandig dünnwandig
adj: dickwandig zartwandig polymorph monomorph vakuumassistiert rechtskonvex linkskonvex skapholunär lunotriquetral
adj: diensthabend prozentig trikuspid trikuspidal bikuspid kavernös filiform formal profund kalkanear sekretorisch
adj: proliferierend eibläsig radiär axiär osteosynthetisch parenchymatös intrinsisch extrinsisch styloidal foveal
adj: piso-triquetral pisotriquetral egressiv regressiv schmächtig gebypasst malignomsuspekt exemplarisch strukturell
adj: prospektiv retrospektiv ostiomeatal neural intraneural perineural multietagär längst größt kürzest höchst stärkst
adj: tiefst jüngst länger kürzer stärker schwächer größer schärfer wärmer kälter breitest schmalst wenigst geringst
adj: mindest systolisch diastolisch enddiastolisch endsystolisch knorplig vital avital osteopen petechial kinematisch
adj: mechanisch indifferent suggestiv korrekt plausibel optional definitiv exzellent simultan kondylär bikondylär
adj: suprakondylär interkondylär unikondylär gekoppelt versetzt marginal atheromatös intrakavitär periprothetisch
adj: zementiert zementfrei postthrombotisch posttherapeutisch transpedikulär transjugulär transarteriell transfemoral
adj: transmalleolär bimalleolär trimalleolär krural pseudarthrotisch hypertrophiert atrophiert nonunion ligamentös
adj: knochenmarknah inzident inzidentell aktiviert deformiert mutilierend degenerativ-bedingt alltäglich
adj: belastungsabhängig atemabhängig meldepflichtig abklärungswürdig erwähnenswert bemerkenswert beachtenswert
adj: klinisch-relevant gewebsspezifisch unverdächtig kritisch akzeptabel tolerabel erträglich nützlich schädlich
adj: gefährlich harmlos bedrohlich notwendigerweise vorsichtig nachträglich vorherrschend unscheinbar subtil dezent
adj: feinst grobst kleinst nahezu lückenlos durchscheinend transparent opak transluzent trüb gräulich bläulich rötlich
adj: gelblich weißlich schwärzlich tiefsitzend einliegend anliegend höhengemindert deckplattennah grundplattennah
adj: ansatznah insertionsnah abgangsnah bifurkationsnah mündungsnah prätibial prätracheal präpylorisch präperitoneal
adj: retrobulbär retrolental retrozökal subakromial subdeltoidal subkorakoidal subligamentär subependymal subglottal
adj: subserös submukös intrakanalikulär intrathorakal intraluminal endoluminal extraluminal intraossär
adj: intraprostatisch intrapulmonal intrarenal intrathekal intravesikal intrazisternal perianeurysmal periampullär
adj: periapikal perianastomotisch peridivertikulär perikolonisch perimeniskal perinephritisch periorbital
adj: periradikulär perisigmoidal peritrochantär peritumoral perizökal parameniskal parapelvin paraspinös paratracheal
adj: parailiakal paralabral parapneumonisch parenchymal juxtakortikal infraorbital suprahyoidal infrahyoidal
adj: suprakollikulär oblique teilweis kommunizierend obliterierend strangulierend okkludierend perforierend
adj: sklerosierend ankylosierend verkalkend nekrotisierend granulierend vernarbend schrumpfend fistelnd blutend
adj: schwellend drückend stechend brennend ziehend wandernd wechselnd schwankend bleibend überlappend übergehend
adj: auslaufend durchtretend querend kreuzend anhaltend lindernd weiterführend drainierend versorgend ernährend
adj: tragend stützend haltend hängend obenliegend untenliegend amerikanisch deutsch europäisch international national
adj: schweizerisch österreichisch englisch lateinisch florid floride subkarinal interdisziplinär retroplazentar
adj: wallersch still verrukös keratös myxomatös olivopontozerebellär vakuolär dysbarisch motorisch sensibel sensorisch
adj: sensomotorisch vegetativ autonom lymphangitisch inflammatorisch thrombolytisch transluminal transhepatisch
adj: komplikationslos ereignislos zeitgerecht reif unreif frühgeboren entwickelt bihilär bipulmonal bibasal bifrontal
adj: bihemisphärisch perilymphatisch mosaikartig girlandenförmig kulissenartig lanzettförmig birnenförmig
adj: hufeisenförmig eiförmig zylindrisch konisch konkav konvex plan planar uneben eben parallel orthogonal winklig
adj: gewinkelt anguliert geknickt gekrümmt verbogen verdreht verzogen gerafft gespannt entspannt schlitzförmig
adj: sanduhrartig taillenförmig taillenartig tumornah medikamentös systematisch familiär beruflich sportlich privat
adj: häuslich häusliche lebenslang vorgeburtlich nachgeburtlich nächtlich morgendlich abendlich postprandial
adj: präprandial schmerzlos schmerzarm belastbar stabilisiert dynamisiert rigid gelenkig steif beweglich fixiert
adj: verbacken verklebt adhärent abgekapselt gekapselt rechtsbetont linksbetont dorsobasal posterobasal mediobasal
adj: anterobasal apikoposterior rechtshirnig linkshirnig rechtsdominant rechtsläufig linksläufig rechtsgerichtet
adj: linksgerichtet diabetisch medizinisch biologisch chemisch physikalisch grundsätzlich gesetzlich rechtlich
adj: finanziell sozial psychisch psychosomatisch körperlich seelisch geistig kognitiv mental emotional öffentlich
adj: heimlich sachlich fachlich inhaltlich zeitlich räumlich örtlich ursächlich hinsichtlich ordentlich
adj: außerordentlich deutschsprachig tatsächlich wirklich angeblich vermutlich vermeintlich schließlich ursprünglich
adj: anfänglich übersichtlich verständlich verträglich natürlich künstlich synthetisch organisch mineralisch
adj: metallisch magnetisch elektrisch elektronisch akustisch optisch thermisch hydraulisch pulsatil pulsierend
adj: turbulent laminar hepatopetal hepatofugal hepatobiliär hepatozellulär kolorektal gastroduodenal ösophagogastral
adj: rektovaginal vesikoureteral pyeloureteral tuboovariell kranialwärts kaudalwärts akromial karpometakarpal
adj: metakarpophalangeal tarsometatarsal calcaneocuboidal kalkaneokuboidal tibiofibular iliotibial kokzygeal
adj: unkovertebral kostodiaphragmatisch hepatorenal splenorenal portokaval mesenterikokaval aortopulmonal
adj: axillofemoral neurodegenerativ neuroendokrin neuropathisch nozizeptiv dermatogen arthrogen osteogen chondrogen
adj: fibrogen vasogen toxisch allergisch autoimmun rheumatoid rheumatisch gichtig psoriatisch reaktiv-entzündlich
adj: eosinophil neutrophil plasmazellulär großzellig kleinzellig klarzellig spindelzellig riesenzellig
adj: niedrigdifferenziert lokal-fortgeschritten fortgeschritten voroperiert resezierbar ileotransvers transvers
adj: fulminant steril tailliert präostial biliodigestiv enteroenteral wahr senkrecht gespeist varisch valgisch
adj: aufgetrieben eingescheidet eingemauert eingestülpt verheilt gefiedert gebuckelt haftend durchgreifend gewandert
adj: junktional imbibiert kollateralisiert temporopolar infrakarinal periappendizeal ersichtlich hepatozytenspezifisch
adj: normokinetisch hypokinetisch hyperkinetisch akinetisch dyskinetisch
`
