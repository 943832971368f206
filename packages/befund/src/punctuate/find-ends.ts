import { wordSet } from '../read/word-set.ts'
import { listAt } from './list-at.ts'
import { endOfPreposition, isExtent, isMeasuring, modifiesNext, opensHead } from './phrase-ahead.ts'
import type { Tag, TaggedWord } from './tagged-word.ts'

type Words = readonly TaggedWord[]

/** What is known of the statement that is being read. */
interface Phrase {
  start: number
  /** Its noun or predicate was said, outside of prepositional phrases. */
  whole: boolean
  /** Only the name of an organ so far: "Gallenblase", of which the next phrase says something. */
  isLabel: boolean
  hasFinding: boolean
  /** It opened with a place: "rechts bei neun Uhr zwei Zysten". */
  placeFirst: boolean
  side: string | null
  /** A verb waits for its predicate: "die Leber zeigt". */
  awaits: boolean
  /** It denies: "kein Erguss". */
  denies: boolean
  /** A clause behind its noun, "der in die Vene reicht", ends with its verb. */
  relative: boolean
  /** It or one before it in the run began with a level. */
  levelFirst: boolean
  /** Until here words belong to a prepositional phrase. */
  prepositionEnd: number
}

/** Indices of the words before which a statement is over and another begins, or the next thing of a list. */
export function findEnds(words: Words): { ends: number[]; commas: number[] } {
  const ends: number[] = []
  const commas: number[] = []
  let phrase = open(words, 0, false)
  for (let at = 0; at < words.length; at++) {
    if (at > phrase.start && isOver(words, at, phrase) && begins(words, at, phrase)) {
      ends.push(at)
      phrase = open(words, at, phrase.levelFirst)
    }
    const list = listAt(words, at, phrase.start)
    for (const last = list?.end ?? at + 1; at < last - 1; at++) take(words, at, phrase)
    take(words, at, phrase)
    commas.push(...(list?.commas ?? []))
  }
  return { ends, commas }
}

function open(words: Words, start: number, levelFirst: boolean): Phrase {
  const first = words[start]?.tag
  return {
    start,
    whole: false,
    isLabel: false,
    hasFinding: false,
    placeFirst:
      first === 'side' ||
      first === 'level' ||
      first === 'local' ||
      (first === 'preposition' && places.has(words[start]?.key ?? '')),
    denies: first === 'denial',
    levelFirst: levelFirst || first === 'level',
    relative: false,
    side: null,
    awaits: false,
    prepositionEnd: start,
  }
}

function take(words: Words, at: number, phrase: Phrase): void {
  const word = words[at] as TaggedWord
  if (word.tag === 'preposition') {
    phrase.prepositionEnd = Math.max(phrase.prepositionEnd, endOfPreposition(words, at))
    if (!places.has(word.key)) phrase.isLabel = false
  }
  if (word.tag === 'genitive' && at > phrase.start)
    phrase.prepositionEnd = Math.max(phrase.prepositionEnd, endOfPreposition(words, at))
  const side = sideNamed(word)
  if (side !== null) phrase.side = side
  if (/^(?:der|die|das|welche[rs]?)$/.test(word.key) && at > phrase.start && words[at + 1]?.tag === 'preposition')
    phrase.relative = true
  if (at < phrase.prepositionEnd) return
  if (word.tag === 'verb') phrase.awaits = !phrase.relative
  if (word.tag === 'noun') {
    phrase.isLabel = word.names === 'organ' && (phrase.whole ? phrase.isLabel : isPlainLabel(words, at))
    phrase.hasFinding ||= word.names === 'finding'
    phrase.whole = true
    phrase.awaits = false
  } else if (word.tag === 'predicate' && mayEnd(words, at, phrase.start)) {
    phrase.whole = true
    phrase.isLabel = false
    phrase.awaits = false
  } else if (word.tag === 'grade' || word.tag === 'value') {
    if (word.tag === 'grade') phrase.whole = phrase.hasFinding || !isBeforeItsFinding(words, at, phrase.start)
    phrase.isLabel = false
  } else if (word.tag === 'preposition' || word.tag === 'verb') phrase.isLabel = false
}

/** "eine Weber B Fraktur", "Garden III Fraktur": the grade and its name say which. */
function isBeforeItsFinding(words: Words, at: number, start: number): boolean {
  return words[at + 1]?.names === 'finding' && (at < start + 2 || opening.has(words[at - 2]?.tag ?? 'noun'))
}

