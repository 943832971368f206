import { areRelated } from '../../anatomy/organ-tree.ts'
import { removalAt } from '../../anatomy/removals.ts'
import type { Examination } from '../../understand/examination.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { sentencePlace } from '../sentence-place.ts'

const operations =
  /(?:ektomie|ektomiert|plastik|operation|operiert|osteosynthese|resektion|reseziert|refixation|fixation|prothese|bypass|spondylodese|arthrodese|naht|transplantation)(?:en|s)?$|^(?:OP|TEP|HTEP|H-TEP|Knie-TEP|Hüft-TEP|VKB-Plastik|PTA|Stent)$/i
const after = /^(?:Z\.|Zn|Zustand|St\.|Stn|Status|nach|bei|einliegend|liegend)/i
const intended = /^(?:geplant|vor|präoperativ|empfohlen|OP-Planung|Frage|ggf|evtl|Indikation|ohne|kein|nicht)/i

/** "Keine Voroperationen" and "Z. n. Cholezystektomie". */
export function neverOperatedClashes(sentences: readonly Sentence[], { organs }: Examination): Clash[] {
  for (const denial of sentences) {
    const never = neverIn(denial)
    if (never === null) continue
    const own = organsIn(denial)
    const meant = own.length > 0 ? own : organs
    const isThere = (sentence: Sentence): boolean =>
      organsIn(sentence).some((organ) => meant.some((one) => areRelated(one, organ)))
    for (const sentence of sentences) {
      const done = sentence === denial || !isThere(sentence) ? null : operationIn(sentence)
      if (done !== null) return [neverClash(denial, never, sentence, done)]
    }
  }
  return []
}

/** "Keine Voroperationen" holds for the part examined or named: a knee, a gallbladder may have been operated on. */
function organsIn({ all }: Sentence): string[] {
  const { terms, sites } = findMentions(all)
  const named = terms.flatMap(({ meanings }) => meanings.flatMap(({ kind, id }) => (kind === 'organ' ? [id] : [])))
  return sites.some(({ level }) => level !== null) ? [...named, 'spine'] : named
}

/** "bisher nicht voroperiert", "keine Voroperationen", "Z. n. OP: keine" is left to the reader. */
function neverIn({ all, section }: Sentence): Word | null {
  if (section !== 'clinicalHistory' && section !== 'clinicalQuestion') return null
  const at = all.findIndex(
    ({ text }, index) =>
      (/^(?:vor)?operiert$/i.test(text) && all[index - 1]?.text === 'nicht') ||
      (/^Vor-?(?:OP|Operation)(?:en|s)?$|^Operationen$/i.test(text) &&
        /^keine?r?$/i.test(all[index - 1]?.text ?? '')) ||
      /^unoperiert$/i.test(text),
  )
  return all[at] ?? null
}

/** "Z. n. Osteosynthese", "Status nach Refixation": done, not planned. */
function operationIn({ all, words }: Sentence): Word | null {
  if (all.at(-1)?.text === '?' || words.some(({ text }) => intended.test(text))) return null
  const at = all.findIndex(
    ({ text }, index) => operations.test(text) || isTrace(all, index) || removalAt(all, index) !== null,
  )
  const isDone = isTrace(all, at) || all.slice(Math.max(0, at - reach), at).some(({ text }) => after.test(text))
  return at >= 0 && isDone ? (all[at] ?? null) : null
}

const reach = 4

/** "Postoperative Narbe", "Fensterung links": what only an operation leaves. */
function isTrace(words: readonly Word[], at: number): boolean {
  return /^(?:Fensterung|postoperative.? (?:Narb|Verä))/i.test(`${words[at]?.text} ${words[at + 1]?.text}`)
}

function neverClash(denial: Sentence, never: Word, sentence: Sentence, done: Word): Clash {
  return {
    kind: 'removedOrgan',
    first: sentencePlace(denial, never),
    second: sentencePlace(sentence, done),
    reason: 'Nicht operiert und doch Zustand nach Operation',
  }
}
