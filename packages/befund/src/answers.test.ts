import { describe, expect, it } from 'vitest'
import { checkAnswer, fillAnswer, formatAnswer, generateAnswer, verifyAnswer } from './answers.ts'

const contradicting = 'Befund: Zyste der linken Niere.\n\nBeurteilung: Zyste der rechten Niere.'

describe('answers', () => {
  it('carry the same proof for every writing call', () => {
    const answers = [
      formatAnswer('Milz normal.'),
      fillAnswer('Milz normal.', '<p>[FINDINGS]</p>'),
      generateAnswer('Milz normal.'),
    ]
    for (const answer of answers) {
      expect(answer).toMatchObject({
        promptUsed: null,
        isOwnPrompt: false,
        fallbackReason: null,
        questions: [],
        detectedContradictions: [],
      })
      expect(answer.coverage.ratio).toBe(1)
      expect(answer.plainText).toContain('Milz normal.')
    }
  })

  it('list contradictions unless that was switched off', () => {
    expect(formatAnswer(contradicting).detectedContradictions).toHaveLength(1)
    expect(formatAnswer(contradicting, { enableContradictionDetection: false }).detectedContradictions).toEqual([])
  })

  it('give the HTML of a report under all the names the calls use', () => {
    const generated = generateAnswer('Leber homogen. Keine freie Flüssigkeit.')
    expect(generated.formattedContent).toBe(generated.populatedHtml)
    expect(generated.reportContent.populatedHtml).toBe(generated.populatedHtml)
    const filled = fillAnswer('Leber homogen.', '<p><strong>Leber:</strong> Vergrößert.</p>')
    expect(filled.reportContent.populatedHtml).toBe(filled.populatedHtml)
  })

  it('check a text with itself and a report with its transcript', () => {
    expect(checkAnswer(contradicting).contradictions[0]).toMatchObject({ resolved: false, text: expect.any(String) })
    expect(verifyAnswer('Zyste links.', 'Zyste rechts.').ok).toBe(false)
  })
})
