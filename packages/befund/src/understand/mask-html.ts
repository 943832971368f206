import { wordSet } from '../read/word-set.ts'
import { tokenizeHtml } from '../template/html.ts'

const lineElements = wordSet(
  'p div li ul ol br h1 h2 h3 h4 h5 h6 tr td th table section article header footer blockquote dt dd',
)
const looksLikeHtml = /<\/?[a-z][a-z0-9]{0,10}[\s/>]/i
const spaceEntity = /&nbsp;/g

/** The text of an HTML report with every tag turned into white space of the same length, so that offsets stay. */
export function maskHtml(text: string): string {
  if (!looksLikeHtml.test(text)) return text
  let masked = ''
  for (const token of tokenizeHtml(text)) {
    const length = token.end - token.start
    if (token.kind === 'text') masked += text.slice(token.start, token.end)
    else if (token.kind !== 'other' && lineElements.has(token.name)) masked += `\n${' '.repeat(length - 1)}`
    else masked += ' '.repeat(length)
  }
  return masked.replace(spaceEntity, '      ')
}
