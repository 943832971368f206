import type { Span } from '../../model.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Statement } from '../../understand/statement.ts'
import type { Clash } from '../clash.ts'
import { isPresent } from '../compare.ts'
import type { StatementIndex } from '../index-statements.ts'
import { vertebraeOfDisc } from './named-places.ts'
import { placesClash } from './place-fixes.ts'

const root = 'nerve-root'

interface RootMention {
  sentence: Sentence
  values: readonly string[]
  word: Span
}

/** The findings name nerve roots, the impression another one. */
export function rootClashes(sentences: readonly Sentence[], index: StatementIndex): Clash[] {
  const named = index.impression.flatMap(rootsOf)
  if (named.length === 0) return []
  const told = sentences.filter(({ section }) => section === 'findings').flatMap((sentence) => rootsOf({ sentence }))
  const levels = new Set(index.findings.flatMap((one) => [one.level, ...(one.sites.get('vertebra') ?? [])]))
  const known = new Set(told.flatMap((one) => one.values))
  const silent = discsWithoutRoots(index.findings)
  const other = named.find(
    ({ values, sentence }) =>
      !values.some((value) => known.has(value) || levels.has(value)) && !fitsDisc(values, sentence, silent),
  )
  const [first] = told
  const [one, two] = first === undefined || other === undefined ? pairAtDisc(index) : [first, other]
  if (one === undefined || two === undefined) return []
  return [placesClash(one, two, root, 'Es sind verschiedene Nervenwurzeln genannt')]
}

/** "LWK 4/5: Kontakt zur Wurzel L5" and "Prolaps LWK 4/5 mit Kompression der Wurzel L4": another one at that very disc. */
function pairAtDisc({ findings, impression }: StatementIndex): (RootMention | undefined)[] {
  for (const told of impression.filter(isPresent)) {
    const roots = rootsOf(told).flatMap(({ values }) => values)
    const [disc = '', another] = discsIn(told.sentence)
    if (roots.length === 0 || another !== undefined) continue
    const there = findings.filter((one) => one.stance === 'asserted' && one.sites.get('disc')?.has(disc))
    const known = there.flatMap(rootsOf)
    if (
      known.length > 0 &&
      known.every(({ values }) => values.every((value) => !roots.includes(value))) &&
      there.every((one) => one.organ !== 'neuroforamen' || rootsOf(one).length > 0)
    )
      return [known[0], rootsOf(told)[0]]
  }
  return []
}

function discsIn({ words }: Sentence): string[] {
  return findMentions(words).sites.flatMap(({ group, values }) => (group === 'disc' ? values : []))
}

/** Discs where something is found and no root named. */
function discsWithoutRoots(findings: readonly Statement[]): Set<string> {
  const found = findings.filter(({ finding, stance }) => finding !== null && stance === 'asserted')
  return new Set(found.flatMap((one) => (rootsOf(one).length > 0 ? [] : [...(one.sites.get('disc') ?? [])])))
}

/** "Foraminalstenose HWK 5/6, mögliche Irritation C6": the root that leaves at such a disc, or passes it. */
function fitsDisc(roots: readonly string[], sentence: Sentence, silent: ReadonlySet<string>): boolean {
  const told = discsIn(sentence)
  return (told.length > 0 ? told : [...silent]).some(
    (disc) => silent.has(disc) && roots.every((value) => rootsAt(disc).includes(value)),
  )
}

/** C7 above T1 leaves the root C8. */
function rootsAt(disc: string): string[] {
  const near = vertebraeOfDisc(disc)
  return disc === 'C7/T1' ? [...near, 'C8'] : near
}

function rootsOf({ sentence }: Pick<Statement, 'sentence'>): RootMention[] {
  return findMentions(sentence.words)
    .sites.filter((site) => site.group === root)
    .map((site) => ({ sentence, values: site.values, word: sentence.words[site.from] ?? sentence }))
}
