import { wordSet } from '../read/word-set.ts'
import { decodeEntity } from './html-entities.ts'

/**
 * A reader for the HTML of templates and editors: total, linear, no DOM.
 * Tokens partition the input, so whatever is not understood can be copied through unchanged.
 */
type HtmlToken =
  | { kind: 'text'; start: number; end: number; text: string }
  | { kind: 'open'; start: number; end: number; name: string }
  | { kind: 'close'; start: number; end: number; name: string }
  /** Comment, doctype, or the raw content of script and style. */
  | { kind: 'other'; start: number; end: number }

const rawTextElements = wordSet('script style title textarea noscript template iframe')

/** Splits `html` into text, tags and the rest; `start` and `end` are UTF-16 offsets into `html`. */
export function tokenizeHtml(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = []
  const lastClosingBracket = html.lastIndexOf('>')
  // Once a quote is found open to the end of the text, quotes no longer count: keeps the scan linear.
  let quotesCount = true
  let textStart = 0
  let at = html.indexOf('<')

  function flushText(end: number): void {
    if (end <= textStart) return
    tokens.push({ kind: 'text', start: textStart, end, text: decodeText(html.slice(textStart, end)) })
  }

  while (at >= 0 && at < lastClosingBracket) {
    const opening = markupAt(html, at)
    if (opening === null) {
      at = html.indexOf('<', at + 1)
      continue
    }
    let end: number
    if (opening === 'comment') {
      end = commentEnd(html, at)
    } else {
      end = quotesCount ? tagEnd(html, at) : -1
      if (end < 0) {
        quotesCount = false
        end = html.indexOf('>', at) + 1
      }
    }
    flushText(at)
    if (opening === 'comment') {
      tokens.push({ kind: 'other', start: at, end })
    } else {
      const name = tagName(html, opening === 'close' ? at + 2 : at + 1)
      tokens.push({ kind: opening, start: at, end, name })
      if (opening === 'open' && rawTextElements.has(name)) {
        const rawEnd = rawTextEnd(html, end, name)
        if (rawEnd > end) tokens.push({ kind: 'other', start: end, end: rawEnd })
        end = rawEnd
      }
    }
    textStart = end
    at = html.indexOf('<', end)
  }
  flushText(html.length)
  return tokens
}

function markupAt(html: string, at: number): 'open' | 'close' | 'comment' | null {
  const next = html.charCodeAt(at + 1)
  if (isLetter(next)) return 'open'
  if (next === 0x2f) return isLetter(html.charCodeAt(at + 2)) ? 'close' : null
  return next === 0x21 || next === 0x3f ? 'comment' : null
}

function isLetter(code: number): boolean {
  return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a)
}

function tagName(html: string, from: number): string {
  let end = from
  // No element we know is longer; the bound keeps a text without spaces from being copied again and again.
  while (end < html.length && end - from < 32 && isNameCharacter(html.charCodeAt(end))) end++
  return html.slice(from, end).toLowerCase()
}

function isNameCharacter(code: number): boolean {
  return isLetter(code) || (code >= 0x30 && code <= 0x39) || code === 0x2d || code === 0x3a
}

/** Offset after the `>` that ends the tag, quoted attribute values skipped; -1 when there is none. */
function tagEnd(html: string, from: number): number {
  let at = from + 1
  while (at < html.length) {
    const code = html.charCodeAt(at)
    if (code === 0x3e) return at + 1
    if (code === 0x3d) {
      at = skipSpace(html, at + 1)
      const quote = html.charAt(at)
      if (quote === '"' || quote === "'") {
        const close = html.indexOf(quote, at + 1)
        if (close < 0) return -1
        at = close + 1
      }
      continue
    }
    at++
  }
  return -1
}

function skipSpace(html: string, from: number): number {
  let at = from
  while (at < html.length && html.charCodeAt(at) <= 0x20) at++
  return at
}

function commentEnd(html: string, at: number): number {
  if (html.startsWith('<!--', at)) {
    const close = html.indexOf('-->', at + 4)
    return close < 0 ? html.length : close + 3
  }
  return html.indexOf('>', at) + 1
}

function rawTextEnd(html: string, from: number, name: string): number {
  let at = html.indexOf('</', from)
  while (at >= 0) {
    if (tagName(html, at + 2) === name) return at
    at = html.indexOf('</', at + 2)
  }
  return html.length
}

/** The text behind character references; what is no reference stays as it is. */
export function decodeText(text: string): string {
  let at = text.indexOf('&')
  if (at < 0) return text
  let decoded = ''
  let from = 0
  while (at >= 0) {
    const entity = decodeEntity(text, at)
    if (entity) {
      decoded += text.slice(from, at) + entity.text
      from = entity.end
    }
    at = text.indexOf('&', entity ? entity.end : at + 1)
  }
  return decoded + text.slice(from)
}

/** Text made safe to stand between tags. */
export function escapeHtml(text: string): string {
  if (!/[&<>]/.test(text)) return text
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
