/**
 * QR codes for short texts: bytes, lowest error correction, versions 1 to 20.
 *
 * Source: ISO/IEC 18004:2015. Which mask is used is left to the encoder; every reader undoes any of them.
 */

/** Error correction words of a block, and blocks, by version. Source: table 9, level L. */
const correctionWords = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28]
const blockCounts = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8]

const bytesMode = 0b0100
const longCountFrom = 10
const padding = [0xec, 0x11]
const levelL = 0b01
const mask = 0
const isMasked = (x: number, y: number) => (x + y) % 2 === 0

interface Version {
  number: number
  size: number
  /** Words of data and error correction together. */
  words: number
  correction: number
  blocks: number
}

/**
 * @returns rows of modules, true for dark, without the quiet zone
 * @throws {RangeError} for more than 858 bytes
 */
export function encodeQr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text)
  const version = smallestVersion(bytes.length)
  const words = interleave(version, dataWords(version, bytes))
  return drawCode(version, words)
}

function smallestVersion(length: number): Version {
  for (const [index, correction] of correctionWords.entries()) {
    const number = index + 1
    const blocks = blockCounts[index] ?? 1
    const version = { number, size: 17 + 4 * number, words: Math.floor(dataModules(number) / 8), correction, blocks }
    const headBytes = number < longCountFrom ? 2 : 3
    if (length + headBytes <= dataLength(version)) return version
  }
  throw new RangeError('the text is too long for a QR code of version 20')
}

/** Modules left for data after all fixed patterns. */
function dataModules(version: number): number {
  const all = (16 * version + 128) * version + 64
  if (version === 1) return all
  const alignments = Math.floor(version / 7) + 2
  return all - ((25 * alignments - 10) * alignments - 55) - (version >= 7 ? 36 : 0)
}

function dataLength({ words, correction, blocks }: Version): number {
  return words - correction * blocks
}

/** Mode, length, bytes and end mark, filled up to the length of the version. */
function dataWords(version: Version, bytes: Uint8Array): number[] {
  const bits: number[] = []
  const push = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1)
  }
  push(bytesMode, 4)
  push(bytes.length, version.number < longCountFrom ? 8 : 16)
  for (const byte of bytes) push(byte, 8)
  push(0, 4)
  const words: number[] = []
  for (let start = 0; start < bits.length; start += 8) {
    words.push(bits.slice(start, start + 8).reduce((word, bit, index) => word | (bit << (7 - index)), 0))
  }
  for (let index = 0; words.length < dataLength(version); index += 1) words.push(padding[index % 2] ?? 0)
  return words
}

/** Splits the data into blocks, corrects each, and takes a word of each block in turn. */
function interleave(version: Version, data: readonly number[]): number[] {
  const { words, blocks, correction } = version
  const shortLength = Math.floor(words / blocks) - correction
  const shortBlocks = blocks - (words % blocks)
  const generator = generatorOf(correction)
  const parts: { data: readonly number[]; correction: readonly number[] }[] = []
  let start = 0
  for (let block = 0; block < blocks; block += 1) {
    const end = start + shortLength + (block < shortBlocks ? 0 : 1)
    const part = data.slice(start, end)
    parts.push({ data: part, correction: remainder(part, generator) })
    start = end
  }
  return [...inTurn(parts.map((part) => part.data)), ...inTurn(parts.map((part) => part.correction))]
}

function inTurn(rows: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...rows.map((row) => row.length))
  return Array.from({ length: longest }, (_, column) => rows.flatMap((row) => row[column] ?? [])).flat()
}

/** Product in the field of 256 elements with x^8 + x^4 + x^3 + x^2 + 1. */
function multiply(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((b >> bit) & 1) * a
  }
  return product
}

function generatorOf(degree: number): number[] {
  const generator: number[] = [...Array.from({ length: degree - 1 }, () => 0), 1]
  let root = 1
  for (let step = 0; step < degree; step += 1) {
    for (let index = 0; index < degree; index += 1) {
      generator[index] = multiply(generator[index] ?? 0, root) ^ (generator[index + 1] ?? 0)
    }
    root = multiply(root, 2)
  }
  return generator
}

