import { groupedLineage, isRegion, isWithin, lineage, organs } from '../../anatomy/organ-tree.ts'
import type { Side } from '../../model.ts'
import { tells } from '../../read/tells.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import { areOpposite } from '../../understand/find-side.ts'
import { isGeneric } from '../../understand/is-generic.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Statement } from '../../understand/statement.ts'
import type { Clash } from '../clash.ts'
import { isField, isLexical, isStated, organsAgree, ownOrgan, sameThing, sidesAgree } from '../compare.ts'
import type { StatementIndex } from '../index-statements.ts'
import { isDoneBefore } from '../operations/is-history.ts'
import { opposite } from '../sides/side-clash.ts'
import { areNear } from '../sides/side-named.ts'
import { turnedSide } from '../sides/turn-side.ts'
import { vagueFindings } from '../vague-findings.ts'
import { isAbnormal, isIncidentalThere, isTorn, located } from './abnormal-place.ts'
import { looseGroups, numbered } from './loose-groups.ts'
import { areOneOrgan, type NamedPlace, namedPlaces, vertebraeOfDisc } from './named-places.ts'
import { placeClash } from './place-clash.ts'

/** More places than any report names: not worth comparing. */
const comparedAtMost = 300
/** In sentences; no report is longer, and no text is searched in vain. */
const longestReport = 500

/** In these reports change freely between two words, too. */
const freelyNamed = new Set([...looseGroups, 'aorta', 'organ', 'noun', 'device', 'meniscus-part'])

/**
 * The impression names a place of which the report says nothing else, and is silent about the one it does describe:
 * "BWK 9" where the findings know BWK 4 only, "Zökum" where they know the sigmoid.
 */
export function placeClashes(sentences: readonly Sentence[], index: StatementIndex): Clash[] {
  if (sentences.length > longestReport) return []
  const told = sentences.filter((one) => isIn(one, 'impression')).flatMap(placesSaid)
  if (told.length === 0) return []
  const known = sentences.filter((one) => !isIn(one, 'impression')).flatMap(namedPlaces)
  if (told.length + known.length > comparedAtMost) return []
  const said = Map.groupBy(index.findings, (one) => one.sentence)
  return [...unknownPlaces(told, known, index, said), ...unknownSides(told, known, sentences, index, said)]
}

function isIn({ section }: Sentence, wanted: 'findings' | 'impression'): boolean {
  return section === wanted || (wanted === 'impression' && section === 'recommendation')
}

/** Of no question, no history, and no recommendation; "Herd in Segment VI, Biopsie empfohlen" tells of its first half. */
function placesSaid(sentence: Sentence): readonly NamedPlace[] {
  const { words } = sentence
  const cue = findMentions(words).cues.find(({ kind }) => kind === 'conditional' || kind === 'historical')
  if (words.at(-1)?.text === '?' || cue?.kind === 'historical') return []
  // What is advised may be the next one: "PRT L4 links in 2 Wochen".
  if (sentence.section === 'recommendation' && tells(sentence, treated) && !tells(sentence, /omplikationslos/))
    return []
  const places = namedPlaces(sentence)
  if (cue === undefined) return places
  const cut = /^(?:Zu[mr]|Bei)$/.test(words[0]?.text ?? '')
    ? 0
    : words.slice(0, cue.from).findLast(({ text }) => text === ',')?.start
  return places.filter(({ word }) => word.start < (cut ?? 0))
}

const treated = /^(?:PRT|periradi\p{L}+)$/u

