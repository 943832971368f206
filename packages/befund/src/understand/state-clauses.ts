import { familyOf } from '../anatomy/finding-concepts.ts'
import { isWithin, organs } from '../anatomy/organ-tree.ts'
import type { Span } from '../model.ts'
import { fitsAt, tells } from '../read/tells.ts'
import { mentionsExamined } from './as-examined.ts'
import { bindMeasures } from './bind-measures.ts'
import { organOf, specialised } from './bind-organ.ts'
import { isDirectional, sideOfItem } from './bind-side.ts'
import { isNamedHere, sitesOf } from './bind-sites.ts'
import type { CueKind } from './cue-words.ts'
import type { Cue } from './find-cues.ts'
import type { Measure } from './find-measures.ts'
import { findMentions } from './find-mentions.ts'
import { goneNow, goneTogether, isLeft, isNone } from './gone.ts'
import { itemsOf, withoutAttributes } from './items.ts'
import { namedLesion } from './named-lesion.ts'
import { hasOtherNoun } from './other-nouns.ts'
import { listedPlaces, placeOf } from './places.ts'
import { type Stance, stances } from './polarity.ts'
import {
  adjectivesStart,
  certaintyOf,
  limitsOf,
  magnitudeOf,
  stanceOf,
  trendCuesBehind,
  trendOf,
  withoutJudgement,
} from './qualifiers.ts'
import { type Contexts, type Item, isBare, isSaying, type Place, type Reading, segmentAt } from './reading.ts'
import { stemsOf } from './segment-stems.ts'
import { type Segment, segmentsOf } from './segments.ts'
import type { Sentence, Word } from './sentence.ts'
import type { Statement } from './statement.ts'
import { withoutBrackets } from './without-brackets.ts'

/** The statements of one sentence, those of its brackets included. */
export function stateClauses(sentence: Sentence, position: number, contexts: Contexts): Statement[] {
  const { outer, brackets } = withoutBrackets(sentence.words)
  const statements = stateWords(sentence, outer, position, contexts)
  // "Abklärung (Lymphom, Metastase) empfohlen"
  const isAdvice =
    brackets.length > 0 &&
    statements.length === 0 &&
    findMentions(outer).cues.some(({ kind }) => kind === 'conditional')
  for (const words of brackets) {
    const subject = statements.findLast((one) => one.span.start < (words[0]?.start ?? 0)) ?? statements[0]
    const carried =
      subject === undefined
        ? { ...contexts.carried, ...sideBefore(outer, words) }
        : {
            organ: subject.organ,
            side: subject.side,
            family: subject.finding === null ? null : familyOf(subject.finding),
            bond: 'carried' as const,
          }
    // "Bänder: Außenband verdickt (Partialruptur)": of what stands before the bracket, not of the whole label.
    const isNamed = subject !== undefined && isNamedHere(subject.organBond)
    const label =
      isNamed && contexts.label.organ !== null ? { ...contexts.label, organ: subject.organ } : contexts.label
    const stated = stateWords(sentence, words, position, { ...contexts, label, carried })
    for (const one of stated) {
      if (one.organBond === 'carried' && isNamed) one.organBond = 'sentence'
      if (isAdvice) one.certainty = 'conditional'
    }
    statements.push(...stated)
  }
  return statements
}

/** "Rechts BI-RADS 5 (Läsion 1)" */
function sideBefore(outer: readonly Word[], bracket: readonly Word[]): Partial<Contexts['carried']> {
  const before = outer.filter(({ start }) => start < (bracket[0]?.start ?? 0))
  const side = findMentions(before).sides.at(-1)?.side
  return side === undefined ? {} : { side, leads: true }
}

