import { isWithin } from './anatomy/organ-tree.ts'
import { deriveImpression } from './arrange/derive-impression.ts'
import { withToldAtFirst } from './arrange/told-at-first.ts'
import { type Compiled, compileTranscript, noOptions, type Sentence } from './compile-transcript.ts'
import type { FillResult, Options } from './model.ts'
import { clashingNormals, judgeWith } from './template/clashing-normals.ts'
import { finishFill } from './template/finish-fill.ts'
import { forEmptied } from './template/for-emptied.ts'
import { type Judge, judgeBy } from './template/judge-normals.ts'
import { type Placement, placeSentences, wholeTopicOf } from './template/place.ts'
import { placeDictation } from './template/place-dictation.ts'
import { removedBy, removedOrgansOf } from './template/removed-organs.ts'
import { reviseSentence } from './template/revise-normals.ts'
import { tissueOf } from './template/tissues.ts'
import { writeFill } from './template/write-fill.ts'
import { inOneCall } from './word-memory.ts'

/**
 * Fills a report template with a dictation.
 *
 * Each dictated sentence goes below the heading of its organ and takes the place of the template's sentences that it
 * contradicts or says itself; all others stay. What finds no place is written below "Weitere Befunde" and listed in
 * `unplaced`. Without a dictated impression one is drawn from the positive findings (origin `derived`).
 *
 * @param templateHtml  any HTML with headings, bold or plain labels, lists, tables, placeholders; its markup is kept as it is
 *                      (nothing is sanitised here)
 */
export function fillTemplate(transcript: string, templateHtml: string, options: Options = noOptions): FillResult {
  return inOneCall(() => fill(transcript, templateHtml, options))
}

function fill(transcript: string, templateHtml: string, options: Options): FillResult {
  const {
    compiled,
    template,
    normals,
    profiles,
    dictated,
    findings,
    placements: placed,
  } = placeDictation(
    inComposedLetters(withToldAtFirst(compileTranscript(transcript, options))),
    templateHtml.normalize('NFC'),
  )
  const removed = removedOrgansOf(dictated.filter(({ section }) => section !== 'technique'))
  // What the impression calls a carcinoma is no "Keine Raumforderung" in the findings.
  const concluded = placeSentences(
    dictated.filter(({ section }) => section === 'impression'),
    profiles,
    template.slots,
  )
  const judge = judgeBy([...placed, ...concluded.filter(isOfItsPlace)])
  const revise = (by: Judge) =>
    normals
      .filter(({ slot }) => slot.section === 'findings')
      .map((sentence) => reviseSentence(sentence, by, removedBy(removed)))
  const first = revise(judge)
  const clashing = clashingNormals(first, dictated)
  const revisions = clashing.size > 0 ? revise(judgeWith(judge, clashing)) : first
  const placements = [...placed, ...forEmptied(placed, revisions)]
  const written = writeFill({
    template,
    normals,
    dictated,
    placements,
    removed,
    revisions,
    impression: deriveImpression(findings),
  })
  return finishFill({ transcript, compiled, dictated, placements, revisions, written })
}

/** A thrombosis "der Beinvenen" need not be in each of them. */
function isOfItsPlace({ part, slot }: Placement): boolean {
  const named = wholeTopicOf(part).organs
  const own = slot?.organs ?? []
  return (
    named.length > 0 &&
    (own.length === 0 || named.some((organ) => own.some((one) => isWithin(organ, one) || tissueOf(organ) === one)))
  )
}

/** A template is read letter by letter: "u" and two dots are the "ü" of "Übrige". */
function inComposedLetters(compiled: Compiled): Compiled {
  if (compiled.sentences.every(({ text }) => text === text.normalize('NFC'))) return compiled
  const sentences = compiled.sentences.map((sentence): Sentence => {
    const pieces = sentence.pieces.map((piece) => ({ ...piece, text: piece.text.normalize('NFC') }))
    return { ...sentence, pieces, text: sentence.text.normalize('NFC') }
  })
  return { ...compiled, sentences, pieces: sentences.flatMap(({ pieces }) => pieces) }
}
