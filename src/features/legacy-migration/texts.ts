/** What the server says of the move from the legacy sign-in. */
export const migrationMessages = {
  nobody: 'Es gibt niemanden, der noch eine E-Mail zur Umstellung braucht.',
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
  greeting: (name: string) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
  intro: (brand: string, provider: string) =>
    `Sie haben sich bei ${brand} bisher über ${provider} angemeldet. Diese Anmeldung endet. ` +
    'Künftig melden Sie sich mit E-Mail-Adresse und Passwort an. Bitte setzen Sie über diesen Link ein Passwort:',
  validity: (hours: number, deadline: string) =>
    `Der Link gilt ${hours} Stunden. Die bisherige Anmeldung endet am ${deadline}.`,
  recovery: (loginUrl: string) =>
    `Danach setzen Sie ein Passwort jederzeit selbst: auf ${loginUrl} über „Passwort vergessen“.`,
  kept: 'Ihr Konto mit eigenen Vorlagen, Vokabular, Abonnement und Einstellungen bleibt, wie es ist.',
  closing: (brand: string) => `Ihr Team von ${brand}`,
} as const
