import type { TaggedWord } from './tagged-word.ts'

type Words = readonly TaggedWord[]

/** "8 mm großer Herd", "2 cm messende Zyste": such adjectives go with a measure before them. */
const measuring = /^(?:groß|größ|mess|durchmess|breit|dick|lang|tief|hoh|weit|stark|zählend)/
/** "mit 7 mm Ausdehnung". */
const extents =
  /^(?:ausdehnung|\p{L}*durchmesser|\p{L}*achse|umfang|kaliber|größe|länge|breite|dicke|tiefe|höhe|weite|\p{L}*abstand|volumen|schichtdicke|tiefgang|überstand|versatz|dislokation|stärke|nascet)/u

/** Whether at `at` a noun phrase begins that can be the head of a statement: "geringer Erguss", "zwei Zysten", "eine 8 mm große Läsion". */
export function opensHead(words: Words, at: number): boolean {
  const first = words[at]
  if (first === undefined) return false
  if (first.tag === 'denial') return true
  let next = at
  while (isModifier(words, next)) next++
  const declined = words
    .slice(at, next)
    .some(({ tag }) => tag === 'attribute' || tag === 'article' || tag === 'definite' || tag === 'count')
  const noun = words[next]
  return noun?.tag === 'noun' && declined && agrees(words, at, next)
}

/** What may stand before the noun of a nominative; an article only in front. */
function isModifier(words: Words, at: number): boolean {
  const word = words[at]
  const next = words[at + 1]
  if (word === undefined || next === undefined) return false
  switch (word.tag) {
    case 'attribute':
    case 'article':
    case 'definite':
    case 'count':
      return true
    case 'value':
      return next.tag === 'attribute' && measuring.test(next.key)
    case 'grade':
      return next.tag === 'noun' && at > 0 && words[at - 1]?.tag === 'article'
    case 'adverb':
      return next.tag === 'attribute'
    case 'predicate':
    case 'direction':
      return modifiesNext(words, at)
    case 'oblique':
      // "die basalen Zisternen": behind "die" a plural, and no relative clause
      return words[at - 1]?.key === 'die' || isModifier(words, at - 1)
    case 'conjunction':
      return (next.tag === 'attribute' || next.tag === 'oblique') && words[at - 1]?.tag === next.tag
    default:
      return false
  }
}

/** Whether an undeclined word says something of the adjective behind it: "medial betonte". */
export function modifiesNext(words: Words, at: number): boolean {
  const next = words[at + 1]
  return next?.tag === 'attribute' && (next.participle || degrees.test(words[at]?.key ?? ''))
}

/** "deutlich dilatierter Gang", "hochgradig" and the like say how, whatever adjective follows. */
const degrees =
  /^(?:deutlich|gering|leicht|mäßig|stark|diskret|ausgeprägt|massiv|\p{L}+(?:gradig|(?:dynam|log|klin|gra[fp]h?|typ)isch)|relativ|neu|flau|fein|grob|glatt|unscharf|scharf)$/u

/** "rechter Niere" is no nominative, "rechter Lappen" is one. */
function agrees(words: Words, at: number, noun: number): boolean {
  const gender = words[noun]?.gender ?? null
  const attribute = words.slice(at, noun).findLast(({ tag }) => tag === 'attribute')
  if (attribute === undefined || words[at]?.tag === 'article') return true
  if (attribute.key.endsWith('er')) return gender === 'm'
  if (attribute.key.endsWith('es')) return gender === 'n' || gender === null
  return true
}

/** Where the prepositional phrase that begins at `at` is over. */
export function endOfPreposition(words: Words, at: number): number {
  let next = at + 1
  while (
    ['genitive', 'definite', 'article', 'attribute', 'oblique', 'count', 'adverb'].includes(words[next]?.tag ?? '')
  )
    next++
  // "mit erosiven Modic I Veränderungen"
  if (words[next - 1]?.tag === 'oblique' && words[next]?.tag === 'grade' && words[next + 1]?.tag === 'noun') next++
  const carrier = words[next]
  if (carrier === undefined) return next
  if (carrier.tag !== 'noun' && carrier.tag !== 'level' && carrier.tag !== 'value' && carrier.tag !== 'latin')
    return next
  next++
  if (carrier.tag === 'noun' && words[next]?.tag === 'level') next++
  // "Kompression der S1 Wurzel"
  if (
    carrier.tag === 'level' &&
    words[next]?.tag === 'noun' &&
    /^(?:genitive|definite)$/.test(words[next - 2]?.tag ?? '')
  )
    next++
  while (words[next]?.tag === 'latin' || words[next]?.tag === 'level') next++
  if (words[next]?.tag === 'genitive' && words[next + 1]?.tag !== 'preposition') return endOfPreposition(words, next)
  return next
}

export function isExtent(word: TaggedWord): boolean {
  return extents.test(word.key)
}

export function isMeasuring(word: TaggedWord): boolean {
  return measuring.test(word.key)
}
