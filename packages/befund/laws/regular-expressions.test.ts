import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'
import { check } from 'recheck'
import { describe, expect, it, vi } from 'vitest'
import { timeLimitMs } from './law-size.ts'

/** Nearly two thousand expressions, a minute and more of them on an idle core. */
vi.setConfig({ testTimeout: 5 * timeLimitMs })

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
    for (const { file, pattern, flags } of literals) {
      const found = await checked(pattern, flags)
      if (found.status === 'safe') continue
      faults.push(
        `${file}: /${pattern}/${flags} is ${found.status === 'vulnerable' ? found.complexity.summary : 'unknown'}`,
      )
    }
    expect(faults).toEqual([])
  })
})
