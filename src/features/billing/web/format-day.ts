/** 2. März 2026, in the reader's own time zone. */
export function formatDay(instant: string): string {
  return new Intl.DateTimeFormat('de-DE', { dateStyle: 'long' }).format(new Date(instant))
}
