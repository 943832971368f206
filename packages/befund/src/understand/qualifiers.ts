import { findings } from '../anatomy/finding-concepts.ts'
import { isWithin } from '../anatomy/organ-tree.ts'
import { isSpecialKind } from '../anatomy/term-index.ts'
import type { Certainty } from '../model.ts'
import { fitsAt, tells } from '../read/tells.ts'
import { wordSet } from '../read/word-set.ts'
import type { CueKind } from './cue-words.ts'
import type { Cue } from './find-cues.ts'
import { isGeneric } from './is-generic.ts'
import { isOfPrior } from './is-of-prior.ts'
import type { Stance } from './polarity.ts'
import { type Item, isBare, isSaying, type Reading } from './reading.ts'
import type { Segment } from './segments.ts'
import type { Sentence, Word } from './sentence.ts'
import type { Statement, Trend } from './statement.ts'

export function stanceOf(reading: Reading, item: Item): Stance {
  const stance = reading.stances[item.from] ?? 'asserted'
  const { words } = reading
  if (item.normal !== null && fitsAt(words, item.from - 1, inPart))
    return words[item.from - 2]?.text === 'nicht' ? 'asserted' : 'negated'
  // "Engt den Spinalkanal nicht ein": the other half of the verb stands behind the denial.
  if (words[item.from]?.text === 'engt' && tells(words, /^nicht$/, item.to)) return 'negated'
  if (item.normal !== null && stance === 'unclear') return 'asserted'
  if (stance === 'asserted' && fitsAt(reading.words, item.to, /^neg(?:ativ|\.)?$/)) return 'negated'
  if (stance !== 'asserted' && isOfChange(reading, item, change)) return 'asserted'
  // "Labyrinth nicht von der Fraktur betroffen": elsewhere it is there.
  if (stance === 'negated' && isOfChange(reading, item, /^von$/)) return 'unclear'
  if (stance === 'negated' && isOfChange(reading, item, /[Rr]ezidiv$/)) return 'unclear'
  if (stance === 'asserted' && isOfChange(reading, item, taking)) return 'unclear'
  if (!item.denied && !isRuledOut(reading, item)) return stance
  return stance === 'asserted' ? 'negated' : 'unclear'
}

/** "Inkomplett komprimierbar", "kaum belüftet": not as it should be. */
const inPart =
  /^(?:inkompl|unvollst|teil(?:s$|weise)|partiell|vermindert|reduziert|kaum|schwach|schmalkal|verzögert|eingeschr|gering|wenig|schlecht)/

/** "Keine Größenzunahme der (zystischen) Läsion": what does not grow is there; "nach Entfernung der Drainage": it no longer is. */
function isOfChange({ words }: Reading, { from }: Item, what: RegExp): boolean {
  const article = fitsAt(words, from - 1, /^\p{Ll}{4,}en$/u) ? from - 2 : from - 1
  return fitsAt(words, article, /^(?:der|des|von|eine[rs])$/) && fitsAt(words, article - 1, what)
}

const taking = /^(?:Entfernung|Zug|Explantation)$/

const change = /^(?:(?:Größen|Grössen)?(?:[Zz]unahme|[Pp]rogredienz|[Pp]rogress)|Vergrößerung|Vergrösserung|Wachstum)$/

/** "Ausschluss einer Appendizitis" in the impression, not "MRT zum Ausschluss". */
function opensRuledOut({ section, words }: Sentence): boolean {
  return section === 'impression' && words[0]?.text === 'Ausschluss'
}

function isRuledOut({ sentence, mentions }: Reading, { from }: Item): boolean {
  if (!opensRuledOut(sentence)) return false
  return !mentions.cues.some(({ kind, to }) => kind === 'breaker' && to <= from)
}

