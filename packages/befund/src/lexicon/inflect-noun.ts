export type Gender = 'm' | 'f' | 'n'
export type NounForm = 'singular' | 'plural' | 'genitive'

export interface InflectedNoun {
  lemma: string
  /** Every written form once; a form that is several things counts as the first of singular, plural, genitive. */
  forms: ReadonlyMap<string, NounForm>
}

/**
 * @param word  dictionary form, or "Ulkus/Ulzera" where the plural follows no rule
 * @param plurals  comma separated: "n", "en", "e", "er", "s", "¨e" (umlaut and e), "=" (like the singular),
 *   "us>i" (ending replaced), "wk" (weak masculine: Patient, Patienten), "-" (no plural)
 */
export function inflectNoun(word: string, gender: Gender | 'pl', plurals: string): InflectedNoun {
  const [lemma = word, ...irregular] = word.split('/')
  const forms = new Map<string, NounForm>([[lemma, gender === 'pl' ? 'plural' : 'singular']])
  const add = (form: string, as: NounForm): void => {
    if (!forms.has(form)) forms.set(form, as)
  }
  const regular = plurals.split(',').flatMap((plural) => pluralForm(lemma, plural))
  for (const plural of irregular.length > 0 ? irregular : regular) addPlural(plural, add)
  if (gender === 'pl') addPlural(lemma, add)
  if (gender === 'm' || gender === 'n') addGenitive(lemma, add)
  return { lemma, forms }
}

function addPlural(plural: string, add: (form: string, as: NounForm) => void): void {
  add(plural, 'plural')
  if (endsWithAny(plural, ['e', 'el', 'er'])) add(`${plural}n`, 'plural')
}

function addGenitive(lemma: string, add: (form: string, as: NounForm) => void): void {
  if (lemma.endsWith('nis')) return add(`${lemma}ses`, 'genitive')
  if (endsWithAny(lemma, ['us', 'is', 'os', 'as'])) return
  if (endsWithAny(lemma, ['s', 'ß', 'x', 'z', 'sch'])) return add(`${lemma}es`, 'genitive')
  add(`${lemma}s`, 'genitive')
  if (!endsWithAny(lemma, ['el', 'er', 'en', 'em', 'a', 'e', 'i', 'o', 'u', 'um'])) add(`${lemma}es`, 'genitive')
}

function pluralForm(lemma: string, plural: string): string[] {
  if (plural === '-' || plural === '') return []
  if (plural === '=') return [lemma]
  if (plural === 'wk') return [lemma.endsWith('e') ? `${lemma}n` : `${lemma}en`]
  if (plural.startsWith('¨')) return [umlauted(lemma) + plural.slice(1)]
  const arrow = plural.indexOf('>')
  if (arrow < 0) return [lemma + plural]
  return [lemma.slice(0, lemma.length - arrow) + plural.slice(arrow + 1)]
}

const umlauts: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü', A: 'Ä', O: 'Ö', U: 'Ü' }

/** Band, Bänd; Schlauch, Schläuch: the last a, o or u, and of "au" the a. */
function umlauted(word: string): string {
  for (let i = word.length - 1; i >= 0; i--) {
    const isSecondOfAu = word.charAt(i) === 'u' && word.charAt(i - 1).toLowerCase() === 'a'
    const umlaut = umlauts[word.charAt(i)]
    if (umlaut !== undefined && !isSecondOfAu) return word.slice(0, i) + umlaut + word.slice(i + 1)
  }
  return word
}

function endsWithAny(word: string, endings: readonly string[]): boolean {
  return endings.some((ending) => word.endsWith(ending))
}
