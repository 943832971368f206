/** How the server words where a trial or subscription stands. */
export const statusTexts = {
  none: 'Kein Abonnement',
  incomplete: 'Testphase bereits genutzt',
  trialing: 'Testphase',
  trial_expired: 'Testphase abgelaufen',
  active: 'Aktiv',
  past_due: 'Zahlung fehlgeschlagen',
  cancelled: 'Abonnement beendet',
  cancelled_active: 'Gekündigt',
  cancelled_trial: 'Testphase gekündigt',
  cancelled_expired: 'Abonnement abgelaufen',
  admin: 'Administrator',
  manual: 'Voller Zugang',
}

/** One sentence for the person, where the state asks for one. */
export const statusMessages = {
  incomplete: 'Sie haben Ihre kostenlose Testphase bereits genutzt. Bitte wählen Sie einen Tarif.',
  trial_expired: 'Ihre kostenlose Testphase ist beendet. Bitte abonnieren Sie, um die Anwendung weiter zu nutzen.',
  past_due: 'Die letzte Zahlung ist fehlgeschlagen. Bitte aktualisieren Sie Ihre Zahlungsmethode.',
  cancelled: 'Ihr Abonnement wurde beendet. Sie können jederzeit wieder abonnieren.',
  cancelled_trial: 'Sie haben während der Testphase gekündigt. Sie können jederzeit wieder abonnieren.',
  cancelled_expired: 'Ihr Abonnement ist abgelaufen. Sie können jederzeit wieder abonnieren.',
  admin: 'Als Administrator haben Sie vollen Zugang, auch ohne Abonnement.',
  manual: 'Ihr Konto wurde für den vollen Zugang freigeschaltet. Sie benötigen kein Abonnement.',
}

/** Answers of the billing calls that are not OK. */
export const billingMessages = {
  notSetUp: 'Die Zahlung ist hier noch nicht eingerichtet. Bitte wenden Sie sich an den Betreiber.',
  providerFailed: 'Der Zahlungsdienst antwortet nicht. Es wurde nichts geändert. Bitte versuchen Sie es später erneut.',
  cardDeclined: 'Die Zahlung wurde abgelehnt. Bitte prüfen Sie Ihre Zahlungsmethode.',
  alreadySubscribed: 'Sie haben bereits ein laufendes Abonnement.',
  otherPlanChosen: 'Sie haben gerade einen anderen Tarif gewählt.',
  manageInstead: 'Ihr Abonnement besteht bereits. Bitte verwalten Sie Ihre Zahlungsmethode im Profil.',
  noSubscription: 'Es gibt kein laufendes Abonnement.',
  noCustomer: 'Es gibt noch kein Kundenkonto beim Zahlungsdienst. Bitte schließen Sie zuerst ein Abonnement ab.',
  samePlan: 'Dieser Tarif ist bereits Ihr aktueller Tarif.',
  alreadyCancelled: 'Ihr Abonnement ist gekündigt. Reaktivieren Sie es, um den Tarif zu wechseln.',
  planMissing: 'Dieser Tarif wird zurzeit nicht angeboten.',
  badSignature: 'Die Signatur der Nachricht ist ungültig.',
}

export const mailTexts = {
  trialEnding: {
    subject: (brand: string) => `Ihre Testphase bei ${brand} endet in zwei Tagen`,
    paragraphs: (end: string, price: string) => [
      `Ihre kostenlose Testphase endet am ${end}.`,
      `Wenn Sie weiterarbeiten möchten, schließen Sie ein Abonnement für ${price} ab. Die restliche Testzeit wird Ihnen angerechnet. Sie müssen nichts tun, wenn Sie nicht fortfahren möchten: Ohne Abonnement entstehen keine Kosten.`,
    ],
  },
  trialBilling: {
    subject: (brand: string) => `Ihr Abonnement bei ${brand} beginnt in zwei Tagen`,
    paragraphs: (end: string, price: string) => [
      `Ihre kostenlose Testphase endet am ${end}. Danach beginnt Ihr Abonnement für ${price}.`,
      'Möchten Sie nicht fortfahren, können Sie bis dahin in Ihrem Profil kündigen. Es entstehen dann keine Kosten.',
    ],
  },
  trialEnded: {
    subject: (brand: string) => `Ihre Testphase bei ${brand} ist beendet`,
    paragraphs: (price: string) => [
      'Ihre kostenlose Testphase ist beendet. Ihre Vorlagen und Ihr Wortschatz bleiben erhalten.',
      `Mit einem Abonnement für ${price} arbeiten Sie sofort weiter.`,
    ],
  },
  paymentFailed: {
    subject: (brand: string) => `${brand}: Ihre Zahlung ist fehlgeschlagen`,
    paragraphs: [
      'Die letzte Zahlung für Ihr Abonnement ist fehlgeschlagen. Ihr Zugang bleibt vorerst bestehen, und wir versuchen die Abbuchung in den nächsten Tagen erneut.',
      'Bitte prüfen oder aktualisieren Sie Ihre Zahlungsmethode im Profil unter „Abonnement“:',
    ],
  },
  cancelled: {
    subject: (brand: string) => `Ihre Kündigung bei ${brand}`,
    paragraphs: (end: string) => [
      `Wir bestätigen Ihre Kündigung. Ihr Zugang bleibt bis zum ${end} bestehen; danach wird nichts mehr abgebucht.`,
      'Wenn Sie es sich anders überlegen, können Sie bis dahin jederzeit reaktivieren:',
    ],
  },
}

