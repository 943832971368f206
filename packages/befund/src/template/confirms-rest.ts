import { isKindOf } from '../anatomy/finding-concepts.ts'
import { isWithin } from '../anatomy/organ-tree.ts'
import type { Dictated } from './dictated.ts'
import { normalScope } from './normal-scope.ts'
import type { SlotProfile } from './slot-profile.ts'

/** Whether a sentence says no more than that what the template says by itself holds. */
export function confirmsRest(part: Dictated, profiles: readonly SlotProfile[]): boolean {
  return (
    deniesRest(part, profiles) ||
    normalScope(part, (organ) => profiles.some(({ slot }) => slot.organs.includes(organ))) !== null ||
    (callsNormal(part) && ofAWhole(part, profiles))
  )
}

/** "Sonst unverändert", "im Übrigen konstanter Befund": of all the rest, but more than that it is normal. */
export function saysUnchanged({ text }: Pick<Dictated, 'text'>): boolean {
  return /^(?:sonst|ansonsten|im übrigen|übrige[rs]? befunde?|alles übrige|(?:der )?rest) (?:ist |sind )?(?:weitgehend |im wesentlichen |weiterhin )?(?:unverändert|konstant|stationär|idem)\p{L}*(?: befunde?)?(?: (?:zur|gegenüber der|im vergleich zur) vor\p{L}*)?\.?$/iu.test(
    text,
  )
}

/** "Sonst keine Mehranreicherung" confirms what the template denies below several headings. */
function deniesRest(part: Dictated, profiles: readonly SlotProfile[]): boolean {
  if (
    !/^(?:sonst|ansonsten|im übrigen|weiter|darüber hinaus|übrige|restliche)/i.test(part.text) ||
    part.clauses.some((clause) => clause.organs.length > 0)
  )
    return false
  const denied = part.statements.filter((statement) => statement.finding !== null)
  if (denied.length === 0 || denied.some((statement) => statement.stance !== 'negated')) return false
  const deniedIn = (finding: string): number =>
    profiles.filter(({ clauses }) =>
      clauses.some((clause) =>
        clause.statements.some(
          (said) => said.finding !== null && isKindOf(said.finding, finding) && said.stance === 'negated',
        ),
      ),
    ).length
  return denied.every(({ finding }) => finding !== null && deniedIn(finding) > 1)
}

const mostWords = 6

/** "Unauffällig", "regelrechter Befund" in a few words without a finding. */
function callsNormal({ statements, text }: Dictated): boolean {
  return (
    statements.length > 0 &&
    statements.every(
      ({ normal, stance, measures }) => normal === 'general' && stance === 'asserted' && !measures.length,
    ) &&
    text.split(' ').length <= mostWords
  )
}

/** "Beide Hüftgelenke unauffällig" where only their parts have headings. */
function ofAWhole({ clauses }: Dictated, profiles: readonly SlotProfile[]): boolean {
  const named = clauses.flatMap((clause) => clause.organs)
  const partsOf = (organ: string) =>
    profiles.filter(({ slot }) => slot.organs.some((own) => own !== organ && isWithin(own, organ))).length
  return (
    named.length > 0 &&
    named.every((organ) => partsOf(organ) > 1 && !profiles.some(({ slot }) => slot.organs.includes(organ)))
  )
}
