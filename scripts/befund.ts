import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import type { Options } from '@klarbefund/befund'
import { checkAnswer, fillAnswer, formatAnswer, generateAnswer, modalities, verifyAnswer } from '@klarbefund/befund'
import { type ExplainedStage, explain } from '@klarbefund/befund/explain'
import { runBatch } from './befund-batch.ts'

// Whoever reads along may stop reading: `befund explain | head`.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1))

/** A mistake of the caller; its message is shown as it is. */
class UsageError extends Error {}

interface Call {
  options: Options
  template: string | undefined
  report: string | undefined
}

interface Command {
  summary: string
  run: (call: Call) => Promise<void>
}

function print(answer: unknown): void {
  process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`)
}

/** A command that reads one text from standard input and prints one answer. */
function answering(answer: (input: string, call: Call) => unknown): Command['run'] {
  return async (call) => print(await answer(await text(process.stdin), call))
}

function printStages(stages: readonly ExplainedStage[]): void {
  for (const [index, { title, lines, text: after }] of stages.entries()) {
    const body = [...lines.map((line) => `   ${line}`), ...(after === null ? [] : ['', indented(after)])]
    process.stdout.write(`${index + 1}. ${title}\n${body.join('\n')}\n\n`)
  }
}

function indented(block: string): string {
  return block.replaceAll(/^/gm, '   | ')
}

async function fileOf(path: string | undefined, flag: string): Promise<string> {
  if (path === undefined) throw new UsageError(`Bitte geben Sie ${flag} DATEI an.`)
  try {
    return await readFile(path, 'utf8')
  } catch (cause) {
    throw new UsageError(`Die Datei ${path} lässt sich nicht lesen.`, { cause })
  }
}

const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['format', { summary: 'Diktat formatieren', run: answering((input, { options }) => formatAnswer(input, options)) }],
  [
    'fill',
    {
      summary: 'Vorlage ausfüllen (--template DATEI)',
      run: answering(async (input, { template, options }) =>
        fillAnswer(input, await fileOf(template, '--template'), options),
      ),
    },
  ],
  ['generate', { summary: 'Bericht erzeugen', run: answering((input, { options }) => generateAnswer(input, options)) }],
  ['check', { summary: 'Widersprüche suchen', run: answering((input, { options }) => checkAnswer(input, options)) }],
  [
    'verify',
    {
      summary: 'Bericht gegen Diktat prüfen (--report DATEI, --template DATEI falls ausgefüllt)',
      run: answering(async (input, { report, template, options }) => {
        const from = template === undefined ? {} : { template: await fileOf(template, '--template') }
        return verifyAnswer(input, await fileOf(report, '--report'), { ...options, ...from })
      }),
    },
  ],
  [
    'explain',
    {
      summary: 'Stufe für Stufe zeigen, was mit einem Diktat geschah',
      run: async ({ options }) => printStages(explain(await text(process.stdin), options).stages),
    },
  ],
  [
    'doctor',
    {
      summary: 'Prüfen, ob alles Eingerichtete antwortet',
      // Reads settings and clients of the server, which no other command needs.
      run: async () => (await import('./doctor.ts')).runDoctor(),
    },
  ],
  ['batch', { summary: 'JSON-Zeilen lesen und beantworten', run: () => runBatch(process.stdin, process.stdout) }],
])

function usage(): string {
  const lines = [...commands].map(([name, { summary }]) => `  ${name.padEnd(10)}${summary}`)
  return `npm run --silent befund -- <Befehl> [--modality ${modalities.join('|')}] < diktat.txt\n\n${lines.join('\n')}\n`
}

function readArguments(argv: readonly string[]): { command: Command; call: Call } {
  const options = { template: { type: 'string' }, report: { type: 'string' }, modality: { type: 'string' } } as const
  const { values, positionals } = parseStrictly(argv, options)
  const command = commands.get(positionals[0] ?? '')
  if (command === undefined || positionals.length > 1) throw new UsageError(usage())
  const modality = modalities.find((one) => one === values.modality)
  if (values.modality !== undefined && modality === undefined) throw new UsageError(usage())
  return {
    command,
    call: {
      options: modality === undefined ? {} : { modality },
      template: values.template,
      report: values.report,
    },
  }
}

function parseStrictly<Flags extends Record<string, { type: 'string' }>>(argv: readonly string[], options: Flags) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true })
  } catch (cause) {
    throw new UsageError(usage(), { cause })
  }
}

try {
  const { command, call } = readArguments(process.argv.slice(2))
  await command.run(call)
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  process.stderr.write(`${error.message.trimEnd()}\n`)
  process.exitCode = 2
}
