import type { NameBatch } from './names.ts'
import { inWords, months, ordinals, yearInWords } from './number-words.ts'
import type { SeededRandom } from './seeded-random.ts'

export interface Personal {
  sentence: string
  /** What must not be left over: each as it stands in the sentence. */
  secrets: readonly string[]
}

const titles = [
  '',
  '',
  '',
  'Dr. ',
  'Dr. med. ',
  'Prof. Dr. ',
  'Prof. Dr. med. ',
  'PD Dr. med. ',
  'Dipl.-Ing. ',
  'Univ.-Prof. Dr. ',
]
const particles = /^(?:von|van|zu|zur|de|der|den|la|dos|und|freiherr|graf|al-|el-)$/i

/** Two to four sentences about a person, of other kinds from transcript to transcript. */
export function personalSentences(random: SeededRandom, names: NameBatch, index: number): Personal[] {
  const kinds = [written, birth, identifier, phone, address, email, colleague, spoken]
  const isSpoken = index % 4 === 3
  const chosen = isSpoken ? [spoken, spoken, spokenNumber] : [written, ...drawTwo(random, kinds)]
  return chosen.map((kind) => kind(random, names))
}

type Kind = (random: SeededRandom, names: NameBatch) => Personal

function drawTwo(random: SeededRandom, kinds: readonly Kind[]): Kind[] {
  return [random.pick(kinds), random.pick(kinds)]
}

interface Person {
  salutation: string
  first: string
  last: string
}

function person(random: SeededRandom, names: NameBatch): Person {
  const isFemale = random.below(2) === 0
  const salutation = isFemale ? random.pick(['Frau', 'Fr.']) : random.pick(['Herr', 'Herrn', 'Hr.'])
  return { salutation, first: random.pick(isFemale ? names.female : names.male), last: random.pick(names.surnames) }
}

/** The words of a name that must go, particles and titles aside. */
function secretsOf(...parts: string[]): string[] {
  return parts.flatMap((part) => part.split(/\s+/)).filter((word) => word.length > 1 && !particles.test(word))
}

const written: Kind = (random, names) => {
  const { salutation, first, last } = person(random, names)
  const title = random.pick(titles)
  const both = secretsOf(first, last)
  const isFemale = salutation.startsWith('F')
  const date = birthDate(random)
  return random.pick<Personal>([
    {
      sentence: `Bei ${salutation} ${title}${last} besteht der Verdacht auf eine Raumforderung.`,
      secrets: secretsOf(last),
    },
    { sentence: `${salutation} ${title}${first} ${last} wird zur Abklärung zugewiesen.`, secrets: both },
    { sentence: `Patient: ${first} ${last}, geb. ${date}.`, secrets: [...both, date] },
    { sentence: `${isFemale ? 'Patientin' : 'Patient'} ${first} ${last}, Station 4.`, secrets: both },
    { sentence: `Pat. ${last}, ${first}, Ambulanz.`, secrets: both },
    { sentence: `Name: ${last}, ${first}`, secrets: both },
    { sentence: `${last}, ${first}, *${date}, Station 3B.`, secrets: [...both, date] },
    {
      sentence: `${isFemale ? 'Die Patientin' : 'Der Patient'} ${salutation} ${last} wurde aufgeklärt.`,
      secrets: secretsOf(last),
    },
    { sentence: `Angehörige von ${salutation} ${first[0]}. ${last} wurden informiert.`, secrets: secretsOf(last) },
    { sentence: `${salutation} ${last} (${date}) kommt zur Verlaufskontrolle.`, secrets: [...secretsOf(last), date] },
    { sentence: `Nachname: ${last}, Vorname: ${first}`, secrets: both },
  ])
}

const colleague: Kind = (random, names) => {
  const { first, last } = person(random, names)
  const title = random.pick(['Dr. ', 'Dr. med. ', 'Prof. Dr. ', 'PD Dr. ', 'Dr. med. univ. '])
  const family = secretsOf(last)
  return random.pick<Personal>([
    { sentence: `Zuweiser: ${title}${last}, Innere Medizin.`, secrets: family },
    { sentence: `Sehr geehrter Herr Kollege ${last}, vielen Dank für die Zuweisung.`, secrets: family },
    { sentence: `Sehr geehrte Frau Kollegin ${title}${last},`, secrets: family },
    { sentence: `Telefonisch mit Oberarzt ${title}${last} besprochen.`, secrets: family },
    { sentence: `Rücksprache mit Oberärztin ${last} um 14:30 Uhr.`, secrets: family },
    { sentence: `Mit freundlichen kollegialen Grüßen\n${title}${first} ${last}`, secrets: secretsOf(first, last) },
    { sentence: `Befundet durch ${title}${last}, vidiert.`, secrets: family },
    { sentence: `gez. ${title}${first} ${last}`, secrets: secretsOf(first, last) },
    { sentence: `MTRA ${last} hat die Untersuchung durchgeführt.`, secrets: family },
    { sentence: `Überwiesen von der Praxis ${title}${last}.`, secrets: family },
    { sentence: `Hausarzt: ${title}${first} ${last}.`, secrets: secretsOf(first, last) },
  ])
}

