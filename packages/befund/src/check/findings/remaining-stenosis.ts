import type { Statement } from '../../understand/statement.ts'
import { isDenied, ownOrgan, sidesAgree } from '../compare.ts'

/** "Lumen ohne Resteinengung" and "residuelle Stenose": what was narrow before is no such rest. */
export function isWithoutRest(one: Statement, statement: Statement): boolean {
  if (
    !isRest(statement) ||
    !isRest(one) ||
    !isDenied(one) ||
    !one.limits.every((limit) => rest.test(limit) || limit.includes('eng'))
  )
    return false
  // "Unterschenkel: ... Freier Abstrom ohne Reststenose.": what is done is no more below that heading.
  const own = one.organBond === 'label' && one.sentence.label.length === 0 ? null : ownOrgan(one)
  return sidesAgree(one, statement) && (own ?? statement.organ) === statement.organ
}

export function isRest({ finding, stems }: Statement): boolean {
  return finding === 'stenosis' && [...stems].some((stem) => rest.test(stem))
}

const rest = /^(?:rest(?!en|lich)|residu|verblieb)/
