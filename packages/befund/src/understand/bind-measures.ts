import { areRelated } from '../anatomy/organ-tree.ts'
import { stemsOf } from '../anatomy/word-stem.ts'
import { fitsAt, tells } from '../read/tells.ts'
import { type Measure, roleOf, spanOfMeasure } from './find-measures.ts'
import { sideOf } from './find-side.ts'
import { isGeneric } from './is-generic.ts'
import { isOfPrior } from './is-of-prior.ts'
import { attributes } from './items.ts'
import { type Reading, segmentAt } from './reading.ts'
import type { Word } from './sentence.ts'
import type { BoundMeasure, Statement } from './statement.ts'

/** Gives each measurement to the finding before it, else to the first one after it. */
export function bindMeasures(
  reading: Reading,
  statements: Statement[],
  bareStatement: (measure: Measure) => Statement,
): Statement[] {
  const { words, mentions } = reading
  if (mentions.measures.length === 0) return statements
  const bound = new Map<Statement, BoundMeasure[]>()
  const bare: Statement[] = []
  const known = statements.filter((one) => one.finding === null || !one.finding.startsWith('w:'))
  const things = known.filter((one) => one.finding === null || !attributes.has(one.finding))
  for (const measure of mentions.measures) {
    if (isChange(words, measure)) continue
    // "KM-Aufnahme, jetzt 19 mm, mit Diffusionsrestriktion"
    const isBefore = (one: Statement): boolean =>
      one.at.start <= spanOfMeasure(words, measure).start || sharesSegment(reading, one, measure)
    const pool =
      [things.filter(isBefore), known].find((list) => list.length > 0) ??
      statements.filter((one) => one.at.start < spanOfMeasure(words, measure).start || leadsOn(words[measure.to]))
    const series = seriesOf(reading, measure.from, measure.to)
    const full = { ...measure, role: roleOf(words, measure), series, span: spanOfMeasure(words, measure) }
    const target = isOfPart(reading, measure) ? undefined : measuredOf(reading, pool, measure)
    if (target === undefined) {
      bare.push({ ...bareStatement(measure), measures: [full] })
      continue
    }
    const alike = pool.filter((other) => other.at.start === target.at.start)
    const { organs = [] } = reading.places[segmentAt(reading, measure.from)] ?? {}
    const there = alike.filter((other) => organs.some(({ id }) => id === other.organ))
    const near = there.length > 0 ? there : alike
    const beside = near.filter((other) => namesSideBeside(reading, other, measure))
    for (const one of beside.length > 0 ? beside : near) bound.set(one, [...(bound.get(one) ?? []), full])
  }
  const measured = statements.map((one) => {
    const measures = bound.get(one)
    return measures === undefined ? one : { ...one, measures }
  })
  return [...measured, ...bare]
}

/** "Pleuraerguss beidseits, rechts 3 cm, links 2 cm": each side has the size behind it. */
function namesSideBeside(reading: Reading, { sideAt, side }: Statement, measure: Measure): boolean {
  if (sideAt === null || side === 'both') return false
  const segment = reading.segments[segmentAt(reading, measure.from)]
  const [first, last] = [reading.words[segment?.from ?? -1], reading.words[(segment?.to ?? 0) - 1]]
  return first !== undefined && last !== undefined && sideAt.start >= first.start && sideAt.end <= last.end
}

const sizeWords = stemsOf('groß messend breit dick lang durchmessend haltend')

/** "Eine 9 mm breite Kollektion", "30 %ige", "30%-ige Einengung", but "Hämatom, 9 mm breit, mit Verlagerung". */
function leadsOn(word: Word | undefined): boolean {
  if (word === undefined) return false
  if (/^(?:-|ige[mnrs]?)$/.test(word.text)) return word.glued
  return sizeWords.has(word.stem) && /^\p{Ll}.*e[mnrs]?$/u.test(word.text)
}

