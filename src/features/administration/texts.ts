/** Texts of the administration. Quoted texts: spec part 2 sections 2.7 and 8. */
export const administrationTexts = {
  lastAdmin: 'Der letzte Administrator kann nicht gelöscht oder deaktiviert werden.',
  ownAccount: 'Das eigene Konto lässt sich hier nicht deaktivieren oder löschen.',
  noTrials: 'Testphasen sind hier ausgeschaltet (TRIAL_DAYS=0).',
} as const

/** How the settings tab names the services. */
export const serviceTexts = {
  labels: {
    database: 'Datenbank',
    mail: 'E-Mail',
    model: 'Sprachmodell',
    payment: 'Zahlung',
    identity: 'Externer Anmeldedienst',
    marketing: 'E-Mail-Marketing',
  } as Record<string, string>,
  postgres: 'PostgreSQL',
  embedded: 'eingebettet (PGlite); für den Betrieb PostgreSQL einrichten',
  mail: {
    smtp: 'SMTP',
    outbox: 'Postfach zum Ausprobieren',
    none: 'SMTP_URL fehlt: Registrierungen werden nicht angenommen',
  },
  engine: 'eingebaute Sprach-Engine, ohne Netz und ohne Modell',
  recentFallbacks: (fallbacks: number, runs: number) =>
    `in der letzten Stunde ${fallbacks.toLocaleString('de')} von ${runs.toLocaleString('de')} Läufen ohne brauchbare Antwort`,
  standIns: { payment: 'Testzahlung', identity: 'Test-Anbieter', marketing: 'Test-Marketingdienst' },
  missing: {
    payment: 'STRIPE_SECRET_KEY fehlt: Abonnements sind nicht möglich',
    identity: 'OIDC_ISSUER fehlt',
    marketing: 'BREVO_API_KEY fehlt',
  },
} as const

/** Frame of the administration: its tabs, and what somebody without the role sees. */
export const adminTexts = {
  title: 'Administration',
  tabsLabel: 'Bereiche der Administration',
  tabs: {
    prompts: 'Prompts',
    templates: 'Standardvorlagen',
    users: 'Benutzer',
    apiUsage: 'API-Nutzung',
    settings: 'Einstellungen',
  },
  deniedToast: {
    title: 'Kein Zugriff',
    description: 'Dieser Bereich ist Administratoren vorbehalten. Sie werden zur Startseite geleitet.',
  },
  deniedTitle: 'Keine Berechtigung',
  deniedText: 'Ihrem Konto fehlt die Berechtigung für diesen Bereich.',
  unauthorized: { title: 'Unauthorized', description: 'You are logged out. Logging in again...' },
  back: 'Zur Administration',
  previous: 'Zurück',
  next: 'Weiter',
  pageOf: (page: number, pages: number) => `Seite ${page.toLocaleString('de')} von ${pages.toLocaleString('de')}`,
} as const

export const settingsTexts = {
  links: 'Weitere Bereiche',
  areas: [
    {
      href: '/admin/brevo',
      name: 'E-Mail-Marketing',
      text: 'Kontakte und Listen beim Marketingdienst, Abgleich aller Benutzer.',
    },
    {
      href: '/admin/feedback',
      name: 'Feedback-Auswertung',
      text: 'Bewertungen der Berichte, mit Filtern und Export.',
    },
    {
      href: '/admin/migration',
      name: 'Umstellung der früheren Anmeldung',
      text: 'E-Mails an frühere Benutzer, Stand und Frist.',
    },
    {
      href: '/admin/audit',
      name: 'Protokoll',
      text: 'Wer wann was an wem geändert hat, mit Filtern und Export.',
    },
  ],
  open: (name: string) => `${name} öffnen`,
  more: 'Weitere Einstellungen folgen.',
  services: 'Dienste',
  servicesLead: 'Was eingerichtet ist und ob es antwortet.',
  columns: { service: 'Dienst', mode: 'Zustand', detail: 'Womit', health: 'Antwortet' },
  modes: { configured: 'eingerichtet', 'stand-in': 'eingebaut', off: 'nicht eingerichtet' },
  healthy: 'ja',
  unhealthy: 'nein',
  unknown: 'nicht geprüft',
  loadFailed: 'Der Zustand der Dienste konnte nicht geladen werden.',
} as const

