import { isNounLike, lookUp } from '../lexicon/lexicon.ts'
import type { Piece } from '../model.ts'
import { upperFirst } from '../read/upper-first.ts'
import { writtenUnit } from '../resolve/units.ts'

/** "8/60 mm", "ng/ml": a symbol of a unit where the letters alone are an abbreviation. */
export function unitAfter(text: string, before: Piece | undefined): string | null {
  const isCounted = before?.kind === 'number'
  // "12 F" is a size of drains in French.
  if (isCounted && text === 'f') return 'F'
  // "mm" and "cm" are nothing else, "ml" is a lobe as well.
  if (plainUnits.test(text)) return text
  return isCounted || /^(?:[/*·]|in|pro|je)$/.test(before?.text ?? '') ? writtenUnit(text) : null
}

export const plainUnits = /^(?:[mc]m|[mk]g)$/

/** "segment 6", "modic typ 1", "25 he", "l4/5" as they were typed. */
export function casedFigure({ kind, text }: Piece): string {
  if (text !== text.toLowerCase()) return text
  if (kind === 'measure') return text.replaceAll(/\p{L}[\p{L}²³/·]+/gu, (symbol) => writtenUnit(symbol) ?? symbol)
  if (kind === 'grade' || kind === 'level')
    return casedLevel(casedRads(text)).replaceAll(/(?<![\p{L}\d])\p{Ll}{3,}(?![\p{L}\d])/gu, nounOrName)
  return text
}

/** "bi-rads 4", "eu-tirads 3", but "Lung-RADS". */
function casedRads(text: string): string {
  return text.replace(/^(?:\p{Ll}+-)?(?:ti)?rads/u, (name) => name.toUpperCase().replace('LUNG', 'Lung'))
}

function nounOrName(text: string): string {
  const reading = lookUp(text).find((one) => isNounLike(one))
  if (reading === undefined) return text
  return reading.written.toLowerCase() === text ? reading.written : upperFirst(text)
}

/** "bwk12", "t2w", "l4": the letters before the figure are an abbreviation. */
export function casedCode(text: string): string {
  const letters = text.match(/^\p{L}{1,4}(?=\d)/u)?.[0] ?? ''
  // A b-value keeps its small letter.
  if (/^b\d{2,4}$/.test(text)) return text
  const level = casedLevel(text)
  if (level !== text) return level
  const isCode = letters.length === 1 || lookUp(letters).some((one) => one.class === 'abbreviation')
  return isCode ? letters.toUpperCase() + text.slice(letters.length) : text
}

/** "l4/5", "th12/l1", "lwk4/5" as it was typed: the letters name the region. */
function casedLevel(text: string): string {
  if (/^[hbls]wk ?\d/.test(text)) return text.replaceAll(/[hbls]wk/g, (name) => name.toUpperCase())
  if (!/^(?:c|th|l|s)\d{1,2}(?:[/-](?:(?:th|c|l|s)?\d{1,2}))?$/.test(text)) return text
  return text.replace('th', 'Th').replace(/[cls](?=\d)/g, (letter) => letter.toUpperCase())
}
