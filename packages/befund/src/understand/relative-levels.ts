import { fitsAt, tells } from '../read/tells.ts'
import { discsBeside } from './level-ranges.ts'
import type { Sentence } from './sentence.ts'
import type { SiteMention } from './site-mention.ts'

const same = /^(?:diesem|dieser|selben|gleichen|gleicher)$/
const level = /^(?:(?:Nachbar|Anschluss)-?)?(?:segment|etage|höhe)$/i
export const lower = /^(?:tiefer|darunter|nächsttiefer|kaudale[rn]$)/i
export const higher = /^(?:höher|darüber|nächsthöher|kraniale[rn]$)/i
const beside = /^(?:Nachbar|Anschluss|angrenzend|benachbart|nächst)/i

/** "In diesem Segment", "eine Etage tiefer", "im Segment darüber": the level named before, or the one beside it; a neighbour may be either. */
export function relativeLevels({ words }: Sentence, before: readonly SiteMention[]): readonly SiteMention[] | null {
  const disc = before.findLast(({ group }) => group === 'disc')
  for (const [at, { text }] of words.entries()) {
    const far = fitsAt(words, at - 1, /^zwei$/i) && /^(?:Segmente|Etagen)$/.test(text) ? 2 : 1
    if (far === 1 && !level.test(text)) continue
    if (fitsAt(words, at - 1, same)) return before
    const steps = stepsAt(words.slice(Math.max(0, at - 2), at + 2), far)
    const there = disc === undefined || steps === null ? null : discsBeside(disc, steps)
    if (there !== null) return [there]
  }
  return null
}

function stepsAt(near: readonly { text: string }[], far: number): readonly number[] | null {
  const isLower = tells(near, lower)
  if (isLower !== tells(near, higher)) return [isLower ? far : -far]
  return tells(near, beside) ? [-1, 1] : null
}
