import { stemsOf, wordStem } from '../anatomy/word-stem.ts'
import { fitsAt, tells } from '../read/tells.ts'
import { wordSet } from '../read/word-set.ts'
import { type Cue, isCarrierNoun } from './find-cues.ts'
import type { Word } from './sentence.ts'

/** What is said of a word: asserted, denied, or neither for sure. */
export type Stance = 'asserted' | 'negated' | 'unclear'

/** What opens a new statement after a comma. */
const openers = stemsOf(
  'ein multipel multiple mehrere zahlreich einzeln mit zeigt findet besteht stellt ist sind es in im am auf der die das dort hier bekannt',
)
const alternatives = stemsOf('oder noch bzw. respektive resp.')
const hardMarks = wordSet('; : – — ) (')

/**
 * The stance of every word of a sentence.
 *
 * A denial reaches forward over "und", "oder" and, in a list that ends with "oder" or "noch", over commas;
 * a contrast ("jedoch"), an exception ("bis auf") or a new statement ends it. "nicht" denies the adjective that
 * follows it; before "nachweisbar" and at the end of a clause it denies what stands before.
 * "nicht auszuschließen" asserts nothing and denies nothing.
 */
export function stances(words: readonly Word[], cues: readonly Cue[], isFinding: (at: number) => boolean): Stance[] {
  const result: Stance[] = words.map(() => 'asserted')
  if (!cues.some(({ kind }) => kind === 'negate' || kind === 'not' || kind === 'excluded')) return result
  applyForward(words, cues, result, isFinding)
  for (const cue of cues) {
    if (cue.kind === 'not') applyNot(words, cues, cue, result, isFinding)
    if (cue.kind === 'excluded') applyExcluded(words, cues, cue, result)
    if (
      cue.kind === 'negate' &&
      (isTrailing(words, cue) || isSignOnly(words, cue) || isOfPlacesOnly(words, cue, isFinding))
    )
      fillBack(words, cues, cue.from, result, 'negated')
  }
  return result
}

function applyForward(
  words: readonly Word[],
  cues: readonly Cue[],
  result: Stance[],
  isFinding: (at: number) => boolean,
): void {
  const starts = new Map<number, Cue>()
  const ends = new Set<number>()
  for (const cue of cues) {
    if (cue.kind === 'negate' && !isBareStill(words, cue)) starts.set(cue.from, cue)
    if (cue.kind === 'exception' || (cue.kind === 'breaker' && !isBehindNeither(words, cue))) ends.add(cue.from)
  }
  let stance: Stance = 'asserted'
  let untilBracket: Stance | null = null
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word
    const counted = starts.has(at) ? someOf(words, at) : null
    if (counted !== null) {
      result.fill('unclear', at, counted)
      at = words[counted]?.stem === 'mit' ? counted : counted - 1
      stance = 'negated'
      continue
    }
    if (starts.has(at)) stance = isCounted(words, at) ? 'unclear' : 'negated'
    else if (ends.has(at)) stance = 'asserted'
    else if (word.text === '(') {
      untilBracket = stance
      stance = 'asserted'
    } else if (word.text === ')') stance = untilBracket ?? 'asserted'
    else if (hardMarks.has(word.text)) stance = 'asserted'
    else if (word.text === ',' && stance !== 'asserted')
      stance = isPredicated(words, at + 1, isFinding) ? 'asserted' : afterComma(words, at, cues, stance)
    else if (stance === 'negated' && isBesideAbsent(words, at)) stance = 'asserted'
    else if (
      stance === 'negated' &&
      (word.stem === 'mit' ||
        isRelated(words, at) ||
        isWithin(words, at, isFinding) ||
        isBesideFirst(words, at, isFinding))
    )
      stance = 'unclear'
    else if (word.stem === 'und' && stance === 'negated' && startsStatement(words, at + 1, cues)) stance = 'asserted'
    if (stance !== 'asserted') result[at] = stance
  }
}

/** "Fehlendes Flusssignal und KM-Aussparung", "mit Thrombus": what is absent is abnormal, as is what stands beside it. */
function isBesideAbsent(words: readonly Word[], at: number): boolean {
  if (!fitsAt(words, at, /^(?:und|mit)$/)) return false
  return fitsAt(words, at - 2, /^fehlende[^m]?$/i) && !isCarrierNoun(words[at - 1]?.stem ?? '')
}

/** "Kein Korrelat zum Kalk": the calcification is there. */
function isRelated(words: readonly Word[], at: number): boolean {
  return (
    fitsAt(words, at, /^(?:zu[mr]?|an|für)$/) &&
    fitsAt(words, at - 1, /^(?:Korrelat|Bezug|Kontakt|Verbindung|Beziehung|Anschluss|Kommunikation)$/)
  )
}

