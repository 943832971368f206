import { describe, expect, it } from 'vitest'
import { eponyms } from '#tests/masking/eponyms.ts'
import { firstBatch, secondBatch } from '#tests/masking/names.ts'
import { shapes } from '#tests/masking/shapes.ts'
import { syntheticTranscripts } from '#tests/masking/synthetic-transcripts.ts'
import { maskText, unmaskText } from './mask-text.ts'

const least = { recall: 0.98, untouched: 0.99 }

function holds(text: string, part: string): boolean {
  const escaped = part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\p{L}\d])${escaped}(?![\p{L}\d])`, 'u').test(text)
}

describe('masking of 200 synthetic transcripts', () => {
  it.each([
    ['the names the rules were found on', firstBatch, 1],
    ['other names', secondBatch, 11],
  ] as const)('hides what names a person and keeps the medical words: %s', (_title, names, seed) => {
    let [secrets, left, words, gone] = [0, 0, 0, 0]
    for (const { text, personal, medical } of syntheticTranscripts(200, names, seed)) {
      const { text: masked, parts } = maskText(text)
      expect(unmaskText(masked, parts)).toBe(text)
      for (const secret of personal.flatMap((sentence) => sentence.secrets)) {
        secrets += 1
        if (holds(masked, secret)) left += 1
      }
      for (const word of medical.flatMap((sentence) => sentence.split(/\s+/))) {
        words += 1
        if (!masked.includes(word)) gone += 1
      }
    }
    expect(secrets).toBeGreaterThan(500)
    expect(1 - left / secrets).toBeGreaterThanOrEqual(least.recall)
    expect(1 - gone / words).toBeGreaterThanOrEqual(least.untouched)
  })

  it('takes time linear in the length of a text, whatever stands in it', () => {
    for (const hostile of [
      'Frau '.repeat(20_000),
      '0 '.repeat(50_000),
      'a.'.repeat(50_000),
      'eins '.repeat(20_000),
      'Am '.repeat(33_000),
    ]) {
      const { text, parts } = maskText(hostile)
      expect(unmaskText(text, parts)).toBe(hostile)
    }
  }, 20_000)
})

describe('masking of sentences of every shape', () => {
  it.each(shapes)('lets nothing of %j through', (sentence, secrets) => {
    const { text, parts } = maskText(sentence)
    expect(secrets.filter((secret) => holds(text, secret))).toEqual([])
    expect(unmaskText(text, parts)).toBe(sentence)
  })

  it('leaves diseases, signs and gradings that bear a name as they are', () => {
    expect(eponyms.map((sentence) => maskText(sentence).text)).toEqual(eponyms)
  })
})
