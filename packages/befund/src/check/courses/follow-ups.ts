import { fitsAt } from '../../read/tells.ts'
import { isCarrierNoun } from '../../understand/find-cues.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import { isGeneric } from '../../understand/is-generic.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Statement } from '../../understand/statement.ts'
import { isLexical, isPresent, sameThing } from '../compare.ts'
import { vagueFindings } from '../vague-findings.ts'
import { courseOf } from './overall-trend.ts'

/** What sentences that name nothing say of the thing measured just before: "Voruntersuchung 26 mm, damit stabil." */
export function followUps(sentences: readonly Sentence[], statements: readonly Statement[]): Statement[] {
  const byPosition = Map.groupBy(statements, ({ position }) => position)
  const found: Statement[] = []
  let subject: readonly Statement[] = []
  let ofSubject = 0
  sentences.forEach((sentence, position) => {
    const said = byPosition.get(position) ?? []
    const [first] = subject
    if (first?.section !== sentence.section || sentence.opensLine || !namesNothing(sentence, said, first)) {
      subject = subjectOf(said)
      ofSubject = found.length
      return
    }
    const measures = said.flatMap((one) => one.measures)
    const trend = courseOf(sentence)?.trend ?? null
    if (trend === null && !measures.some(({ series }) => series === 'prior')) return
    // "Gegenüber 03/2024 konstant. Gegenüber 2023 regredient.": two courses.
    if (subject.some((one) => one.trend !== null) && sentence.all.some(({ text }) => /(?:19|20)\d\d$/.test(text)))
      return
    const { start, end } = sentence
    const span = { start, end }
    subject = subject.map((one) => ({
      ...one,
      trend: trend ?? one.trend,
      measures: [...one.measures, ...measures],
      sentence,
      position,
      span,
      at: span,
    }))
    found.splice(ofSubject, found.length, ...subject)
  })
  return found
}

/** "Am 11.09.2024 hatte der Herd 11 mm." */
function isSaidAgain(one: Statement, before: Statement): boolean {
  const article = one.sentence.words.findLast(({ end }) => end <= one.at.start)?.text ?? ''
  return vagueFindings.has(one.finding ?? '') && sameThing(one, before) && /^d(?:er|as|ie\p{Ll}*)$/iu.test(article)
}

function namesNothing({ all }: Sentence, said: readonly Statement[], before: Statement): boolean {
  if (said.some((one) => one.finding !== null && !isLexical(one) && !isSaidAgain(one, before))) return false
  // "IMH vollständig resorbiert": a name in capitals. "Insgesamt progredient" sums up, "Ossär stabil" is said of all bones.
  if (fitsAt(all, 0, /^(?:\p{Lu}{3,}|Insgesamt|Ossär|Nodal|Lokal)$/u)) return false
  const { terms, sites, sides, cues } = findMentions(all)
  // "Ausläufer konstant": another thing, known or not.
  if (isThing(all) && cues[0]?.from === 1) return false
  // "Der schmale Randsaum ist konstant."
  if (fitsAt(all, 0, /^D(?:er|ie|as)$/) && isThing(all.slice(2))) return false
  // "Zunehmende Kallusbildung"
  if (terms.some(({ lexical, from }) => lexical && cues.some(({ to }) => to === from && to === 1))) return false
  // "Sonst keine Änderung" is said of all else.
  if (cues.some(({ kind }) => kind === 'rest')) return false
  const named = terms.flatMap(({ meanings }) => meanings)
  // "Knorpel mit 5 mm großer Delamination"
  if (said.some(({ finding }) => finding !== null) && named.some(({ kind }) => kind === 'organ')) return false
  return (
    sites.length === 0 &&
    sides.length === 0 &&
    named.every(({ kind, id }) => kind === 'normal' || isGeneric(id) || id.startsWith('w:') || vagueFindings.has(id))
  )
}

function isThing([first]: readonly Word[]): boolean {
  if (first === undefined || !/^\p{Lu}\p{Ll}{5,}$/u.test(first.text) || isCarrierNoun(first.stem)) return false
  return !/^(?:Vor|Größe|Grösse|Befund|Durchmesser|Verlauf)|(?:ig|lich|ell|weise|hin|wärts)$/.test(first.text)
}

/** The one thing of the sentence that is measured, under all its names; else the only thing it says. */
function subjectOf(said: readonly Statement[]): Statement[] {
  const things = said.filter((one) => one.finding !== null && !isLexical(one) && isPresent(one))
  const measured = said.filter(({ measures }) => measures.length > 0)
  const [first] = measured.length > 0 ? measured : things
  if (first === undefined || measured.some((one) => one.at.start !== first.at.start)) return []
  if (measured.length === 0) return things.every((one) => one.at.start === first.at.start) ? things : []
  return [first, ...things.filter((one) => one.at.start !== first.at.start)].map((one) => ({
    ...one,
    measures: first.measures,
  }))
}