function birthDate(random: SeededRandom): string {
  const day = 1 + random.below(28)
  const month = 1 + random.below(12)
  const year = 1930 + random.below(80)
  const two = (value: number) => String(value).padStart(2, '0')
  return random.pick([
    `${two(day)}.${two(month)}.${year}`,
    `${day}.${month}.${year}`,
    `${two(day)}.${two(month)}.${String(year).slice(2)}`,
    `${day}. ${months[month - 1]} ${year}`,
    `${two(day)}. ${two(month)}. ${year}`,
    `${year}-${two(month)}-${two(day)}`,
    `${two(day)}/${two(month)}/${year}`,
  ])
}

const birth: Kind = (random) => {
  const date = birthDate(random)
  const frame = random.pick([
    'geb. #',
    'geboren am #',
    'geb. am #',
    '*#',
    '* #',
    'Geburtsdatum: #',
    'Geb.-Datum #',
    'GebDat: #',
    'Geboren: #',
    'Geburtstag #',
    'Geb.dat. #',
    'geboren #',
  ])
  return { sentence: `${frame.replace('#', date)}, weiblich.`, secrets: [date] }
}

const identifier: Kind = (random) => {
  const number = random.pick([
    () => `Fallnummer N`.replace('N', random.digits(8)),
    () => `Fall-Nr. ${random.digits(4)}-2024`,
    () => `Fallnr.: ${random.digits(7)}`,
    () => `Patienten-ID: P-00${random.digits(5)}`,
    () => `Patientennummer ${random.digits(6)}`,
    () => `Pat.-Nr. ${random.digits(6)}`,
    () => `PID ${random.digits(7)}`,
    () => `Versichertennummer ${random.pick(['A', 'K', 'T'])}${random.digits(9)}`,
    () => `KV-Nr.: ${random.pick(['B', 'M'])} ${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`,
    () => `AHV 756.${random.digits(4)}.${random.digits(4)}.${random.digits(2)}`,
    () => `Auftragsnummer RX-2024-${random.digits(5)}`,
    () => `Accession-Nr. ${random.digits(10)}`,
    () => `SVNR ${random.digits(4)} ${random.digits(6)}`,
    () => `Aufnahmenummer ${random.digits(9)}`,
    () => `Krankenversichertennummer X${random.digits(9)}`,
    () => `Aktenzeichen ${random.digits(3)}/${random.digits(5)}`,
  ])()
  const secret = /(?:[A-Z]{0,2}[- ]?)?\d[\dA-Z./ -]*\d$/.exec(number)?.[0].trim() ?? number
  return { sentence: `${number}.`, secrets: [secret] }
}

const phone: Kind = (random) => {
  const area = random.pick(['030', '089', '0221', '0170', '0151', '040'])
  const number = random.pick([
    () => `${area} ${random.digits(7)}`,
    () => `${area}/${random.digits(6)}`,
    () => `${area}-${random.digits(7)}`,
    () => `+49 ${area.slice(1)} ${random.digits(7)}`,
    () => `+49 (0)${area.slice(1)} ${random.digits(7)}`,
    () => `0041 44 ${random.digits(3)} ${random.digits(2)} ${random.digits(2)}`,
    () => `${area} / ${random.digits(2)} ${random.digits(2)} ${random.digits(3)}`,
    () => `+43 1 ${random.digits(3)} ${random.digits(4)}`,
  ])()
  const frame = random.pick([
    'Rückruf unter # erbeten.',
    'Tel. #.',
    'Telefon: #.',
    'Mobil #.',
    'Handynummer #.',
    'Bitte rufen Sie # an.',
    'Fax #.',
    'Unter der Nummer # erreichbar.',
    'Tel.-Nr.: #.',
  ])
  return { sentence: frame.replace('#', number), secrets: [number] }
}