export function certaintyOf(reading: Reading, item: Item, segment: Segment): Certainty {
  const { sentence, mentions, words } = reading
  if (sentence.section === 'clinicalQuestion' || isAsked(words, item)) return 'question'
  if (sentence.section === 'priorStudy' || isOfPrior(sentence) || tellsWhy(sentence) || isTreated(words, item))
    return 'historical'
  if (mentions.cues.length === 0) return sentence.section === 'clinicalHistory' ? 'historical' : 'certain'
  const before = (kind: CueKind, reach: number): boolean =>
    mentions.cues.some((cue) => cue.kind === kind && cue.from < item.to && cue.from >= reach)
  if (isConditional(reading, item)) return 'conditional'
  const first = words[segment.from]
  const isThen =
    formerly.test(first?.text ?? '') ||
    (fitsAt(words, item.from, /^\p{Ll}/u) &&
      saidThen.test(
        words
          .slice(0, item.from)
          .map(({ text }) => text)
          .join(' '),
      ))
  if (isThen || (before('historical', 0) && before('historical', historyReach(reading, item)))) return 'historical'
  if (sentence.section === 'clinicalHistory') return 'historical'
  const opensAsked = mentions.cues.some(({ kind, from }) => kind === 'exclusion' && from === 0)
  if (before('exclusion', opensAsked ? 0 : segment.from)) return opensRuledOut(sentence) ? 'certain' : 'question'
  const isSaid = (kind: CueKind): boolean =>
    inSegment(mentions.cues, kind, segment) && !isNotEven(kind, reading, item, segment)
  if (isSaid('possible')) return 'possible'
  return isSaid('probable') ? 'probable' : 'certain'
}

/** "Tumor links, malignitätsverdächtig (Seminom?)": only what stands in the bracket. */
function isAsked(words: readonly Word[], { from }: Item): boolean {
  if (words.at(-1)?.text !== '?') return false
  const bracket = words.findLastIndex(({ text }) => text === '(' || text === ')')
  return words[bracket]?.text !== '(' || from > bracket
}

/** "Linker Unterlappen wieder belüftet, gestern Atelektase", "erweitert, in der VU nicht erweitert", "Chiasma frei, präoperativ komprimiert" */
const formerly =
  /^(?:VU|[Gg]estern|[Dd]amals|[Ee]hemals|zuvor|vormals|vorher|initial|prä(?:operativ|therapeut|interv)\p{L}*)$/u

/** "DHC in der VU noch nicht erweitert", "in der VU noch nach rechts verlagert", "die in der VU vergrößerten Lymphknoten" */
const saidThen =
  /(?:i[nm](?: der)? V(?:U|or\S+)|zuvor|vormals|ehemals|damals|seinerzeit)(?: noch(?: nach (?:rechts|links))?)?(?: nicht)?$/

/** "Kein Verdacht auf Osteomyelitis" and "keine Dichteanhebung im Sinne einer Blutung" deny it. */
function isNotEven(wanted: CueKind, { mentions, stances }: Reading, item: Item, segment: Segment): boolean {
  return mentions.cues.some(
    ({ kind, from }) => kind === wanted && from >= segment.from && from < item.from && stances[from] === 'negated',
  )
}

/** "Mutter mit Mammakarzinom": of somebody else. */
export const relatives =
  /^(?:Famili(?:e|enanamnese)|(?:Groß)?(?:[Vv]ater|[Mm]utter)|Schwester|Bruder|Tante|Ehemann|Ehefrau)$/

/** "Staging bei Mammakarzinom rechts.": why the patient came, before any heading. */
function tellsWhy({ words, all }: Sentence): boolean {
  if (tells(all, relatives)) return true
  return fitsAt(words, 1, /^(?:bei|nach|eine[rs]|wegen|bekannt.*)$/) && fitsAt(words, 0, purpose)
}

/** "Erfolgreiche Rekanalisation bei Verschluss": of what was done away with. */
function isTreated(words: readonly Word[], { from }: Item): boolean {
  return (
    (words[from - 1]?.text === 'bei' || words[from - 2]?.text === 'bei') &&
    tells(words, /^(?:Rekanalisation|(?:DCB-)?PTA)$/, 0, from)
  )
}

const purpose =
  /^(?:\p{Lu}?\p{L}*(?:staging|Staging|nachsorge|Nachsorge|kontrolle)|Verlauf|Abklärung|Kontrolluntersuchung)$/u

const recommendation = /^(?:empf|anzurat|anger|indiziert)/i

