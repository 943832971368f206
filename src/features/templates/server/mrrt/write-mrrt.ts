import { parseDocument } from 'htmlparser2'
import type { Modality } from '#contract/enums.ts'
import { escapeHtml } from '#server/html/escape-html.ts'
import type { StandardTemplateRecord } from '../standard-template-repository.ts'
import { type Element, isElement, type Node, textOf } from './dom.ts'
import { roleOfName, type SectionRole, sectionCodes } from './section-roles.ts'
import { cleanLabel } from './write-line.ts'

const modalityCodes: Record<Modality, string> = { CT: 'CT', MRI: 'MR', MX: 'MG', IR: 'XA', US: 'US', other: 'OT' }
const loincMeanings: readonly [code: string, meaning: string][] = [
  ['55752-0', 'Clinical Information'],
  ['18785-6', 'Indications for Procedure'],
  ['55111-9', 'Current Imaging Procedure Description'],
  ['18834-2', 'Radiology Comparison Study'],
  ['59776-5', 'Procedure Findings'],
  ['19005-8', 'Impressions'],
]

interface Section {
  id: string
  heading: string
  lines: Element[]
}

/**
 * A standard template as a file of the IHE profile MRRT: sections with their codes, a field for each line.
 * Read back by `parseMrrt` it has the same headings, labels, normal findings and placeholders.
 */
export function writeMrrt(template: StandardTemplateRecord): string {
  const sections = readSections(parseDocument(template.templateHtml).children)
  return `<!DOCTYPE html>
<html lang="${template.language}">
<head>
<title>${escapeHtml(template.name)}</title>
<meta charset="UTF-8">
${metadata(template)}
<script type="text/xml">
<template_attributes>
<top-level-flag>TRUE</top-level-flag>
<status>ACTIVE</status>
<coded_content>
<coding_schemes>
<coding_scheme name="LOINC" designator="2.16.840.1.113883.6.1" />
</coding_schemes>
${sections.map(codedEntry).filter(Boolean).join('\n')}
</coded_content>
</template_attributes>
</script>
</head>
<body>
${sections.map(writeSection).join('\n')}
</body>
</html>
`
}

function metadata({ id, name, type, modality, language, creator, licence, updatedAt }: StandardTemplateRecord): string {
  const values: readonly [name: string, content: string | null][] = [
    ['title', name],
    ['identifier', `urn:uuid:${id}`],
    ['type', 'IMAGE_REPORT_TEMPLATE'],
    ['language', language],
    ['subject', `${modalityCodes[modality as Modality] ?? 'OT'}; ${type}`],
    ['creator', creator],
    ['rights', licence],
    ['date', updatedAt.toISOString().slice(0, 10)],
  ]
  return values
    .filter(([, content]) => content)
    .map(([key, content]) => `<meta name="dcterms.${key}" content="${escapeHtml(content ?? '')}">`)
    .join('\n')
}

/** The title of the template is in its metadata already; what stands before the first section is one without heading. */
function readSections(nodes: Node[]): Section[] {
  const sections: Section[] = []
  const add = (heading: string): Section => {
    const section = { id: `s${sections.length + 1}`, heading, lines: [] }
    sections.push(section)
    return section
  }
  for (const node of nodes.filter(isElement)) {
    if (node.name === 'h1' || node.name === 'h2') continue
    if (node.name === 'h3') add(textOf(node))
    else (sections.at(-1) ?? add('')).lines.push(node)
  }
  return sections
}

function codedEntry({ id, heading }: Section): string {
  const role = roleOfName(heading)
  const found = loincMeanings.find(([code]) => sectionCodes[code] === role)
  if (!role || !found) return ''
  const [code, meaning] = found
  return `<entry ORIGTXT="${id}"><term><code meaning="${meaning}" value="${code}" scheme="LOINC" /></term></entry>`
}

function writeSection({ id, heading, lines }: Section): string {
  const name = escapeHtml(heading)
  const header = heading ? `\n<header class="level1">${name}</header>` : ''
  const body = lines.map((line, index) => writeElement(line, `${id}f${index + 1}`, roleOfName(heading))).join('\n')
  return `<section id="${id}" data-section-name="${name}">${header}\n${body}\n</section>`
}

/** A label with its text is a field; a list or table stays text, a line each. */
function writeElement(element: Element, id: string, role: SectionRole | null): string {
  if (/^h\d$/.test(element.name)) return `<h4>${escapeHtml(textOf(element))}</h4>`
  if (element.name !== 'p') return `<p>${escapeHtml(textOf(element))}</p>`
  const first = element.children.find((child) => !('data' in child) || child.data.trim() !== '')
  const isLabelled = first !== undefined && isElement(first) && /^(strong|b)$/.test(first.name)
  const label = isLabelled ? cleanLabel(textOf(first)) : ''
  const content = textOf(isLabelled ? element.children.filter((child) => child !== first) : element.children)
  const isOpen = /^\[[^[\]]*\]$/.test(content)
  if (!isLabelled && !isOpen && role !== 'technique') return `<p>${escapeHtml(content)}</p>`
  const value = isOpen ? '' : escapeHtml(content.replace(/^:\s*/, ''))
  const placeholder = isOpen ? ` placeholder="${escapeHtml(content)}"` : ''
  const field = `<textarea id="${id}" name="${id}" data-field-type="TEXTAREA"${placeholder}>${value}</textarea>`
  return isLabelled ? `<p><label for="${id}">${escapeHtml(label)}:</label> ${field}</p>` : `<p>${field}</p>`
}
