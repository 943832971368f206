import { byStem, stemsOf, wordStem } from '../anatomy/word-stem.ts'
import { rememberWord } from '../own-words.ts'
import { fitsAt } from '../read/tells.ts'
import { wordSet } from '../read/word-set.ts'
import { ordinalNumber } from '../resolve/number-words.ts'
import { measureAt } from './find-measures.ts'
import { discsFrom, lastOfRegion, neighbours, rangeMention, siteNamed } from './level-ranges.ts'
import type { Word } from './sentence.ts'
import type { SiteMention } from './site-mention.ts'

const regions: Readonly<Record<string, string>> = {
  hwk: 'C',
  hw: 'C',
  c: 'C',
  bwk: 'T',
  bw: 'T',
  th: 'T',
  lwk: 'L',
  lw: 'L',
  l: 'L',
  swk: 'S',
  sw: 'S',
  s: 'S',
}
const lumbosacral = wordStem('lumbosakral')
/** At most this many characters are looked at for one level, which keeps the scan linear. */
const window = 24
const level =
  /^(HWK|HW|BWK|BW|LWK|LW|SWK|SW|C|Th|L|S)[ -]?(\d{1,2})(?:(?: ?([/–-]) ?| (bis) )(?:(HWK|BWK|LWK|SWK|C|Th|L|S) ?)?(\d{1,2}))?(?![\d])/i

/** The level or counted place that begins at word `at`; null where none begins. */
export function siteAt(words: readonly Word[], at: number): SiteMention | null {
  const word = words[at]
  if (word?.kind !== 'word') return countedSiteAt(words, at)
  if (word.stem === lumbosacral && fitsAt(words, at + 1, /^Übergang/))
    return siteNamed('disc', ['L5/S1'], at, at + 2, 'L5/S1')
  if (!mayBegin(word.text)) return null
  return rootLevelAt(words, at) ?? levelAt(words, at) ?? countedSiteAt(words, at)
}

/** The level that begins at word `at`; null where none begins. */
export function levelAt(words: readonly Word[], at: number): SiteMention | null {
  const first = words[at]
  const sign = first?.kind === 'word' ? levelSign(first.text) : null
  if (first === undefined || sign === null || sign === 'root') return null
  const glued = sign === 'glued' ? gluedLevel.exec(first.text) : null
  if (glued !== null) return vertebraMention(glued, at)
  const prefix = prefixOf(first.text)
  const region = regions[prefix]
  if (region === undefined) return null
  const { text, ends } = joined(words, at)
  const match = level.exec(text)
  if (match === null || (prefix.length === 1 && !isShortLevel(match))) return null
  const to = ends.findIndex((end) => end >= match[0].length)
  if (to < 0) return null
  const site = siteOfLevel(match, region, at, at + to + 1)
  if (site?.group === 'disc') return withListedDiscs(site, words)
  return site === null || site.group !== 'vertebra' || site.range !== null ? site : withListed(site, region, words)
}

/** "HWK 3/4 bis 5/6", "LWK 2/3, 3/4 und 4/5": the next discs of the same region, each below the one before. */
function withListedDiscs(site: SiteMention, words: readonly Word[]): SiteMention {
  const region = site.level.charAt(0)
  let listed = site
  for (let next = listed.to + 1; fitsAt(words, next - 1, /^(?:,|und|sowie|bis|\+)$/); next = listed.to + 1) {
    const [, upper, lower] = /^(\d{1,2})\/(\d{1,2})$/.exec(words[next]?.text ?? '') ?? []
    const [one, two] = [Number(upper), Number(lower)]
    const last = listed.values.at(-1)?.split('/')[0] ?? ''
    if (
      two !== one + 1 ||
      two > (lastOfRegion[region] ?? 0) ||
      last.charAt(0) !== region ||
      one <= Number(last.slice(1))
    )
      break
    const disc: SiteMention = { ...listed, values: [`${region}${one}/${two}`], to: next + 1 }
    listed =
      words[next - 1]?.text === 'bis'
        ? discsFrom(listed, disc)
        : { ...listed, values: [...listed.values, ...disc.values], to: disc.to }
  }
  return listed
}

