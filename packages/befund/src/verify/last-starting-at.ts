/** The index of the last item that starts at or before `position`, or -1; the items are in order of their starts. */
export function lastStartingAt<Item>(
  items: readonly Item[],
  position: number,
  startOf: (item: Item) => number,
): number {
  let low = -1
  let high = items.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    const item = items[middle]
    if (item !== undefined && startOf(item) <= position) low = middle
    else high = middle - 1
  }
  return low
}

interface Stretch {
  start: number
  end: number
}

/** The stretch that holds all of `span`, of stretches in order that do not overlap. */
export function stretchAround<Item extends Stretch>(items: readonly Item[], span: Stretch): Item | null {
  const item = items[lastStartingAt(items, span.start, ({ start }) => start)]
  return item !== undefined && span.end <= item.end ? item : null
}