const daysInWords = (days: number) => (days === 1 ? '1 Tag' : `${days} Tage`)

/** The card, the subscribe page, the page after the checkout and the restricted profile. */
export const billingTexts = {
  loading: 'Abonnement wird geladen',
  loadFailed: {
    title: 'Ihr Abonnement konnte nicht geladen werden',
    text: 'An Ihrem Zugang ändert das nichts.',
  },
  plans: {
    failed: 'Die Tarife konnten nicht geladen werden.',
    names: { monthly: 'Monatlich', yearly: 'Jährlich' },
    perMonth: 'im Monat',
    perYear: 'im Jahr',
    monthlyEquivalent: (price: string) => `entspricht ${price} im Monat`,
    savings: (price: string) => `Sie sparen ${price} im Jahr`,
    choose: 'Tarif wählen',
    chooseNamed: (name: string) => `${name} wählen`,
    label: 'Tarife',
  },
  card: {
    trialTitle: 'Kostenlose Testphase aktiv',
    trialText: (price: string) => `Nach der Testphase ${price} monatlich, jederzeit kündbar.`,
    trialBooked: (price: string, interval: string) => `Danach beginnt Ihr Abonnement für ${price} ${interval}.`,
    daysLeft: (days: number) => `Noch ${daysInWords(days)}`,
    activeTitle: 'Ihr Abonnement ist aktiv',
    activeText: 'Sie haben vollen Zugang zu allen Funktionen.',
    betaTitle: 'Beta-Sonderangebot',
    betaText: (price: string, interval: string) => `Als Beta-Nutzer zahlen Sie ${price} ${interval}.`,
    betaMonths: (months: number) =>
      months === 1 ? 'Das Angebot gilt noch 1 Monat.' : `Das Angebot gilt noch ${months} Monate.`,
    cancelledTitle: 'Ihr Abonnement ist gekündigt',
    cancelledText: (day: string) => `Ihr Zugang bleibt bis zum ${day} bestehen. Bis dahin können Sie reaktivieren.`,
    expiredTitle: 'Abonnieren Sie, um weiterzuarbeiten',
    expiredText: 'Bitte abonnieren Sie, um die Anwendung weiter zu nutzen.',
    noneTitle: (days: number) => `${daysInWords(days)} kostenlos testen`,
    noneText: 'Testen Sie alle Funktionen. Bis zum Ende der Testphase können Sie jederzeit kostenfrei kündigen.',
    noTrialText: 'Mit einem Tarif stehen Ihnen alle Funktionen offen, jederzeit kündbar.',
    incompleteTitle: 'Wählen Sie einen Tarif',
    incompleteText: 'Ihre kostenlose Testphase haben Sie bereits genutzt. Mit einem Tarif arbeiten Sie sofort weiter.',
    pastDueTitle: 'Bitte aktualisieren Sie Ihre Zahlungsmethode',
    pastDueText: 'Die letzte Zahlung ist fehlgeschlagen. Wir versuchen sie in den nächsten Tagen erneut.',
    unpaidText: 'Die Zahlung ist mehrfach fehlgeschlagen. Ihr Zugang ruht, bis sie nachgeholt ist.',
    grantedTitle: 'Voller Zugang ohne Abonnement',
    grantedText: 'Sie haben vollen Zugang und benötigen kein Abonnement.',
    plan: 'Tarif',
    planOf: (name: string, price: string, interval: string) => `${name}, ${price} ${interval}`,
    nextBilling: 'Nächste Abrechnung',
    nextBillingOf: (day: string, price: string) => `${day}, ${price}`,
    accessUntil: 'Zugang bis',
    trialEnds: 'Testphase endet',
    subscribe: 'Jetzt abonnieren',
    startTrial: 'Kostenlose Testphase starten',
    seePlans: 'Tarife ansehen',
    switchPlan: 'Tarif wechseln',
    manage: 'Zahlung verwalten',
    updatePayment: 'Zahlungsmethode aktualisieren',
    cancel: 'Abonnement kündigen',
    reactivate: 'Abonnement reaktivieren',
  },
  cancelDialog: {
    title: 'Abonnement kündigen?',
    text: (day: string) =>
      `Ihr Zugang bleibt bis zum ${day} bestehen; danach wird nichts mehr abgebucht. Ihre Vorlagen und Ihr Wortschatz bleiben erhalten.`,
    confirm: 'Kündigen',
    keep: 'Abonnement behalten',
  },
  switchDialog: {
    title: 'Tarif wechseln',
    text: 'Der neue Tarif gilt sofort. Bereits Bezahltes wird angerechnet.',
    none: 'Zurzeit gibt es keinen anderen Tarif.',
    confirm: (name: string) => `Zu ${name} wechseln`,
  },
  toasts: {
    cancelled: 'Abonnement gekündigt',
    cancelledText: (day: string) => `Ihr Zugang bleibt bis zum ${day} bestehen.`,
    switched: 'Tarif gewechselt',
    switchedText: (name: string) => `Ihr neuer Tarif: ${name}.`,
    failed: 'Fehler',
    cancelFailed: 'Das Abonnement konnte nicht gekündigt werden.',
    switchFailed: 'Der Tarif konnte nicht gewechselt werden.',
    portalFailed: 'Die Zahlungsverwaltung konnte nicht geöffnet werden.',
    checkoutFailed: { title: 'Error', text: 'Unable to create subscription. Please try again.' },
  },
  subscribe: {
    signedOutTitle: 'Anmelden zum Abonnieren',
    signedOutText: (days: number) =>
      days > 0
        ? `Neu hier? Mit der ersten Anmeldung beginnt Ihre kostenlose Testphase von ${days === 1 ? 'einem Tag' : `${days} Tagen`}, ohne Kreditkarte.`
        : 'Neu hier? Melden Sie sich an, und wählen Sie einen Tarif.',
    withEmail: 'Mit E-Mail fortfahren',
    withProvider: (name: string) => `Mit ${name} fortfahren`,
    providerNames: { google: 'Google' } as Record<string, string>,
    standInProvider: 'Test-Anbieter',
    title: 'Abonnement',
    lead: 'Alle Funktionen, jederzeit kündbar.',
    trialBadge: (days: number) => `${daysInWords(days)} kostenlos`,
    features: [
      'Unbegrenzte Verarbeitung externer Transkripte',
      'Bis zu 5 eigene Vorlagen',
      'KI-Korrektur der Fachsprache',
      'Eigener Wortschatz',
      'Nutzungsstatistik',
      'Standardvorlagen für Befunde',
      'Bevorzugter Support',
    ],
    featuresLabel: 'Enthalten',
    trialing: (days: number) => `Ihre Testphase läuft noch ${daysInWords(days)}.`,
    trialCredit: 'Die restliche Testzeit wird angerechnet; der volle Zugang besteht sofort.',
    usedTitle: 'Ihre kostenlose Testphase wurde bereits genutzt.',
    trialCancelledTitle: 'Sie haben Ihre Testphase gekündigt.',
    trialEndedTitle: 'Ihre Testphase ist beendet.',
    reactivateTitle: 'Reaktivieren Sie Ihr Abonnement.',
    subscribedTitle: 'Sie haben bereits ein laufendes Abonnement.',
    subscribedText: 'Tarif, Zahlung und Kündigung verwalten Sie in Ihrem Profil.',
    buttons: {
      startTrial: (days: number) => `${daysInWords(days)} kostenlos testen`,
      upgrade: 'Jetzt upgraden',
      subscribe: 'Jetzt abonnieren',
      reactivate: 'Abonnement reaktivieren',
      toProfile: 'Zum Profil',
    },
    busy: 'Weiterleitung zur Zahlung',
    note: 'Die Zahlung läuft über unseren Zahlungsdienst. Kartendaten erreichen uns nicht.',
  },
  success: {
    pendingTitle: 'Zahlung wird bestätigt',
    pending: 'Wir gleichen Ihr Abonnement ab …',
    title: (brand: string) => `Willkommen bei ${brand}`,
    text: 'Ihr Abonnement ist eingerichtet. Das steht Ihnen nun offen:',
    redirect: (seconds: number) =>
      seconds === 1 ? 'Weiterleitung in 1 Sekunde' : `Weiterleitung in ${seconds} Sekunden`,
    goNow: 'Jetzt loslegen',
    errorTitle: 'Zahlung erfolgreich, wird noch verarbeitet',
    errorText:
      'Ihre Zahlung war erfolgreich, wird aber noch verarbeitet. Das dauert meist nur wenige Sekunden. Aktualisieren Sie die Seite, oder fahren Sie fort.',
    refresh: 'Aktualisieren',
    continue: 'Fortfahren',
  },
  restricted: {
    banner: 'Subscription Required',
    bannerText: 'Ihre Daten bleiben gespeichert. Mit einem Abonnement stehen Ihnen alle Bereiche offen.',
    title: 'Mein Konto',
    tabsLabel: 'Bereiche des Kontos',
    tabs: { subscription: 'Abonnement', profile: 'Profil', templates: 'Vorlagen', vocabulary: 'Wortschatz' },
    locked: 'nur mit Abonnement',
    lockedNote: 'Profil, Vorlagen und Wortschatz: Bitte abonnieren Sie, um diese Bereiche zu öffnen.',
  },
}
