import { describe, expect, it } from 'vitest'
import { readStandardTemplates } from '#database/standard-templates/index.ts'
import { parseMrrt } from './parse-mrrt.ts'
import { writeMrrt } from './write-mrrt.ts'

/** A form as such files look, with what they get wrong. */
const form = `<!DOCTYPE html><html><head>
<title>Röntgen Thorax</title><meta charset="UTF-8">
<meta name="dcterms.title" content="CT Niere &amp; Harnwege">
<meta name="dcterms.subject" content="CT; UR;">
<meta name="dcterms.language" content="de-DE">
<meta name="dcterms.creator" content="AG Uro"><meta name="dcterms.publisher" content="Fachgesellschaft">
<meta name="dcterms.rights" content="Lizenz CC BY-NC in der Version 4.0, Namensnennung.">
<meta name="dcterms.license" content="https://example.org/LICENSE">
<script type="text/xml"><!--<template_attributes><coded_content>
<entry ORIGTXT="s7"><term><code meaning="Impressions" value="19005-8" scheme="LOINC" /></term></entry>
</coded_content></template_attributes>--></script>
<script>alert(1)</script><style>td { color: red }</style></head>
<body onload="calculate()">
<section data-section-name="Clinical information"><header data-english="Clinical information">Anlass</header>
<textarea></textarea><table><tr><td>Vorbehandlung:</td><td><select><option>keine</option><option>ja</option></select></td></tr></table></section>
<section data-section-name="Findings"><header>Befund</header><p/>
<table>
<tr><td><label for="v">Voruntersuchung:</label></td><td><select><option>keine</option></select><input type="date" id="v"></td></tr>
<tr><th>Nieren:</th><td><input value="unauffällig" onfocus="x()"></td></tr>
<tr><th>Stein:</th><td>
  <select><option>rechts</option><option>links</option></select>
  <table><tr><td>Länge:</td><td><input type="number" value="5"> mm</td></tr></table></td></tr>
<tr><td>Stau:</td><td><select><option>-</option><option>Grad 1</option><option>Grad 2</option></select></td></tr>
<tr><td>Zeichen:</td><td><input type="checkbox" id="a"><label for="a">Rim</label> <input type="checkbox" id="b"><label for="b">Comet</label></td></tr>
<tr><td>Reste:</td><td><select><option>keine</option><option>ja</option></select></td></tr>
</table>
<table><tr><td>Gefäß</td><td>PSV</td><td>EDV</td></tr>
<tr><td>A. renalis</td><td><input type="number">&nbsp;cm/s</td><td><input type="number">&nbsp;cm/s</td></tr></table>
<table><tr><td>Grad I</td><td>leicht</td></tr></table>
<p>Distanz: <input type="number"> cm bei <input type="number"> h SSL</p>
<input type="hidden" value="geheim"><button>Rechnen</button><a href="javascript:alert(1)" onclick="x()">Leitlinie</a></section>
<section id="s7"><header>Fazit</header><textarea></textarea></section>
</body></html>`

describe('parseMrrt', () => {
  const parsed = parseMrrt(form)

  it('takes name, kind and origin from the metadata, and says that the page has another title', () => {
    expect(parsed).toMatchObject({
      name: 'CT Niere & Harnwege',
      type: 'UR',
      modality: 'CT',
      language: 'de',
      creator: 'AG Uro, Fachgesellschaft',
      licence: 'CC BY-NC 4.0 (https://example.org/LICENSE)',
      notes: ['Die Datei nennt zwei Titel. Übernommen ist „CT Niere & Harnwege“, verworfen „Röntgen Thorax“.'],
    })
  })

  it('maps sections, labels and fields; only normal findings become text, a side or a number never', () => {
    expect(parsed.templateHtml.split(/(?=<[hp])/)).toEqual([
      '<h2>CT Niere &amp; Harnwege</h2>',
      '<h3>Anlass</h3>',
      '<p>[CLINICAL_HISTORY]</p>',
      '<p><strong>Vorbehandlung:</strong> [keine / ja]</p>',
      '<h3>Befund</h3>',
      '<p><strong>Voruntersuchung:</strong> [PRIOR_STUDY]</p>',
      '<p><strong>Nieren:</strong> Unauffällig.</p>',
      '<p><strong>Stein:</strong> [rechts / links]</p>',
      '<p><strong>Stein – Länge:</strong> [LÄNGE]</p>',
      '<p><strong>Stau:</strong> [Grad 1 / Grad 2]</p>',
      '<p><strong>Zeichen:</strong> [Rim / Comet]</p>',
      '<p><strong>Reste:</strong> Keine.</p>',
      '<p><strong>A. renalis – PSV:</strong> [PSV]</p>',
      '<p><strong>A. renalis – EDV:</strong> [EDV]</p>',
      '<p>Grad I leicht</p>',
      '<p><strong>Distanz:</strong> [DISTANZ]</p>',
      '<p>Leitlinie</p>',
      '<h3>Fazit</h3>',
      '<p>[IMPRESSION]</p>',
    ])
  })

  it('gives the impression a place where the form has none', () => {
    const html = '<section><header>Befund</header><label>Milz <input></label></section>'
    expect(parseMrrt(html).templateHtml).toMatch(/<h3>Impression<\/h3><p>\[IMPRESSION\]<\/p>$/)
  })

  it.each([
    ['a page without sections and fields', '<p>Hallo</p>'],
    ['nothing but nesting', `<section>${'<div>'.repeat(20_000)}<input>`],
  ])('refuses %s', (_what, html) => {
    expect(() => parseMrrt(html)).toThrow()
  })
})

describe('writeMrrt', () => {
  const now = new Date('2026-03-02T09:00:00Z')
  const record = { id: 'x', creator: 'Eva "Muster"', licence: 'CC BY 4.0', createdAt: now, updatedAt: now }

  it.each(readStandardTemplates().map((template) => [template.name, template] as const))(
    'writes what reads back the same: %s',
    (_name, template) => {
      const { notes, ...back } = parseMrrt(writeMrrt({ ...record, ...template }))
      expect(notes).toEqual([])
      expect(back).toMatchObject({
        name: template.name,
        modality: template.modality,
        language: template.language,
        creator: record.creator,
        licence: record.licence,
      })
      expect(linesOf(back.templateHtml)).toEqual(linesOf(template.templateHtml))
    },
  )
})

/** Headings and lines in order, whatever their tags; the title of a template may differ from its name. */
function linesOf(html: string): string[] {
  return html
    .replace(/<h2>.*?<\/h2>/s, '')
    .split(/<\/(?:h\d|p|li)>/)
    .map((line) =>
      line
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
}
