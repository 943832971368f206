import { rememberWord } from '../../own-words.ts'
import { fitsAt, tells } from '../../read/tells.ts'
import { wordSet } from '../../read/word-set.ts'
import { spinal } from '../../understand/bind-sites.ts'
import { numberOf } from '../../understand/find-measures.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import { stances } from '../../understand/polarity.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { placesOf } from '../sentence-place.ts'

/** How a part is drawn into a disease; "free" denies all but a mere contact. */
type Manner = 'involved' | 'infiltrated' | 'compressed' | 'contact' | 'spread' | 'free'

interface Told {
  part: string
  manner: Manner
  isThere: boolean
  word: Word
  sentence: Sentence
}

/** Parts that a disease reaches or spares; what stands before a colon contains what stands behind it. */
const parts: readonly (readonly [name: string, word: RegExp])[] = [
  ['Gelenk', /^gelenk(?:fläche|beteil|einbezieh|$|s$)/],
  ['Wachstumsfuge', /^(?:wachstums|epiphysen)?fugen?(?:$|beteil|affe)/],
  ['Hinterkante', /^(?:wirbel(?:körper)?)?hinter(?:kante|wandbeteil)/],
  ['Chiasma', /^chiasma/],
  ['Hirnstamm', /^hirnstamm/],
  ['Hirnstamm:Pons', /^pons/],
  ['Sphinkter', /^sphinkter/],
  ['Sinus cavernosus', /^(?:cavernosus|kavernosus)/],
  ['Ventrikel', /^(?:seiten|hirn)?ventrikel(?:s|n|system|kompr)?/],
  ['Myelon', /^(?:myelon|rückenmark|myelopath)/],
  ['Faszie', /^(?:faszie|mrf|crm)$/],
  ['Optikus', /^(?:optikus|opticus|sehnerv)/],
  ['Orbita', /^orbita/],
  ['Schädelbasis', /^schädelbasis/],
  ['Kehlkopfknorpel', /^(?:schildknorpel|knorpelin[vf]|kehlkopfknorpel)/],
  ['Darm', /^darm/],
  ['Darm:Rektum', /^(?:rektum|rekto|rektal)/],
  ['Darm:Sigma', /^sigma/],
  ['Harnblase', /^(?:harnblase|blasen(?:wand|infil|beteil))/],
  ['Ureter', /^(?:ureter|harnleiter)/],
  ['Samenblase', /^samenblase/],
  ['Parametrien', /^parametri/],
  ['Beckenwand', /^beckenwand/],
  ['Kapsel', /^(?:(?:prostata|organ|nieren|tumor)?kapsel|extra(?:prostat|kaps))/],
  ['Nierenvene', /^nierenvene/],
  ['Gehörknöchelchen', /^(?:gehörknöchel|amboss|hammer|stapes)/],
  ['Thoraxwand', /^(?:thorax|brust)wand/],
  ['Pleura', /^pleura(?:infil|beteil|kontakt|$)/],
  ['Perikard', /^perikard(?:infil|beteil|$)/],
  ['Pektoralis', /^(?:m-)?pe[kc]toralis/],
  ['Mamille', /^mamille/],
  ['Haut', /^(?:haut|kutis)/],
  ['Pfortader', /^pfortader/],
  ['Gefäß', /^gefäß/],
  ['Vena cava', /^(?:cava|kava)(?:$|beteil|infil|invas|befall)/],
  ['Nervenwurzel', /^(?:(?:nerven)?wurzel(?:n$|$|kont|komp|tang)|neurokomp)/],
  ['Kortikalis', /^kortikalis/],
  ['Mediastinum', /^mediastin/],
  ['Retropharyngealraum', /^retropharyn/],
  ['Parapharyngealraum', /^parapharyn/],
  ['Cliplage', /^clip/],
  ['ZVK-Lage', /^zvk(?!-an)/],
  ['Tubuslage', /^tubus/],
]

