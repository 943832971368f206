import type { Route } from '#contract/route.ts'
import { routeKey } from './serve.ts'

/** @throws {Error} naming every contract that nothing was mounted for */
export function requireEveryContract(contracts: readonly Route[], served: ReadonlySet<string>): void {
  const missing = contracts.map(routeKey).filter((key) => !served.has(key))
  if (missing.length > 0) throw new Error(`no handler for ${missing.join(', ')}`)
}
