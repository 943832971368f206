import { type Contradiction, contradictionKinds, type Span } from '@klarbefund/befund'
import { z } from 'zod'
import { AppError } from '#server/http/app-error.ts'
import { hasDoubts } from '#server/masking/find-doubts.ts'
import { maskText } from '#server/masking/mask-text.ts'
import { ModelFailure } from '#server/model/model-failure.ts'
import type { ModelPort } from '#server/model/model-port.ts'
import { reportingMessages as t } from '../../messages.ts'
import { choosePrompt } from './choose-prompt.ts'
import { putBack } from './put-back.ts'
import { reportMaterial, systemPrompt } from './system-prompt.ts'
import type { ModelDeps, ModelJob } from './write-by-model.ts'

const answerSchema = z.object({
  contradictions: z.array(
    z.object({ kind: z.string(), first: z.string(), second: z.string(), explanation: z.string() }),
  ),
})
type Claim = z.infer<typeof answerSchema>['contradictions'][number]

const maxAnswerChars = 20_000
const maxClaims = 20
const maxExplanationChars = 300
const shortestQuote = 3

/**
 * The contradictions found so far, and behind them those a model sees in the text besides: only such whose both quotes
 * stand in it verbatim and that nobody found before. A model that fails adds nothing and takes nothing away.
 */
export async function addContradictions(
  deps: ModelDeps & { model: ModelPort },
  job: ModelJob,
  text: string,
  found: readonly Contradiction[],
): Promise<{ all: Contradiction[]; hasFailed: boolean }> {
  const claims = await askForClaims(deps, job, text).catch((error: unknown) => {
    if (error instanceof ModelFailure || error instanceof AppError) return null
    throw error
  })
  const all = [...found]
  for (const claim of claims ?? []) {
    const added = contradictionOf(claim, text, all.length)
    if (added && !all.some((known) => isSame(known, added))) all.push(added)
  }
  return { all, hasFailed: claims === null }
}

async function askForClaims(
  deps: ModelDeps & { model: ModelPort },
  { user, language, signal }: ModelJob,
  text: string,
): Promise<Claim[]> {
  const { text: masked, parts } = maskText(reportMaterial(text))
  if (deps.env.AI_MASKING_STRICT && hasDoubts(masked)) return []
  const prompt = await choosePrompt(deps, user, { ownPrompts: [], housePrompts: ['contradiction_detector'] }, language)
  const question = { system: systemPrompt(prompt.text), user: masked, schema: answerSchema, maxAnswerChars }
  const { contradictions } = await deps.model.ask(user.id, question, signal)
  return putBack(contradictions.slice(0, maxClaims), parts)
}

function contradictionOf({ kind, ...claim }: Claim, text: string, index: number): Contradiction | null {
  const first = find(text, claim.first.trim(), null)
  const second = first && find(text, claim.second.trim(), first)
  if (!first || !second) return null
  const quote = (span: Span) => ({ ...span, text: text.slice(span.start, span.end), in: 'report' as const })
  const [one, other] = [quote(first), quote(second)]
  return {
    id: `model-${index}-${first.start}-${second.start}`,
    // A kind the model made up says no more than that something cannot be right.
    kind: contradictionKinds.find((known) => known === kind) ?? 'implausible',
    text: t.seenByModel(claim.explanation.trim().slice(0, maxExplanationChars), one.text, other.text),
    resolved: false,
    severity: 'warning',
    first: one,
    second: other,
    fixes: [],
  }
}

/** The first place of a quote that is not the place of the other one. */
function find(text: string, quote: string, taken: Span | null): Span | null {
  if (quote.length < shortestQuote) return null
  for (let start = text.indexOf(quote); start >= 0; start = text.indexOf(quote, start + 1)) {
    const span = { start, end: start + quote.length }
    if (!taken || !overlaps(span, taken)) return span
  }
  return null
}

function isSame(known: Contradiction, added: Contradiction): boolean {
  const inReport = [known.first, known.second].filter((quote) => quote.in === 'report')
  if (inReport.length < 2) return false
  const meets = (span: Span) => inReport.some((quote) => overlaps(quote, span))
  return meets(added.first) && meets(added.second) && inReport.every((quote) => touches(quote, added))
}

function touches(span: Span, { first, second }: Contradiction): boolean {
  return overlaps(span, first) || overlaps(span, second)
}

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end
}
