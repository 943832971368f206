/** Frequent first names of patients in German-speaking countries, in small letters; a name behind one is a surname. */
export const firstNames: ReadonlySet<string> = new Set(
  `adam adelheid adrian agnes ahmed aische aisha albert alessandro alexander alexandra alfred ali alice alina amelie
  amina amir ana anastasia andrea andreas andrej angela angelika anita anja anke ann anna anne annegret anneliese
  annemarie annette anni anton antonia antonio arne arno arthur astrid ayse axel barbara beate beatrix ben benedikt
  benjamin bernd bernhard berta bettina bianca birgit björn bodo brigitte bruno burkhard carina carl carla carlo
  carmen carola caroline charlotte christa christel christian christiane christina christine christoph claudia claus
  clara clemens cornelia corinna daniel daniela david denis detlef diana dieter dietmar dietrich dirk dominik dora
  doris dorothea eberhard edeltraud edgar edith eduard egon ekaterina elena eleonore elfriede elif elisabeth elke ella
  elli elsa else emil emilia emma emre erhard erich erika erna ernst erwin esther eugen eva evelyn ewa fabian fatima
  fatma felix ferdinand florian frank franz franziska frederik frida frieda friedrich friederike fritz gabriele georg
  gerald gerd gerda gerhard gerlinde gertrud gisela giovanni gregor greta gudrun guido günter günther gustav hannah
  hannelore hanna hans harald hartmut hasan hatice hedwig heide heidi heike heiko heiner heinrich heinz helena helene
  helga helmut henriette henry herbert hermann herta hilde hildegard holger horst hubert hugo hussein ibrahim ida
  ilona ilse ines inge ingeborg ingrid irene iris irma irmgard isabel isabella ivan ivana jakob jan jana janina jens
  jessica joachim johann johanna johannes jonas jonathan jörg josef joseph jost juan judith julia julian juliane
  jürgen jutta kai karin karl karla karolina katarina kathrin katharina katja kemal kerstin kevin klara klaus konrad
  krzysztof kurt lars laura lea lena leni leon leonie lieselotte lilli lina linda lisa lothar louis luca lucia luis
  luise lukas lutz lydia magda magdalena maike malte manfred manuel manuela marc marcel marco margarete margit margot
  maria marianne marie marina mario marion markus marlene marta martha martin martina mathias matthias max maximilian
  mehmet melanie mia michael michaela miriam mirko mohamed mohammed monika murat mustafa nadine natalia natalie nicole
  nicolas niklas nils nina norbert olaf ole olga oliver oskar osman otto pascal patricia patrick paul paula pauline
  peter petra philipp piotr rainer ralf raphael rebecca regina reinhard reinhold renate rené richard rita robert
  roland rolf roman ronald rosa rosemarie rosi rudi rudolf rüdiger ruth sabine sabrina samuel sandra sara sarah sascha
  sebastian selma sibylle siegfried sigrid silke silvia simon simone sofia sofie sonja sophia sophie stefan stefanie
  steffen stephan susanne svenja sven swetlana sylvia tanja tatjana tarik theodor theresa thomas thorsten tilman tim
  timo tobias tom tomasz torsten traute udo ulrich ulrike ulla ursula ute uwe valentina vanessa vera verena veronika
  victor viktor viktoria vincent volker walter waltraud wendelin werner wilfried wilhelm wilhelmine willi winfried
  wolfgang wolfram xaver yasmin yusuf yvonne zeynep abdul abdullah achim agata agnieszka aleksandar alma alois aloisia
  ambros anatol anneke annelie anselm ansgar apollonia arben armin aurelia balthasar bastian beata bekim berthold
  bertram besim biljana blerim bogdan branka burak celina cem cäcilia dagmar danuta dario darko dejan denise deniz
  dilek dimitri dragan dragana dzemal edin edita egbert eike eleni elias elina elvira emine engelbert enrico ercan
  erdal esra fabio fadime fiona francesca franco franjo friedhelm gebhard georgios gerlind gero gheorghe giuseppe
  goran gottfried gunda gundula gunther gül hakan halil hamza hanno heidemarie heidrun henrik herwig hildegund hiltrud
  hüseyin ibolya ileana ingolf irmtraud ismail isolde jadwiga jasmin jasmina jelena jochen jolanta josefa josefine
  josip jovana julius kadir karsten katalin khalid kilian korbinian kordula kornelia kreszentia krystyna kunigunde
  lambert leander leila leonhard leopold liane ljiljana lorena ludmila luigi luzia magnus marek margareta margrit
  mariam mariusz markéta marlen marlies mathilde małgorzata mechthild melina milan milena milica minh mirjana moritz
  nadja natascha nenad ngoc nguyen nikola nikolai nikolaus nikos noah nora notburga noël oleg orhan ortrud otmar
  ottilie panagiotis paolo pavel penka philippa quirin radka ramona rasmus reimund reiner resi reto roswitha rupert
  ruprecht salvatore sami samira sanja selim senta serkan severin sieglinde sigmund slavica slobodan snežana songül
  stanislaw stefania steffi sükrü tamara tatiana teresa thea theo thi thorben tilmann timon tina titus tobi tomislav
  trude tülin undine urs valentin valeria verona vinzenz vlasta waldemar waltraut wanda wenzel wibke wieland wiltrud
  witold wladimir xenia zdenka zlata zofia zoran zsuzsanna özlem`.split(/\s+/),
)