/** "Keine Flüssigkeit im Bruchsack", "keine Infektion der Nekrose": what it would lie in or happen to is there. */
function isWithin(words: readonly Word[], at: number, isFinding: (at: number) => boolean): boolean {
  const before = words[at - 1]
  const text = words[at]?.text ?? ''
  if (before === undefined || !/^\p{Lu}/u.test(before.text) || !within.test(text)) return false
  if (/^de[rs]$/.test(text) && (isCarrierNoun(before.stem) || /rezidiv|metasta/i.test(before.text))) return false
  const noun = words.findIndex((word, index) => index > at && !/^\p{Ll}/u.test(word.text))
  return noun <= at + 3 && isFinding(noun)
}

const within = /^(?:im|am|in|an|innerhalb|de[rs])$/

/** "Mit Pneu ohne Spannung und Kontusion im Unterlappen": what has a place of its own may be the second of "mit". */
function isBesideFirst(words: readonly Word[], at: number, isFinding: (at: number) => boolean): boolean {
  if (!fitsAt(words, at, /^(?:und|sowie)$/) || !isFinding(at + 1) || !fitsAt(words, at + 2, placed)) return false
  const denial = fitsAt(words, at - 2, /^ohne$/) ? at - 2 : at - 3
  return fitsAt(words, denial, /^ohne$/) && tells(words, /^mit$/, denial - 3, denial)
}

const placed = /^(?:im|am|in|an|de[rs]|links|rechts)$/

/** "Keine der beschriebenen Läsionen mit Restriktion": the lesions are there; where what is denied of them begins. */
function someOf(words: readonly Word[], from: number): number | null {
  if (!fitsAt(words, from, /^keine?[rsn]?$/i) || !fitsAt(words, from + 1, /^(?:der|dieser|von)$/)) return null
  const noun = words.findIndex(({ text }, at) => at > from + 1 && /^\p{Lu}/u.test(text))
  return noun < 0 ? null : noun + 1
}

/** "Milchglas keines.", "Umgebungsreaktion fehlend.", "Ankylose nirgends nachweisbar", "Reflux zu keiner Zeit" */
function isTrailing(words: readonly Word[], { from, to }: Cue): boolean {
  const isOfNoPlace = fitsAt(words, from - 1, /^(?:auf|zu|an|in)$/i) && fitsAt(words, to, noPlace)
  const end = isOfNoPlace ? to + 1 : to
  if (isOfNoPlace || fitsAt(words, from, /^nirgend/)) {
    if (fitsAt(words, end, /bar$|^zu$/)) return true
  } else if (!fitsAt(words, from, /^(?:kein(?:e|er|es|en)|fehlend)$/)) return false
  const next = words[end]
  return next === undefined || next.kind === 'mark'
}

const noPlace = /^(?:Seite|Höhe|Etage|Stelle|Phase|Ebene|Zeit)/

/** "Für eine Fraktur findet sich kein Anhalt": the sign stands last, and what it would be of before. */
function isSignOnly(words: readonly Word[], { from, to }: Cue): boolean {
  const noun = words.findIndex(({ text }, at) => at >= to && /^\p{Lu}/u.test(text))
  if (!fitsAt(words, from, /^kein/) || !fitsAt(words, noun, sign)) return false
  const next = words[noun + 1]
  return (next === undefined || next.kind === 'mark') && tells(words, /^(?:für|auf)$/i, 0, from)
}

const sign = /^(?:Anhalt|Anhaltspunkte?|Hinweise?|Zeichen|Nachweis)$/

/** "Thrombose weder in der V. femoralis noch in der V. poplitea": what stands before is denied. */
function isOfPlacesOnly(words: readonly Word[], { from }: Cue, isFinding: (at: number) => boolean): boolean {
  const [word, next] = [words[from], words[from + 1]]
  if (word === undefined || !isNeither(word) || !placeOrPhase.test(next?.text ?? '')) return false
  for (let at = from + 1; at < words.length && words[at]?.kind !== 'mark'; at++) if (isFinding(at)) return false
  return true
}

const placeOrPhase =
  /^(?:i[mn]|a[mn]|auf|bei|unter|nach|vor|links|rechts|(?:arteriell|venös|portalvenös|nativ|ventral|dorsal|medial|lateral|hilär|mediastinal|axillär|iliakal|inguinal|zervikal)e?[nrs]?)$/

const still = wordStem('noch')
const neither = stemsOf('weder kein')

/** "noch nachweisbar" denies nothing; "weder ... noch" does. */
function isBareStill(words: readonly Word[], cue: Cue): boolean {
  return words[cue.from]?.stem === still && !words.slice(0, cue.from).some((word) => neither.has(word.stem))
}

