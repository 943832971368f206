import sanitizeHtml from 'sanitize-html'
import type { UnusableKind } from '#contract/fallback-classes.ts'
import { looksGerman } from './looks-german.ts'

/** Tags the editor knows. Attributes are dropped when the engine writes the document anew. */
const allowedTags = new Set([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'div', 'span', 'hr', 'blockquote', 'section', 'article'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code'],
  ...['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption', 'colgroup', 'col'],
])
const longestGrowth = 3
const freeGrowthChars = 2000
/** Less of the dictation than this in an answer, and it is an answer to something else. */
const smallestShare = 0.5
const shortestLeak = 60

interface Judged {
  plainText: string
  rawHtml: string | null
  /** What the engine reads in the dictation: figures for number words, no commands. */
  spokenText: string
  template: string
  instructions: string
}

/** Longest answer that can be one, in characters of what was asked. */
export function maxAnswerChars(inputChars: number): number {
  return inputChars * longestGrowth + freeGrowthChars
}

/** Why an answer cannot be a report of this dictation at all, or null; single changed facts are the guard's. */
export function judgeAnswer({ plainText, rawHtml, spokenText, template, instructions }: Judged): UnusableKind | null {
  if (plainText.trim() === '') return 'empty'
  if (plainText.length > maxAnswerChars(spokenText.length + template.length)) return 'too_long'
  if (rawHtml !== null && hasForeignHtml(rawHtml)) return 'html'
  if (!looksGerman(plainText)) return 'language'
  if (sharedWords(spokenText, plainText) < smallestShare) return 'off_topic'
  if (repeatsInstructions(plainText, instructions)) return 'leaked'
  return null
}

function hasForeignHtml(html: string): boolean {
  let isForeign = false
  sanitizeHtml(html, {
    transformTags: {
      '*': (tagName, attribs) => {
        isForeign ||= !allowedTags.has(tagName) || Object.keys(attribs).some((name) => name.startsWith('on'))
        return { tagName, attribs }
      },
    },
  })
  return isForeign
}

/** Share of the different spoken words that stand in the answer, 0..1. */
function sharedWords(spoken: string, written: string): number {
  const wanted = new Set(wordsOf(spoken))
  if (wanted.size === 0) return 1
  const present = new Set(wordsOf(written))
  return [...wanted].filter((word) => present.has(word)).length / wanted.size
}

/** Inflection does not matter: the first letters of each word. */
function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\d]+(?:,\d+)?/gu) ?? []).map((word) => word.slice(0, 5))
}

function repeatsInstructions(text: string, instructions: string): boolean {
  for (const line of instructions.split('\n')) {
    const sentence = line.trim()
    if (sentence.length >= shortestLeak && text.includes(sentence.slice(0, shortestLeak))) return true
  }
  return false
}
