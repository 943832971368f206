/** Texts of prompts. Quoted texts: spec part 2 sections 2.2, 2.3, 4.6, 5 and 8. */
export const promptTexts = {
  limitReached: 'Maximum of 5 saved prompts reached',
  nameTaken: 'Ein Prompt mit diesem Namen und dieser Sprache besteht bereits.',
  tryNeedsModel:
    'Ein Prompt lässt sich nur mit einem Sprachmodell ausprobieren; an dieser Installation ist keines eingerichtet.',

  title: 'KI-Eingaben',
  lead: 'Sagen Sie dem Sprachmodell, wie Sie schreiben. Zahlen, Seiten und Verneinungen bleiben geschützt, was auch immer hier steht.',
  help: 'Beispiele und Hilfe in der Community',
  areas: {
    correction: {
      title: 'Korrektur',
      use: 'Eigenen Prompt beim Formatieren verwenden',
      help: 'Wie ein Diktat formatiert und berichtigt wird.',
      placeholder: 'Zum Beispiel: Schreiben Sie Größen mit drei Achsen als „a x b x c cm“.',
    },
    templatePopulation: {
      title: 'Vorlage ausfüllen',
      use: 'Eigenen Prompt beim Ausfüllen von Vorlagen verwenden',
      help: 'Wie ein Diktat in eine Vorlage eingetragen wird.',
      placeholder: 'Zum Beispiel: Krankhafte Befunde stehen vor den Normalsätzen.',
    },
    reportFromScratch: {
      title: 'Bericht generieren',
      use: 'Eigenen Prompt beim Generieren verwenden',
      help: 'Wie aus einem freien Diktat ein ganzer Bericht wird.',
      placeholder: 'Zum Beispiel: Die Beurteilung nennt den wichtigsten Befund zuerst.',
    },
    reportGeneration: {
      title: 'Bericht aus externem Transkript',
      use: 'Früheren Prompt für Berichte weiter verwenden',
      help: 'Wirkt beim Generieren nur, wenn darüber kein eigener Prompt eingeschaltet ist.',
      placeholder: '',
    },
  },
  legacy: 'Frühere Einstellung',
  reset: 'Zurücksetzen',
  resetDone: 'Prompt geleert',
  undo: 'Rückgängig',
  counter: (used: number, limit: number) => `${used}/${limit}`,
  save: 'Speichern',
  saved: 'KI-Eingaben gespeichert',
  unsaved: 'Nicht gespeicherte Änderungen',
  failed: 'Error',
  saveFailed: 'Die KI-Eingaben konnten nicht gespeichert werden.',
  signedOut: 'Nicht angemeldet',
  signedOutText: 'Sie sind abgemeldet. Sie werden neu angemeldet...',

  try: 'Ausprobieren',
  tryTitle: (area: string) => `Prompt ausprobieren: ${area}`,
  tryLead:
    'Das Sprachmodell bearbeitet ein Beispieldiktat mit Ihrem Prompt. Das Ergebnis wird geprüft wie ein echter Bericht und nirgends gespeichert.',
  tryTranscript: 'Beispieldiktat',
  trySample:
    'In Segment sechs der Leber eine zwei Komma drei Zentimeter große hypodense Läsion Punkt Milz nicht vergrößert Punkt ' +
    'Rechte Niere mit einer vier Millimeter großen Zyste Punkt Kein Aszites Punkt ' +
    'Beurteilung Doppelpunkt Läsion in Segment sechs der Leber Punkt',
  tryTemplate: 'Vorlage',
  tryTemplateSample: 'Beispielvorlage Abdomen',
  tryTemplateHtml:
    '<h3>Befund</h3><p><strong>Leber:</strong> Normal groß, keine fokalen Läsionen.</p>' +
    '<p><strong>Milz:</strong> Nicht vergrößert.</p><p><strong>Nieren:</strong> Kein Harnstau.</p>' +
    '<h3>Beurteilung</h3><p>[IMPRESSION]</p>',
  tryRun: 'Ausführen',
  tryRunning: 'Das Sprachmodell schreibt...',
  tryFailed: 'Der Prompt konnte nicht ausprobiert werden.',
  tryResult: 'Ergebnis',
  tryProven: (kept: number, total: number) => `${kept} von ${total} Angaben erhalten`,
  tryNothing: 'Keine prüfbaren Angaben im Beispieldiktat',
  tryFaults: (counts: { changed: number; lost: number; invented: number }) =>
    [
      counts.changed > 0 ? `${counts.changed} verändert` : '',
      counts.lost > 0 ? `${counts.lost} fehlt` : '',
      counts.invented > 0 ? `${counts.invented} nicht diktiert` : '',
    ]
      .filter(Boolean)
      .join(', '),
  tryContradictions: (count: number) => (count === 1 ? '1 Widerspruch' : `${count} Widersprüche`),
  tryNotUsed: 'Der Prompt hat nicht gewirkt',
  tryClose: 'Schließen',

  history: 'Gesicherte Prompts',
  historyEmpty: 'Noch nichts gesichert. Sichern Sie eine Fassung, bevor Sie sie ändern.',
  historyFailed: 'Die gesicherten Prompts konnten nicht geladen werden.',
  keep: 'Prompt sichern',
  download: 'Alle herunterladen',
  apply: 'Übernehmen',
  applied: (name: string) => `„${name}“ übernommen`,
  remove: (name: string) => `${name} löschen`,
  dialogTitle: 'Prompt sichern',
  dialogText: 'Unter welchem Namen soll diese Fassung gesichert werden?',
  name: 'Name',
  cancel: 'Abbrechen',
  kept: 'Prompt gesichert',
  keepFailed: 'Failed to save prompt.',
  confirmDelete: 'Gesicherten Prompt löschen?',
  confirmDeleteText: (name: string) => `„${name}“ wird endgültig gelöscht.`,
  delete: 'Löschen',
  deleted: 'Prompt gelöscht',
  deleteFailed: 'Failed to delete prompt.',
} as const
