import { rememberWord } from '../own-words.ts'
import { read } from '../read/read.ts'
import { wordSet } from '../read/word-set.ts'
import { findings } from './finding-concepts.ts'
import { normalWordings } from './findings.ts'
import { isWithin, organs } from './organ-tree.ts'
import { splitNames } from './outline.ts'
import { foldTerm, stemsOf, stripEndings, wordStem } from './word-stem.ts'

/** What a term means: an organ, a finding, or a wording of normality with its aspect. */
export type Meaning = { kind: 'organ'; id: string } | { kind: 'finding'; id: string } | { kind: 'normal'; id: string }

interface Term {
  stems: readonly string[]
  /** Set for abbreviations, which count only as they are written. */
  written: string | null
  /** Set where the stem is too short to tell ("Dens", "den"): the folded name the word must begin with. */
  beginning: string | null
  meaning: Meaning
  /** What it matches, with the organ that the name of a finding names as well; once it was asked for. */
  match: TermMatch | null
}

export interface TermMatch {
  meanings: readonly Meaning[]
  /** How many words the term takes. */
  length: number
}

interface TermIndex {
  /** By the stem of the first word, longest term first. */
  terms: Map<string, Term[]>
  /** One-word terms that may be part of a compound. */
  single: Map<string, Meaning>
  /** Names that are one only as the first half of a compound: "Mediainfarkt". */
  openings: Map<string, Meaning>
  /** The first three and four letters of the names of one word. */
  beginnings: Set<string>
  /** How long the second halves of compounds are that end in these three letters: one bit for each length. */
  tailLengths: Map<string, number>
}

const shortestTail = 4
const shortestCompound = 6
/** Short second halves that mean what they say: "Korbhenkelriss". */
const shortHeads = stemsOf('Riss Herd Ödem Zyste Kalk')
/** Words in whose end a term hides that is not meant. */
const noCompounds = new Set(
  (
    'umriss grundriss aufriss parapneumonisch fernmetastase suprarenal infrarenal transvaginal kompaktainsel ' +
    'durchblutung minderdurchblutung abbruch umbruch einbruch undisloziert hydrodissektion unverschoben vordilatation ' +
    'nachdilatation midportion postentzundlich hepatobiliar pleurafinger'
  )
    .split(' ')
    .map(stripEndings),
)
const noTerms: readonly Term[] = []
let index: TermIndex | null = null

/** The longest term that begins at word `at`, compounds taken apart; null where none begins. */
export function matchTerm(words: readonly { text: string; stem: string }[], at: number): TermMatch | null {
  const match = longestTerm(words, at)
  return match !== null && namesakes.has(words[at]?.text ?? '') ? null : match
}

function longestTerm(words: readonly { text: string; stem: string }[], at: number): TermMatch | null {
  index ??= build()
  const first = words[at]
  if (first === undefined) return null
  const terms = index.terms.get(first.stem)
  if (terms !== undefined) {
    const shared = sharedHead(words, at, terms)
    for (const term of terms) {
      if (shared !== null && term.stems.length === 1) return shared
      if (!fits(term, words, at)) continue
      term.match ??= { meanings: meaningsOf(term, terms), length: term.stems.length }
      return term.match
    }
    if (shared !== null) return shared
  }
  if (first.text.includes('-')) return hyphenatedMatch(first.text)
  return first.stem.length < shortestCompound ? null : compoundMatch(first.stem)
}

/** "vordere Kreuzbandruptur": the adjective belongs to the first half of the compound. */
function sharedHead(
  words: readonly { text: string; stem: string }[],
  at: number,
  terms: readonly Term[],
): TermMatch | null {
  const noun = words[at + 1]?.stem ?? ''
  if (noun.length < shortestTail + 3) return null
  const name = terms.find(({ stems, meaning }) => {
    const second = stems.length === 2 && meaning.kind === 'organ' ? (stems[1] ?? '') : ''
    return second.length >= shortestTail && noun.length > second.length + 2 && noun.startsWith(second)
  })
  if (name === undefined) return null
  const last = compoundMeanings(noun).at(-1)
  return last?.kind === 'finding' ? { meanings: [name.meaning, last], length: 2 } : null
}

