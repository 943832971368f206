/**
 * The walls of the house. Each comment says why the wall stands; tests/walls.test.ts
 * plants a violation of every one and sees it reported.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
const test = '[.](test|spec)[.]tsx?$'
const web = '^src/(web|features/[^/]+/web)/'

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Files that import each other in a ring can only be understood, tested and moved together.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that leads nowhere fails only when somebody runs it.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-undeclared-package',
      comment: 'A package that package.json does not name is there by accident and may be gone tomorrow.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'web-never-reaches-server',
      comment: 'What the browser loads must hold no server code and no secret; both sides meet in contracts.',
      severity: 'error',
      from: { path: web, pathNot: test },
      to: { path: '^(src/(server|features/[^/]+/server)|database|stand-ins|scripts|tests)/' },
    },
    {
      name: 'server-never-reaches-web',
      comment: 'The server runs from its sources without a build, so it cannot load JSX, CSS or a browser API.',
      severity: 'error',
      from: { path: '^(src/(server|features/[^/]+/server)|database|stand-ins)/', pathNot: test },
      to: { path: web },
    },
    {
      name: 'contracts-and-texts-stay-pure',
      comment: 'Contracts and texts are read by server, browser and generators: data, with no behaviour behind it.',
      severity: 'error',
      from: { path: '^src/(contract/|features/[^/]+/(contract|texts)[.]ts$)', pathNot: test },
      to: { pathNot: '^(src/(contract/|features/[^/]+/(contract|texts)[.]ts$)|node_modules/zod/)' },
    },
    {
      name: 'features-meet-at-their-doors',
      comment: 'A feature reaches another one through its contract.ts or public.ts only, so its inside may change.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: test },
      to: { path: '^src/features/', pathNot: ['^src/features/$1/', '^src/features/[^/]+/(contract|public)[.]ts$'] },
    },
    {
      name: 'features-know-no-stand-in',
      comment:
        'A stand-in is met over HTTP, like the provider it stands for; its address and credentials (address.ts) suffice.',
      severity: 'error',
      from: { path: '^src/(features|contract)/', pathNot: test },
      to: { path: '^stand-ins/', pathNot: '^stand-ins/[^/]+/address[.]ts$' },
    },
    {
      name: 'befund-imports-nothing',
      comment: 'The engine runs unchanged in Node, in a browser worker and in tests: no package, no Node module.',
      severity: 'error',
      from: { path: '^packages/befund/src/', pathNot: test },
      to: { pathNot: '^packages/befund/src/', couldNotResolve: false },
    },
    {
      name: 'befund-has-one-door',
      comment:
        'The engine may be rebuilt inside at any time; the product knows what its index.ts exports, no more. The command line also explains, and a page that only writes out takes write/index.ts.',
      severity: 'error',
      from: { path: '^(src|database|stand-ins|scripts|tests)/' },
      to: {
        path: '^packages/befund/src/',
        pathNot: '^packages/befund/src/(?:index|explain|write/index)[.]ts$',
      },
    },
    {
      name: 'pages-leave-the-engine-to-its-worker',
      comment: 'Lexicon and rules are most of what a page would load, and reading them holds up its typing.',
      severity: 'error',
      from: { path: web, pathNot: [test, '/(?:engine-worker|engine-tasks|demonstration-result)[.]ts$'] },
      to: { path: '^packages/befund/src/index[.]ts$', dependencyTypesNot: ['type-only', 'dynamic-import'] },
    },
    {
      name: 'server-needs-no-dev-dependency',
      comment: 'In production only `dependencies` are installed; the browser side is bundled and needs none.',
      severity: 'error',
      from: { path: '^(src|database|stand-ins)/', pathNot: [test, web] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'product-needs-no-test',
      comment: 'Product code that imports a test, a factory or a generator of test texts has left the product.',
      severity: 'error',
      from: { path: '^(src|packages/befund/src|database|stand-ins)/', pathNot: test },
      to: { path: ['^tests/', '^packages/befund/(corpus|laws)/', test] },
    },
  ],
  options: {
    // Without swc type-only imports go unseen: TypeScript 7 offers the cruiser no parser.
    parser: 'swc',
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
}