/** Not "konstant ein Erguss", "eine ringförmig anreichernde Läsion", "ohne hämodynamisch relevante Stenose". */
function mayEnd(words: Words, at: number, start: number): boolean {
  return at > start && !modifiesNext(words, at) && !opening.has(words[at - 1]?.tag ?? 'noun')
}

const opening: ReadonlySet<Tag> = new Set(['article', 'denial', 'preposition'])

function sideNamed({ tag, key }: TaggedWord): string | null {
  if (tag === 'side') return key
  if (tag !== 'attribute' && tag !== 'oblique') return null
  if (key.startsWith('rechte')) return 'rechts'
  return key.startsWith('linke') ? 'links' : null
}

/** "linke Niere" waits for what is said of it; "normal weite Ventrikel" has said it. */
function isPlainLabel(words: Words, at: number): boolean {
  const before = words[at - 1]
  return before?.tag !== 'attribute' || placing.test(before.key)
}

const placing =
  /^(?:recht|link|ober|unter|vorder|hinter|mittler|inner|äußer|distal|proximal|medial|lateral|intra|extra|retro|supra|infra|prä|post|zentral|peripher|lang|kurz|beid|gro(?:ß|ss)e[rsn]?$|klein)/

const lastTags: ReadonlySet<Tag> = new Set([
  'noun',
  'latin',
  'predicate',
  'local',
  'direction',
  'side',
  'level',
  'grade',
  'value',
  'count',
  'verb',
])

/** Whether what was said so far can stand alone. */
function isOver(words: Words, at: number, { whole, awaits, isLabel, prepositionEnd }: Phrase): boolean {
  const last = words[at - 1] as TaggedWord
  const isParticle = last.tag === 'preposition' && words[at]?.tag === 'preposition'
  if (!whole || isLabel || !(lastTags.has(last.tag) || isParticle)) return false
  return isParticle || (!awaits && (at >= prepositionEnd || isSubject(words, at)))
}

/** "Riss des Innenmeniskus / der Außenmeniskus ist intakt": a masculine noun behind "der" is no genitive. */
function isSubject(words: Words, at: number): boolean {
  const [article, noun, ...behind] = words.slice(at)
  const isMasculine = article?.key === 'der' && noun?.tag === 'noun' && noun.gender === 'm'
  return isMasculine && behind.find(({ tag }) => tag !== 'latin')?.tag === 'verb'
}

const openers: ReadonlySet<string> = wordSet('sonst ansonsten zudem ferner außerdem daneben nebenbefundlich')

/** Whether another statement begins with the word at `at`. */
function begins(words: Words, at: number, phrase: Phrase): boolean {
  const word = words[at] as TaggedWord
  const last = words[at - 1] as TaggedWord
  if (openers.has(word.key) || isRest(words, at) || isSubject(words, at)) return true
  switch (word.tag) {
    case 'denial':
      return true
    case 'value':
      return (last.tag === 'noun' || last.tag === 'predicate') && opensHead(words, at)
    case 'attribute':
      if (at === phrase.start + 1 && examinations.test(last.key)) return false
      if (last.names === 'finding' && !phrase.denies && isPlaceOnly(words, at)) return false
      // "kleine Menge freie Flüssigkeit"
      if (/^mengen?$/.test(last.key)) return false
      return opensHead(words, at) && !(isMeasuring(word) && last.tag === 'value')
    case 'count':
      // "Fraktur 8. Rippe links"
      if (isOrdinal(word) && last.names === 'finding') return false
      // "Quotient 1,3", "HU 850", "Raumforderung rechts 9 Uhr"
      if (/,|\d{3}/.test(word.key) || (/^(?:uhr|jahre)$/.test(words[at + 1]?.key ?? '') && last.tag !== 'value'))
        return false
      return opensHead(words, at)
    case 'definite':
      // "Tumor infiltriert die großen Gefäße"
      return opensHead(words, at) && !(last.key.endsWith('iert') && words[at + 1]?.tag === 'oblique')
    case 'article':
    case 'adverb':
    case 'predicate':
      return opensHead(words, at) && !(isMeasuring(word) && last.tag === 'value')
    case 'direction':
      return opensHead(words, at) || (closing.has(last.tag) && opensHead(words, at + 1))
    case 'noun':
      return nounBegins(words, at, phrase)
    case 'grade':
      return (
        word.key.length > 1 &&
        phrase.side !== null &&
        last.tag === 'side' &&
        words.slice(phrase.start, at).some(({ tag }) => tag === 'grade')
      )
    case 'level':
      return levelBegins(words, at, phrase)
    case 'local':
      return last.tag !== 'noun' && opensAfterPlace(words, at + 1)
    case 'side':
      return sideBegins(words, at, phrase)
    case 'preposition':
      return prepositionBegins(words, at, phrase)
    default:
      return false
  }
}

