import { isOfPrior } from '../../understand/qualifiers.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import { adoptedWords } from '../adopted-words.ts'
import type { Clash } from '../clash.ts'
import { sentencePlace } from '../sentence-place.ts'

interface Stage {
  letter: string
  value: string
  word: Word
  sentence: Sentence
}

/** "cT3", "mrT3b", "T4a": the prefix says how it was seen, the figure is the stage. */
const stage = /^(?:[ycpamru]{0,3})?([TNM])([0-4])[a-d]?$/
const comparedAtMost = 40

/** The only T, N or M of the findings is not the only one of the impression. */
export function stageClashes(sentences: readonly Sentence[]): Clash[] {
  const stages = sentences.flatMap(stagesOf).slice(0, comparedAtMost)
  const clashes: Clash[] = []
  for (const letter of ['T', 'N', 'M']) {
    const same = stages.filter((one) => one.letter === letter)
    const [one] = same.filter(({ sentence }) => sentence.section === 'findings')
    const [two] = same.filter(({ sentence }) => sentence.section === 'impression')
    if (one === undefined || two === undefined || same.length !== 2 || one.value === two.value) continue
    clashes.push(stageClash(one, two))
  }
  return clashes
}

/** "T1" and "T2" are sequences of an MRI too, so a bare one counts in brackets or beside N and M only. */
function stagesOf(sentence: Sentence): Stage[] {
  if (isOfPrior(sentence)) return []
  return sentence.all.flatMap((word, at) => {
    const match = stage.exec(word.text)
    if (match === null) return []
    const [, letter = '', value = ''] = match
    if (letter === 'T' && /^T[12]$/.test(word.text) && !isBesideNodes(sentence.all, at)) return []
    return [{ letter, value, word, sentence }]
  })
}

function isBesideNodes(words: readonly Word[], at: number): boolean {
  return words.slice(at + 1, at + 4).some((word) => /^(?:[ycpmru]{0,3})?N[0-3x]/.test(word.text))
}

function stageClash(one: Stage, two: Stage): Clash {
  return {
    kind: 'grading',
    severity: 'critical',
    first: sentencePlace(one.sentence, one.word),
    second: sentencePlace(two.sentence, two.word),
    reason: `Das Tumorstadium ist verschieden angegeben (${one.word.text} und ${two.word.text})`,
    fixes: adoptedWords(one.word, two.word),
  }
}
