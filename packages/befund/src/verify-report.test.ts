import { describe, expect, it } from 'vitest'
import { verifierOf, verifyReport } from './verify-report.ts'

describe('verifyReport stays silent', () => {
  const sayTheSame: readonly (readonly [why: string, transcript: string, report: string])[] = [
    [
      'when sentences stand in another order',
      'Milz unauffällig. Keine freie Flüssigkeit.',
      'Keine freie Flüssigkeit. Milz unauffällig.',
    ],
    [
      'when a sentence is turned round',
      'In der linken Niere eine 2 cm große Zyste.',
      'Eine Zyste von 2 cm in der linken Niere.',
    ],
    ['when a unit is written otherwise', 'Lymphknoten 0,8 cm axillär rechts.', 'Rechts axillär Lymphknoten von 8 mm.'],
    ['when the decimal sign is Swiss', 'Aorta 3,4 cm weit.', 'Aorta 3.4 cm weit.'],
    [
      'when a number is written as a word',
      'Zwei Rundherde im rechten Oberlappen.',
      '2 Rundherde im rechten Oberlappen.',
    ],
    [
      'when a sentence begins with an ordinal',
      'im siebten Brustwirbelkörper eine Osteolyse Punkt in der zwölften Schwangerschaftswoche Punkt',
      'Im 7. Brustwirbelkörper eine Osteolyse. In der 12. Schwangerschaftswoche.',
    ],
    [
      'when a single letter ends the sentence',
      'Arthrose im MTP I Punkt Fraktur Digitus V Punkt Gehstrecke vierhundert m Punkt Zyste Punkt',
      'Arthrose im MTP I. Fraktur Digitus V. Gehstrecke 400 m. Zyste.',
    ],
    ['when a level has its other name', 'Protrusion LWK 4/5.', 'Protrusion L4/L5.'],
    ['when a segment is written in Arabic', 'Metastase in Segment IVa.', 'Metastase in Segment 4a.'],
    ['when a date is written out', 'Vergleich mit CT vom 3.2.2024.', 'Vergleich mit CT vom 03.02.24.'],
    ['when both sides are abbreviated', 'Beidseits Pleuraerguss.', 'Pleuraerguss bds.'],
    ['when a suspicion is abbreviated', 'Verdacht auf Metastase.', 'V. a. Metastase.'],
    ['when a denied list is split', 'Keine Fraktur oder Luxation.', 'Keine Fraktur. Keine Luxation.'],
    ['when a missing thing is denied', 'Fehlende Diffusionsstörung.', 'Keine Diffusionsstörung.'],
    ['when two denials are gathered', 'Keine Fraktur. Keine Luxation.', 'Keine Fraktur oder Luxation.'],
    [
      'when a compound was spoken apart',
      'Hypodense Leber Läsion in Segment VI.',
      'Hypodense Leberläsion in Segment VI.',
    ],
    [
      'when headings are added',
      'Leber normal groß. Milz unauffällig.',
      'Befund:\n\nLeber\nLeber normal groß.\n\nMilz\nMilz unauffällig.',
    ],
    [
      'when the report is HTML',
      'Leber > 15 cm. Milz unauffällig.',
      '<h2>Befund</h2><p>Leber &gt; 15 cm. <strong>Milz</strong> unauffällig.</p>',
    ],
    [
      'when an impression sums up a finding',
      'Leber mit 2 cm großer Läsion in Segment VI.',
      'Leber mit 2 cm großer Läsion in Segment VI. Leberläsion in Segment VI.',
    ],
    ['when a compound names the same thing', 'Prostata 45 ml.', 'Prostatavolumen 45 ml.'],
    ['when the spelling is Latin', 'Coxarthrose rechts.', 'Koxarthrose rechts.'],
    ['when a side becomes an adjective', 'Nierenzyste links 15 mm.', 'Linksseitige Nierenzyste von 1,5 cm.'],
    [
      'when a value changes places within its sentence',
      'Läsion periphere Zone links PI-RADS 4, 12 mm.',
      'Linksseitig in der peripheren Zone eine 12 mm große Läsion, PI-RADS 4.',
    ],
    ['when normal is called otherwise', 'Milz unauffällig.', 'Milz regelrecht.'],
    ['when a degree has its other name', 'Leichtgradige Stenose der ACI.', 'Geringgradige Stenose der ACI.'],
    ['when a course has its other name', 'Größenprogredienter Herd.', 'Progredienter Herd.'],
    ['when what grew has become larger', 'Der Herd hat zugenommen.', 'Der Herd ist größer geworden.'],
    ['when a probability is abbreviated', 'Rundherd, wahrscheinlich Granulom.', 'Rundherd, a. e. Granulom.'],
    ['when a Roman figure is Arabic', 'Radiusköpfchenfraktur Mason III.', 'Radiusköpfchenfraktur Mason 3.'],
    ['when a Latin vessel has a letter', 'V. poplitea und V. femoralis frei.', 'V. femoralis und V. poplitea frei.'],
    ['when nothing was said', '', ''],
  ]
  it.each(sayTheSame)('%s', (_why, transcript, report) => {
    const result = verifyReport(transcript, report)
    expect(result.contradictions.map(({ text }) => text)).toEqual([])
    expect(result.ok).toBe(true)
  })
})

