/** Words of the comparison, folded (no umlauts, lower case). Data only. */

import { wordSet } from '../read/word-set.ts'

/** Carry no statement of their own, as the joining words: a report may add or leave them out. */
export const stopWords = wordSet(`
  der die das den dem des ein eine einen einem einer eines dies diese dieser dieses diesem diesen jene in im an am
  auf aus beim durch fur gegen hinter nach neben um von vom vor zu zum zur zwischen innerhalb ausserhalb seit bis
  bezuglich hinsichtlich entlang gegenuber wegen aufgrund ab als wie dass sowohl auch noch nur da so ist sind war
  waren wird werden wurde wurden worden hat haben hatte sei sein kann konnen konnte sich es er sie ihr ihre dessen
  deren welche welcher welches man hier dort dabei davon daneben dazu darin zudem ferner weiterhin ebenfalls ebenso
  jeweils insgesamt bereits zeigt zeigen zeigte findet finden fand stellt stellen dar ergibt ergeben besteht
  bestehen imponiert kommt kommen lasst lassen liegt liegen erscheint nachweis hinweis hinweise anhalt zeichen
  darstellung nachweisbar darstellbar erkennbar sichtbar abgrenzbar erkennen nachweisen abgrenzen ca zirka etwa
  ungefahr z b d h sog sogenannte grosse grosser grosses gross messend messende messender messendes misst messen s u
  o a bild sinne i
`)

/** Begin a new clause: what stands before binds no value that stands after. */
export const joiningWords = wordSet('und oder sowie bei mit aber jedoch sondern bzw beziehungsweise wobei wahrend')

/** By stem: "keine" and "keinem" are "kein". */
export const negations = wordSet(
  'kein keinerlei nicht ohne weder nie niemal nirgend nirgendwo ausgeschloss verneint fehlt fehl fehlend negativ ausschluss ø',
)

export const uncertainties = wordSet('verdacht fraglich ehest wahrscheinlich vermutlich moglicherwei mutmasslich')

/** By stem, the side as the ledger shows it. */
export const sides: ReadonlyMap<string, string> = new Map(
  Object.entries({
    rechts: 'recht rechtsseitig rechterseit re dext dextra',
    links: 'link linksseitig linkerseit li sin sinist sinistra',
    beidseits: 'beidseit beidseitig bds beid bilateral',
    ipsilateral: 'ipsilateral',
    kontralateral: 'kontralateral gegenseit',
  }).flatMap(([side, list]) => list.split(' ').map((word) => [word, side] as const)),
)

export const numberWords: ReadonlyMap<string, number> = new Map(
  'zwei drei vier funf sechs sieben acht neun zehn elf zwolf'.split(' ').map((word, index) => [word, index + 2]),
)

/** Abbreviation, folded and without stops, to the words it stands for. */
export const longForms: ReadonlyMap<string, string> = new Map([
  ['km', 'kontrastmittel'],
  ['lk', 'lymphknoten'],
  ['rf', 'raumforderung'],
  ['vu', 'voruntersuchung'],
  ['voraufnahme', 'voruntersuchung'],
  ['voraufnahmen', 'voruntersuchung'],
  ['dd', 'differenzialdiagnose'],
  ['differentialdiagnose', 'differenzialdiagnose'],
  ['differentialdiagnostisch', 'differenzialdiagnose'],
  ['differenzialdiagnostisch', 'differenzialdiagnose'],
  ['status', 'zustand'],
  ['us', 'untersuchung'],
  ['tesla', 't'],
])

/** Abbreviations of two letters that only together mean something. */
export const letterPairs: ReadonlyMap<string, string> = new Map([
  ['va', 'verdacht'],
  ['zn', 'zustand'],
  ['stn', 'zustand'],
  ['stp', 'zustand'],
  ['ae', 'ehesten'],
  ['ob', 'unauffallig'],
  ['iv', 'intravenos'],
])

/** A base unit, and the units, folded, that are so many of it. */
const unitTable = `
  mm | mm, cm 10, m 1000, µm 0.001, millimeter, zentimeter 10, meter 1000
  mm² | mm2, cm2 100
  ml | mm3 0.001, cm3, ccm, ml, cl 10, dl 100, l 1000, milliliter, liter 1000
  HU | hu, he, hounsfield
  % | %, prozent
  ° | °
  mm/s | mm/s, cm/s 10, m/s 1000
  mmHg | mmhg
  g | g, kg 1000, mg 0.001, gramm
  Gy | mgy 0.001, gy
  mSv | msv
  kV | kv
  mAs | mas
  s | ms 0.001, s, sek, sekunden, min 60, minuten 60
  MBq | mbq
  mg/dl | mg/dl
  ml/min | ml/min, l/min 1000
  ng/ml | ng/ml
  mmol/l | mmol/l
`

/** Unit, folded, to its base unit and factor. */
export const units: ReadonlyMap<string, readonly [string, number]> = new Map(
  unitTable
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [base = '', names = ''] = line.trim().split(' | ')
      return names.split(/, ?/).map((unit) => {
        const [name = '', factor = 1] = unit.split(' ')
        return [name, [base, Number(factor)]] as const
      })
    }),
)

