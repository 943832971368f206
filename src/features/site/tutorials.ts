export const tutorialCategories = ['basics', 'advanced', 'tips'] as const
export type TutorialCategory = (typeof tutorialCategories)[number]

export interface Tutorial {
  id: string
  category: TutorialCategory
  title: string
  description: string
  /** The same in words, for those who read. */
  steps: readonly string[]
}

/** The six tutorials. Source: spec part 2 section 2.11. */
export const tutorials: readonly Tutorial[] = [
  {
    id: 'dictation',
    category: 'basics',
    title: 'Vom Diktat zum Befund',
    description: 'Wie ein gesprochenes Diktat zu einem strukturierten Befund wird.',
    steps: [
      'Diktieren Sie mit Ihrer Spracherkennung und fügen Sie den Text links ein.',
      'Wählen Sie „Formatieren“, „Vorlage ausfüllen“ oder „Bericht generieren“.',
      'Prüfen Sie den Befund: Der Balken darunter zeigt, ob jede Angabe angekommen ist.',
      'Kopieren Sie mit Strg+Enter in Ihr RIS.',
    ],
  },
  {
    id: 'own-templates',
    category: 'basics',
    title: 'Eigene Vorlagen',
    description: 'Bis zu fünf eigene Vorlagen anlegen, mit Normalsätzen und Platzhaltern.',
    steps: [
      'Öffnen Sie „Meine Vorlagen“ unter der Vorlagenliste und wählen Sie „Neue Vorlage“.',
      'Schreiben Sie je Organ eine Zeile: das Organ fett mit Doppelpunkt, dahinter den Normalsatz.',
      'Setzen Sie [CLINICAL_HISTORY], [FINDINGS] und [IMPRESSION], wo Diktiertes stehen soll.',
      'Beim Ausfüllen weicht jeder Normalsatz, dem Ihr Diktat widerspricht.',
    ],
  },
  {
    id: 'format-only',
    category: 'basics',
    title: 'Nur formatieren',
    description: 'Ein externes Transkript sauber schreiben lassen, ohne es umzubauen.',
    steps: [
      'Fügen Sie das Transkript ein; die Vorlage bleibt leer.',
      'Wählen Sie „Formatieren“: Satzzeichen, Zahlen, Maße und Überschriften werden geschrieben.',
      'Mit dem Schalter „Automatisch: Formatieren“ geschieht das eine Sekunde nach der letzten Eingabe von selbst.',
    ],
  },
  {
    id: 'languages',
    category: 'tips',
    title: 'Sprachen für Übersetzungen (experimentell)',
    description: 'Vorlagen in neun Sprachen, und was dabei zu beachten ist.',
    steps: [
      'Filtern Sie die Vorlagen nach Sprache.',
      'Befunde schreibt die eingebaute Engine auf Deutsch; andere Sprachen brauchen ein Sprachmodell.',
      'Prüfen Sie übersetzte Befunde besonders sorgfältig: Diese Funktion ist experimentell.',
    ],
  },
  {
    id: 'grammar',
    category: 'tips',
    title: 'Deutsche Grammatik von selbst',
    description: 'Groß- und Kleinschreibung, Komposita und Fachwörter.',
    steps: [
      'Auch ein Transkript ganz in Kleinbuchstaben bekommt richtige Großschreibung.',
      'Getrennte Wörter wie „Pleura Erguss“ werden verbunden, Verhörtes wird berichtigt.',
      'Wo die Engine nicht sicher ist, fragt sie: mit einer Taste nehmen Sie den Vorschlag an.',
      'Eigene Wörter gehören in Ihren Wortschatz.',
    ],
  },
  {
    id: 'prompts',
    category: 'advanced',
    title: 'Eigene Eingaben für die KI',
    description: 'Wie Sie dem Sprachmodell Ihre Hausregeln mitgeben.',
    steps: [
      'Öffnen Sie im Profil den Reiter „KI-Eingaben“.',
      'Schreiben Sie Ihre Regel und schalten Sie sie ein; bis zu fünf je Art können Sie aufheben.',
      'Jede Antwort des Modells wird gegen Ihr Diktat geprüft, bevor Sie sie sehen.',
    ],
  },
]