/** "weder bei Füllung noch bei Miktion Reflux": "bei" says when, and both are denied. */
function isBehindNeither(words: readonly Word[], { from }: Cue): boolean {
  return fitsAt(words, from - 1, /^(?:weder|noch)$/i)
}

function isNeither({ text }: Word): boolean {
  return /^weder$/i.test(text)
}

/** "ohne wesentliche ..., keine einzige": "kein" before a number is no denial of the thing. */
function isCounted(words: readonly Word[], at: number): boolean {
  return words[at + 1]?.kind === 'number'
}

/** "kein Stein, Gallenwege erweitert": a noun, and what it is. */
function isPredicated(words: readonly Word[], from: number, isFinding: (at: number) => boolean): boolean {
  const [noun, trait] = [words[from]?.text ?? '', words[from + 1]?.text ?? '']
  const end = words[from + 2]
  if (!/^\p{Lu}/u.test(noun) || isFinding(from) || (end !== undefined && end.kind !== 'mark')) return false
  return isFinding(from + 1) && /^\p{Ll}.*(?:t|ig|lich)$/u.test(trait)
}

function afterComma(words: readonly Word[], at: number, cues: readonly Cue[], stance: Stance): Stance {
  if (startsStatement(words, at + 1, cues) || isOfOtherGender(words, at)) return 'asserted'
  for (let next = at + 1; next < words.length; next++) {
    const word = words[next] as Word
    if (alternatives.has(word.stem)) return stance
    if (
      hardMarks.has(word.text) ||
      cues.some((cue) => cue.from === next && (cue.kind === 'breaker' || cue.kind === 'negate'))
    )
      break
  }
  return 'unclear'
}

/** "Keine Ischämie, apikaler Thrombus": the last of the list agrees with no "keine"; but "keine Zeichen einer Fraktur, frischer Blutung". */
function isOfOtherGender(words: readonly Word[], at: number): boolean {
  const [adjective, noun, end] = words.slice(at + 1, at + 4)
  if (!/^\p{Ll}{5,}e[rs]$/u.test(adjective?.text ?? '') || !/^\p{Lu}/u.test(noun?.text ?? '')) return false
  const before = words.slice(0, at).findLastIndex(({ text }) => text === ',' || /^kein/i.test(text))
  if (tells(words, /^(?:eine[rs]|de[rs]|von|auf|für)$/, Math.max(0, before), at)) return false
  return fitsAt(words, before, /^keine$/i) && (end === undefined || end.text === '.')
}

/** Whether a chunk opens with an article, a verb or a word of degree ("deutlicher Gelenkerguss"). */
function startsStatement(words: readonly Word[], at: number, cues: readonly Cue[]): boolean {
  const word = words[at]
  if (word === undefined) return false
  if (openers.has(word.stem)) return true
  // "Kein Harnstau, rechts eine Zyste"
  if (sideAdverbs.test(word.text) && openers.has(words[at + 1]?.stem ?? '')) return true
  if (isMeasuredOrgan(words, at)) return true
  return cues.some(({ from, kind }) => from === at && opening.has(kind))
}

const opening = wordSet('little much new possible probable historical stable progress regress')

/** "kein Stau, linke Niere 11,4 cm mit Zyste", "ohne Herd, Erguss links 2 cm": what has its size is described anew. */
function isMeasuredOrgan(words: readonly Word[], at: number): boolean {
  const noun = fitsAt(words, at, /^(?:linke|rechte)[rsn]?$/) ? at + 1 : at
  if (!fitsAt(words, noun, /^\p{Lu}\p{Ll}{2,}/u)) return false
  const size = fitsAt(words, noun + 1, sideAdverbs) ? noun + 2 : noun + 1
  return words[size]?.kind === 'number' && fitsAt(words, size + 1, /^(?:mm|cm|ml|x|,)$/)
}

const sideAdverbs = /^(?:links|rechts|beidseits|li\.|re\.|bds\.)$/

