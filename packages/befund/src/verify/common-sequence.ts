import type { ComparedText, Fragment } from './compared-text.ts'
import { join } from './compared-text.ts'

/** Words anchor a comparison more firmly than the values they bind. */
const wordWeight = 3
const valueWeight = 2

/** Stretches of both fragments between two atoms that were joined. */
export type Gap = readonly [mine: Fragment, yours: Fragment]

/** The heaviest common subsequence; joins its members and answers the gaps between them. */
export function joinCommonSequence(ours: ComparedText, mine: Fragment, theirs: ComparedText, yours: Fragment): Gap[] {
  const { weights, width } = commonWeights(ours, mine, theirs, yours)
  const weightAt = (row: number, column: number) => weights[(row - mine.from) * width + column - yours.from] ?? 0
  const gaps: Gap[] = []
  let row = mine.from
  let column = yours.from
  let open = { row, column }
  while (row < mine.to && column < yours.to && weightAt(row, column) > 0) {
    const weight = weightOfPair(ours, row, theirs, column)
    if (weight > 0 && weightAt(row, column) === weightAt(row + 1, column + 1) + weight) {
      join(ours, row, theirs, column)
      gaps.push([
        { from: open.row, to: row },
        { from: open.column, to: column },
      ])
      row += 1
      column += 1
      open = { row, column }
    } else if (weightAt(row, column) === weightAt(row + 1, column)) row += 1
    else column += 1
  }
  gaps.push([
    { from: open.row, to: mine.to },
    { from: open.column, to: yours.to },
  ])
  return gaps
}

/** For every pair of places the weight of the best common subsequence that begins there. */
function commonWeights(ours: ComparedText, mine: Fragment, theirs: ComparedText, yours: Fragment) {
  const rows = mine.to - mine.from
  const columns = yours.to - yours.from
  const width = columns + 1
  const weights = new Int32Array((rows + 1) * width)
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      const weight = weightOfPair(ours, mine.from + row, theirs, yours.from + column)
      const through = weight === 0 ? 0 : (weights[(row + 1) * width + column + 1] ?? 0) + weight
      const past = Math.max(weights[(row + 1) * width + column] ?? 0, weights[row * width + column + 1] ?? 0)
      weights[row * width + column] = Math.max(through, past)
    }
  }
  return { weights, width }
}

/** 0 for different atoms. Of a label and the sentence behind it the sentence is meant: "Milz: Milz unauffällig". */
function weightOfPair(ours: ComparedText, index: number, theirs: ComparedText, other: number): number {
  if (ours.ids[index] !== theirs.ids[other]) return 0
  const weight = ours.atoms[index]?.kind === 'word' ? wordWeight : valueWeight
  return ours.atoms[index]?.label === theirs.atoms[other]?.label ? weight : weight - 1
}
