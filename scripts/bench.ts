/**
 * `npm run bench`: every measurement of the house in one table; fails where a budget is missed.
 *
 * `-- --full` takes longer for what a short run only samples; `-- --write` puts the table into docs/benchmarks.md.
 */
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { benchEngine, benchTable, isMissed } from './bench-engine.ts'
import { benchFootprint } from './bench-footprint.ts'
import { benchGenerations } from './bench-generations.ts'
import { benchRequests } from './bench-requests.ts'
import { benchSignIn } from './bench-sign-in.ts'

const isFull = process.argv.includes('--full')
const sections = [
  { title: 'The engine', rows: await benchEngine() },
  { title: 'Known and unknown addresses', rows: await benchSignIn() },
  { title: 'Requests', rows: await benchRequests(isFull) },
  { title: 'Reports by a model that takes five seconds', rows: await benchGenerations() },
  { title: 'Memory, start and downloads', rows: await benchFootprint(isFull) },
]
const tables = sections.map(({ title, rows }) => ({ title, table: benchTable(rows) }))
for (const { title, table } of tables) process.stdout.write(`\n${title}\n${table}\n`)
if (process.argv.includes('--write')) writeFileSync(join(import.meta.dirname, '../docs/benchmarks.md'), document())
if (sections.some(({ rows }) => rows.some(isMissed))) process.exitCode = 1

function document(): string {
  const command = `npm run bench -- ${isFull ? '--full ' : ''}--write`
  return [
    '# Benchmarks',
    '',
    `The last run of \`${command}\`, ${new Date().toISOString().slice(0, 10)}, on ${availableParallelism()} cores with Node ${process.versions.node}.`,
    'The load, the product and the database share these cores, and other work may run beside them: absolute figures say',
    'what such a machine does at least, ratios within one run are what counts. "below" and "above" are the budgets; the',
    'command fails where one is missed.',
    '',
    ...tables.flatMap(({ title, table }) => [`## ${title}`, '', '```', table, '```', '']),
  ].join('\n')
}
