import { z } from 'zod'
import type { RunResult } from './run-result.ts'
import { type ReportTime, reportTime } from './use-report-time.ts'

/** An unfinished report of this tab: what a crash must not take. Leaves with the tab, sign-out and "Neuer Bericht". */
export interface Draft {
  transcript: string
  templateId: string | null
  /** The document with its marks of origin, as the editor writes it. */
  doc: Record<string, unknown> | null
  /** It is the chosen template, untouched. */
  holdsTemplate: boolean
  run: RunResult | null
  time: ReportTime | null
  /** Milliseconds since 1970. */
  savedAt: number
}

const shape = z.object({
  transcript: z.string(),
  templateId: z.string().nullable(),
  doc: z.record(z.string(), z.unknown()).nullable(),
  holdsTemplate: z.boolean().default(false),
  run: z.custom<RunResult>((value) => typeof value === 'object').nullable(),
  time: reportTime.nullable().default(null),
  savedAt: z.number(),
})

const keyOf = (userId: string) => `klarbefund.draft.${userId}`

export function readDraft(userId: string): Draft | null {
  try {
    const stored = sessionStorage.getItem(keyOf(userId))
    return stored === null ? null : (shape.safeParse(JSON.parse(stored)).data ?? null)
  } catch {
    return null
  }
}

export function saveDraft(userId: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(draft))
  } catch {
    // Full or forbidden: the report itself stands in the editor; only the safety net is missing.
  }
}

export function clearDraft(userId: string): void {
  try {
    sessionStorage.removeItem(keyOf(userId))
  } catch {
    // Forbidden storage holds nothing that could be removed.
  }
}