describe('verifyReport notices', () => {
  const sayOtherwise: readonly (readonly [
    why: string,
    transcript: string,
    report: string,
    kind: string,
    status: string,
  ])[] = [
    ['a side', 'Zyste der linken Niere.', 'Zyste der rechten Niere.', 'side', 'changed'],
    [
      'sides swapped between two findings',
      'Zyste links, Konkrement rechts.',
      'Zyste rechts, Konkrement links.',
      'side',
      'changed',
    ],
    ['numbers swapped between two organs', 'Leber 14 cm, Milz 11 cm.', 'Leber 11 cm, Milz 14 cm.', 'number', 'changed'],
    ['digits in another order', 'Herd von 27 mm.', 'Herd von 72 mm.', 'number', 'changed'],
    ['a unit', 'Herd von 27 mm.', 'Herd von 27 cm.', 'unit', 'changed'],
    ['the sign of a density', 'Herd mit -20 HU.', 'Herd mit 20 HU.', 'number', 'changed'],
    ['a level', 'Protrusion LWK 4/5.', 'Protrusion LWK 3/4.', 'level', 'changed'],
    ['a lobe', 'Rundherd im Oberlappen.', 'Rundherd im Unterlappen.', 'level', 'changed'],
    ['a date', 'Vergleich mit CT vom 03.02.2024.', 'Vergleich mit CT vom 03.02.2023.', 'date', 'changed'],
    ['a grading', 'Befund entspricht BI-RADS 2.', 'Befund entspricht BI-RADS 4.', 'grading', 'changed'],
    ['two directions in one word', 'Labrumriss anterosuperior.', 'Labrumriss posteroinferior.', 'organ', 'changed'],
    ['a finding on a line of its own', 'Leber normal.', 'Leber normal.\nLungenembolie', 'organ', 'invented'],
    [
      'a history in the title',
      'CT Abdomen\nLeber normal.',
      'CT Abdomen bei Z. n. Splenektomie\nLeber normal.',
      'organ',
      'invented',
    ],
    ['a degree', 'Stenose der Aorta.', 'Hochgradige Stenose der Aorta.', 'organ', 'invented'],
    ['a study without contrast', 'MRT Knie rechts.', 'MRT Knie rechts nativ.', 'organ', 'invented'],
    ['contrast given', 'Leber ohne Herde.', 'Leber nach Kontrastmittelgabe ohne Herde.', 'organ', 'invented'],
    ['a dropped negation', 'Keine Fraktur des Radius.', 'Fraktur des Radius.', 'negation', 'lost'],
    ['an added negation', 'Fraktur des Radius.', 'Keine Fraktur des Radius.', 'negation', 'invented'],
    [
      'a negation that moved to another finding',
      'Kein Erguss, Fraktur des Radius.',
      'Erguss, keine Fraktur des Radius.',
      'negation',
      'lost',
    ],
    ['a negative prefix', 'Milz auffällig.', 'Milz unauffällig.', 'negation', 'changed'],
    [
      'signs that are missing',
      'Hinweise auf eine Fraktur fehlen.',
      'Hinweise auf eine Fraktur liegen vor.',
      'negation',
      'lost',
    ],
    ['a result that was negative', 'Murphy-Zeichen negativ.', 'Murphy-Zeichen positiv.', 'negation', 'lost'],
    ['a denial by a sign', 'Ø Fraktur des Radius.', 'Fraktur des Radius.', 'negation', 'lost'],
    ['what is intact', 'Kreuzband intakt.', 'Kreuzband defekt.', 'organ', 'changed'],
    ['what is open', 'Pfortader offen.', 'Pfortader verschlossen.', 'organ', 'changed'],
    ['a dropped suspicion', 'V. a. Metastase der Leber.', 'Metastase der Leber.', 'negation', 'lost'],
    [
      'a finding put to an organ that was dictated',
      'Leber homogen. Keine Metastasen.',
      'Leber mit Metastasen. Keine Metastasen.',
      'organ',
      'invented',
    ],
    [
      'a repeated finding on the other side',
      'Zyste der Niere links.',
      'Zyste der Niere links. Zyste der Niere rechts.',
      'sentence',
      'invented',
    ],
    [
      'a repeated finding that is denied',
      'Fraktur des Radius.',
      'Fraktur des Radius. Keine Fraktur des Radius.',
      'negation',
      'invented',
    ],
    ['another organ', 'Zyste der Leber.', 'Zyste der Milz.', 'organ', 'changed'],
    ['another place', 'Meningeom frontal.', 'Meningeom temporal.', 'organ', 'changed'],
    ['another quadrant', 'Herd rechts oben außen.', 'Herd rechts unten innen.', 'organ', 'changed'],
    ['another vessel', 'Stenose der A. carotis interna.', 'Stenose der A. carotis externa.', 'organ', 'changed'],
    ['another course', 'Herd progredient.', 'Herd rückläufig.', 'organ', 'changed'],
    ['larger for smaller', 'Herd größer als zuvor.', 'Herd kleiner als zuvor.', 'organ', 'changed'],
    ['more for less', 'Stenose unter 50 %.', 'Stenose über 50 %.', 'organ', 'changed'],
    ['a sign of comparison', 'Lymphknoten < 10 mm.', 'Lymphknoten > 10 mm.', 'organ', 'changed'],
    ['the half of a verb', 'Der Erguss nimmt zu.', 'Der Erguss nimmt ab.', 'organ', 'changed'],
    ['the layer', 'Infarkt kortikal.', 'Infarkt subkortikal.', 'organ', 'changed'],
    ['another degree', 'Geringe Stenose.', 'Hochgradige Stenose.', 'organ', 'changed'],
    ['a Roman grade', 'Osteochondrose, Modic II.', 'Osteochondrose, Modic I.', 'grading', 'changed'],
    ['a Roman figure behind a name', 'Fraktur, Mason I.', 'Fraktur, Mason III.', 'number', 'changed'],
    ['what is normal no more', 'Mesorektale Faszie frei.', 'Mesorektale Faszie infiltriert.', 'organ', 'changed'],
    [
      'sides that changed places',
      'Erguss rechts größer als links.',
      'Erguss links größer als rechts.',
      'side',
      'changed',
    ],
    [
      'sides that changed places around their sizes',
      'Erguss rechts 2 cm links 3 cm.',
      'Erguss links 2 cm rechts 3 cm.',
      'side',
      'lost',
    ],
    ['contrast medium', 'MRT Hand\nSerien mit KM.', 'MRT Hand\nSerien nativ.', 'organ', 'changed'],
    ['the sex', '67-jähriger Patient.', '67-jährige Patientin.', 'organ', 'changed'],
    ['an operation put in', 'Radiatio 2021.', 'Radiatio 2021 und Thyreoidektomie.', 'organ', 'invented'],
    ['what is past', 'Z. n. Fraktur.', 'Fraktur.', 'organ', 'lost'],
    ['stones that were not there', 'Gallenblase steinfrei.', 'Gallenblase mit Steinen.', 'organ', 'invented'],
    ['a probability dropped', 'Wahrscheinlich Metastase.', 'Metastase.', 'negation', 'lost'],
    ['an opposite', 'Hypodense Läsion der Leber.', 'Hyperdense Läsion der Leber.', 'organ', 'changed'],
    ['a sentence left out', 'Leber homogen. Milz unauffällig.', 'Leber homogen.', 'sentence', 'lost'],
    ['a sentence made up', 'Leber homogen.', 'Leber homogen. Milz unauffällig.', 'sentence', 'invented'],
  ]
  it.each(sayOtherwise)('%s', (_why, transcript, report, kind, status) => {
    const result = verifyReport(transcript, report)
    expect(result.ok).toBe(false)
    expect(result.ledger.rows).toContainEqual(expect.objectContaining({ kind, status }))
  })
})