function stateWords(sentence: Sentence, words: readonly Word[], position: number, contexts: Contexts): Statement[] {
  const mentions = mentionsExamined(findMentions(words), contexts.examination.organs)
  const isFinding = (at: number): boolean => mentions.terms.some((term) => term.from === at && isSaying(term))
  const segments = segmentsOf(words, mentions)
  const reading: Reading = {
    sentence,
    position,
    words,
    mentions,
    segments,
    contexts,
    stances: stances(words, mentions.cues, isFinding),
    places: segments.map((segment) =>
      ofAorta(placeOf(segment, mentions, words, contexts.label.organ), contexts, words),
    ),
  }
  const items = segments.map((segment) =>
    withoutAttributes(itemsOf(segment, mentions, words, contexts.label.organ), reading),
  )
  const statements: Statement[] = []
  items.forEach((own, index) => {
    for (const item of own) {
      statements.push(state(reading, item, index, index))
      if (isDirectional(item)) continue
      // "Parenchym schmal, Ektasie ohne Stein": what is denied behind another finding is told of that one's place.
      const isBehind = own[0] !== item && reading.stances[item.from] === 'negated'
      for (const other of listedPlaces(reading, items, index))
        if ((other > index || !isBehind) && !(item !== own.at(-1) && isThan(reading, other)))
          statements.push(state(reading, item, index, other))
    }
  })
  const isSaid = (index: number): boolean =>
    (items[index] ?? []).some((item) => item.finding !== null && !item.finding.startsWith('w:'))
  statements.push(...nodesOnly(reading, isSaid, (index) => items[index]?.length === 0))
  return bindMeasures(reading, statements, (measure) => bareStatement(reading, measure))
}

/** "Reflux links mit Varikose links mehr als rechts": which is said of the last thing before. */
function isThan({ words, segments }: Reading, index: number): boolean {
  return [0, 1].some((back) => words[(segments[index]?.from ?? 0) - back]?.text === 'als')
}

/** "Deszendens" where the chest or the aorta was examined. */
const descending = 'descending-aorta'

function isOfChest(organ: string): boolean {
  return organ === 'chest' || organ === 'aorta' || isWithin(organ, 'chest') || isWithin(organ, 'thoracic-aorta')
}

function ofAorta(place: Place, { examination }: Contexts, words: readonly Word[]): Place {
  if (place.organs.length === 0 || examination.organs.length === 0) return place
  const aorta = place.organs.find(({ at }) => fitsAt(words, at, /^des[cz]endens/i))
  if (aorta === undefined || !examination.organs.every(isOfChest)) return place
  const others = place.organs.filter((one) => one.at !== aorta.at)
  const sites = [...place.sites].filter(([group]) => group !== 'bowel')
  return { ...place, sites: new Map(sites), organs: [...others, { ...aorta, id: descending }] }
}

/** "Die mediastinalen Lymphknoten sind regredient": nodes that change are enlarged ones. */
function nodesOnly(
  reading: Reading,
  isSaid: (index: number) => boolean,
  bare: (index: number) => boolean,
): Statement[] {
  const said: Statement[] = []
  reading.places.forEach((place, index) => {
    const at = place.organs.find((one) => one.id.endsWith('nodes'))?.at
    if (at === undefined || isSaid(index)) return
    const isWhole = reading.segments.length === 1
    const isStation =
      reading.sentence.section === 'impression' && place.sides.length > 0 && place.sites.size > 0 && bare(index)
    if (isWhole && !isStation && !changes(reading.mentions.cues)) return
    const item: Item = { finding: 'lymphadenopathy', normal: null, organs: [], from: at, to: at + 1, denied: false }
    const statement = state(reading, item, index, index)
    if (isWhole && !isStation) statement.trend = trendOf(reading, reading.mentions.cues)
    // "Lymphknoten 8 mm, konstant"
    if (isStation || (statement.trend === 'stable' && statement.section === 'findings'))
      statement.finding = 'lymph-node'
    if (isStation || isWhole || statement.trend !== null) said.push(statement)
  })
  return said
}

function changes(cues: readonly Cue[]): boolean {
  return cues.some((cue) => trendKinds.has(cue.kind))
}

const trendKinds = new Set<CueKind>(['progress', 'regress', 'stable', 'gone'])

