import type {
  Contradiction,
  FillResult,
  FormatResult,
  GenerateResult,
  Options,
  VerifyResult,
  WrittenResult,
} from '@klarbefund/befund'
import {
  detectContradictions,
  fillTemplate,
  formatTranscript,
  generateReport,
  inOneCall,
  verifyReport,
} from '@klarbefund/befund'

/** What the engine is asked for in the browser, and what it answers. */
export interface EngineTasks {
  format: { input: WritingInput; result: Checked<FormatResult> }
  fill: { input: WritingInput & { templateHtml: string }; result: Checked<FillResult> }
  generate: { input: WritingInput; result: Checked<GenerateResult> }
  check: { input: CheckInput; result: CheckResult }
}
export type EngineTask = keyof EngineTasks

export interface WritingInput {
  transcript: string
  /** False leaves the list of contradictions empty. */
  detectContradictions: boolean
  options: Options
}

/** A written report with its contradictions. */
export type Checked<Result extends WrittenResult> = Result & { contradictions: readonly Contradiction[] }

export interface CheckInput {
  transcript: string
  report: string
  /** What the report was filled from: its own sentences are not invented. */
  template: string | null
  options: Options
}

export interface CheckResult {
  /** Null without a transcript: there is nothing to hold the report against. */
  verification: VerifyResult | null
  contradictions: readonly Contradiction[]
}

const runners: { [Task in EngineTask]: (input: EngineTasks[Task]['input']) => EngineTasks[Task]['result'] } = {
  format: (input) => checked(input, formatTranscript(input.transcript, input.options)),
  fill: (input) => checked(input, fillTemplate(input.transcript, input.templateHtml, input.options)),
  generate: (input) => checked(input, generateReport(input.transcript, input.options)),
  check: ({ transcript, report, template, options }) => ({
    verification:
      transcript.trim() === '' ? null : verifyReport(transcript, report, template ? { ...options, template } : options),
    contradictions: detectContradictions(report, options),
  }),
}

function checked<Result extends WrittenResult>(input: WritingInput, result: Result): Checked<Result> {
  const contradictions = input.detectContradictions ? detectContradictions(result.plainText, input.options) : []
  return { ...result, contradictions }
}

export function runEngineTask<Task extends EngineTask>(
  task: Task,
  input: EngineTasks[Task]['input'],
): EngineTasks[Task]['result'] {
  return inOneCall(() => runners[task](input))
}
