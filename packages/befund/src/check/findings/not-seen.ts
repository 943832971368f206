import { isWithin } from '../../anatomy/organ-tree.ts'
import { stemsOf } from '../../anatomy/word-stem.ts'
import { tells } from '../../read/tells.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import { isGeneric } from '../../understand/is-generic.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Statement } from '../../understand/statement.ts'
import { type Clash, placeOf } from '../clash.ts'
import { ownOrgan } from '../compare.ts'
import { isInBody } from '../is-in-body.ts'
import { inTextOrder, sentencePlace } from '../sentence-place.ts'

interface Unseen {
  organ: string
  word: Word
  sentence: Sentence
}

/** "Pankreas nicht einsehbar" and, of the same organ, "Pankreas unauffällig". */
export function notSeenClashes(sentences: readonly Sentence[], statements: readonly Statement[]): Clash[] {
  const unseen = sentences.flatMap(unseenIn)
  if (unseen.length === 0) return []
  const normals = statements.filter(isNormal)
  return unseen.slice(0, shownAtMost).flatMap(({ organ, word, sentence }) => {
    const normal = normals.find((one) => one.sentence !== sentence && (ownOrgan(one) === organ || isPartOf(organ, one)))
    return normal === undefined ? [] : [notSeenClash(sentence, word, normal)]
  })
}

const shownAtMost = 5
const seeing = stemsOf('einsehbar beurteilbar darstellbar einzusehen erfasst abgebildet')
/** What one does not see of these is torn: "VKB nicht abgrenzbar" and "Kreuzbänder intakt". */
const ligament = /^(?:V|H)KB$|kreuzband|(?:innen|außen)band|sehne$/i
const partly = /^(?:teil(?:s|weise)?|partiell|vollständig|komplett|sicher|weitgehend|zum|nur|beide[rn]?|native[rs]?)$/i

/** One organ, wholly, and of no side: half of what is not seen may well be normal. */
function unseenIn(sentence: Sentence): Unseen[] {
  if (sentence.section !== 'findings' || sentence.all.length > longest) return []
  const words = sentence.all
  const isLigament = tells(words, ligament)
  const at = words.findIndex(
    ({ stem, text }, index) =>
      (seeing.has(stem) || (isLigament && text === 'abgrenzbar')) && words[index - 1]?.text === 'nicht',
  )
  if (at < 0 || words.some(({ text }) => partly.test(text) || text === ',')) return []
  const { terms, sides } = findMentions(words)
  const meanings = terms.flatMap((term) => term.meanings)
  const organs = meanings.filter(({ kind }) => kind === 'organ')
  const [organ] = organs
  if (meanings.some(({ kind }) => kind === 'finding')) return []
  if (organ === undefined || organs.length > 1 || sides.length > 0 || isGeneric(organ.id)) return []
  return [{ organ: organ.id, word: words[at] as Word, sentence }]
}

/** "Kreuzbänder intakt" is said of each. */
function isPartOf(organ: string, { organs }: Statement): boolean {
  return organs.includes(organ) || (organs.includes('cruciates') && isWithin(organ, 'cruciates'))
}

const longest = 8
const reserve =
  /^(?:soweit|sonst|übrig|im|einsehbar|beurteilbar|sichtbar|darstellbar|erfasst|dargestellt|teil|partiell)/i

function isNormal(statement: Statement): boolean {
  const { normal, stance, certainty, side, sideBond, sentence } = statement
  if (normal === null || stance !== 'asserted' || certainty !== 'certain') return false
  if (side !== null && sideBond !== 'examination') return false
  return isInBody(statement) && !tells(sentence.all, reserve)
}

function notSeenClash(sentence: Sentence, word: Word, normal: Statement): Clash {
  return {
    kind: 'negation',
    ...inTextOrder(placeOf(normal), sentencePlace(sentence, word)),
    reason: 'Nicht beurteilbar und doch als normal beschrieben',
  }
}
