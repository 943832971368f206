import { tells } from '../../read/tells.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { isInBody } from '../is-in-body.ts'
import { inTextOrder, sentencePlace } from '../sentence-place.ts'

interface Operation {
  sentence: Sentence
  word: Word
}

/** What was taken out is not there: material after its removal. */
export function operationTraceClashes(sentences: readonly Sentence[]): Clash[] {
  const operations = sentences.flatMap(operationsIn)
  if (operations.length === 0) return []
  const place = sentences.find(
    (one) =>
      isInBody(one) && tells(one, material) && !isGone(one) && operations.every(({ sentence }) => sentence !== one),
  )
  return place === undefined ? [] : operations.map((operation) => traceClash(operation, place))
}

const removal =
  /^(?:ME|OSME|(?:Osteosynthese)?(?:Metall|Material|Implantat|Platten|Schrauben|Nagel|Draht|Fixateur)entfernung)$/
const done = /^(?:Z\.|Zn|Zustand|St\.|Stn|Status|nach)/i
/** Beside another operation it is open which material was taken out. */
const fixed = /plastik$|osteosynthese$|refixation$|naht$|reosteosynth|wechsel$/i
const undone = /^(?:geplant|vor|teil|partiell|inkomplett|kein|ohne|empfohlen|Frage|evtl|ggf|Indikation)/i

/** "nach Entfernung der Platte" */
const takenOut = 'Entfernung'

function operationsIn(sentence: Sentence): Operation[] {
  const { all: words } = sentence
  const at = words.findIndex(
    ({ kind, text }, index) =>
      (kind === 'word' && removal.test(text)) ||
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

/** "Platte ohne Lockerung" lies there. */
function isGone({ all }: Sentence): boolean {
  return all.some(
    ({ text }, at) => gone.test(text) && !(text === 'ohne' && /^(?:Lock|Bruch)/.test(all[at + 1]?.text ?? '')),
  )
}

function traceClash(operation: Operation, found: Sentence): Clash {
  const word = found.all.find(({ text }) => material.test(text)) as Word
  return {
    kind: 'removedOrgan',
    ...inTextOrder(sentencePlace(operation.sentence, operation.word), sentencePlace(found, word)),
    reason: 'Die genannte Operation passt nicht zum Beschriebenen',
  }
}