function remainder(data: readonly number[], generator: readonly number[]): number[] {
  const rest: number[] = generator.map(() => 0)
  for (const word of data) {
    const factor = word ^ (rest.shift() ?? 0)
    rest.push(0)
    for (const [index, coefficient] of generator.entries()) {
      rest[index] = (rest[index] ?? 0) ^ multiply(coefficient, factor)
    }
  }
  return rest
}

type Draw = (x: number, y: number, isDark: boolean) => void

function drawCode(version: Version, words: readonly number[]): boolean[][] {
  const { size } = version
  const rows = Array.from({ length: size }, () => new Array<boolean>(size).fill(false))
  const fixed = new Set<number>()
  const draw: Draw = (x, y, isDark) => {
    const row = rows[y]
    if (!row || x < 0 || x >= size) return
    row[x] = isDark
    fixed.add(y * size + x)
  }
  drawTiming(draw, size)
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    drawSquares(draw, x, y, 4, [2, 4])
  }
  for (const [x, y] of alignmentCentres(version)) drawSquares(draw, x, y, 2, [1])
  drawFormat(draw, size)
  drawVersion(draw, version)
  drawWords(rows, (x, y) => fixed.has(y * size + x), words)
  return rows
}

function drawTiming(draw: Draw, size: number): void {
  for (let index = 0; index < size; index += 1) {
    draw(6, index, index % 2 === 0)
    draw(index, 6, index % 2 === 0)
  }
}

/** Squares around a centre, dark but for the light rings. */
function drawSquares(draw: Draw, x: number, y: number, radius: number, lightRings: readonly number[]): void {
  for (let dy = -radius; dy <= radius; dy += 1) {
    for (let dx = -radius; dx <= radius; dx += 1) {
      draw(x + dx, y + dy, !lightRings.includes(Math.max(Math.abs(dx), Math.abs(dy))))
    }
  }
}

function alignmentCentres({ number, size }: Version): (readonly [x: number, y: number])[] {
  if (number === 1) return []
  const count = Math.floor(number / 7) + 2
  const step = Math.ceil((number * 4 + 4) / (count * 2 - 2)) * 2
  const last = size - 7
  const positions = [6, ...Array.from({ length: count - 1 }, (_, index) => last - step * (count - 2 - index))]
  const isFinder = (x: number, y: number) => (x === 6 && (y === 6 || y === last)) || (x === last && y === 6)
  return positions.flatMap((x) => positions.map((y) => [x, y] as const)).filter(([x, y]) => !isFinder(x, y))
}

function bitOf(value: number, index: number): boolean {
  return ((value >> index) & 1) === 1
}

function drawFormat(draw: Draw, size: number): void {
  const format = (levelL << 3) | mask
  let rest = format
  for (let step = 0; step < 10; step += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537)
  const bits = ((format << 10) | rest) ^ 0x5412
  for (let index = 0; index < 15; index += 1) {
    const isDark = bitOf(bits, index)
    const skipped = index >= 6 ? 1 : 0
    if (index < 8) draw(8, index + skipped, isDark)
    else draw(index === 8 ? 7 : 14 - index, 8, isDark)
    if (index < 8) draw(size - 1 - index, 8, isDark)
    else draw(8, size - 15 + index, isDark)
  }
  draw(8, size - 8, true)
}

function drawVersion(draw: Draw, { number, size }: Version): void {
  if (number < 7) return
  let rest = number
  for (let step = 0; step < 12; step += 1) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25)
  const bits = (number << 12) | rest
  for (let index = 0; index < 18; index += 1) {
    const far = size - 11 + (index % 3)
    const near = Math.floor(index / 3)
    draw(far, near, bitOf(bits, index))
    draw(near, far, bitOf(bits, index))
  }
}

/** From the lower right in columns of two, up and down in turn; what is left over counts as light. */
function drawWords(rows: boolean[][], isFixed: (x: number, y: number) => boolean, words: readonly number[]): void {
  const size = rows.length
  let next = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step += 1) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        const row = rows[y]
        if (!row || isFixed(x, y)) continue
        row[x] = bitOf(words[next >> 3] ?? 0, 7 - (next & 7)) !== isMasked(x, y)
        next += 1
      }
    }
  }
}
