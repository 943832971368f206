import { areRelated } from '../anatomy/organ-tree.ts'
import { lookUp } from '../lexicon/lexicon.ts'
import type { TemplateSentence } from '../model.ts'
import type { Statement } from '../understand/statement.ts'
import { joinedOrgans, saidOf } from './coordination.ts'
import type { Dictated } from './dictated.ts'
import type { Judge } from './judge-normals.ts'
import type { NormalClause, NormalSentence } from './normals.ts'
import type { Verdict } from './verdict.ts'

export interface Removal {
  text: string
  status: Exclude<TemplateSentence['status'], 'kept'>
  /** The dictated sentence that caused it; null for a blank nobody filled. */
  part: Dictated | null
}

/** What becomes of one sentence of the template. */
export interface Revision {
  sentence: NormalSentence
  /** What stays; null when all of it, "" when nothing. */
  kept: string | null
  removals: readonly Removal[]
}

/** Which surgery, if any, took away the organ a clause speaks of. */
export type RemovedBy = (clause: NormalClause, sentence: NormalSentence) => Dictated | null

/** Takes out of a sentence what was dictated otherwise, clause by clause, so that each remainder is a clean sentence. */
export function reviseSentence(sentence: NormalSentence, judge: Judge, removedBy: RemovedBy): Revision {
  const kept: string[] = []
  const removals: Removal[] = []
  let subject = ''
  for (const clause of sentence.clauses) {
    const removed = removedBy(clause, sentence)
    // Of "Länge __ cm, kein Harnstau" goes what nobody filled.
    if (removed || isBlank(clause, sentence)) {
      removals.push({ text: clause.text, status: 'withdrawn', part: removed })
      continue
    }
    const revised = reviseClause(clause, sentence, judge, removedBy)
    if (revised.kept !== '') kept.push(kept.length === 0 ? withSubject(revised.kept, clause, subject) : revised.kept)
    else if (subject === '') subject = subjectOf(clause)
    if (revised.verdict) removals.push({ text: revised.removed, status: 'replaced', part: revised.verdict.part })
  }
  if (removals.length === 0) return { sentence, kept: null, removals }
  if (kept.every((text) => limits.test(text))) return { sentence, kept: '', removals }
  return { sentence, kept: asSentence(kept, sentence), removals }
}

/** Who signs it is no impression. */
export const formal =
  /elektronisch|freigegeben|freigabe|unterschrift|signiert|vidiert|\bgez\.|\bi\.\s?A\.|Dr\. ?med|freundlich|kollegial/i

/** The sentence without the clauses that nobody filled. */
export function withoutBlanks(sentence: NormalSentence): Revision {
  const { clauses, text } = sentence
  // "Freigegeben durch: ____" stays to be signed by hand.
  const [, asked] = /^(.*:)\s*(?:_{2,}|\.{3,}|…)\s*$/.exec(text) ?? []
  if (asked !== undefined && formal.test(asked)) return { sentence, kept: asked, removals: [] }
  const kept = clauses.filter(({ open }) => !open).map(({ text }) => text)
  if (kept.length === clauses.length) return { sentence, kept: null, removals: [] }
  const removals = clauses.flatMap(({ open, text }) =>
    open ? [{ text, status: 'withdrawn' as const, part: null }] : [],
  )
  return { sentence, kept: asSentence(kept, sentence), removals }
}

function isBlank({ open, statements }: NormalClause, sentence: NormalSentence): boolean {
  return open || (sentence.open && statements.length === 0)
}

/** "Unauffällig, soweit erfasst": nothing is left that it could limit. */
const limits = /^(?:soweit|sofern|insoweit|insofern|trotz) /i

interface RevisedClause {
  kept: string
  removed: string
  verdict: Verdict | null
}

function reviseClause(
  clause: NormalClause,
  sentence: NormalSentence,
  judge: Judge,
  removedBy: RemovedBy,
): RevisedClause {
  const joined = reviseConjuncts(clause, sentence, judge, removedBy)
  if (joined) return joined
  const verdicts = clause.statements.map((statement) => judge.statement(statement, clause, sentence))
  const first =
    verdicts.find((verdict) => verdict?.relation === 'clash') ??
    verdicts.find((verdict) => verdict !== null) ??
    (clause.items.length > 1 ? null : judge.words(clause, sentence))
  if (first === null) return { kept: clause.text, removed: '', verdict: null }
  const all = verdicts.every((verdict) => verdict !== null) || first.relation === 'clash'
  if (clause.items.length > 1 && verdicts.some((verdict) => verdict === null))
    return reviseList(clause, verdicts, first)
  // What is only said twice may stay where the clause says something else besides.
  if (first.relation === 'covered' && !all) return { kept: clause.text, removed: '', verdict: null }
  return { kept: '', removed: clause.text, verdict: first }
}

