import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'
import { check } from 'recheck'
import { describe, expect, it, vi } from 'vitest'
import { isFull, timeLimitMs } from './law-size.ts'

/** Nearly two thousand expressions, a minute and more of them on an idle core where none was found safe before. */
vi.setConfig({ testTimeout: 5 * timeLimitMs })

/**
 * Expressions this version of the checker found safe, by the sum of pattern and flags: the answer depends on nothing else.
 * One that is not listed is checked each time; `LAWS=full npx vitest run packages/befund/laws -u` checks all and lists them.
 */
const listed = './safe-expressions.txt'
const checker = `recheck ${JSON.parse(readFileSync(new URL(import.meta.resolve('recheck/package.json')), 'utf8')).version}`

/** For one expression; the checker's own ten seconds are too few where other work takes the cores. */
const checkedWithinMs = 60_000

const source = join(import.meta.dirname, '../src')

interface Expression {
  file: string
  pattern: string
  flags: string
}

/** Every node of a syntax tree, of whatever type. */
function* nodesOf(value: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(value)) {
    for (const item of value) yield* nodesOf(item)
  } else if (typeof value === 'object' && value !== null) {
    yield value as Record<string, unknown>
    for (const item of Object.values(value)) yield* nodesOf(item)
  }
}

const files = globSync('**/*.ts', { cwd: source }).filter((file) => !file.endsWith('.test.ts'))
const literals: Expression[] = []
const built: string[] = []
for (const file of files) {
  const tree = parseSync(readFileSync(join(source, file), 'utf8'), { syntax: 'typescript' })
  for (const node of nodesOf(tree)) {
    if (node.type === 'RegExpLiteral') literals.push({ file, pattern: String(node.pattern), flags: String(node.flags) })
    if (node.type === 'NewExpression' && JSON.stringify(node.callee).includes('"RegExp"')) built.push(file)
  }
}

function sumOf({ pattern, flags }: Expression): string {
  return createHash('sha256').update(`/${pattern}/${flags}`).digest('hex').slice(0, 16)
}

/** Sums of the expressions found safe before; none where another version of the checker said so. */
function foundSafe(): ReadonlySet<string> {
  const [version, ...sums] = readFileSync(new URL(listed, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return new Set(isFull || version !== checker ? [] : sums)
}

/** What random attacks found is attacked once more: on a busy machine they take a slow second for a slow expression. */
async function checked(pattern: string, flags: string): ReturnType<typeof check> {
  const found = await check(pattern, flags, { timeout: checkedWithinMs })
  return found.status === 'vulnerable' && found.checker === 'fuzz'
    ? check(pattern, flags, { timeout: checkedWithinMs, randomSeed: 1 })
    : found
}

describe('law 4: no regular expression backtracks badly', () => {
  it('reads all of the source', () => {
    expect(files.length).toBeGreaterThan(50)
    expect(literals.length).toBeGreaterThan(20)
  })

  it('builds none at run time, where nobody could check it', () => {
    expect(built).toEqual([])
  })

  it('has only expressions that take linear time', async () => {
    const faults: string[] = []
    const safe = foundSafe()
    for (const { file, pattern, flags } of literals.filter((one) => !safe.has(sumOf(one)))) {
      const found = await checked(pattern, flags)
      if (found.status === 'safe') continue
      faults.push(
        `${file}: /${pattern}/${flags} is ${found.status === 'vulnerable' ? found.complexity.summary : 'unknown'}`,
      )
    }
    expect(faults).toEqual([])
    const sums = [...new Set(literals.map(sumOf))].sort()
    if (isFull) await expect(`${[checker, ...sums].join('\n')}\n`).toMatchFileSnapshot(listed)
  })
})
