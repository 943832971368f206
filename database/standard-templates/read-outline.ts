/** What stands under one heading (`<h2>`, `<h3>`) or one label (`<strong>Leber:</strong>`) of a report. */
export interface OutlineEntry {
  heading: string
  /** Plain text, one space between words. */
  text: string
}

/**
 * The headings and labels of a report in order, each with the text up to the next one.
 *
 * @param html  a standard template, or what the engine wrote from one: flat blocks, no nesting but inline elements
 */
export function readOutline(html: string): OutlineEntry[] {
  const entries: OutlineEntry[] = []
  for (const block of html.split(/(?=<(?:h[1-6]|p|li)>)/)) {
    const heading = /^<h[1-6]>([^<]*)<\/h[1-6]>/.exec(block)?.[1]
    if (heading !== undefined) {
      entries.push({ heading: plain(heading), text: '' })
      continue
    }
    const label = /^<(?:p|li)><strong>([^<]*):<\/strong>/.exec(block)
    if (label) entries.push({ heading: plain(label[1] ?? ''), text: '' })
    const current = entries.at(-1)
    const text = plain(label ? block.slice(label[0].length) : block)
    if (current) current.text = `${current.text} ${text}`.trim()
  }
  return entries
}

/** All text under the headings of that name; null where the report has none. */
export function textUnder(outline: readonly OutlineEntry[], heading: string): string | null {
  const found = outline.filter((entry) => entry.heading === heading)
  return found.length === 0 ? null : found.map((entry) => entry.text).join(' ')
}

/** The sentences of a template's text; the dot of "A. carotis" or "V. poplitea" ends none. */
export function splitTemplateSentences(text: string): string[] {
  return text.split(/(?<=[^A-Z]\.) (?=\p{Lu}|\d+(?:[.,]\d+)? [cm]m )/u).filter((sentence) => sentence !== '')
}

function plain(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
}
