/** What the server says of the e-mail marketing; never the words of the service itself. */
export const marketingMessages = {
  notSetUp: 'Es ist kein Marketingdienst eingerichtet (BREVO_API_KEY fehlt).',
  providerFailed:
    'Der Marketingdienst antwortet nicht oder nicht verständlich. Hier ist nichts verloren; bitte versuchen Sie es später erneut.',
  limited:
    'Der Marketingdienst nimmt gerade keine weiteren Anfragen an. Bitte versuchen Sie es in einer Minute erneut.',
  refused: 'Der Marketingdienst hat die Angaben abgelehnt. Bitte prüfen Sie Name und E-Mail-Adresse.',
  unknownList: 'Eine der gewählten Listen gibt es beim Marketingdienst nicht mehr. Bitte laden Sie die Seite neu.',
  unknownContact: 'Diese E-Mail-Adresse kennt der Marketingdienst nicht.',
  unconfirmed: 'Diese E-Mail-Adresse ist noch nicht bestätigt und wird deshalb nicht weitergegeben.',
  alreadyRunning: 'Es läuft bereits ein Abgleich aller Benutzer. Bitte warten Sie, bis er beendet ist.',
  interrupted: (successful: number, totalUsers: number) =>
    `Der Marketingdienst antwortet nicht mehr; der Abgleich wurde bei ${successful} von ${totalUsers} Benutzern beendet. ` +
    'Was fehlschlug, wird stündlich erneut versucht.',
  allUsers: (users: number) => (users === 1 ? '1 Benutzer' : `${users} Benutzer`),
  reasons: {
    provider_failed: 'Der Dienst hat nicht geantwortet.',
    impossible: 'Der Dienst hat die Angaben abgelehnt.',
    internal: 'Unerwarteter Fehler.',
  } as Record<string, string>,
} as const
