import { stemsOf, wordStem } from '../anatomy/word-stem.ts'
import { rememberWord } from '../own-words.ts'
import { fitsAt } from '../read/tells.ts'
import { findMentions } from '../understand/find-mentions.ts'
import type { Statement } from '../understand/statement.ts'
import { rememberInCall } from '../word-memory.ts'

/** Words by which one lesion is told from another. */
const describing = stemsOf(
  'solide zystisch hypodens hyperdens isodens hypointens hyperintens isointens echoarm echoreich echofrei echogleich verkalkt ' +
    'spikuliert ringförmig scharf unscharf glatt lobuliert exophytisch exzentrisch gestielt nekrotisch hypervaskularisiert ' +
    'hypovaskularisiert subpleural zentral peripher apikal basal dorsal ventral lateral medial kranial kaudal proximal distal frisch alt ' +
    'akut subakut chronisch disloziert undisloziert mehrfragmentär partiell komplett hochgradig geringgradig solitär multipel kalkdicht ' +
    'obstruierend nichtobstruierend kortikal septiert einfach komplex benigne suspekt',
)

export function describingStems(statement: Statement): ReadonlySet<string> {
  return new Set([...statement.stems].filter((stem) => describing.has(stem)))
}

const pairs = (
  'kurz lang,schaft pfanne,schaft basis,medial lateral,ober unter,ober anteroinferior,proximal distal,kranial kaudal,radial ulnar,tibial fibular,innen außen,' +
  'superior inferior,erst zweit,einfach komplex,deckplatt grundplatt,zentral subsegmental,zentral segmental,segmentarterie subsegmental,suprarenal infrarenal,zentral peripher,intrahepatisch extrahepatisch,kelch nierenbecken,kelch nierenbeckenerweiterung,kelch pyelektasie,subendokardial subepikardial,subendokardial mittmyokardial,subepikardial mittmyokardial,communis superficialis,communis profunda,superficialis profunda'
)
  .split(',')
  .concat(['vorder', 'anterior', 'ventral'].flatMap((one) => [`${one} hinter`, `${one} posterior`, `${one} dorsal`]))
  .map((pair) => pair.split(' ').map(wordStem))

/** Whether two clauses speak of opposite parts: the short and the long tendon, the medial and the lateral joint space. */
export function isOppositePart(one: Statement, two: Statement): boolean {
  if (areWallsApart(one, two)) return true
  const [here, there] = [partsSaid(one), partsSaid(two)]
  if (here.size === 0 || there.size === 0) return false
  return pairs.some(
    ([a = '', b = '']) => (isOnly(here, a, b) && isOnly(there, b, a)) || (isOnly(here, b, a) && isOnly(there, a, b)),
  )
}

/** "Apikal keine Narbe" and "Narbe inferolateral": both name a wall, and not the same one. */
function areWallsApart({ stems: one }: Statement, { stems: two }: Statement): boolean {
  const here = walls.filter((wall) => one.has(wall))
  return here.length > 0 && walls.some((wall) => two.has(wall)) && !here.some((wall) => two.has(wall))
}

const walls = 'apikal inferolateral neoterminal terminal präterminal proximal distal'.split(' ').map(wordStem)

/** "Hinterer Beckenring intakt" speaks of a part that "Fraktur des Beckenrings" need not mean. */
export function isOfUnnamedPart(normal: Statement, present: Statement): boolean {
  // "Nach ventral nicht verlagert": where it would go is no part of it.
  if (normal.finding === 'shift') return false
  const said = partsSaid(normal)
  return pairs.some((pair) =>
    pair.some((stem) => isOnly(said, stem, pair.find((other) => other !== stem) ?? '') && !present.stems.has(stem)),
  )
}

/** "Impression LWK 1, Hinterkante intakt": of the level named before the comma. */
export function isAtOtherLevel({ sites }: Statement, { sites: own, sentence }: Statement): boolean {
  return [...sites].some(([group, there]) => {
    if (own.has(group) || own.has('disc')) return false
    const named = findMentions(sentence.words).sites.filter((site) => site.group === group)
    return named.length > 0 && !named.some(({ values }) => values.some((value) => there.has(value)))
  })
}

