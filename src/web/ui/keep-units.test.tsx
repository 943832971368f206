import { describe, expect, it } from 'vitest'
import { keepUnits } from './keep-units.ts'

describe('keepUnits', () => {
  it.each([
    ['eine 4 mm große Zyste', 'eine 4_mm große Zyste'],
    ['eine 2,3 cm große Läsion', 'eine 2,3_cm große Läsion'],
    ['Zyste von 3,5 x 2,1 x 4 cm.', 'Zyste von 3,5_x_2,1_x_4_cm.'],
    ['Dichte 45 HE, Stenose 70 %.', 'Dichte 45_HE, Stenose 70_%.'],
    ['werden 30 Tage vorher angekündigt', 'werden 30_Tage vorher angekündigt'],
    ['die in den letzten 12 Monaten gezahlten', 'die in den letzten 12_Monaten gezahlten'],
  ])('holds number and unit of "%s" together', (text, kept) => {
    expect(keepUnits(text)).toBe(kept.replaceAll('_', '\u00a0'))
  })

  it.each(['LWK 4 ohne Fraktur', 'Segment 6 der Leber', 'Typ 2 mit Ödem', 'BWK 12 seitlich', 'Lymphknoten 4 5'])(
    'leaves "%s" as it is',
    (text) => {
      expect(keepUnits(text)).toBe(text)
    },
  )
})
