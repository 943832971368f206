import { tells } from '../../read/tells.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import { type Grade, sameSide } from './grade.ts'
import { placesOf } from './grades-of.ts'

/** A description's grades and the word that tells them. */
export interface Told {
  values: string
  word: Word
  sentence: Sentence
}

/**
 * What each grade is read from: `system | words of what is graded | words > grades that they leave | ...`.
 *
 * Sources: Bosniak 2019; Fazekas 1987; Modic 1988; Kellgren and Lawrence 1957; Garden 1961; ICRS; Goutallier 1994;
 * Rockwood 1984; CDD 2014; ACR BI-RADS; ARCO 2019; Patte 1990; Pfirrmann 2001; AAST 2018; Koos 1998; Knosp 2015;
 * Gartland 1959; Herring 2004.
 */
const descriptions = `
Bosniak | zyst | solide, wandknoten > 34 | einfach, dünnwandig, blande > 12
Fazekas | marklager, glio, mikroangio | konfluier > 23 | einzeln, wenige > 01
Modic | platte, osteochondr | ödem > 1 | fettig, fettmark, verfett > 2 | skleros > 3
Kellgren | gelenkspalt | aufgehoben, aufgebr > 34 | verschmäl > 1234 | regelrecht, normal, erhalten, nicht verschm > 012
Garden | hals | undisloz, nicht disloz, impakt, eingestaucht > 12 | vollständig disloz, komplett disloz, varus > 34
Outerbridge | knorpel | knochen, glatze, vollschicht, freilieg > 34 | oberfläch > 12
Goutallier | fettig, verfett | ohne fettig, keine fettig, keine verfett > 01
Rockwood | ac-, klavikula, akromiokl | hochst, höherst, hochgest > 23456
Weber | syndes | supra, oberhalb, überhalb > C | trans, höhe > B | infra, unterhalb > A
CDD | divertik | abszess, perforation > 23
ACR | drüse, parenchym, brust | lipomat, fettreich, involut > AB | extrem dicht, sehr dicht > CD
ARCO | eingebr, einbr, entrundet, abfl, subchondral, kontur erhalten, kontur intakt | eingebr, einbr, entrundet, abfl, subchondrale frakt, subchondraler frakt, subchondrale infr > 34 | kontur erhalten, kontur intakt, sphärisch, ohne kontureinbr, ohne einbruch, ohne kollaps > 0123
Patte | retra | glenoid > 23
Pfirrmann | bandscheibe, diskus | schwarz, kollab, aufgehoben > 45 | normal hoch, hyperint > 12
AAST | lazerat, ruptur, riss, milz | devask, zerrissen, zerberst > 45 | oberfläch > 12
Koos | hirnstamm | kein kontakt, ohne kontakt > 12 | kompr, pelott, verlager > 34
Gartland | suprakond | undisloz, nicht disloz, ohne disloz > 1 | kippung, gekippt, abkipp, versatz, antekurv > 23
Herring | laterale säule, lateraler pfeiler, lateralen pfeiler | mehr als 50 % höhen, über 50 % höhen > C | ohne höhen, kein höhen, volle höhe > A
Knosp | cavernosus | frei, nicht inf, unauff > 012 | ummauer > 34
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | '))

/** The one sentence of the findings that speaks of what was graded, else that of the grade: where it says how it looks. */
export function describedFor(grade: Grade, sentences: readonly Sentence[]): Told | null {
  const [, of, ...rows] = descriptions.find(([system]) => system === grade.system.id) ?? []
  if (of === undefined) return null
  const about = sentences.filter(
    (one) => one.section === 'findings' && firstOf(of, one.all) >= 0 && sameSide(one, grade) && sharesPlace(one, grade),
  )
  const [only] = about
  const { all } = grade.sentence
  // "Einfache Zyste rechts, komplexe links, Bosniak III"
  const isOfOne = new Set(findMentions(all).sides.map(({ side }) => side)).size < 2
  return (
    (only !== undefined && about.length === 1 ? toldIn(only, rows) : null) ??
    (isOfOne && firstOf(of, all) >= 0 ? toldIn(grade.sentence, rows) : null)
  )
}

/** "Links mit Kollaps (ARCO III), rechts ohne Kontureinbruch (ARCO II)": what the findings say of that very side. */
export function describedOnSide(grade: Grade, sentences: readonly Sentence[]): Told | null {
  const [, of, ...rows] = descriptions.find(([system]) => system === grade.system.id) ?? []
  if (of === undefined || (grade.side !== 'left' && grade.side !== 'right')) return null
  const about = sentences.filter(
    (one) =>
      one.section === 'findings' &&
      firstOf(of, one.all) >= 0 &&
      new Set(findMentions(one.all).sides.map(({ side }) => side)).size === 1 &&
      findMentions(one.all).sides.every(({ side }) => side === grade.side),
  )
  const [only] = about
  return only !== undefined && about.length === 1 && sharesPlace(only, grade) ? toldIn(only, rows) : null
}

function toldIn(sentence: Sentence, rows: readonly string[]): Told | null {
  const words = sentence.all
  if (findMentions(words).cues.some(isDoubt)) return null
  const told = rows.flatMap((row) => {
    const [says = '', values = ''] = row.split(' > ')
    const at = firstOf(says, words)
    const word = words[at]
    return word === undefined ||
      tells(words, denial, at - 6, at) ||
      tells(words, denial, at + 1, Math.min(at + 4, commaFrom(words, at)))
      ? []
      : [{ values, word }]
  })
  const [first] = told
  return first === undefined ? null : { sentence, word: first.word, values: told.map(({ values }) => values).join('') }
}

function commaFrom(words: readonly Word[], at: number): number {
  const comma = words.findIndex(({ text }, index) => index > at && text === ',')
  return comma < 0 ? words.length : comma
}

const denial = /^(?:kein|ohne|nicht|weder|allenfalls|minimal)/i

/** Which word begins the first of the phrases that stand there; negative for none. */
function firstOf(phrases: string, words: readonly Word[]): number {
  const said = words
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase()
  const found = phrases.split(', ').find((phrase) => said.includes(phrase))
  return found === undefined ? -1 : said.slice(0, said.indexOf(found)).split(' ').length - 1
}

function isDoubt({ kind }: { kind: string }): boolean {
  return kind === 'prior' || kind === 'historical' || kind === 'rest'
}

/** Of no other disc, joint or organ. */
function sharesPlace({ all }: Sentence, { places }: Grade): boolean {
  const own = placesOf(all)
  return own.size === 0 || places.size === 0 || [...own].some((place) => places.has(place))
}
