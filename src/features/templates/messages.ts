/** What the server says about templates. */
export const templateMessages = {
  nameTaken: 'Sie haben bereits eine Vorlage mit diesem Namen.',
  limitReached: (max: number) => `Sie haben bereits ${max} Vorlagen. Löschen Sie eine, um eine neue anzulegen.`,
}

/** What the server says about a template file. */
export const mrrtMessages = {
  noTemplate:
    'Die Datei ist keine MRRT-Vorlage: Sie enthält weder Abschnitte noch Felder. Es wurde nichts gespeichert.',
  otherTitle: (taken: string, other: string) =>
    `Die Datei nennt zwei Titel. Übernommen ist „${taken}“, verworfen „${other}“.`,
  untitled: 'Vorlage ohne Titel',
  defaultType: 'MRRT',
}