/** A condition holds for its sentence, a recommendation behind a comma not for what stands before: "Knoten links, Punktion empfohlen", "Stau bei steinfreier Blase, MRT empfohlen". */
function isConditional({ mentions, words, segments }: Reading, item: Item): boolean {
  const conditions = mentions.cues.filter((cue) => cue.kind === 'conditional')
  return conditions.some((cue) => {
    if (cue.from < item.from || !fitsAt(words, cue.from, recommendation)) return true
    const own = segments.find((one) => item.from >= one.from && item.from < one.to)
    const cut = segments.some(
      (one) =>
        (one.joint === 'comma' || one.joint === 'stop' || one.joint === 'bracket') &&
        one.from > item.from &&
        one.from <= cue.from,
    )
    return !cut || own === undefined || (item.normal === null && leadsToPurpose(words, item.from))
  })
}

/** "Zum Ausschluss einer Fraktur, ... CT empfohlen". */
function leadsToPurpose(words: readonly Word[], at: number): boolean {
  return tells(words, /^(?:zum|zur|bei)$/i, 0, at)
}

/** History reaches over a list ("Z. n. Cholezystektomie und Appendektomie") but not over a comma. */
function historyReach(reading: Reading, item: Item): number {
  let from = 0
  for (const segment of reading.segments) {
    if (segment.from > item.from) break
    if (segment.joint !== 'and') from = segment.from
  }
  // "St. n. Luxation ohne Ruptur": what was not torn then is not torn now; "mit Ruptur": so it was found.
  return Math.max(
    from,
    reading.words.findLastIndex(
      ({ text }, at, words) => at < item.from && (text === 'ohne' || (text === 'mit' && isInjury(words, at))),
    ),
  )
}

/** "Patellaluxation mit", "Distorsion links mit": and nothing was mended since */
function isInjury(words: readonly Word[], at: number): boolean {
  return tells(words.slice(at - 2, at), /(?:luxation|distorsion)$/i) && !tells(words, /plastik$|naht/i)
}

export function inSegment(cues: readonly Cue[], kind: CueKind, segment: Segment): boolean {
  return cues.some((cue) => cue.kind === kind && cue.from >= segment.from && cue.from < segment.to)
}

/** "Kein Herd, der eine Biopsie erfordert", "keine Myelopathie im Rahmen der Degeneration", "kein Herd von Relevanz": others there may be. */
function isOfSome(words: readonly Word[], at: number): boolean {
  const [mark, next] = [words[at]?.text, words[at + 1]?.text ?? '']
  return (
    /^(?:Rahmen|Relevanz|Bedeutung|Krankheitswert)$/.test(next) ||
    (mark === ',' && /^(?:der|die|das|welche[rs]?)$/.test(next))
  )
}

const wall = /sept(?:um|al)$|wand$|^apex|api[ck]al$|spitze$|basal$|lateral$|terior$|inferior$/i

/** The words between the denial and what it denies that are neither carrier nouns nor small words. */
export function limitsOf(reading: Reading, item: Item, segment: Segment): string[] {
  const limits: string[] = []
  const stem = reading.words[item.from]?.stem ?? ''
  // Nodes have no place of their own: "keine mediastinalen Lymphknoten" says nothing of those of the neck.
  const isOfNodes = item.organs.some((organ) => organ.endsWith('nodes'))
  if (isSpecialKind(stem)) limits.push(stem)
  if (leftover.test(stem)) limits.push('rest')
  // "Nieren konkrementfrei, das Nierenbecken schlank": of all of them.
  if (!/frei$/.test(stem) && isOfSome(reading.words, item.to)) limits.push('rest')
  // "Es sind keine Läsionen hinzugekommen"
  if (tells(reading.words, /^(?:hinzuge|entstanden$)/, item.to, item.to + 3)) limits.push('neu')
  const rest = reading.mentions.cues.filter(
    (cue) =>
      cue.kind === 'rest' &&
      (cue.from <= item.from
        ? cue.from >= Math.min(segment.from - 4, placesFrom(reading, segment)) ||
          (cue.from === 0 && namesNoOrgan(reading, segment))
        : cue.from < segment.to && fitsAt(reading.words, cue.from - 1, restOf)),
  )
  for (const cue of rest) limits.push(reading.words[cue.from]?.stem ?? '')
  const first = item.finding === 'enhancement' ? segment.from : 0
  for (let at = item.from - 1; at >= first && reading.stances[at] !== 'asserted'; at--) {
    const word = reading.words[at] as Word
    if (reading.mentions.cues.some(({ kind, from }) => (kind === 'negate' || kind === 'not') && from === at)) break
    if (
      word.kind !== 'word' ||
      (smallWords.has(word.stem) && !/^sicher/.test(word.text)) ||
      (!isOfNodes && namesOrgan(reading, at)) ||
      (/^\p{Lu}(?!\p{Lu}+-\p{Ll})/u.test(word.text) && !isOpeningAdjective(word, at))
    )
      continue
    limits.push(word.stem)
  }
  // "Septum ohne Late Enhancement"
  if (reading.stances[item.from] !== 'asserted' && isOfHeart(reading, item) && !item.organs.includes('pericardium'))
    for (const { text, stem: place } of reading.words.slice(segment.from, segment.to))
      if (wall.test(text)) limits.push(place)
  const subject = subjectOfTrait(reading, item, segment)
  if (subject !== null) limits.push(subject)
  return limits
}

