import { rememberWord } from '../../own-words.ts'
import { tells } from '../../read/tells.ts'
import { sideOf } from '../../understand/find-side.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { isInBody } from '../is-in-body.ts'
import { inTextOrder, sentencePlace } from '../sentence-place.ts'

interface Operation {
  sentence: Sentence
  word: Word
}

/** What an operation leaves behind cannot be otherwise: material after its removal, an anastomosis where none was made. */
export function operationTraceClashes(sentences: readonly Sentence[]): Clash[] {
  const operations = sentences.flatMap(operationsIn)
  if (operations.length === 0) return []
  const isOnly =
    operations.some(({ word }) => resected.test(word.text)) &&
    sentences.flatMap(({ all }) => all).filter(({ text }) => resected.test(text)).length === 1
  return operations.flatMap((operation) => {
    const left = leftBy(operation, isOnly)
    const isJoined = resected.test(operation.word.text)
    const place =
      left === null ? undefined : sentences.find((one) => (isJoined || one !== operation.sentence) && left(one))
    return place === undefined ? [] : [traceClash(operation, place)]
  })
}

const removal =
  /^(?:ME|OSME|(?:Osteosynthese)?(?:Metall|Material|Implantat|Platten|Schrauben|Nagel|Draht|Fixateur)entfernung)$/
const resected = /^(?:Hemikolektomie|Sigma(?:teil)?resektion|Rektumresektion|Gastrektomie|Ileozökalresektion)$/
const done = /^(?:Z\.|Zn|Zustand|St\.|Stn|Status|nach)/i
/** Beside another operation it is open which material was taken out. */
const fixed = /plastik$|osteosynthese$|refixation$|naht$|reosteosynth|wechsel$/i
const undone = /^(?:geplant|vor|teil|partiell|inkomplett|kein|ohne|empfohlen|Frage|evtl|ggf|Indikation)/i

const isOperation = rememberWord((text) => removal.test(text) || resected.test(text))

/** "nach Entfernung der Platte" */
const takenOut = 'Entfernung'

function operationsIn(sentence: Sentence): Operation[] {
  const { all: words } = sentence
  const at = words.findIndex(
    ({ kind, text }, index) =>
      (kind === 'word' && isOperation(text)) ||
      (text === takenOut && material.test(words[index + 2]?.text.replace(/s$/, '') ?? '')),
  )
  const word = words[at]
  if (
    word === undefined ||
    words.at(-1)?.text === '?' ||
    words.some(({ text }, next) => undone.test(text) && words[next + 1]?.kind !== 'number')
  )
    return []
  if (
    removal.test(word.text) &&
    (/^(?:de[rs]|eine[rs]?|a[mn]|lateral|medial|distal|proximal)$/.test(words[at + 1]?.text ?? '') ||
      tells(sentence, fixed))
  )
    return []
  return tells(words.slice(0, at), done) ? [{ sentence, word }] : []
}

const material =
  /^(?:osteosynthetisch\p{L}*|\p{L}*[Oo]steosynthesematerial|(?:Radius|Winkel|Rekonstruktions|Drittelrohr)?[Pp]latten?|Plattenosteosynthese|(?:Zug|Pedikel|Kortikalis|Spongiosa)?[Ss]chrauben?|\p{L}*[Mm]arknagel|DHS|PFNA?|Gammanagel|Zuggurtung|Spickdrähte|Fixateur|Cerclagen?|K-Drähte|Kirschner-?[Dd]rähte)$/u
const gone =
  /entfern|ehemal|früher|kan[aä]l|rest|verblieb|noch|bekannt|kein|ohne|nicht|zustand|fraktur|prothes|^z\.|^st\./i

/** Whether a sentence describes what cannot be there after the operation; null where nothing can be told. */
function leftBy({ word: { text }, sentence }: Operation, isOnly: boolean): ((one: Sentence) => boolean) | null {
  if (removal.test(text) || text === takenOut) return (one) => isInBody(one) && tells(one, material) && !isGone(one)
  const side = sentence.all.map(sideOf).find((one) => one !== null)
  const elsewhere = anastomosesElsewhere[text === 'Hemikolektomie' ? `${text} ${side}` : text]
  if (elsewhere === undefined || !isOnly) return null
  return (one) => isInBody(one) && tells(one, joint) && tells(one, elsewhere) && one.all.length < longest
}

const longest = 12
/** "Ileotransversostomie" names the anastomosis and what it joins. */
const joint = /anastomose|kolostomie$|transversostomie$/i
const lower = /^(?:sigmas?|rektums?|kolorektal\p{L}*|(?:deszend|descend)\p{L}*)$/iu
const upper = /^(?:ileotransv|ileokol|ösophag|aszend|ascend)/i

const anastomosesElsewhere: Readonly<Record<string, RegExp>> = {
  'Hemikolektomie right': lower,
  Ileozökalresektion: lower,
  'Hemikolektomie left': upper,
  Sigmaresektion: upper,
  Rektumresektion: upper,
  Gastrektomie: lower,
}

/** "Platte ohne Lockerung" lies there. */
function isGone({ all }: Sentence): boolean {
  return all.some(
    ({ text }, at) => gone.test(text) && !(text === 'ohne' && /^(?:Lock|Bruch)/.test(all[at + 1]?.text ?? '')),
  )
}

function traceClash(operation: Operation, found: Sentence): Clash {
  const told = sentencePlace(operation.sentence, operation.word)
  const word = found.all.find(({ text }) => material.test(text) || joint.test(text)) as Word
  const seen = sentencePlace(found, word)
  const isOne = found === operation.sentence
  const first = isOne ? { start: told.start, end: word.start - 1 } : told
  const second = isOne ? { start: word.start, end: word.end } : seen
  return {
    kind: 'removedOrgan',
    ...inTextOrder(first, second),
    reason: 'Die genannte Operation passt nicht zum Beschriebenen',
  }
}
