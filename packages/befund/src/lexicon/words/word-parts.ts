export const wordParts = `
# First parts that are no words of their own
prefix: ober unter vor nach rück neben haupt rest mit aus ein ab an auf um über zu innen außen vorder hinter mittel
prefix: zwischen gegen fehl miss un ur groß klein mehr minder hoch tief früh spät voll halb teil erst zweit dritt
prefix: letzt eigen fremd selbst gesamt allgemein sonder einzel doppel dreh quer längs schräg seit seiten wieder
prefix: weiter fort ganz kern grund nicht ge be ver zer ent links rechts beid mehrfach vielfach zwei drei vier fünf
prefix: sechs sieben acht neun zehn viel peri para prä pre post sub supra infra inter intra extra endo ekto ento epi
prefix: exo hyper hypo iso normo eu dys a anti ante retro trans ultra mikro makro mega mini maxi mono bi tri tetra
prefix: quadri multi poly oligo pan semi hemi holo homo hetero ko kon kom de des dis re in im il meta neo pseudo quasi
prefix: auto allo mesio medio meso ortho onko super tele thermo turbo juxta circum zirkum kontra contra ipsi bilateral
prefix: inkomplett antero postero dorso ventro latero kranio kaudo proximo disto supero infero apiko baso zentri
prefix: zentro kardio myo hepato spleno nephro reno pyelo uretero urethro urero uro vesiko zysto cholezysto cholangio
prefix: choledocho pankreato pankreatiko gastro duodeno jejuno ileo kolo rekto prokto ano sigmoido appendiko zöko
prefix: ösophago pharyngo laryngo tracheo broncho bronchiolo bronchio pleuro pneumo pulmo alveolo thorako kosto sterno
prefix: kleido klavikulo akromio korako skapulo gleno humero radio ulno karpo metakarpo falango phalango femoro tibio
prefix: fibulo patello talo kalkaneo naviko navikulo kubo kuboido tarso metatarso ilio sakro ischio pubo lumbo
prefix: spondylo vertebro zerviko cerviko zerebro zerebello enzephalo meningo neuro radikulo myelo leuko lympho
prefix: lymphadeno hämo hämato haemo thrombo embolo angio arterio veno phlebo vaso vaskulo kapillaro aorto koronaro
prefix: atrio ventrikulo mitro valvulo septo osteo chondro arthro synovio teno tendino fibro sklero lipo adeno karzino
prefix: sarko zyto histo blasto patho immuno sero muko hydro pyo xero litho kalzi kalko mammo gynäko utero hystero
prefix: salpingo ovario adnexo vagino prostato orchi orchido skroto testo epididymo thyreo thyro parathyreo sialo
prefix: parotido oto rhino naso oro sino fronto temporo parieto okzipito ethmo ethmoido spheno sphenoido maxillo
prefix: mandibulo dento odonto orbito okulo optiko hypophyseo suprasello ponto thalamo striato kortiko subkortiko
prefix: fazio faszio dermo kuto rhombo mikroangio makroangio leukoenzephalo kyphosko kypho skolio atlanto vestibulo
prefix: kochleo tympano laryngotracheo ösophagogastro gastroösophago ileozöko rektosigmo rektovagino vesikovagino
prefix: kolpo perineo omento mesenterio peritoneo retroperitoneo viszero abdomino thorakolumbo lumbosakro iliofemoro
prefix: femoropoplito poplito kruro dorsolumbo skapho lunato luno triquetro trapezio piso kapito hamato echo elektro
prefix: video foto röntgen sono ergo spiro plethysmo psycho physio bio chemo strahlen immun gamma tomo morpho topo
prefix: steno dynamo kinesio mechano

# Last parts that are no words of their own
head-f n: ektomie tomie stomie skopie graphie grafie logie pathie plasie trophie megalie algie metrie penie zytose
head-f n: manie plegie tonie urie ämie ästhesie genese zele phobie malazie ektasie ektase stase lyse dese rrhagie rrhoe
head-f n: lexie phasie opsie therapie pexie klasie ose nahme gabe
head-f en: genität densität intensität itis/itiden lithiasis pnoe plastik iasis seitigkeit fähigkeit bedürftigkeit
head-f en: freiheit losigkeit barkeit förmigkeit führung haltung stellung gebung setzung ziehung tragung klärung
head-m en: zyt blast klast phyt lith patient
head-m n: loge
head-m =: iater
head-n e: gramm om skop gen nom kranium/kranien nukleom
head-adj: weis seitig förmig artig ständig gradig streckig jährig tägig stündig wöchig monatig malig stellig teilig
head-adj: gliedrig reihig zeilig schichtig lappig kammerig polig phasig zeitig fach fähig bedürftig pflichtig haltig
head-adj: freundlich frei arm reich los haft bar mäßig weise gemäß gerecht typisch spezifisch bedingt abhängig nah
head-adj: fern ähnlich wertig äquivalent isointens isodens suspekt verdächtig affin dicht durchlässig sicher fest
head-adj: bezogen betont assoziiert induziert gestützt gesteuert gezielt getriggert gewichtet verstärkt korrigiert
head-adj: aufnehmend anreichernd speichernd gebend bildend fordernd führend tragend erhaltend überschreitend
head-adj: übergreifend kreuzend umfassend gefüllt überlagert gestaut vermindert erweitert verdickt gebunden gängig
head-adj: fällig wirksam kundig zugehörig müde gen genetisch logisch skopisch graphisch grafisch tomisch pathisch
head-adj: plastisch plegisch trop troph trophisch phil phob zystisch zytär itisch otisch ös ektatisch algisch metrisch
head-adj: ämisch urisch tonisch intens dens echogen modal lateral vaskulär vaskularisiert ventriert plan planar axial
head-adj: segmental fokal zentrisch form lobulär okulär zellulär nukleär molekular
prefix: vakuum hypostatik pneumato dermato trikuspido mediastino dorsoventro kranioventro
`