const hyphenatedMatch = rememberWord((text) => oneWord(hyphenatedMeanings(text)))
const compoundMatch = rememberWord((stem) => oneWord(compoundMeanings(stem)))

function oneWord(meanings: readonly Meaning[]): TermMatch | null {
  return meanings.length > 0 ? { meanings, length: 1 } : null
}

/** "MLV" stands in the list of the organs and in that of the findings. */
function meaningsOf(term: Term, terms: readonly Term[]): readonly Meaning[] {
  const { written } = term
  if (written === null) return [...organWithin(term), term.meaning]
  return terms.filter((one) => one.written === written).map(({ meaning }) => meaning)
}

/** "Femurkopfnekrose" is a name of the finding and names the organ as well. */
function organWithin({ stems, meaning }: Term): readonly Meaning[] {
  const [stem] = stems
  if (stem === undefined || stems.length > 1 || meaning.kind !== 'finding') return []
  const organ = findings().get(meaning.id)?.organ ?? null
  return compoundMeanings(stem).filter(
    (part) => part.kind === 'organ' && (organ === null || (part.id !== organ && isWithin(part.id, organ))),
  )
}

function fits(term: Term, words: readonly { text: string; stem: string }[], at: number): boolean {
  if (term.written !== null) return words[at]?.text === term.written
  if (term.beginning !== null && !foldTerm(words[at]?.text ?? '').startsWith(term.beginning)) return false
  for (let offset = 1; offset < term.stems.length; offset++) {
    if (words[at + offset]?.stem !== term.stems[offset]) return false
  }
  return true
}

/** "Rektum-Ca"; alone it is "circa". */
const carcinoma: readonly Meaning[] = [{ kind: 'finding', id: 'carcinoma' }]

/** A man's name with the stem of "Riss", what something measured ("sie mass 9 mm"), a part of the ischium that is no tube, no finger. */
const namesakes: ReadonlySet<string> = wordSet(
  'Risser mass maß Maß Maße Maßen Tuber Digitale digitale Digitaler digitaler digitalen',
)

/** "AFC-Stenose", "Weber-B-Fraktur", "Tuberculum-majus-Fraktur": each part, or several, may be a term of its own. */
function hyphenatedMeanings(text: string): readonly Meaning[] {
  if (text.length > 60 || /^[Nn]icht-\p{Ll}/u.test(text)) return []
  const whole = compoundMeanings(wordStem(text))
  if (whole.length > 1) return whole
  const parts = text.split('-').flatMap((part) => (part === '' ? [] : [{ text: part, stem: wordStem(part) }]))
  const meanings: Meaning[] = []
  for (let at = 0; at < parts.length; ) {
    const match =
      at > 0 && /^Ca\.?$/.test(parts[at]?.text ?? '') ? { meanings: carcinoma, length: 1 } : matchTerm(parts, at)
    meanings.push(...(match?.meanings ?? []))
    at += match?.length ?? 1
  }
  const last = parts.at(-1)?.text ?? ''
  // "HKB-Zeichen": of a meniscus
  if (last === 'Zeichen') return meanings.filter(({ kind }) => kind !== 'organ')
  return aims.has(last) ? meanings.filter(({ kind }) => kind === 'organ') : meanings
}

/** "LE-Protokoll", "Fraktur-Ausschluss", "Hallux-valgus-Winkel": what is looked for or measured, not what is there. */
const aims = wordSet(
  'Protokoll Ausschluss Suche Diagnostik Abklärung Screening Score CT MRT Verdacht Sequenz Sequenzen Winkel Bildgebung',
)