/** "LWK-1-Fraktur", "BWK-7-Herd". */
const gluedLevel = /^(HWK|BWK|LWK|SWK)-?(\d{1,2})-\p{Lu}/u
/** "L5-Wurzel", "C6-Nervenwurzel". */
const gluedRoot =
  /^(C|Th|L|S)(\d{1,2})-(?:(?:Nervenw|W)urzel|Affektion|Kompression|Radikulopathie|Reizung|Irritation|Kontakt|Symptomatik)/

function vertebraMention([, prefix = '', number = '']: RegExpExecArray, at: number): SiteMention | null {
  const region = regions[prefix.toLowerCase()] ?? ''
  return numberedVertebrae(region, [number], at, at + 1)
}

/** "BWK 9 und 10", "LWK 1, 2 und 4": the numbers that follow are of the same region. */
function withListed(site: SiteMention, region: string, words: readonly Word[]): SiteMention {
  const values = [...site.values]
  let to = site.to
  while (to + 1 < words.length && to < site.to + 12) {
    const joint = words[to]?.text ?? ''
    const next = words[to + 1] as Word
    const number = Number(next.text)
    if (!/^(?:,|und|sowie|\+)$/.test(joint) || next.kind !== 'number' || !/^\d{1,2}$/.test(next.text)) break
    if (number <= Number(values.at(-1)?.slice(1)) || number > (lastOfRegion[region] ?? 0)) break
    if (
      measureAt(words, to + 1) !== null ||
      (fitsAt(words, to + 2, /^[.%°\-–/]$/) && words[to + 2]?.glued === true && to + 3 < words.length)
    )
      break
    values.push(`${region}${number}`)
    to += 2
  }
  return values.length === site.values.length ? site : { ...site, values, to }
}

/** What of the spine a word may begin, null for most. */
const levelSign = rememberWord((text): 'root' | 'glued' | 'level' | null => {
  if (gluedRoot.test(text)) return 'root'
  if (gluedLevel.test(text)) return 'glued'
  return text.length <= 7 && regions[prefixOf(text)] !== undefined ? 'level' : null
})

function prefixOf(text: string): string {
  return /^[a-z]+/.exec(text.toLowerCase())?.[0] ?? ''
}

const rootWords = stemsOf(
  'Wurzel Wurzelausriss Nervenwurzel Spinalnerv Radix Spinalwurzel Wurzelkompression Wurzelaffektion Nervenwurzelkompression Nervenwurzelaffektion Wurzelkontakt Wurzelreizung Wurzelinfiltration Nervenwurzelinfiltration Wurzelblockade',
)

const pressed = /^(?:Kontakt|Kompression|Tangierung|Affektion|Reizung|Irritation)$/

/** "Wurzel L5", "Kompression L5", "Kontakt zu L5": a nerve root is called by its number, not by the disc at which it is pressed. */
export function rootLevelAt(words: readonly Word[], at: number): SiteMention | null {
  const { text = '' } = words[at] ?? {}
  const sign = levelSign(text)
  if (sign === null) return null
  const glued = sign === 'root' ? gluedRoot.exec(text) : null
  if (glued !== null) {
    const site = vertebraMention(glued, at)
    return site === null ? null : { ...site, group: 'nerve-root' }
  }
  const before = words[at - 1]?.text === 'zu' ? at - 2 : at - 1
  const isPressed = fitsAt(words, before, pressed) && /^(?:C[5-8]|L[3-5]|S1)$/.test(text) && words[at + 1]?.text !== '/'
  if (!isPressed && !isBehindRoot(words, at)) return null
  if (/^C8$/i.test(text)) return siteNamed('nerve-root', ['C8'], at, at + 1, 'C8')
  if (/^S[1-5]$/.test(text)) return siteNamed('nerve-root', [text], at, at + 1, text)
  const site = levelAt(words, at)
  return site === null || site.group !== 'vertebra' || site.range !== null ? null : { ...site, group: 'nerve-root' }
}

/** "Wurzel L5", "Wurzeln C5, C6 und C7" */
function isBehindRoot(words: readonly Word[], at: number): boolean {
  let before = at - 1
  while (fitsAt(words, before, /^(?:und|sowie|bis|,|\/|-)$/) && fitsAt(words, before - 1, /^(?:C|Th|L|S)\d+$/))
    before -= 2
  return rootWords.has(words[before]?.stem ?? '')
}

