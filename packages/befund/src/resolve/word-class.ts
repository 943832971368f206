import type { Cell } from './cell.ts'
import { isNumeral, ordinalNumber } from './number-words.ts'
import { articleForms } from './parse-number.ts'
import { unitAt } from './units.ts'

/** Classes of words of which one replaces another in a self-correction. */
export type WordClass =
  | 'side'
  | 'number'
  | 'ordinal'
  | 'unit'
  | 'level'
  | 'article'
  | 'position'
  | 'month'
  | 'grade'
  | 'series'
  | 'certainty'
  | 'time'

const lists: readonly (readonly [WordClass, string])[] = [
  ['article', 'ein eine einen einem einer eines kein keine keinen keinem keiner keines keinerlei'],
  [
    'level',
    'lendenwirbelkörper lwk brustwirbelkörper bwk halswirbelkörper hwk sakralwirbelkörper swk lendenwirbel brustwirbel halswirbel',
  ],
  ['month', 'januar februar märz april mai juni juli august september oktober november dezember'],
  ['grade', 'grad typ stadium bi-rads birads pi-rads pirads'],
  [
    'series',
    'flair stir dwi adc swi nativ arteriell portalvenös venös arterielle arteriellen portalvenöse portalvenösen venöse venösen',
  ],
  ['time', 'tag tage tagen woche wochen monat monate monaten jahr jahre jahren'],
  [
    'certainty',
    'hypodens hyperdens isodens hypointens hyperintens isointens echoarm echoreich hyperechogen hypoechogen',
  ],
]
const words = new Map<string, WordClass>(
  lists.flatMap(([kind, list]) => list.split(' ').map((word) => [word, kind] as const)),
)

const sidePattern =
  /^(?:rechts|links|rechte[nrsm]?|linke[nrsm]?|beidseits|beidseitig\w*|bds\.?|re\.|li\.|rechtsseitig\w*|linksseitig\w*)$/
const positionPattern =
  /^(?:ober|unter|vorder|hinter|äußer|inner|mittler|kranial|kaudal|ventral|dorsal|medial|lateral|proximal|distal|anterior|posterior|apikal|basal|zentral|peripher|kleiner|größer)(?:e[nrsm]?|s|es)?$/
const compoundPositionPattern =
  /^(?:ober|unter|mittel)lappens?$|^(?:vorder|hinter)horns?$|^(?:innen|außen)meniskus$|^(?:ober|unter)pols?$|^(?:grund|deck)platte$/

/** What a word can replace; null for all ordinary words. */
export function wordClass(cell: Cell | undefined): WordClass | null {
  if (cell?.kind === 'number') return 'number'
  if (cell?.kind !== 'word') return null
  const listed = words.get(cell.key)
  if (listed !== undefined) return listed
  if (sidePattern.test(cell.key)) return 'side'
  if (positionPattern.test(cell.key) || compoundPositionPattern.test(cell.key)) return 'position'
  if (!articleForms.has(cell.key) && isNumeral(cell.key)) return 'number'
  if (ordinalNumber(cell.key) !== null) return 'ordinal'
  if (cell.key.length === 1) return null
  return unitAt(
    (offset) => (offset === 0 ? cell.key : undefined),
    () => cell.text,
  ) === null
    ? null
    : 'unit'
}
