import type { Options } from '../model.ts'
import type { Sentence } from '../understand/sentence.ts'
import { understand } from '../understand/understand.ts'
import type { Clash } from './clash.ts'
import { dateClashes } from './courses/dates.ts'
import { followUps } from './courses/follow-ups.ts'
import { intervalClashes } from './courses/interval.ts'
import { missingPriorClashes } from './courses/missing-prior.ts'
import { overallTrendClashes } from './courses/overall-trend.ts'
import { describedDenialClashes } from './findings/described-denials.ts'
import { displacementClashes } from './findings/displacement.ts'
import { inferenceClashes } from './findings/inferences.ts'
import { involvementClashes } from './findings/involvement.ts'
import { negationClashes } from './findings/negation.ts'
import { unansweredQuestionClashes } from './findings/unanswered-question.ts'
import { unsupportedClashes } from './findings/unsupported.ts'
import { gradingClashes } from './grades/grading.ts'
import { hipTypeClashes } from './grades/hip-types.ts'
import { plainGradeClashes } from './grades/plain-grades.ts'
import { stenosisDegreeClashes } from './grades/stenosis-degree.ts'
import { stageClashes } from './grades/tumour-stage.ts'
import { indexStatements } from './index-statements.ts'
import { withLobe } from './liver-lobe.ts'
import { densityClashes } from './measures/densities.ts'
import { halfClashes } from './measures/halves.ts'
import { numberClashes } from './measures/numbers.ts'
import { plausibilityClashes } from './measures/plausibility.ts'
import { scoreClashes } from './measures/scores.ts'
import { sizeNameClashes } from './measures/size-names.ts'
import { nameNodes } from './name-nodes.ts'
import { removedOrganClashes } from './operations/removed-organ.ts'
import { sexClashes } from './operations/sex.ts'
import { techniqueClashes } from './operations/technique.ts'
import { codeClashes } from './places/codes.ts'
import { impossibleLevelClashes } from './places/impossible-levels.ts'
import { levelClashes } from './places/level.ts'
import { oppositePartClashes } from './places/opposite-parts.ts'
import { placeClashes } from './places/place-clashes.ts'
import { rootClashes } from './places/root-clashes.ts'
import { accessSideClashes } from './sides/access-side.ts'
import { advisedSideClashes } from './sides/advised-side.ts'
import { askedSideClashes } from './sides/asked-side.ts'
import { clinicSideClashes } from './sides/clinic-side.ts'
import { examinedSideClashes } from './sides/examined-side.ts'
import { freeSideClashes } from './sides/free-side.ts'
import { onlySideClashes } from './sides/only-side.ts'
import { recurrenceSideClashes } from './sides/recurrence-side.ts'
import { pushedRootClashes, rootSideClashes } from './sides/root-side.ts'
import { sameSizeClashes } from './sides/same-size.ts'
import { sideClashes } from './sides/side.ts'
import { spotSideClashes } from './sides/spot-sides.ts'
import { stressedSideClashes } from './sides/stressed-side.ts'
import { toldSideClashes } from './sides/told-side.ts'

const mostShown = 20

/** All clashes of a report, each pair of places once, the most certain kinds first. */
export function findClashes(sentences: readonly Sentence[], options: Options): Clash[] {
  const { statements: understood, examination } = understand(sentences)
  const statements = nameNodes(understood.map(withLobe))
  const index = indexStatements(statements)
  const following = followUps(sentences, statements)
  const followed = following.length === 0 ? index : indexStatements([...statements, ...following])
  const all = [
    ...sideClashes(index, sentences),
    ...examinedSideClashes(index, examination, sentences),
    ...askedSideClashes(sentences),
    ...clinicSideClashes(sentences),
    ...toldSideClashes(sentences, statements, examination),
    ...advisedSideClashes(sentences, index),
    ...freeSideClashes(sentences, index),
    ...onlySideClashes(sentences, examination),
    ...spotSideClashes(sentences),
    ...accessSideClashes(sentences),
    ...rootSideClashes(sentences),
    ...pushedRootClashes(index),
    ...sameSizeClashes(index),
    ...stressedSideClashes(index),
    ...recurrenceSideClashes(sentences, index),
    ...removedOrganClashes(sentences, index),
    ...sexClashes(sentences, options),
    ...negationClashes(index),
    ...describedDenialClashes(sentences, index),
    ...displacementClashes(index),
    ...inferenceClashes(sentences, index),
    ...rootClashes(sentences, index),
    ...levelClashes(index, sentences),
    ...placeClashes(sentences, index),
    ...oppositePartClashes(index),
    ...intervalClashes(followed),
    ...numberClashes(index, sentences),
    ...overallTrendClashes(sentences, followed),
    ...unsupportedClashes(index),
    ...scoreClashes(sentences, statements),
    ...plausibilityClashes(index, sentences, options),
    ...sizeNameClashes(index),
    ...densityClashes(index),
    ...impossibleLevelClashes(sentences),
    ...gradingClashes(sentences, index),
    ...plainGradeClashes(sentences),
    ...hipTypeClashes(sentences),
    ...stenosisDegreeClashes(sentences, index),
    ...halfClashes(sentences, index),
    ...involvementClashes(sentences),
    ...stageClashes(sentences, index),
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
