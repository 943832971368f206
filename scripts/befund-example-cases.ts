import type { Options } from '@klarbefund/befund'

export interface ExampleCase {
  title: string
  /** Why the case is shown. */
  why: string
  task: 'format' | 'fill' | 'generate' | 'verify'
  transcript: string
  options?: Options
  /** For `fill`. */
  template?: string
  /** For `verify`: a report somebody else wrote. */
  report?: string
}

/** Our own texts; no patient, no report of anybody's. */
export const exampleCases: readonly ExampleCase[] = [
  {
    title: 'Spoken punctuation, measures and segments',
    why: 'Marks and line commands become marks and lines, number words become figures with units, a segment gets its Roman figure.',
    task: 'format',
    transcript:
      'CT Abdomen neuer Absatz Befund Doppelpunkt neue Zeile In Segment sechs der Leber eine zwei Komma drei mal eins Komma vier Zentimeter große hypodense Läsion Komma am ehesten Hämangiom Punkt Gallenblase steinfrei Punkt Keine freie Flüssigkeit Punkt Linke Niere mit Konkrement von vier Millimetern Komma kein Harnstau Punkt',
    options: { modality: 'CT' },
  },
  {
    title: 'Vertebral levels and gradings',
    why: 'Levels are spoken as two numbers and written with a stroke; a grading keeps the figures its scale is written with.',
    task: 'format',
    transcript:
      'MRT LWS neuer Absatz Befund Doppelpunkt neue Zeile Regelrechtes Alignment Punkt Bandscheibenprolaps Lendenwirbelkörper vier fünf links mediolateral mit Kontakt zur Nervenwurzel L fünf Punkt Facettengelenksarthrose beidseits Punkt Keine Spinalkanalstenose Punkt',
    options: { modality: 'MRI' },
  },
  {
    title: 'Dates and BI-RADS',
    why: 'A spoken date becomes a written one, and each side keeps its own category.',
    task: 'format',
    transcript:
      'Mammographie beidseits Punkt Vergleich mit der Voraufnahme vom dritten Februar zweitausendvierundzwanzig Punkt ACR c Punkt Gruppierter Mikrokalk oben außen rechts auf zwölf Millimeter Punkt BI-RADS vier b rechts Komma BI-RADS eins links Punkt',
    options: { modality: 'MX' },
  },
  {
    title: 'Asked: a self-correction',
    why: 'The corrected figure is taken, the first one stays visible, and the radiologist is asked.',
    task: 'format',
    transcript:
      'ct thorax befund doppelpunkt rundherd im rechten oberlappen von acht nein neun millimeter punkt kein pleuraerguss punkt',
    options: { modality: 'CT' },
  },
  {
    title: 'Asked: a word that does not fit the modality',
    why: 'Density in an MRI sounds like intensity; the engine does not decide what was meant.',
    task: 'format',
    transcript:
      'MRT Schädel Punkt Hyperdense Läsion im rechten Marklager von sieben Millimetern Punkt Keine Diffusionsstörung Punkt',
    options: { modality: 'MRI' },
  },
  {
    title: 'Asked: a negation that may have been swallowed',
    why: '"Ein Nachweis" is what a recogniser writes for "Kein Nachweis": never changed silently, always asked.',
    task: 'format',
    transcript: 'Röntgen Hand links Punkt Ein Nachweis einer Fraktur Punkt Gelenkstellung regelrecht Punkt',
    options: { modality: 'other' },
  },
  {
    title: 'A template filled',
    why: 'A dictated finding takes the place of the normal sentence it contradicts; the other normal sentences stay.',
    task: 'fill',
    template:
      '<h2>Sonographie Abdomen</h2><h3>Befund</h3><p><strong>Leber:</strong> Normal groß, homogenes Parenchym. Keine fokalen Läsionen.</p><p><strong>Gallenblase:</strong> Zartwandig, steinfrei.</p><p><strong>Nieren:</strong> Beidseits orthotop. Kein Harnstau.</p><p><strong>Milz:</strong> Nicht vergrößert.</p><h3>Beurteilung</h3><p>[IMPRESSION]</p>',
    transcript:
      'Gallenblase mit zwei Konkrementen bis neun Millimeter Punkt Harnstau Grad zwei der linken Niere Punkt Beurteilung Doppelpunkt Cholezystolithiasis Punkt Harnstau Grad zwei links Punkt',
    options: { modality: 'US' },
  },
  {
    title: 'A report from free dictation',
    why: 'Findings are sorted by region, and an impression that was not dictated is drawn from the positive ones and marked as derived.',
    task: 'generate',
    transcript:
      'CT Thorax neuer Absatz Herz nicht vergrößert Punkt Rundherd im linken Unterlappen von sechs Millimetern Punkt Kein Pleuraerguss Punkt Mediastinale Lymphknoten nicht vergrößert Punkt Alte Rippenfraktur rechts Punkt',
    options: { modality: 'CT' },
  },
  {
    title: 'Clean text passes untouched',
    why: 'What is written already comes back character for character.',
    task: 'format',
    transcript:
      'MRT Kniegelenk rechts\n\nBefund:\nHorizontaler Riss im Innenmeniskushinterhorn, Grad III. Kreuzbänder intakt. Geringer Gelenkerguss.\n\nBeurteilung:\nInnenmeniskusriss.',
    options: { modality: 'MRI' },
  },
  {
    title: 'A report by somebody else, checked',
    why: 'The same ledger guards reports of a language model: one side was turned, one sentence was made up.',
    task: 'verify',
    transcript:
      'Zyste in der linken Niere von zwei Komma drei Zentimetern Punkt Kein Harnstau Punkt Milz unauffällig Punkt',
    report:
      'In der rechten Niere eine 23 mm große Zyste. Kein Harnstau. Milz unauffällig. Kein Nachweis vergrößerter Lymphknoten.',
  },
]