function state(reading: Reading, item: Item, index: number, placeIndex: number): Statement {
  const own = reading.segments[index] as Segment
  const segment = isLed(reading, index) ? { ...own, from: 0 } : own
  const place = reading.places[placeIndex] as Place
  const sameSegment = index === placeIndex
  const organ = organOf(reading, item, place, placeIndex, sameSegment)
  const side = sideOfItem(reading, item, place, placeIndex)
  const {
    sites: named,
    range,
    level,
  } = sitesOf(reading, item, place, isNamedHere(organ.bond) ? organ.id : null, sameSegment)
  const sites = item.finding === 'joint-effusion' ? sitesOfJoints(named) : named
  const cueStart = adjectivesStart(reading, index)
  const said = reading.mentions.cues
  const cues = said.length === 0 ? said : said.filter((cue) => cue.from >= cueStart && cue.from < segment.to)
  const placeSegment = place.segment
  const from = Math.min(segment.from, placeSegment.from)
  const to = Math.max(segment.to, placeSegment.to)
  return {
    finding:
      item.finding === 'hernia' && sites.has('disc')
        ? 'disc-displacement'
        : specialised(namedLesion(reading, item, organ.id), organ, place),
    normal: aspectIn(item.normal, organ.id),
    organ: organ.id,
    organs: organsNamed(item, place, organ.id),
    organBond: organ.bond,
    side: side.side,
    sideBond: side.bond,
    sideAt: side.at,
    sites,
    range,
    level,
    stance: sameSegment ? stanceOf(reading, item) : stanceThere(reading, item, place),
    certainty: certaintyOf(reading, item, segment),
    limits: limitsOf(reading, item, segment),
    magnitude: magnitudeOf(item, segment, cues),
    trend:
      goneNow(reading, index) ??
      (changes(reading.mentions.cues)
        ? (trendSaid(reading, item, index, place, sameSegment, cues) ??
          (sameSegment && item.normal === null ? goneTogether(reading, index) : null))
        : null),
    isNew: isNewHere(reading, cues, index),
    hasUnknownNoun: hasOtherNoun(reading, segment) || (item.normal !== null && hasOtherNoun(reading, placeSegment)),
    cues: cues.length === 0 ? noCues : new Set(cues.map((cue) => cue.kind)),
    stems: stemsOf(reading.words, segment, placeSegment),
    measures: [],
    section: reading.sentence.section,
    sentence: reading.sentence,
    position: reading.position,
    span: spanOf(reading.words, from, to),
    at: spanOf(reading.words, item.from, item.to),
  }
}

function trendSaid(
  reading: Reading,
  item: Item,
  index: number,
  place: Place,
  sameSegment: boolean,
  cues: readonly Cue[],
): Statement['trend'] {
  return (
    trendThere(reading, place, sameSegment) ??
    trendOfAttribute(reading, item) ??
    trendOf(
      reading,
      [...cues, ...trendCuesBehind(reading, index), ...cuesBehindAll(reading, index)].filter(
        (cue) => !isOfPart(reading, cue, item) && (cue.kind !== 'gone' || sameSegment || !isLeft(reading, place)),
      ),
    ) ??
    trendOfMeant(reading, index)
  )
}

/** "Basal und subpleural betonte Fibrose": the first of two adjectives is a segment of its own. */
function isLed(reading: Reading, index: number): boolean {
  const to = reading.segments[0]?.to ?? 0
  if (index !== 1 || to > 2 || reading.segments[1]?.joint !== 'and' || !isBare(reading, 0)) return false
  return reading.mentions.cues.every(({ from }) => from > to)
}

/** What "frei" says of a vessel, and "durchgängig" of a ligament. */
function aspectIn(normal: string | null, organ: string | null): string | null {
  if (organ === null || (normal !== 'lung' && normal !== 'flow')) return normal
  const names = organs().get(organ)?.names ?? []
  if (normal === 'lung') return names.some((name) => /arteri|ven[ae]\b/i.test(name)) ? 'flow' : normal
  return names.some((name) => /(?:b[aä]nd(?:er)?|sehne|meniskus|labrum)$|^lig/i.test(name)) ? 'continuity' : normal
}

