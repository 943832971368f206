import type { StandardTemplateCase } from './standard-template-case.ts'

export const mxCases: readonly StandardTemplateCase[] = [
  {
    template: 'mx/screening',
    dictation:
      'Brustdichte ACR Typ C Punkt Rechte Mamma oben außen gruppierter suspekter Mikrokalk auf acht Millimetern Punkt Linke Mamma unauffällig Punkt Beurteilung Suspekter Mikrokalk rechts Komma BI-RADS vier Punkt',
    heading: 'Rechte Mamma',
    present: ['8 mm', 'Mikrokalk'],
    gone: ['Kein suspekter Mikrokalk.'],
    kept: ['Kein Herdbefund.', 'Keine Architekturstörung.'],
    elsewhere: { Brustdichte: ['ACR Typ C'], Beurteilung: ['BI-RADS 4'] },
  },
  {
    template: 'mx/kurativ',
    dictation:
      'in der linken mamma unten innen ein spikulierter herdbefund von dreizehn millimetern punkt rechte mamma ohne pathologischen befund punkt',
    heading: 'Linke Mamma',
    present: ['13 mm', 'spikulierter Herdbefund'],
    gone: ['Kein Herdbefund.'],
    kept: ['Kein suspekter Mikrokalk.', 'Keine Asymmetrie.'],
  },
  {
    template: 'mx/tomosynthese',
    dictation:
      'Fragestellung Abklärung einer Verdichtung rechts Punkt Befund Rechte Mamma zentral Architekturstörung von fünfzehn Millimetern Punkt Kein suspekter Mikrokalk Punkt',
    heading: 'Rechte Mamma',
    present: ['15 mm', 'Architekturstörung'],
    gone: ['Keine Architekturstörung.'],
    kept: ['Kein Herdbefund.'],
    alsoTouched: ['Linke Mamma'],
    elsewhere: { Fragestellung: ['Verdichtung rechts'] },
  },
  {
    template: 'mx/tomosynthese',
    dictation:
      'brustdichte acr typ a punkt linke mamma oben außen glatt begrenzter herdbefund von zehn millimetern punkt beurteilung bi-rads drei links punkt',
    heading: 'Linke Mamma',
    present: ['10 mm', 'Herdbefund'],
    gone: ['Kein Herdbefund.'],
    kept: ['Kein suspekter Mikrokalk.'],
    elsewhere: { Brustdichte: ['ACR'], Beurteilung: ['BI-RADS 3'] },
  },
]
