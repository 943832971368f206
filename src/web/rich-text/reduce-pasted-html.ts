import createDOMPurify from 'dompurify'

const keptTags = ['strong', 'b', 'em', 'i', 'u', 'p', 'br', 'div', 'span']

/**
 * Pasted HTML without style, face, size and colour, reduced to simple emphasis; `b` and `i` become
 * `strong` and `em`. Source: spec part 1 section 5.
 */
export function reducePastedHtml(html: string): string {
  const reduced = createDOMPurify(window).sanitize(html, {
    ALLOWED_TAGS: keptTags,
    ALLOWED_ATTR: [],
    ALLOW_DATA_ATTR: false,
  })
  return reduced.replace(
    /<(\/?)(b|i)>/g,
    (_tag, slash: string, name: string) => `<${slash}${name === 'b' ? 'strong' : 'em'}>`,
  )
}
