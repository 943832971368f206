/** Nouns that reports count in figures, lower case, in any case and number: "7. Rippe", "des 3. Lendenwirbelkörpers". */
export const countedNoun =
  /^(?:rippen?|icr|per[cz]entilen?|interkostalr[aä]ume?s?|strahl(?:s|es|en)?|zehen?|fingers?|mittelhandknochens?|mittelfu(?:ß|ss)knochens?|metatarsalia|metatarsale|metakarpale|os|(?:lenden|brust|hals|sakral)wirbel(?:körper)?s?|ssw|schwangerschaftswoche|lebenswoche|zyklustag|lebensjahr(?:s|es|zehnt)?|[lbh]wk|strecksehnenf[aä]ch(?:er|es|s)?)$/
const others =
  /^(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|ventrikels?|tag|monat|woche|ordnung|grades|trimenon|lebens(?:monats?|tag)|[lbh]w)$/

/** Whether a figure and a stop before this word, lower case, are an ordinal: "3. Mai", "5. Rippe". */
export function isOrdinalNoun(key: string): boolean {
  return countedNoun.test(key) || others.test(key)
}
