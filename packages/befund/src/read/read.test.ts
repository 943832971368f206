import { describe, expect, it } from 'vitest'
import { read } from './read.ts'

function shown(text: string): string {
  return read(text)
    .filter((token) => token.kind !== 'space' && token.kind !== 'break')
    .map((token) => token.text)
    .join('|')
}

describe('read', () => {
  it.each([
    ['V.a. Pneumonie li. basal, Z.n. OP.', 'V.a.|Pneumonie|li.|basal|,|Z.n.|OP|.'],
    ['Höhe LWK 4/5 und L5/S1, 3,5 x 2,1 cm', 'Höhe|LWK|4/5|und|L5|/|S1|,|3,5|x|2,1|cm'],
    ['7x4mm am 12.03.2024 um 14:30', '7|x|4|mm|am|12.03.2024|um|14:30'],
    ['intra- oder paraspinal, 7-gliedrige LWS', 'intra-|oder|paraspinal|,|7-gliedrige|LWS'],
    ['Weber B. Keine Luxation', 'Weber|B|.|Keine|Luxation'],
    ['M. infraspinatus und A. carotis', 'M.|infraspinatus|und|A.|carotis'],
    ['Vmax 85 cm/s. Aa. vertebrales', 'Vmax|85|cm|/|s|.|Aa.|vertebrales'],
    ['i. d. R. unauffällig', 'i.|d.|R.|unauffällig'],
    ['T2w-Bild, BWK12', 'T2w-Bild|,|BWK12'],
  ])('cuts %j', (text, expected) => {
    expect(shown(text)).toBe(expected)
  })

  it.each([
    '',
    ' \r\n\t',
    'Le\u00adber\u00a0normal\r\n\r\nMilz',
    'a\ud800b\udc00',
    '\u0000\u0007',
    '🫀 3½ cm',
    'Mu\u0308hle',
    'شعاع 3,5',
  ])('partitions %j', (text) => {
    const tokens = read(text)
    expect(tokens.map((token) => token.text).join('')).toBe(text)
    expect(tokens.map((token) => token.start)).toEqual([0, ...tokens.map((token) => token.end)].slice(0, tokens.length))
  })
})
