const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium' })
const dayAndTime = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short' })

/** @param instant ISO 8601 */
export function formatDay(instant: string): string {
  return day.format(new Date(instant))
}

/** @param instant ISO 8601 */
export function formatTime(instant: string): string {
  return dayAndTime.format(new Date(instant))
}
