/** A price in major units as the specification wants it: de-DE, no decimals; odd cents are shown rather than hidden. */
export function formatMoney(major: number, currency: string): string {
  const hasCents = Math.round(major * 100) % 100 !== 0
  const digits = hasCents ? 2 : 0
  return new Intl.NumberFormat('de-DE', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(major)
}