/** "Zyste rechte Niere", "Zyste rechte Niere 2 cm": of the organ nothing is said, so the finding before it lies there. */
function isPlaceOnly(words: Words, at: number): boolean {
  const [where, noun, size, next] = words.slice(at, at + 4)
  const isLast = next === undefined && (size === undefined || size.tag === 'value')
  return isLast && noun?.names === 'organ' && placing.test(where?.key ?? '')
}

/** "LWK 3/4 unauffällig / LWK 4/5 Protrusion"; where levels open statements, one more does behind a whole one. */
function levelBegins(words: Words, at: number, { start, levelFirst }: Phrase): boolean {
  const next = words[at + 1]
  if (words[start]?.tag === 'level' || closing.has(words[at - 1]?.tag ?? 'noun')) return true
  // "Kontakt zur Wurzel L5 links / L5/S1 medianer Prolaps"
  if (words[at - 1]?.tag === 'side' && words[at - 2]?.tag === 'level') return opensHead(words, at + 1)
  return next !== undefined && (levelFirst || (words[at - 1]?.tag === 'direction' && next.tag === 'predicate'))
}

/** "die übrigen Venen", "alles andere", "im Übrigen", "als Nebenbefund", "Zustand nach". */
function isRest(words: Words, at: number): boolean {
  const [one, two] = [words[at]?.key ?? '', words[at + 1]?.key ?? '']
  if (/^übrige[rs]?$/.test(one)) return true
  return (
    (one === 'die' && two === 'übrigen') ||
    (one === 'alles' && (two === 'andere' || two === 'übrige')) ||
    (one === 'im' && two === 'übrigen') ||
    (one === 'als' && two.startsWith('nebenbefund')) ||
    (one === 'zum' && two === 'vergleich') ||
    (one === 'zustand' && two === 'nach')
  )
}

/** "Röntgen linke Hand" */
const examinations = /^(?:röntgen|sono|mrt?$|ct$|szinti|mammogra|duplex)/
/** "90 ml Kontrastmittel" */
const doses = /(?:ml|mg|mbq)$/

const closing: ReadonlySet<Tag> = new Set(['predicate', 'verb'])

function nounBegins(words: Words, at: number, { start, prepositionEnd, hasFinding, denies }: Phrase): boolean {
  const word = words[at] as TaggedWord
  const last = words[at - 1] as TaggedWord
  // "Bosniak 2F Zyste"
  if (last.tag === 'grade' && at === start + 1 && word.names === 'finding') return false
  if (last.tag === 'grade') return words[at - 2]?.tag !== 'article' && at !== prepositionEnd - 1
  if (closing.has(last.tag) || last.tag === 'side') return at > start + 1
  if (last.tag === 'value' && doses.test(last.key) && word.names === null) return false
  // "Niere mit 4,1 cm Zyste"
  if (last.tag === 'value' && words[at - 2]?.key === 'mit' && word.names === 'finding') return false
  // "RIVA 30 bis 40 % Stenose"
  if (last.key.endsWith('%') && word.key.endsWith('stenose')) return false
  if (isOrdinal(last)) return false
  if (last.tag === 'value' || last.tag === 'count' || last.tag === 'level' || last.tag === 'direction')
    return !isExtent(word) && (last.tag === 'value' || word.names !== null)
  const isClosed = at === prepositionEnd || words[at - 2]?.tag === 'genitive' || isOrdinal(words[at - 2])
  if (last.tag === 'latin') return isClosed
  // "Flüssigkeit im Douglas / Fraktur des Schambeins"
  if (isClosed && word.names === 'finding' && last.names !== 'finding' && hasFinding) return true
  if (isClosed && word.names === 'organ') return hasFinding || last.names !== 'organ'
  // "Blutung in den Zisternen / Einbruch in die Ventrikel"
  if (isClosed && hasFinding && words[at + 1]?.tag === 'preposition') return true
  if (last.continued) return false
  // "Kein Harnstau / Restharn 80 ml"
  if (word.names === null) return denies && words[at + 1]?.tag === 'value' && !isExtent(word)
  return last.names === 'finding' || words[at - 2]?.tag === 'genitive'
}

/** "9." of "9. Rippe". */
function isOrdinal(word: TaggedWord | undefined): boolean {
  return word?.tag === 'count' && word.key.endsWith('.')
}