describe('verifyReport answers', () => {
  it('spans that quote both texts verbatim, in HTML too', () => {
    const transcript = 'Zyste der linken Niere.'
    const report = '<p>Zyste &amp; Stein der <em>rechten</em> Niere.</p>'
    const side = verifyReport(transcript, report).ledger.rows.find(({ kind }) => kind === 'side')
    expect(transcript.slice(side?.transcript?.start, side?.transcript?.end)).toBe('linken')
    expect(report.slice(side?.report?.start, side?.report?.end)).toBe('rechten')
  })

  it('a fix that restores the dictated side in the right form', () => {
    const report = 'Zyste in der rechten Niere.'
    const [contradiction] = verifyReport('Zyste linke Niere.', report).contradictions
    const edit = contradiction?.fixes[0]?.edits[0]
    expect(edit && report.slice(0, edit.span.start) + edit.replacement + report.slice(edit.span.end)).toBe(
      'Zyste in der linken Niere.',
    )
  })

  it('a sentence in German that quotes both places', () => {
    const [contradiction] = verifyReport('Herd von 27 mm.', 'Herd von 72 mm.').contradictions
    expect(contradiction?.text).toBe('Zahl (Herd) verändert: Das Diktat sagt „27 mm“, der Befund „72 mm“.')
  })

  it('sentences of the template as lawful', () => {
    const template = '<p>Milz nicht vergrößert.</p>'
    const report = '<p>Leber homogen. Milz nicht vergrößert.</p>'
    expect(verifyReport('Leber homogen.', report).ok).toBe(false)
    const result = verifyReport('Leber homogen.', report, { template })
    expect(result.ok).toBe(true)
    expect(result.ledger.rows.every(({ status, origin }) => status === 'kept' || origin === 'template')).toBe(true)
  })

  const remainders: readonly (readonly [what: string, template: string, report: string, lawful: boolean])[] = [
    ['one clause of two', 'Milz normal groß, homogen.', 'Milz normal groß.', true],
    ['what is left of a list', 'Keine Infiltrate, Rundherde oder Ergüsse.', 'Keine Rundherde oder Ergüsse.', true],
    ['one member of a list', 'Keine Thrombose oder Stenose.', 'Keine Stenose.', true],
    ['one of two things joined', 'Vorderes und hinteres Kreuzband intakt.', 'Hinteres Kreuzband intakt.', true],
    ['a later clause with its subject', 'Gallenblase steinfrei, zartwandig.', 'Gallenblase zartwandig.', true],
    ['a list without its negation', 'Keine Infiltrate, Rundherde oder Ergüsse.', 'Rundherde oder Ergüsse.', false],
    ['a denial on what was not denied', 'Keine Fraktur, Stellung regelrecht.', 'Keine regelrechte Stellung.', false],
    ['another order', 'Milz normal groß, homogen.', 'Homogen, Milz normal groß.', false],
    ['a clause below another heading', 'Niere: Kein Stau, keine Zyste.', 'Leber: Keine Zyste.', false],
  ]

  it('a label whose placeholder stayed empty as lawful, what was put there as said', () => {
    const template = '<p><strong>Beteiligte Abschnitte – Truncus pulmonalis:</strong> [re / li]</p>'
    const label = 'Beteiligte Abschnitte – Truncus pulmonalis:'
    expect(verifyReport('Leberzyste.', `Leberzyste.\n\n${label}`, { template }).ok).toBe(true)
    expect(verifyReport('Leberzyste.', `Leberzyste.\n\n${label} Embolie.`, { template }).ok).toBe(false)
  })

  it('the words of a label before what was dictated below it, figures and sides included', () => {
    const template = '<p>M1/2 links – Stenose(n): [text]</p><p>Technik: T1 axial; Cine: 2CH, SAX.</p>'
    const report = 'M1/2 links – Stenose(n): Stenose von 60 %.\nTechnik: T1 axial; Cine: 2CH, SAX.'
    expect(verifyReport('Stenose von sechzig Prozent Punkt', report, { template }).contradictions).toEqual([])
    const changed = report.replace('M1/2 links', 'M1/2 rechts')
    expect(verifyReport('Stenose von sechzig Prozent Punkt', changed, { template }).ok).toBe(false)
    const added = report.replace('60 %', '60 % mit Plaque von 4 mm')
    expect(verifyReport('Stenose von sechzig Prozent Punkt', added, { template }).ok).toBe(false)
  })

  it.each(remainders)('%s of a template sentence as what it is', (_what, template, report, lawful) => {
    expect(verifyReport('Leberzyste.', `Leberzyste. ${report}`, { template }).ok).toBe(lawful)
  })

  it('what does not stand in the report as dropped words of the transcript', () => {
    const { coverage } = verifyReport('Leber homogen. Milz unauffällig.', 'Leber homogen.')
    expect(coverage.entries.some((entry) => entry.class === 'dropped' && entry.reason !== undefined)).toBe(true)
    expect(coverage.ratio).toBeCloseTo(0.5)
  })
})

