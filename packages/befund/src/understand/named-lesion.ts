import { isWithin } from '../anatomy/organ-tree.ts'
import { wordStem } from '../anatomy/word-stem.ts'
import { fitsAt, tells } from '../read/tells.ts'
import { wordSet } from '../read/word-set.ts'
import { isJoint } from './bind-organ.ts'
import { hasFracture, isHealing } from './is-healing.ts'
import type { Item, Reading } from './reading.ts'

/** "LE" is the late enhancement of a heart, "Konsolidierung" of a fracture its healing. A "Labrumläsion" is a tear of it and one of the first grade a strain, a "Signalalteration" is neither. */
export function namedLesion(reading: Reading, item: Item, organ: string | null): string | null {
  const { words, mentions, contexts } = reading
  const { finding, to } = item
  if (words[to - 1]?.text === 'LE' && contexts.examination.organs.some((one) => isWithin(one, 'heart'))) return 'w:le'
  if (isHealing(reading, item)) return 'callus'
  if (finding === 'hematoma' && fitsAt(words, to - 1, /^Weichteil/) && isWithin(organ ?? '', 'head'))
    return 'scalp-hematoma'
  if (finding === 'fracture' && fitsAt(words, to - 1, /^(?:platten)?bruch/i) && !fitsAt(words, to - 2, /^peri/)) {
    // "Platte und Schrauben ohne Bruch", "kein Bruch bei Pressversuch"
    if (tells(words, device)) return 'material-failure'
    if (tells(words, pressing)) return 'inguinal-hernia'
  }
  // "Rupturierte Bakerzyste": no band is torn.
  if (finding === 'tear' && fitsAt(words, to - 1, /^rupturiert/i) && tells(words, burst)) return 'w:rupturiert'
  // "Aussparung durch Einstrom": no thrombus.
  if (finding === 'thrombosis' && tells(words, unmixed)) return 'w:aussparung'
  if (finding === share) return organ !== null && hasFracture(mentions) && !isJoint(organ) ? 'fracture' : finding
  if (
    (finding === 'fluid' || finding === 'thickening') &&
    words.some(({ text }, at) => text === 'Bursa' && words[at + 1]?.text !== 'omentalis')
  )
    return 'bursitis'
  if (finding !== 'lesion' || organ === null || !torn.has(organ)) return finding
  const { stem = '' } = words[to - 1] ?? {}
  if (!stem.endsWith('lasio')) return finding
  const grade = words.findIndex(({ text }, at) => at >= to && /^Grad(?:es)?$/.test(text))
  const isFirst =
    grade >= 0 &&
    [words[grade + 1], words[grade - 1], words[grade - 2]].some((one) => /^(?:I|1|I\.)$/.test(one?.text ?? ''))
  return isFirst ? 'strain' : 'tear'
}

const pressing = /^(?:Press|Valsalva|Husten)/
const device = /(?:material|schraube|nagels?$|nägeln?$|(?:^|-)platte|draht|drähte|implantat|stent|TEP|prothese)/i
const burst = /zyste$/i
const unmixed = /^(?:Einstrom|Einfluss|Einmischung|Mischart|Flussart|Pacchioni|Granulation)/
const share = `w:${wordStem('Beteiligung')}`

const torn = wordSet('labrum acl pcl mcl lcl medial-meniscus lateral-meniscus meniscus sl-ligament lt-ligament tfcc')