const manners: readonly (readonly [Manner, RegExp])[] = [
  [
    'infiltrated',
    /infiltr|invasion$|invadier|einbruch$|eingebrochen|arro(?:dier|sion)|durchbr[ou]ch|überschr[ie]|ummauer|^extra(?:prost|kaps)|^tumorzapfen/,
  ],
  [
    'involved',
    /^(?:mit)?(?:betroffen|beteiligt|einbezogen|befallen|involvier)|beteiligung$|einbeziehung$|befall$|^affektion$|^myelopath/,
  ],
  ['compressed', /(?:kom|^im)(?:primiert|pression$)|pelott/],
  ['contact', /kontakt$|^(?:tangier|touchier|berühr|erreich(?:t|end)$)/],
  ['spread', /^aus(?:dehn|breit)ung$/],
]
const free = /^(?:frei|intakt|unbeteiligt|ausgespart|geschont|respektiert|unversehrt)(?:e[rsnm]?)?$/
const normal = /^(?:erhalten|unauffällig|regelrecht|korrekt|normal|glatt)(?:e[rsnm]?)?$/
/** Of these "unauffällig" says too little, or too much. */
const neverNormal = /^(?:Geh|Hirn|Gelenk|Darm|Ventrikel|Haut|Gefäß|Pleura|Myelon|Vena|Nerven)/
/** "reicht bis in die Gelenkfläche hinein", "in die Fuge einstrahlend". */
const reaching = /^(?:ein|aus|hinein)?(?:strahl|lauf|läuf|reich|zieh)(?:t|en|end(?:e[rsnm]?)?)$/
const reached = /gelenk|fuge$/

/** A part said to be reached in the findings and spared in the impression, or the other way round, in one way only each. */
export function involvementClashes(sentences: readonly Sentence[]): Clash[] {
  const told = toldUnder('impression', sentences)
  const known = told.length === 0 ? [] : toldUnder('findings', sentences)
  for (const two of told) {
    const isPlaced = two.part === 'Nervenwurzel' ? isAtSameDisc : isSamePlace
    const alike = known.filter((one) => isOfPart(one, two) && isPlaced(one.sentence, two.sentence))
    if (told.some((other) => isOfPart(other, two) && excludes(other, two))) continue
    const one = alike.find((other) => excludes(other, two))
    if (one !== undefined && alike.every(({ isThere }) => isThere === one.isThere)) return [involvementClash(one, two)]
  }
  return []
}

function toldUnder(section: Sentence['section'], sentences: readonly Sentence[]): Told[] {
  return sentences.filter((one) => one.section === section).flatMap(toldIn)
}

function toldIn(sentence: Sentence): Told[] {
  const words = sentence.all
  const named: { part: string; at: number }[] = []
  words.forEach(({ kind, text }, at) => {
    const part = kind === 'word' ? partNamed(text) : null
    if (part !== null) named.push({ part, at })
  })
  // "Extraartikulärer Anteil der Bizepssehne" says nothing of the joint.
  if (named.length === 0 || (tells(words, /^extraart/i) && !tells(words, /frakt/i))) return []
  const { cues, terms } = findMentions(words)
  if (cues.some(({ kind }) => doubting.has(kind))) return []
  const valued = words.map((word) => mannerOf(word.text.toLowerCase()))
  const stanceOf = stances(words, cues, (at) => valued[at] !== null || terms.some((term) => term.from === at))
  return named.flatMap(({ part, at }): Told[] => {
    const found = valueNear(words, at, part, valued)
    if (found === null) return []
    const word = words[found.at] as Word
    // "Kein Ödem, Chiasma frei"
    // "V. cava kranial davon frei": of a stretch.
    if (part === 'Vena cava' && tells(words, stretch)) return []
    const isOpen = stanceOf[found.at] === 'unclear'
    // "Reicht nicht bis in die Gelenkfläche": what is denied stands behind the verb.
    const isSaid = isOpen || stanceOf[reaching.test(word.text) ? at : found.at] === 'asserted'
    if (found.manner !== 'free') return [{ part, manner: found.manner, isThere: isSaid, word, sentence }]
    // "Frei, Abstand zum Tumor 6 mm": not even touched.
    if (isSaid && words.some((_, index) => isApart(words, index)))
      return [{ part, manner: 'contact', isThere: false, word, sentence }]
    return [{ part, manner: isSaid ? 'free' : 'involved', isThere: !isSaid, word, sentence }]
  })
}

