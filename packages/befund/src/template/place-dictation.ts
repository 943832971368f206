import { isWithin } from '../anatomy/organ-tree.ts'
import { foldLabel, sectionOfName } from '../arrange/section-names.ts'
import type { Compiled } from '../compile-transcript.ts'
import type { SectionId } from '../model.ts'
import { partExamined } from '../understand/as-examined.ts'
import { introductory } from '../understand/read-sentences.ts'
import type { Statement } from '../understand/statement.ts'
import { cutAtLabels, type Dictated, readDictated, splitByOrgan } from './dictated.ts'
import { topicalSlots } from './general-slot.ts'
import { type NormalSentence, readNormals } from './normals.ts'
import { comparison, type Placement, placeSentences } from './place.ts'
import { readTemplate } from './read-template.ts'
import { slotOfSection } from './section-texts.ts'
import { profileOf, type SlotProfile } from './slot-profile.ts'
import { splitByFinding } from './split-by-finding.ts'
import type { Slot, Template } from './template.ts'
import { withUndeclaredFindings } from './undeclared-findings.ts'

/** A dictation read against a template: whose text says what, and which sentence belongs where. */
interface PlacedDictation {
  /** Cut where headings of the template begin. */
  compiled: Compiled
  template: Template
  normals: readonly NormalSentence[]
  profiles: readonly SlotProfile[]
  dictated: readonly Dictated[]
  /** The dictated sentences of the findings, one for each organ. */
  findings: readonly Dictated[]
  placements: readonly Placement[]
}

/** Finds the place in the template for each dictated sentence of the findings. */
export function placeDictation(whole: Compiled, templateHtml: string): PlacedDictation {
  const template = readTemplate(templateHtml)
  const normals = readNormals(template)
  const labels = new Set(
    template.slots
      .map((slot) => foldLabel(slot.label))
      .filter((label) => label !== '' && sectionOfName(label) === null),
  )
  const compiled = { ...whole, sentences: whole.sentences.flatMap((one) => cutAtLabels(one, labels)) }
  const clauses = Map.groupBy(normals, ({ slot }) => slot)
  const profiles = topicalSlots(template.slots).map((slot) =>
    profileOf(
      slot,
      (clauses.get(slot) ?? []).flatMap((sentence) => sentence.clauses),
    ),
  )
  const examined = template.slots.flatMap(({ organs }) => organs)
  const hasPrior = slotOfSection('priorStudy', template.slots) !== null
  const read = (sentences: Compiled['sentences']): Dictated[] => {
    let left: SectionId | null = null
    return readDictated({ ...compiled, sentences }, labels).map((said): Dictated => {
      const part = withPartsExamined(said, examined)
      const isNamed = namesPlace(part, labels)
      if (isNamed && part.section !== 'technique') left = part.section
      if (isNamed || part.section === left)
        return { ...part, section: 'findings', statements: part.statements.map(found) }
      const blank = part.section === 'findings' ? sectionOfBlank(part, template) : null
      if (blank !== null) return { ...part, section: blank }
      return comparison.test(part.text) && ((hasPrior && introductory.has(part.section)) || tellsOfPriors(part))
        ? { ...part, section: 'priorStudy' }
        : part
    })
  }
  const declared = read(compiled.sentences)
  const undeclared = withUndeclaredFindings(compiled.sentences, declared, profiles)
  const dictated = undeclared === null ? declared : read(undeclared)
  const findings = dictated
    .filter(({ section }) => section === 'findings')
    .flatMap(splitByOrgan)
    .flatMap((part) => splitByFinding(part, profiles))
  const placements = placeSentences(findings, profiles, template.slots)
  return { compiled, template, normals, profiles, dictated, findings, placements }
}

/** "Zum Vergleich liegt die CT vom Mai vor": that there is one, and nothing of what it showed. */
function tellsOfPriors({ statements, text }: Dictated): boolean {
  return statements.every(({ finding }) => finding?.startsWith('w:')) && / vor\.$|verfügung/i.test(text)
}

/** "Plaque im Bulbus" where the carotids have a heading and the eyes have none. */
function withPartsExamined(part: Dictated, examined: readonly string[]): Dictated {
  const meant = (organ: string): string =>
    examined.some((one) => isWithin(organ, one)) ? organ : (partExamined(organ, examined) ?? organ)
  if (part.clauses.every(({ organs }) => organs.every((organ) => meant(organ) === organ))) return part
  return {
    ...part,
    clauses: part.clauses.map((clause) => ({ ...clause, organs: clause.organs.map(meant) })),
    statements: part.statements.map((one) => ({
      ...one,
      organ: one.organ && meant(one.organ),
      organs: one.organs.map(meant),
    })),
  }
}

/** What was read below "Fragestellung" asks nothing where it stands now. */
function found(statement: Statement): Statement {
  return statement.certainty === 'question' ? { ...statement, certainty: 'certain' } : statement
}

/** "Material ..." after the spoken "Indikation" is not part of it where the template has a place of that name. */
function namesPlace({ section, label }: Dictated, labels: ReadonlySet<string>): boolean {
  return introductory.has(section) && label !== null && labels.has(foldLabel(label))
}

/** "PSA 7,2 ng/ml" where the clinical data hold "PSA [PSA] ng/ml". */
function sectionOfBlank({ text }: Dictated, { slots }: Template): SectionId | null {
  const word = foldLabel(/^\p{L}+/u.exec(text)?.[0] ?? '')
  const isNamed = ({ segments }: Slot): boolean =>
    segments.some(({ placeholders }) => placeholders.some(({ name }) => foldLabel(name) === word))
  return slots.find((slot) => introductory.has(slot.section) && word !== '' && isNamed(slot))?.section ?? null
}