/** "11 mm, solider Anteil 6 mm", "Stein, Wand auf 6 mm geschichtet": the size of a part. */
function isOfPart({ words }: Reading, { from, to }: Measure): boolean {
  const wall = fitsAt(words, from - 1, /^(?:auf|mit|von)$/) ? from - 2 : from - 1
  if (
    fitsAt(words, wall, /^Wand(?:dicke|stärke)?$/) &&
    words[wall - 1]?.text === ',' &&
    !tells(words, /dick/, to, to + 3)
  )
    return true
  const noun = words.slice(0, from).findLast(({ text }) => /^\p{Lu}\p{Ll}|^,$/u.test(text))
  return /(?:[Aa]nteil|[Kk]omponente)[ns]?$/.test(noun?.text ?? '')
}

/** The finding a measurement belongs to: behind "5 mm große" the next one, else the last before it; undefined for none. */
function measuredOf(reading: Reading, pool: readonly Statement[], measure: Measure): Statement | undefined {
  const { start, end } = spanOfMeasure(reading.words, measure)
  const before = pool.findLast((one) => one.at.start <= start)
  const after = pool.find((one) => one.at.start >= end && one.normal === null)
  const leads = leadsOn(reading.words[measure.to]) || isHeadBehind(reading, after, measure)
  const isOfNext =
    leads ||
    (((before?.normal != null && !isOfOrganBefore(reading, after, measure)) || isPredicate(reading, after, measure)) &&
      sharesSegment(reading, after, measure))
  if (after !== undefined && isOfNext && after.at.start - end < (opensAttribute(reading, measure) ? farBehind : nearBy))
    return headOf(reading, pool, after)
  // "Kleine Zyste im 6 cm großen Ovar"
  if (
    after === undefined &&
    leadsOn(reading.words[measure.to]) &&
    [1, 2].some((step) => isOrgan(reading, measure.to + step))
  )
    return undefined
  if (before !== undefined) {
    if (isOfOrganItself(reading, before, measure)) return undefined
    if (isHadBefore(reading, before))
      return pool.findLast((one) => one.at.start < before.at.start && one.normal === null) ?? before
    if (sharesSegment(reading, before, measure)) return before
    return before.stance === 'negated' || isElsewhere(reading, before, measure) || isAcross(reading, before, measure)
      ? undefined
      : before
  }
  const first = pool[0]
  if (first !== undefined && isOfOrganBefore(reading, first, measure)) return undefined
  return first !== undefined && sharesSegment(reading, first, measure) ? first : undefined
}

/** "23 mm große, diffusionsgestörte Läsion": the noun that the adjective leads to. */
function headOf({ words }: Reading, pool: readonly Statement[], after: Statement): Statement {
  let at = words.findIndex(({ start }) => start === after.at.start)
  if (!fitsAt(words, at, /^\p{Ll}.*e[mnrs]?$/u)) return after
  while (fitsAt(words, at, /^(?:\p{Ll}|,$)/u)) at++
  return pool.find((one) => one.at.start === words[at]?.start) ?? after
}

/** "Formation mit Verkalkung, 26 mm": the size is not that of the lime. */
function isHadBefore({ words }: Reading, { finding, at }: Statement): boolean {
  if (finding !== 'calcification' && finding !== 'necrosis') return false
  const noun = words.findIndex(({ start }) => start === at.start)
  return (
    words[noun + 1]?.text === ',' &&
    words[noun + 2]?.kind === 'number' &&
    tells(words, /^mit$/, Math.max(0, noun - 2), noun)
  )
}

/** "Spiegel, die Schlingen sind 4 cm dilatiert": the clause has a noun of its own, and the size stands right before what it is. */
function isPredicate(reading: Reading, after: Statement | undefined, measure: Measure): boolean {
  const { words, segments } = reading
  const { from, to } = measure
  if (after?.at.start !== spanOfMeasure(words, measure).end + 1 || !fitsAt(words, to, /^\p{Ll}.*t$/u)) return false
  return tells(words, /^\p{Lu}/u, segments[segmentAt(reading, from)]?.from, from)
}

function isOrgan({ mentions: { terms } }: Reading, at: number): boolean {
  return terms.some(({ from, meanings }) => from === at && meanings.every(({ kind }) => kind === 'organ'))
}

