export const wordParts = `
# First parts that are no words of their own
prefix: a mega gamma para infra supra tetra ultra intra kontra contra extra meta juxta ab halb sub beid fremd grund be
  de ge tele re pre ante tief fünf auf schräg vielfach mehrfach nach hoch dreh früh bi drei zwei orchi hemi semi mini
  epi quadri peri tri zentri quasi ipsi multi anti maxi kalzi rück hypostatik bilateral viel doppel mittel einzel fehl
  il teil voll im kom um circum zirkum vakuum an pan sieben neben gegen eigen röntgen zwischen strahlen innen außen
  seiten zehn in ein klein allgemein kon kern un neun immun phlebo rhombo thrombo lumbo thorakolumbo dorsolumbo turbo
  kubo pubo kleido orchido kuboido sigmoido ethmoido sphenoido trikuspido parotido endo kaudo pseudo video tracheo
  laryngotracheo kochleo ileo neo kalkaneo perineo peritoneo retroperitoneo thyreo parathyreo hypophyseo osteo
  ösophago gastroösophago oligo falango phalango meningo salpingo pharyngo laryngo ergo echo broncho choledocho psycho
  skapho lympho morpho kypho patho litho ortho bio tibio radio medio kardio angio cholangio makroangio mikroangio
  bronchio ischio ilio skolio akromio kranio ovario mesenterio arterio atrio mesio kinesio physio synovio fazio
  trapezio faszio ko thorako korako appendiko apiko vesiko pankreatiko optiko kortiko subkortiko naviko zerviko
  cerviko kalko onko sarko kyphosko leuko muko gynäko zöko ileozöko enzephalo leukoenzephalo sialo talo myelo pyelo
  allo zerebello suprasello patello maxillo embolo alveolo holo bronchiolo kolo mandibulo fibulo vestibulo radikulo
  ventrikulo klavikulo navikulo okulo vaskulo skapulo valvulo spondylo thalamo dynamo haemo chemo rektosigmo ethmo
  proximo pulmo mammo homo tomo dermo thermo normo plethysmo pneumo epididymo hämo ano mechano tympano adeno
  lymphadeno duodeno spheno gleno spleno reno teno steno veno tendino vagino vesikovagino rektovagino rhino abdomino
  sino mediastino karzino ulno mono sono sterno jejuno luno immuno lipo kolpo topo karpo metakarpo hypo kapillaro
  koronaro zerebro vertebro fibro chondro hydro infero sklero humero supero urero sero latero hetero uretero antero
  postero hystero utero xero viszero nephro urethro arthro spiro makro sakro lumbosakro mikro oro femoro iliofemoro
  temporo retro triquetro mitro elektro ventro kranioventro dorsoventro zentro gastro ösophagogastro uro pleuro neuro
  kruro thyro baso naso vaso meso iso piso tarso metatarso dorso pankreato striato hamato dermato pneumato hämato
  lunato hepato prostato parieto orbito poplito femoropoplito kapito okzipito ekto rekto prokto atlanto ento dento
  omento odonto ponto fronto oto foto skroto septo aorto blasto testo disto histo kosto zysto cholezysto auto kuto
  zyto exo adnexo myo pyo ober über wieder minder sonder vorder vier super hyper weiter inter hinter unter quer ver
  zer mehr vor ur des längs sechs dis links trans miss groß rechts aus dys acht nicht seit zweit mit gesamt ent haupt
  fort selbst rest post erst inkomplett dritt letzt spät eu zu poly ganz prä
# Last parts that are no words of their own
head-f n: gabe phobie graphie grafie rrhagie plegie algie logie trophie pathie megalie tomie ektomie stomie ämie manie
  penie tonie therapie skopie metrie urie phasie klasie plasie ektasie ästhesie opsie lexie pexie malazie zele nahme
  rrhoe ektase stase dese genese ose zytose lyse
head-f en: pnoe gebung tragung ziehung stellung führung klärung haltung setzung plastik iasis lithiasis itis/itiden
  freiheit fähigkeit förmigkeit losigkeit bedürftigkeit seitigkeit barkeit genität densität intensität
head-m en: lith patient blast klast phyt zyt
head-m n: loge
head-m =: iater
head-n e: gramm om nukleom nom kranium/kranien gen skop
head-adj: phob gebend bildend übergreifend tragend aufnehmend umfassend überschreitend erhaltend kreuzend fordernd
  anreichernd müde weise gradig kundig ständig stündig gängig tägig wöchig reihig streckig malig teilig
  zeilig stellig fällig polig förmig lappig gliedrig kammerig jährig zugehörig phasig durchlässig monatig bedürftig
  schichtig pflichtig verdächtig seitig zeitig haltig artig wertig nah fach reich freundlich graphisch grafisch
  plegisch algisch logisch trophisch pathisch tomisch ämisch tonisch skopisch metrisch zentrisch urisch genetisch
  itisch otisch plastisch troph modal lateral phil wirksam arm form plan gebunden gen bezogen affin fern trop bar
  molekular nukleär okulär zellulär zytär weis dens intens los gemäß ös haft gerecht dicht verdickt äquivalent
  überlagert getriggert korrigiert ventriert vaskularisiert induziert gesteuert gestaut gestützt
`
