import type { PublicSettings } from '../contract.ts'
import { measures, processingsOf, dataProtectionTexts as t } from '../data-protection-texts.ts'

interface Clause {
  title: string
  lines: string[]
}

/** Building blocks of an agreement under Art. 28 GDPR as plain text, with this installation's facts as annexes. */
export function processingAgreement(settings: PublicSettings): string {
  const clauses = [...clausesOf(settings), ...annexesOf(settings)]
  const body = clauses.flatMap(({ title, lines }) => [title, '-'.repeat(title.length), ...lines, ''])
  return [
    'TEXTBAUSTEINE FÜR EINEN VERTRAG ZUR AUFTRAGSVERARBEITUNG (ART. 28 DSGVO)',
    '',
    'Diese Bausteine beschreiben, was das Produkt tut. Sie ersetzen keine Rechtsberatung.',
    'Angaben in eckigen Klammern sind zu ergänzen.',
    '',
    'Verantwortlicher: [Name und Anschrift der Praxis oder Klinik]',
    `Auftragsverarbeiter: ${settings.company.name}, ${settings.company.address}, ${settings.company.email}`,
    '',
    ...body,
  ].join('\r\n')
}

function clausesOf({ brandName, company }: PublicSettings): Clause[] {
  return [
    {
      title: '1. Gegenstand und Dauer',
      lines: [
        `Der Auftragsverarbeiter stellt den Dienst ${brandName} bereit, der Diktate in gegliederte Befundtexte wandelt.`,
        'Die Vereinbarung gilt, solange der Verantwortliche den Dienst nutzt.',
      ],
    },
    {
      title: '2. Art und Zweck der Verarbeitung',
      lines: ['Wandeln, Prüfen und Darstellen von Text in Echtzeit; Verwalten von Konten; Zählen der Nutzung.'],
    },
    {
      title: '3. Art der Daten und Kreis der Betroffenen',
      lines: [
        'Betroffen sind die Nutzerinnen und Nutzer des Dienstes; ihre Daten nennt Anlage 1.',
        'Diktate und Befunde können Gesundheitsdaten (Art. 9 DSGVO) von Patienten enthalten. Der Verantwortliche gibt',
        'keine Angaben ein, die Patienten identifizieren. Diese Texte werden nicht gespeichert.',
      ],
    },
    {
      title: '4. Weisungen',
      lines: [
        'Der Auftragsverarbeiter verarbeitet die Daten nur auf dokumentierte Weisung des Verantwortlichen. Die Nutzung',
        'der Funktionen des Dienstes gilt als Weisung. Eine Verarbeitung zu eigenen Zwecken, insbesondere zum Training',
        'von Sprachmodellen, findet nicht statt.',
      ],
    },
    {
      title: '5. Vertraulichkeit',
      lines: ['Wer Zugang zu den Daten hat, ist zur Vertraulichkeit verpflichtet [§ 203 StGB, soweit anwendbar].'],
    },
    {
      title: '6. Sicherheit der Verarbeitung',
      lines: ['Es gelten die Maßnahmen der Anlage 2. Sie dürfen weiterentwickelt, aber nicht verschlechtert werden.'],
    },
    {
      title: '7. Weitere Auftragsverarbeiter',
      lines: [
        'Der Verantwortliche genehmigt die in Anlage 3 genannten. Änderungen werden [30] Tage vorher angekündigt;',
        'der Verantwortliche kann widersprechen.',
      ],
    },
    {
      title: '8. Unterstützung',
      lines: [
        'Der Auftragsverarbeiter unterstützt bei den Rechten der Betroffenen und meldet Verletzungen des Schutzes',
        'personenbezogener Daten unverzüglich, spätestens nach [24] Stunden.',
      ],
    },
    {
      title: '9. Löschung und Rückgabe',
      lines: [
        'Kontodaten können jederzeit heruntergeladen und gelöscht werden. Texte von Diktaten und Befunden sind nach',
        'der Antwort nicht mehr vorhanden. Die Fristen nennt Anlage 1.',
      ],
    },
    {
      title: '10. Nachweis',
      lines: [`Auskünfte und Nachweise: ${company.email}. Überprüfungen werden [14] Tage vorher vereinbart.`],
    },
  ]
}

function annexesOf(settings: PublicSettings): Clause[] {
  const { data, place, kept } = t.columns
  return [
    {
      title: 'Anlage 1: Verarbeitungen und Fristen',
      lines: processingsOf(settings).flatMap((processing) => [
        `- ${processing.name}`,
        `  ${data}: ${processing.data}`,
        `  ${place}: ${processing.place}`,
        `  ${kept}: ${processing.kept}`,
      ]),
    },
    {
      title: 'Anlage 2: Technische und organisatorische Maßnahmen',
      lines: measures.map(({ title, text }) => `- ${title}: ${text}`),
    },
    {
      title: 'Anlage 3: Weitere Auftragsverarbeiter',
      lines:
        settings.processors.length === 0
          ? [t.noProcessors]
          : settings.processors.map(({ name, purpose }) => `- ${name}: ${purpose}`),
    },
  ]
}
