import { isPage, type Page } from './pages.ts'

/** What a page is called in the tab, in the history and in search engines; the brand's name stands behind it. */
export interface PageText {
  title: string
  /** Only pages that search engines may list have one. */
  description?: string
  /** What it says of the trial, where there is one. */
  offer?: (trialDays: number) => string
}

const daysInWords = (days: number) => (days === 1 ? '1 Tag' : `${days} Tage`)

/** What the public pages say of the trial; an installation may have none. */
export interface TrialTexts {
  start: string
  card: string
  included: string
  question: string
  answer: string
}

export function trialTextsOf(days: number): TrialTexts {
  if (days === 0) {
    return {
      start: 'Konto erstellen',
      card: 'Texte werden nicht gespeichert.',
      included: 'Jederzeit kündbar',
      question: 'Wie fange ich an?',
      answer: 'Sie registrieren sich mit Ihrer E-Mail-Adresse und wählen einen Tarif. Kündigen können Sie jederzeit.',
    }
  }
  return {
    start: `${daysInWords(days)} kostenlos testen`,
    card: 'Ohne Kreditkarte. Texte werden nicht gespeichert.',
    included: `${daysInWords(days)} kostenlos testen, ohne Kreditkarte`,
    question: 'Wie funktioniert der Test?',
    answer: `Sie registrieren sich mit Ihrer E-Mail-Adresse und haben ${days === 1 ? 'einen Tag' : daysInWords(days)} lang alle Funktionen. Eine Kreditkarte brauchen Sie nicht; danach geschieht nichts, solange Sie kein Abonnement abschließen.`,
  }
}

export const pageTexts: Record<Page, PageText> = {
  '/': {
    title: 'Radiologische Befunde präzise, professionell und auf Deutsch',
    description:
      'Diktat einfügen, strukturierten Befund erhalten: mit Herkunft zu jedem Satz und mit dem Nachweis, dass keine Zahl, keine Seite und keine Verneinung sich geändert hat.',
    offer: (days) => `${daysInWords(days)} kostenlos.`,
  },
  '/login': {
    title: 'Anmelden',
    description: 'Anmelden oder ein Konto erstellen.',
    offer: (days) => `${daysInWords(days)} kostenlos testen, ohne Kreditkarte.`,
  },
  '/subscribe': { title: 'Abonnement' },
  '/subscription-success': { title: 'Abonnement abgeschlossen' },
  '/tutorials': {
    title: 'Anleitungen',
    description: 'Kurze Anleitungen für Radiologinnen und Radiologen: vom Diktat zum fertigen Befund.',
  },
  '/disclaimer': {
    title: 'Haftungsausschluss',
    description: 'Beta-Version, kein Medizinprodukt, jeder Befund wird von einem Menschen geprüft.',
  },
  '/privacy': {
    title: 'Datenschutzerklärung',
    description:
      'Welche Daten verarbeitet werden, wie lange sie bleiben, wer sie erhält, und was nie gespeichert wird.',
  },
  '/terms': {
    title: 'Nutzungsbedingungen',
    description: 'Leistung, Testphase, Preis, Kündigung, Haftung und anwendbares Recht.',
  },
  '/data-protection': {
    title: 'Für Datenschutzbeauftragte',
    description:
      'Verarbeitungen, Fristen, Maßnahmen und Auftragsverarbeiter dieser Installation, mit Textbausteinen für den Vertrag zur Auftragsverarbeitung.',
  },
  '/profile': { title: 'Profil' },
  '/admin': { title: 'Verwaltung' },
  '/admin/audit': { title: 'Protokoll' },
  '/admin/brevo': { title: 'E-Mail-Kontakte' },
  '/admin/feedback': { title: 'Rückmeldungen' },
  '/admin/migration': { title: 'Umstellung der Anmeldung' },
  '/reset-password': { title: 'Neues Passwort' },
  '/dev/ui': { title: 'Bausteine' },
}

const unknownPageText: PageText = { title: 'Seite nicht gefunden' }
const workspaceText: PageText = { title: 'Arbeitsplatz' }

/** The text of an address; / is the workspace for who is signed in. */
export function pageTextOf(path: string, isSignedOut: boolean): PageText {
  if (path === '/' && !isSignedOut) return workspaceText
  return isPage(path) ? pageTexts[path] : unknownPageText
}

/** What search engines show of a page; undefined where they may not list it. */
export function descriptionOf({ description, offer }: PageText, trialDays: number): string | undefined {
  return offer && trialDays > 0 ? `${description} ${offer(trialDays)}` : description
}

/** The name of a page as it stands in the tab. */
export function documentTitle({ title }: PageText, brandName: string): string {
  return `${title} – ${brandName}`
}
