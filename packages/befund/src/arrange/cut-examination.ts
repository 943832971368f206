import { organs } from '../anatomy/organ-tree.ts'
import type { Compiled, Sentence } from '../compile-transcript.ts'
import type { Piece } from '../model.ts'
import { piecesText } from '../resolve/piece-text.ts'
import { capitalised } from '../template/dictated.ts'
import { idsIn } from '../template/terms-in.ts'

const examination =
  /^(?:CTA?|MRT?|MRA|MRCP|PET(?:-CT)?|DSA|DVT|US|Röntgen\p{L}*|Sonogra\p{L}+|Ultraschall\p{L}*|Mammogra\p{L}+|Tomosynthese|Angiogra\p{L}+|Phlebogra\p{L}+|Szintigra\p{L}+|Computertomogra\p{L}+|Kernspintomogra\p{L}+|Magnetresonanztomogra\p{L}+)$/u
const qualifying =
  /^(?:nativ|ohne|mit|und|nach|intravenöse[rnms]?|i\. ?v\.|KM|Kontrastmittel(?:gabe)?|KM-Gabe|rechts|links|rechte[nsr]?|linke[nsr]?|beidseits|bds\.|beider|de[srm]|in|zwei|drei|2|3|ebenen|low-dose|untersuchung|übersicht)$/iu
/** Joins what follows to what stands before; none of these ends a title. */
const joining = /^(?:ohne|mit|und|nach|de[srm]|in|beider)$/i
/** After these the examination is the subject of a sentence: "MRT Knie zeigt ...", "CT Abdomen vom 3. April". */
const continuing =
  /^(?:zeigt\p{L}*|erg[ai]bt?|ergab|vom|von|zum|zur|im|als|ist|wird|wurde|durchgeführt|erfolgt\p{L}*|bei|wegen|vor|am|nach|bis)$/iu
const longest = 14

/** The name of the examination that a dictation opens with becomes a sentence of its own, the title. */
export function cutExamination(compiled: Compiled): Compiled {
  const [first, ...others] = compiled.sentences
  if (first === undefined || first.section !== 'findings') return compiled
  const length = titleLength(first.pieces)
  if (length === 0) return compiled
  const mark = first.pieces[length]
  const isMarked = mark?.text === '.' || mark?.text === ':'
  const rest = first.pieces.slice(isMarked ? length + 1 : length)
  const title = { ...sentence(first, first.pieces.slice(0, length)), section: 'title' as const }
  return {
    ...compiled,
    sentences: [title, ...(rest.length > 0 ? [sentence(first, capitalised(rest))] : []), ...others],
  }
}

function sentence(whole: Sentence, pieces: Piece[]): Sentence {
  return { ...whole, pieces, text: piecesText(pieces) }
}

/** How many pieces name the examination: its kind, at least one region, side and contrast medium. 0 for none. */
function titleLength(pieces: readonly Piece[]): number {
  if (!examination.test(pieces[0]?.text ?? '')) return 0
  let length = 1
  let end = 0
  while (length < Math.min(longest, pieces.length)) {
    const text = pieces[length]?.text ?? ''
    const region = isRegion(text)
    if (!region && !qualifying.test(text)) break
    length += 1
    if (region || (end > 0 && !joining.test(text))) end = length
  }
  const next = pieces[end]
  if (end === 0 || (next !== undefined && continuing.test(next.text) && !opensPlace(pieces, end))) return 0
  return next?.text === ',' ? 0 : end
}

/** "CT Thorax im Oberlappen ein Rundherd" goes on with a place, "CT Thorax im Verlauf" does not. */
function opensPlace(pieces: readonly Piece[], at: number): boolean {
  const phrase = pieces.slice(at + 1, at + 4).map(({ text }) => text)
  return /^im$/i.test(pieces[at]?.text ?? '') && phrase.some((word) => idsIn(word, 'organ').length > 0)
}

const limbs = new Set([
  'knee',
  'shoulder',
  'hip',
  'ankle',
  'wrist',
  'elbow',
  'hand',
  'foot',
  'breast',
  'skull',
  'brain',
])

function isRegion(word: string): boolean {
  return idsIn(word, 'organ').some((id) => organs().get(id)?.region === true || limbs.has(id))
}
