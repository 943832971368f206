import { fitsAt, tells } from '../../read/tells.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { isInBody } from '../is-in-body.ts'
import { sentencePlace } from '../sentence-place.ts'

const prior = /^(?:voruntersuchung|voraufnahme|vorbefund|vorbild|vergleichsaufnahme|vergleichsuntersuchung|vu$)/i
/** What only a comparison can tell. */
const compared = /^(?:unverändert|(?:größen|befund)(?:konstan|progre|regre|stabil)|progredien|regredien|rückläufig)/i
const comparing = /^(?:zur|zum|als|gegenüber|verglichen)$/i
/** By a report, without its images. */
const told = /^(?:laut|lt|gemäß|schriftlich|vorbe[fr])/i

/**
 * A comparison with a prior examination where the report itself says that there is none.
 * Without such a sentence "unverändert" alone is no clash: many correct reports leave the prior unnamed.
 */
export function missingPriorClashes(sentences: readonly Sentence[]): Clash[] {
  const denied = sentences.find((sentence) => deniedPrior(sentence) !== null)
  if (denied === undefined) return []
  const compared = sentences.find((sentence) => sentence !== denied && comparedPrior(sentence) !== null)
  const none = deniedPrior(denied)
  const some = compared === undefined ? null : comparedPrior(compared)
  if (compared === undefined || none === null || some === null) return []
  return [
    {
      kind: 'missingPrior',
      severity: 'warning',
      first: sentencePlace(denied, none),
      second: sentencePlace(compared, some),
      reason: 'Vergleich mit einer Voruntersuchung, die nicht vorliegt',
    },
  ]
}

/** "Keine Voraufnahmen zum Vergleich.", "Voraufnahmen: Keine." */
function deniedPrior({ all, section }: Sentence): Word | null {
  const [first] = all
  if (section === 'priorStudy' && first?.text === 'Keine' && all.length <= 2) return first
  if (all.length > 8) return null
  const at = all.slice(0, 4).findIndex((word) => prior.test(word.text))
  if (at < 0) return null
  const isDenied =
    all.slice(0, at).some(({ text }, index) => /^keine?$/i.test(text) && !fitsAt(all, index + 2, /^[,(]$/)) ||
    isNotAtHand(all.slice(at))
  return isDenied ? (all[at] ?? null) : null
}

/** "Voruntersuchung liegt nicht vor." */
function isNotAtHand(words: readonly Word[]): boolean {
  return words.some(
    ({ text }, at) => text === 'nicht' && fitsAt(words, at + 1, /^(?:vor|verfügbar|vorhanden|vorliegend)$/),
  )
}

/** "Unverändert", "größenkonstant", "kleiner als in der Voruntersuchung". */
function comparedPrior(sentence: Sentence): Word | null {
  const { all } = sentence
  if (!isInBody(sentence)) return null
  if (findMentions(all).cues.some(({ kind }) => kind === 'conditional') || tells(all, told)) return null
  const isBeside = (at: number): boolean => tells(all.slice(Math.max(0, at - 3), at), comparing)
  // "Bei unveränderter Klinik Kontrolle"
  const isOfCourse = (at: number): boolean => !fitsAt(all, at - 1, /^bei$/i)
  return (
    all.find(({ text }, at) => (compared.test(text) && isOfCourse(at)) || (prior.test(text) && isBeside(at))) ?? null
  )
}
