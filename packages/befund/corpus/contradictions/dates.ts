import type { ContradictionCase } from './contradiction-case.ts'

export const dateCases: readonly ContradictionCase[] = [
  {
    why: "Monat der Voruntersuchung weicht ab.",
    kind: 'date',
    quotes: ["CT vom 12.03.2024", "Im Vergleich zur Voruntersuchung vom 12.05.2024 unverändert"],
    text: `CT Thorax
Voraufnahmen: CT vom 12.03.2024.
Befund: Im Vergleich zur Voruntersuchung vom 12.05.2024 unverändert.
Beurteilung: Konstant.`,
  },
  {
    why: "Voruntersuchung liegt nach der Untersuchung.",
    kind: 'date',
    quotes: ["MRT vom 14.02.2024", "MRT vom 20.06.2024"],
    text: `MRT vom 14.02.2024
Voraufnahmen: MRT vom 20.06.2024.
Befund: Unverändert.
Beurteilung: Konstant.`,
  },
  {
    why: "Den 31. April gibt es nicht.",
    kind: 'date',
    quotes: ["Voraufnahmen:", "31.04.2024"],
    text: `Röntgen Thorax
Voraufnahmen: 31.04.2024.
Befund: Kein Infiltrat.
Beurteilung: Kein Infiltrat.`,
  },
  {
    why: "Zwei Daten derselben Voruntersuchung ohne Abschnitte.",
    kind: 'date',
    quotes: ["Zum Vergleich liegt die Voruntersuchung vom 03.01.2024 vor", "Gegenüber der Voruntersuchung vom 03.11.2024 keine Änderung"],
    text: `CT Thorax
Zum Vergleich liegt die Voruntersuchung vom 03.01.2024 vor. Kein Infiltrat. Gegenüber der Voruntersuchung vom 03.11.2024 keine Änderung.`,
  },
  {
    why: "Jahr der Voruntersuchung weicht ab.",
    kind: 'date',
    quotes: ["MRT vom 22.11.2022", "Zum Vorbefund vom 22.11.2021 unverändert"],
    text: `Vergleich: MRT vom 22.11.2022.
Befund: Zum Vorbefund vom 22.11.2021 unverändert.
Beurteilung: Unverändert.`,
  },
  {
    why: "Den 13. Monat gibt es nicht.",
    kind: 'date',
    quotes: ["Voraufnahmen:", "CT vom 15.13.2023"],
    text: `Voraufnahmen: CT vom 15.13.2023.
Befund: Konstant.
Beurteilung: Konstant.`,
  },
  {
    why: "Die Untersuchung trägt im Fließtext ein Datum vor dem der Voruntersuchung.",
    kind: 'date',
    quotes: ["Untersuchung vom 03.02.2025", "Vergleich zur Voruntersuchung vom 12.05.2025"],
    text: `Vergleich zur Voruntersuchung vom 12.05.2025. Untersuchung vom 03.02.2025.`,
  },
  {
    why: "Untersucht vor der Geburt.",
    kind: 'date',
    quotes: ["MRT Schädel vom 11.03.2021", "Patientin, geb. 19.08.2024"],
    text: `Patientin, geb. 19.08.2024.
Vorbefund: MRT Schädel vom 11.03.2021.
Befund: Keine Blutung.`,
  },
]
