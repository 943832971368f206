import type { Options } from '../model.ts'
import type { Sentence } from '../understand/sentence.ts'
import { understand } from '../understand/understand.ts'
import { accessSideClashes } from './access-side.ts'
import { advisedSideClashes } from './advised-side.ts'
import { askedSideClashes } from './asked-side.ts'
import { attributeClashes } from './attributes.ts'
import type { Clash } from './clash.ts'
import { clockQuadrantClashes } from './clock-quadrants.ts'
import { codeClashes } from './codes.ts'
import { convexityClashes } from './convexity.ts'
import { countClashes, solitaryClashes } from './counts.ts'
import { dateClashes } from './dates.ts'
import { degreeClashes } from './degree.ts'
import { displacementClashes } from './displacement.ts'
import { doubledSideClashes } from './doubled-side.ts'
import { emphasisClashes } from './emphasis.ts'
import { followUps } from './follow-ups.ts'
import { gradingClashes } from './grading.ts'
import { halfClashes } from './halves.ts'
import { hipTypeClashes } from './hip-types.ts'
import { indexStatements } from './index-statements.ts'
import { inferenceClashes } from './inferences.ts'
import { intervalClashes } from './interval.ts'
import { involvementClashes } from './involvement.ts'
import { levelClashes } from './level.ts'
import { missingPriorClashes } from './missing-prior.ts'
import { nameNodes } from './name-nodes.ts'
import { negationClashes } from './negation.ts'
import { neverOperatedClashes } from './never-operated.ts'
import { notSeenClashes } from './not-seen.ts'
import { numberClashes } from './numbers.ts'
import { onlySideClashes } from './only-side.ts'
import { operationTraceClashes } from './operation-traces.ts'
import { oppositePartClashes } from './opposite-parts.ts'
import { overallTrendClashes } from './overall-trend.ts'
import { placeClashes } from './place-clashes.ts'
import { plainGradeClashes } from './plain-grades.ts'
import { plausibilityClashes } from './plausibility.ts'
import { priorSideClashes } from './prior-side.ts'
import { operatedSideClashes, recurrenceSideClashes } from './recurrence-side.ts'
import { removedOrganClashes } from './removed-organ.ts'
import { repeatedSideClashes } from './repeated-side.ts'
import { rootLevelClashes } from './root-levels.ts'
import { sameSizeClashes } from './same-size.ts'
import { scoreClashes } from './scores.ts'
import { sexClashes } from './sex.ts'
import { shiftDirectionClashes } from './shift-direction.ts'
import { examinedSideClashes, sideClashes } from './side.ts'
import { sideCompoundClashes } from './side-compounds.ts'
import { freeSideClashes, sideTwiceClashes } from './side-twice.ts'
import { signClashes } from './signs.ts'
import { stenosisDegreeClashes } from './stenosis-degree.ts'
import { techniqueClashes } from './technique.ts'
import { toothSideClashes } from './tooth-sides.ts'
import { stageClashes } from './tumour-stage.ts'
import { unansweredQuestionClashes } from './unanswered-question.ts'
import { unsupportedClashes } from './unsupported.ts'

const mostShown = 20

/** All clashes of a report, each pair of places once, the most certain kinds first. */
export function findClashes(sentences: readonly Sentence[], options: Options): Clash[] {
  const { statements: understood, examination } = understand(sentences)
  const statements = nameNodes(understood)
  const index = indexStatements(statements)
  const followed = indexStatements([...statements, ...followUps(sentences, statements)])
  const all = [
    ...sideClashes(index),
    ...examinedSideClashes(index, examination),
    ...askedSideClashes(sentences),
    ...priorSideClashes(statements),
    ...advisedSideClashes(sentences, index),
    ...accessSideClashes(sentences),
    ...repeatedSideClashes(sentences, examination),
    ...doubledSideClashes(index),
    ...sideTwiceClashes(sentences),
    ...freeSideClashes(sentences, index),
    ...sideCompoundClashes(sentences),
    ...onlySideClashes(sentences),
    ...toothSideClashes(sentences),
    ...sameSizeClashes(index),
    ...convexityClashes(sentences),
    ...shiftDirectionClashes(sentences, index),
    ...recurrenceSideClashes(sentences, index),
    ...operatedSideClashes(sentences, index),
    ...emphasisClashes(sentences, index),
    ...removedOrganClashes(sentences, index),
    ...neverOperatedClashes(sentences),
    ...operationTraceClashes(sentences),
    ...sexClashes(sentences, options),
    ...negationClashes(index),
    ...displacementClashes(index),
    ...notSeenClashes(sentences, statements),
    ...signClashes(sentences),
    ...inferenceClashes(sentences, index),
    ...levelClashes(index),
    ...rootLevelClashes(index),
    ...placeClashes(sentences, index),
    ...clockQuadrantClashes(sentences),
    ...oppositePartClashes(index),
    ...intervalClashes(followed),
    ...numberClashes(index),
    ...overallTrendClashes(sentences, followed),
    ...unsupportedClashes(index),
    ...countClashes(sentences),
    ...solitaryClashes(index),
    ...scoreClashes(sentences, statements),
    ...plausibilityClashes(index, options),
    ...gradingClashes(sentences, index),
    ...plainGradeClashes(sentences),
    ...hipTypeClashes(sentences),
    ...stenosisDegreeClashes(sentences, index),
    ...degreeClashes(index),
    ...halfClashes(sentences, index),
    ...attributeClashes(sentences),
    ...involvementClashes(sentences),
    ...stageClashes(sentences),
    ...codeClashes(sentences),
    ...dateClashes(sentences),
    ...techniqueClashes(sentences),
    ...missingPriorClashes(sentences),
    ...unansweredQuestionClashes(sentences, statements),
  ]
  return withoutRepeats(all).slice(0, mostShown)
}

/** A wrong grade or figure stands beside any other mistake of its sentence. */
function kindOf({ kind }: Clash): string {
  return kind === 'grading' || kind === 'number' || kind === 'unit' ? kind : 'other'
}

/** Of several clashes between the same two places one of a kind is enough. */
function withoutRepeats(clashes: readonly Clash[]): Clash[] {
  const seen = new Set<string>()
  return clashes.filter((clash) => {
    const key = [kindOf(clash), ...[clash.first.start, clash.second.start].sort((a, b) => a - b)].join('-')
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