/** "Mediastinum mittelständig. Exspiration: Mediastinum nach links verlagert.", "Lageabhängige Stenose": only seen then. */
export function isOfOtherPhase(present: Statement, other: Statement): boolean {
  const phase = phaseOf(present)
  return phase !== undefined && phase !== phaseOf(other)
}

function phaseOf({ sentence: { text } }: Statement): string | undefined {
  return phases.exec(text)?.[1]
}

const phases = /^(?:Beim |In |Bei )?(Insp|Exsp|Inkl|Rekl|Vals|Press|Neutral|Abdu|Lageabh)/

const stretches = stemsOf(
  'communis superficialis profunda proximal distal prox dist zentral peripher sagittalis transversus sigmoideus rectus',
)
const trunk = /stamm$/

/** "Pars intermedia extrudiert, hier kein Riss", "Foramina hier frei": only of the very place named before. */
export function isElsewhere({ stems, level, organ }: Statement, present: Statement): boolean {
  if (!heres.some((stem) => stems.has(stem))) return false
  return level === null ? organ !== present.organ : level !== present.level
}

const heres = ['hier', 'hierbei', 'dort', 'daselbst', 'unterhalb', 'oberhalb'].map(wordStem)

/** "Zentral und peripher perfundiert": all of it, though the clause begins behind the "und". */
export function isOfBothEnds({ sentence: { words }, span }: Statement): boolean {
  const first = words.findIndex(({ start }) => start === span.start)
  return fitsAt(words, first - 2, /^(?:zentral|proximal)$/)
}

/** "V. femoralis communis frei", "Pfortaderhauptstamm offen" leave the rest of the vessel open. */
export function isOfOtherStretch(normal: Statement, present: Statement): boolean {
  if (normal.normal !== 'flow' || isOfBothEnds(normal)) return false
  const isOther = (stem: string): boolean => (stretches.has(stem) || trunk.test(stem)) && !present.stems.has(stem)
  // "V. femoralis communis und V. profunda femoris frei": of each by its name.
  const isNamedToo = [...normal.stems].some((stem) => branches.has(stem) && present.stems.has(stem))
  return [...normal.stems].some((stem) => isOther(stem) && !(isNamedToo && branches.has(stem)))
}

const branches = stemsOf('communis superficialis profunda')

function isOnly(said: ReadonlySet<string>, stem: string, other: string): boolean {
  return said.has(stem) && !said.has(other)
}

const parts: ReadonlySet<string> = new Set(pairs.flat())
const noParts: ReadonlySet<string> = new Set()

/**
 * In the clause or in the label before it: "Femorotibial lateral: Knorpel erhalten", "Anterosuperior Abriss".
 * "Läsion der medialen Rolle, Knorpel abgelöst": what names no part is where its organ was named.
 */
const partsSaid = rememberInCall(({ stems, organBond, sentence: { label, words } }: Statement): ReadonlySet<string> => {
  const said: string[] = []
  for (const stem of stems) said.push(...partsIn(stem))
  for (const { stem } of label) if (parts.has(stem)) said.push(stem)
  if (said.length === 0 && organBond === 'sentence') for (const { stem } of words) if (parts.has(stem)) said.push(stem)
  return said.length === 0 ? noParts : new Set(said)
})

/** The part that a stem is, or those of which it is joined. */
const partsIn = rememberWord((stem): readonly string[] => [
  ...(parts.has(stem) ? [stem] : []),
  ...joined.flatMap(([name, head]) =>
    stem.length > name.length + 4 && (stem.startsWith(head) || stem.endsWith(name)) ? name : [],
  ),
])

/** How a direction sounds as the last and as the first part of a word: "dorsomedial", "anterosuperior". */
const joined =
  'anterior antero,posterior postero,superior supero,inferior infero,medial medio,lateral latero,ventral ventro,dorsal dorso,kranial kranio,kaudal kaudo'
    .split(',')
    .map((pair): [string, string] => {
      const [name = '', head = ''] = pair.split(' ')
      return [wordStem(name), head]
    })
