import { areRelated, lineage } from '../../anatomy/organ-tree.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import { isGeneric } from '../../understand/is-generic.ts'
import type { Sentence } from '../../understand/sentence.ts'
import type { Statement } from '../../understand/statement.ts'
import { type Clash, placeOf } from '../clash.ts'
import { isDenied } from '../compare.ts'
import type { StatementIndex } from '../index-statements.ts'
import { sentencePlace } from '../sentence-place.ts'
import { sayingNothing } from './limits.ts'

/** A name as the impression denies it, and the words by which one sentence of the findings describes it: all of them. */
const descriptions: readonly (readonly [name: RegExp, ...words: RegExp[]])[] = [
  [/embolie/i, /aussparung|füllungsdefekt|abbruch/i, /arteri|pulmonal|lappen|segment|hauptst[aä]mm/i],
  [/aneurysma/i, /aneurysmatisch/i],
  [/ileus/i, /spiegel/i, /darm|schlinge/i],
  [/sinusitis/i, /vollständig|komplett|total/i, /verschatt|verlegt/i],
  [
    /fraktur/i,
    /(?:impression|einbruch) der (?:deck|grund)platte|(?:kortikalis|kontinuitäts)unterbrechung|frakturlinie/i,
  ],
  [
    /steato|fettleber|verfettung/i,
    /echoreich verdichtet|echogenität/i,
    /verdichtet|vermehrt|erhöht|angehoben|anhebung/i,
  ],
  [/zirrhose/i, /höckrig|höckerig/i],
  [/abszess/i, /verhalt/i, /luft|gas/i],
  [/appendizitis/i, /appendix/i, /verdick/i],
  [/cholezystitis/i, /gallenblase/i, /pericholezyst|geschichtet|hydrops/i],
  [/lymphknotenmetast|lymphadeno/i, /lymphknoten/i, /nekroti|suspekt/i],
  [/restharn/i, /restharn\D{0,9}[1-9]\d* ?ml/i],
  [/crohn/i, /ileum/i, /verdick/i],
  [/multiple sklerose/i, /demyelinisier/i],
  [/subdural|intrakraniell/i, /sichelförmig/i],
  [/subarachnoidal|intrakraniell/i, /hyperdens/i, /zistern|sulc/i],
  [/infarkt|ischämi/i, /diffusionsrestriktion|hypodense[sn]? areal|hypodensität/i],
  [/stein|lithiasis|konkrement/i, /reflex/i, /schallschatten/i],
  [
    /(?:leber|lungen|hirn|knochen|nebennieren)metasta/i,
    /raumforderung|rundherd|läsion|herd/i,
    /(?<![\d,])(?:[1-9]\d mm|\d(?:,\d)? cm)/,
  ],
  [/malign|karzinom/i, /spikuliert|pleomorphe[rmn]? mikro/i],
  [/bronchiekt/i, /bronch/i, /erweiter/i],
  [/stenose/i, /flussbeschleunigung (?:auf|bis) [2-9]\d\d/i],
  [/ruptur|riss|verletzung/i, /lazeration/i],
  [/diszitis/i, /bandscheibe/i, /aufnahme|hyperintens/i],
  [/thrombophleb/i, /saphena/i, /thromb/i],
  [/hernie/i, /bruch(?:lücke|pforte)/i],
  [/emphysem/i, /bullös|rarefizier/i],
]

/** What else the words may mean, or that they are denied themselves or are of then. */
const otherwise =
  /kein|ohne|nicht|fehlend|\bfrei\b|\balt|bekannt|z\. ?n\.|zustand|postop|narb|degenerat|schmorl|v\. ?a\.|gering|diskret|regred|rückläuf|rückgeb|unverändert|konstant|hämangiom|zyst|adenom|benign|gutartig/i

/** "Kontrastmittelaussparung in der Unterlappenarterie" and "Keine Lungenembolie", where the impression has no other name for it. */
export function describedDenialClashes(sentences: readonly Sentence[], { impression }: StatementIndex): Clash[] {
  return impression.flatMap((denial): Clash[] => {
    if (!isDenied(denial) || !denial.limits.every((limit) => sayingNothing.has(limit))) return []
    const name = nameOf(denial)
    const signs = descriptions.filter(([denied]) => denied.test(name))
    const there = signs.length === 0 ? undefined : sentences.find((one) => isDescribed(denial, signs, one))
    if (there === undefined || impression.some((one) => explains(one, denial, there))) return []
    return [
      {
        kind: 'findingsImpression',
        first: sentencePlace(there, there.all[0] ?? there),
        second: placeOf(denial),
        reason: 'Der Befund beschreibt, was die Beurteilung verneint',
      },
    ]
  })
}

function nameOf({ at, sentence: { text, start } }: Statement): string {
  return text.slice(at.start - start, at.end - start).normalize()
}

function isDescribed(
  { organ, side }: Statement,
  signs: typeof descriptions,
  { section, text, ...there }: Sentence,
): boolean {
  const said = text.normalize()
  if (section !== 'findings' || !signs.some(([, ...words]) => words.every((word) => word.test(said)))) return false
  if (otherwise.test(said)) return false
  const places = organsOf(there)
  const sides = findMentions(there.all).sides.map((one) => one.side)
  // "Rechts: Bruchpforte 11 mm" and "links keine Hernie"
  if (side !== null && side !== 'both' && sides.length > 0 && !sides.includes(side)) return false
  return organ === null || isGeneric(organ) || places.length === 0 || places.some((one) => areOfOneRegion(one, organ))
}

/** All of the head, of the spine: the cisterns and the subarachnoid space, an endplate and the lumbar spine. */
function areOfOneRegion(one: string, two: string): boolean {
  const root = lineage(one).at(-1)
  return areRelated(one, two) || (root === lineage(two).at(-1) && /^(?:head|spine)$/.test(root ?? ''))
}

function organsOf({ all }: Pick<Sentence, 'all'>): string[] {
  const meanings = findMentions(all).terms.flatMap((term) => term.meanings)
  return meanings.flatMap(({ kind, id }) => (kind === 'organ' ? [id] : []))
}

/** The impression finds something there, whatever it calls it. */
function explains(one: Statement, denial: Statement, there: Sentence): boolean {
  const { stance, normal, organ, certainty, sentence } = one
  if (stance === 'negated' || normal !== null || certainty === 'question' || sentence === denial.sentence) return false
  const places = organsOf(there)
  return organ === null || places.length === 0 || places.some((place) => areRelated(place, organ))
}
