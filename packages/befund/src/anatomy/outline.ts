export interface OutlineEntry {
  id: string
  parent: string | null
  flags: ReadonlyMap<string, string>
  names: readonly string[]
}

/** Parses lines of `id [flag, flag:value] | name, name`, nested by indentation. */
export function parseOutline(text: string): OutlineEntry[] {
  const entries: OutlineEntry[] = []
  let path: { id: string; indent: number }[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue
    const indent = line.length - line.trimStart().length
    path = path.filter((above) => above.indent < indent)
    const bar = line.indexOf('|')
    const head = line.slice(0, bar).trim()
    const bracket = head.indexOf(' [')
    const id = bracket < 0 ? head : head.slice(0, bracket)
    entries.push({
      id,
      parent: path.at(-1)?.id ?? null,
      flags: parseFlags(bracket < 0 ? '' : head.slice(bracket + 2, -1)),
      names: splitNames(line.slice(bar + 1)).flatMap(withShort),
    })
    path.push({ id, indent })
  }
  return entries
}

/** First words of Latin names as reports shorten them. */
const shortOf: Readonly<Record<string, string>> = {
  Arteria: 'A.',
  Arteriae: 'Aa.',
  Vena: 'V.',
  Venae: 'Vv.',
  Nervus: 'N.',
  Ligamentum: 'Lig.',
  Musculus: 'M.',
  Processus: 'Proc.',
  Tuberculum: 'Tub.',
  Glandula: 'Gl.',
}

/** "Arteria poplitea" is "A. poplitea" as well, and both of them "Aa. popliteae". */
function withShort(name: string): string[] {
  if (!name.includes(' ')) return [name]
  const [head = '', ...rest] = name.split(' ')
  const short = shortOf[head]
  if (short === undefined) return [name]
  const named = [name, [short, ...rest].join(' ')]
  return short.length > 2 ? named : [...named, [short.replace('.', short.toLowerCase()), ...rest.map(plural)].join(' ')]
}

/** Of a Latin word behind the noun; a genitive ("cerebri") has none. */
function plural(word: string): string {
  return word.replace(/(?:t?is|a|us|or)$/, (ending) => pluralEndings[ending] ?? '')
}

const pluralEndings: Readonly<Record<string, string>> = { tis: 'tides', is: 'es', a: 'ae', us: 'i', or: 'ores' }

function parseFlags(text: string): Map<string, string> {
  const flags = new Map<string, string>()
  for (const flag of splitNames(text)) {
    const colon = flag.indexOf(':')
    if (colon < 0) flags.set(flag, '')
    else flags.set(flag.slice(0, colon), flag.slice(colon + 1))
  }
  return flags
}

export function splitNames(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}
