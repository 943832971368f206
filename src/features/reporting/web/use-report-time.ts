import { useMemo, useRef } from 'react'
import { z } from 'zod'
import { countReportTime, maxReportSeconds } from '#features/reporting/contract.ts'
import { call } from '#web/api-client.ts'

/** Since when a report is worked on; kept with its draft, so that it is counted once. */
export const reportTime = z.object({
  reportId: z.string(),
  /** Milliseconds since 1970. */
  startedAt: z.number(),
  isSent: z.boolean(),
})
export type ReportTime = z.infer<typeof reportTime>

/** Measures from the first input of a transcript to the first copy, and sends the seconds: no text, so in house mode too. */
export function useReportTime(kept: ReportTime | null) {
  const time = useRef(kept)
  return useMemo(
    () => ({
      read: () => time.current,
      put: (next: ReportTime | null) => {
        time.current = next
      },
      /** An emptied transcript ends what was measured: the next input begins another one. */
      follow: (transcript: string) => {
        if (transcript === '') time.current = null
        else time.current ??= { reportId: crypto.randomUUID(), startedAt: Date.now(), isSent: false }
      },
      send: () => {
        if (!time.current || time.current.isSent) return
        const { reportId, startedAt } = time.current
        time.current.isSent = true
        const seconds = Math.round((Date.now() - startedAt) / 1000)
        // A report left open for days, or a clock set back, says nothing of the work.
        if (seconds < 0 || seconds > maxReportSeconds) return
        // A number that is missing is nothing to tell a person of who has just copied a report.
        void call(countReportTime, { body: { reportId, seconds } }).catch(() => {})
      },
    }),
    [],
  )
}