function applyNot(
  words: readonly Word[],
  cues: readonly Cue[],
  cue: Cue,
  result: Stance[],
  isFinding: (at: number) => boolean,
): void {
  const following = cues.filter((other) => other.from >= cue.to && other.from <= cue.to + 3)
  if (following.some((other) => other.kind === 'excluded')) return
  if (following.some((other) => other.kind === 'unassessable'))
    return fillBack(words, cues, cue.from, result, 'unclear')
  // "nicht durchgehend abgrenzbar": what is denied stands behind.
  // "Eine Fraktur liegt nicht vor", "stellt sich nicht dar"
  if (
    following.some(
      ({ kind, from, to }) =>
        kind === 'visible' &&
        (from === cue.to || !isFinding(cue.to)) &&
        // "Ureter nicht darstellbar erweitert"
        !(isFinding(to) && isAdjective(words[to])),
    ) ||
    (fitsAt(words, cue.to, /^(?:vor|dar|auszugehen|anzunehmen)$/) && isClauseEnd(words, cue.to + 1, cues))
  )
    return fillBack(words, cues, cue.from, result, 'negated')
  // "nicht aneurysmatisch erweitert": an adverb takes what it describes along.
  if (
    isFinding(cue.to) &&
    isFinding(cue.to + 1) &&
    isAdjective(words[cue.to + 1]) &&
    !fitsAt(words, cue.to, /(?:isch|lich)$/)
  ) {
    result[cue.to] = 'negated'
    return
  }
  const noun = nounOfAttribute(words, cue.to)
  if (noun !== null) {
    for (let at = cue.to; at < noun; at++) result[at] = 'negated'
    return
  }
  // "nicht nach rechts verlagert"
  const from = words[cue.to]?.text === 'nach' ? cue.to + 1 : cue.to
  for (let at = from; at < words.length && at <= cue.to + 4; at++) {
    const word = words[at] as Word
    if (word.kind === 'mark' || cues.some((other) => other.from === at && other.kind === 'breaker')) break
    if (isFinding(at)) {
      denyUntilClauseEnd(words, cues, from, result)
      return
    }
  }
  if (isClauseEnd(words, cue.to, cues)) fillBack(words, cues, cue.from, result, 'negated')
}

/** "nicht disloziert frakturiert": only the first of two participles is denied. */
function isAdjective(word: Word | undefined): boolean {
  return word !== undefined && /^\p{Ll}/u.test(word.text)
}

const attribute = /^\p{Ll}\p{L}{3,}(?:e|en|er|es|em)$/u

/** "ein nicht obstruierendes Konkrement": "nicht" denies the attribute, and the noun behind it stands. */
function nounOfAttribute(words: readonly Word[], from: number): number | null {
  for (let at = from; at < words.length && at <= from + 3; at++) {
    const word = words[at] as Word
    if (word.kind !== 'word') return null
    if (/^\p{Lu}/u.test(word.text)) {
      return at > from && fitsAt(words, at - 1, attribute) ? at : null
    }
  }
  return null
}

/** "nicht komprimierbar mit Thrombus": the denial ends. Behind "und" it is open whether "nicht" still holds: "nicht verdickt und dreischichtig". */
function denyUntilClauseEnd(words: readonly Word[], cues: readonly Cue[], from: number, result: Stance[]): void {
  let stance: Stance = 'negated'
  for (let at = from; at < words.length && !isClauseEnd(words, at, cues); at++) {
    if (words[at]?.stem === 'mit') return
    if (words[at]?.stem === 'und') stance = 'unclear'
    result[at] = stance
  }
}

function isClauseEnd(words: readonly Word[], at: number, cues: readonly Cue[]): boolean {
  const word = words[at]
  return word === undefined || word.kind === 'mark' || cues.some((cue) => cue.from === at && cue.kind === 'breaker')
}

function applyExcluded(words: readonly Word[], cues: readonly Cue[], cue: Cue, result: Stance[]): void {
  // "Hinweise auf eine Fraktur fehlen", but not "Voraufnahmen fehlen".
  if (fitsAt(words, cue.from, /^fehlen$/) && !tells(words, sign, 0, cue.from)) return
  const not = cues.find(
    (other) => (other.kind === 'not' || other.kind === 'negate') && other.from < cue.from && other.from >= cue.from - 4,
  )
  fillBack(words, cues, cue.from, result, not === undefined ? 'negated' : 'unclear')
  // "Nicht auszuschließen ist eine Fraktur": what cannot be ruled out stands behind.
  const opener = not?.kind === 'not' ? words[not.from - 1] : undefined
  if (not?.kind === 'not' && (opener === undefined || opener.kind === 'mark'))
    for (let at = cue.to; at < words.length && !isEnd(words[at]); at++) result[at] = 'unclear'
}

function isEnd(word: Word | undefined): boolean {
  return word?.text === ',' || hardMarks.has(word?.text ?? '')
}

/** "Pneu rechts nach Drainagezug nicht nachweisbar": since when. */
const since = /^(?:nach|seit)$/

/** Back to the beginning of the clause. */
function fillBack(
  words: readonly Word[],
  cues: readonly Cue[],
  before: number,
  result: Stance[],
  stance: Stance,
): void {
  for (let at = before - 1; at >= 0; at--) {
    const { text } = words[at] as Word
    if (isEnd(words[at])) return
    if (cues.some((cue) => cue.from === at && cue.kind === 'breaker') && !since.test(text)) return
    result[at] = stance
  }
}
