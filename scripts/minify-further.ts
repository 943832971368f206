import { deflateSync } from 'node:zlib'
import type { Span } from '@klarbefund/befund'
import { minify } from '@swc/core'
import type { Plugin } from 'vite'
import { bundledWordLists } from '../packages/befund/bundle/nouns-together.ts'
import { innerProperties, innerValues } from './inner-properties.ts'
import { renameGlobals } from './rename-globals.ts'
import { renameLocals } from './rename-locals.ts'
import { withoutSharedEndings, withSharedEndings } from './shared-endings.ts'
import { shortenValues } from './short-values.ts'
import { withSwappedCapitals } from './swapped-capitals.ts'

/**
 * Passes over what the build has minified once, for the engine, whose size has a budget: a thirtieth less in all.
 * Variables that stay where they were compress better than the fewest letters.
 * Properties and values that nobody outside sees get short names too, and long lists of words stand together without the endings
 * they share and the capitals of nouns; last, variables of code alike are called alike.
 */
export function minifyFurther(): Plugin {
  const regex = `^(?:${innerProperties().join('|')})$`
  const values = innerValues()
  return {
    name: 'minify-further',
    transform(_code, id) {
      return id.endsWith('/lexicon/word-lists.ts')
        ? `export const wordLists = ${JSON.stringify(bundledWordLists())}`
        : null
    },
    async generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const { code } = await minify(chunk.code, {
          module: true,
          ecma: 2022,
          compress: {
            passes: 3,
            toplevel: true,
            collapse_vars: false,
            keep_fargs: false,
            negate_iife: false,
          },
          mangle: { toplevel: true, props: { regex } },
        })
        const plain = shortenValues(withoutLayout(code), values)
        const lists = longTexts(this.parse(plain))
        const together = lists.length === 0 ? plain : await withListsTogether(plain, lists)
        const ordered = lists.length === 0 ? plain : withFunctionsLast(together, this.parse(together).body)
        const program = this.parse(ordered, { range: true })
        chunk.code = renameLocals(renameGlobals(ordered, program), program)
      }
    },
  }
}

/**
 * The word lists are laid out for their readers, with remarks and a next line where one is full; a line of an outline,
 * which has a bar, is indented by its depth, where half does as well. Umlauts need no escape; a list of words is one text
 * with blanks.
 */
function withoutLayout(code: string): string {
  return code
    .replaceAll(
      /\[((?:"[^"\\\s,]+",){3,}"[^"\\\s,]+")\]/g,
      (_, list: string) => `${list.replaceAll('","', ' ')}.split(" ")`,
    )
    .replaceAll(/^# .*\n/gm, '')
    .replaceAll(/\n {2,}(?=\S)(?!.* \| )/g, ' ')
    .replaceAll(
      /^( *)\1([^`\n]* \| [^`\n]*)$/gm,
      (_, indent: string, line: string) => indent + line.replaceAll(', ', ','),
    )
    .replaceAll(/(?<!\\)\\x([c-f][0-9a-f])/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/** In characters: no text of the code is that long, lists of words are. */
const longText = 1000

/**
 * Left to itself each list stands where its module does. Side by side before the code they compress better, and so does
 * the code; like beside like, short ones first.
 */
async function withListsTogether(code: string, lists: readonly LongText[]): Promise<string> {
  let rest = ''
  let from = 0
  for (const [at, { start, end }] of lists.entries()) {
    // "of`...`" needs a blank before a name.
    const isJoined = /[\w$]/.test(code.charAt(start - 1)) || /[\w$]/.test(code.charAt(end))
    rest += code.slice(from, start) + (isJoined ? ` ß${at} ` : `ß${at}`)
    from = end
  }
  const named = lists
    .map(({ text }, at) => ({ at, written: shortest(text) }))
    .sort((a, b) => endings(b.written) - endings(a.written) || a.written.length - b.written.length)
    .map(({ at, written }) => `ß${at}=${written}`)
  const { code: expand } = await minify(
    `const ßc=${withSwappedCapitals.toString()},ßs=${withSharedEndings.toString()}`,
    { module: false, mangle: true },
  )
  return `${expand}const ${named.join(',')};${rest}${code.slice(from)}`
}

/**
 * A function may stand anywhere: what was read last goes on in the functions that use it. Without them between, one
 * `var` declares many.
 */
function withFunctionsLast(code: string, body: readonly (Span & { type: string })[]): string {
  const functions = body.filter(({ type }) => type === 'FunctionDeclaration')
  const rest = body.filter(({ type }) => type !== 'FunctionDeclaration')
  const statements = [...rest, ...functions.toReversed()].map(({ start, end }) => code.slice(start, end))
  const isDeclared = (at: number): boolean => statements[at]?.startsWith('var ') === true
  return statements
    .map((statement, at) => {
      const opened = isDeclared(at) && isDeclared(at - 1) ? statement.replace('var ', ',') : statement
      return isDeclared(at) && isDeclared(at + 1) ? opened.replace(/;$/, '') : opened
    })
    .join('')
}

/** Of the ways to write a list the one that compresses best by itself. */
function shortest(text: string): string {
  const swapped = withSwappedCapitals(text)
  const ways = [quoted(text), `ßc(${quoted(swapped)})`]
  const short = withoutSharedEndings(text)
  if (short !== null) ways.push(`ßs(${quoted(short)})`, `ßc(ßs(${quoted(withoutSharedEndings(swapped) ?? '')}))`)
  const sizes = ways.map((way) => deflateSync(way).length)
  return ways[sizes.indexOf(Math.min(...sizes))] ?? ''
}

function quoted(text: string): string {
  return /[`\\\r]|\$\{/.test(text) ? JSON.stringify(text) : `\`${text}\``
}

function endings(written: string): number {
  return Number(written.includes('ßs('))
}

interface LongText extends Span {
  text: string
}

/** Strings and templates without a value in them; what a function tags is its own. */
function longTexts(node: unknown): LongText[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, start, end } = node as Span & { type: unknown }
  if (type === 'TaggedTemplateExpression') return []
  const text = textOf(node)
  return text !== null && end - start > longText ? [{ start, end, text }] : Object.values(node).flatMap(longTexts)
}

function textOf(node: object): string | null {
  const { type, value, expressions, quasis } = node as Record<string, unknown>
  if (type === 'Literal' && typeof value === 'string') return value
  if (type !== 'TemplateLiteral' || !Array.isArray(expressions) || expressions.length > 0) return null
  return (quasis as [{ value: { cooked: string } }])[0].value.cooked
}