function joined(words: readonly Word[], at: number): { text: string; ends: number[] } {
  let text = ''
  const ends: number[] = []
  for (let index = at; index < words.length && text.length < window; index++) {
    const word = words[index] as Word
    text += (index === at || word.glued ? '' : ' ') + word.text
    ends.push(text.length)
  }
  return { text, ends }
}

/** A bare S1 may be a segment and L1 a lens; C, L with a space or a lower case letter are too uncertain. */
function isShortLevel(match: RegExpExecArray): boolean {
  const [whole, prefix = '', , separator] = match
  if (prefix !== prefix.toUpperCase()) return false
  if (separator === '/') return true
  return prefix !== 'S' && whole[1] !== ' '
}

function siteOfLevel(match: RegExpExecArray, region: string, from: number, to: number): SiteMention | null {
  const [, , firstNumber = '', separator, until, secondPrefix, secondNumber] = match
  const first = Number(firstNumber)
  if (first < 1 || first > (lastOfRegion[region] ?? 0)) return null
  const one = `${region}${first}`
  if (secondNumber === undefined) return siteNamed('vertebra', [one], from, to, one)
  // "S5/6" of the liver
  if (region === 'S' && Number(secondNumber) > 5)
    return siteNamed('segment', [`${first}`, secondNumber], from, to, `segment-${first}`)
  const secondRegion = secondPrefix === undefined ? region : (regions[secondPrefix.toLowerCase()] ?? region)
  const two = `${secondRegion}${Number(secondNumber)}`
  if (until === undefined && (separator === '/' || neighbours(one, two))) {
    const name = secondRegion === region ? `${one}/${Number(secondNumber)}` : `${one}/${two}`
    return siteNamed('disc', [name], from, to, name)
  }
  return rangeMention(one, two, from, to)
}

const romans: Readonly<Record<string, string>> = Object.fromEntries(
  'I II III IV V VI VII VIII IX X XI XII'.split(' ').map((roman, at) => [roman, `${at + 1}`]),
)
const segmentWords = stemsOf('Segment Lebersegment Lungensegment Segmentgrenze Segmentast Segmentarterie Seg Segm')
const countedGroups = byStem([
  ['rib', 'Rippe Costa Rippenfraktur Rippenserienfraktur'],
  ['metacarpal-ray', 'MHK Mittelhandknochen Strahl MC MCP MCP-Gelenk'],
  ['metatarsal-ray', 'MFK Mittelfußknochen MT MTP MTP-Gelenk'],
  ['finger-ray', 'Finger Dig Digitus Grundglied Mittelglied Endglied'],
  ['tendon-compartment', 'Strecksehnenfach Sehnenfach'],
  ['tooth', 'Zahn Weisheitszahn Regio Parodontitis Wurzelrest'],
  ['interspace', 'Intermetatarsalraum Interdigitalraum Zehenzwischenraum Interspace'],
  ['toe-ray', 'Zehe Krallenzehe Hammerzehe'],
  ['neck-level', 'Level LK-Level Lymphknotenlevel Halslevel'],
])

/** "Metatarsale", "Metatarsaleköpfchen", "Metakarpalbasis" */
function countedGroup(stem: string): string | undefined {
  if (stem.startsWith('metatarsal')) return 'metatarsal-ray'
  return stem.startsWith('metakarpal') ? 'metacarpal-ray' : countedGroups.get(stem)
}

/** "MT-II-Köpfchen", "MHK-V-Fraktur". */
const gluedRay = /^(MTP?|MFK|MHK|MCP?|Metatarsale|Metakarpale|Metacarpale)-?(I{1,3}|IV|V|[1-5])(?:-|$)/

function raySite([, name = '', number = '']: RegExpExecArray, at: number): SiteMention {
  const group = countedGroup(wordStem(name)) ?? ''
  return siteNamed(group, [romans[number] ?? number], at, at + 1)
}

const thirdWord = wordStem('Drittel')
const rectum = wordStem('Rektum')
/** What is above in the trunk is proximal in a limb, a vessel and a ureter. */
const thirds = byStem([
  ['upper', 'obere proximale'],
  ['middle', 'mittlere'],
  ['lower', 'untere distale'],
  ['medial', 'mediale'],
  ['lateral', 'laterale'],
])

