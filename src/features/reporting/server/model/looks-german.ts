/** Small words that tell a language; those German shares with another are left out. */
const german = new Set(
  'der die das und mit kein keine keinen ohne im den dem des ein eine einer einem nicht von vom zum zur bei beidseits links rechts auf sowie als ist sind wird'.split(
    ' ',
  ),
)
const others = [
  'the and with no of there is are without in on normal right left for not this',
  'le la les et avec pas de des du un une dans sans droite gauche est sont',
  'el los las y con sin de del una en derecho izquierdo es son no',
  'il gli e con senza di del della una nel destro sinistro non sono',
  'o os as e com sem do da dos das uma no na direito esquerdo não',
  'i w z bez na do nie jest są po prawy lewy oraz',
].map((words) => new Set(words.split(' ')))

const fewestHits = 4

/** False only where another language is clearly told by more of its small words than German. */
export function looksGerman(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const hits = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length
  const best = Math.max(...others.map(hits))
  return best < fewestHits || hits(german) >= best
}