function isOfHeart({ contexts }: Reading, { organs: own }: Item): boolean {
  return [...own, ...contexts.examination.organs].some((organ) => isWithin(organ, 'heart'))
}

/** "Übrige Bandscheiben normal hoch, ohne Protrusion" */
function namesNoOrgan({ mentions: { terms } }: Reading, { from, to }: Segment): boolean {
  return !terms.some(
    (term) => term.from >= from && term.from < to && term.meanings.every(({ kind }) => kind === 'organ'),
  )
}

/** "Keine Erosion an den übrigen Metakarpalia". */
const restOf = /^(?:den|der|die|das|dem|im|am)$/

/** "Weitere Etagen der LWS und die BWS ohne Entzündung": where the list of places begins that the clause is said of. */
function placesFrom({ segments, mentions: { terms } }: Reading, segment: Segment): number {
  let at = segments.indexOf(segment)
  while (segments[at]?.joint === 'and' || segments[at]?.joint === 'comma') {
    const before = segments[at - 1]
    if (
      before === undefined ||
      terms.some((term) => !term.lexical && isSaying(term) && term.from >= before.from && term.from < before.to)
    )
      break
    at--
  }
  return segments[at]?.from ?? segment.from
}

/** "Das Fragment ist nicht disloziert": said of that noun, not of all that is broken. */
function subjectOfTrait({ mentions, words }: Reading, { finding, from }: Item, segment: Segment): string | null {
  if (finding === null || findings().get(finding)?.trait !== true) return null
  const noun = mentions.terms.findLast((term) => term.from >= segment.from && term.to <= from)
  const word = noun?.lexical === true ? words[noun.from] : undefined
  return word === undefined || fitsAt(words, (noun?.from ?? 0) - 1, placing) ? null : word.stem
}

const placing = /^(?:i[mn]|a[mn]|bei|beim|mit|zu[mr]|vo[nm]|nach|des)$/i

/** "keine intrakranielle Blutung": the adjective says where, not of what kind. */
function namesOrgan({ mentions }: Reading, at: number): boolean {
  return mentions.terms.some(
    ({ from, to, meanings }) =>
      at >= from && at < to && meanings.every(({ kind, id }) => kind === 'organ' && !isGeneric(id)),
  )
}

/** "Subkapitale Fraktur ausgeschlossen": the capital is that of the sentence. */
function isOpeningAdjective(word: Word, at: number): boolean {
  return at === 0 && /^(?:Neu|Alt|\p{Lu}\p{Ll}{4,})(?:e|en|er|es)$/u.test(word.text)
}

/** "Reststenose", "Rezidivhernie": not the thing itself. */
const leftover = /^(?:rest|rezidiv(?!geweb|tumor)).{4}/

const smallWords = wordSet(
  'davo auf zu eine ein einer eines von fur der die das des dem den zur zum mit im in an am und oder es sich ist bei nach unt wahrend zeigt find',
)

export function magnitudeOf(item: Item, segment: Segment, cues: readonly Cue[]): Statement['magnitude'] {
  if (cues.length === 0) return null
  const near = cues.filter(
    (cue) => (cue.kind === 'little' || cue.kind === 'much') && cue.from >= segment.from && cue.from <= item.to + 3,
  )
  const last = near.at(-1)
  if (last === undefined) return null
  return near.some((cue) => cue.kind === 'little') ? 'little' : 'much'
}

