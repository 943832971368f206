const words = new Set(
  `abel adler amsel arndt bach bader bauer baum beck becker berg berger bischof blum bock böhm brand braun brunner burger
  busch büttner decker dietz dorn ebert eder engel ernst falk fink fischer förster frank freitag frey friedrich fröhlich
  fromm fuchs fürst gärtner geiger glaser gold graf groß gruber haas hahn hammer hartmann hase heller herbst hermann herzog
  hirsch hofer horn huber jäger jung kaiser kaufmann kern keller kessler klein koch kohl könig kraft krämer kramer kraus krause
  kreuzer krüger kuhn kühn kunz kurz lang lange lehmann lorenz ludwig maier mai mayer marx maurer meier meister metzger meyer
  möller montag moser mühl müller nagel neu neumann noll ott pfeiffer pfeifer pohl rabe reich reiter reuter richter riedel
  ritter rose roth rot sander sauer schäfer schenk scherer schilling schlosser schmid schmidt schmitt schneider scholz schreiber
  schreiner schröder schubert schuster schulz schulze schütz schwarz seidel simon singer sommer sonntag specht stahl stark
  stein stern storch strauß sturm thoma thomas träger unger vogel vogt voigt wagner walter wald weber wegner weiß wenzel werner
  wild winkler winter wirth wolf wolff zander ziegler zimmer zimmermann`.split(/\s+/),
)

/** Frequent surnames that are words as well, and those on -mann: behind a first name they are no findings. */
export function isWordLikeSurname(word: string): boolean {
  const lower = word.toLowerCase()
  return words.has(lower) || /\p{L}{3}mann$/u.test(lower)
}
