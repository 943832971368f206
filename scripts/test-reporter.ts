import type { Reporter, TestModule } from 'vitest/node'

export interface TestCounts {
  passed: number
  failed: number
  /** Full names, because what was skipped is said aloud. */
  skipped: string[]
}

/** A reporter that hands over the counts when the run is over. */
export function countingReporter(report: (counts: TestCounts) => void): Reporter {
  return { onTestRunEnd: (modules, unhandledErrors) => report(countTests(modules, unhandledErrors.length)) }
}

/** A file or suite that breaks outside of its tests counts as one failed test: it must not vanish from the sum. */
function countTests(modules: readonly TestModule[], unhandledErrors: number): TestCounts {
  const counts: TestCounts = { passed: 0, failed: unhandledErrors, skipped: [] }
  for (const module of modules) {
    const brokenSuites = [...module.children.allSuites()].filter((suite) => suite.errors().length > 0)
    counts.failed += brokenSuites.length + (module.errors().length > 0 ? 1 : 0)
    for (const test of module.children.allTests()) {
      const { state } = test.result()
      if (state === 'passed') counts.passed += 1
      else if (state === 'failed') counts.failed += 1
      else counts.skipped.push(`${module.relativeModuleId} > ${test.fullName}`)
    }
  }
  return counts
}
