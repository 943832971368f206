import type { ModelFailureKind, UnusableKind } from '#contract/fallback-classes.ts'

/** What the server says about the three actions. */
export const reportingMessages = {
  promptNeedsModel: 'Ihr eigener Prompt wirkt nur mit einem Sprachmodell; hier arbeitet die eingebaute Sprach-Engine.',
  clientLeft: 'Die Anfrage wurde abgebrochen.',
  seenByModel: (explanation: string, first: string, second: string) =>
    `${explanation ? `${explanation} ` : ''}„${first}“ und „${second}“ (vom Sprachmodell bemerkt).`,
  ownPrompts: {
    correction: 'Eigener Prompt: Korrektur',
    templatePopulation: 'Eigener Prompt: Vorlage ausfüllen',
    reportFromScratch: 'Eigener Prompt: Bericht generieren',
    reportGeneration: 'Eigener Prompt: Bericht aus externem Transkript',
  },
  sections: { clinicalInfo: 'Klinische Angaben', findings: 'Befund', assessment: 'Beurteilung' },
  fallback: {
    sentence: (reason: string, promptName: string | null) =>
      `${reason}${promptName ? ` (${promptName})` : ''}; den Text hat die eingebaute Sprach-Engine geschrieben.`,
    notMasked:
      'Der Text könnte noch Angaben zu einer Person enthalten und wurde deshalb nicht an das Sprachmodell gesendet; ' +
      'die eingebaute Sprach-Engine hat ihn bearbeitet.',
    because: {
      timeout: 'Das Sprachmodell hat nicht rechtzeitig geantwortet',
      rate_limited: 'Das Sprachmodell ist zurzeit überlastet',
      server_error: 'Das Sprachmodell ist zurzeit nicht erreichbar',
      connection: 'Das Sprachmodell ist zurzeit nicht erreichbar',
      circuit_open: 'Das Sprachmodell ist zurzeit nicht erreichbar',
      refused: 'Das Sprachmodell hat die Anfrage abgelehnt',
      schema: 'Die Antwort des Sprachmodells hatte nicht die verlangte Form',
      empty: 'Das Sprachmodell hat einen leeren Text geliefert',
      too_long: 'Die Antwort des Sprachmodells war viel zu lang',
      html: 'Die Antwort des Sprachmodells enthielt unerlaubtes HTML',
      language: 'Die Antwort des Sprachmodells war nicht auf Deutsch',
      off_topic: 'Die Antwort des Sprachmodells gab das Diktat nicht wieder',
      leaked: 'Die Antwort des Sprachmodells wiederholte seine Anweisungen',
    } satisfies Record<ModelFailureKind | UnusableKind, string>,
  },
}