/** Words of the audit trail. */
export const auditTexts = {
  title: 'Protokoll',
  lead: 'Was Administratoren getan haben. Einträge lassen sich weder ändern noch löschen.',
  export: 'CSV exportieren',
  count: (total: number) => (total === 1 ? '1 Eintrag' : `${total.toLocaleString('de')} Einträge`),
  all: 'Alle',
  filters: { actor: 'Wer', subject: 'An wem oder was', action: 'Aktion', dateFrom: 'Von', dateTo: 'Bis' },
  resetFilters: 'Filter zurücksetzen',
  columns: { createdAt: 'Zeit', actor: 'Wer', action: 'Aktion', target: 'An wem oder was', details: 'Angaben' },
  actions: {
    'user.status': 'Status geändert',
    'user.reinstate-trial': 'Testphase neu gestartet',
    'user.manual-full-access': 'Vollen Zugang geändert',
    'user.delete': 'Benutzer gelöscht',
    'prompt.create': 'Prompt angelegt',
    'prompt.update': 'Prompt geändert',
    'prompt.delete': 'Prompt gelöscht',
    'template.create': 'Standardvorlage angelegt',
    'template.update': 'Standardvorlage geändert',
    'template.delete': 'Standardvorlage gelöscht',
    'marketing.create-list': 'Kontaktliste angelegt',
    'marketing.sync-all': 'Kontakte abgeglichen',
    'marketing.sync-contact': 'Kontakt abgeglichen',
    'marketing.remove-contact': 'Kontakt entfernt',
    'migration.start': 'Umstellung gestartet',
  } as Record<string, string>,
  details: { status: 'Status', fullAccess: 'Voller Zugang', lists: 'Listen', recipients: 'Empfänger' } as Record<
    string,
    string
  >,
  values: { active: 'aktiv', inactive: 'deaktiviert', true: 'ja', false: 'nein' } as Record<string, string>,
  empty: 'Noch keine Einträge',
  emptyText: 'Hier steht, sobald jemand Benutzer, Prompts oder Standardvorlagen ändert.',
  nothingFound: 'Kein Eintrag passt zu den Filtern.',
  failed: 'Das Protokoll konnte nicht geladen werden.',
} as const

/** Words of the users tab. English ones are fixed by the specification. */
export const userAdminTexts = {
  figures: {
    totalUsers: 'Benutzer',
    activeUsers: 'Aktiv in den letzten 30 Tagen',
    activeSubscriptions: 'Laufende Abonnements',
    monthlyRecurringRevenue: 'Umsatz im Monat',
  },
  runs: 'Funktionen',
  runNames: {
    formatCorrections: 'Formatieren',
    templateFillings: 'Vorlage ausfüllen',
    generateFromScratch: 'Generieren',
  },
  figuresLabel: 'Kennzahlen',
  languages: 'Bevorzugte Sprachen',
  recentActivity: 'Zuletzt genutzt',
  /** By the names the calls are counted under. */
  activities: {
    'format-external-transcript': 'Formatieren',
    'populate-template-voice': 'Vorlage ausfüllen',
    'generate-report-voice': 'Generieren',
  } as Record<string, string>,
  noActivity: 'Noch keine Nutzung.',
  runEndings: { error: 'fehlgeschlagen', refused: 'abgelehnt', fallback: 'ohne Sprachmodell' },
  deletedUser: 'gelöschtes Konto',
  statsFailed: 'Die Kennzahlen konnten nicht geladen werden.',
  usersFailed: 'Die Benutzer konnten nicht geladen werden.',

  title: 'Benutzer',
  count: (matching: number, total: number) =>
    matching === total
      ? `${total.toLocaleString('de')} Benutzer`
      : `${matching.toLocaleString('de')} von ${total.toLocaleString('de')} Benutzern`,
  search: 'Name oder E-Mail suchen',
  filters: {
    subscriptionStatus: 'Abonnement',
    accountTrial: 'Testphase',
    authProvider: 'Anmeldung',
    emailVerified: 'E-Mail bestätigt',
    hasSubscription: 'Beim Zahlungsdienst',
  },
  all: 'Alle',
  yes: 'Ja',
  no: 'Nein',
  resetFilters: 'Filter zurücksetzen',
  nothingFound: 'Kein Benutzer passt zu Suche und Filtern.',
  columns: {
    email: 'E-Mail',
    subscriptionStatus: 'Abonnement',
    accountTrial: 'Testphase',
    formatCorrections: 'Formatiert',
    templateFillings: 'Ausgefüllt',
    generateFromScratch: 'Generiert',
    lastActivity: 'Zuletzt aktiv',
    monthlyRevenue: 'Umsatz/Monat',
    createdAt: 'Angelegt',
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
    cancelled_active: 'Gekündigt',
    cancelled_trial: 'Test gekündigt',
    cancelled_expired: 'Abgelaufen',
  } as Record<string, string>,
  authProviders: { email: 'E-Mail und Passwort', google: 'Google', replit: 'Replit' } as Record<string, string>,
  trial: {
    used: 'genutzt',
    active: 'läuft',
    expired: 'abgelaufen',
    none: 'keine',
  },
  trialDaysLeft: (days: number) => (days === 1 ? 'noch 1 Tag' : `noch ${days} Tage`),
  inactive: 'Deaktiviert',
  unverified: 'unbestätigt',
  admin: 'Admin',
  fullAccess: 'Voller Zugang',
  never: 'nie',
  actionsFor: (email: string) => `Aktionen für ${email}`,
  activate: 'Aktivieren',
  deactivate: 'Deaktivieren',
  reinstate: 'Testphase neu starten',
  grant: 'Vollen Zugang geben',
  revoke: 'Vollen Zugang entziehen',
  trail: 'Protokoll ansehen',
  delete: 'Löschen',
  confirm: {
    activate: {
      title: 'Benutzer aktivieren?',
      text: (email: string) => `${email} kann sich danach wieder anmelden.`,
    },
    deactivate: {
      title: 'Benutzer deaktivieren?',
      text: (email: string) => `${email} wird überall abgemeldet und kann sich nicht mehr anmelden.`,
    },
    reinstate: {
      title: 'Testphase neu starten?',
      text: (email: string) => `Die Testphase von ${email} beginnt jetzt von vorn.`,
    },
    grant: {
      title: 'Vollen Zugang geben?',
      text: (email: string) => `${email} kann alles nutzen, auch ohne Testphase und Abonnement.`,
    },
    revoke: {
      title: 'Vollen Zugang entziehen?',
      text: (email: string) => `Für ${email} gelten danach wieder Testphase und Abonnement.`,
    },
    delete: {
      title: 'Benutzer endgültig löschen?',
      text: (email: string) =>
        `${email} wird mit Vorlagen, Vokabular und Prompts gelöscht. Das kann nicht rückgängig gemacht werden.`,
    },
  },
  done: {
    activate: 'Benutzer aktiviert',
    deactivate: 'Benutzer deaktiviert',
    reinstate: 'Testphase neu gestartet',
    grant: 'Voller Zugang gegeben',
    revoke: 'Voller Zugang entzogen',
    delete: 'Benutzer gelöscht',
  },
  failedTitle: 'Error',
  failed: {
    activate: 'Failed to update user status',
    deactivate: 'Failed to update user status',
    reinstate: 'Failed to reinstate trial',
    grant: 'Failed to update manual full access',
    revoke: 'Failed to update manual full access',
    delete: 'Failed to delete user',
  },
} as const

