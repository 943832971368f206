import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { runCommand } from './run-command.ts'

const cruised = ['src', 'packages', 'database', 'stand-ins', 'scripts', 'tests'].filter((folder) => existsSync(folder))

const checks: { name: string; command: [program: string, ...args: string[]] }[] = [
  { name: 'types of the engine', command: ['tsc', '-p', 'packages/befund'] },
  { name: 'types of the server', command: ['tsc', '-p', 'tsconfig.server.json'] },
  { name: 'types of the browser side', command: ['tsc', '-p', 'tsconfig.web.json'] },
  { name: 'types of tests and scripts', command: ['tsc', '-p', 'tsconfig.tools.json'] },
  { name: 'format and lint (biome)', command: ['biome', 'ci', '--error-on-warnings', '.'] },
  { name: 'lint with types (oxlint)', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'walls (dependency-cruiser)', command: ['depcruise', '--config', '.dependency-cruiser.cjs', ...cruised] },
  { name: 'dead code (knip)', command: ['knip'] },
  { name: 'docs/endpoints.md is current', command: ['node', 'scripts/endpoints.ts', '--check'] },
  { name: 'docs/ui-texts.md is current', command: ['node', 'scripts/texts.ts', '--check'] },
  { name: 'docs/licences.md is current', command: ['node', 'scripts/licences.ts', '--check'] },
  { name: 'docs/befund-examples.md is current', command: ['node', 'scripts/befund-examples.ts', '--check'] },
]

/** Runs the checks, as many at once as there are cores; prints what a failing one has to say. Every check counts as one test. */
export async function runStaticChecks(): Promise<{ passed: number; failed: number }> {
  const counts = { passed: 0, failed: 0 }
  const waiting = [...checks]
  const runWaiting = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      counts[(await runCheck(check)) ? 'passed' : 'failed'] += 1
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, runWaiting))
  return counts
}

async function runCheck({ name, command }: (typeof checks)[number]): Promise<boolean> {
  const [program, ...args] = command
  const startedAt = performance.now()
  const { ok, output } = await runCommand(program, args)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds} s)`)
  if (!ok) console.log(`${output}\n  ${command.join(' ')}\n`)
  return ok
}