describe('verifierOf', () => {
  const transcript = 'Leber: Zyste 12 mm in Segment 4. Rechte Niere unauffällig, sonst unauffällig.'
  const template = '<p><strong>Leber:</strong> Homogen.</p><p><strong>Milz:</strong> Nicht vergrößert.</p>'
  const reports = [
    'Leber: Zyste 12 mm in Segment 4. Rechte Niere unauffällig. Milz: Nicht vergrößert.',
    'Leber: Zyste 21 mm in Segment 4. Linke Niere unauffällig. Milz: Nicht vergrößert.',
    '',
    'Leber: Zyste 12 mm in Segment 4. Rechte Niere unauffällig. Milz: Nicht vergrößert.',
  ]

  it.each([{}, { template }])('answers each report as if it were the first, with %o', (options) => {
    const verify = verifierOf(transcript, options)
    for (const report of reports) expect(verify(report)).toEqual(verifyReport(transcript, report, options))
  })
})

it('offers what was dictated, not the stop that nobody spoke behind it', () => {
  const transcript = 'linke niere zyste zweiundzwanzig millimeter leber unauffällig keine freie flüssigkeit'
  const report = 'Linke Niere Zyste 5 mm. Leber unauffällig. Keine freie Flüssigkeit.'
  const fixes = verifyReport(transcript, report).contradictions.flatMap((one) => one.fixes)
  expect(fixes.flatMap(({ edits }) => edits.map(({ replacement }) => replacement))).toContain('22 mm')
})
