import { familyOf, findings } from '../../anatomy/finding-concepts.ts'
import { areRelated } from '../../anatomy/organ-tree.ts'
import { groupOfOrgan } from '../../arrange/organ-groups.ts'
import { tells } from '../../read/tells.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import { isGeneric } from '../../understand/is-generic.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Statement } from '../../understand/statement.ts'
import type { Clash, Proposal } from '../clash.ts'
import { isInBody } from '../is-in-body.ts'
import { sentencePlace } from '../sentence-place.ts'

/** What the body of a report speaks of, in whatever words. */
interface Said {
  families: ReadonlySet<string>
  organs: readonly string[]
  /** "Unauffälliger Befund" answers every question, and so does a needle: who treats knows why. */
  isAllNormal: boolean
}

/**
 * A finding that was asked for and of which neither the findings nor the impression say a word: not the finding,
 * nor anything like it, nor its organ. Silent where the question or the body leaves a doubt.
 */
export function unansweredQuestionClashes(sentences: readonly Sentence[], statements: readonly Statement[]): Clash[] {
  const body = sentences.filter(isInBody)
  const impression = body.findLast(({ section }) => section === 'impression')
  const asked = statements.filter((one) => isAsked(one))
  if (impression === undefined || asked.length === 0 || body.length < fewest) return []
  const said = saidIn(body, statements)
  const open = said.isAllNormal ? undefined : asked.find((one) => !isAnswered(one, said))
  return open === undefined ? [] : [questionClash(open, impression)]
}

/** A report of one or two sentences answers by saying what there is. */
const fewest = 4

function isAsked(statement: Statement): boolean {
  const { finding, section, certainty, stance } = statement
  if (section !== 'clinicalQuestion' || certainty !== 'question' || stance === 'negated' || finding === null)
    return false
  const concept = findings().get(finding)
  return concept?.major === true && concept.organ !== null
}

function saidIn(body: readonly Sentence[], statements: readonly Statement[]): Said {
  const meanings = body.flatMap(({ all }) => findMentions(all).terms.flatMap((term) => term.meanings))
  const told = statements.filter(isInBody)
  return {
    families: new Set([
      ...told.flatMap(({ finding }) => (finding === null ? [] : [familyOf(finding)])),
      ...meanings.filter(({ kind }) => kind === 'finding').map(({ id }) => familyOf(id)),
    ]),
    organs: [...meanings.filter(({ kind }) => kind === 'organ').map(({ id }) => id), ...told.flatMap(ownOrgans)].filter(
      (organ) => !isGeneric(organ),
    ),
    isAllNormal:
      body.some(({ all }) => tells(all, /nadel$|^(?:Punktion|Sondierung)$/i)) ||
      told.some(
        ({ section, normal, organBond }) => section === 'impression' && normal === 'general' && organBond !== 'own',
      ),
  }
}

/** "cTACE des HCC" speaks of the liver. */
function ownOrgans({ organ, organBond }: Statement): readonly string[] {
  return organ !== null && organBond === 'own' ? [organ] : []
}

function isAnswered({ finding, organs }: Statement, said: Said): boolean {
  if (finding === null || said.families.has(familyOf(finding))) return true
  const implied = findings().get(finding)?.organ
  const asked = [...organs, ...(implied == null ? [] : [implied])].filter((organ) => !isGeneric(organ))
  return asked.length === 0 || asked.some((organ) => said.organs.some((other) => areNear(organ, other)))
}

/** Under one heading of a report: who speaks of the kidneys has looked at the ureters. */
function areNear(one: string, two: string): boolean {
  const group = groupOfOrgan(one)
  return areRelated(one, two) || (group !== null && group === groupOfOrgan(two))
}

function questionClash(open: Statement, impression: Sentence): Clash {
  return {
    kind: 'unansweredQuestion',
    severity: 'warning',
    first: sentencePlace(open.sentence, open.at),
    second: sentencePlace(impression, impression),
    reason: 'Die Frage wird nicht beantwortet',
    fixes: answers(open, impression),
  }
}

/** To say that nothing can be said, or to take the question out; never an answer that nobody gave. */
function answers({ sentence, at }: Statement, impression: Sentence): Proposal[] {
  const asked = sentence.words.filter(({ start, end }) => start >= at.start && end <= at.end)
  const question = asked.map(({ text }) => text).join(' ')
  const last = impression.words.findLast(({ kind }) => kind !== 'mark')
  const remove = { label: 'Frage streichen', span: { start: sentence.start, end: sentence.end }, replacement: '' }
  if (last === undefined) return [remove]
  const replacement = `${last.text}. Zur Frage „${question}“ ist keine sichere Aussage möglich`
  return [{ label: 'Ohne sichere Aussage vermerken', span: { start: last.start, end: last.end }, replacement }, remove]
}
