import { describe, expect, it } from 'vitest'
import { encodeQr } from './encode-qr.ts'

const draw = (rows: boolean[][]) => rows.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))

describe('encodeQr', () => {
  it('draws the code that an independent reader has read as this text', () => {
    expect(draw(encodeQr('KlarBefund'))).toMatchInlineSnapshot(`
      [
        "#######...#.#.#######",
        "#.....#.....#.#.....#",
        "#.###.#.#.#...#.###.#",
        "#.###.#.....#.#.###.#",
        "#.###.#..#.##.#.###.#",
        "#.....#..###..#.....#",
        "#######.#.#.#.#######",
        "........#.#..........",
        "###.#####.#.###...#..",
        "##.#.#.##.##....#.###",
        "#..#..####.#.####.###",
        ".##..#.##..##..##...#",
        "###.#.#.#..#...##....",
        "........#.....####.#.",
        "#######.###.#..######",
        "#.....#.###........##",
        "#.###.#.#...#..###...",
        "#.###.#..###...###.#.",
        "#.###.#.##.#..###...#",
        "#.....#.#..###.##..#.",
        "#######.####..#.#.###",
      ]
    `)
  })

  it('takes the smallest version that holds the text', () => {
    const sizes = [17, 18, 230, 231, 858].map((length) => encodeQr('x'.repeat(length)).length)
    expect(sizes).toEqual([21, 25, 53, 57, 97])
  })

  it('refuses a text too long for it', () => {
    expect(() => encodeQr('x'.repeat(859))).toThrow(RangeError)
  })
})
