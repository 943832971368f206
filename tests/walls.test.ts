import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseResult, type IFlattenedRuleSet, type IResolveOptions } from 'dependency-cruiser'
import { afterEach, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const config = createRequire(import.meta.url)('../.dependency-cruiser.cjs')
const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

type Files = Record<string, string>

/** A small house in which every wall holds; each test below breaks one. */
const soundHouse: Files = {
  'package.json': JSON.stringify({
    name: 'house',
    type: 'module',
    imports,
    dependencies: { zod: '1.0.0', fastify: '1.0.0', engine: '1.0.0' },
    devDependencies: { react: '1.0.0' },
  }),
  ...fakePackage('zod'),
  ...fakePackage('fastify'),
  ...fakePackage('react'),
  ...fakePackage('stowaway'),
  'src/contract/route.ts': `import { z } from 'zod'\nexport const route = z`,
  'src/server/app.ts': `import fastify from 'fastify'\nimport { fill } from '#features/reporting/server/fill.ts'\nexport const app = [fastify, fill]`,
  'src/web/router.tsx': `import { Page } from '#features/reporting/web/page.tsx'\nexport const router = Page`,
  'src/features/reporting/contract.ts': `import { route } from '#contract/route.ts'\nexport const reporting = route`,
  'src/features/reporting/texts.ts': `export const texts = { fill: 'Ausfüllen' }`,
  'src/features/reporting/server/fill.ts': `import { reporting } from '../contract.ts'\nimport { template } from '#features/templates/public.ts'\nimport { door } from '../../../../packages/befund/src/index.ts'\nexport const fill = [reporting, template, door]`,
  'src/features/reporting/web/page.tsx': `import react from 'react'\nimport { texts } from '../texts.ts'\nexport const Page = () => [react, texts]`,
  'src/features/templates/public.ts': `export { template } from './server/template.ts'`,
  'src/features/templates/server/template.ts': `export const template = 1`,
  'src/features/billing/server/provider.ts': `import { address } from '#stand-ins/payment/address.ts'\nexport const provider = address`,
  'stand-ins/payment/address.ts': `export const address = '/stand-ins/payment'`,
  'stand-ins/payment/payment.ts': `export const payment = 1`,
  'database/schema.ts': `export const schema = 1`,
  'tests/factories.ts': `import { schema } from '#database/schema.ts'\nexport const aUser = schema`,
  'packages/befund/src/index.ts': `export { inside as door } from './inside.ts'`,
  'packages/befund/src/inside.ts': `export const inside = 1`,
}

const violations: { wall: string; when: string; plant: Files }[] = [
  {
    wall: 'no-circular',
    when: 'two files import each other',
    plant: {
      'src/server/one.ts': `import { two } from './two.ts'\nexport const one = () => two`,
      'src/server/two.ts': `import { one } from './one.ts'\nexport const two = () => one`,
    },
  },
  {
    wall: 'no-unresolvable',
    when: 'an imported file does not exist',
    plant: { 'src/server/one.ts': `import { gone } from './gone.ts'\nexport const one = gone` },
  },
  {
    wall: 'no-undeclared-package',
    when: 'a package is used that package.json does not name',
    plant: { 'src/server/one.ts': `import stowaway from 'stowaway'\nexport const one = stowaway` },
  },
  {
    wall: 'web-never-reaches-server',
    when: 'a page imports a use case of its own feature',
    plant: {
      'src/features/reporting/web/leak.tsx': `import { fill } from '../server/fill.ts'\nexport const leak = fill`,
    },
  },
  {
    wall: 'web-never-reaches-server',
    when: 'a page imports only a type of the server',
    plant: { 'src/web/leak.ts': `import type { app } from '#server/app.ts'\nexport type Leak = typeof app` },
  },
  {
    wall: 'server-never-reaches-web',
    when: 'a use case imports a component',
    plant: { 'src/server/leak.ts': `import { router } from '#web/router.tsx'\nexport const leak = router` },
  },
  {
    wall: 'contracts-and-texts-stay-pure',
    when: 'a contract imports a server file',
    plant: {
      'src/features/templates/contract.ts': `import { template } from './server/template.ts'\nexport { template }`,
    },
  },
  {
    wall: 'contracts-and-texts-stay-pure',
    when: 'a catalogue of texts imports a package',
    plant: { 'src/features/templates/texts.ts': `import react from 'react'\nexport const texts = react` },
  },
  {
    wall: 'features-meet-at-their-doors',
    when: 'a feature imports the inside of another one',
    plant: {
      'src/features/billing/server/reach.ts': `import { template } from '#features/templates/server/template.ts'\nexport { template }`,
    },
  },
  {
    wall: 'features-know-no-stand-in',
    when: 'a feature imports a stand-in',
    plant: {
      'src/features/billing/server/pay.ts': `import { payment } from '#stand-ins/payment/payment.ts'\nexport { payment }`,
    },
  },
  {
    wall: 'befund-imports-nothing',
    when: 'the engine imports a Node module',
    plant: { 'packages/befund/src/read.ts': `import { readFileSync } from 'node:fs'\nexport { readFileSync }` },
  },
  {
    wall: 'befund-imports-nothing',
    when: 'the engine imports a package',
    plant: { 'packages/befund/src/read.ts': `import { z } from 'zod'\nexport { z }` },
  },
  {
    wall: 'befund-has-one-door',
    when: 'the product imports a file inside the engine',
    plant: {
      'src/server/reach.ts': `import { inside } from '../../packages/befund/src/inside.ts'\nexport { inside }`,
    },
  },
  {
    wall: 'pages-leave-the-engine-to-its-worker',
    when: 'a page imports the engine where its worker would do',
    plant: {
      'src/web/slow.ts': `import { door } from '../../packages/befund/src/index.ts'\nexport { door }`,
    },
  },
  {
    wall: 'server-needs-no-dev-dependency',
    when: 'a use case imports a package of the browser side',
    plant: { 'src/server/render.ts': `import react from 'react'\nexport const render = react` },
  },
  {
    wall: 'product-needs-no-test',
    when: 'a use case imports a factory',
    plant: { 'src/server/cheat.ts': `import { aUser } from '#tests/factories.ts'\nexport { aUser }` },
  },
]

describe('the walls', () => {
  const planted: string[] = []
  afterEach(() => {
    for (const folder of planted.splice(0)) rmSync(folder, { recursive: true, force: true })
  })

  async function brokenWalls(files: Files): Promise<string[]> {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'walls-')))
    planted.push(folder)
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), content)
    }
    const { enhancedResolveOptions, ...options } = config.options
    const { output } = await cruise(
      ['src', 'packages', 'database', 'stand-ins', 'tests'],
      {
        ...options,
        baseDir: folder,
        validate: true,
        ruleSet: { forbidden: config.forbidden } satisfies IFlattenedRuleSet,
      },
      enhancedResolveOptions as IResolveOptions,
    )
    return (output as ICruiseResult).summary.violations.map((violation) => violation.rule.name)
  }

  it('all hold in a sound house', async () => {
    expect(await brokenWalls(soundHouse)).toEqual([])
  })

  it.each(violations)('$wall falls when $when', async ({ wall, plant }) => {
    expect(await brokenWalls({ ...soundHouse, ...plant })).toContain(wall)
  })

  it('are each proven by a planted violation', () => {
    const proven = new Set(violations.map(({ wall }) => wall))
    const walls: string[] = config.forbidden.map((rule: { name: string }) => rule.name)
    expect(walls.filter((wall) => !proven.has(wall))).toEqual([])
  })
})

function fakePackage(name: string): Files {
  return {
    [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', type: 'module', main: 'index.js' }),
    [`node_modules/${name}/index.js`]: `export const z = 1\nexport default z`,
  }
}
