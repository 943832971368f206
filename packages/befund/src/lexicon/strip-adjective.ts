const endings = ['e', 'en', 'er', 'es', 'em']
const comparisons = ['', 'er', 'st', 'est']

/** Undeclined forms a folded word may come from: "größeren" from "größer", "dunkle" from "dunkel". */
export function undeclinedForms(folded: string): string[] {
  const forms: string[] = []
  for (const ending of endings) {
    if (folded.length < ending.length + 3 || !folded.endsWith(ending)) continue
    const stem = folded.slice(0, -ending.length)
    forms.push(stem)
    // dunkl-e, sau-r-e: the e of the stem falls out before an ending.
    if (stem.endsWith('l') || stem.endsWith('r')) forms.push(`${stem.slice(0, -1)}e${stem.slice(-1)}`)
  }
  return forms
}

/** Undeclined positives of a folded comparative or superlative stem: "kleiner" and "kleinst" from "klein". */
export function positiveForms(stem: string): string[] {
  return comparisons
    .filter((comparison) => comparison !== '' && stem.length > comparison.length + 2 && stem.endsWith(comparison))
    .map((comparison) => stem.slice(0, -comparison.length))
}
