import { arrangeFindings, type FindingsGroup } from './arrange/arrange-findings.ts'
import { cutExamination } from './arrange/cut-examination.ts'
import { deriveImpression } from './arrange/derive-impression.ts'
import { freeFindings } from './arrange/free-findings.ts'
import { sectionTitles } from './arrange/section-names.ts'
import { withToldAtFirst } from './arrange/told-at-first.ts'
import { compileTranscript, noOptions } from './compile-transcript.ts'
import type { Block, GenerateResult, Options, Run, SectionId } from './model.ts'
import { type Dictated, readDictated, splitByOrgan, unlabelled } from './template/dictated.ts'
import { reclassify, silentLabels } from './template/reclassify.ts'
import { runsOfParts } from './template/section-texts.ts'
import { coverageOf } from './verify/coverage.ts'
import { ledgerOf } from './verify/ledger.ts'
import { inOneCall } from './word-memory.ts'
import { toHtml } from './write/to-html.ts'
import { layOutPlainText, toPlainText } from './write/to-plain-text.ts'

const titleLevel = 2
const sectionLevel = 3

/**
 * A whole report from free dictation: the sections of German practice (DIN 25300-1) as far as they were dictated,
 * the findings by anatomical region, and an impression: the dictated one, else one drawn from the positive findings.
 */
export function generateReport(transcript: string, options: Options = noOptions): GenerateResult {
  return inOneCall(() => generate(transcript, options))
}

function generate(transcript: string, options: Options): GenerateResult {
  const compiled = withToldAtFirst(cutExamination(compileTranscript(transcript, options)))
  const dictated = freeFindings(readDictated(compiled))
  const findings = ofSection(dictated, 'findings').flatMap(splitByOrgan)
  const groups = arrangeFindings(findings)
  const runs = groups.map(({ parts }) => runsOfParts(parts))
  const spoken = ofSection(dictated, 'impression')
  const derived = spoken.length === 0 ? deriveImpression(findings) : []
  const blocks: Block[] = [
    ...titleBlocks(ofSection(dictated, 'title')),
    ...sectionBlocks('clinicalHistory', ofSection(dictated, 'clinicalHistory')),
    ...sectionBlocks('clinicalQuestion', ofSection(dictated, 'clinicalQuestion')),
    ...sectionBlocks('technique', ofSection(dictated, 'technique')),
    ...sectionBlocks('priorStudy', ofSection(dictated, 'priorStudy')),
    ...findingsBlocks(groups, runs),
    ...sectionBlocks('impression', spoken.length > 0 ? spoken : derived),
    ...sectionBlocks('recommendation', ofSection(dictated, 'recommendation')),
  ]
  const report = { blocks }
  const { text: plainText, provenance } = layOutPlainText(report)
  return {
    html: toHtml(report),
    plainText,
    report,
    provenance,
    edits: compiled.edits,
    questions: compiled.questions,
    coverage: coverageOf(
      transcript,
      reclassify(compiled.coverage, silentLabels(transcript, dictated, compiled, plainText, provenance)),
    ),
    ledger: ledgerOf(transcript, compiled.sentences, plainText, provenance),
    vocabularyHits: compiled.vocabularyHits,
    clinicalInfo: textOf(blocks, ['clinicalHistory', 'clinicalQuestion']),
    description: textOf(blocks, ['findings']),
    anatomicalSections: groups.map(({ label }, at) => ({
      name: label,
      text: toPlainText({ blocks: [{ kind: 'paragraph', section: 'findings', runs: runs[at] ?? [] }] }),
    })),
    assessment: textOf(blocks, ['impression', 'recommendation']),
    assessmentDerived: spoken.length === 0 && derived.length > 0,
  }
}

function ofSection(dictated: readonly Dictated[], section: SectionId): Dictated[] {
  return dictated.filter((part) => part.section === section)
}

function titleBlocks(parts: readonly Dictated[]): Block[] {
  return parts.length === 0 ? [] : [{ kind: 'heading', level: titleLevel, section: 'title', runs: runsOfParts(parts) }]
}

function heading(section: SectionId): Block {
  return {
    kind: 'heading',
    level: sectionLevel,
    section,
    runs: [{ text: sectionTitles[section], origin: { kind: 'template' } }],
  }
}

function sectionBlocks(section: SectionId, parts: readonly Pick<Dictated, 'pieces'>[]): Block[] {
  return parts.length === 0 ? [] : [heading(section), { kind: 'paragraph', section, runs: runsOfParts(parts) }]
}

/** One paragraph for each region, its name in bold before it where there is more than one. */
function findingsBlocks(groups: readonly FindingsGroup[], runs: readonly Run[][]): Block[] {
  if (groups.length === 0) return []
  const labelled = groups.length > 1
  return [heading('findings'), ...groups.map((group, at) => groupBlock(group, labelled, runs[at] ?? []))]
}

function groupBlock({ label, parts }: FindingsGroup, labelled: boolean, runs: readonly Run[]): Block {
  const own =
    labelled && parts.some(({ labelPieces }) => labelPieces > 0)
      ? runsOfParts(parts.map((part) => ({ pieces: unlabelled(part) })))
      : runs
  const name: Run[] =
    labelled && label !== ''
      ? [
          { text: `${label}:`, bold: true, origin: { kind: 'template' } },
          { text: ' ', origin: { kind: 'template' } },
        ]
      : []
  return {
    kind: 'paragraph',
    section: 'findings',
    ...(label === '' ? {} : { organ: label }),
    runs: [...name, ...own],
  }
}

function textOf(blocks: readonly Block[], sections: readonly SectionId[]): string {
  return toPlainText({ blocks: blocks.filter((block) => block.kind !== 'heading' && sections.includes(block.section)) })
}