/** Words of the prompts tab. English ones are fixed by the specification. */
export const aiPromptTexts = {
  title: 'Prompts des Hauses',
  lead: 'Sie gelten für alle, die keinen eigenen Prompt eingeschaltet haben, sobald ein Sprachmodell eingerichtet ist.',
  create: 'Prompt anlegen',
  edit: (name: string) => `${name} bearbeiten`,
  remove: (name: string) => `${name} löschen`,
  kinds: { named: 'Benannt', universal: 'Universal', master: 'Master' },
  languages: {
    universal: 'Universal',
    en: 'Englisch',
    de: 'Deutsch',
    es: 'Spanisch',
    pt: 'Portugiesisch',
    it: 'Italienisch',
    fr: 'Französisch',
    pl: 'Polnisch',
    lt: 'Litauisch',
    ro: 'Rumänisch',
  },
  empty: 'Noch keine Prompts',
  emptyText: 'Legen Sie einen an; die Startvorlagen geben Aufbau und Antwortform vor.',
  loadFailed: 'Die Prompts konnten nicht geladen werden.',
  createTitle: 'Prompt anlegen',
  editTitle: 'Prompt bearbeiten',
  starter: 'Startvorlage',
  starterNone: 'Ohne Startvorlage',
  starterTaken: (name: string, taken: string, free: string) =>
    `„${name}“ gibt es schon für ${taken}. Frei ist ${free}; unter einem anderen Namen wird der Prompt nicht verwendet.`,
  starterEverywhere: (name: string) =>
    `„${name}“ gibt es schon in jeder Sprache. Bitte bearbeiten Sie stattdessen den bestehenden Prompt.`,
  starters: {
    medicalCorrection: 'Medizinische Korrektur (universal)',
    templatePopulation: 'Vorlage ausfüllen',
    reportFromScratch: 'Bericht generieren',
  },
  name: 'Name',
  description: 'Beschreibung',
  language: 'Sprache',
  promptText: 'Text',
  save: 'Speichern',
  cancel: 'Abbrechen',
  delete: 'Löschen',
  confirmDelete: 'Prompt löschen?',
  confirmDeleteText: (name: string) => `„${name}“ wird endgültig gelöscht.`,
  created: 'Prompt angelegt',
  updated: 'Prompt gespeichert',
  deleted: 'Prompt gelöscht',
  failedTitle: 'Error',
  createFailed: 'Failed to create prompt. Please try again.',
  updateFailed: 'Failed to update prompt. Please try again.',
  deleteFailed: 'Failed to delete prompt. Please try again.',
} as const
