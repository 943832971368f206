import type { Extensions } from '@tiptap/core'
import { baseExtensions } from '#web/rich-text/base-extensions.ts'
import { OriginMark } from './origin-mark.ts'
import { ReportMarks } from './report-marks.ts'

/** The report: plain rich text whose words know where they come from. */
export function reportExtensions(): Extensions {
  return [...baseExtensions(), OriginMark, ReportMarks]
}
