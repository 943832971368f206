import { tells } from '../read/tells.ts'
import { rememberInCall } from '../word-memory.ts'
import type { Sentence, Word } from './sentence.ts'

/** "VU 2019: EF 49 %, keine Ischämie" */
const prior = /^(?:VU|Vor(?:untersuchung|aufnahme|befund|studie|-(?:CT|MRT|US|Rö)))$/
/** "Ausgangsbefund 04/2025: Tumor 48 mm" */
const baseline = /^(?:Ausgangs(?:befund|untersuchung)|Baseline|Erstbefund|Erstuntersuchung)$/

/** "In der VU betrug die Länge 6 cm, eine Dilatation lag nicht vor." */
const toldOfPrior = /^In der V(?:U|or\p{L}+) (?:betrug|lag|war|zeig|best)(?!.* (?:aktuell|jetzt|heute|nun))/u

/** What the examination before showed. */
export const isOfPrior: (sentence: Sentence) => boolean = rememberInCall(
  ({ label, all, text }) =>
    prior.test(label[0]?.text ?? '') ||
    baseline.test(all[0]?.text ?? '') ||
    toldOfPrior.test(text) ||
    (/^(?:Primär|Initial)staging$/.test(all[0]?.text ?? '') && all[1]?.kind === 'number') ||
    isDatedStudy(label) ||
    tellsOfThen(all, text),
)

/** "Zuvor Fistel zum Kolon", "In der VU nur Fistel", "2023 war der Fuß noch frei", "Bei 2022 noch ohne Abszess", "Vergleich CT 09/2022 (Divertikulitis)", but not "Zuvor 34 mm, jetzt 20 mm" nor "Damals Abszess, dieser nicht mehr abgrenzbar". */
function tellsOfThen(words: readonly Word[], said: string): boolean {
  const past = words.findIndex(({ text }) => text === 'war' || text === 'waren')
  if (past > 0 && past < 4 && words.some(({ text }, at) => at > past && text === 'noch')) return true
  return (then.test(said) && !tells(words, now, 3)) || notThen.test(said)
}

const then =
  /^(?:(?:Zuvor|Vormals|Damals|Ehemals)\b|(?:Bei |In )?20\d\d noch |In der vor \S+ (?:Jahr|Monat|Woche|Tag)|Vergleich (?:CT|MRT|PET|Rö|Sono)[^:]*$|In der V(?:U|or\p{L}+)(?: vom \S+)? (?:nur|kein|\p{Lu}))/u
/** "10/2022 Strecke 6 cm, noch keine Dilatation" */
const notThen = /^(?:\d\d\/)?20\d\d [^,]{0,30}, noch (?:kein|nicht|ohne)[^,]*$/
const now = /^(?:jetzt|aktuell|nun|heute|derzeit|inzwischen|mehr|noch)$/

/** "CT vom 20.07.2026: Embolie beidseits", "Vor 30 Tagen: Deauville 5" */
function isDatedStudy(label: readonly Word[]): boolean {
  if (label.length < 2) return false
  const [study, from, day] = label
  if (study?.text === 'Vor' && from?.kind === 'number') return true
  return (
    label.length === 3 &&
    day?.kind === 'number' &&
    from?.text === 'vom' &&
    /^(?:CTA?|MRT?|PET-CT|Röntgen|Sonographie|Echo)$/.test(study?.text ?? '')
  )
}
