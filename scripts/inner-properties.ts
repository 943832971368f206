import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
/** What the engine tells others: the files at its door and the messages of its worker. */
const outer = [
  'packages/befund/src/*.ts',
  'packages/befund/src/lexicon/word-index.ts',
  'src/features/reporting/web/engine*.ts',
]

const body = /(?:\binterface \w+[^{]*|\btype \w+[^={]*=[^{]*?)\{([\s\S]*?)\n\}/g
/** Names in types only. */
const picked = /\b(?:Pick|Omit)<[^>]*>/g
const property = /(?:^\s+|[{;] )(?:readonly )?(\w+)\??[:(]/gm

/** Words of values as well, of which no key is made. */
const onlyValues = new Set(
  (
    'statements sites site clauses trend slot segment segments carried sides names score key roman partner noun range ' +
    'magnitude direction examination cell row open changed whole finite participle infinitive past third inflection head ' +
    'figure letter aspect liver symbol distance paired region major trait lies sided glued implied'
  ).split(' '),
)

/** What values of the language have by themselves; a match has its groups, an iterator its next. */
const builtIn = new Set(
  Object.values(Object.getOwnPropertyDescriptors(globalThis))
    .flatMap(({ value }) => (typeof value === 'function' ? [value, value.prototype ?? {}] : []))
    .flatMap(Object.getOwnPropertyNames)
    .concat(Object.getOwnPropertyNames(/./.exec(' ')), 'next'),
)

/**
 * The properties that stay within the engine and may be called anything: declared in the types of its stages, in none
 * that others see, and in no string, as which a computed key would ask for them.
 */
export function innerProperties(): string[] {
  const stages = globSync('packages/befund/src/*/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
  const sources = stages.map(read)
  const strings = new Set(
    sources.flatMap((source) => [...source.replaceAll(picked, '').matchAll(/'(\w+)'/g)].map((match) => match[1])),
  )
  const seen = new Set(globSync(outer, { cwd: root }).map(read).flatMap(propertiesOf))
  return [...new Set(sources.flatMap(propertiesOf))].filter(
    (name) => !seen.has(name) && (!strings.has(name) || onlyValues.has(name)) && !builtIn.has(name),
  )
}

/** Words with one bar beside them are members of a type: `'comma' | 'and'`. */
const member = /'([a-z-]+)'(?=\s*\|(?!\|))|(?<=(?<!\|)\|\s*)'([a-z-]+)'/g

/** What an edit tells of its rule is seen outside. */
const toldRule = /\brule: '([a-z-]+)'/gi

/** By what words the stages tell things apart: members of their types that stand in no file that others see. */
export function innerValues(): string[] {
  const stages = globSync('packages/befund/src/*/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).map(read)
  const members = stages.flatMap((source) =>
    [...source.matchAll(member)].map(([, before, behind = '']) => before ?? behind),
  )
  const told = new Set(stages.flatMap((source) => [...source.matchAll(toldRule)].map((match) => match[1])))
  const seen = globSync(outer, { cwd: root }).map(read).join('\n')
  return [...new Set(members)].filter((value) => !told.has(value) && !seen.includes(`'${value}'`))
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

function propertiesOf(source: string): string[] {
  return [...source.matchAll(body)].flatMap(([, types = '']) =>
    [...types.matchAll(property)].flatMap((match) => match[1] ?? []),
  )
}
