import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { findPostgres } from './scripts/find-postgres.ts'

const hasPostgres = findPostgres() !== null
const serverTests = globSync([
  'src/features/**/server/*.test.ts',
  'src/server/**/*.test.ts',
  'tests/access.test.ts',
]).filter((path) => readFileSync(path, 'utf8').includes('startTestServer('))

/** What takes half a minute and more; begun last, one core would wait for them. */
const longOnes =
  /(?:planted|model-path|strange-input|bundle-engine|verify-standard-templates|fill-template|generate-report|marketing|backup|contradictions|admin\.spec|sign-in\.spec|billing\.spec)\b/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification): boolean => longOnes.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/**
 * Files of the engine and the server share the modules of their worker (`isolate: false`): no module of theirs
 * holds state, and loading the server anew for each file took most of the time.
 */
export default defineConfig({
  test: {
    // Left to itself it keeps a core free, and on two cores runs one file at a time.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // What is waited for comes when it comes: a slow machine is no fault of the product.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'befund',
          include: ['packages/befund/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [
            'src/**/*.test.ts',
            'tests/*.test.ts',
            'tests/fire/*.test.ts',
            'database/**/*.test.ts',
            'stand-ins/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          environment: 'node',
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          // The tests that start a server, once more on PostgreSQL instead of PGlite.
          name: 'postgres',
          include: hasPostgres ? serverTests : [],
          environment: 'node',
          globalSetup: 'tests/postgres-setup.ts',
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/web-setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/*.spec.ts'],
          environment: 'node',
          globalSetup: 'tests/e2e/global-setup.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A browser on a busy machine may miss a moment once; twice is a fault.
          retry: 1,
          // A moment awaited in the page may take as long as the browser's own waiting does.
          expect: { poll: { timeout: 30_000 } },
          // After everything else: a browser beside tests that take all they get is a slow browser.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          // Attacks and faults that take their time: `npm run test:fire`, never part of `npm test`.
          name: 'fire',
          include: ['tests/fire/*.fire.ts'],
          environment: 'node',
          // On PostgreSQL, as it is operated; `npm test` attacks it on PGlite.
          globalSetup: ['tests/fire/build-pages.ts', ...(hasPostgres ? ['tests/postgres-setup.ts'] : [])],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          // One at a time: they start processes of their own and kill them.
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
    reporters: ['default'],
  },
})
