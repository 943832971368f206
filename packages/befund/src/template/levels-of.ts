import { tokensOf } from '../read/read.ts'
import { levelAt, rootLevelAt } from '../understand/find-sites.ts'
import { wordOf } from '../understand/read-sentences.ts'

/**
 * The vertebrae and disc spaces a text names, as facts write them ("L4/5"), or the groups of nodes of the neck
 * ("Level II"); the numbers of nerve roots are none.
 */
export function levelsOf(text: string): string[] {
  const ofNeck = text.match(neckLevel)
  if (ofNeck !== null) return ofNeck
  if (!/\d/.test(text)) return passage(text)
  const tokens = tokensOf(text)
  const isGap = (at: number) => tokens[at] === undefined || tokens[at].kind === 'space' || tokens[at].kind === 'break'
  const words = tokens.flatMap((token, at) => (isGap(at) ? [] : [wordOf(token, !isGap(at - 1))]))
  const levels: string[] = []
  for (let at = 0; at < words.length; ) {
    const root = rootLevelAt(words, at)
    const site = root ?? levelAt(words, at)
    if (site !== null && root === null) levels.push(...(site.range === null ? [site.level] : site.values))
    at = site === null ? at + 1 : site.to
  }
  return levels.length > 0 ? levels : passage(text)
}

function passage(text: string): string[] {
  return /lumbosakral/i.test(text) ? ['L5/S1'] : []
}

/** AAO-HNS, as formatted: in Roman numerals. */
const neckLevel = /\bLevel (?:I{1,3}|IV|VI?)\b/g
