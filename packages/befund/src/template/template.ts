import type { Run, SectionId, Side } from '../model.ts'
import type { HtmlLine } from './html-lines.ts'
import type { Placeholder } from './placeholders.ts'

export interface TemplateLine {
  source: HtmlLine
  runs: readonly Run[]
  text: string
  isHeading: boolean
  section: SectionId
  /** The organ heading the line stands under, as worded; "" for none. */
  organLabel: string
}

/** A stretch of a line that a slot may write to; offsets into the text of the line. */
export interface Segment {
  line: number
  start: number
  end: number
  placeholders: readonly Placeholder[]
}

/** A place of a template: a section, or an organ heading within the findings. */
export interface Slot {
  index: number
  /** As worded, without colon; "" for running text without a heading. */
  label: string
  section: SectionId
  /** What the label names, and what running text without a label is about. */
  organs: readonly string[]
  findings: readonly string[]
  side: Side | null
  /** Vertebrae and disc spaces the label or the heading above names: "L4/5". */
  levels: readonly string[]
  /** Organs of the headings above, where the label itself names none ("Parenchym" below "Leber"). */
  context: readonly string[]
  segments: Segment[]
  /** The line with the label or heading; -1 for none. */
  labelLine: number
  /** True when the label is a heading or line of its own, so that text goes below it. */
  ownLine: boolean
}

export interface Template {
  html: string
  lines: readonly TemplateLine[]
  slots: readonly Slot[]
}
