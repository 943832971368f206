import type { ContradictionCase } from './contradiction-case.ts'

export const priorCases: readonly ContradictionCase[] = [
  {
    why: "Vergleich, obwohl der Text selbst sagt, dass es keine Voraufnahmen gibt.",
    kind: 'missingPrior',
    quotes: ["Keine Voraufnahmen zum Vergleich", "Gegenüber der Voruntersuchung unverändertes Infiltrat rechts"],
    text: `Röntgen Thorax
Keine Voraufnahmen zum Vergleich. Gegenüber der Voruntersuchung unverändertes Infiltrat rechts.`,
  },
  {
    why: "Die Voruntersuchung „liegt nicht vor“, und dennoch wird mit ihr verglichen.",
    kind: 'missingPrior',
    quotes: ["Voruntersuchung liegt nicht vor", "Größenkonstanter Rundherd im Vergleich zur Voruntersuchung"],
    text: `CT Thorax
Voruntersuchung liegt nicht vor.
Befund: Größenkonstanter Rundherd im Vergleich zur Voruntersuchung.`,
  },
  {
    why: "Die letzte Aufnahme ist auch eine Voruntersuchung.",
    kind: 'missingPrior',
    quotes: ["Keine Voruntersuchung zum Vergleich", "Gegenüber der letzten Aufnahme unveränderte Stellung"],
    text: `Röntgen Hüfte
Keine Voruntersuchung zum Vergleich.
Befund: Gegenüber der letzten Aufnahme unveränderte Stellung.`,
  },
  {
    why: "Größenkonstant ohne Voraufnahme.",
    kind: 'missingPrior',
    quotes: ["Voraufnahmen liegen nicht vor", "Rundherd rechts, größenkonstant"],
    text: `Röntgen Thorax
Voraufnahmen liegen nicht vor.
Befund: Rundherd rechts 8 mm.
Beurteilung: Rundherd rechts, größenkonstant.`,
  },
  {
    why: "Rückläufig ohne Voruntersuchung.",
    kind: 'missingPrior',
    quotes: ["Keine Voruntersuchung", "Erguss links rückläufig"],
    text: `CT Thorax
Keine Voruntersuchung.
Befund: Erguss links rückläufig.
Beurteilung: Erguss.`,
  },
  {
    why: 'Der bekannte Knoten liegt laut Angaben rechts, im Befund größenkonstant links.',
    kind: 'side',
    quotes: ["Bekannter Knoten im rechten Schilddrüsenlappen, Verlaufskontrolle", "Größenkonstanter Knoten links"],
    text: `Sonographie Schilddrüse
Klinische Angaben: Bekannter Knoten im rechten Schilddrüsenlappen, Verlaufskontrolle.
Befund: Rechter Lappen 8 ml, homogen. Linker Lappen 9 ml, darin echoarmer Knoten 14 x 11 mm, größenkonstant.
Beurteilung: Größenkonstanter Knoten links.`,
  },
  {
    why: 'Das bekannte Hämatom der Anamnese ist im Verlauf auf der anderen Seite rückläufig.',
    kind: 'side',
    quotes: ["Bekanntes Subduralhämatom links", "Subduralhämatom rechts, rückläufig auf 6 mm (VU 11 mm)"],
    text: `CT Schädel
Anamnese: Bekanntes Subduralhämatom links.
Befund: Subduralhämatom rechts, rückläufig auf 6 mm (VU 11 mm). Keine frische Blutung.
Beurteilung: Regredientes Subduralhämatom rechts.`,
  },
  {
    why: 'Staging ohne Überschrift: der Tumor, um den es geht, liegt auf der anderen Seite.',
    kind: 'side',
    quotes: ["Staging bei Nierenzellkarzinom links", "Nierenzellkarzinom der rechten Niere 5,2 cm mit Ausdehnung in die Nierenvene"],
    text: `CT Abdomen
Staging bei Nierenzellkarzinom links.
Befund: Nierenzellkarzinom der rechten Niere 5,2 cm mit Ausdehnung in die Nierenvene. Linke Niere regelrecht. Keine Metastasen.
Beurteilung: Nierenzellkarzinom rechts.`,
  },
  {
    why: 'Der Verlauf eines Pneumothorax der anderen Seite war gefragt.',
    kind: 'side',
    quotes: ["Verlauf Pneumothorax rechts nach Drainage", "Pneumothorax links apikal 8 mm, rückläufig"],
    text: `Röntgen Thorax
Fragestellung: Verlauf Pneumothorax rechts nach Drainage.
Befund: Pneumothorax links apikal 8 mm, rückläufig. Drainage in situ.
Beurteilung: Rückläufiger Pneumothorax links.`,
  },
  {
    why: 'Die bekannte Fraktur hat die Seite gewechselt.',
    kind: 'side',
    quotes: ["Bekannte Klavikulafraktur links, Verlauf", "Unveränderte Stellung der Klavikulafraktur rechts, beginnende Kallusbildung"],
    text: `Röntgen Schulter
Klinik: Bekannte Klavikulafraktur links, Verlauf.
Befund: Unveränderte Stellung der Klavikulafraktur rechts, beginnende Kallusbildung.
Beurteilung: Stellungskonstante Klavikulafraktur rechts.`,
  },
  {
    why: 'Nach der Hydrozele war auf der anderen Seite gefragt, von der nichts gesagt wird.',
    kind: 'side',
    quotes: ["Hydrozele rechts?", "Hydrozele links 4,2 cm"],
    text: `Sonographie Hoden
Fragestellung: Hydrozele rechts?
Befund: Hoden bds. orthotop. Hydrozele links 4,2 cm. Nebenhoden unauffällig.
Beurteilung: Hydrozele links.`,
  },
  {
    why: 'Präoperativ bekannt ist das Adenom der anderen Parotis.',
    kind: 'side',
    quotes: ["Pleomorphes Adenom der rechten Parotis, präoperativ", "Scharf begrenztes Adenom der linken Glandula parotis 22 mm"],
    text: `MRT Hals
Klinische Angaben: Pleomorphes Adenom der rechten Parotis, präoperativ.
Befund: Scharf begrenztes Adenom der linken Glandula parotis 22 mm. Rechte Parotis unauffällig.
Beurteilung: Bekanntes pleomorphes Adenom der linken Parotis.`,
  },
  {
    why: 'Die Zyste des Vorbefundes lag im anderen Ovar.',
    kind: 'side',
    quotes: ["Zyste des rechten Ovars 4 cm", "Zyste des linken Ovars, nun 3 cm, regredient"],
    text: `Sonographie Becken
Vorbefund: Zyste des rechten Ovars 4 cm.
Befund: Zyste des linken Ovars, nun 3 cm, regredient. Uterus unauffällig.
Beurteilung: Rückläufige Ovarialzyste links.`,
  },
  {
    why: 'Ohne Voraufnahmen ist nichts unverändert.',
    kind: 'missingPrior',
    quotes: ['Keine', 'Rundherd rechts 8 mm, unverändert'],
    text: `CT Thorax
Voraufnahmen: Keine.
Befund: Rundherd rechts 8 mm, unverändert.
Beurteilung: Rundherd rechts.`,
  },
  {
    why: 'Ohne Voruntersuchung ist nichts kleiner als dort.',
    kind: 'missingPrior',
    quotes: ['Es liegen keine Voruntersuchungen vor', 'Rundherd rechts 8 mm, kleiner als in der Voruntersuchung'],
    text: `CT Thorax
Es liegen keine Voruntersuchungen vor.
Befund: Rundherd rechts 8 mm, kleiner als in der Voruntersuchung.
Beurteilung: Rundherd rechts.`,
  },
]