/** "Niere links 10,4 cm mit Ektasie", "Niere 11 cm ohne Stau": the size is that of the organ. */
function isOfOrganBefore(reading: Reading, after: Statement | undefined, measure: Measure): boolean {
  const { words, places, sentence } = reading
  const { organs = [] } = places[segmentAt(reading, measure.from)] ?? {}
  const isNamed = organs.some((one) => one.at < measure.from && !isGeneric(one.id))
  // "Nieren: rechts 11 cm mit Stein"
  const reach = isNamed ? words.length : measure.to + (sentence.label.length > 0 ? 1 : 0)
  return words
    .slice(measure.to, reach)
    .some(({ text, start }) => /^(?:mit|ohne)$/.test(text) && start < (after?.at.start ?? 0))
}

/** "bei 6 mm Konkrement", "mit 7 mm prävesikalem Stein", "mit auf 9 mm erweitertem DHC": the noun that ends the phrase of the measurement. */
function isHeadBehind(reading: Reading, after: Statement | undefined, measure: Measure): boolean {
  if (after === undefined) return false
  for (let at = measure.to; at <= measure.to + 1; at++) {
    const word = reading.words[at]
    if (word === undefined || word.kind !== 'word') return false
    if (word.start === after.at.start)
      return /^\p{Lu}/u.test(word.text) || reading.words[measure.from - 1]?.text === 'auf'
    if (!/^\p{Ll}\p{L}+e[mnrs]$/u.test(word.text)) return false
  }
  return false
}

/** "Uterus normal groß, Endometrium 5 mm": the measurement has an organ of its own. */
function isElsewhere(reading: Reading, statement: Statement, measure: Measure): boolean {
  const own = reading.places
    .slice(0, segmentAt(reading, measure.from) + 1)
    .findLast((place) => place.organs.length > 0)
    ?.organs.find((one) => !isGeneric(one.id) && (reading.words[one.at]?.start ?? 0) > statement.at.end)?.id
  const isLoose =
    statement.normal !== null || statement.finding?.startsWith('w:') === true || isHadByOrgan(reading, statement, own)
  return own !== undefined && isLoose && !statement.organs.includes(own)
}

/** "Pankreaskarzinom (28 mm), DHC 14 mm": of these a report gives the size whatever else it tells. */
function isOfOrganItself({ words }: Reading, { at, finding }: Statement, { from }: Measure): boolean {
  const noun = words[from - 1]
  // "Aorta mit Wandverkalkungen, 21 mm"
  if (finding === 'aortic-sclerosis' && noun?.text === ',') return true
  return (
    finding !== null &&
    noun !== undefined &&
    at.end < noun.start &&
    words[from - 2]?.text === ',' &&
    /^(?:DHC|DP|Milz|Aorta)$/.test(noun.text)
  )
}

/** "Gallenblase mit kleinen Steinen, Milz 11 cm" */
function isHadByOrgan({ words }: Reading, { organ, organBond, at }: Statement, other: string | undefined): boolean {
  if (organ === null || organBond !== 'own' || other === undefined || areRelated(organ, other)) return false
  const before = words.filter(({ end }) => end <= at.start)
  return before.slice(-hadWithin).some(({ text }) => text === 'mit')
}

/** In words, "mit multiplen kleinen" among them. */
const hadWithin = 4

/** "Kelche rechts erweitert; links 3 mm": the size of the side that was not called wide. */
function isAcross(reading: Reading, { side }: Statement, measure: Measure): boolean {
  const [there] = reading.places[segmentAt(reading, measure.from)]?.sides ?? []
  return there !== undefined && side !== null && side !== 'both' && there.side !== side
}

function sharesSegment(reading: Reading, statement: Statement | undefined, measure: Measure): boolean {
  if (statement === undefined) return false
  const segment = reading.segments[segmentAt(reading, measure.from)]
  const word = segment === undefined ? undefined : reading.words[segment.from]
  const last = segment === undefined ? undefined : reading.words[segment.to - 1]
  return word !== undefined && last !== undefined && statement.at.start >= word.start && statement.at.start < last.end
}

/** "eine 3,4 cm messende, in der arteriellen Phase anreichernde Läsion": the noun comes after all its attributes. */
function opensAttribute({ words }: Reading, { to }: Measure): boolean {
  return fitsAt(words, to, /^(?:messend|groß|gross|haltend|durchmessend)e[rsnm]?$/) && words[to + 1]?.text === ','
}

