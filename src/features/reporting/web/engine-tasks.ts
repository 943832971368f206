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
  verifierOf,
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
  check: (input) => ({
    verification: input.transcript.trim() === '' ? null : verifierFor(input)(input.report),
    contradictions: detectContradictions(input.report, input.options),
  }),
}

let last: { key: string; verify: (report: string) => VerifyResult } | null = null

/** While a person types, the report changes and what it is held against does not. */
function verifierFor({ transcript, template, options }: CheckInput): (report: string) => VerifyResult {
  const key = JSON.stringify([transcript, template, options])
  if (last?.key !== key) last = { key, verify: verifierOf(transcript, template ? { ...options, template } : options) }
  return last.verify
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
