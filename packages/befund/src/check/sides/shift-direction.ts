import { isKindOf } from '../../anatomy/finding-concepts.ts'
import { lineage } from '../../anatomy/organ-tree.ts'
import type { Side } from '../../model.ts'
import { tells } from '../../read/tells.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import { sideOf } from '../../understand/find-side.ts'
import { stances } from '../../understand/polarity.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Statement } from '../../understand/statement.ts'
import { type Clash, placeOf } from '../clash.ts'
import { isPresent } from '../compare.ts'
import type { StatementIndex } from '../index-statements.ts'
import { isInBody } from '../is-in-body.ts'
import { inTextOrder, placesOf, sentencePlace } from '../sentence-place.ts'
import { turnedSide } from './turn-side.ts'

/** What is displaced, and what displaces it to the other side. */
const displaced: readonly Displaced[] = [
  {
    name: /^(?:mittellinie|midline|falx|subfalzin|pellucid|interhemisph|ventrikelsystem)/i,
    region: 'head',
    causes: ['bleeding', 'mass', 'abscess', 'ischemia', 'fluid'],
  },
  { name: /^(?:mediastin|trachea)/i, region: 'chest', causes: ['pneumothorax'] },
]

interface Displaced {
  name: RegExp
  region: string
  causes: readonly string[]
}

/** What draws instead of pushing. */
const drawing =
  /^(?:atelekt|dystelekt|schrumpf|volumenminder|defekt|substanzdefekt|kraniotomie|kraniektomie|z\.|resekt)/i

interface Shift {
  sentence: Sentence
  to: Side
  word: Word
  what: Displaced
}

/** "Mittellinienverlagerung nach rechts" beside a hematoma on the right: what takes room pushes to the other side. */
export function shiftDirectionClashes(sentences: readonly Sentence[], index: StatementIndex): Clash[] {
  const body = sentences.filter(isInBody)
  const shifts = body.flatMap(shiftOf)
  if (shifts.length === 0 || body.some(({ all }) => tells(all, drawing))) return []
  const [one] = shifts
  const two = shifts.find(({ to, what }) => what === one?.what && to !== one.to)
  if (one !== undefined && two !== undefined) return [otherWayClash(one, two)]
  return shifts.flatMap((shift): Clash[] => {
    const pushing = [...index.findings, ...index.impression].filter((one) => isPushing(one, shift))
    const [cause] = pushing
    if (cause === undefined || pushing.some(({ side }) => side !== shift.to)) return []
    return [
      {
        kind: 'side',
        ...inTextOrder(placeOf(cause), sentencePlace(shift.sentence, shift.word)),
        reason: 'Die Verlagerung geht zur Seite dessen, was verdrängt',
        fixes: turnedSide(shift.sentence, shift.word),
      },
    ]
  })
}

/** "Septum pellucidum nach rechts verschoben" and "Mittellinienshift nach links". */
function otherWayClash(one: Shift, two: Shift): Clash {
  return {
    kind: 'side',
    ...placesOf(one, two),
    reason: 'Die Verlagerung geht einmal nach links, einmal nach rechts',
    fixes: [one, two].flatMap(({ sentence, word }) => turnedSide(sentence, word)),
  }
}

function isPushing(one: Statement, { what: { region, causes }, sentence }: Shift): boolean {
  const { finding, organ, side, sideBond } = one
  if (finding === null || !isPresent(one) || one.sentence === sentence) return false
  if (organ !== null && lineage(organ).at(-1) !== region) return false
  return side !== null && sideBond !== 'examination' && causes.some((cause) => isKindOf(finding, cause))
}

/** "nach links" behind the word for the displacement, not denied. */
function shiftOf(sentence: Sentence): Shift[] {
  const words = sentence.all
  if (words.every(({ text }) => text !== 'nach')) return []
  const name = words.findIndex(({ text }) => displaced.some((one) => one.name.test(text)))
  const what = displaced.find((one) => one.name.test(words[name]?.text ?? ''))
  const at = words.findIndex(
    (word, index) => index > name && words[index - 1]?.text === 'nach' && sideOf(word) !== null,
  )
  const word = words[at]
  const to = word === undefined ? null : sideOf(word)
  if (what === undefined || word === undefined || to === null || to === 'both') return []
  if (!tells(words.slice(name), moved)) return []
  const stanceOf = stances(words, findMentions(words).cues, () => false)
  return stanceOf[name] === 'asserted' && stanceOf[at] === 'asserted' ? [{ sentence, to, word, what }] : []
}

const moved = /(?:verlager|shift|verschob|verschieb|verdräng|abweich)/i
