/** Source: spec part 2 section 9. */
const retentionMonths = 24

/** What was written before this is deleted. */
export function oldestKept(now: Date): Date {
  const oldest = new Date(now)
  oldest.setUTCMonth(oldest.getUTCMonth() - retentionMonths)
  return oldest
}
