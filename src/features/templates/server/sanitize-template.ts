import sanitizeHtml from 'sanitize-html'
import { AppError } from '#server/http/app-error.ts'

const allowedTags = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'div', 'span', 'hr', 'blockquote'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code'],
  ...['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption', 'colgroup', 'col'],
]
const maxDepth = 100

/** HTML with nothing but text structure, whoever wrote it: a person, an import or a model. */
export function keepTextStructure(html: string): string {
  return sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: { td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'], ol: ['start'] },
    nestingLimit: maxDepth,
    disallowedTagsMode: 'discard',
  })
}

/**
 * A template to be kept.
 *
 * @throws {AppError} impossible where nothing readable is left
 */
export function sanitizeTemplate(html: string): string {
  const clean = keepTextStructure(html)
  requireText(clean)
  return clean
}

/** @throws {AppError} impossible where there is nothing readable */
export function requireText(clean: string): void {
  if (clean.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') !== '') return
  throw new AppError('impossible', { message: 'Die Vorlage enthält keinen lesbaren Text.' })
}
