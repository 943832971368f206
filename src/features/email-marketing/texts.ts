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

/** Words of /admin/brevo. English ones are fixed by the specification (part 2, sections 2.8, 5 and 8). */
export const marketingTexts = {
  back: 'Zur Administration',
  title: 'E-Mail-Marketing',
  lead: 'Kontakte beim Marketingdienst: Name, E-Mail-Adresse und Stand des Kontos. Neue Kontakte sind dort gesperrt, bis die Person selbst zustimmt.',
  standIn: 'Ersatz zum Ausprobieren: Hier ist kein echter Marketingdienst eingerichtet (BREVO_API_KEY fehlt).',
  off: 'Es ist kein Marketingdienst eingerichtet (BREVO_API_KEY fehlt). Es wird nichts übertragen.',
  tabsLabel: 'Bereiche des E-Mail-Marketings',
  tabs: {
    overview: 'Overview',
    lists: 'Contact Lists',
    users: 'User Management',
    search: 'Search Contacts',
  },
  loadFailed: 'Der Stand der Kontakte konnte nicht geladen werden.',

  figuresLabel: 'Kennzahlen',
  figures: {
    lists: 'Kontaktlisten',
    users: 'Benutzer mit E-Mail-Adresse',
    synced: 'Beim Dienst angekommen',
    failed: 'Fehlgeschlagen',
  },
  unknownFigure: '–',
  unconfirmed: (users: number) =>
    users === 1
      ? '1 Benutzer hat die E-Mail-Adresse noch nicht bestätigt und wird erst danach übertragen.'
      : `${users} Benutzer haben die E-Mail-Adresse noch nicht bestätigt und werden erst danach übertragen.`,
  autoSyncTitle: 'Der automatische Abgleich ist aktiv.',
  autoSync: 'Neue Benutzer werden von selbst übertragen, sobald sie ihre E-Mail-Adresse bestätigt haben.',
  syncAll: 'Sync All Users',
  syncing: 'Syncing...',
  selectedLists: (lists: number) => {
    if (lists === 0) return 'Keine Liste gewählt: Die Kontakte kommen auf keine Liste.'
    return lists === 1 ? '1 Liste gewählt' : `${lists} Listen gewählt`
  },
  progressLabel: 'Fortschritt des Abgleichs',
  progress: (done: number, total: number) => `${done} von ${total} Benutzern bearbeitet`,
  progressHint: 'Sie können diese Seite verlassen; der Abgleich läuft weiter.',
  lastSync: (instant: string, successful: number, totalUsers: number) =>
    `Letzter Abgleich: ${instant}, ${successful} von ${totalUsers} Benutzern übertragen.`,
  failures: 'Fehlgeschlagen',
  failuresLead: 'Jede Stunde wird es von selbst erneut versucht.',
  listedFailures: (shown: number, total: number) => `Gezeigt werden die neuesten ${shown} von ${total}.`,

  newList: 'Name der neuen Liste',
  createList: 'Liste anlegen',
  lists: 'Vorhandene Listen',
  listsLead: 'Gewählte Listen gelten für jeden Abgleich auf dieser Seite.',
  listsFailed: 'Die Listen konnten nicht geladen werden.',
  noLists: 'No contact lists found. Create your first list above.',
  listFacts: (contacts: number, id: number) =>
    `${contacts === 1 ? '1 Kontakt' : `${contacts.toLocaleString('de')} Kontakte`} · ID ${id}`,

  usersFailed: 'Die Benutzer konnten nicht geladen werden.',
  noUsers: 'No users with email addresses found.',
  searchUsers: 'Name oder E-Mail suchen',
  noUserFound: 'Kein Benutzer passt zur Suche.',
  columns: {
    user: 'Benutzer',
    subscription: 'Abonnement',
    recordings: 'Aufnahmen',
    minutes: 'Minuten',
    lastActivity: 'Zuletzt aktiv',
    actions: 'Aktionen',
  },
  statuses: {
    none: 'Kein Abonnement',
    incomplete: 'Test genutzt',
    trialing: 'Testphase',
    trial_expired: 'Test abgelaufen',
    active: 'Aktiv',
    past_due: 'Zahlung offen',
    cancelled: 'Beendet',
    canceled: 'Beendet',
    cancelled_active: 'Gekündigt',
    cancelled_trial: 'Test gekündigt',
    cancelled_expired: 'Abgelaufen',
  } as Record<string, string>,
  never: 'nie',
  activity: (recordings: string, minutes: string, lastActivity: string) =>
    `${recordings} Aufnahmen, ${minutes} Minuten, zuletzt aktiv: ${lastActivity}`,
  notConfirmed: 'unbestätigt',
  sync: 'Sync',
  remove: 'Remove',
  syncOf: (email: string) => `Sync: ${email}`,
  removeOf: (email: string) => `Remove: ${email}`,
  confirmRemove: 'Kontakt entfernen?',
  confirmRemoveText: (email: string) => `Are you sure you want to remove ${email} from the marketing service?`,
  previous: 'Zurück',
  next: 'Weiter',
  pageOf: (page: number, pages: number) => `Seite ${page} von ${pages}`,

  searchEmail: 'E-Mail-Adresse',
  searchContact: 'Search Contact',
  searchLead: 'Zeigt einen Kontakt so, wie ihn der Marketingdienst kennt.',
  result: 'Kontakt',
  searchFailed: 'Der Kontakt konnte nicht gelesen werden.',

  success: 'Success',
  error: 'Error',
  listCreated: 'list created successfully',
  listFailed: 'Failed to create list',
  syncComplete: 'Sync Complete',
  synced: (successful: number, totalUsers: number) => `Successfully synced ${successful}/${totalUsers} users`,
  syncFailedTitle: 'Sync Failed',
  syncAllFailed: 'Failed to sync users',
  userSynced: 'User synced successfully',
  userSyncFailed: 'Failed to sync user',
  userRemoved: 'User removed successfully',
  userRemoveFailed: 'Failed to remove user',
  unauthorized: { title: 'Unauthorized', description: 'You are logged out. Logging in again...' },
} as const