/** "Keine Infiltrate, Rundherde oder Ergüsse" without the one that was found. */
function reviseList(clause: NormalClause, verdicts: readonly (Verdict | null)[], verdict: Verdict): RevisedClause {
  const gone = clause.items.map((item) =>
    clause.statements.some(
      (statement, index) => verdicts[index] && statement.at.start >= item.start && statement.at.start < item.end,
    ),
  )
  const texts = clause.items.map((item) => clause.text.slice(item.start - clause.start, item.end - clause.start))
  const left = texts.filter((_, index) => !gone[index])
  const determiner = clause.text.slice(0, (clause.items[0]?.start ?? 0) - clause.start).trim()
  const head = gone[0] && !determiner.includes(' ') ? determinerFor(determiner, left[0] ?? '') : determiner
  if (
    left.length === 0 ||
    left.some((text) => placing.test(text)) ||
    head === null ||
    (gone[0] && carriesOthers.test(texts[0] ?? ''))
  ) {
    return { kept: '', removed: clause.text, verdict }
  }
  const last = left.at(-1) ?? ''
  const list = left.length === 1 ? last : `${left.slice(0, -1).join(', ')} oder ${last}`
  const removed = texts.filter((_, index) => gone[index]).join(', ')
  return { kept: `${head} ${list}`, removed: `${determiner} ${removed}`, verdict }
}

/** "Keine Komplikationen während und nach dem Eingriff": no second thing that is denied. */
const placing = /^(?:nach|vor|während|bei|im|in|am|an|auf|unter|mit)\b/i

/** "Nachweis einer Thrombose oder Embolie": the first member holds what the others depend on. */
const carriesOthers = /^(?:Nach|Hin)weis|^Anhalt|^Zeichen/

/** "Kein" or "Keine" as the noun needs it; null when the lexicon does not know. */
function determinerFor(determiner: string, phrase: string): string | null {
  const noun = phrase.split(' ').findLast((word) => /^\p{Lu}/u.test(word)) ?? ''
  if (/^ohne/i.test(determiner)) return determiner
  const forms = new Set(
    lookUp(noun)
      .filter((reading) => reading.class === 'noun')
      .map((reading) => (reading.form === 'plural' || reading.gender === 'f' ? 'e' : '')),
  )
  const [ending] = [...forms]
  if (forms.size !== 1 || ending === undefined) return null
  return (determiner.startsWith('K') ? 'Kein' : 'kein') + ending
}

/** "Vorderes und hinteres Kreuzband intakt" when only one of them was dictated otherwise. */
function reviseConjuncts(
  clause: NormalClause,
  sentence: NormalSentence,
  judge: Judge,
  removedBy: RemovedBy,
): RevisedClause | null {
  const joined = joinedOrgans(clause.text)
  if (joined === null) return null
  const verdicts = joined.conjuncts.map((conjunct) => {
    const own = { ...clause, organs: conjunct.organs, about: conjunct.organs }
    const removed = removedBy(own, sentence)
    if (removed) return { relation: 'clash' as const, part: removed }
    const found = clause.statements
      .filter((statement) => concerns(statement, conjunct.organs))
      .map((statement) => judge.statement({ ...statement, organs: conjunct.organs }, own, sentence))
    return found.find((verdict) => verdict !== null) ?? null
  })
  const verdict = verdicts.find((one) => one !== null) ?? null
  if (verdict === null) return { kept: clause.text, removed: '', verdict: null }
  const left = joined.conjuncts.filter((_, index) => verdicts[index] === null)
  const kept = saidOf(left, joined)
  return { kept: kept ?? '', removed: clause.text, verdict }
}

/** A reader that binds a joined clause to one organ only still means the other. */
function concerns(statement: Statement, organs: readonly string[]): boolean {
  return statement.organs.length <= 1 || statement.organs.some((one) => organs.some((organ) => areRelated(one, organ)))
}

/** "Gallenblase" of "Gallenblase steinfrei, zartwandig": what the following clauses are said of. */
function subjectOf(clause: NormalClause): string {
  const first = clause.statements[0]
  if (first === undefined || clause.organs.length === 0 || first.finding !== null) return ''
  const lead = clause.text.slice(0, Math.max(0, first.at.start - clause.start)).replace(/(?: (?:in|mit))? $/, '')
  return /^(?:\p{Lu}|der |die |das )/iu.test(lead) && !/\bkein/i.test(lead) && lead.split(' ').length <= 3 ? lead : ''
}

function withSubject(text: string, clause: NormalClause, subject: string): string {
  const standsAlone = subject === '' || clause.organs.length > 0 || /^kein/i.test(text)
  return standsAlone ? text : `${subject} ${text}`
}

/** "Normal groß ohne Zysten" as it was written; "" of nothing. */
function asSentence(kept: readonly string[], { text }: NormalSentence): string {
  const said = kept.join(', ').replaceAll(', ohne ', text.includes(', ohne ') ? ', ohne ' : ' ohne ')
  const capital = said.charAt(0).toUpperCase() + said.slice(1)
  return capital === '' || /[.!?]$/.test(capital) ? capital : `${capital}.`
}
