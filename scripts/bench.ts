/**
 * `npm run bench [-- SECTION ...]`: every measurement of the house against its budget; fails where one is missed.
 *
 * `--full` takes longer for what a short run only samples; `--write` puts the tables into docs/benchmarks.md.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BenchRow, benchEngine, benchTable, isMissed } from './bench-engine.ts'
import { benchFootprint } from './bench-footprint.ts'
import { benchGenerations } from './bench-generations.ts'
import { benchLanding } from './bench-landing.ts'
import { benchRequests } from './bench-requests.ts'
import { benchScale } from './bench-scale.ts'
import { benchSignIn } from './bench-sign-in.ts'
import { benchTyping } from './bench-typing.ts'

interface Section {
  title: string
  measure: (isFull: boolean) => Promise<BenchRow[]>
}

const sections: Record<string, Section> = {
  engine: { title: 'The engine', measure: benchEngine },
  'sign-in': { title: 'Known and unknown addresses at sign-in', measure: benchSignIn },
  requests: { title: 'Requests', measure: benchRequests },
  generations: { title: 'Reports by a model that takes five seconds', measure: benchGenerations },
  typing: { title: 'Typing in a long report', measure: benchTyping },
  scale: { title: 'Administration with many users', measure: benchScale },
  landing: { title: 'The landing page', measure: benchLanding },
  footprint: { title: 'Memory, calls, start and downloads', measure: benchFootprint },
}

const file = join(import.meta.dirname, '../docs/benchmarks.md')
const preamble = `# Benchmarks

The last runs of \`npm run bench -- --write\`. The load, the product and the database share the cores, and other work may
run beside them: an absolute figure says what such a machine does at least, the ratios within one run are what counts.
"below" and "above" are the budgets; the command fails where one is missed.
`

const { values, positionals } = parseArgs({
  options: { full: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
  allowPositionals: true,
})
for (const [name, { title, measure }] of Object.entries(sections)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  const rows = await measure(values.full)
  process.stdout.write(`\n${title}\n${benchTable(rows)}\n`)
  if (rows.some(isMissed)) process.exitCode = 1
  if (values.write) writeSection(name, title, benchTable(rows))
}

/** Each section keeps the result and the command of its own last run. */
function writeSection(name: string, title: string, table: string): void {
  const kept = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split(/^(?=## )/m)
        .slice(1)
    : []
  const given = [...(positionals.length > 0 ? [name] : []), ...(values.full ? ['--full'] : []), '--write']
  const command = `npm run bench -- ${given.join(' ')}`
  const when = `${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores, Node ${process.versions.node}`
  const written = `## ${title}\n\n\`${command}\` on ${when}:\n\n\`\`\`\n${table}\n\`\`\`\n`
  const parts = Object.values(sections).map((section) => {
    if (section.title === title) return written
    return kept
      .find((text) => text.startsWith(`## ${section.title}\n`))
      ?.trimEnd()
      .concat('\n')
  })
  writeFileSync(file, [preamble, ...parts.filter((part) => part !== undefined)].join('\n'))
}