/** In characters. */
const nearBy = 60
const farBehind = 160

/** "(+4 mm)", "Größenzunahme des Sackes um 6 mm", "4 mm in 24 Monaten": no size, but by how much it changed. */
function isChange(words: readonly Word[], { from, to }: Measure): boolean {
  const before = words[from - 1]?.text ?? ''
  if (/^(?:\+|-|–|±|plus)$/.test(before)) return words[from - 2]?.kind !== 'number'
  const next = words[to]
  const isWithin = next?.text === 'in' || next?.text === 'innerhalb'
  if (isWithin && fitsAt(words, to + 2, /^(?:Monat|Jahr|Woche)/)) return true
  if (before !== 'um') return false
  return (
    (next?.text === 'auf' && words[to + 1]?.kind === 'number') ||
    [next, ...words.slice(Math.max(0, from - 5), from)].some((one) => changing.test(one?.text ?? ''))
  )
}

const changing =
  /(?:(?:zu|ab)nahme|korrektur|reduktion)$|(?:pro|re)gredien[tz]e?$|^(?:größer|kleiner|zugenommen|abgenommen|gewachsen)$/i

/** "12 mm gegenüber 21 mm", "jetzt 9 mm vs. 14 mm". */
function isComparedTo(words: readonly Word[], from: number): boolean {
  const [last, second] = [words[from - 1]?.text ?? '', words[from - 2]?.text ?? '']
  return last === 'zuletzt' || comparing.test(nearly.test(last) || last === '.' ? second : last)
}

/** "am 22.11.2022 noch 9 mm", "8 mm (09/2022: 11 mm)". */
function isDated({ words, mentions: { measures } }: Reading, from: number): boolean {
  return hasDate(words, from) && measures.some((one) => one.to <= from && !hasDate(words, one.from))
}

/** "Gegenüber 2023 (60 %) progredient" */
function isThen(words: readonly Word[], from: number): boolean {
  return fitsAt(words, from - 1, dates) && fitsAt(words, from - 2, comparing)
}

function hasDate(words: readonly Word[], from: number): boolean {
  const before = words.slice(Math.max(0, from - 5), from)
  const said = before.slice(before.findLastIndex(({ text }) => /^[,;]$/.test(text)) + 1).map(({ text }) => text)
  return said.some((text) => dates.test(text)) || (said.includes('vor') && timeSpan.test(said.at(-1) ?? ''))
}

/** "vor 10 Tagen 3,0 x 2,1 cm" */
const timeSpan = /^(?:Tag|Woche|Monat|Jahr)e?n?$/

const dates =
  /^\d{1,2}[./]\d{1,2}[./]\d{2,4}$|^\d{1,2}\/(?:20)?\d{2}$|^20\d\d$|^\d\d\.\d\d$|^(?:Janu|Febru)ar$|^März$|^April$|^Mai$|^Ju[nl]i$|^August$|^zuletzt$|^(?:Septem|Okto|Novem|Dezem)ber$/
const thenAndNow = /^(?:maß|mass|noch|betrug|hatte|war|nur|jetzt|aktuell|nun)n?$/

const comparing = /^(?:gegenüber|gg\.?|ggü\.?|versus|vs\.?|statt|nach)$/i
const nearly = /^(?:ca\.?|zuvor|vormals|vorher|etwa|zuletzt|damals|früher|initial)$/i

/** "Neu gegenüber der Voruntersuchung ein 5 mm großer Herd": what is new had no size before. */
function isOfNew({ mentions, words }: Reading, from: number, to: number): boolean {
  return mentions.cues.some((cue) => cue.kind === 'new' && cue.from < to) && tells(words, /^ein/, from, to)
}