function unknownPlaces(
  told: readonly NamedPlace[],
  known: readonly NamedPlace[],
  index: StatementIndex,
  said: ReadonlyMap<Sentence, readonly Statement[]>,
): Clash[] {
  const clashes: Clash[] = []
  for (const place of told) {
    if ((freelyNamed.has(place.group) && !isTreatedRoot(place, known)) || place.denied) continue
    const near = known.filter((one) => isOfGroup(one, place.group) && isComparable(one, place))
    const seen = near.filter(({ sentence }) => sentence.section !== 'technique')
    const group = seen.length > 0 ? seen : near
    if (group.length === 0 || known.some((one) => isSpokenOf(one, place, said)) || isCounted(place, index)) continue
    // "Versorgung über die A. fibularis", "Zweigefäßabstrom (A. fibularis)": it is what is open.
    const at = place.sentence.words.findIndex(({ start }) => start >= place.word.start)
    if (tells(place.sentence.words, /^über$/, at - 3, at) || tells(place.sentence, /abstrom$|^run-?off/i)) continue
    // The infarct of a lobe lies behind its artery.
    if (known.some(({ value }) => value === `${place.value}-artery`)) continue
    if (place.group === 'disc' && isBetweenKnown(place, known)) continue
    // A radiograph shows fields, in which any lobe may project.
    if (place.group === 'lung-lobe' && !isField(place.word.stem) && group.some(({ word }) => isField(word.stem)))
      continue
    if (!numbered.has(place.group) && (isPartOfLabel(place, known, said) || isFoundUnnamed(place, group, index)))
      continue
    const unsaid = group.filter(
      (one) =>
        (!one.denied || isTorn(one)) &&
        !areOpposite(one.side, place.side) &&
        !tells(one.sentence, access) &&
        // "Rippen 2-8" for "5-8" names those too.
        (place.group === 'rib' || !told.some((other) => other.group === one.group && other.value === one.value)),
    )
    const described = numbered.has(place.group)
      ? unsaid
      : unsaid.filter((one) => isAbnormal(one, index) && !isIncidentalThere(one, place, index))
    const counterpart = described[0]
    if (counterpart === undefined || (!numbered.has(place.group) && !isAbnormal(place, index))) continue
    clashes.push(placeClash('level', counterpart, place, 'Die Stelle kommt im Befund nicht vor'))
    break
  }
  return clashes
}

/** "Eine Etage tiefer": the findings count this level from another and do not name it; "38 horizontal impaktiert" names no tooth, "rechts Stenose" no artery. */
function isCounted({ value, group }: NamedPlace, { findings }: StatementIndex): boolean {
  return findings.some(
    ({ sites, organ, sentence, finding, stance }) =>
      (group === 'tooth' && sentence.all.some(({ text }) => text === value)) ||
      (organ === value && finding !== null && stance === 'asserted') ||
      [...(sites.get('disc') ?? [])].some((disc) => disc === value || vertebraeOfDisc(disc).includes(value)),
  )
}

/** "Wurzelinfiltration L5", "PRT L5": where a root is treated, it is named for itself. */
function isTreatedRoot({ group }: NamedPlace, known: readonly NamedPlace[]): boolean {
  return group === 'nerve-root' && known.some((one) => isOfGroup(one, group) && one.sentence.section === 'title')
}

function isOfGroup({ group, sentence }: NamedPlace, wanted: string): boolean {
  const isRoot = group === 'vertebra' && wanted === 'nerve-root' && sentence.section === 'title'
  return group === wanted || (isRoot && tells(sentence, treated) && !tells(sentence, /^nach$/))
}

/** What the findings name; "Röntgen Finger II rechts", "PRT L5 links"; of an intervention what it showed. */
function isComparable(one: NamedPlace, place: NamedPlace): boolean {
  const { section } = one.sentence
  if (section === 'title') return numbered.has(one.group) && hasSides(one) && hasSides(place)
  if (section === 'technique') return numbered.has(one.group)
  return section === 'findings' && (numbered.has(one.group) || !isDoneBefore(one.sentence, one.word))
}

/** Named there, for a tendon or lobe not only to be called normal, and for a broken vertebra not only for its "Spondylophyten L2-L4". */
function isSpokenOf(one: NamedPlace, place: NamedPlace, said: ReadonlyMap<Sentence, readonly Statement[]>): boolean {
  if (!isOfGroup(one, place.group) || one.value !== place.value) return false
  if (!numbered.has(one.group)) return !isQuiet(one, said)
  return !(tells(place.sentence, /fraktur|^Keilw/i) && one.sentence.words.length < 9 && isOnlyWorn(one.sentence))
}