/** The meanings inside a compound, first part first: "nierenzyst" is kidney and cyst. */
export const compoundMeanings: (stem: string) => readonly Meaning[] = rememberWord((stem) =>
  stem.length > 60 || stem.length < shortestCompound ? [] : takeApart(stem),
)

function takeApart(stem: string): readonly Meaning[] {
  // "Nichtverkalkte Plaque"; "extraadrenal" is anywhere but there.
  if (noCompounds.has(stem) || /^(?:nicht|extra(?!vas))/.test(stem)) return []
  // "Kontusionsherd" is a contusion.
  const shown = partMeanings(/^(.{4,}?)-?(?:herd|foku|lasio|manifestatio|zo|lini|saum|spalt)$/.exec(stem)?.[1] ?? '')
  if (shown.at(-1)?.kind === 'finding') return shown
  index ??= build()
  const lengths = index.tailLengths.get(stem.slice(-3))
  if (lengths === undefined) return []
  for (let cut = 2; cut <= stem.length - shortestTail; cut++) {
    const length = stem.length - cut - (stem.charAt(cut) === '-' ? 1 : 0)
    if ((lengths & lengthBit(length)) === 0) continue
    const end = stem.slice(cut)
    if (introducing.has(end)) return partMeanings(stem.slice(0, cut))
    const tail = index.single.get(end.startsWith('-') ? end.slice(1) : end)
    if (tail === undefined || tail.kind === 'normal') continue
    // "Hypophysenmakroadenom"
    const before = partMeanings(stem.slice(0, cut).replace(/(?:m[ai]kro)?-?$/, ''))
    // A short tail behind an unknown part is more often chance ("vor-hand") than meaning.
    if (before.length === 0 && stem.length - cut < 5 && !shortHeads.has(end)) continue
    return isOverarching(tail) && before.at(-1)?.kind === 'organ' ? before : [...before, tail]
  }
  return []
}

function lengthBit(length: number): number {
  return 1 << Math.min(length, 31)
}

/** Whether a compound narrows a finding by something that is no organ: "Kontusionsblutung" is one bleeding of many. */
export const isSpecialKind: (stem: string) => boolean = rememberWord(narrowsFinding)

function narrowsFinding(stem: string): boolean {
  index ??= build()
  if (index.terms.has(stem) || stem.length < 8 || stem.length > 60 || noCompounds.has(stem)) return false
  if (/^(?:kontrastmittel|km-|begleit|parenchym(?:lasio|verletz|herd))/.test(stem)) return false
  for (let cut = 2; cut <= stem.length - shortestTail; cut++) {
    if (introducing.has(stem.slice(cut))) return false
    const tail = index.single.get(stem.slice(cut).replace(/^-/, ''))
    if (tail === undefined || tail.kind !== 'finding') continue
    const part = stem.slice(0, cut).replace(/-$/, '')
    return ![...partMeanings(part), ...(index.terms.get(part) ?? noTerms).map(({ meaning }) => meaning)].some(
      ({ kind }) => kind === 'organ',
    )
  }
  return false
}

/** Second halves that say nothing of their own: "Frakturnachweis", "Ergussbreite", "Herzgröße". */
const introducing = stemsOf(
  'Ausräumung Ansatz Höhle Parenchym Gewebe Schleimhaut Kuppel Bifurkation Köpfchen Stroma Oberfläche Binnenstruktur Nachweis Hinweis Sonographie Sonografie Szintigraphie Zeichen Verdacht Bildung Formation Breite Größe Durchmesser Dicke Länge Volumen Weite Kaliber Ausdehnung Höhe Lumen Anteil Aussparung Verhalt Residuum Kontur Komponente Region Drittel Spitze Wand Vorderwand Hinterwand Seitenwand Abschnitt Hälfte Niveau Bereich Schaft Epiphyse Metaphyse Diaphyse Apophyse Menge Extension Flexion Trümmer Schräg Spiral Stauchung Areal Bezirk Mantel Straße Material Etage Gruppe Rand Stromgebiet',
)

