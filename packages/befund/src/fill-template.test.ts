import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { foldLabel } from './arrange/section-names.ts'
import { fillTemplate } from './fill-template.ts'
import { readTemplate } from './template/read-template.ts'
import { toPlainText } from './write/to-plain-text.ts'

interface Claim {
  verb: string
  heading: string
  texts: readonly string[]
}

interface Case {
  name: string
  dictation: string
  claims: readonly Claim[]
}

const folder = new URL('../corpus/templates/', import.meta.url)

function readCorpus(): { file: string; html: string; cases: Case[] }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .map((file) => {
      const [, html = '', ...cases] = readFileSync(new URL(file, folder), 'utf8').split(/^--- (?:template|case .*)$/mu)
      const names = [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^--- case (.*)$/gmu)].map(
        (match) => match[1] ?? '',
      )
      return { file, html: html.trim(), cases: cases.map((text, index) => readCase(names[index] ?? '', text)) }
    })
}

function readCase(name: string, text: string): Case {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('why:'))
  const claims = lines.filter((line) => line.startsWith('> ')).map(readClaim)
  return { name, dictation: lines.filter((line) => !line.startsWith('> ')).join('\n'), claims }
}

function readClaim(line: string): Claim {
  const match = /^> (under|not under|has|gone|markup|unplaced)\s?([^:]*): (.*)$/.exec(line)
  if (match === null) throw new Error(`no claim: ${line}`)
  const [, verb = '', heading = '', texts = ''] = match
  return { verb, heading, texts: texts.split(' | ').map((one) => one.replaceAll('\\n', '\n')) }
}

/** The text below a heading of a filled template. */
function textUnder(html: string, heading: string): string {
  const template = readTemplate(html)
  return template.slots
    .filter((slot) => foldLabel(slot.label) === foldLabel(heading))
    .flatMap((slot) => slot.segments.map(({ line, start, end }) => template.lines[line]?.text.slice(start, end) ?? ''))
    .join('\n')
}

function check(claim: Claim, result: ReturnType<typeof fillTemplate>): void {
  const plain = `${result.plainText}\n`
  for (const text of claim.texts) {
    if (claim.verb === 'under') expect(textUnder(result.html, claim.heading), `under ${claim.heading}`).toContain(text)
    if (claim.verb === 'not under')
      expect(textUnder(result.html, claim.heading), `under ${claim.heading}`).not.toContain(text)
    if (claim.verb === 'has') expect(plain).toContain(text)
    if (claim.verb === 'markup') expect(result.html).toContain(text)
    if (claim.verb === 'gone') expect(plain).not.toContain(text)
    if (claim.verb === 'unplaced') expect(result.unplaced.map((one) => one.text).join('\n')).toContain(text)
  }
}

for (const { file, html, cases } of readCorpus()) {
  describe(file, () => {
    it.each(cases.map((one) => [one.name, one] as const))('%s', (_, one) => {
      const result = fillTemplate(one.dictation, html)
      for (const claim of one.claims) check(claim, result)
      if (!one.claims.some((claim) => claim.verb === 'unplaced'))
        expect(result.unplaced.map((unplaced) => unplaced.text)).toEqual([])
    })

    it.each(cases.map((one) => [one.name, one] as const))('%s: keeps the laws', (_, one) => {
      const result = fillTemplate(one.dictation, html)
      expect(result.html).not.toMatch(/\[\p{Lu}[\p{Lu}_]*\]|\{\{|_{2,}/u)
      expect(toPlainText(result.html)).toBe(result.plainText)
      expect(fillTemplate(one.dictation.normalize('NFD'), html.normalize('NFD')).html).toBe(result.html)
      expect(result.ledger.rows.filter((row) => row.origin === null && row.status !== 'kept')).toEqual([])
      let at = 0
      for (const entry of result.coverage.entries) {
        expect(one.dictation.slice(at, entry.start).trim()).toBe('')
        at = entry.end
      }
      expect(one.dictation.slice(at).trim()).toBe('')
    })
  })
}
