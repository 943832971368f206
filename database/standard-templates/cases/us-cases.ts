import type { StandardTemplateCase } from './standard-template-case.ts'

export const usCases: readonly StandardTemplateCase[] = [
  {
    template: 'us/abdomen',
    dictation:
      'Gallenblase mit einem zwölf Millimeter großen Konkrement ohne Wandverdickung Punkt Keine freie Flüssigkeit Punkt Sonst unauffällig Punkt Beurteilung Cholezystolithiasis Punkt',
    heading: 'Gallenblase',
    present: ['12 mm', 'Konkrement', 'ohne Wandverdickung'],
    gone: ['Steinfrei.'],
    kept: [],
    alsoTouched: ['Peritoneum'],
    elsewhere: { Beurteilung: ['Cholezystolithiasis'] },
  },
  {
    template: 'us/abdomen',
    dictation: 'Milz mit sechzehn Zentimetern Länge deutlich vergrößert Punkt Wenig Aszites perihepatisch Punkt',
    heading: 'Milz',
    present: ['16 cm', 'vergrößert'],
    gone: ['Normal groß.'],
    kept: ['Homogene Echotextur.'],
    alsoTouched: ['Peritoneum'],
    elsewhere: { Peritoneum: ['Aszites'] },
  },
  {
    template: 'us/abdomen',
    dictation: 'aorta abdominalis mit aneurysma von dreikommasechs zentimetern punkt übrige organe o. b. punkt',
    heading: 'Aorta',
    present: ['3,6 cm'],
    gone: ['Kein Aneurysma.'],
    kept: [],
  },
  {
    template: 'us/fast',
    dictation:
      'im morison raum freie flüssigkeit mit einer saumbreite von fünfzehn millimetern punkt kein perikarderguss punkt',
    heading: 'Morison-Raum',
    present: ['15 mm'],
    gone: ['Keine freie Flüssigkeit.'],
    kept: [],
    alsoTouched: ['Perikard'],
  },
  {
    template: 'us/nieren-harnwege',
    dictation:
      'Rechte Niere mit Harnstau Grad zwei Komma das Nierenbecken ist auf zweiundzwanzig Millimeter erweitert Punkt Linke Niere unauffällig Punkt Beurteilung Harnstau rechts Punkt',
    heading: 'Rechte Niere',
    present: ['22 mm', 'Harnstau Grad'],
    gone: ['Kein Harnstau.'],
    kept: ['Normal groß.', 'Keine Konkremente.', 'Keine Raumforderung.'],
    elsewhere: { Beurteilung: ['Harnstau rechts'] },
  },
  {
    template: 'us/nieren-harnwege',
    dictation:
      'linke niere mit parapelviner raumforderung von zweiundzwanzig millimetern punkt restharn von achtzig milliliter punkt',
    heading: 'Linke Niere',
    present: ['22 mm'],
    gone: ['Keine Raumforderung.'],
    kept: ['Kein Harnstau.'],
    alsoTouched: ['Harnblase'],
    elsewhere: { Harnblase: ['80 ml'] },
  },
  {
    template: 'us/schilddruese',
    dictation:
      'Gesamtvolumen einundzwanzig Milliliter Punkt Im linken Lappen ein echoarmer Knoten von sechzehn mal zwölf mal zehn Millimetern Punkt Beurteilung Echoarmer Knoten links Komma EU-TIRADS vier Punkt',
    heading: 'Linker Schilddrüsenlappen',
    present: ['16 x 12 x 10 mm', 'echoarmer Knoten'],
    gone: ['Keine Knoten.'],
    kept: ['Normal groß.'],
    elsewhere: { Gesamtvolumen: ['21 ml'], Beurteilung: ['EU-TIRADS 4'] },
  },
  {
    template: 'us/carotis',
    dictation:
      'In der rechten Arteria carotis interna kalzifizierte Plaques mit einer Stenose von siebzig Prozent nach NASCET Punkt Übriger Befund unauffällig Punkt',
    heading: 'A. carotis interna rechts',
    present: ['70 %', 'Plaques'],
    gone: ['Keine Plaques.', 'Keine Stenose.'],
    kept: [],
  },
  {
    template: 'us/carotis',
    dictation: 'Retrograder Fluss in der linken Arteria vertebralis Punkt',
    heading: 'A. vertebralis links',
    present: ['Retrograder Fluss'],
    gone: ['Orthograder Fluss.'],
    kept: ['Keine Stenose.'],
  },
  {
    template: 'us/mamma',
    dictation:
      'rechte mamma bei zehn uhr eine acht millimeter große einfache zyste punkt linke mamma unauffällig punkt beurteilung zyste rechts komma bi-rads zwei punkt',
    heading: 'Rechte Mamma',
    present: ['8 mm', 'einfache Zyste'],
    gone: ['Keine Zysten.'],
    kept: ['Kein suspekter Herdbefund.', 'Keine Duktektasie.'],
    elsewhere: { Beurteilung: ['BI-RADS 2'] },
  },
  {
    template: 'us/beinvenen',
    dictation:
      'Vena poplitea nicht komprimierbar mit echoarmem Thrombus auf einer Länge von sechs Zentimetern Punkt Beurteilung Frische Thrombose der Vena poplitea Punkt',
    heading: 'V. poplitea',
    present: ['6 cm', 'Thrombus', 'nicht komprimierbar'],
    gone: ['Vollständig komprimierbar.', 'Kein Thrombus.'],
    kept: [],
    elsewhere: { Beurteilung: ['Thrombose der Vena poplitea'] },
  },
  {
    template: 'us/beinvenen',
    dictation:
      'in der kniekehle eine baker-zyste von vier mal zwei zentimetern punkt tiefe beinvenen frei durchgängig punkt',
    heading: 'Kniekehle',
    present: ['4 x 2 cm'],
    gone: ['Keine Baker-Zyste.'],
    kept: [],
  },
  {
    template: 'us/hoden',
    dictation:
      'Im rechten Hoden eine echoarme Raumforderung von fünfzehn mal elf Millimetern Punkt Linker Hoden unauffällig Punkt Keine Hydrozele Punkt',
    heading: 'Rechter Hoden',
    present: ['15 x 11 mm', 'echoarme Raumforderung'],
    gone: ['Keine Raumforderung.'],
    kept: ['Normal groß.', 'Regelrechte Durchblutung.'],
    alsoTouched: ['Skrotalfach rechts', 'Skrotalfach links'],
  },
  {
    template: 'us/hoden',
    dictation: 'Linksseitige Varikozele mit Venen bis vier Millimeter Punkt Hoden beidseits unauffällig Punkt',
    heading: 'Skrotalfach links',
    present: ['4 mm', 'Varikozele'],
    gone: ['Keine Varikozele.'],
    kept: ['Keine Hydrozele.'],
  },
  {
    template: 'us/lymphknoten',
    dictation:
      'axillär links ein einundzwanzig millimeter großer rundlicher lymphknoten ohne fetthilus punkt übrige lymphknotenstationen unauffällig punkt',
    heading: 'Axilläre Lymphknoten',
    present: ['21 mm', 'ohne Fetthilus'],
    gone: ['Keine pathologisch vergrößerten Lymphknoten.'],
    kept: [],
  },
  {
    template: 'us/weichteile',
    dictation:
      'Subkutan eine ovale echoreiche Raumforderung von vier Komma null mal eins Komma zwei Zentimetern Punkt Beurteilung Lipom Punkt',
    heading: 'Subkutis',
    present: ['4,0 x 1,2 cm', 'echoreiche Raumforderung'],
    gone: ['Keine Raumforderung.'],
    kept: ['Kein Abszess.', 'Kein Fremdkörper.'],
    elsewhere: { Beurteilung: ['Lipom'] },
  },
  {
    template: 'us/weichteile',
    dictation: 'Intramuskuläres Hämatom von fünf mal drei Zentimetern Punkt',
    heading: 'Muskulatur',
    present: ['5 x 3 cm'],
    gone: ['Kein Hämatom.'],
    kept: ['Regelrechte Faserstruktur.'],
  },
]