const stretch =
  /^(?:kranial|kaudal|davon|(?:ober|unter)halb|proximal|distal|(?:supra|infra|retro|intra)\p{Ll}+|abschnitt|\p{L}+anteil)/iu
const doubting = wordSet('possible conditional historical exclusion rest prior')

const partNamed = rememberWord((text): string | null => {
  const word = text.toLowerCase()
  if (/^(?:intra|extra)artikulär/.test(word) || /^\p{L}*-?gelenks?$/u.test(word)) return 'Gelenk'
  return parts.find(([, name]) => name.test(word))?.[0] ?? null
})

const mannerOf = rememberWord((word): Manner | null => {
  if (free.test(word) || /^extraartikulär/.test(word)) return 'free'
  if (/^intraartikulär/.test(word)) return 'involved'
  return manners.find(([, said]) => said.test(word))?.[0] ?? null
})

/** What the clause says of the part: the word itself, else the nearest of the clause. */
function valueNear(
  words: readonly Word[],
  at: number,
  part: string,
  valued: readonly (Manner | null)[],
): { manner: Manner; at: number } | null {
  const own = valued[at]
  if (own != null) return { manner: own, at }
  const [from, to] = clauseAround(words, at)
  let best: { manner: Manner; at: number } | null = null
  for (let next = from; next < to; next++) {
    const manner = valued[next] ?? mannerOfPart(words, next, at, part)
    if (manner === null) continue
    if (part === 'Gelenk' && !isSaidOfJoint(words, at, next)) continue
    if (best === null || Math.abs(next - at) < Math.abs(best.at - at)) best = { manner, at: next }
  }
  return best
}

/** A joint named by its own name is reached or not; it is not compressed, nor is it free because a space is. */
function isSaidOfJoint(words: readonly Word[], at: number, value: number): boolean {
  const word = words[value]?.text ?? ''
  return /^gelenk/i.test(words[at]?.text ?? '') ? !/^frei/.test(word) : reaching.test(word)
}

function mannerOfPart(words: readonly Word[], at: number, named: number, part: string): Manner | null {
  const word = (words[at]?.text ?? '').toLowerCase()
  if (normal.test(word) && !neverNormal.test(part)) return 'free'
  if (isApart(words, at) && !neverApart.test(part)) return 'free'
  // "Clip disloziert", "Clip nicht in der Biopsiehöhle"
  if (placing.test(part))
    return misplaced.test(word) || (word === 'nicht' && fitsAt(words, at + 2, /^der$/)) ? 'involved' : null
  if (part === 'Faszie' && words[at - 1]?.text === '0') return 'involved'
  if (part === 'Faszie' && /^(?:pos|neg)/.test(word)) return word.startsWith('p') ? 'involved' : 'free'
  if (!reaching.test(word)) return null
  if (!reached.test((words[named]?.text ?? '').toLowerCase().replace(/fläche$/, '')))
    // "Reicht bis 3 mm an die Faszie"
    return part === 'Faszie' && words.slice(at, named).every(({ text }) => text !== 'mm') ? 'contact' : null
  const between = words.slice(Math.max(0, named - 3), named)
  return tells(between, /^ins?$/i) ? 'involved' : null
}

/** Not whether it is reached, but whether it lies where it should. */
const placing = /[Ll]age$/
const misplaced = /dislo[zk]|fehllage|umgeschlagen/
const neverApart = /^(?:Gelenk|Darm$|Ventrikel|Gefäß|Myelon)/

/** "Rektum davon gut abgrenzbar", "Abstand zur mesorektalen Faszie minimal 9 mm". */
function isApart(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - reach), at + 1)
  if (words[at]?.text === 'abgrenzbar') return tells(before, separated) && !tells(before, /^(?:nicht|kaum|schlecht)$/)
  if (!/^[cm]m$/.test(words[at]?.text ?? '') || tells(words, ofNodes) || !tells(before, /abstand$/i)) return false
  return (numberOf(words[at - 1]) ?? 0) >= (words[at]?.text === 'mm' ? farFrom : 0.1 * farFrom)
}

