export const functionWords = `
# Articles and what stands like them before a noun
det: der die das des dem den ein eine einer eines einem einen kein keine keiner keines keinem keinen dieser diese
det: dieses diesem diesen jener jene jenes jenem jenen jeder jede jedes jedem jeden mein meine meinem meinen meiner
det: sein seine seiner seines seinem seinen ihr ihre ihrer ihres ihrem ihren unser unsere unserer unserem unseren
det: welcher welche welches welchem welchen mancher manche manchen solche solcher solches solchen solchem alle aller
det: alles allem allen beide beider beiden beidem beides einige einiger einiges einigen mehrere mehrerer mehreren
det: viele vieler vielen wenige weniger wenigen derselbe dieselbe dasselbe desselben derselben demselben denselben
det: derjenige diejenige dasjenige derartige derartigen derartiger derartiges sämtliche sämtlicher sämtlichen etliche
det: etlicher etlichen irgendein irgendeine irgendeiner irgendeinem irgendwelche keinerlei jeglicher jegliche
det: jeglichen jegliches dergleichen allerlei vielerlei zweierlei dreierlei

prep: im am ins ans beim zum zur vom aufs ums durchs fürs übers unters hinterm hinters vors in an auf bei zu von aus
prep: mit nach vor seit ohne gegen um für durch über unter hinter neben zwischen bis ab außer entlang gegenüber wegen
prep: trotz während innerhalb außerhalb oberhalb unterhalb anhand aufgrund mittels laut gemäß bezüglich hinsichtlich
prep: infolge mangels seitens zwecks zugunsten beiderseits diesseits jenseits inklusive exklusive samt nebst zuzüglich
prep: abzüglich per pro via statt anstatt anstelle mithilfe angesichts betreffs entsprechend binnen längs unweit
prep: inmitten je versus

pron: ich du er sie es wir ihr mich mir dich dir ihn ihm ihnen uns euch sich man wer was wem wen wessen dessen deren
pron: denen jemand niemand nichts etwas jedermann einander irgendetwas hierbei dabei davon dazu damit dafür dagegen
pron: daran darauf daraus darin darüber darunter davor dahinter daneben dazwischen hierzu hiervon hierfür hierdurch
pron: hieraus hierin hierauf hierunter dadurch danach worin wobei woran wodurch worauf wofür womit wozu wovon wonach

conj: und oder aber sondern denn doch jedoch sowie sowohl wie als weder noch entweder bzw beziehungsweise respektive
conj: dass daß weil da wenn falls ob obwohl obgleich während bevor nachdem sobald solange sodass sofern soweit soviel
conj: indem damit bis wobei wohingegen plus minus

# Adverbs and particles
adv: fs nicht auch nur noch schon sehr eher etwa circa zirka rund knapp fast nahezu beinahe kaum gar ganz so zu hier dort
adv: da dann nun jetzt heute gestern aktuell derzeit zurzeit momentan zuletzt zuvor vorher nachher bisher bislang
adv: seither seitdem inzwischen mittlerweile zwischenzeitlich weiterhin weiter ferner zudem außerdem überdies darüber
adv: hinaus zusätzlich nebenbefundlich insbesondere insgesamt insofern ansonsten sonst anderweitig lediglich
adv: allenfalls bestenfalls höchstens mindestens wenigstens zumindest teils teilweise größtenteils meist meistens mehr
adv: weniger am ehesten möglicherweise vermutlich wahrscheinlich wohl vielleicht eventuell gegebenenfalls offenbar
adv: offensichtlich augenscheinlich anscheinend sicher sicherlich allerdings dennoch trotzdem dementsprechend demnach
adv: somit daher deshalb deswegen folglich also mithin hingegen dagegen demgegenüber vielmehr ebenso ebenfalls
adv: gleichfalls jeweils stets immer nie niemals oft häufig selten manchmal gelegentlich mehrfach einmal zweimal
adv: dreimal erneut wieder wiederum nochmals nochmal erstmals erstmalig letztmals zunächst anschließend schließlich
adv: abschließend daraufhin währenddessen unterdessen zeitgleich gleichzeitig nacheinander links rechts beidseits
adv: beiderseits linksseits rechtsseits bds oben unten vorn vorne hinten innen außen seitwärts aufwärts abwärts
adv: rückwärts vorwärts kopfwärts fußwärts einwärts auswärts mittig überall nirgends nirgendwo irgendwo anderenorts
adv: andernorts hierorts alio loco daneben dorthin hierhin hinein heraus herein hinauf hinab herab heran herum hinweg
adv: hindurch hinzu herauf umher voraus voran zurück weg los auf ab an ein aus mit vor nach bei über um unter durch
adv: entlang empor fort her hin nieder zusammen auseinander aneinander ineinander voneinander zueinander untereinander
adv: übereinander nebeneinander miteinander jedenfalls keinesfalls keineswegs mitnichten ebensowenig genauso geradezu
adv: gerade eben exakt etwas wenig viel vielfach einzeln paarweise schrittweise stufenweise stellenweise
adv: abschnittsweise streckenweise ansatzweise beispielsweise vergleichsweise normalerweise üblicherweise
adv: typischerweise idealerweise glücklicherweise näherungsweise ausnahmsweise zufälligerweise
adv: erfreulicherweise klassischerweise probeweise passagenweise vorzugsweise quasi sozusagen gewissermaßen
adv: einigermaßen einigermassen gleichermaßen folgendermaßen bekanntermaßen erfahrungsgemäß definitionsgemäß
adv: naturgemäß ordnungsgemäß weitestgehend größtmöglich bestmöglich baldmöglichst schnellstmöglich umgehend sofort
adv: sogleich bald später früher damals ehemals vormals tagsüber nachts morgens mittags abends täglich vorab vorweg
adv: hierneben sogar selbst allein alleine gemeinsam ja nein bitte danke gern gerne leider hoffentlich zwar ergo sic
adv: dito idem ibidem cave ad hoc untergeordnet überwiegend vorwiegend hauptsächlich vornehmlich vorrangig primär
adv: sekundär tertiär hinsichtlich diesbezüglich demzufolge infolgedessen nichtsdestotrotz wahlweise seitengleich
adv: übrigens schlechthin soeben vorerst letztlich letztendlich weitaus weitem längst länger mal sowieso ohnehin
adv: bereits erst wo wohin woher warum weshalb wieso wann wie wieviel inwieweit inwiefern je desto umso zwecks
adv: drumherum ringsum ringsherum rundherum rundum querdurch quer schräg längs darob hierselbst heutzutage kurzum
adv: reichlich dar inne wett heim fest frei preis statt stand teil acht siehe vs max min resp ggf inkl exkl sog ggfs
adv: evtl insb ca geb anderthalb eineinhalb zweieinhalb dreieinhalb halb viertel erstens zweitens drittens viertens
adv: fünftens sechstens einerseits andererseits anderseits grundsätzlich prinzipiell ungefähr annähernd besonders
adv: mitunter zugleich desweiteren weiteres derweil beieinander aufeinander hintereinander gegeneinander dorsalseitig

# Counting words; figures are made of them elsewhere
adv: null eins zwei zwo drei vier fünf sechs sieben neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn
adv: achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend einhundert
adv: zweihundert dreihundert
adj: erst zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft dreizehnt vierzehnt fünfzehnt sechzehnt
adj: zwanzigst letzt vorletzt nächst übernächst einfach zweifach dreifach vierfach mehrfach vielfach doppelt dreimalig
adj: einmalig zweimalig erstmalig mehrmalig nochmalig

# Auxiliaries
aux: ist sind war waren bin sei seien wäre wären gewesen hat haben hatte hatten habe hätte hätten gehabt wird werden
aux: wurde wurden würde würden worden werde kann können konnte konnten könnte könnten gekonnt muss muß müssen musste
aux: mussten müsste müssten soll sollen sollte sollten darf dürfen durfte durften dürfte dürften mag mögen möchte
aux: möchten will wollen wollte wollten lässt läßt lassen ließ ließen gelassen lasse
adv: zuungunsten anstandslos derart dermaßen zeitlebens ehedem jüngst neuerdings neuerlich künftig zukünftig
adv: vorderhand einstweilen alsbald demnächst seinerzeit jahrelang monatelang wochenlang tagelang stundenlang
adv: minutenlang beiderends rechterseits linkerseits kontralateralseits andersartig anders ähnlich ebendort selbiges
adv: derlei allseits allzu beinah ehe einander etwaige etwaiger etwaigen etwaiges hierbezüglich immerhin jederzeit
adv: keinmal letztgenannt meistenteils nebenher obig sehrwohl sobald ungeachtet unlängst unverzüglich voll vollends
adv: vorbehaltlich wohlgemerkt zeitweise zeitweilig zuerst zumal zumeist zunehmend zusehends zuweilen
adv: unauff seitl altersentspr vergr minim syst rein hervor bruise
`