/** Words after which a figure, a Roman figure or a letter is a grade. */
export const gradeWords = wordSet(`
  birads pirads lirads tirads rads lr acr kellgren lawrenze pfirrmann modik fazekas bosniak aspects gleason
  outerbridge stoller stanford debakey weber salter harris garden pauwels goutallier schatzker meyerding ikrs mta koos
  herring gartland mayo lenke knosp lichtman
  scheltens nyha child fontaine baumgartner forrest vogt ann arbor figo hamada arlet ficat steinberg sievers
  grad grades grade grads stadium stadien typ typs type klasse kategorie klassifikation skore skores grading stufe ao
`)

export const gradeFillers = wordSet(
  'grad grades stadium typ typs kategorie skore klasse nach von und der lawrenze stufe entsprechend',
)

export const spineRegions: ReadonlyMap<string, string> = new Map([
  ['hwk', 'C'],
  ['bwk', 'T'],
  ['lwk', 'L'],
  ['swk', 'S'],
  ['halswirbelkorper', 'C'],
  ['brustwirbelkorper', 'T'],
  ['lendenwirbelkorper', 'L'],
  ['sakralwirbelkorper', 'S'],
  ['halswirbel', 'C'],
  ['brustwirbel', 'T'],
  ['lendenwirbel', 'L'],
  ['sakralwirbel', 'S'],
  ['th', 'T'],
])

/** How many vertebrae a region can be said to have, transitional ones included. */
export const vertebraCount: Readonly<Record<string, number>> = { C: 8, T: 13, L: 6, S: 5 }

export const segmentWords = wordSet('segment segmente segmenten segments seg lebersegment lebersegmente lungensegment')

export const months: ReadonlyMap<string, number> = new Map(
  'januar februar marz april mai juni juli august september oktober november dezember'
    .split(' ')
    .map((month, index) => [month, index + 1]),
)

/** Beginnings, and stems of whole words, that turn a word into its opposite; words that differ only here are never the same word. */
export const opposites: readonly (readonly [string, string])[] = [
  ['hyper', 'hypo'],
  ['hyper', 'iso'],
  ['hypo', 'iso'],
  ['intra', 'extra'],
  ['intra', 'inter'],
  ['supra', 'infra'],
  ['pra', 'post'],
  ['ante', 'retro'],
  ['endo', 'exo'],
  ['ober', 'unter'],
  ['vorder', 'hinter'],
  ['zu', 'ab'],
  ['horizontal', 'vertikal'],
]

/**
 * Of each line one group is true, and the words of a group say the same: a word that stands where one of another
 * group stood is a change. Place, course, degree, certainty.
 */
export const rivals = `
  oben oberer|unten unterer|außen|innen|radial|ulnar|medial|lateral|mittlerer|zentral|peripher|apikal|basal|mediobasal|laterobasal|kranial|kaudal|ventral|dorsal|anterior anterius|posterior posterius|superior superius|inferior inferius|proximal|distal|prävesikal|palmar|plantar|interna internus internum|externa externus externum|communis|vertebralis|ascendens|descendens|transversum|femoralis|poplitea|magna|parva|fibular|tibial|anteroseptal|inferoseptal|anterolateral|inferolateral|über
  progredient größenprogredient zunehmend zugenommen zunahme angestiegen gestiegen progress|regredient größenregredient rückläufig abnehmend abgenommen abnahme abgefallen gesunken kleiner regress|unverändert stationär konstant größenkonstant|neu neue neuer neues neuen|bekannt vorbekannt|akut frisch|chronisch|alt alte alter altes alten
  geringgradig gering leichtgradig leicht diskret|mittelgradig mäßig mäßiggradig moderat|hochgradig schwergradig schwer ausgeprägt deutlich ausgedehnt stark stärker
  intensiv intensiver|schwach schwächer
  breiter|schmaler
  länger|kürzer
  höher|niedriger
  dicker|dünner
  erste ersten erster erstes|zweite zweiten zweiter zweites|dritte dritten dritter drittes|vierte vierten vierter viertes|fünfte fünften fünfter fünftes
  erstgradig|zweitgradig|drittgradig|viertgradig
  reduziert vermindert erniedrigt|gesteigert erhöht vermehrt
  liegen|stehen
  oberflächlich|tief
  brevis|longus
  obturatoria|inguinalis
  schaft schaftkomponente|pfanne pfannenkomponente
  glatt|unregelmäßig
  kortikal|subkortikal
  horizontal|vertikal|radiär|komplex
  traumatisch|degenerativ|entzündlich|postoperativ
  <|>
  benigne gutartig|maligne bösartig
  komplett vollständig|partiell teilweise
  arteriell|venös|portalvenös
  sicher|möglich
  nativ|kontrastmittel
  patient|patientin
  heiß|kalt
  orthograd antegrad|retrograd
  plus|minus
  lunatum|scaphoideum
`