const heartWall = /^(?:ante|infe)ro(?:later|sept)al/

/** "Segment VI", "Segmente V/VI", "6. und 7. Rippe", "Os metatarsale V" at word `at`. */
export function countedSiteAt(words: readonly Word[], at: number): SiteMention | null {
  const word = words[at]
  if (word?.kind === 'number') return ordinalsBefore(words, at)
  if (word?.kind !== 'word' || !mayBegin(word.text)) return null
  const ray = word.text.length < 40 ? gluedRay.exec(word.text) : null
  if (ray !== null) return raySite(ray, at)
  const wall = heartWall.exec(word.text)?.[0]
  if (wall !== undefined) return siteNamed('heart-wall', [wall], at, at + 1)
  const segment = /^S([6-9]|10)$/.exec(word.text)?.[1]
  if (segment !== undefined) return siteNamed('segment', [segment], at, at + 1)
  const third = thirds.get(word.stem)
  const ofThird = third === undefined ? undefined : words[at + 1]?.stem
  // "Rektumdrittel" names its organ as well.
  // "Karzinom des oberen Rektums"
  if (ofThird === rectum) return siteNamed('third', [third ?? ''], at, at + 1)
  if (ofThird?.endsWith(thirdWord) === true)
    return siteNamed('third', [third ?? ''], at, ofThird === thirdWord ? at + 2 : at + 1)
  const isSegment =
    segmentWords.has(word.stem) || (word.text === 'S' && romans[words[at + 1]?.text ?? ''] !== undefined)
  if (isSegment) return numbersAfter(words, at, 'segment')
  const group = countedGroup(word.stem)
  return group === undefined ? spelledOrdinal(words, at) : numbersAfter(words, at, group)
}

/** "Des ersten Lendenwirbels", "erster und dritter Brustwirbelkörper", "siebte Rippe". */
function spelledOrdinal(words: readonly Word[], at: number): SiteMention | null {
  const values: string[] = []
  for (let next = at; next < at + 6; next++) {
    const word = words[next]
    const value = word === undefined ? null : ordinalOf(word.text)
    const letter = vertebraWords.get(word?.stem ?? '')
    if (letter !== undefined) return numberedVertebrae(letter, values, at, next + 1)
    const group = countedGroup(word?.stem ?? '')
    if (group !== undefined && group !== 'tooth' && values.length > 0) return siteNamed(group, values, at, next + 1)
    if (value !== null) {
      if (words[next - 1]?.text === 'bis') values.push(...between(values.at(-1), String(value)))
      values.push(String(value))
    } else if (!isListMark(word)) return null
  }
  return null
}

const ordinalOf = rememberWord((text) => ordinalNumber(text.toLowerCase()))

/** Whether a word may begin a level or a counted place: spares most words the questions. */
const mayBegin = rememberWord((text) => {
  const stem = wordStem(text)
  return (
    levelSign(text) !== null ||
    /^S\d*$/.test(text) ||
    heartWall.test(text) ||
    gluedRay.test(text) ||
    thirds.has(stem) ||
    segmentWords.has(stem) ||
    countedGroup(stem) !== undefined ||
    ordinalOf(text) !== null
  )
})

function numbersAfter(words: readonly Word[], at: number, group: string): SiteMention | null {
  const values: string[] = []
  const isSideBetween = fitsAt(words, at + 1, /^(?:links|rechts)$/) && words[at + 3]?.text !== '.'
  const behind = isSideBetween || words[at + 1]?.stem === 'dig' ? at + 2 : at + 1
  const first = isAbbreviationStop(words, behind) ? behind + 1 : behind
  let to = first
  for (let next = first; next < words.length; next++) {
    const value = measureAt(words, next) === null && !isTime(words[next + 1]) ? smallNumber(words[next]) : null
    const joined = values.length === 0 || isListMark(words[next - 1])
    if (value !== null && joined) {
      if (fitsAt(words, next - 1, /^(?:-|–|bis)$/)) values.push(...between(values.at(-1), value[0]))
      values.push(...value)
      to = next + 1
    } else if (!isListMark(words[next])) break
  }
  // "Rippenserienfraktur links, 4. bis 8. Rippe": they count what stands behind them.
  if (values.length === 0 || ordinalsBefore(words, to - 1) !== null) return null
  return siteNamed(group, group === 'interspace' ? spacesOf(values) : values, at, to)
}

