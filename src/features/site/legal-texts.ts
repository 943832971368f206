import type { PublicSettings } from './contract.ts'

export interface LegalSection {
  title: string
  paragraphs: string[]
  /** Where a link leads to the section. */
  id?: string
}

export interface LegalDocument {
  title: string
  /** The day it took effect, or null. */
  effective: string | null
  lead: string
  sections: LegalSection[]
}

const effective = 'Gültig ab 21. Juni 2025'

/** Content points: spec part 2 section 2.12. */
export function disclaimer({ brandName }: PublicSettings): LegalDocument {
  return {
    title: 'Haftungsausschluss',
    effective: null,
    lead: `${brandName} hilft beim Schreiben von Befunden. Die Verantwortung für jeden Befund bleibt bei Ihnen.`,
    sections: [
      {
        title: 'Beta-Version',
        paragraphs: [`${brandName} ist in der Beta-Phase. Funktionen können sich ändern oder zeitweise ausfallen.`],
      },
      {
        title: 'Kein Medizinprodukt',
        paragraphs: [
          `${brandName} ist kein Medizinprodukt und nicht für Diagnose, Therapie oder Überwachung bestimmt. Es stellt keine Befunde, es schreibt sie.`,
        ],
      },
      {
        title: 'Prüfung durch einen Menschen',
        paragraphs: [
          'Jeder Befund muss von einer Ärztin oder einem Arzt geprüft werden, bevor er verwendet wird. Hinweise auf Widersprüche sind eine Hilfe; ihr Ausbleiben beweist nicht, dass ein Befund richtig ist.',
        ],
      },
      {
        title: 'Keine Speicherung',
        paragraphs: [
          'Tonaufnahmen und Befundtexte werden nicht gespeichert. Die Verarbeitung geschieht nur in Echtzeit; danach sind die Texte vergessen.',
        ],
      },
    ],
  }
}

export function terms({ brandName, company, legalCountry, trialDays }: PublicSettings): LegalDocument {
  return {
    title: 'Nutzungsbedingungen',
    effective,
    lead: `Diese Bedingungen gelten zwischen ${company.name} und den Nutzerinnen und Nutzern von ${brandName}.`,
    sections: [
      {
        title: 'Leistung',
        paragraphs: [
          `${brandName} wandelt Diktate in strukturierte Befunde um. Der Dienst ist in der Beta-Phase und kein Medizinprodukt; jeder Befund muss von einem Menschen geprüft werden.`,
        ],
      },
      ...(trialDays > 0
        ? [
            {
              title: 'Testphase',
              paragraphs: [
                `Neue Konten können ${trialDays === 1 ? 'einen Tag' : `${trialDays} Tage`} kostenlos und ohne Kreditkarte testen.`,
              ],
            },
          ]
        : []),
      {
        title: 'Preis und Verlängerung',
        paragraphs: [
          'Der Preis beträgt 29 pro Monat (EUR oder CHF). Das Abonnement verlängert sich monatlich von selbst, bis es gekündigt wird.',
          'Sie können jederzeit in den Kontoeinstellungen kündigen; der Zugang bleibt bis zum Ende des bezahlten Zeitraums. Bereits gezahlte Beträge werden nicht erstattet.',
        ],
      },
      {
        title: 'Ihre Pflichten',
        paragraphs: [
          'Sie prüfen jeden Befund, halten Ihre Zugangsdaten geheim und geben keine Angaben ein, die Patienten identifizieren.',
        ],
      },
      {
        title: 'Daten',
        paragraphs: [
          'Tonaufnahmen und Befundtexte werden nur in Echtzeit verarbeitet und nicht gespeichert. Nutzungsdaten (Zahlen, Zeiten, Größen) werden etwa 24 Monate aufbewahrt.',
        ],
      },
      {
        title: 'Haftung',
        paragraphs: [
          'Die Haftung ist begrenzt auf den höheren der beiden Beträge: die in den letzten 12 Monaten gezahlten Gebühren oder 50 USD. Zwingende gesetzliche Haftung bleibt unberührt.',
        ],
      },
      {
        title: 'Änderungen',
        paragraphs: ['Wesentliche Änderungen dieser Bedingungen werden 30 Tage vorher angekündigt.'],
      },
      { title: 'Anwendbares Recht', paragraphs: [`Es gilt das Recht ${legalCountry}.`] },
    ],
  }
}

export function privacy(settings: PublicSettings): LegalDocument {
  const { brandName, company, processors } = settings
  return {
    title: 'Datenschutzerklärung',
    effective,
    lead: `Was ${brandName} mit Daten tut, und was nicht.`,
    sections: [
      {
        title: 'Verantwortlich',
        paragraphs: [`${company.name}, ${company.address}, ${company.email}`],
      },
      {
        title: 'Diktate und Befunde',
        paragraphs: [
          'Tonaufnahmen und Befundtexte werden nicht gespeichert: nicht in der Datenbank, nicht in Protokollen, nicht in Zwischenspeichern, nicht in E-Mails. Sie werden in Echtzeit verarbeitet und danach vergessen. Gezählt werden Anzahl, Dauer, Größe und Art eines Fehlers.',
          'Im Haus-Modus rechnet die Sprach-Engine in Ihrem Browser; dann verlässt kein Text die Seite.',
        ],
      },
      {
        title: 'Konto',
        paragraphs: [
          'Gespeichert werden E-Mail-Adresse, Name, Einstellungen, eigene Vorlagen, Wortschatz, Eingaben für die KI und der Stand des Abonnements. Passwörter werden nur als Prüfwert (argon2id) gespeichert.',
          'Sie können Ihre Daten im Profil herunterladen und Ihr Konto löschen. Nach der Löschung bleibt 24 Monate lang ein nicht umkehrbarer Prüfwert Ihrer Adresse, damit die Testphase einmalig bleibt.',
        ],
      },
      {
        title: 'Nutzungsdaten',
        paragraphs: ['Nutzungsdaten werden etwa 24 Monate aufbewahrt und dann gelöscht.'],
      },
      {
        title: 'Wer sonst Daten verarbeitet',
        paragraphs:
          processors.length === 0
            ? ['An dieser Installation ist kein weiterer Dienst eingerichtet: Alle Daten bleiben auf diesem Server.']
            : processors.map(({ name, purpose }) => `${name}. ${purpose}.`),
      },
      {
        id: 'speicher',
        title: 'Cookies und Speicher',
        paragraphs: [
          'Es wird nur Notwendiges gespeichert: ein Cookie für die Anmeldung, und in Ihrem Browser Ihre Einstellungen sowie, nur in diesem Tab, ein ungesicherter Befund. Nichts davon dient der Verfolgung.',
          ...processors
            .filter(({ kind }) => kind === 'consent')
            .map(({ name }) => `Was darüber hinausgeht, geschieht nur mit Ihrer Einwilligung, die ${name} verwaltet.`),
        ],
      },
      {
        title: 'Ihre Rechte',
        paragraphs: [
          `Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Übertragbarkeit und Widerspruch sowie auf Beschwerde bei einer Aufsichtsbehörde. Schreiben Sie an ${company.email}.`,
        ],
      },
    ],
  }
}
