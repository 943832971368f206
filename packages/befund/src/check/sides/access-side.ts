import type { Side } from '../../model.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { sentencePlace } from '../sentence-place.ts'
import { turnedSide } from './turn-side.ts'

interface Access {
  side: Side
  word: Word
  sentence: Sentence
  /** Of the groin or wrist, not of what is treated. */
  isVessel: boolean
}

/** Of an angiography; what is punctured for a biopsy is found on its own side. */
const access =
  /^(?:Punktionsstelle|Punktionsort|Zugang|Zugangsweg|Schleuse|Einstich|Einstichstelle|Leistenpunktion|Druckverband)\p{L}*$/u
const artery = /^(?:AFC|Femoralis|femoralis|femoral|A\.|Leiste|inguinal|radialis|transfemoral)/
const failed = /^(?:frustran|erfolglos)/i

/** "Retrograde Punktion der AFC links" and "Verschluss der Punktionsstelle rechts", "Nephrostomie links" and "Punktion der rechten Niere". */
export function accessSideClashes(sentences: readonly Sentence[]): Clash[] {
  const told = sentences.flatMap(accessIn)
  return [true, false].flatMap((isVessel) => clashOf(told.filter((one) => one.isVessel === isVessel)))
}

function clashOf(told: readonly Access[]): Clash[] {
  const [one] = told
  const two = told.find(({ side }) => side !== one?.side)
  if (one === undefined || two === undefined || told.some(({ side }) => side === 'both')) return []
  // "Zugang rechts: ... Zugang links: ..."
  if ([one, two].every(({ sentence }) => sentence.label.length > 0)) return []
  return [
    {
      kind: 'side',
      first: sentencePlace(one.sentence, one.word),
      second: sentencePlace(two.sentence, two.word),
      reason: 'Der Eingriff ist auf verschiedenen Seiten angegeben (links und rechts)',
      fixes: [...turnedSide(two.sentence, two.sentence), ...turnedSide(one.sentence, one.sentence)],
    },
  ]
}

/** A sentence of the procedure that names one side. */
function accessIn(sentence: Sentence): Access[] {
  const { all, section } = sentence
  if (section === 'clinicalQuestion' || section === 'clinicalHistory' || section === 'priorStudy') return []
  const isVessel = all.some((_, at) => isAccess(all, at))
  if (!(isVessel || isOnTarget(sentence)) || all.some(({ text }) => failed.test(text))) return []
  const { sides, cues } = findMentions(all)
  if (!isVessel && cues.some(({ kind }) => isNotNow.has(kind))) return []
  const [first] = sides
  const word = first === undefined ? undefined : all[first.at]
  if (first === undefined || word === undefined || sides.some(({ side }) => side !== first.side)) return []
  return [{ side: first.side, word, sentence, isVessel }]
}

function isAccess(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? ''
  return (
    (access.test(text) && !/^kein/.test(words[at - 1]?.text ?? '')) ||
    (/^Punktion/.test(text) && namesArtery(words, at))
  )
}

/** What is entered through the skin: done in the findings, named in the title and the impression. */
function isOnTarget({ all, section }: Sentence): boolean {
  if (section === 'findings')
    return all.some(({ text }) => text === 'Punktion') && !all.some(({ text }) => vessel.test(text))
  return all.some(({ text }) => procedure.test(text))
}

const procedure = /^(?:Nephrostom|PCN)|(?:biopsie|punktion|drainage(?:(?:an|ein)lage)?)$/i
const vessel = /^(?:[AV]\.|von$|Leist|femoral|AF[CS]|radialis|Pfortader|\p{L}+seitenlage)/iu
const isNotNow: ReadonlySet<string> = new Set(['historical', 'prior', 'conditional', 'possible'])

/** Where the vessels are entered, which may be on either side of what is examined. */
export function tellsAccess({ all }: Sentence): boolean {
  return all.some((_, at) => isAccess(all, at))
}

function namesArtery(words: readonly Word[], at: number): boolean {
  return words.slice(at + 1, at + 5).some(({ text }) => artery.test(text))
}
