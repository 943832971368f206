import { describe, expect, it } from 'vitest'
import { readSentences } from './read-sentences.ts'

const description =
  'Am Unterpol der linken Niere eine glatt begrenzte, zartwandige Zyste ohne Septen. Kein Konkrement in den ableitenden ' +
  'Harnwegen. Harnblase prall gefüllt und zart.'

function impressionOf(text: string): string {
  const first = readSentences(text).find(({ section }) => section === 'impression')
  return first === undefined ? '' : text.slice(first.start, first.end)
}

describe('an impression without a heading', () => {
  it.each([
    ['numbers', `Sonographie\n${description}\n\n1. Nierenzyste links\n2. Keine Steine`, 'Nierenzyste links'],
    ['dashes', `Sonographie\n${description}\n- Nierenzyste links\n- Keine Steine`, 'Nierenzyste links'],
    ['a last line', `Sonographie\n${description}\nEinfache Nierenzyste links.`, 'Einfache Nierenzyste links'],
    ['a course', `Sonographie\n${description}\nZunehmender Rückstau.`, 'Zunehmender Rückstau'],
    ['a letter', `Sonographie\n${description}\nB.: Nierenzyste links.`, 'Nierenzyste links'],
    ['a short name', `Sonographie\n${description}\nZUS. Nierenzyste links.`, 'Nierenzyste links'],
    ['a last sentence', `Sonographie\n${description} Insgesamt Nierenzyste links.`, 'Insgesamt Nierenzyste links'],
  ])('is opened by %s', (_what, text, impression) => {
    expect(impressionOf(text)).toContain(impression)
  })

  it.each([
    [
      'one line to each organ',
      'Sonographie\nLeber homogen.\nMilz klein.\nLinke Niere mit Zyste.\nNierenzyste auch rechts.',
    ],
    ['a list from the first', 'CT Thorax\n1. Rundherd links.\n2. Rundherd rechts.\n3. Emphysem.'],
    ['a last line of another matter', `Sonographie\n${description}\nNächste Untersuchung in einem Jahr.`],
    ['a last line with a label', `Sonographie\n${description}\nRechte Niere: keine Zyste.`],
    ['a type', `Sonographie\n${description}\nTyp B: Zyste.`],
    ['another impression', `Sonographie\nBeurteilung: Zyste.\n${description}\n1. Zyste\n2. Steine`],
  ])('is not opened by %s', (_what, text) => {
    expect(impressionOf(text)).not.toMatch(/^(?:Nierenzyste|Nächste|Rechte|Rundherd|Typ|Steine)/)
  })
})