const outline = /^(?:Zwerchfell|\p{L}*(?:[Kk]ontur|[Ss]palt))$/u

export function trendOf(reading: Reading, cues: readonly Cue[]): Trend | null {
  if (cues.length === 0) return null
  const named = new Set<Trend>()
  for (const { kind, from } of cues) {
    if (kind !== 'progress' && kind !== 'regress' && kind !== 'stable' && kind !== 'gone') continue
    // "Zwerchfell nicht mehr abgrenzbar bei Erguss": an outline is lost, no finding is gone.
    if (kind === 'gone' && tells(reading.words, outline, from - 2, from)) continue
    const stance = kind === 'gone' ? 'asserted' : reading.stances[from]
    if (stance === 'asserted') named.add(kind)
  }
  if (named.has('gone')) return cues.some(({ kind }) => kind === 'exception') ? 'regress' : 'gone'
  return named.size === 1 ? ([...named][0] ?? null) : null
}

/** "neue, kontrastmittelaufnehmende Herde": adjectives of one noun are joined by commas; not "Zyste 12 mm, konstant, Hämangiom 35 mm". */
export function adjectivesStart(reading: Reading, index: number): number {
  const { segments, words, mentions } = reading
  const startOf = (at: number): number => segments[at]?.from ?? 0
  let at = index
  while (
    at > 0 &&
    segments[at]?.joint === 'comma' &&
    isBare(reading, at - 1) &&
    !(fitsAt(words, startOf(at), /^\p{Lu}/u) && fitsAt(words, startOf(at - 1), /t$/))
  )
    at--
  // "Frontal rechts eine neue, 6 mm große Läsion"
  const start = startOf(at)
  const isLed = segments[at]?.joint === 'comma' && fitsAt(words, start - 2, /e[rsnm]?$/)
  return (isLed ? mentions.cues.find(({ to }) => to === start - 1)?.from : undefined) ?? start
}

/** "misst 9 mm und ist größenkonstant", "14 mm, oval, glatt begrenzt, konstant": the predicate in a segment of its own */
export function trendCuesBehind(reading: Reading, index: number): Cue[] {
  const next = reading.segments[index + 1]
  if (next === undefined || !isBare(reading, index + 1)) return []
  // "Knoten rechts hingegen progredient"
  const isApart = next.joint === 'contrast' && reading.words[next.from - 1]?.kind !== 'mark'
  if (next.joint !== 'and' && next.joint !== 'comma' && !isApart) return []
  // "Zyste größer, die andere konstant"
  if (fitsAt(reading.words, next.from, /^d(?:er|ie|as)$/) && fitsAt(reading.words, next.from + 1, /^\p{Ll}+en?$/u))
    return []
  // "Herd, 12 mm, größenprogredient, mit Ödem", "Verschattungen, gegenüber der Voraufnahme rückläufig, vor allem basal"
  const isCompared = tells(reading.words, /^(?:gegenüber|ggü|Vergleich$)/, next.from, next.from + 2)
  let last = index + 1
  while (reading.segments[last]?.joint === 'comma' && isBare(reading, last)) last++
  const ofSize = reading.mentions.cues.filter(
    ({ from }) =>
      from >= next.from &&
      from < (reading.segments[last - 1]?.to ?? 0) &&
      ((isCompared && from < next.to) || fitsAt(reading.words, from, /^gr(?:öß|öss)en/i)),
  )
  if (ofSize.length > 0) return ofSize
  const rest = reading.segments.slice(index + 2)
  const isListToTheEnd = rest.every((one, at) => one.joint === 'comma' && isBare(reading, index + 2 + at))
  if (next.joint === 'comma' && !isListToTheEnd) return []
  const to = isListToTheEnd ? (rest.at(-1) ?? next).to : next.to
  return withoutJudgement(reading.mentions.cues.filter((cue) => cue.from >= next.from && cue.from < to))
}

/** "Größenprogredient, Verdacht auf Tumorprogress": the noun judges, and tells no course. */
export function withoutJudgement(cues: Cue[]): Cue[] {
  return cues.some(({ kind }) => kind === 'possible' || kind === 'probable') ? [] : cues
}
