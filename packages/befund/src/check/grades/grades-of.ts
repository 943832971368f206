import { type GradingSystem, gradingSystems, systemsNamed } from '../../anatomy/grading-systems.ts'
import { wordStem } from '../../anatomy/word-stem.ts'
import type { Side, Span } from '../../model.ts'
import { tells } from '../../read/tells.ts'
import { findMentions } from '../../understand/find-mentions.ts'
import { sideOf } from '../../understand/find-side.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import { clauseAround } from '../clause-around.ts'
import { vertebraeOfDisc } from '../places/named-places.ts'
import type { Grade } from './grade.ts'
import { gradeValue } from './grade-value.ts'

export function gradesOf(sentence: Sentence, before: Sentence | undefined): Grade[] {
  const words = sentence.all
  const isAlone =
    words.length <= aloneUpTo &&
    before !== undefined &&
    before.section === sentence.section &&
    !/^(?:(?:ins)?gesamt|übrige|restliche|sonst)/i.test(words[0]?.text ?? '')
  const grades: Grade[] = []
  for (let at = 0; at < words.length; at++) {
    const system = systemAt(words, at)
    if (system === null) continue
    const values = valuesNear(words, at + system.length, at, system.system)
    if (values.size === 0 || tells(words.slice(Math.max(0, at - 2), at), former)) continue
    const word = words[at] as Word
    // "BI-RADS rechts 1, links 2"
    const isOfBoth = values.size > 1 && new Set(words.slice(at, at + 7).map(sideOf)).size > 2
    const figure = values.size === 1 ? figureNear(words, at, values) : null
    grades.push({
      system: system.system,
      values,
      side: isOfBoth
        ? 'both'
        : (sideBefore(words, at) ?? (isAlone ? sideBefore(before.all, before.all.length - 1) : null)),
      places: placesOf(isAlone ? [...before.all, ...words] : words),
      sentence,
      word,
      figure,
    })
    at += system.length - 1
  }
  return grades.map((grade) => {
    const places = grades.length > 1 ? placesOf(clauseOf(grade, words, grades)) : grade.places
    return places.size > 0 ? { ...grade, places } : grade
  })
}

/** "Retropatellar ICRS 3, femoral ICRS 2", "retropatellar ICRS 3 und femoral ICRS 2": each of its own place. */
function clauseOf({ word }: Grade, words: readonly Word[], grades: readonly Grade[]): readonly Word[] {
  const clause = words.slice(...clauseAround(words, word))
  const cut = clause.findIndex(({ text }) => text === 'und' || text === 'sowie')
  const halves = [clause.slice(0, cut), clause.slice(cut + 1)]
  const holds = (half: readonly Word[], grade: Span): boolean => half.some(({ start }) => start === grade.start)
  const isShared = cut < 0 || halves.some((half) => !grades.some((grade) => holds(half, grade.word)))
  return (isShared ? undefined : halves.find((half) => holds(half, word))) ?? clause
}

/** "PI-RADS 4 rechts, zuvor PI-RADS 3", "Upgrade von PI-RADS 3" */
const former = /^(?:zuvor|vorher|vormals|initial|bisher|VU|Vorbefund|Upgrade|Downgrade)$/i

/** "Läsion in der PZ rechts. PI-RADS 4.": in words. */
const aloneUpTo = 5

/** The word that is the value and nothing else: "4" of "BI-RADS 4", not "BI-RADS-4". */
function figureNear(words: readonly Word[], at: number, values: ReadonlySet<string>): Word | null {
  const near = [...words.slice(at + 1, at + 8), ...words.slice(Math.max(0, at - 4), at).toReversed()]
  return near.find((word) => values.has(gradeValue(word.text) ?? '')) ?? null
}

function systemAt(words: readonly Word[], at: number): { system: GradingSystem; length: number } | null {
  const word = words[at] as Word
  for (const { system, stems } of systemsNamed(word.stem)) {
    if (stems.every((stem, offset) => words[at + offset]?.stem === stem)) return { system, length: stems.length }
  }
  if (!word.text.includes('-')) return null
  const glued = gradingSystems().find((system) => gluedValue(word, system) !== null)
  return glued === undefined ? null : { system: glued, length: 1 }
}

/** "Weber-B-Fraktur", "BI-RADS-2". */
function gluedValue(word: Word | undefined, system: GradingSystem): string | null {
  if (word === undefined || !word.text.includes('-')) return null
  const parts = word.text.split('-')
  const value = parts.findIndex(
    (part, index) => index > 0 && gradeValue(part) !== null && system.values.has(gradeValue(part) ?? ''),
  )
  if (value < 0) return null
  const name = wordStem(
    parts
      .slice(0, value)
      .filter((part) => !fillers.test(part))
      .join('-'),
  )
  const isNamed = system.names.some(([first]) => first === name)
  return isNamed ? gradeValue(parts[value] ?? '') : null
}

const fillers =
  /^(?:grad|grades|typ|zone|kategorie|stadium|score|klasse|klassifikation|lawrence|nach|von|\(|:|=|-|–|bis|und|links|rechts|beidseits|bds\.?|beidseitig|der|die|auf|seiten|,|jetzt|nun|aktuell|[abc])$/i
const beforeFillers = /^(?:nach|gemäß|gem\.|entsprechend|laut|\(|,)$/i

/** Behind the name ("BI-RADS Kategorie 4"), else before it ("Grad III nach Kellgren"). */
function valuesNear(words: readonly Word[], after: number, at: number, system: GradingSystem): Set<string> {
  const glued = gluedValue(words[at], system)
  if (glued !== null) return new Set([glued])
  const values = new Set<string>()
  for (let next = after; next < words.length && next < after + 6; next++) {
    // "2b-3"
    const text = words[next]?.text.replace(/^[abc]-/, '') ?? ''
    const value = gradeValue(text) ?? gradeValue(text.split('-', 1)[0] ?? '')
    if (value !== null && system.values.has(value) && !/^[mc]m$/.test(words[next + 1]?.text ?? '')) {
      values.add(value)
    } else if (!fillers.test(text) && text !== '/') break
  }
  if (values.size > 0) return values
  for (let before = at - 1; before >= 0; before--) {
    const text = words[before]?.text ?? ''
    const value = gradeValue(text.replace(/^Typ-([AB])-.*/, '$1'))
    if (value !== null && system.values.has(value)) return new Set([value])
    if (!beforeFillers.test(text)) break
  }
  return values
}

/** The side nearest to the grade, of the sides between the commas around it if there are any. */
function sideBefore(words: readonly Word[], at: number): Side | null {
  const [from, to] = clauseAround(words, words[at] as Word)
  const isHere = words.slice(from, to).some((word) => sideOf(word) !== null)
  const sides = words.flatMap((word, index) => {
    const side = isHere && (index < from || index >= to) ? null : sideOf(word)
    if (side === null) return []
    const isOfOther = words.slice(index, at).some(({ text }) => text === 'und' || text === 'sowie')
    return [{ side, distance: index < at ? (at - index) * (isOfOther ? 9 : 1) : (index - at) * 3 }]
  })
  return sides.sort((a, b) => a.distance - b.distance)[0]?.side ?? null
}

export function placesOf(words: readonly Word[]): Set<string> {
  const { sites, terms } = findMentions(words)
  const organs = terms.flatMap((term) => term.meanings).filter((meaning) => meaning.kind === 'organ')
  const levels = sites.flatMap((site) => (site.group === 'disc' ? site.values.flatMap(vertebraeOfDisc) : [site.level]))
  return new Set([...levels, ...organs.map((organ) => organ.id)])
}
