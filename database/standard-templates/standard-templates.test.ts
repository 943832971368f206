import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages, modalities } from '#contract/enums.ts'
import { standardTemplateCases } from './cases.ts'
import { readStandardTemplates, standardTemplateEntries, standardTemplateFile } from './index.ts'
import { readOutline, splitTemplateSentences, textUnder } from './read-outline.ts'

const templates = readStandardTemplates().map((template, index) => ({
  ...template,
  path: standardTemplateFile(standardTemplateEntries[index]!).replace('.html', ''),
}))

/** Words in which "ae", "oe" or "ue" is no rewritten umlaut: Latin plurals, foreign words, two syllables. */
const properDigraph =
  /^(?:Orbitae|Skapulae|Klavikulae|Mammae|Axillae|.*[Pp]laques|.*[Ss]equenzen|gesteuerte|Kongruent|Pleuraerguss)$/

describe('index of the standard templates', () => {
  it('lists every file of the folder, and every listed file is there', () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => file.replaceAll('\\', '/'))
    expect(standardTemplateEntries.map(standardTemplateFile).toSorted()).toEqual(files.toSorted())
  })

  it('gives no name twice', () => {
    const names = templates.map((template) => template.name)
    expect(new Set(names).size).toBe(names.length)
  })

  it('holds at least 66 German and four English templates, three or more of each modality', () => {
    expect(templates.filter((template) => template.language === 'de').length).toBeGreaterThanOrEqual(66)
    expect(templates.filter((template) => template.language === 'en').length).toBeGreaterThanOrEqual(4)
    for (const modality of modalities) {
      expect(templates.filter((template) => template.modality === modality).length, modality).toBeGreaterThanOrEqual(3)
    }
  })

  it('has a case for each template, and no case for another', () => {
    const cases = new Set(standardTemplateCases.map((one) => one.template))
    expect([...cases].toSorted()).toEqual(templates.map((one) => one.path).toSorted())
  })
})

describe.each(templates)('standard template $path', ({ path, name, type, modality, language, templateHtml }) => {
  const outline = readOutline(templateHtml)
  const headings = outline.map((entry) => entry.heading)
  const ofLanguage = <T>(german: T, english: T) => (language === 'de' ? german : english)

  it('has valid metadata and its name as title', () => {
    expect(modalities).toContain(modality)
    expect(languages).toContain(language)
    expect(path).toMatch(/^[a-z]+\/[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(type).not.toBe('')
    expect(headings[0]).toBe(name)
  })

  it('is flat, well-formed markup with one block a line', () => {
    const line = /^(<h2>[^<>]+<\/h2>|<h3>[^<>]+<\/h3>|<p>(<strong>[^<>]+:<\/strong> )?[^<>]+<\/p>)$/
    expect(templateHtml.endsWith('\n')).toBe(true)
    for (const block of templateHtml.trimEnd().split('\n')) expect(block).toMatch(line)
  })

  it('asks for history and impression where the person speaks, and ends with the impression', () => {
    const history = modality === 'IR' ? 'Indikation' : ofLanguage('Klinische Angaben', 'Clinical History')
    expect(textUnder(outline, history)).toBe('[CLINICAL_HISTORY]')
    expect(outline.at(-1)).toEqual({ heading: ofLanguage('Beurteilung', 'Impression'), text: '[IMPRESSION]' })
  })

  it('names no heading twice and leaves none of its labels empty', () => {
    expect(new Set(headings).size).toBe(headings.length)
    const sections = new Set([name, ...ofLanguage(['Befund', 'Kontrolle'], ['Findings'])])
    for (const entry of outline) expect(entry.text !== '' || sections.has(entry.heading), entry.heading).toBe(true)
  })

  it('has no blank to fill in but placeholders', () => {
    expect(templateHtml).not.toMatch(/_{2}|\.{2}|…|\bxx|\?\?| {2}|\t|&nbsp;/i)
    for (const placeholder of templateHtml.match(/\[[^\]]*\]?/g) ?? [])
      expect(placeholder).toMatch(/^\[\p{Lu}+(_\p{Lu}+)*\]$/u)
  })

  it('states whole sentences', () => {
    for (const { heading, text } of outline) {
      if (text === '' || text.startsWith('[')) continue
      for (const sentence of splitTemplateSentences(text)) expect(sentence, heading).toMatch(/^\p{Lu}.*[^ ]\.$/u)
    }
  })

  it('is composed Unicode with real umlauts', () => {
    expect(templateHtml).toBe(templateHtml.normalize('NFC'))
    expect(templateHtml).not.toContain('\uFFFD')
    const words = templateHtml.replace(/\[[^\]]*\]/g, '').match(/\p{L}*(?:ae|oe|ue)\p{L}*/giu) ?? []
    if (language === 'de') expect(words.filter((word) => !properDigraph.test(word))).toEqual([])
  })
})

describe.each(standardTemplateCases)('case of $template, finding under $heading', (one) => {
  const outline = readOutline(templates.find((template) => template.path === one.template)!.templateHtml)

  it('quotes the headings and sentences of its template', () => {
    const sentences = splitTemplateSentences(textUnder(outline, one.heading) ?? '')
    expect(sentences).toEqual(expect.arrayContaining([...one.gone, ...one.kept]))
    const others = [...(one.alsoTouched ?? []), ...Object.keys(one.elsewhere ?? {})]
    expect(outline.map((entry) => entry.heading)).toEqual(expect.arrayContaining(others))
  })

  it('contradicts at least one normal sentence and keeps none that it contradicts', () => {
    expect(one.gone.length).toBeGreaterThan(0)
    expect(one.gone.filter((sentence) => one.kept.includes(sentence))).toEqual([])
  })
})
