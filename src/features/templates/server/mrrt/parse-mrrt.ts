import { parseDocument } from 'htmlparser2'
import { escapeHtml } from '#server/html/escape-html.ts'
import { AppError } from '#server/http/app-error.ts'
import { mrrtMessages as t } from '../../messages.ts'
import { sanitizeTemplate } from '../sanitize-template.ts'
import { depthOf } from './dom.ts'
import { readBody } from './read-body.ts'
import { type MrrtMetadata, readMetadata } from './read-metadata.ts'
import { placeholders, readCodedRoles } from './section-roles.ts'

export interface ParsedMrrt extends MrrtMetadata {
  templateHtml: string
}

const maxDepth = 200

/**
 * A template of the IHE profile MRRT (HTML5) as one of ours; nothing of it runs or is kept but its text.
 *
 * @throws {AppError} impossible where it holds no section and no field, or is nested beyond reason
 * Source: IHE Radiology Technical Framework, Management of Radiology Report Templates.
 */
export function parseMrrt(source: string): ParsedMrrt {
  const document = parseDocument(source).children
  if (depthOf(document) > maxDepth) throw new AppError('impossible', { message: t.noTemplate })
  if (!/<(section|input|select|textarea)\b/i.test(source)) throw new AppError('impossible', { message: t.noTemplate })
  const metadata = readMetadata(document)
  const body = withImpression(readBody(document, readCodedRoles(document)), metadata.language)
  return { ...metadata, templateHtml: sanitizeTemplate(`<h2>${escapeHtml(metadata.name)}</h2>${body}`) }
}

/** Where a form derives its conclusion from ticks, the dictated one still needs its place. */
function withImpression(body: string, language: string): string {
  if (body.includes(placeholders.impression)) return body
  const place = `<p>${placeholders.impression}</p>`
  const section = /<h3>[^<]*(beurteilung|impression|conclusion|zusammenfassung)[^<]*<\/h3>/i.exec(body)
  if (!section) return `${body}<h3>${language === 'de' ? 'Beurteilung' : 'Impression'}</h3>${place}`
  const end = section.index + section[0].length
  return body.slice(0, end) + place + body.slice(end)
}
