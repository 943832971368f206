export const functionWords = `
det: dieselbe derselbe dasselbe jede beide diejenige derjenige dasjenige wenige einige derartige jegliche etliche
  sämtliche welche irgendwelche solche manche die viele alle jene eine irgendeine keine meine seine mehrere unsere
  ihre diese dreierlei zweierlei vielerlei allerlei keinerlei dem jedem beidem welchem solchem allem jenem einem
  irgendeinem keinem meinem seinem unserem ihrem diesem demselben denselben derselben desselben den jeden beiden
  wenigen einigen derartigen dergleichen jeglichen etlichen sämtlichen welchen solchen manchen vielen allen jenen
  einen keinen meinen seinen mehreren unseren ihren diesen ein irgendein kein mein sein der jeder beider weniger
  einiger derartiger jeglicher etlicher sämtlicher welcher solcher mancher vieler aller jener einer irgendeiner keiner
  meiner seiner mehrerer unserer ihrer dieser unser ihr das des jedes beides einiges derartiges jegliches welches
  solches alles jenes eines keines seines ihres dieses
prep: via ab oberhalb innerhalb außerhalb unterhalb anhand entsprechend während aufgrund mithilfe infolge je anstelle
  ohne inklusive exklusive auf entlang nach abzüglich bezüglich zuzüglich hinsichtlich durch bei am im beim vom
  hinterm um zum an neben gegen entgegen wegen zwischen binnen zugunsten inmitten in von pro über gegenüber per außer hinter
  unter vor zur für betreffs aufs längs durchs bis zwecks mangels mittels ums ans seitens ins übers hinters unters
  vors fürs gemäß angesichts jenseits beiderseits diesseits aus versus seit unweit mit samt nebst statt anstatt laut
  zu trotz
pron: niemand jemand sie darauf hierauf worauf danach wonach ich dich mich sich dadurch wodurch hierdurch euch dabei
  wobei hierbei wem ihm man daran woran daneben dagegen dazwischen denen ihnen deren dessen wessen wen ihn darin
  hierin worin jedermann davon wovon hiervon er darüber einander dahinter darunter hierunter wer dir mir wir davor
  dafür wofür hierfür was etwas irgendetwas es uns nichts daraus hieraus damit womit du dazu wozu hierzu
conj: da ob sobald und solange wie sowie beziehungsweise respektive obgleich doch jedoch noch soviel obwohl sowohl
  weil nachdem indem wohingegen denn wenn sondern sofern aber weder entweder oder bevor als falls dass daß sodass plus
  minus soweit bzw
adv: ja ca circa zirka etwa hinab herab vorab geb halb dreieinhalb zweieinhalb eineinhalb deshalb weshalb anderthalb
  darob insb ad bald alsbald vorderhand stand überwiegend vorwiegend dementsprechend umgehend weitestgehend zunehmend
  anscheinend abschließend anschließend tausend annähernd rund gerade heutzutage etwaige demzufolge beinahe ehe siehe
  nie danke mittlerweile alleine inne gerne vorne insbesondere probeweise wahlweise teilweise stufenweise
  passagenweise streckenweise stellenweise paarweise zufälligerweise üblicherweise möglicherweise glücklicherweise
  erfreulicherweise typischerweise klassischerweise idealerweise normalerweise näherungsweise vorzugsweise
  vergleichsweise beispielsweise ausnahmsweise abschnittsweise zeitweise schrittweise ansatzweise bruise bitte heute
  cave unauff ggf elf zwölf fünf hinauf herauf weg hinweg vorweg obig häufig vorrangig erstmalig zeitweilig wenig
  ebensowenig dreißig künftig zukünftig dorsalseitig anderweitig gleichzeitig andersartig mittig siebzig fünfzig
  sechzig zwanzig neunzig vierzig achtzig tagelang jahrelang monatelang stundenlang wochenlang minutenlang bislang sog
  schräg beinah vielfach mehrfach demnach seitengleich sogleich zeitgleich zugleich letztendlich nebenbefundlich
  lediglich folglich täglich bestmöglich schnellstmöglich größtmöglich hierbezüglich diesbezüglich unverzüglich
  reichlich hauptsächlich vornehmlich ähnlich augenscheinlich wahrscheinlich sicherlich neuerlich schließlich
  offensichtlich zwischenzeitlich vorbehaltlich hoffentlich gelegentlich vermutlich letztlich grundsätzlich zusätzlich
  dennoch hindurch querdurch auch derlei drei frei zwei quasi zurück sic hoc mal manchmal nochmal dreimal zweimal
  einmal keinmal zumal viel wieviel viertel wohl sehrwohl teil derweil inkl exkl überall prinzipiell aktuell eventuell
  voll null seitl evtl gemeinsam ehedem idem ibidem außerdem seitdem zudem trotzdem weitem heim minim kaum rundum
  warum wiederum herum rundherum drumherum ringsherum ringsum kurzum heran voran momentan eben sieben hierneben soeben
  oben sozusagen hingegen deswegen etwaigen inzwischen einstweilen zuweilen zusammen innen desweiteren dermaßen
  folgendermaßen einigermaßen einigermassen gleichermaßen gewissermaßen bekanntermaßen währenddessen infolgedessen
  unterdessen außen mitnichten selten hinten unten ehesten ansonsten zuungunsten zehn siebzehn fünfzehn sechzehn
  dreizehn neunzehn vierzehn achtzehn allein nein hinein rein herein hin ohnehin daraufhin wohin hierhin immerhin
  weiterhin schlechthin mithin dorthin min einzeln dann wann schon inwiefern insofern gern gestern vorn neun nun ergo
  alio loco so wieso sowieso also umso ebenso genauso dito desto wo irgendwo nirgendwo zwo knapp resp offenbar dar gar
  sogar zwar demgegenüber tagsüber nieder wieder leider aufeinander nacheinander beieinander aneinander nebeneinander
  gegeneinander ineinander voneinander übereinander hintereinander untereinander auseinander miteinander zueinander
  etwaiger länger her daher sicher eher nachher umher nebenher woher vorher bisher seither früher hier vier immer
  ferner weiter mitunter später quer vergr mehr vielmehr sehr ungefähr empor hervor zuvor altersentspr nur sekundär
  tertiär primär bds abends nirgends zusehends vollends beiderends etwaiges selbiges überdies weiteres fs ggfs mittags
  keineswegs allerdings neuerdings sechs preis links damals ehemals niemals nochmals vormals erstmals letztmals teils
  meistenteils größtenteils jeweils gleichfalls ebenfalls jedenfalls allenfalls gegebenenfalls bestenfalls keinesfalls
  zeitlebens übrigens morgens fünftens zweitens viertens mindestens frühestens spätestens wenigstens sechstens höchstens meistens erstens
  drittens eins los anstandslos anders besonders naturgemäß ordnungsgemäß erfahrungsgemäß definitionsgemäß stets
  nachts rechts bereits beidseits kontralateralseits allseits anderseits linkerseits einerseits andererseits
  rechterseits linksseits rechtsseits anderenorts andernorts hierorts abwärts kopfwärts aufwärts rückwärts einwärts
  vorwärts fußwärts auswärts seitwärts hinaus heraus voraus weitaus vs untergeordnet ungeachtet oft acht vielleicht
  nicht inwieweit derzeit jederzeit seinerzeit zurzeit somit exakt wohlgemerkt insgesamt letztgenannt derart hundert
  dreihundert zweihundert einhundert dort ebendort fort sofort fast selbst hierselbst zumindest fest längst unlängst
  jüngst baldmöglichst demnächst zunächst meist zumeist sonst erst vorerst zuerst syst wett erneut jetzt zuletzt
  geradezu nahezu allzu hinzu max ganz nichtsdestotrotz
adj: nochmalig einmalig erstmalig vielfach vierfach mehrfach siebt elft zwölft fünft acht zweit doppelt zehnt
  sechzehnt vierzehnt neunt viert zwanzigst sechst nächst erst dritt letzt vorletzt
aux: sind wird habe werde wurde würde wäre lasse durfte dürfte möchte sollte wollte konnte könnte musste müsste hatte
  hätte darf mag sei will soll haben werden worden wurden würden dürfen mögen seien sollen wollen können waren wären
  gewesen lassen gelassen ließen müssen durften dürften möchten sollten wollten konnten könnten mussten müssten hatten
  hätten bin kann war ließ muss muß hat gehabt gekonnt ist lässt läßt
`
