import type { FillAnswer, FormatAnswer, GenerateAnswer, LedgerRow } from '@klarbefund/befund'
import type { z } from 'zod'
import type { AnswerOf } from '#contract/route.ts'
import { runFillTemplate, runFormatTranscript, runGenerateReport } from '#features/reporting/public.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import type { UserRecord } from '#server/http/caller.ts'
import { type PromptArea, promptFields, type tryPrompt } from '../contract.ts'
import { promptTexts as t } from '../texts.ts'

type Input = z.infer<(typeof tryPrompt)['body']>
type Answer = AnswerOf<typeof tryPrompt>

/**
 * Runs a prompt as if it were enabled, on a sample, through the same guard as a real report; nothing is kept or counted.
 *
 * @throws {AppError} impossible where no language model is set up
 */
export async function tryPromptOf(
  deps: Pick<Deps, 'db' | 'env' | 'model'>,
  user: UserRecord,
  input: Input,
  signal: AbortSignal,
): Promise<Answer> {
  if (!deps.model) throw new AppError('impossible', { message: t.tryNeedsModel })
  const answer = await run(deps, asIfEnabled(user, input), input, signal)
  return {
    plainText: answer.plainText,
    counts: countRows(answer.ledger.rows),
    detectedContradictions: answer.detectedContradictions.map(({ id, text }) => ({ id, text })),
    fallbackReason: answer.fallbackReason,
  }
}

function run(
  deps: Pick<Deps, 'db' | 'env' | 'model'>,
  user: UserRecord,
  { area, transcript, templateHtml }: Input,
  signal: AbortSignal,
): Promise<FormatAnswer | FillAnswer | GenerateAnswer> {
  const listener = { signal, onDraft: null }
  const task = { transcript, language: 'de' as const, modality: undefined, enableContradictionDetection: true }
  if (area === 'correction') return runFormatTranscript(deps, user, task, listener)
  if (area === 'templatePopulation') return runFillTemplate(deps, user, { ...task, templateHtml }, listener)
  return runGenerateReport(deps, user, task, listener)
}

/** Only the prompt to be tried acts; those enabled beside it could come first. */
function asIfEnabled(user: UserRecord, { area, promptText }: Input): UserRecord {
  const off = Object.values(promptFields).map(({ use }) => [use, false] as const)
  const { text, use } = promptFields[area satisfies PromptArea]
  return { ...user, ...Object.fromEntries(off), [text]: promptText, [use]: true }
}

function countRows(rows: readonly LedgerRow[]): Answer['counts'] {
  const count = (status: LedgerRow['status']) => rows.filter((row) => row.status === status && isModels(row)).length
  const kept = rows.filter(({ status }) => status === 'kept').length
  const total = rows.filter(({ transcript }) => transcript !== null).length
  return { kept, total, changed: count('changed'), lost: count('lost'), invented: count('invented') }
}

/** What a template or a derivation brought was not invented. */
function isModels({ status, origin }: LedgerRow): boolean {
  return status !== 'invented' || origin === null || origin === 'model'
}