function isOnlyWorn(sentence: Sentence): boolean {
  return tells(sentence, worn) && !tells(sentence, /^(?:höhen|keil|sinter|deckpl|grundpl)/i)
}

const worn = /^(?:Spondyl(?:oph|os|ar)|Degenerativ|(?:Osteoc|C)hondros)/

/** "Syndesmose: vordere verdickt": the label names the whole, an adjective the part. */
function isPartOfLabel(
  { value, group: of }: NamedPlace,
  known: readonly NamedPlace[],
  said: ReadonlyMap<Sentence, readonly Statement[]>,
): boolean {
  const [, whole] = lineage(value)
  return known.some(
    ({ group, value: labelled, word, sentence }) =>
      group === 'organ' &&
      labelled === whole &&
      !known.some((one) => one.group === of && one.sentence === sentence) &&
      sentence.label.some(({ start }) => start === word.start) &&
      said.get(sentence)?.some((one) => one.finding !== null && one.stance === 'asserted') === true,
  )
}

/** "Diffusionsstörung präzentral" may be the infarct of the territory told: the findings name no place of this kind for it. */
function isFoundUnnamed(
  { group, value, sentence }: NamedPlace,
  named: readonly NamedPlace[],
  { impression, findings }: StatementIndex,
): boolean {
  const told = impression.filter(
    (one) => one.sentence === sentence && one.organBond === 'own' && one.sites.get(group)?.has(value) === true,
  )
  return findings.some(
    (one) =>
      one.stance === 'asserted' &&
      isStated(one) &&
      !isLexical(one) &&
      !named.some((place) => place.sentence === one.sentence || tells(place.sentence, located)) &&
      !isOfPlaceBefore(one, group) &&
      told.some(
        (other) =>
          (sameThing(one, other) || vagueFindings.has(one.finding ?? '')) &&
          sidesAgree(one, other) &&
          (organsAgree(one, other) || !isWithin(one.organ ?? '', 'abdomen')),
      ),
  )
}

/** "Im oberen äußeren Quadranten eine Verdichtung. Dieser entspricht ein echoarmer Herd.": it lies where the other lies. */
function isOfPlaceBefore({ organ, organBond, sentence }: Statement, group: string): boolean {
  return (
    (organBond === 'examination' ||
      (organBond === 'carried' && groupedLineage(organ ?? '').some((one) => one.group === group))) &&
    tells(sentence, takenUp)
  )
}

const takenUp = /^(?:hier|dort|korrel|entspr|korrespon|diese[rsmn]?$|ihr$|ihm$)/i

/** "Im linken Os ilium. Am Ilium korrespondiert eine Läsion." */
const corresponding = /^(?:korrel|korrespon)/i

/** "C4 gegenüber C5" is the disc C4/5. */
function isBetweenKnown({ value }: NamedPlace, known: readonly NamedPlace[]): boolean {
  return vertebraeOfDisc(value).every((vertebra) =>
    known.some((one) => one.group === 'vertebra' && one.value === vertebra),
  )
}

