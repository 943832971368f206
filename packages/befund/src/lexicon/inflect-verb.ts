export interface InflectedVerb {
  infinitive: string
  finite: readonly string[]
  /** Undeclined; they decline like adjectives. */
  participles: readonly string[]
  /** "darzustellen" of a separable verb. */
  zuInfinitive: string | null
}

const unstressedPrefixes = ['be', 'emp', 'ent', 'er', 'ge', 'hinter', 'miss', 'über', 'unter', 'ver', 'wider', 'zer']

/** @param word  infinitive; the separable part ends with a bar: "dar|stellen" */
export function inflectWeakVerb(word: string): InflectedVerb {
  const { particle, verb } = separated(word)
  const stem = verbStem(verb)
  const link = /(?:[dt]|[bdfgkpst][mn]|ch[mn])$/.test(stem) ? 'e' : ''
  const past = `${stem}${link}te`
  const takesNoGe = verb.endsWith('ieren') || unstressedPrefixes.some((prefix) => hasPrefix(verb, prefix))
  const participle = `${takesNoGe ? '' : 'ge'}${stem}${link}t`
  return conjugated({ particle, verb, third: `${stem}${link}t`, past, pastPlural: `${past}n`, participle })
}

/** @param word  "liegen/lag/gelegen/liegt": infinitive, past, participle, third person; separable as above */
export function inflectStrongVerb(word: string): InflectedVerb {
  const [infinitive = '', past = '', participle = '', third = ''] = word.split('/')
  const { particle, verb } = separated(infinitive)
  return conjugated({
    particle,
    verb,
    third,
    past,
    pastPlural: past.endsWith('e') ? `${past}n` : `${past}en`,
    participle,
  })
}

interface Conjugation {
  particle: string
  verb: string
  third: string
  past: string
  pastPlural: string
  participle: string
}

function conjugated({ particle, verb, third, past, pastPlural, participle }: Conjugation): InflectedVerb {
  const simple = [verb, third, past, pastPlural]
  const joined = particle === '' ? [] : simple.map((form) => particle + form)
  return {
    infinitive: particle + verb,
    finite: [...simple, ...joined],
    participles: [particle + participle, `${particle}${verb}d`],
    zuInfinitive: particle === '' ? null : `${particle}zu${verb}`,
  }
}

function separated(word: string): { particle: string; verb: string } {
  const bar = word.indexOf('|')
  return { particle: bar < 0 ? '' : word.slice(0, bar), verb: word.slice(bar + 1) }
}

function verbStem(verb: string): string {
  return verb.endsWith('en') ? verb.slice(0, -2) : verb.slice(0, -1)
}

/** "ge" is a prefix of "gehören" but not of "gelten": what follows must hold a stem of its own. */
function hasPrefix(verb: string, prefix: string): boolean {
  return verb.startsWith(prefix) && verb.length >= prefix.length + 5
}
