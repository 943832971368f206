import type { PublicSettings } from './contract.ts'

/** One kind of processing, as a record of processing activities lists it. */
export interface Processing {
  name: string
  data: string
  place: string
  kept: string
}

export interface Measure {
  title: string
  text: string
}

export const dataProtectionTexts = {
  title: 'Für Datenschutzbeauftragte',
  lead: (brand: string) =>
    `Was ${brand} an dieser Installation verarbeitet, wo das geschieht, wie lange es bleibt und wer daran beteiligt ist. Die Angaben stammen aus den Einstellungen, mit denen der Server läuft.`,
  shortTitle: 'In drei Sätzen',
  short: [
    'Diktate und Befunde werden im Arbeitsspeicher verarbeitet und danach vergessen: nicht in der Datenbank, nicht im Protokoll, nicht in einer Warteschlange, nicht in einer E-Mail.',
    'Im Haus-Modus rechnet die Sprach-Engine im Browser; dann erreicht kein Wort den Server. Jede Anfrage, die die Seite verlässt, steht mit Zweck und Größe im Netzprotokoll des Arbeitsplatzes.',
    'Gespeichert werden Kontodaten, eigene Vorlagen und Wörter, Zahlen zur Nutzung und der Stand des Abonnements.',
  ],
  processingTitle: 'Was wo verarbeitet wird, und wie lange es bleibt',
  columns: { name: 'Verarbeitung', data: 'Daten', place: 'Ort', kept: 'Aufbewahrung' },
  processorsTitle: 'Wer daran beteiligt ist',
  processorsLead: 'Empfänger außerhalb dieses Servers, gelesen aus den Einstellungen:',
  noProcessors: 'An dieser Installation ist kein weiterer Dienst eingerichtet: Alle Daten bleiben auf diesem Server.',
  measuresTitle: 'Technische und organisatorische Maßnahmen',
  rightsTitle: 'Rechte der Betroffenen',
  rights: (email: string) => [
    'Kontoinhaber laden ihre Daten im Profil als JSON herunter, berichtigen sie dort und löschen ihr Konto selbst. Die Löschung erreicht Sitzungen, Vorlagen, Wortschatz, Eingaben für die KI, das Abonnement und den Kontakt im E-Mail-Marketing.',
    `Über Patienten wird nichts gespeichert, das herausgegeben, berichtigt oder gelöscht werden könnte. Anfragen richten Sie an ${email}.`,
  ],
  agreementTitle: 'Vertrag zur Auftragsverarbeitung',
  agreementLead:
    'Textbausteine nach Art. 28 DSGVO mit den Maßnahmen und Empfängern dieser Installation als Anlagen. Sie ersetzen keine Rechtsberatung.',
  agreementDownload: 'Textbausteine herunterladen (Text, UTF-8)',
  agreementFile: 'auftragsverarbeitung-textbausteine.txt',
} as const