/** "Blasenhals", "Radiuskopf": behind an organ such a word names a part of it. */
function isOverarching(meaning: Meaning): boolean {
  return meaning.kind === 'organ' && partWords.has(meaning.id)
}

const partWords = wordSet('neck head foot hand tongue tooth insula nose lip knee cheek eye arm leg back pelvis face')

function partMeanings(part: string): readonly Meaning[] {
  index ??= build()
  if (part.includes('-')) return hyphenatedMeanings(part)
  for (const form of [part, stripEndings(part), part.endsWith('s') ? stripEndings(part.slice(0, -1)) : part]) {
    const meaning = index.single.get(form) ?? index.openings.get(form)
    if (meaning !== undefined) return [meaning]
  }
  return part.length >= 6 ? compoundMeanings(stripEndings(part)) : []
}

function build(): TermIndex {
  const built: TermIndex = {
    terms: new Map(),
    single: new Map(),
    openings: new Map(),
    beginnings: new Set(),
    tailLengths: new Map(),
  }
  for (const organ of organs().values())
    for (const name of organ.names) add(built, name, { kind: 'organ', id: organ.id })
  for (const finding of findings().values()) {
    for (const name of finding.names) add(built, name, { kind: 'finding', id: finding.id })
  }
  for (const { aspect, names } of normalWordingLists()) {
    for (const name of names) add(built, name, { kind: 'normal', id: aspect })
  }
  for (const terms of built.terms.values()) terms.sort((a, b) => b.stems.length - a.stems.length)
  for (const tail of [...built.single.keys(), ...introducing]) {
    const letters = tail.slice(-3)
    built.tailLengths.set(letters, (built.tailLengths.get(letters) ?? 0) | lengthBit(tail.length))
  }
  return built
}

export function normalWordingLists(): { aspect: string; names: string[] }[] {
  return normalWordings
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [aspect = '', names = ''] = line.split('|')
      return { aspect: aspect.trim(), names: splitNames(names) }
    })
}

function add(built: TermIndex, name: string, meaning: Meaning): void {
  if (name.endsWith('-')) {
    built.openings.set(wordStem(name.slice(0, -1)), meaning)
    return
  }
  const stems = termStems(name)
  const first = stems[0]
  if (first === undefined) return
  const written = isAbbreviation(name) ? name : null
  const terms = built.terms.get(first)
  const beginning = stems.length === 1 && first.length <= 3 ? foldTerm(name) : null
  const term: Term = { stems, written, beginning, meaning, match: null }
  if (terms === undefined) built.terms.set(first, [term])
  else terms.push(term)
  if (stems.length > 1 || written !== null || first.length < 3) return
  built.beginnings.add(first.slice(0, 3)).add(first.slice(0, 4))
  if (!built.single.has(first)) built.single.set(first, meaning)
}

/** Whether the name of an organ or a finding begins with these letters: "knie". */
export function opensTermName(letters: string): boolean {
  index ??= build()
  return index.beginnings.has(foldTerm(letters).slice(0, 4))
}

/** Whether a word is the whole name of an organ or a finding: "kniegelenk". */
export function isTermName(word: string): boolean {
  index ??= build()
  return index.single.has(wordStem(word))
}

const oneName = /^\p{L}{4,}$/u

/** The stems of a name's words; the reader cuts names as it cuts reports. */
export function termStems(name: string): string[] {
  // Most names are one word, and are asked for once.
  if (oneName.test(name)) return [stripEndings(foldTerm(name))]
  return read(name)
    .filter((token) => token.kind !== 'space')
    .map((token) => wordStem(token.text) || token.text)
}

export function isAbbreviation(name: string): boolean {
  return name.length <= 5 && /^\p{Lu}\p{L}+$/u.test(name) && /\p{Lu}/u.test(name.slice(1))
}