/** "Erguss links nicht mehr erkennbar, rechts gering": of the other place it is said anew. */
function stanceThere(reading: Reading, item: Item, place: Place): Stance {
  const stance = isDeniedThere(reading, place) ? 'negated' : stanceOf(reading, item)
  // "Bursa schmal, ohne Flüssigkeit"
  if (tells(reading.words, /^ohne$/, place.segment.to, item.from)) return stance
  return stance === 'negated' && isLeft(reading, place) ? 'asserted' : stance
}

/** "Erguss rechts, links keiner", "keiner links", "links nicht": of the other place the finding is denied. */
function isDeniedThere({ words }: Reading, { segment }: Place): boolean {
  const said = words.slice(segment.from, segment.to).filter(({ kind }) => kind === 'word')
  const [first] = said
  return isNone(said.at(-1)) || (said.length === 2 && first?.text !== 'nicht' && isNone(first))
}

/** Bones are no places of an effusion. */
function sitesOfJoints(sites: Statement['sites']): Statement['sites'] {
  return sites.size === 0 ? sites : new Map([...sites].filter(([group]) => /joint|ray|digit/.test(group)))
}

/** Each once, in the order in which they are named. */
function organsNamed(item: Item, place: Place, organ: string | null): string[] {
  const named: string[] = []
  for (const id of item.organs) if (!named.includes(id)) named.push(id)
  for (const { id } of place.organs) if (!named.includes(id)) named.push(id)
  if (organ !== null && !named.includes(organ)) named.push(organ)
  return named
}

function isNewHere(reading: Reading, cues: readonly Cue[], index: number): boolean {
  if (!reading.mentions.cues.some((cue) => cue.kind === 'new')) return reading.sentence.label[0]?.text === 'Neu'
  return [...cues, ...cuesOfShare(reading, index), ...cuesAtEnd(reading, index)].some(
    (cue) => cue.kind === 'new' && reading.stances[cue.from] === 'asserted',
  )
}

/** "Deckplattenimpression LWK 1, gegenüber der VU neu": the last words hold for the sentence. */
function cuesAtEnd(reading: Reading, index: number): readonly Cue[] {
  const { segments, mentions, places, words } = reading
  const last = segments.at(-1)
  const before = (last?.from ?? 0) - 1
  // "Prolaps L4/5; im Vergleich zur VU neu."
  const isAfterAll = words[before]?.text === ';' && isCompared(reading) && isBare(reading, segments.length - 1)
  if (last === undefined || (last.joint !== 'comma' && !isAfterAll)) return []
  if (tells(words, /^;$/, segments[index]?.to, isAfterAll ? before : undefined)) return []
  if (isPredicate(reading, 0)) return mentions.cues.filter((cue) => cue.from >= last.from)
  if ((places.at(-1)?.sites.size ?? 0) > 0) return []
  if (!isBare(reading, segments.length - 1) && !isOfAll(reading) && !isCompared(reading)) return []
  return withoutJudgement(mentions.cues.filter((cue) => cue.from >= last.from))
}

/** "Keilwirbel BWK 8 und Deckplatteneinbruch BWK 11, beide konstant". */
function isOfAll({ segments, words }: Reading): boolean {
  return fitsAt(words, segments.at(-1)?.from ?? 0, /^(?:beide|alle|jeweils|sämtliche)$/)
}

/** Where nothing but attributes stands behind: "Herd, queroval, unverändert zur VU". */
function cuesBehindAll(reading: Reading, index: number): readonly Cue[] {
  const isLast = reading.segments.every(
    (segment, at) => at <= index || (segment.joint === 'comma' && isBare(reading, at)),
  )
  const isSubject = isPredicate(reading, index) || (index === 0 && isCompared(reading))
  return isLast || isOfAll(reading) || isSubject ? cuesAtEnd(reading, index) : []
}