/** The same numbered place or paired part is named on the other side only: "Rippe 7 links" and "7. Rippe rechts". */
function unknownSides(
  told: readonly NamedPlace[],
  known: readonly NamedPlace[],
  sentences: readonly Sentence[],
  index: StatementIndex,
  said: ReadonlyMap<Sentence, readonly Statement[]>,
): Clash[] {
  for (const place of told) {
    const other = place.side === null ? undefined : opposite[place.side]
    if (other === undefined || place.denied || !hasSides(place)) continue
    if (!known.some((one) => one.side === other && one.value === place.value)) continue
    const alike = known.filter(
      (one) => isSamePlace(one, place) && !isWholeBody(one, place) && !isOfOtherPart(one, place, known),
    )
    const spoken = alike.filter(
      (one) =>
        !isQuiet(one, said) &&
        // "Gute Kontrastierung der Pulmonalarterien"
        !(one.side === null && one.value !== place.value && !saysSomething(said.get(one.sentence))) &&
        !(
          one.side === null &&
          (one.sentence.section === 'title' || one.group === 'device' || tells(one.sentence, corresponding))
        ),
    )
    const counterpart = spoken.find((one) => one.side === other && one.value === place.value)
    if (counterpart === undefined || spoken.some((one) => one.side !== other && !isWholeOf(one, place))) continue
    // "Z. n. Teilresektion rechts" and "kontralaterales Karzinom links"
    if (counterpart.sentence.section !== 'findings' && tells(place.sentence, /^kontralateral/i)) continue
    if (alike.length > spoken.length && isCalledNormal(place, index)) continue
    if (told.some((one) => one.group === place.group && one.value === place.value && one.side !== place.side)) continue
    // "ACI links mit 30%iger, rechts mit 60%iger Stenose"
    if (
      place.group === 'organ' &&
      known.every((one) => one.sentence !== counterpart.sentence || one.group !== 'organ' || one.side !== place.side) &&
      findMentions(counterpart.sentence.words).sides.some(({ side }) => side === place.side)
    )
      continue
    // "Rechts dominanter, links schmalkalibriger Sinus transversus": the other one was told of in words that nobody knows.
    if (
      known.some(
        (one) => one.value === place.value && !saysSomething(said.get(one.sentence)) && namesSide(one, place.side),
      )
    )
      continue
    // "Hüfte rechts. Linke Hüfte mit Coxarthrose. Lockerung der TEP rechts"
    if (place.group === 'device' ? isExamined(sentences, place.side) : isSideLeftOpen(sentences, place, said)) continue
    return [
      {
        ...placeClash('side', counterpart, place, 'Die Seitenangaben widersprechen sich (links und rechts)'),
        fixes: [counterpart, place].flatMap(({ sentence, word }) => turnedSide(sentence, sentence, word.start)),
      },
    ]
  }
  return []
}

function isExamined(sentences: readonly Sentence[], side: Side | null): boolean {
  return sentences.some(
    ({ section, all }) => section === 'title' && findMentions(all).sides.some((one) => one.side === side),
  )
}

function namesSide({ sentence }: NamedPlace, side: Side | null): boolean {
  return findMentions(sentence.words).sides.some((one) => one.side === side)
}

function saysSomething(statements: readonly Statement[] = []): boolean {
  return statements.some((one) => (one.finding !== null || one.normal !== null) && !isLexical(one))
}

/** Of "MRT Schädel" the thalamus is a part, but nothing is said of it. */
function isWholeBody(one: NamedPlace, place: NamedPlace): boolean {
  return one.side === null && one.value !== place.value && isRegion(one.value)
}

/** "Im Drüsenparenchym links oben außen" is not of the lower inner quadrant. */
function isOfOtherPart({ sentence, value }: NamedPlace, place: NamedPlace, known: readonly NamedPlace[]): boolean {
  return value !== place.value && known.some((one) => one.sentence === sentence && areApart(one.value, place.value))
}

/** Named only to be called normal or free of something. */
function isQuiet(place: NamedPlace, said: ReadonlyMap<Sentence, readonly Statement[]>): boolean {
  const { sentence, word, denied, group } = place
  // "A. vertebralis rechts dominant"
  if (group === 'organ' && tells(sentence.words, /^(?:dominant|hypoplast)/)) return true
  if (denied || group === 'noun' || group === 'device') return denied && !isTorn(place)
  // "Zum Seitenvergleich rechte Leiste frei": what stands before it is not said of it.
  const here = (said.get(sentence) ?? []).filter(
    (one) => one.span.start <= word.start && word.end <= one.span.end && !(isLexical(one) && one.at.end < word.start),
  )
  return here.length > 0 && here.every((one) => (one.normal !== null) === (one.stance !== 'negated'))
}

/** What the impression calls normal on its side may be so in the findings as well. */
function isCalledNormal({ sentence, word }: NamedPlace, { impression }: StatementIndex): boolean {
  return impression.some(
    (one) =>
      one.sentence === sentence &&
      (one.normal !== null || one.stance === 'negated') &&
      one.span.start <= word.start &&
      word.end <= one.span.end,
  )
}