/** "Mittelfußknochen rechts, 14 Tage alt" */
function isTime(word: Word | undefined): boolean {
  return /^(?:Tage?n?|Wochen?|Monaten?|Jahren?)$/.test(word?.text ?? '')
}

/** "Intermetatarsalraum III/IV" is the third. */
function spacesOf(values: readonly string[]): string[] {
  return values.filter((value, at) => at === 0 || Number(value) !== Number(values[at - 1]) + 1)
}

/** The stop of "Dig. V" and "Seg. IV" does not end a sentence. */
export function isAbbreviationStop(words: readonly Word[], at: number): boolean {
  const counted = words[at - 1]?.stem ?? ''
  if (words[at]?.text !== '.' || words[at]?.glued !== true) return false
  return (countedGroup(counted) !== undefined || segmentWords.has(counted)) && smallNumber(words[at + 1]) !== null
}

/** The numbers between the ends of "4-8". */
function between(from: string | undefined, to: string | undefined): string[] {
  const [first, last] = [Number(from), Number(to)]
  if (!(last > first) || last - first > 12) return []
  return Array.from({ length: last - first - 1 }, (_, at) => String(first + 1 + at))
}

function smallNumber(word: Word | undefined): string[] | null {
  if (word === undefined || !/^[IVX\d]/.test(word.text)) return null
  const parts = word.text.replace(/\.$|-\p{Lu}\p{Ll}+$/u, '').split(/[/-]/)
  const values = parts.map(
    (part) => romans[part.replace(/[ab]$/, '')] ?? (/^\d{1,2}[ab]?$/.test(part) ? part.replace(/[ab]$/, '') : null),
  )
  if (!values.every((value) => value !== null)) return null
  const [first, last] = values
  return word.text.includes('-') && values.length === 2 ? [first ?? '', ...between(first, last), last ?? ''] : values
}

function isListMark(word: Word | undefined): boolean {
  return word !== undefined && listMarks.has(word.stem)
}

const listMarks = wordSet('/ - – , und bis + sowi')

const vertebraWords = byStem([
  ['C', 'HWK Halswirbelkörper Halswirbel'],
  ['T', 'BWK Brustwirbelkörper Brustwirbel'],
  ['L', 'LWK Lendenwirbelkörper Lendenwirbel'],
])

/** "im 4. und 5. BWK". */
function numberedVertebrae(letter: string, values: readonly string[], from: number, to: number): SiteMention | null {
  const named = values.filter((value) => Number(value) >= 1 && Number(value) <= (lastOfRegion[letter] ?? 0))
  if (named.length === 0) return null
  const vertebrae = named.map((value) => letter + value)
  return siteNamed('vertebra', vertebrae, from, to, vertebrae[0])
}

/** "6. und 7. Rippe": ordinals in front of what they count. */
function ordinalsBefore(words: readonly Word[], at: number): SiteMention | null {
  const values: string[] = []
  for (let next = at; next < words.length && next < at + 12; next++) {
    const word = words[next] as Word
    if (word.kind === 'number' && /^\d{1,2}$/.test(word.text)) {
      if (fitsAt(words, next - 1, /^(?:-|–|bis)$/)) values.push(...between(values.at(-1), word.text))
      values.push(word.text)
      continue
    }
    const group = countedGroup(word.stem)
    const letter = vertebraWords.get(word.stem)
    if (letter !== undefined && words[next - 1]?.text === '.') return numberedVertebrae(letter, values, at, next + 1)
    // "SUV 7, Rippe 5" has its own number behind it.
    const isOpen = words[next + 1]?.kind !== 'number' && /^(?:Rippe|Strahls?|Zehe)$/.test(word.text)
    if (group !== undefined && (words[next - 1]?.text === '.' || isOpen)) return siteNamed(group, values, at, next + 1)
    if (word.text !== '.' && !isListMark(word)) return null
  }
  return null
}
