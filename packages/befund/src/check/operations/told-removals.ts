import { organs } from '../../anatomy/organ-tree.ts'
import { removalsIn } from '../../anatomy/removals.ts'
import { matchTerm } from '../../anatomy/term-index.ts'
import type { Side, Span } from '../../model.ts'
import { tells } from '../../read/tells.ts'
import { wordSet } from '../../read/word-set.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import { sideOf } from '../../understand/find-side.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import { clauseAround } from '../clause-around.ts'
import { sentencePlace } from '../sentence-place.ts'

export interface Removed {
  organs: readonly string[]
  side: Side | null
  needsSide: boolean
  /** A part was left, which may be described, but is no normal organ. */
  leavesRest: boolean
  sentence: Sentence
  place: Span
  word: Span
}

export function removalsOf(sentence: Sentence): Removed[] {
  const words = sentence.all
  const found: Removed[] = []
  for (const { removal: operation, at } of removalsIn(words)) {
    const word = words[at] as Word
    if (!isDone(words, at, sentence)) continue
    const isOfSide = /^(?:links|rechts|li\.|re\.)$/.test(words[at + 1]?.text ?? '')
    // "Zystektomie rechts": of a cyst of one ovary, not the one bladder.
    if (operation.id === 'cystectomy' && isOfSide) continue
    // "Thyreoidektomie links": of one lobe.
    const needsSide = operation.sided || (operation.id === 'thyroidectomy' && isOfSide)
    const isPaired = operation.organs.some((organ) => organs().get(organ)?.paired) || needsSide
    const side = isPaired ? sideNear(words, at, operation.length) : null
    found.push({
      organs: operation.named ? namedBeside(words, operation.organs) : operation.organs,
      side,
      needsSide,
      leavesRest: operation.leavesRest,
      sentence,
      place: sentencePlace(sentence, word),
      word,
    })
  }
  return [...found, ...missingOrgans(sentence)]
}

function namedBeside(words: readonly Word[], organs: readonly string[]): string[] {
  const named = findMentions(words).terms.flatMap((term) => term.meanings.map((meaning) => meaning.id))
  return organs.filter((organ) => named.includes(organ))
}

const undone =
  /^(?:teil|partiell|subtotal|(?:ge)?plan|vor(?:$|gese|st)|ohne|kein|frage|evtl|eventuell|empf|präop|hemi(?!kol|thy)|suprazervikal|segment|verdacht|fragliche?|nierenteil|anstehend|indikation|oder|falls|diskutiert)/i
const done =
  /^(?:z\.|zn|n\.|st|zustand|nach|post|bekannt|erfolgt|durchgeführt|operiert|anamnestisch|vor\.?op|bei|gelaufene?)/i

/** "Z. n. Splenektomie", but not "Teilresektion" nor "vor geplanter Nephrektomie". */
function isDone(words: readonly Word[], at: number, sentence: Sentence): boolean {
  const before = words.slice(Math.max(0, at - 5), at)
  if (
    sentence.section === 'recommendation' ||
    before.some((word) => undone.test(word.text) && !isAgo(word, words)) ||
    /^distal/i.test(before.at(-1)?.text ?? '')
  )
    return false
  if (
    tells(words.slice(at + 1, at + 6), /^(?:Planung|geplant|vorgesehen|empfohlen|indiziert|diskut|erwäg)/i) ||
    (words.at(-1)?.text === '?' && !words.slice(at).some(({ text }) => text === ','))
  )
    return false
  return (
    sentence.section === 'clinicalHistory' ||
    sentence.label.length > 0 ||
    at < 4 ||
    tells(words, year, at - 1, at + 4) ||
    tells(words.slice(Math.max(0, at - 12), at), done)
  )
}

/** "45 J., Schmerzen, 2017 Mastektomie rechts" */
const year = /^(?:\d\d?[./])?(?:19|20)\d\d$/

/** "Vor 5 Jahren", "vor mehreren Jahren" */
function isAgo(word: Word, words: readonly Word[]): boolean {
  const behind = words.indexOf(word) + 1
  return /^vor$/i.test(word.text) && (words[behind]?.kind === 'number' || tells(words, ages, behind, behind + 3))
}

const ages = /^(?:Jahr|Monat|Woche|Tag|J\.|lange|kurz)/i

function sideNear(words: readonly Word[], at: number, length = 1): Side | null {
  // "Stripping der V. saphena magna mit Crossektomie rechts"
  const joined = length > 1 && words[at + length]?.text === 'mit' ? [length + 2] : []
  for (const offset of [
    ...(length > 1 ? [length, length - 1, length - 2, length - 3, ...joined] : []),
    ...[1, 2, -1, -2, 3, -3],
  ]) {
    const word = words[at + offset]
    const side = word === undefined ? null : sideOf(word)
    const isBehindComma = words.slice(at, at + Math.max(0, offset)).some(({ text }) => text === ',')
    if (side !== null && !isBehindComma) return offset > 0 && isOfOtherToo(words.slice(at + offset + 1)) ? 'both' : side
  }
  return null
}

/** "H-TEP links 2018, rechts 2020", but not "links 2018, rechts 2020 Osteosynthese". */
function isOfOtherToo(behind: readonly Word[]): boolean {
  const [joint, other, next] = behind.slice(0, 9).filter(({ text }) => !/^(?:[()]|[\d./]+\d)$/.test(text))
  const isJoined = /^(?:,|und|sowie|\/)$/.test(joint?.text ?? '') && other !== undefined && sideOf(other) !== null
  return isJoined && /^[.,;]?$/.test(next?.text ?? '')
}

const missing = /^(?:entfernt|fehlt|fehlend|fehlende[rns]?|exstirpiert|abladiert)$/i

/** "Gallenblase operativ entfernt", "Fehlende Milz", in a long sentence within the commas. */
function missingOrgans(sentence: Sentence): Removed[] {
  const gone = sentence.words.find(({ text }) => missing.test(text))
  if (gone === undefined) return []
  const words =
    sentence.words.length > 10 ? sentence.words.slice(...clauseAround(sentence.words, gone)) : sentence.words
  if (sentence.section === 'clinicalQuestion' || sentence.section === 'technique') return []
  if (words.length > 10 || tells(words, /^(?:nicht|kein|teil|partiell|drainage|sonde|katheter|[cm]m$)/i)) return []
  for (let index = 0; index < words.length; index++) {
    const match = matchTerm(words, index)
    const organ = match?.meanings[0]
    if (match === null || match.meanings.length !== 1 || organ?.kind !== 'organ' || !operated.has(organ.id)) continue
    // "Stein aus der Niere entfernt"
    if (tells(words, /^(?:aus|an|am|im|in|von|de[rs])$/i, 0, index)) return []
    const word = words[index] as Word
    return [
      {
        organs: [organ.id],
        side: sideNear(words, index),
        needsSide: false,
        leavesRest: false,
        sentence,
        place: sentencePlace(sentence, word),
        word,
      },
    ]
  }
  return []
}

const operated = wordSet('gallbladder spleen appendix uterus kidney stomach prostate bladder')

const pairs = wordSet('kidney breast ovary adrenal testis adnexa')

export function isPairedRemoval(removed: Removed): boolean {
  return removed.organs.some((organ) => pairs.has(organ))
}