/** "Milchglas in beiden Lungen, residuell im Unterlappen rechts": of the lobe only one side is named. */
function isWholeOf(one: NamedPlace, place: NamedPlace): boolean {
  if (one.group !== 'organ' || one.value === place.value) return false
  return one.side === 'both' || (one.side === null && isRegion(one.value))
}

function hasSides({ group, value, sentence }: NamedPlace): boolean {
  if (group === 'vertebra') return tells(sentence, treated)
  if (/^(?:noun|device|rib|nerve-root|digit|toe-ray)$/.test(group)) return true
  const organ = group === 'organ' ? organs().get(value) : undefined
  return organ?.paired === true && !organ.region && !isGeneric(value)
}

function isSamePlace(one: NamedPlace, two: NamedPlace): boolean {
  // "L5 rechts tangiert" is the root.
  if (one.group === 'vertebra' && two.group === 'nerve-root' && one.side === two.side) return one.value === two.value
  if (one.group !== two.group) return false
  return one.group === 'organ' ? areOneOrgan(one, two) : one.value === two.value
}

/** "Linke mit 4 mm Konkrement", "beidseits": the side stands without an organ and may mean this one. */
function isSideLeftOpen(
  sentences: readonly Sentence[],
  place: NamedPlace,
  said: ReadonlyMap<Sentence, readonly Statement[]>,
): boolean {
  return sentences.some((sentence) => {
    if (isIn(sentence, 'impression') || tells(sentence, access)) return false
    const { sides } = findMentions(sentence.all)
    if (!sides.some((one) => !one.direction && (one.side === place.side || one.side === 'both'))) return false
    if (hasUnknownPlace(sentence) || isSaidQuietly(said.get(sentence))) return false
    if (place.group === 'organ') {
      // "5. Rippe rechts und linkes Os ilium": what is said of the left one leaves the right one open no more.
      const near = saidNear(
        said
          .get(sentence)
          ?.filter(
            ({ side, sideBond }) => !/^(?:own|sentence)$/.test(sideBond ?? '') || side !== opposite[place.side ?? ''],
          ),
        place.value,
      )
      if (near !== null) return near
    }
    return !namedPlaces(sentence).some(
      (one) =>
        one.group !== 'noun' &&
        one.group !== 'device' &&
        (one.side === place.side || one.side === 'both') &&
        !isGeneric(one.value),
    )
  })
}

/** "im Recessus alveolaris rechts": a place of its own, though no organ this check knows. */
function hasUnknownPlace({ all }: Sentence): boolean {
  return all.some(({ text }, at) => /^(?:im|am)$/i.test(text) && /^\p{Lu}\p{Ll}{5,}/u.test(all[at + 1]?.text ?? ''))
}

/** "Rechts kein Stau." */
function isSaidQuietly(statements: readonly Statement[] | undefined): boolean {
  const named = statements?.filter((one) => !isLexical(one)) ?? []
  return named.length > 0 && named.every((one) => one.stance === 'negated' || one.normal !== null)
}

/** "Omarthrose rechts" names the shoulder, "subpleurale Konsolidierung rechts" the lung; null where it stays open. */
function saidNear(statements: readonly Statement[] | undefined, organ: string): boolean | null {
  const named = statements?.filter((one) => !isLexical(one)) ?? []
  const own = named.map((one) => ownOrgan(one) ?? '')
  if (own.some((one, at) => areNear(one, organ) && !areApart(one, organ) && named[at]?.normal === null)) return true
  return own.length > 0 && own.every((one) => one !== '' && !isGeneric(one)) ? false : null
}

/** Two quadrants of a breast, two lobes. */
function areApart(one: string, two: string): boolean {
  const places = groupedLineage(two)
  return groupedLineage(one).some((a) => places.some((b) => a.group === b.group && a.organ !== b.organ))
}

/** Where the catheter went in need not be where the lesion is. */
const access =
  /^(?:zugang|schleuse|angioseal|angio-seal|exoseal|femoseal|verschlusssystem|crossover|cross-over|punktion)/i