const address: Kind = (random, names) => {
  const place = random.pick(names.places)
  const number = `${1 + random.below(180)}${random.pick(['', '', 'a', ' b', '-3'])}`
  const street = `${random.pick(names.streets)} ${number}`
  const frame = random.pick([
    'wohnhaft #, @.',
    'Adresse: #, @.',
    'Anschrift # in @.',
    'wohnt in der #.',
    '#, @.',
    'Zuletzt gemeldet: @.',
    'Wohnort @.',
  ])
  const city = place.replace(/^\d+ /, '')
  const secrets = [...(frame.includes('#') ? [street] : []), ...(frame.includes('@') ? [place, city] : [])]
  return { sentence: frame.replace('#', street).replace('@', place), secrets }
}

function asMail(text: string): string {
  const plain = {
    ä: 'ae',
    ö: 'oe',
    ü: 'ue',
    ß: 'ss',
    ı: 'i',
    ç: 'c',
    ş: 's',
    č: 'c',
    ć: 'c',
    å: 'a',
    é: 'e',
  } as Record<string, string>
  return text.toLowerCase().replace(/[^a-z]/g, (letter) => plain[letter] ?? '')
}

const email: Kind = (random, names) => {
  const { first, last } = person(random, names)
  const host = random.pick(['praxis-nord.de', 'gmx.de', 'klinik.example.org', 'web.de', 't-online.de'])
  const name = random.pick([`${asMail(first)}.${asMail(last)}`, `${asMail(last)}_${random.digits(2)}`, asMail(last)])
  const at = random.pick(['@', '@', '@', '(at)', ' [at] '])
  const mail = `${name}${at}${host}`
  return {
    sentence: random.pick([`Bitte an ${mail} senden.`, `E-Mail: ${mail}.`, `Befund per Mail an ${mail}`]),
    secrets: [mail, name],
  }
}

/** As a speech recogniser without capitals leaves it. */
const spoken: Kind = (random, names) => {
  const { salutation, first, last } = person(random, names)
  const female = salutation.startsWith('F')
  const frau = female ? 'frau' : random.pick(['herr', 'herrn'])
  const family = last.toLowerCase()
  const given = first.toLowerCase()
  const both = secretsOf(given, family)
  const [day, month, year] = [random.below(28), random.below(12), 1930 + random.below(70)]
  const date = `${ordinals[day]} ${months[month]?.toLowerCase()} ${yearInWords(year)}`
  return random.pick<Personal>([
    { sentence: `bei ${frau} ${family} zeigt sich ein kleiner erguss punkt`, secrets: secretsOf(family) },
    { sentence: `${frau} ${given} ${family} wurde heute untersucht punkt`, secrets: both },
    { sentence: `${frau} doktor ${family} wurde informiert punkt`, secrets: secretsOf(family) },
    {
      sentence: `rücksprache mit ${random.pick(['doktor', 'professor', 'oberarzt'])} ${family} punkt`,
      secrets: secretsOf(family),
    },
    { sentence: `patientin ${given} ${family} geboren am ${date} punkt`, secrets: [...both, date] },
    { sentence: `geboren am ${date} punkt`, secrets: [date] },
    { sentence: `geburtsdatum ${date} punkt`, secrets: [date] },
    { sentence: `${frau} ${family} kommt mit schmerzen im knie punkt`, secrets: secretsOf(family) },
    { sentence: `name des patienten ${given} ${family} punkt`, secrets: both },
  ])
}

const spokenNumber: Kind = (random, names) => {
  const said = (count: number) => inWords(random.digits(count))
  const [number, street] = [said(7), random.pick(names.streets).toLowerCase().replace('str.', 'straße')]
  const house = inWords(random.digits(1))
  const mail = `${asMail(random.pick(names.surnames))} ät klinik punkt de`
  return random.pick<Personal>([
    { sentence: `fallnummer ${number} punkt`, secrets: [number] },
    { sentence: `patientennummer ${number} punkt`, secrets: [number] },
    { sentence: `telefon null ${number} punkt`, secrets: [number] },
    { sentence: `rückruf unter null ${number} punkt`, secrets: [number] },
    { sentence: `wohnhaft ${street} ${house} punkt`, secrets: [street] },
    { sentence: `fallnummer ${random.digits(7)} punkt`, secrets: [] },
    { sentence: `e-mail ${mail} punkt`, secrets: [mail.split(' ')[0] ?? mail] },
    { sentence: `versichertennummer ${random.pick(['a', 'k'])} ${said(9)} punkt`, secrets: [] },
  ])
}
