import { familyOf } from '../anatomy/finding-concepts.ts'
import { isRegion, isWithin, lineage, organs } from '../anatomy/organ-tree.ts'
import { removalsIn } from '../anatomy/removals.ts'
import type { Side } from '../model.ts'
import { fitsAt, tells } from '../read/tells.ts'
import { partExamined } from './as-examined.ts'
import { isDirectional } from './bind-side.ts'
import { access, type Examination, examinationOf } from './examination.ts'
import { findMentions } from './find-mentions.ts'
import { isGeneric } from './is-generic.ts'
import type { Context } from './reading.ts'
import { relativeLevels } from './relative-levels.ts'
import type { Sentence, Word } from './sentence.ts'
import type { SiteMention } from './site-mention.ts'
import { stateSentence } from './state-sentence.ts'
import type { Statement } from './statement.ts'

export interface Understood {
  sentences: readonly Sentence[]
  statements: readonly Statement[]
  examination: Examination
}

const noContext: Context = { organ: null, side: null, family: null, bond: null }

/** Reads sentences to statements; what a sentence leaves open comes from its label, the sentence before, the examination. */
export function understand(sentences: readonly Sentence[]): Understood {
  const examination = examinationOf(sentences)
  const statements: Statement[] = []
  let label = noContext
  let carried = noContext
  let lead: Context | null = null
  let levels: readonly SiteMention[] = []
  let section: string | null = null
  let half: Half | null = null
  sentences.forEach((sentence, position) => {
    if (sentence.section !== section) {
      label = noContext
      carried = noContext
      half = null
      section = sentence.section
    }
    const numbered = numberedIn(sentence)
    const named = sentence.label.length > 0 ? contextOf(sentence.label) : labelAlone(sentence)
    half = halfAt(sentence, named, half)
    const own = named !== null && half !== null && named.side === null ? { ...named, side: half.side } : named
    if (own !== null) {
      label = { ...own, organ: partExamined(own.organ, examination.organs) }
      carried = noContext
    } else if (sentence.opensLine && sentence.label.length === 0 && label.bond !== null && leaves(sentence, label)) {
      label = half === null ? noContext : { ...noContext, side: half.side, bond: 'label' }
    } else if (
      sentence.label.length === 0 &&
      numbered?.some(({ group, range }) => group === 'disc' || range !== null) &&
      !numbered.every(({ level }) => label.numbered?.some((one) => one.level === level))
    ) {
      // "L4/5: Protrusion. L5/S1 frei. Kein Abszess.": what follows is at neither.
      label = { ...label, numbered: [] }
    } else if (isOtherOfPair(sentence, label)) label = noContext
    const before = numbered ?? levels
    const meant = relativeLevels(sentence, before)
    const isOther = meant !== null && (meant !== before || !label.numbered?.length)
    const there = isOther ? { ...label, numbered: meant === before ? meant : [...(numbered ?? []), ...meant] } : label
    if (lead !== null && (sentence.opensLine || leaves(sentence, lead))) lead = null
    const said = stateSentence(sentence, position, { label: there, carried: lead ?? carried, examination })
    levels = meant ?? before
    statements.push(...said)
    carried = subjectOf(said) ?? carried
    lead ??= leadOf(sentence, carried)
  })
  return { sentences, statements, examination }
}

/** "Niere rechts: Z. n. Nephrektomie. Niere links 12 cm. Kein Harnstau.": what follows is of neither. */
function isOtherOfPair({ words }: Sentence, { organ, side }: Context): boolean {
  if (side === null || organ === null || organs().get(organ)?.paired !== true) return false
  const other = contextOf(words.slice(0, 2))
  return other.organ === organ && other.side !== null && other.side !== side
}

/** "Rechts: ACC frei. ACI: Stenose.": a side alone holds for the labels behind it in its line, on a line of its own for those below. */
interface Half {
  side: Side
  isBlock: boolean
  organ: string | null
}

function halfAt({ opensLine, words, label: own }: Sentence, label: Context | null, half: Half | null): Half | null {
  if (label !== null && label.side !== null) {
    const isBlock = own.length === 0 || words.length === 0
    return label.side !== 'both' && (isBlock || label.organ === null || isRegion(label.organ))
      ? { side: label.side, isBlock, organ: label.organ }
      : null
  }
  if (half === null || (label === null && !opensLine)) return half
  const { organ } = label ?? contextOf(words)
  const isOfIt =
    organ !== null &&
    (half.organ === null
      ? organs().get(organ)?.paired === true
      : isWithin(organ, half.organ) || isGeneric(organ) || areOfOneLimb(organ, half.organ))
  return isOfIt && (half.isBlock || !opensLine) ? half : null
}