/** In words, back to what was said of the other side. */
const sidesWithin = 40

/** "rechts bei 9 Uhr zwei Zysten / links bei 2 Uhr ein Herd", "BI-RADS 4 / rechts kein Herd". */
function sideBegins(words: Words, at: number, phrase: Phrase): boolean {
  const last = words[at - 1] as TaggedWord
  if (last.tag === 'grade') {
    // "rechts BI-RADS 2 / links BI-RADS 4", but "Grad 2 rechts / Grad 3 links"
    if (words[at + 1]?.tag === 'grade')
      return (phrase.side !== null && phrase.side !== 'beidseits') || words[at + 2]?.tag !== 'side'
    if (words[phrase.start]?.tag === 'grade') return false
  }
  if (words[at]?.key === 'beidseits' && last.tag === 'noun') return false
  const { key } = words[at] as TaggedWord
  const isOther = phrase.side !== null && phrase.side !== key
  // "kein Rezidiv / rechts unauffällig", "rechts Thrombose / links frei"
  if ((phrase.denies || isOther) && /^(?:frei|unauffällig|regelrecht|normal)$/.test(words[at + 1]?.key ?? ''))
    return true
  // "rechts Vena femoralis ... / links Vena poplitea ..."
  const next = words[at + 1]?.key
  const before = words.slice(Math.max(0, at - sidesWithin), at)
  if (before.some((one, other) => one.tag === 'side' && one.key !== key && before[other + 1]?.key === next)) return true
  // "Kompression der Wurzel S1 rechts / keine Stenose"
  const attaches = /^(?:noun|latin|direction|level)$/.test(last.tag)
  if (!isOther && attaches && !(phrase.denies && last.tag === 'noun')) return false
  return opensAfterPlace(words, at + 1)
}

function prepositionBegins(words: Words, at: number, phrase: Phrase): boolean {
  const last = words[at - 1] as TaggedWord
  const key = words[at]?.key ?? ''
  const end = endOfPreposition(words, at)
  // "ein Rundherd von 14 mm / für eine Fraktur kein Anhalt"
  if (/^(?:für|auf)$/.test(key) && words[end]?.tag === 'denial' && signs.test(words[end + 1]?.key ?? '')) return true
  if (!places.has(key) && key !== 'gegenüber') return false
  if (words[end - 1]?.tag === 'value') return false
  // "Zyste im linken Ovar / an der linken Beckenwand ein Lymphknoten"
  const isOther =
    phrase.side !== null && last.names === 'organ' && words.slice(at, end).some((one) => sideNamed(one) !== null)
  if (isDeniedBefore(words, at, phrase) && isUnplaced(words, end)) return true
  if (!phrase.placeFirst && !isOther && (last.tag === 'noun' || last.tag === 'latin' || last.tag === 'side'))
    return false
  return opensAfterPlace(words, end)
}

/** "Kein Erguss / in der rechten Lunge ein Rundherd": what is denied needs no place, what is there does. */
function isDeniedBefore(words: Words, at: number, { start, denies }: Phrase): boolean {
  if (words[at - 1]?.names !== 'finding') return false
  return denies || words.slice(Math.max(start, at - 3), at).some(({ tag, key }) => tag === 'denial' || key === 'ohne')
}

/** "ein Rundherd von 12 mm", not "eine Zyste im linken Ovar" */
function isUnplaced(words: Words, at: number): boolean {
  if (words[at]?.tag !== 'article') return false
  const noun = words.findIndex(({ tag }, index) => index > at && tag === 'noun')
  if (words[noun]?.names !== 'finding' || noun > at + 4) return false
  const next = words[noun + 1]
  return next === undefined || !(next.tag === 'local' || places.has(next.key))
}

const signs = /^(?:sicher\p{L}+|an(?:halt|zeichen)|hinweis|\p{L}*korrelat)/u
const places: ReadonlySet<string> = wordSet('im in am an bei beim auf über unter zwischen entlang')

/** Behind a place, sides and further places follow before the head of the statement. */
function opensAfterPlace(words: Words, at: number): boolean {
  let next = at
  while (true) {
    const word = words[next]
    if (word === undefined) return false
    if (word.tag === 'side' || word.tag === 'level' || word.tag === 'local' || word.tag === 'direction') next++
    else if (word.tag === 'preposition' && places.has(word.key)) next = endOfPreposition(words, next)
    else return opensHead(words, next) || (word.tag === 'noun' && word.names === 'finding')
  }
}
