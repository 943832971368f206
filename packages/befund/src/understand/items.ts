import { findings } from '../anatomy/finding-concepts.ts'
import { areRelated } from '../anatomy/organ-tree.ts'
import { fitsAt } from '../read/tells.ts'
import { wordSet } from '../read/word-set.ts'
import type { Mentions, TermMention } from './find-mentions.ts'
import type { Item, Reading } from './reading.ts'
import type { Segment } from './segments.ts'
import type { Word } from './sentence.ts'

export function itemsOf(segment: Segment, mentions: Mentions, words: readonly Word[], label: string | null): Item[] {
  const items: Item[] = []
  const terms = mentions.terms.filter((term) => term.from >= segment.from && term.from < segment.to)
  if (terms.length === 0) return items
  const hasFinding = terms.some((term) => !term.lexical && term.meanings.at(-1)?.kind === 'finding')
  for (const term of terms) {
    // Beside a finding with a name, a noun no concept knows only describes it.
    if (term.lexical && (hasFinding || isCalledNormal(term, terms))) continue
    const last = term.meanings.at(-1)
    if (
      last === undefined ||
      last.kind === 'organ' ||
      // "Laterale Säule zu 50 % erhalten", "links mittig echoarmer Knoten", "Ödem kongruent am Patellarand"
      (last.kind === 'normal' &&
        (words[term.from - 1]?.text === '%' ||
          (fitsAt(words, term.from, /^(?:mittig|kongruent)$/) && fitsAt(words, term.to, /^(?:\p{L}{4}|[ai]m$|zu)/u)) ||
          isCompared(term, words) ||
          isAdverb(term, terms, words)))
    )
      continue
    const organs: string[] = []
    for (const { kind, id } of term.meanings) if (kind === 'organ') organs.push(id)
    const finding = last.kind === 'finding' ? ofKidney(last.id, mentions, label) : null
    const implied = finding === null ? null : (findings().get(finding)?.organ ?? null)
    items.push({
      finding,
      normal: last.kind === 'normal' ? last.id : null,
      organs: implied === null || isOfOther(organs, implied) ? organs : [...organs, implied],
      from: term.from,
      to: term.to,
      denied: term.denied,
    })
  }
  if (items.length === 0) return items
  return items.filter(
    (item, at) => !isAttributeOf(item, items[at + 1], words) && !isNormalUptake(item, mentions, words),
  )
}

/** "Nieren ohne Stauung": not of the lung. */
function ofKidney(finding: string, { terms }: Mentions, label: string | null): string {
  const isNamed = label === 'kidney' || terms.some(({ meanings }) => meanings.some(({ id }) => id === 'kidney'))
  return finding === 'congestion' && isNamed ? 'hydronephrosis' : finding
}

/** "Muskeleinklemmung": the compound says itself what is caught, and that is not the brain. */
function isOfOther(organs: readonly string[], implied: string): boolean {
  return organs.length > 0 && !organs.some((organ) => areRelated(organ, implied))
}

/** "Ventrikel schlanker als zuvor": not yet slim. */
function isCompared({ to }: TermMention, words: readonly Word[]): boolean {
  return words[to]?.text === 'als' && fitsAt(words, to - 1, /er$/)
}

/** "Durchgehend verdickt", "durchgehender Riss", "Spalt durchgehend": how far a thing goes, and not that it is whole. */
function isAdverb({ from, to }: TermMention, terms: readonly TermMention[], words: readonly Word[]): boolean {
  const { text = '' } = to - from > 1 ? {} : (words[from] ?? {})
  if (!/^durchgeh/i.test(text)) return false
  return (
    !/^durchgehend(?:\W|und$|sowie$|bis$|dargestellt$|$)/.test(text + (words[to]?.text ?? '')) ||
    terms.some((one) => one.from < from && !one.lexical && one.meanings.at(-1)?.kind === 'finding')
  )
}

/** "Regelrechte KM-Aufnahme", "regelrechte Wanddicke und Anreicherung": uptake as every organ has it. */
function isNormalUptake({ finding, from }: Item, { terms }: Mentions, words: readonly Word[]): boolean {
  if (fitsAt(words, from - 1, /^physiologische/i)) return true
  if (finding !== 'enhancement') return false
  const said = terms.findLast(({ to, meanings }) => to <= from && meanings.some(({ kind }) => kind === 'normal'))
  if (said === undefined || !fitsAt(words, said.from, /e[rsnm]?$/)) return false
  const between = words.slice(said.to, from)
  return between.length <= listedUpTo && between.every(({ text }) => /^(?:\p{Lu}|und$|sowie$|,$)/u.test(text))
}

/** In words: "Größe, Form und". */
const listedUpTo = 4

/** "mit normalem Markraumsignal": the noun only says in what the organ is normal. */
function isCalledNormal({ from }: TermMention, terms: readonly TermMention[]): boolean {
  return terms.some((one) => one.to === from && one.meanings.at(-1)?.kind === 'normal')
}

/** "Blande Zysten", "tief infiltrierende Endometriose": said of the finding, not of the organ. */
function isAttributeOf(item: Item, next: Item | undefined, words: readonly Word[]): boolean {
  if (next?.finding == null || next.from !== item.to) return false
  const word = words[item.from]?.text ?? ''
  if (item.finding === 'bleeding') return /^(?:cyst|ischemia)$/.test(next.finding) && /^hämorrhag/i.test(word)
  return item.normal === 'general'
    ? /^(?:blande|reizlose)/i.test(word)
    : /^(?:invasion infiltrier|sequester sequestriert)/i.test(`${item.finding} ${word}`)
}

export const attributes = wordSet('malignancy-sign benign-sign dislocation enhancement')

/** In "kein suspekter Mikrokalk" the adjective limits what is denied and is not denied itself. */
export function withoutAttributes(items: readonly Item[], reading: Reading): readonly Item[] {
  if (items.length < 2) return items
  return items.filter((item, at) => {
    const next = items[at + 1]
    if (item.finding === null || !attributes.has(item.finding) || next === undefined) return true
    return next.from - item.to > 1 || reading.stances[item.from] === 'asserted' || isAlternative(item, reading)
  })
}

/** "keine neuen oder KM-aufnehmenden Herde": of the two attributes each is denied. */
function isAlternative({ finding, from }: Item, { words }: Reading): boolean {
  return finding === 'enhancement' && words[from - 1]?.text === 'oder'
}