const separated = /^(?:davon|hiervon|vo[mn]|gut|klar|sicher|glatt|scharf|gegenüber)$/
const ofNodes = /^(?:lymphknot|LK$)/i
/** In millimetres. */
const farFrom = 2

function clauseAround(words: readonly Word[], at: number): [number, number] {
  // "Kontakt zur Kapsel, diese nicht überschritten": what is said of it stands behind.
  const isTakenUp = fitsAt(words, at + 2, /^diese[rs]?$/)
  const from = isTakenUp ? at : words.findLastIndex((word, index) => index < at && word.kind === 'mark') + 1
  // "Fugen offen, nicht betroffen", "Sphinkter, Levator nicht infiltriert"
  const end = from === at ? at + 1 : at
  const to = words.findIndex((word, index) => index > end && word.kind === 'mark' && words[index + 1]?.text !== 'nicht')
  return [Math.max(from, at - reach), Math.min(to < 0 ? words.length : to, at + reach)]
}

const reach = 10

function isOfPart(one: Told, two: Told): boolean {
  return one.part === two.part || one.part.startsWith(`${two.part}:`) || two.part.startsWith(`${one.part}:`)
}

function excludes(one: Told, two: Told): boolean {
  if (one.isThere === two.isThere) return false
  const [there, denied] = one.isThere ? [one, two] : [two, one]
  if (denied.part.length > there.part.length) return false
  if (denied.manner === 'contact') return true
  // A cava that is free has no tumour in it, and may be pressed from outside.
  if (denied.part === 'Vena cava' && /^com|^con/.test(there.manner)) return false
  if (denied.manner === 'free') return there.manner !== 'contact' || /^(?:Chiasma|Gelenk)$/.test(denied.part)
  if (denied.manner === 'compressed' || there.manner === 'compressed') return denied.manner === there.manner
  return there.manner !== 'contact'
}

/** Not of two sides, nor of two levels. */
function isSamePlace(one: Sentence, two: Sentence): boolean {
  const [here, there] = [sidesIn(one), sidesIn(two)]
  if (here.size > 0 && there.size > 0 && ![...here].some((side) => there.has(side))) return false
  const levels = (sentence: Sentence): string[] => findMentions(sentence.all).sites.flatMap(({ values }) => values)
  const [upper, lower] = [regionsIn(one), regionsIn(two)]
  if (upper.size > 0 && lower.size > 0 && ![...upper].some((region) => lower.has(region))) return false
  const [above, below] = [levels(one), levels(two)]
  return above.length === 0 || below.length === 0 || above.some((level) => below.includes(level))
}

/** Of roots there are as many as discs: both sentences must name theirs. */
function isAtSameDisc(one: Sentence, two: Sentence): boolean {
  const there = discsIn(two)
  return isSamePlace(one, two) && discsIn(one).some((disc) => there.includes(disc))
}

function discsIn({ all }: Sentence): string[] {
  const discs = findMentions(all).sites.flatMap(({ group, values }) => (group === 'disc' ? values : []))
  // "Lumbosakral Protrusion": between the last vertebra and the sacrum there is one disc.
  return discs.length === 0 && tells(all, /^lumbosakral$/i) ? ['L5/S1'] : discs
}

/** "Zervikale Myelopathie", "thorakal keine": of the spine the letter of the region. */
function regionsIn({ all }: Sentence): Set<string> {
  return new Set(all.filter(({ text }) => spinal.test(text)).map(({ text }) => text.charAt(0).toLowerCase()))
}

function sidesIn({ all }: Sentence): Set<string> {
  const sides = new Set(findMentions(all).sides.flatMap(({ side, direction }) => (direction ? [] : side)))
  return sides.has('both') ? new Set(['left', 'right', 'both']) : sides
}

function involvementClash(one: Told, two: Told): Clash {
  return {
    kind: 'negation',
    ...placesOf(one, two),
    reason: `${one.part.split(':')[0]} einmal ${placing.test(one.part) ? 'regelrecht' : 'betroffen'}, einmal nicht`,
  }
}
