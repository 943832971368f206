import type { StandardTemplateCase } from './standard-template-case.ts'

export const irCases: readonly StandardTemplateCase[] = [
  {
    template: 'ir/angiographie-becken-bein',
    dictation:
      'Indikation Claudicatio beidseits Punkt Material Fünf French Schleuse Punkt Befund In der linken Arteria iliaca communis eine Stenose von siebzig Prozent Punkt Beurteilung Hochgradige Stenose der linken Arteria iliaca communis Punkt',
    heading: 'Beckenarterien',
    present: ['70 %', 'linken'],
    gone: ['Keine Stenose.'],
    kept: ['Durchgängig.'],
    elsewhere: { Indikation: ['Claudicatio'], Material: ['Schleuse'], Beurteilung: ['Hochgradige Stenose'] },
  },
  {
    template: 'ir/pta-stent',
    dictation:
      'Indikation Hochgradige Stenose der linken Beckenarterie Punkt Kontrolle Im behandelten Segment Reststenose von zwanzig Prozent Punkt Keine Dissektion Punkt Beurteilung Erfolgreiche Stentimplantation mit geringer Reststenose Punkt',
    heading: 'Behandeltes Segment',
    present: ['20 %', 'Reststenose'],
    gone: ['Keine Reststenose.'],
    kept: ['Kein Kontrastmittelaustritt.'],
    elsewhere: { Indikation: ['linken Beckenarterie'], Beurteilung: ['Erfolgreiche Stentimplantation'] },
  },
  {
    template: 'ir/ct-biopsie',
    dictation:
      'Material Koaxialnadel siebzehn Gauge Komma drei Stanzzylinder Punkt Kontrolle Schmaler apikaler Pneumothorax rechts von acht Millimetern Punkt Keine Nachblutung Punkt',
    heading: 'Kontrolle',
    present: ['8 mm', 'Pneumothorax rechts'],
    gone: ['Kein Pneumothorax.'],
    kept: ['Kein Hämatom.'],
    alsoTouched: ['Komplikationen'],
    elsewhere: { Material: ['17'] },
  },
  {
    template: 'ir/ct-biopsie',
    dictation:
      'Klinische Angaben Unklarer Rundherd im rechten Oberlappen Punkt Kontrolle Umschriebenes Hämatom von zwei Zentimetern Punkt Kein Pneumothorax Punkt',
    heading: 'Kontrolle',
    present: ['2 cm'],
    gone: ['Kein Hämatom.'],
    kept: ['Keine Nachblutung.'],
    alsoTouched: ['Komplikationen'],
    elsewhere: { Indikation: ['Unklarer Rundherd'] },
  },
  {
    template: 'ir/ct-drainage',
    dictation:
      'Material Zehn French Pigtail Punkt Kontrolle Restverhalt von zwei Zentimetern am Unterrand Punkt Drainage in regelrechter Lage Punkt Beurteilung Erfolgreiche Drainageanlage mit Restverhalt Punkt',
    heading: 'Kontrolle',
    present: ['2 cm', 'Unterrand'],
    gone: ['Kein Restverhalt.'],
    kept: ['Keine Blutung.', 'Keine freie Luft.'],
    elsewhere: { Material: ['Pigtail'], Beurteilung: ['Erfolgreiche Drainageanlage'] },
  },
  {
    template: 'ir/port',
    dictation: 'in der porttasche ein hämatom von zwei komma fünf zentimetern punkt kein pneumothorax punkt',
    heading: 'Porttasche',
    present: ['2,5 cm', 'Hämatom'],
    gone: ['Kein Hämatom.'],
    kept: [],
    alsoTouched: ['Lunge und Pleura', 'Komplikationen'],
  },
  {
    template: 'ir/prt',
    dictation:
      'Behandelte Höhe LWK fünf SWK eins links Punkt Kontrolle Geringe intravasale Kontrastmittelausbreitung Komma die Nadel wurde um drei Millimeter zurückgezogen Punkt',
    heading: 'Kontrolle',
    present: ['3 mm', 'intravasale Kontrastmittelausbreitung'],
    gone: ['Keine intravasale Kontrastmittelausbreitung.'],
    kept: ['Keine intrathekale Kontrastmittelausbreitung.'],
    alsoTouched: ['Komplikationen'],
    elsewhere: { 'Behandelte Höhe': ['links'] },
  },
  {
    template: 'ir/facettengelenkinfiltration',
    dictation:
      'Behandelte Höhe LWK vier fünf beidseits Punkt Kontrolle Vorübergehende Sensibilitätsstörung am linken Oberschenkel Punkt Keine Parese Punkt',
    heading: 'Kontrolle',
    present: ['Sensibilitätsstörung am linken Oberschenkel'],
    gone: ['Keine Sensibilitätsstörung.'],
    kept: ['Keine Blutung.'],
    alsoTouched: ['Komplikationen'],
    elsewhere: { 'Behandelte Höhe': ['LWK 4/5 beidseits'] },
  },
]
