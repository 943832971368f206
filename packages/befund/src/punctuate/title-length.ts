import { isRegion } from '../anatomy/organ-tree.ts'
import type { Piece } from '../model.ts'
import { wordSet } from '../read/word-set.ts'
import { idsIn } from '../template/terms-in.ts'

const examination =
  /^(?:CTA?|MRT?|MRA|MRCP|PET(?:-CT)?|DSA|DVT|US|Röntgen\p{L}*|\p{L}{0,20}[Ss]onogra[fp]h?ie|Ultraschall\p{L}*|Mammogra\p{L}+|(?:CT-|MR-|MRT-)?(?:Arthro|Angio)gra\p{L}+|Tomosynthese|Phlebogra\p{L}+|Szintigra\p{L}+|Computertomogra\p{L}+|Kernspintomogra\p{L}+|Magnetresonanztomogra\p{L}+)$/u
const qualifying =
  /^(?:nativ|ohne|mit|und|nach|intravenöse[rnms]?|i\. ?v\.|KM|Kontrastmittel(?:gabe)?|KM-Gabe|rechts|links|rechte[nsr]?|linke[nsr]?|beidseits|bds\.|beider|ganze[nrs]?|de[srm]|in|zwei|drei|2|3|ebenen|low-dose|untersuchung|übersicht|a\.p\.|p\.a\.|lateral|axial|tangential|Primovist|Gado\p{L}+|seitlich|liegend|stehend|(?:(?:portal|spät)?venös|arteriell)er|phase)$/iu
/** "Skrotalsonographie" names its region. */
const whole = /^(?:\p{L}{2,20}sono|Mammo)gra/u
/** Joins what follows to what stands before; none of these ends a title. */
const joining =
  /^(?:ohne|mit|und|nach|de[srm]|in|zwei|drei|2|3|beider|ganze[nrs]?|(?:recht|link)e[nsr]?|(?:(?:portal|spät)?venös|arteriell)er)$/i
/** After these the examination is the subject of a sentence: "MRT Knie zeigt ...", "CT Abdomen vom 3. April". */
const continuing =
  /^(?:zeigt\p{L}*|erg[ai]bt?|vom|von|zum|zur|im|als|ist|wird|wurde|durchgeführt|erfolgt\p{L}*|bei|wegen|vor|am|nach|bis)$/iu
const longest = 14

/** How many pieces name the examination: its kind, at least one region, side and contrast medium. 0 for none. */
export function titleLength(pieces: readonly Piece[]): number {
  const first = pieces[0]?.text ?? ''
  return examination.test(first) ? nameLength(pieces, whole.test(first) ? 1 : 0) : 0
}

/** The same for a region that is named without the kind of examination: "Thorax a.p.", "Knie rechts". */
export function regionLength(pieces: readonly Piece[]): number {
  return namesRegion(pieces[0]?.text ?? '') ? nameLength(pieces, 1) : 0
}

/** @param least  how many pieces are named for sure */
function nameLength(pieces: readonly Piece[], least: number): number {
  let length = 1
  let end = least
  while (length < Math.min(longest, pieces.length)) {
    const text = pieces[length]?.text ?? ''
    const region =
      namesRegion(text) || examination.test(text) || (length === 1 && least === 0 && idsIn(text, 'organ').length > 0)
    // "Knie links a.p., lateral"
    const goesOn = text === ',' && end > 0 && qualifying.test(pieces[length + 1]?.text ?? '')
    if (!region && !goesOn && !qualifying.test(text)) break
    length += 1
    if (region || (end > 0 && !goesOn && !joining.test(text))) end = length
  }
  const next = pieces[end]
  const isCompared = /^vergleich$/i.test(pieces[end + 1]?.text ?? '')
  if (end === 0 || (next !== undefined && continuing.test(next.text) && !isCompared)) return 0
  return next?.text === ',' ? 0 : end
}

const limbs = wordSet('knee shoulder hip ankle wrist elbow hand foot breast skull brain')

export function namesRegion(word: string): boolean {
  return idsIn(word, 'organ').some((id) => isRegion(id) || limbs.has(id))
}
