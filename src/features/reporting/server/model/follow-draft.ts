import type { DraftEvent } from '#contract/draft-event.ts'
import { type MaskedPart, unmaskText } from '#server/masking/mask-text.ts'

interface Draft {
  /** What can be read of the unfinished answer. */
  textOf: (partial: unknown) => string
  parts: readonly MaskedPart[]
  onDraft: (draft: DraftEvent) => void
}

const openPlaceholder = /\[[A-Z]*(?:_\d*)?$/

/** Turns the states of a growing answer into what is new in each; also where a second attempt begins anew. */
export function followDraft({ textOf, parts, onDraft }: Draft): (partial: unknown) => void {
  let shown = ''
  return (partial) => {
    // Half a placeholder waits for its other half.
    const text = unmaskText(textOf(partial).replace(openPlaceholder, ''), parts)
    if (text === shown) return
    const at = text.startsWith(shown) ? shown.length : sharedLength(text, shown)
    shown = text
    onDraft({ at, text: text.slice(at) })
  }
}

function sharedLength(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}
