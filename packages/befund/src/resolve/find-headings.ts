import type { SectionId } from '../model.ts'
import type { Cell } from './cell.ts'
import {
  type HeadingCandidate as Candidate,
  capitalScore,
  explicitScore,
  plainScore,
  scoreOf,
} from './heading-score.ts'
import { headingNames, longestHeading, sectionRank, startsHeading } from './heading-words.ts'
import { isLineStart, type TextStyle } from './text-style.ts'

/** Marks the headings of the sections: written ones, those dictated with a colon, and those spoken in the running text. */
export function findHeadings(cells: readonly Cell[], style: TextStyle): readonly Cell[] {
  const chosen = chooseHeadings(cells, style)
  if (chosen.length === 0) return cells
  const result: Cell[] = []
  let at = 0
  for (const candidate of chosen) {
    while (at < candidate.at) push(result, cells[at++])
    const end = candidate.at + candidate.length
    for (; at < end; at++) push(result, headingCell(cells[at], candidate, at === candidate.at && result.length > 0))
    if (candidate.colon) push(result, headingCell(cells[at++], candidate, false))
    else if (!candidate.ownLine) result.push(addedColon(cells[end - 1], candidate.section))
  }
  while (at < cells.length) push(result, cells[at++])
  return result
}

function push(cells: Cell[], cell: Cell | undefined): void {
  if (cell !== undefined) cells.push(cell)
}

function headingCell(cell: Cell | undefined, candidate: Candidate, isFirst: boolean): Cell | undefined {
  if (cell === undefined) return undefined
  const marked = { ...cell, heading: candidate.section }
  const isNew = isFirst && !candidate.lineStart && (candidate.score < explicitScore || candidate.spokenColon)
  return isNew ? { ...marked, layout: 'paragraph', rule: 'heading' } : marked
}

function addedColon(cell: Cell | undefined, section: SectionId): Cell {
  return {
    key: ':',
    text: ':',
    kind: 'punctuation',
    atoms: [],
    spans: cell?.spans ?? [],
    spoken: true,
    lineBreak: false,
    layout: 'none',
    glue: 'left',
    heading: section,
    rule: undefined,
    added: true,
  }
}

function chooseHeadings(cells: readonly Cell[], style: TextStyle): Candidate[] {
  const candidates: Candidate[] = []
  for (let at = 0; at < cells.length; at++) {
    const cell = cells[at]
    if (cell === undefined || cell.kind !== 'word' || !startsHeading(cell.key)) continue
    const candidate = candidateAt(cells, at, style)
    if (candidate === null) continue
    candidates.push(candidate)
    at += candidate.length - 1
  }
  return settle(candidates, style)
}

/** Explicit headings all count; of the others the best of each section, in their usual order. */
function settle(candidates: readonly Candidate[], style: TextStyle): Candidate[] {
  const explicit = candidates.filter((candidate) => candidate.score >= explicitScore)
  const best = new Map<string, Candidate>()
  const taken = new Set(explicit.map(slotOf))
  for (const candidate of candidates) {
    if (candidate.score < plainScore || candidate.score >= explicitScore || taken.has(slotOf(candidate))) continue
    const known = best.get(slotOf(candidate))
    if (known === undefined || candidate.score > known.score) best.set(slotOf(candidate), candidate)
  }
  const sorted = [...best.values()].sort((one, other) => one.at - other.at)
  const implied = inOrder(withCompany(sorted, explicit), explicit)
  const isOpen = style.dictated || (explicit.length === 0 && implied.length > 1)
  return [...explicit, ...(isOpen ? implied : implied.filter(closesTyped))].sort((one, other) => one.at - other.at)
}

/** "Sonst unauffällig. Beurteilung Mediale Gonarthrose.": marks that a recogniser set by itself, but no colon. */
function closesTyped({ section, score, at }: Candidate): boolean {
  return section === 'impression' && score > capitalScore && at > 0
}

/** Sections up to the prior study may have several headings, the others have one. */
function slotOf(candidate: Candidate): string {
  if (candidate.name.startsWith('diagnose')) return candidate.name
  return sectionRank[candidate.section] < sectionRank.findings ? candidate.name : candidate.section
}

/** A heading that little speaks for counts only beside another one. */
function withCompany(implied: readonly Candidate[], explicit: readonly Candidate[]): readonly Candidate[] {
  const sections = new Set([...implied, ...explicit].map((candidate) => candidate.section))
  return sections.size > 1 ? implied : implied.filter((candidate) => candidate.score > plainScore)
}

/** Drops implied headings that stand against the order of the stronger ones around them. */
function inOrder(implied: readonly Candidate[], explicit: readonly Candidate[]): Candidate[] {
  return implied.filter((candidate) => {
    const rivals = [...explicit, ...implied].filter(
      (other) => other !== candidate && other.score > candidate.score && !leads(other),
    )
    return rivals.every(
      (other) =>
        other.at < candidate.at === sectionRank[other.section] <= sectionRank[candidate.section] ||
        isPriorPair(other, candidate),
    )
  })
}

/** An impression that the dictation begins with says nothing of the order, nor does a known diagnosis. */
function leads({ at, section, name }: Candidate): boolean {
  return (at === 0 && section === 'impression') || name.startsWith('diagnose')
}

/** Technique and prior study come in either order. */
function isPriorPair(one: Candidate, other: Candidate): boolean {
  return sectionRank[one.section] < 5 && sectionRank[other.section] < 5
}

function candidateAt(cells: readonly Cell[], at: number, style: TextStyle): Candidate | null {
  for (let length = Math.min(longestHeading, cells.length - at); length >= 1; length--) {
    const name = nameAt(cells, at, length)
    const section = name === null ? undefined : headingNames.get(name)
    if (name === null || section === undefined) continue
    const after = cells[at + length]
    const colon = after?.text === ':' && after.kind === 'punctuation'
    const lineStart = isLineStart(cells, at)
    const ownLine = lineStart && !colon && (after === undefined ? at > 0 : isLineStart(cells, at + length))
    const candidate: Candidate = {
      at,
      length,
      section,
      name,
      colon,
      spokenColon: colon && after?.spoken === true,
      ownLine,
      lineStart,
      score: 0,
    }
    return { ...candidate, score: scoreOf(candidate, cells, style) }
  }
  return null
}

function nameAt(cells: readonly Cell[], at: number, length: number): string | null {
  let name = ''
  for (let index = at; index < at + length; index++) {
    const cell = cells[index]
    if (cell === undefined) return null
    const isSlash = cell.text === '/'
    if (cell.kind !== 'word' && !isSlash) return null
    if (index > at && isLineStart(cells, index)) return null
    const separator = index === at || isSlash || name.endsWith('/') ? '' : ' '
    name += separator + (isSlash ? '/' : cell.key)
  }
  return name
}