/** Every processing of the product. The periods are those of the code: clean-up jobs, cascades, settings. */
export function processingsOf({ processors }: PublicSettings): readonly Processing[] {
  const model = processors.find(({ kind }) => kind === 'model')
  return [
    {
      name: 'Diktat in einen Befund wandeln',
      data: 'Text des Diktats, Text des Befunds, gewählte Vorlage. Patientendaten gehören nicht hinein; Namen, Geburtsdaten, Nummern und Adressen werden vor einem Sprachmodell maskiert.',
      place: model
        ? `Arbeitsspeicher dieses Servers; maskiert beim Sprachmodell (${model.name}). Im Haus-Modus nur im Browser.`
        : 'Arbeitsspeicher dieses Servers, ohne Sprachmodell und ohne weiteres Netz. Im Haus-Modus nur im Browser.',
      kept: 'Gar nicht: nur für die Dauer der Anfrage.',
    },
    {
      name: 'Ungesicherter Befund',
      data: 'Diktat und Befund, an denen gerade gearbeitet wird',
      place: 'Nur dieser Tab im Browser (Session Storage)',
      kept: 'Bis „Neuer Bericht“, zur Abmeldung oder bis der Tab geschlossen wird.',
    },
    {
      name: 'Konto und Anmeldung',
      data: 'E-Mail-Adresse, Name, Prüfwert des Passworts (argon2id), zweiter Faktor, Einstellungen',
      place: 'Datenbank dieses Servers',
      kept: 'Bis zur Löschung des Kontos; nie bestätigte Registrierungen 30 Tage.',
    },
    {
      name: 'Sitzungen und Schutz der Anmeldung',
      data: 'Prüfwert des Sitzungscookies, Art des Browsers; Zähler zu verschlüsselten Prüfwerten von Netz und Adresse',
      place: 'Datenbank dieses Servers',
      kept: 'Bis zur Abmeldung oder zum Ablauf; abgelaufene werden stündlich gelöscht.',
    },
    {
      name: 'Eigene Vorlagen, Wortschatz, Eingaben für die KI',
      data: 'Was die Nutzerin oder der Nutzer dort selbst einträgt',
      place: 'Datenbank dieses Servers',
      kept: 'Bis zur Löschung durch sie oder mit dem Konto.',
    },
    {
      name: 'Nutzung',
      data: 'Anzahl, Dauer, Textlänge, Sprache und Fehlerart je Aufruf; nie der Text',
      place: 'Datenbank dieses Servers',
      kept: 'Etwa 24 Monate.',
    },
    {
      name: 'Rückmeldungen',
      data: 'Bewertung und freier Text, vor dem Speichern auf Namen und Nummern maskiert',
      place: 'Datenbank dieses Servers',
      kept: '24 Monate.',
    },
    {
      name: 'Abonnement',
      data: 'Stand, Zeitraum, Kennung beim Zahlungsanbieter; keine Zahlungsdaten',
      place: 'Datenbank dieses Servers',
      kept: 'Bis zur Löschung des Kontos.',
    },
    {
      name: 'Einmalige Testphase',
      data: 'Nicht umkehrbarer Prüfwert der E-Mail-Adresse',
      place: 'Datenbank dieses Servers',
      kept: '24 Monate nach der Löschung des Kontos.',
    },
    {
      name: 'Handlungen der Verwaltung',
      data: 'Wer was wann an welchem Konto geändert hat',
      place: 'Datenbank dieses Servers, nur ergänzbar',
      kept: 'Dauerhaft, als Nachweis.',
    },
    {
      name: 'Betriebsprotokoll',
      data: 'Muster der Adresse, Status, Dauer, Kennung des Kontos; weder Texte noch IP-Adressen, E-Mail-Adressen oder Codes',
      place: 'Standardausgabe dieses Servers',
      kept: 'Nach der Einrichtung des Betreibers.',
    },
  ]
}

/** What the product does by itself; the operator's building and people are the operator's own to describe. */
export const measures: readonly Measure[] = [
  {
    title: 'Datensparsamkeit',
    text: 'Kein Diktat und kein Befund wird gespeichert. Ein Test diktiert ein Zufallswort und durchsucht danach Datenbank, Protokolle, Postausgang und temporäre Dateien.',
  },
  {
    title: 'Zugang',
    text: 'Passwörter als argon2id-Prüfwert, Bestätigung der Adresse durch Einmalcode, zweiter Faktor (App oder Passkey), für Administratoren vorschreibbar; gebremste Anmeldeversuche; Antworten, die nicht verraten, ob eine Adresse ein Konto hat.',
  },
  {
    title: 'Zugriff',
    text: 'Der Server prüft jeden Aufruf auf Sitzung, Berechtigung und Eigentum. Rollen: Nutzer und Administrator. Jede Handlung der Verwaltung steht in einem Verzeichnis, das nur ergänzt werden kann.',
  },
  {
    title: 'Übertragung',
    text: 'Verschlüsselt über HTTPS mit HSTS; Sitzungscookies sind HttpOnly, Secure und an den Host gebunden; Aufrufe anderer Websites werden abgelehnt.',
  },
  {
    title: 'Trennung vom Netz',
    text: 'Eine strenge Content Security Policy: Die Seite lädt nur eigene Dateien. Dritte erscheinen erst, wo der Betreiber sie einrichtet, Videos erst nach einem Klick.',
  },
  {
    title: 'Pseudonymisierung',
    text: 'Bevor ein Text an ein eingerichtetes Sprachmodell geht, werden Namen, Geburtsdaten, Nummern, Telefonnummern, E-Mail-Adressen und Anschriften durch Platzhalter ersetzt und danach zurückgesetzt. Auf Wunsch wird ein Text, bei dem Zweifel bleiben, gar nicht gesendet.',
  },
  {
    title: 'Richtigkeit',
    text: 'Jede Antwort wird gegen das Diktat geprüft: Zahlen, Seiten, Verneinungen, Höhen und Einheiten. Abweichungen erscheinen als Widerspruch, nie stillschweigend.',
  },
  {
    title: 'Verfügbarkeit',
    text: 'Begrenzte Warteschlangen, Zeitgrenzen zu jedem Anbieter und ein Ausweichen auf die eingebaute Engine. Datensicherung und Wiederherstellung der Datenbank liegen beim Betreiber.',
  },
]
