import type { ContradictionCase } from './contradiction-case.ts'

export const sexCases: readonly ContradictionCase[] = [
  {
    why: "Patientin mit Prostata.",
    kind: 'sexOrgan',
    quotes: ["54-jährige Patientin mit Unterbauchschmerz", "Prostata vergrößert"],
    text: `CT Abdomen
Klinische Angaben: 54-jährige Patientin mit Unterbauchschmerz.
Befund: Prostata vergrößert. Harnblase unauffällig.
Beurteilung: Kein akuter Befund.`,
  },
  {
    why: "Anrede „Herr“ und Uterus.",
    kind: 'sexOrgan',
    quotes: ["Herr M", "Uterus regelrecht"],
    text: `CT Becken
Klinische Angaben: Herr M., 66 Jahre.
Befund: Uterus regelrecht. Harnblase unauffällig.
Beurteilung: Unauffällig.`,
  },
  {
    why: "Organe beider Geschlechter in einer Aufzählung.",
    kind: 'sexOrgan',
    quotes: ["Uterus anteflektiert", "Prostata nicht vergrößert"],
    text: `Sonographie Unterbauch
Befund: Uterus anteflektiert. Ovarien beidseits regelrecht. Prostata nicht vergrößert.
Beurteilung: Regelrecht.`,
  },
  {
    why: "Eine Läuferin hat keine Prostata.",
    kind: 'sexOrgan',
    quotes: ["Läuferin, Schmerzen", "Prostata vergrößert"],
    text: `MRT Becken
Anamnese: Läuferin, Schmerzen.
Befund: Prostata vergrößert. Symphyse regelrecht.
Beurteilung: Prostatahyperplasie.`,
  },
  {
    why: "Prostata und Adnexe ohne genanntes Geschlecht.",
    kind: 'sexOrgan',
    quotes: ["Samenblasen symmetrisch", "Adnexe unauffällig"],
    text: `MRT Becken
Befund: Samenblasen symmetrisch. Prostata 30 ml. Adnexe unauffällig.
Beurteilung: Normalbefund.`,
  },
  {
    why: "Patient mit Ovarien, Prostata im selben Text.",
    kind: 'sexOrgan',
    quotes: ["62-jähriger Patient, PSA erhöht", "Ovarien altersentsprechend"],
    text: `Anamnese: 62-jähriger Patient, PSA erhöht.
Befund: Prostata 50 ml. Ovarien altersentsprechend.
Beurteilung: BPH.`,
  },
  {
    why: "Patientin mit Samenblasen.",
    kind: 'sexOrgan',
    quotes: ["Patientin mit Unterbauchschmerzen", "Samenblasen und Prostata regelrecht"],
    text: `Klinische Angaben: Patientin mit Unterbauchschmerzen.
Befund: Samenblasen und Prostata regelrecht.
Beurteilung: Kein akuter Befund.`,
  },
  {
    why: "Ein Junge hat keinen Uterus.",
    kind: 'sexOrgan',
    quotes: ["Sonographie, 5 Jahre alter Junge", "Uterus altersentsprechend"],
    text: `Sonographie, 5 Jahre alter Junge
Befund: Harnblase leer. Uterus altersentsprechend.
Beurteilung: Unauffälliger Befund.`,
  },
  {
    why: 'Der Mann ist am Beruf zu erkennen.',
    kind: 'sexOrgan',
    quotes: ["52-jähriger Lastwagenfahrer, Auffahrunfall", "Uterus unauffällig"],
    text: `CT Abdomen
Klinik: 52-jähriger Lastwagenfahrer, Auffahrunfall.
Befund: Leber intakt. Uterus unauffällig.`,
  },
  {
    why: 'Das Geschlecht als Buchstabe.',
    kind: 'sexOrgan',
    quotes: ["CT Abdomen, 45 J., m", "Uterus myomatosus"],
    text: `CT Abdomen, 45 J., m
Befund: Uterus myomatosus.`,
  },
  {
    why: 'Das Geschlecht steht als Buchstabe vor dem Alter.',
    kind: 'sexOrgan',
    quotes: ["w, 34 J., Sturz", "Prostata regelrecht"],
    text: `CT Trauma
w, 34 J., Sturz.
Befund: Prostata regelrecht.`,
  },
  {
    why: "Die prostatische Harnröhre hat kein Mädchen.",
    kind: 'sexOrgan',
    quotes: ["Mädchen, 3 Jahre", "Prostatische Harnröhre normal weit"],
    text: `Miktionszysturethrographie
Mädchen, 3 Jahre.
Befund: Kein Reflux. Prostatische Harnröhre normal weit.
Beurteilung: Unauffällige Untersuchung.`,
  },
  {
    why: 'Ein Mädchen in der Technik, ein Junge in der Klinik.',
    kind: 'sexOrgan',
    quotes: ['9-jähriger Junge, Hinken', 'Bleischutz bei dem Mädchen angelegt'],
    text: `Röntgen Becken
Klinische Angaben: 9-jähriger Junge, Hinken.
Befund: Hüftköpfe rund. Bleischutz bei dem Mädchen angelegt.
Beurteilung: Unauffällig.`,
  },
  {
    why: 'Der Knabe im Dativ.',
    kind: 'sexOrgan',
    quotes: ['Sonographie Abdomen bei 6-jährigem Knaben', 'Uterus klein, unauffällig'],
    text: `Sonographie Abdomen bei 6-jährigem Knaben
Befund: Leber homogen. Uterus klein, unauffällig.
Beurteilung: Unauffällig.`,
  },
  {
    why: 'Eine Gynäkomastie hat ein Mann.',
    kind: 'sexOrgan',
    quotes: ['54-jährige Patientin, Schwellung', 'Gynäkomastie beidseits'],
    text: `Mammographie
Klinische Angaben: 54-jährige Patientin, Schwellung.
Befund: Retromamilläres Drüsengewebe.
Beurteilung: Gynäkomastie beidseits.`,
  },
]
