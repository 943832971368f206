import { type FillResult, fillTemplate } from '@klarbefund/befund'
import { describe, expect, it } from 'vitest'
import { standardTemplateCases } from './cases.ts'
import { readStandardTemplates, standardTemplateEntries, standardTemplateFile } from './index.ts'
import { readOutline, splitTemplateSentences, textUnder } from './read-outline.ts'

const templates = new Map(
  readStandardTemplates().map((template, index) => [standardTemplateFile(standardTemplateEntries[index]!), template]),
)

describe.each(standardTemplateCases)('filling $template with a finding under $heading', (one) => {
  const { templateHtml, modality } = templates.get(`${one.template}.html`)!
  const template = readOutline(templateHtml)
  let result: FillResult | undefined
  const filled = () => (result ??= fillTemplate(one.dictation, templateHtml, { modality }))
  const written = () => readOutline(filled().html)

  it('loses nothing of the dictation', () => {
    expect(filled().unplaced).toEqual([])
    expect(filled().coverage.ratio).toBe(1)
  })

  it('writes the finding under its heading', () => {
    for (const phrase of one.present) expect(textUnder(written(), one.heading)).toContain(phrase)
  })

  it('takes back the normal sentences the finding contradicts, and only those', () => {
    const sentences = splitTemplateSentences(textUnder(written(), one.heading) ?? '')
    expect(sentences.filter((sentence) => one.gone.includes(sentence))).toEqual([])
    expect(sentences).toEqual(expect.arrayContaining([...one.kept]))
  })

  it('leaves the normal sentences of every other heading alone', () => {
    const touched = new Set([one.heading, ...(one.alsoTouched ?? [])])
    const outline = written()
    for (const { heading, text } of template) {
      if (touched.has(heading) || text.startsWith('[')) continue
      const expected = splitTemplateSentences(text)
      expect(splitTemplateSentences(textUnder(outline, heading) ?? ''), heading).toEqual(
        expect.arrayContaining(expected),
      )
    }
  })

  it('writes history, measured values and impression where the template asks for them', () => {
    for (const [heading, phrases] of Object.entries(one.elsewhere ?? {})) {
      for (const phrase of phrases) expect(textUnder(written(), heading), heading).toContain(phrase)
    }
  })

  it('leaves no placeholder', () => {
    expect(filled().html).not.toMatch(/\[\p{Lu}[\p{Lu}_]*\]/u)
  })
})

const german = readStandardTemplates().filter((template) => template.language === 'de')

describe.each(german)('filling $name with nothing abnormal', ({ templateHtml, modality }) => {
  it('keeps every normal sentence', () => {
    const result = fillTemplate('Unauffälliger Befund Punkt', templateHtml, { modality })
    const outline = readOutline(result.html)
    for (const { heading, text } of readOutline(templateHtml)) {
      if (text.startsWith('[')) continue
      const sentences = splitTemplateSentences(textUnder(outline, heading) ?? '')
      expect(sentences, heading).toEqual(expect.arrayContaining(splitTemplateSentences(text)))
    }
    expect(result.unplaced).toEqual([])
  })
})
