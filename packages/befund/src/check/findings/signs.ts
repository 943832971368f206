import { isOfPrior } from '../../understand/qualifiers.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Statement } from '../../understand/statement.ts'
import { adoptedWords } from '../adopted-words.ts'
import type { Clash } from '../clash.ts'
import { sentencePlace } from '../sentence-place.ts'

interface Sign {
  name: string
  isPositive: boolean
  value: Word
  sentence: Sentence
}

/** Signs that are positive or negative as a whole: invasion of veins, margin, receptors, reactions to a manoeuvre. */
const names = /^(?:mr)?(?:EMVI|CRM|MRF|Murphy-Zeichen|Fettpolsterzeichen|Fat-Pad-Zeichen|Halozeichen|Spot-Sign)$/i
/** Whether a statement is about a sign and no part of the patient: "CRM frei". */
export function isOfSign({ sentence, span }: Statement): boolean {
  return sentence.words.some((word) => word.start >= span.start && word.end <= span.end && names.test(word.text))
}

const values = /^(positiv|negativ|frei|befallen|infiltriert|beteiligt)(?:e[rsnm]?)?$/i
const positive = /^(?:positiv|befallen|infiltriert|beteiligt)/i
const reach = 3

/** "EMVI positiv" in the findings, "EMVI negativ" in the impression, each named once in its section. */
export function signClashes(sentences: readonly Sentence[]): Clash[] {
  const signs = sentences.filter((one) => !isOfPrior(one)).flatMap(signsOf)
  const clashes: Clash[] = []
  for (const name of new Set(signs.map((one) => one.name))) {
    const same = signs.filter((one) => one.name === name)
    const findings = same.filter(({ sentence }) => sentence.section === 'findings')
    const impression = same.filter(({ sentence }) => sentence.section === 'impression')
    const [one, two] = [findings[0], impression[0]]
    if (one === undefined || two === undefined || findings.length > 1 || impression.length > 1) continue
    if (one.isPositive !== two.isPositive) clashes.push(signClash(one, two))
  }
  return clashes
}

function signsOf(sentence: Sentence): Sign[] {
  const words = sentence.all
  return words.flatMap(({ text }, at): Sign[] => {
    if (!names.test(text)) return []
    const behind = words.slice(at + 1, at + 1 + reach)
    const cut = behind.findIndex((word) =>
      /^(?:[,;.]|und|nicht|kein\w*|zuvor|vorher|vormals|ehemals|initial)$/i.test(word.text),
    )
    const value = (cut < 0 ? behind : behind.slice(0, cut)).find((word) => values.test(word.text))
    if (value === undefined) return []
    return [{ name: text.toLowerCase().replace(/^mr/, ''), isPositive: positive.test(value.text), value, sentence }]
  })
}

function signClash(one: Sign, two: Sign): Clash {
  return {
    kind: 'negation',
    severity: 'critical',
    first: sentencePlace(one.sentence, one.value),
    second: sentencePlace(two.sentence, two.value),
    reason: 'Dasselbe Zeichen ist einmal positiv, einmal negativ',
    fixes: adoptedWords(one.value, two.value),
  }
}
