import { JSDOM } from 'jsdom'

const { window } = new JSDOM('')

/** What a report or a template is made of; everything else could act. */
const textElements = new Set(
  [
    ...['html', 'head', 'body', 'p', 'br', 'div', 'span', 'hr', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'ul', 'ol', 'li', 'caption', 'colgroup', 'col'],
    ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ].map((name) => name.toUpperCase()),
)
const textAttributes = new Set(['colspan', 'rowspan', 'start'])

/** Elements and attributes of an HTML text, as a browser reads it, that are more than text structure. */
export function findActiveContent(html: string): string[] {
  const page = new window.DOMParser().parseFromString(html, 'text/html')
  return [...page.querySelectorAll('*')].flatMap((element) => [
    ...(textElements.has(element.tagName) ? [] : [element.tagName]),
    ...[...element.attributes]
      .filter(({ name }) => !textAttributes.has(name))
      .map(({ name }) => `${element.tagName} ${name}`),
  ])
}