/** "Im Vergleich zur Voruntersuchung Rundherd von 12 mm": so large it is now. */
function isWhatIsCompared(words: readonly Word[], from: number, to: number): boolean {
  if (from > comparedUpTo || !fitsAt(words, fitsAt(words, 0, /^Im$/) ? 1 : 0, /^(?:Vergleich|Gegenüber|Verglichen)$/))
    return false
  return tells(words, /^\p{Lu}/u, from, to) && !tells(words, /^[(:,]$/, from, to)
}

/** In words from the beginning, in which a sentence says with what it compares. */
const comparedUpTo = 5

/** "18 cm lang, 8 mm dick (VU 11 cm, 5 mm)", "links 14 mm, rechts 10 mm (VU links 11 mm, rechts 10 mm)": one bracket holds all that was. */
function isListedBehindPrior(reading: Reading, from: number): boolean {
  const { words, mentions, sentence } = reading
  const last = words[from - 1]
  const comma = last === undefined || sideOf(last) === null ? from - 1 : from - 2
  const before = mentions.measures.find(({ to }) => to === comma)
  const mark = words[comma]
  if (mark?.text !== ',' || before === undefined) return false
  const bracket = sentence.all.findLast(({ text, start }) => start < mark.start && (text === '(' || text === ')'))
  return (
    bracket?.text === '(' &&
    mentions.measures.some((one) => spanOfMeasure(words, one).end <= bracket.start) &&
    seriesOf(reading, before.from, before.to) === 'prior'
  )
}

/** "VU 13 mm", "von 8 auf 12 mm", "in der Voruntersuchung 8 mm", "8 mm in der Voruntersuchung". */
function seriesOf(reading: Reading, from: number, to: number): BoundMeasure['series'] {
  const { mentions, words, segments } = reading
  const { measures } = mentions
  if (reading.sentence.section === 'priorStudy' || isOfPrior(reading.sentence)) return 'prior'
  const index = segmentAt(reading, from)
  const segment = segments[index]
  // "VU vom 03.05.2024: 11 mm": the colon joins.
  const start = (words[(segment?.from ?? 0) - 1]?.text === ':' ? segments[index - 1] : segment)?.from ?? 0
  let series: BoundMeasure['series'] = null
  for (const cue of mentions.cues) {
    if (cue.from >= from || cue.from < start) continue
    if (cue.kind === 'prior' && !isOfNew(reading, cue.to, from) && !isWhatIsCompared(words, cue.to, from))
      series = 'prior'
    if (cue.kind === 'current') series = 'current'
    // "Im Vergleich zur VU unverändert 6 mm", "Zunahme auf 32°"
    if (cue.kind === 'stable' || (/gress$/.test(cue.kind) && words[from - 1]?.stem === 'auf')) series = null
  }
  // "Zur Voruntersuchung von 16 auf 19 mm"
  if (
    words[from - 1]?.stem === 'auf' &&
    words.slice(Math.max(0, from - 4), from - 2).some(({ stem }) => stem === 'von')
  )
    return null
  if (isComparedTo(words, from) && measures.some((other) => other.to <= from && other.to >= from - 4)) return 'prior'
  if (isDated(reading, from) || isThen(words, from) || words[from - 1]?.text === 'Vor') return 'prior'
  // "Größer als zuvor (32 mm vs. 28 mm)", "im Vergleich zur VU größer (32 mm, vorher 28 mm)": the first is that of now.
  const isOpening = fitsAt(words, from - 1, /^(?!vor|zuv|dam|ini)\p{L}{5}/iu)
  const isFirst = (other: Measure): boolean =>
    other.from > to &&
    other.from <= to + 2 &&
    (isComparedTo(words, other.from) || (isOpening && fitsAt(words, other.from - 1, nearly)))
  if (series === 'prior' && measures.some(isFirst)) return null
  if (series !== null) return series
  if (isListedBehindPrior(reading, from)) return 'prior'
  if ((hasDate(words, from) && tells(words, thenAndNow)) || words[to]?.text === '→') return 'prior'
  if (words[from - 1]?.stem === 'von' && words[to]?.stem === 'auf') return 'prior'
  const after = mentions.cues.find(
    (cue) => cue.kind === 'prior' && cue.from >= to && cue.from <= to + 3 && cue.from < (segment?.to ?? 0),
  )
  const leads = words[to]?.stem ?? ''
  return after !== undefined && (leads === 'in' || leads === 'bei') ? 'prior' : null
}
