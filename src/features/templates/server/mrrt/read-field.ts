import { DomUtils } from 'htmlparser2'
import { type Element, textOf, tidy } from './dom.ts'

/** A place to write, tick or choose in. */
export interface Field {
  kind: 'text' | 'number' | 'choice'
  id: string
  /** What the report says when nobody changes it; empty where it says nothing. */
  normal: string
  /** What can be chosen. */
  options: string[]
  /** A placeholder of ours that an earlier export has written. */
  placeholder: string | null
}

const blank = /^[-–—_.…\s]*$|^(bitte )?(aus)?wähl|^select\b|^choose\b|^k\. ?A\.?$/i
const normalWords =
  /^(unauffällig|normal|regelrecht|regulär|frei\b|kein|nein\b|nicht\b|ohne\b|negativ|o\. ?B\.?|altersentsprechend|erhalten\b|homogen|glatt|gut\b|none\b|no\b|not\b|unremarkable|absent|negative)/i
const undecided = /\b(beurteilbar|beurteilt|bestimmbar|erhoben|angegeben|durchgeführt|bekannt|assessable|known)\b/i
const inert = ['hidden', 'button', 'submit', 'reset', 'image', 'file', 'password']

/** Null for what is no place to write in. */
export function readField(element: Element): Field | null {
  const { attribs, name } = element
  const base = { id: attribs.id ?? '', options: [], placeholder: bracketed(attribs.placeholder) }
  if (name === 'select') return { ...base, kind: 'choice', ...readOptions(element) }
  if (name === 'textarea') return { ...base, kind: 'text', normal: prefilled(textOf(element)) }
  const type = (attribs.type ?? 'text').toLowerCase()
  if (inert.includes(type)) return null
  if (type === 'checkbox' || type === 'radio') return { ...base, kind: 'choice', normal: '' }
  const isNumber =
    type === 'number' || type === 'date' || /^(NUMBER|DATE|TIME)$/i.test(attribs['data-field-type'] ?? '')
  return { ...base, kind: isNumber ? 'number' : 'text', normal: isNumber ? '' : prefilled(tidy(attribs.value ?? '')) }
}

/**
 * Of the choices only a normal finding is taken over as text: a side or a stage that merely stands first
 * in its list is nothing anybody has seen.
 */
function readOptions(select: Element): Pick<Field, 'normal' | 'options'> {
  const options = DomUtils.getElementsByTagName('option', select.children) as Element[]
  const chosen = options.find(({ attribs }) => 'selected' in attribs) ?? options[0]
  const text = chosen ? textOf(chosen) : ''
  return {
    normal: normalWords.test(text) && !undecided.test(text) ? text : '',
    options: options.map((option) => textOf(option)).filter((option) => !blank.test(option)),
  }
}

function prefilled(text: string): string {
  return blank.test(text) || /^[\d.,\s]+$/.test(text) ? '' : text
}

function bracketed(text: string | undefined): string | null {
  return text && /^\[[^[\]]+\]$/.test(text) ? text : null
}