/** "Linke Hand:" above "Handwurzel:". */
function areOfOneLimb(one: string, two: string): boolean {
  const limb = lineage(one).at(-1)
  return (limb === 'arm' || limb === 'leg') && lineage(two).at(-1) === limb
}

function numberedIn({ all }: Sentence): readonly SiteMention[] | null {
  const sites = findMentions(all).sites.filter(({ group }) => group === 'disc' || group === 'vertebra')
  return sites.length > 0 ? sites : null
}

function contextOf(words: readonly Word[]): Context {
  const { terms, sides, sites } = findMentions(words)
  const organ = terms.flatMap((term) => term.meanings).find((meaning) => meaning.kind === 'organ')?.id ?? null
  const named = new Set(sides.map((mention) => mention.side))
  const side = named.size === 1 ? ([...named][0] ?? null) : null
  return { organ, side, family: null, bond: 'label', numbered: sites }
}

/** "Linke Achse." on a line of its own names the side of what follows. */
function labelAlone(sentence: Sentence): Context | null {
  if (!sentence.opensLine || sentence.words.length > 5 || sentence.section === 'title') return null
  const { terms, sides, measures, cues } = findMentions(sentence.words)
  if (tells(sentence.words, access)) return null
  if (measures.length > 0 || cues.length > 0 || (sides.length !== 1 && !isRegionAlone(sentence))) return null
  const says = terms.some((term) => !term.lexical && term.meanings.some((meaning) => meaning.kind !== 'organ'))
  return says || removalsIn(sentence.words).length > 0
    ? null
    : { ...contextOf(sentence.words), isBlock: sides.length === 0 }
}

/** "Abdomen:" above the lines that tell of it. */
function isRegionAlone({ words }: Sentence): boolean {
  const organ = words.length === 2 && words[1]?.text === ':' ? contextOf(words).organ : null
  return organ !== null
}

/** "Linker Lappen 24 x 22 x 52 mm." at the beginning of a line: what follows in it without a place lies there too. */
function leadOf({ opensLine, words, label }: Sentence, { organ }: Context): Context | null {
  if (!opensLine || label.length > 0 || fitsAt(words, 0, /konvex/i)) return null
  const { sides } = findMentions(words)
  const [first] = sides
  const context = first?.at === 0 && sides.length === 1 ? contextOf(words.slice(0, 2)) : null
  if (context === null || context.side === 'both' || !fitsAt(words, 1, /^\p{Lu}/u)) return null
  return { ...context, organ: context.organ ?? organ, bond: 'carried', leads: true }
}

/** A line with a side of its own, or an organ that is no part of the label's, no longer stands under the label above it. */
function leaves({ words }: Sentence, { organ, isBlock = false }: Context): boolean {
  const { terms, sides } = findMentions(words)
  if (sides.length > 0 && !isBlock) return true
  const named = terms.flatMap((term) => term.meanings.filter((meaning) => meaning.kind === 'organ'))
  return named.some(({ id }) => organ === null || (id === organ && !isBlock) || !isWithin(id, organ))
}

/** What a following "Diese misst ..." is about. */
function subjectOf(statements: readonly Statement[]): Context | null {
  const first = statements.find((one) => one.organ !== null && one.organBond !== 'examination')
  if (first?.organ == null || isGeneric(first.organ)) return null
  const family = first.finding === null ? null : familyOf(first.finding)
  const hasSide = first.sideBond === 'own' && !isDirectional(first) && !isOnSeveralSides(statements)
  return { organ: first.organ, side: hasSide ? first.side : null, family, bond: 'carried' }
}

/** "Rechts ein Fibroadenom; links eine Architekturstörung. Sonographisch ein Herd.": of which of them is open. */
function isOnSeveralSides(statements: readonly Statement[]): boolean {
  const found = statements.filter((one) => one.finding !== null && one.stance === 'asserted' && one.sideBond === 'own')
  return new Set(found.map((one) => one.side)).size > 1
}
