/** A price as the specification wants it: de-DE, no decimals; odd cents are shown rather than hidden. */
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

/** 2. März 2026, in the reader's own time zone. */
export function formatDay(instant: string): string {
  return new Intl.DateTimeFormat('de-DE', { dateStyle: 'long' }).format(new Date(instant))
}
