/** What the server says of the move from the legacy sign-in. */
export const migrationMessages = {
  nobody: 'Es gibt niemanden, der noch eine E-Mail zur Umstellung braucht.',
  underway: 'Die E-Mails sind noch unterwegs. Bitte warten Sie, bis sie gesendet sind.',
  noMail: 'Der Mailserver antwortet nicht. Es wurde nichts gesendet; bitte versuchen Sie es später erneut.',
  reasons: {
    provider_failed: 'Der Mailserver hat die E-Mail nicht angenommen.',
    internal: 'Unerwarteter Fehler beim Versand.',
  } as Record<string, string>,
  errorOf: (email: string, reason: string) => `${email}: ${reason}`,
  recipients: (users: number) => (users === 1 ? '1 Empfänger' : `${users} Empfänger`),
} as const

/** The mail to a legacy user. */
export const migrationMailTexts = {
  subject: (brand: string) => `Ihre Anmeldung bei ${brand}: Bitte setzen Sie ein Passwort`,
  intro: (brand: string, provider: string) =>
    `Sie haben sich bei ${brand} bisher über ${provider} angemeldet. Diese Anmeldung endet. ` +
    'Künftig melden Sie sich mit E-Mail-Adresse und Passwort an. Bitte setzen Sie über diesen Link ein Passwort:',
  validity: (hours: number, deadline: string) =>
    `Der Link gilt ${hours} Stunden. Die bisherige Anmeldung endet am ${deadline}.`,
  recovery: (loginUrl: string) =>
    `Danach setzen Sie ein Passwort jederzeit selbst: auf ${loginUrl} über „Passwort vergessen?“.`,
  kept: 'Ihr Konto mit eigenen Vorlagen, Wortschatz, Abonnement und Einstellungen bleibt, wie es ist.',
} as const

/** Words of /admin/migration. English ones are fixed by the specification (part 2, sections 2.10 and 8). */
export const migrationTexts = {
  back: 'Zur Administration',
  title: 'Umstellung der früheren Anmeldung',
  lead: 'Ein harter Schnitt in 48 Stunden für alle, die sich bisher über Replit anmelden.',
  stepsTitle: 'Was geschieht',
  steps: [
    'Die E-Mails gehen sofort hinaus, jede mit einem eigenen Link, um ein Passwort zu setzen.',
    'Dafür sind 48 Stunden Zeit; so lange gelten die Links, und so lange bleibt die Anmeldung über Replit offen.',
    'Danach ist die Anmeldung über Replit abgeschaltet.',
    'Wer die Frist versäumt, kommt über „Passwort vergessen“ wieder in das Konto.',
  ],
  keptTitle: 'Was bleibt',
  kept: [
    'Eigene Vorlagen, Vokabular und Prompts',
    'Abonnement und Abrechnung',
    'Einstellungen und Nutzungszahlen',
    'Diktate und Berichte speichert das Produkt nie; es gibt also keine, die umziehen könnten.',
  ],
  figuresLabel: 'Stand der Umstellung',
  figures: {
    totalUsers: 'Benutzer gesamt',
    legacyUsers: 'Frühere Benutzer',
    migratedUsers: 'Umgestellt',
    pendingMigration: 'Ausstehend',
  },
  refreshNote: 'Aktualisiert sich alle 5 Sekunden.',
  loadFailed: 'Der Stand der Umstellung konnte nicht geladen werden.',

  open: (start: string, deadline: string) => `Gestartet am ${start}. Die Anmeldung über Replit endet am ${deadline}.`,
  over: (deadline: string) => `Die Anmeldung über Replit ist seit ${deadline} abgeschaltet.`,
  start: (users: number) => `Send Migration Emails to ${users} Users`,
  nobody: 'Es gibt keine früheren Benutzer. Mit „npm run import:legacy“ werden sie übernommen.',
  allMailed: 'Alle früheren Benutzer haben ihre E-Mail bekommen oder sind schon umgestellt.',
  underway: (mails: number) =>
    `${mails === 1 ? '1 E-Mail ist' : `${mails} E-Mails sind`} noch unterwegs; ein neuer Start ist dafür nicht nötig.`,
  onlyOnce: 'Niemand bekommt die E-Mail ein zweites Mal, auch wenn Sie noch einmal starten.',
  confirmTitle: 'Umstellung starten?',
  confirm: 'This will send migration emails to all Replit users. Continue?',
  confirmLabel: 'E-Mails senden',
  failedTitle: 'Error',
  failed: 'Failed to start migration',
  sent: (mails: number) => (mails === 1 ? '1 E-Mail gesendet' : `${mails} E-Mails gesendet`),

  resultsTitle: 'Ergebnis',
  results: { sent: 'Gesendet', failed: 'Fehlgeschlagen', waiting: 'Noch unterwegs' },
  errors: 'Fehler',
  errorsLead:
    'Fehlgeschlagene E-Mails werden von selbst noch einige Male versucht und bei jedem weiteren Start erneut.',

  noticesTitle: 'Bitte beachten',
  localNow:
    'Dieses Produkt ist unter einer lokalen Adresse eingerichtet: Auch Links in jetzt gesendeten E-Mails funktionieren nur auf diesem Rechner. Bitte setzen Sie zuerst PUBLIC_URL.',
  notices: [
    'Frühere E-Mails zur Umstellung enthielten lokale Links, die sich nicht verwenden lassen.',
    'Wer eine solche E-Mail hat, wählt auf der Anmeldeseite „Passwort vergessen“.',
  ],
  todosTitle: 'Nach der Umstellung',
  todos: [
    'Ausstehende Benutzer nach Ablauf der Frist noch einmal auf „Passwort vergessen“ hinweisen.',
    'Fehlgeschlagene Adressen klären und noch einmal starten.',
    'Die Einstellungen LEGACY_OIDC_ISSUER, LEGACY_OIDC_CLIENT_ID und LEGACY_OIDC_CLIENT_SECRET entfernen.',
    'Den Zugang beim früheren Anmeldedienst kündigen.',
  ],
  unauthorized: { title: 'Unauthorized', description: 'You are logged out. Logging in again...' },
} as const
