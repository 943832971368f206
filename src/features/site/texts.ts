/** Texts of the public pages. Content points: spec part 1 section 2.2, part 2 sections 2.11 and 2.12. */
export const landingTexts = {
  heading: 'Radiologische Befunde: präzise, professionell und ganz auf Deutsch.',
  lead: (brand: string) =>
    `Diktat einfügen, strukturierten Befund erhalten. ${brand} zeigt zu jedem Satz, woher er kommt, und belegt, dass keine Zahl, keine Seite und keine Verneinung sich geändert hat.`,
  toTutorials: 'Zu den Anleitungen',

  demoTitle: 'Vorführung mit der echten Sprach-Engine',
  demoDictation: 'Diktat',
  demoDictationNote: 'wie es aus der Spracherkennung kommt',
  demoReport: 'Befund',
  demoReportNote: 'wie die Engine ihn schreibt',
  demoStart: 'Vorführung starten',
  demoAgain: 'Noch einmal',
  demoAll: 'Sofort fertig',
  demoIdle: 'Die echte Engine, in Ihrem Browser. Kein Wort verlässt ihn.',
  demoKept: (kept: number, total: number) => `${kept} von ${total} Angaben erhalten`,
  demoCoverage: (percent: number) => `${percent} % des Diktats im Befund`,
  demoPoint: 'Zeigen Sie auf einen Satz im Befund: Seine Herkunft leuchtet im Diktat auf.',
  demoFailed: 'Die Vorführung konnte nicht geladen werden. Bitte prüfen Sie die Verbindung.',
  sample:
    'fragestellung raumforderung befund im segment sechs der leber eine zwei komma drei zentimeter große hypodense läsion punkt ' +
    'gallenblase steinfrei punkt kein aszites punkt rechte niere mit zyste von fünfzehn millimeter punkt ' +
    'beurteilung leberläsion im segment sechs punkt zyste der linken niere punkt',

  featuresTitle: 'Was Sie davon haben',
  features: [
    {
      title: 'Externe Transkripte',
      text: 'Fügen Sie ein, was Ihre Spracherkennung liefert. Gesprochene Satzzeichen, Zahlen, Maße und Wirbelhöhen werden so geschrieben, wie sie gemeint sind.',
    },
    {
      title: 'Deutsche Vorlagen',
      text: 'Über 70 Standardvorlagen aller Modalitäten und Ihre eigenen. Ein Normalsatz, dem Ihr Befund widerspricht, weicht von selbst.',
    },
    {
      title: 'Grammatik und Fachsprache',
      text: 'Ein radiologisches Wörterbuch korrigiert, was die Erkennung verhört hat. Im Zweifel fragt es nach, statt zu raten.',
    },
    {
      title: 'Widersprüche',
      text: 'Rechts und links, Größe und Höhe, Befund und Beurteilung: Was nicht zusammenpasst, steht mit beiden Stellen vor Ihnen, bevor ein anderer es findet.',
    },
    {
      title: 'Schnell',
      text: 'Die eingebaute Engine braucht kein Netz und kein Sprachmodell. Ein langes Diktat ist in Millisekunden ein Befund.',
    },
    {
      title: 'Datenschutz',
      text: 'DSGVO-konform: Diktate und Befunde werden weder gespeichert noch protokolliert. Die Übertragung ist verschlüsselt. Bevor ein Text an ein Sprachmodell geht, werden erkannte Namen, Geburtsdaten und Nummern von Patienten maskiert.',
    },
  ],
  privacyDetails: 'Was wo verarbeitet wird',

  pricingTitle: 'Preise',
  launchOffer: 'Einführungsangebot',
  mostPopular: 'Am beliebtesten',
  planName: 'Monatlich',
  price: '29 €',
  perMonth: 'pro Monat (EUR oder CHF)',
  planFeatures: [
    'Unbegrenzt externe Transkripte',
    'Bis zu 5 eigene Vorlagen',
    'KI-Terminologiekorrektur',
    'Eigener Wortschatz',
    'Nutzungsstatistik',
    'Befundvorlagen',
    'Bevorzugte Hilfe',
  ],

  faqTitle: 'Häufige Fragen',
  faq: [
    {
      question: 'Kann ich jederzeit kündigen?',
      answer: 'Ja, in den Kontoeinstellungen. Ihr Zugang bleibt bis zum Ende des bezahlten Zeitraums bestehen.',
    },
    {
      question: 'Sind die Daten meiner Patienten sicher?',
      answer:
        'Diktate und Befunde werden nur verarbeitet, nicht gespeichert und nicht protokolliert. Im Haus-Modus verlassen sie nicht einmal Ihren Browser.',
    },
    {
      question: 'Welche Funktionen sind enthalten?',
      answer:
        'Alle: Formatieren, Vorlagen ausfüllen, Befunde schreiben, Widersprüche finden, eigene Vorlagen, Wortschatz und Eingaben für die KI.',
    },
  ],
} as const

export const tutorialsTexts = {
  title: 'Anleitungen',
  lead: 'Sechs kurze Anleitungen: vom Diktat zum fertigen Befund.',
  filter: 'Nach Art filtern',
  all: 'Alle',
  categories: { basics: 'Grundlagen', advanced: 'Fortgeschritten', tips: 'Tipps' },
  bannerTitle: 'Noch kein Konto?',
  bannerText: (trialDays: number) =>
    trialDays > 0
      ? `${trialDays === 1 ? '1 Tag' : `${trialDays} Tage`} alle Funktionen testen, ohne Kreditkarte.`
      : 'Mit einem Konto und einem Tarif nutzen Sie alle Funktionen.',
  signIn: 'Sign In',
  startTrial: 'Start Free Trial',
  play: (title: string) => `Video „${title}“ abspielen`,
  playNote: 'Das Video kommt von Vimeo. Erst mit dem Klick wird dorthin eine Verbindung aufgebaut.',
  subtitles: 'Deutsch',
  durationLabel: 'Dauer:',
  duration: (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  steps: 'Lieber lesen: Schritt für Schritt',
} as const

export const legalPageTexts = {
  forOfficersBefore:
    'Verarbeitungen, Fristen, Maßnahmen und Texte für den Vertrag zur Auftragsverarbeitung stehen auf der Seite ',
  forOfficersLink: 'für Datenschutzbeauftragte',
  forOfficersAfter: '.',
} as const
