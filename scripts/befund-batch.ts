import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import type { Options } from '@klarbefund/befund'
import { checkAnswer, fillAnswer, formatAnswer, generateAnswer, modalities } from '@klarbefund/befund'
import { z } from 'zod'

const id = z.union([z.string(), z.number()])

const common = {
  id,
  modality: z.enum(modalities).optional(),
  vocabulary: z.array(z.object({ originalWord: z.string().min(1), correctedWord: z.string().min(1) })).optional(),
}
/** The input may be called `transcript` or `text` in every task. */
const input = { transcript: z.string().optional(), text: z.string().optional() }

const request = z
  .discriminatedUnion('task', [
    z.object({ task: z.literal('format'), ...common, ...input }),
    z.object({ task: z.literal('generate'), ...common, ...input }),
    z.object({ task: z.literal('check'), ...common, ...input }),
    z.object({ task: z.literal('fill'), ...common, ...input, templateHtml: z.string() }),
  ])
  .refine(({ transcript, text }) => transcript !== undefined || text !== undefined, {
    path: ['transcript'],
    message: 'fehlt',
  })

/** Answers JSON lines in their order; a line that cannot be answered gives `{id, error}` and the rest goes on. */
export async function runBatch(from: Readable, to: Writable): Promise<void> {
  for await (const line of createInterface({ input: from, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue
    if (!to.write(`${JSON.stringify(answerLine(line))}\n`)) await once(to, 'drain')
  }
}

function answerLine(line: string): object {
  const value = parseJson(line)
  if (value === undefined) return { id: null, error: 'Die Zeile ist kein JSON.' }
  const parsed = request.safeParse(value)
  if (!parsed.success) return { id: idOf(value), error: faultsOf(parsed.error) }
  return { id: parsed.data.id, ...answer(parsed.data) }
}

function answer(asked: z.infer<typeof request>): object {
  const text = asked.transcript ?? asked.text ?? ''
  const options: Options = {
    ...(asked.modality === undefined ? {} : { modality: asked.modality }),
    ...(asked.vocabulary === undefined ? {} : { vocabulary: asked.vocabulary }),
  }
  switch (asked.task) {
    case 'format':
      return formatAnswer(text, options)
    case 'generate':
      return generateAnswer(text, options)
    case 'check':
      return checkAnswer(text, options)
    case 'fill':
      return fillAnswer(text, asked.templateHtml, options)
  }
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function idOf(value: unknown): string | number | null {
  const parsed = z.object({ id }).safeParse(value)
  return parsed.success ? parsed.data.id : null
}

function faultsOf(error: z.ZodError): string {
  const fields = new Set(error.issues.map(({ path }) => path.join('.')))
  return `Ungültig: ${[...fields].map((field) => (field === '' ? 'die Zeile' : field)).join(', ')}.`
}
