import createDOMPurify from 'dompurify'

declare const sanitized: unique symbol
/** HTML that only sanitizeReportHtml makes and only the editors take. */
export type SanitizedHtml = string & { [sanitized]: true }

const allowedTags =
  'p br div span h1 h2 h3 h4 h5 h6 strong b em i u s sub sup ul ol li table thead tbody tr th td hr blockquote'.split(
    ' ',
  )

/** Report and template HTML, whatever its source, before it enters an editor. */
export function sanitizeReportHtml(html: string): SanitizedHtml {
  return createDOMPurify(window).sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: ['colspan', 'rowspan', 'start'],
    ALLOW_DATA_ATTR: false,
  }) as SanitizedHtml
}