/** "Coxarthrose mit Osteophyten, im Vergleich zur VU zunehmend" */
function isCompared({ segments, words }: Reading): boolean {
  const from = segments.at(-1)?.from ?? 0
  return words[from]?.text === 'gegenüber' || words[from + 1]?.text === 'Vergleich'
}

/** "Die Verdichtungen, zuletzt rückläufig, sind verschwunden": the verb is that of the first clause. */
function isPredicate({ segments, words }: Reading, index: number): boolean {
  return index === 0 && fitsAt(words, segments.at(-1)?.from ?? 0, /^(?:ist|sind|hat|haben)$/)
}

/** "Multiple Läsionen, davon zwei neu": the next clause is about some of them. */
function cuesOfShare({ segments, words, mentions }: Reading, index: number): readonly Cue[] {
  const next = segments.find((one, at) => at > index && words[one.from]?.text.toLowerCase() === 'davon')
  if (next === undefined) return []
  return mentions.cues.filter((cue) => cue.from >= next.from && cue.from < next.to)
}

/** "Zunehmendes SDH mit abnehmender Verlagerung", "Ansprechen mit Größenzunahme aller Herde": what stands right before the finding is its own course. */
function trendOfAttribute(reading: Reading, item: Item): Statement['trend'] {
  const word = reading.words[item.from - 1]?.text ?? ''
  if (!/e[rsnm]?$/.test(word)) return null
  const noun = reading.words.findLastIndex(({ text }, at) => at < item.from && !/^\p{Ll}+e[rsnm]?$/u.test(text))
  const own = trendOf(
    reading,
    reading.mentions.cues.filter(({ to }) => to === item.from || (to === noun + 1 && to > 1)),
  )
  const last = trendOf(reading, cuesAtEnd(reading, 0))
  return last === null || last === own ? own : null
}

/** "Osteolyse mit zunehmender Randsklerose", but "Herd mit zunehmender Größe": what it has is what changes. */
function isOfPart({ words }: Reading, { from, to }: Cue, item: Item): boolean {
  const [before, noun] = [words[from - 1]?.text, words[to]?.text ?? '']
  return before === 'mit' && from > item.from && /^\p{Lu}/u.test(noun) && !ofWhole.test(noun)
}

const ofWhole = /^(?:Größ|Gröss|Ausdehn|Durchm|Volum|A?n?[Zz]ahl|Tendenz|Ausprä|Umfang|Dynamik|Wachs|Last)/

/** "Erguss links regredient, rechts progredient": another place of the finding has its own trend. */
function trendThere(reading: Reading, { segment }: Place, sameSegment: boolean): Statement['trend'] {
  if (sameSegment) return null
  return trendOf(
    reading,
    reading.mentions.cues.filter((cue) => cue.from >= segment.from && cue.from < segment.to),
  )
}

/** "Zunehmende Verschattung, vereinbar mit Erguss": what is meant changes as what is seen. */
function trendOfMeant(reading: Reading, index: number): Statement['trend'] {
  const segment = reading.segments[index]
  const before = reading.segments[index - 1]
  if (segment?.joint !== 'comma' || before === undefined) return null
  const { cues } = reading.mentions
  if (!cues.some((cue) => cue.kind === 'probable' && cue.from >= segment.from && cue.from <= segment.from + 1))
    return null
  return trendOf(
    reading,
    cues.filter((cue) => cue.from >= before.from && cue.from < before.to),
  )
}

const noCues: ReadonlySet<CueKind> = new Set()

function spanOf(words: readonly Word[], from: number, to: number): Span {
  let last = to - 1
  while (last > from && words[last]?.kind === 'mark' && words[last]?.text !== ')') last--
  return { start: words[from]?.start ?? 0, end: words[last]?.end ?? 0 }
}

/** A measurement that no finding of the sentence has: "Parenchym 16 mm". */
function bareStatement(reading: Reading, measure: Measure): Statement {
  const index = Math.max(0, segmentAt(reading, measure.from))
  const item: Item = { finding: null, normal: null, organs: [], from: measure.from, to: measure.to, denied: false }
  return state(reading, item, index, index)
}
