import { isKindOf } from '../../anatomy/finding-concepts.ts'
import { tells } from '../../read/tells.ts'
import { inBaseUnit, isLength } from '../../understand/find-measures.ts'
import { isOfPrior } from '../../understand/is-of-prior.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { BoundMeasure, Statement } from '../../understand/statement.ts'
import { adoptedWords } from '../adopted-words.ts'
import { type Clash, placeOf } from '../clash.ts'
import { isDenied, isPresent } from '../compare.ts'
import { isReserve } from '../findings/limits.ts'
import type { StatementIndex } from '../index-statements.ts'
import { placesOf, sentencePlace } from '../sentence-place.ts'

interface Stage {
  letter: string
  value: string
  word: Word
  sentence: Sentence
}

/** "cT3", "mrT3b", "T4a": the prefix says how it was seen, the figure is the stage. */
const stage = /^(?:[ycpamru]{0,3})?(?!M[2-4])([TNM])([0-4])[a-d]?$/
const comparedAtMost = 40

/** The only T, N or M of the findings is not the only one of the impression, or not what the findings describe. */
export function stageClashes(sentences: readonly Sentence[], index: StatementIndex): Clash[] {
  const { findings } = index
  const stages = sentences.flatMap(stagesOf).slice(0, comparedAtMost)
  const clashes = stages.flatMap((one) => [...againstFindings(one, findings), ...againstNodes(one, index)])
  for (const letter of ['T', 'N', 'M']) {
    const same = stages.filter((one) => one.letter === letter)
    const [one] = same.filter(({ sentence }) => sentence.section === 'findings')
    const [two] = same.filter(({ sentence }) => sentence.section === 'impression')
    if (one === undefined || two === undefined || same.length !== 2 || one.value === two.value) continue
    // "ymrT2" is the stage after therapy.
    if (/^y/.test(one.word.text) !== /^y/.test(two.word.text)) continue
    clashes.push(stageClash(one, two))
  }
  return clashes
}

/** "cN1" without a node that is enlarged, "cM0" with metastases. */
function againstFindings({ letter, value, word, sentence }: Stage, findings: readonly Statement[]): Clash[] {
  const of = spreadOf[letter]
  if (of === undefined || sentence.section !== 'impression') return []
  const told = findings.filter(({ finding }) => of.some((id) => isKindOf(finding ?? '', id)))
  const isSpread =
    told.some((one) => one.stance !== 'negated' && one.normal === null) ||
    findings.some(({ measures, sentence: { all } }) => measures.length > 0 && all.some(isStation))
  const contrary = told.find((one) =>
    value === '0'
      ? isPresent(one) &&
        !one.cues.has('prior') &&
        one.certainty === 'certain' &&
        isKindOf(one.finding ?? '', of[0]) &&
        isGrave(one)
      : !isSpread && isDenied(one) && isOfAll(one),
  )
  if (contrary === undefined) return []
  return [
    {
      kind: 'grading',
      first: placeOf(contrary),
      second: sentencePlace(sentence, word),
      reason: `${word.text} passt nicht zum Befund`,
    },
  ]
}

/** "Hiläre Lymphknotenmetastasen (cN0)": of the impression itself, and of what the findings measured the largest node. */
function againstNodes({ letter, value, word, sentence }: Stage, { findings, impression }: StatementIndex): Clash[] {
  if (letter !== 'N' || value !== '0' || sentence.section !== 'impression') return []
  const told = impression.find((one) => isPresent(one) && one.certainty === 'certain' && isNodalMetastasis(one))
  if (told === undefined || told.cues.has('prior') || told.trend !== null) return []
  const node = findings.find((one) => isPresent(one) && one.finding === 'lymph-node' && one.measures.some(isLarge))
  return [
    {
      kind: 'grading',
      first: node === undefined ? placeOf(told) : placeOf(node),
      second: sentencePlace(sentence, word),
      reason: `${word.text} passt nicht zum Befund`,
    },
  ]
}

function isNodalMetastasis({ finding, organ, sentence: { words }, at }: Statement): boolean {
  if (finding !== 'metastasis') return false
  return (
    /nodes$/.test(organ ?? '') ||
    words.some(({ text, start, end }) => start >= at.start && end <= at.end && /^L(?:ymphk|K)/.test(text))
  )
}

function isLarge(measure: BoundMeasure): boolean {
  return isLength(measure) && measure.series !== 'prior' && Math.min(...inBaseUnit(measure)) >= 10
}

/** "4R", "10L": a station of lymph nodes; "Lymphknoten: einer 8 mm". */
function isStation({ glued, text }: Word): boolean {
  return (glued && /^[RL]$/.test(text)) || /^(?:LK|Lymphknoten)$/.test(text)
}

/** By what a stage is told: the findings, and the organs where anything else may be it. */
const spreadOf: Readonly<Record<string, readonly [string, ...string[]]>> = {
  N: ['lymph-node', 'lymph-nodes'],
  M: ['metastasis', 'carcinomatosis', 'osteolysis', 'focus'],
}
const former =
  /^(?:Z\.|St\.|Zustand|Status|bekannt|initial|ursprünglich|ED|Erstdiagnose|ehemal|Ausgangs)|^[ycmru]*p[TNM]\d/

/** A node that is merely seen is no metastasis. */
function isGrave({ finding, stems }: Statement): boolean {
  return finding === 'metastasis' || [...stems].some((stem) => /^(?:susp|patholog|metast)/.test(stem))
}

/** "Keine Fernmetastasen", not "Leber ohne Metastasen". */
function isOfAll({ finding, limits, sentence, at }: Statement): boolean {
  if (limits.some(isReserve)) return false
  return finding !== 'metastasis' || sentence.words.some(({ text, start }) => start === at.start && /^Fern/.test(text))
}

/** "T1" and "T2" are sequences of an MRI too, so a bare one counts in brackets or beside N and M only. */
function stagesOf(sentence: Sentence): Stage[] {
  const words = sentence.all
  const stages: Stage[] = []
  words.forEach((word, at) => {
    const [, letter, value = ''] = stage.exec(word.text) ?? []
    if (letter === undefined) return
    if (letter === 'T' && /^T[12]$/.test(word.text) && !isBesideNodes(words, at)) return
    stages.push({ letter, value, word, sentence })
  })
  return stages.length > 0 && (isOfPrior(sentence) || tells(words, former)) ? [] : stages
}

function isBesideNodes(words: readonly Word[], at: number): boolean {
  return tells(words.slice(at + 1, at + 4), /^(?:[ycpmru]{0,3})?N[0-3x]/)
}

function stageClash(one: Stage, two: Stage): Clash {
  return {
    kind: 'grading',
    ...placesOf(one, two),
    reason: `Das Tumorstadium ist verschieden angegeben (${one.word.text} und ${two.word.text})`,
    fixes: adoptedWords(one.word, two.word),
  }
}
