import { readFileSync } from 'node:fs'

/** Strings that break software, each for a reason of its own. */
export const naughtyStrings: readonly string[] = [
  '',
  ' \t\u00a0\u2003',
  'a\u0000b',
  '\ud800',
  'x\udc00y',
  '\ufffe\uffff',
  '\ufeffBefund\u202eegasnies\u2066',
  'Zeile\r\nZeile\u2028Zeile\u0085',
  'u\u0308ber A\u030a',
  'Z\u0351\u036b\u0343a\u0309\u0366l\u0310g\u034do\u0334',
  '👩🏽‍⚕️🏳️‍🌈\u{10ffff}',
  `' or 1=1; drop table users; -- "`,
  '%00%0d%0a%2e%2e%2f..\\..\\',
  '../../../../etc/passwd',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as a template engine would evaluate it
  '{{7*7}}${7*7}<%= 7*7 %>#{7*7}',
  '__proto__',
  'constructor',
  'NaN',
  '1e309',
  '-9223372036854775809',
  '2026-02-30',
  '$(touch /tmp/klarbefund-was-here) `id` | cat',
  '(a+)+$'.repeat(20),
  '\\',
  'a'.repeat(150_000),
]

/** Ours, and with NAUGHTY_STRINGS=file those of a JSON file: any list of strings or of `{ s }` in it. */
export function allNaughtyStrings(): string[] {
  const file = process.env.NAUGHTY_STRINGS
  if (!file) return [...naughtyStrings]
  const lists = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)
  const given = lists.filter(Array.isArray).flat() as (string | { s?: string })[]
  const texts = given.map((entry) => (typeof entry === 'string' ? entry : entry.s))
  return [...naughtyStrings, ...texts.filter((text) => text !== undefined)]
}
