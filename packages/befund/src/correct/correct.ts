import { lookUp } from '../lexicon/lexicon.ts'
import type { Edit, Options, Piece, Question, VocabularyHit } from '../model.ts'
import { rememberWord } from '../own-words.ts'
import { applyVocabulary, usableEntries } from './apply-vocabulary.ts'
import { askAboutVocabulary } from './ask-about-vocabulary.ts'
import { askSoundAlikes } from './ask-sound-alikes.ts'
import { correctInflection } from './correct-inflection.ts'
import { correctSpelling } from './correct-spelling.ts'
import { joinCompounds } from './join-compounds.ts'
import { restoreCapitals } from './restore-capitals.ts'

export interface Corrected {
  pieces: Piece[]
  edits: Edit[]
  questions: Question[]
  vocabularyHits: VocabularyHit[]
}

/** How the transcript came about, as far as it decides what may be corrected. */
export interface Style {
  /** Spoken: a speech recogniser wrote it. */
  dictated: boolean
  /** No capital letter in it. */
  lowerCase: boolean
}

/**
 * Words as they are meant: the user's vocabulary, misheard spellings, compounds torn apart, lost capitals.
 * Numbers, sides, negations, levels and grades stay as they are. What is only likely becomes a question.
 */
export function correct(pieces: readonly Piece[], options: Options = {}, style: Style = styleOf(pieces)): Corrected {
  const entries = usableEntries(options.vocabulary ?? [])
  const replaced = applyVocabulary(pieces, entries)
  const joined = joinCompounds(replaced.pieces, style.dictated)
  const spelled = correctSpelling(joined.pieces, style.dictated)
  // "Leber Zirrose" is one word once its half is spelled.
  const again =
    spelled.edits.length > 0 ? joinCompounds(spelled.pieces, style.dictated) : { pieces: spelled.pieces, edits: [] }
  const inflected = style.dictated ? correctInflection(again.pieces) : { pieces: again.pieces, edits: [] }
  const cased =
    style.lowerCase || hasLostCapitals(inflected.pieces)
      ? restoreCapitals(inflected.pieces)
      : { pieces: inflected.pieces, edits: [] }
  return {
    pieces: cased.pieces,
    edits: [...replaced.edits, ...joined.edits, ...spelled.edits, ...again.edits, ...inflected.edits, ...cased.edits],
    questions: [
      ...askAboutVocabulary(cased.pieces, entries),
      ...spelled.questions,
      ...askSoundAlikes(cased.pieces, options.modality),
    ],
    vocabularyHits: replaced.vocabularyHits,
  }
}

const fewestNouns = 4

/** A transcript with a few capitals ("CT", a name) whose nouns are written small all the same. */
function hasLostCapitals(pieces: readonly Piece[]): boolean {
  let nouns = 0
  let small = 0
  for (const { kind, text } of pieces) {
    if (kind !== 'word' || !isOnlyNoun(text)) continue
    nouns++
    if (text === text.toLowerCase()) small++
  }
  return small >= fewestNouns && small > nouns * 0.8
}

const isOnlyNoun = rememberWord((text) => {
  const readings = lookUp(text)
  return readings.length > 0 && readings.every((one) => one.class === 'noun')
})

function styleOf(pieces: readonly Piece[]): Style {
  const words = pieces.filter((piece) => piece.kind === 'word')
  return {
    dictated: true,
    lowerCase: words.length > 0 && words.every((piece) => piece.text === piece.text.toLowerCase()),
  }
}
