import type { AtomKind } from './atom.ts'
import type { TextPart } from './split-text.ts'

/** A critical value that begins at a part: what it is and where it ends. */
export interface ValueReading {
  kind: AtomKind
  key: string
  value: string
  next: number
}

export type Parts = readonly TextPart[]

export function isText(part: TextPart | undefined, ...texts: string[]): boolean {
  return part !== undefined && texts.includes(part.folded)
}

export function digitsAt(parts: Parts, index: number, longest: number): number | null {
  const part = parts[index]
  if (part?.kind !== 'digits' || part.text.length > longest) return null
  return Number(part.text)
}
