import { DomUtils } from 'htmlparser2'
import { type Language, languages, type Modality } from '#contract/enums.ts'
import { mrrtMessages as t } from '../../messages.ts'
import { type Element, type Node, textOf } from './dom.ts'

export interface MrrtMetadata {
  name: string
  type: string
  modality: Modality
  language: Language
  creator: string | null
  licence: string | null
  notes: string[]
}

const modalityCodes: Record<string, Modality> = {
  CT: 'CT',
  MR: 'MRI',
  MG: 'MX',
  US: 'US',
  XA: 'IR',
  IR: 'IR',
  RF: 'IR',
}
const otherModalities = ['CR', 'DX', 'NM', 'PET', 'PT', 'OT', 'XR', 'RG']
const longestLicence = 300

/** Name, kind and origin of a template from its Dublin Core elements. */
export function readMetadata(document: Node[]): MrrtMetadata {
  const meta = readMeta(document)
  const pageTitle = textOf(DomUtils.getElementsByTagName('title', document, true, 1))
  const ownTitle = meta('title')[0]
  const notes = ownTitle && pageTitle && ownTitle !== pageTitle ? [t.otherTitle(ownTitle, pageTitle)] : []
  const codes = meta('subject').flatMap((subject) =>
    subject
      .split(/[;,]/)
      .map((code) => code.trim())
      .filter(Boolean),
  )
  const topics = codes.filter((code) => !isModality(code))
  const creators = [...new Set([...meta('creator'), ...meta('publisher')])]
  return {
    name: (ownTitle || pageTitle || t.untitled).slice(0, 200),
    type: topics.join(', ').slice(0, 200) || t.defaultType,
    modality: modalityOf(codes),
    language: languageOf(meta('language')[0] ?? rootLanguage(document)),
    creator: creators.join(', ').slice(0, 200) || null,
    licence: licenceOf(meta('license')[0], meta('rights')[0]),
    notes,
  }
}

function readMeta(document: Node[]): (name: string) => string[] {
  const elements = DomUtils.getElementsByTagName('meta', document) as Element[]
  return (name) =>
    elements
      .filter(({ attribs }) => attribs.name?.toLowerCase().replace(/^dc\./, 'dcterms.') === `dcterms.${name}`)
      .map(({ attribs }) => (attribs.content ?? '').trim())
      .filter(Boolean)
}

function isModality(code: string): boolean {
  return code.toUpperCase() in modalityCodes || otherModalities.includes(code.toUpperCase())
}

/** A template for several kinds of examination is for other ones. */
function modalityOf(codes: readonly string[]): Modality {
  const named = codes.filter(isModality)
  return (named.length === 1 && modalityCodes[named[0]?.toUpperCase() ?? '']) || 'other'
}

function languageOf(code: string | undefined): Language {
  return languages.find((known) => known === code?.slice(0, 2).toLowerCase()) ?? 'en'
}

function rootLanguage(document: Node[]): string | undefined {
  return (DomUtils.getElementsByTagName('html', document, true, 1)[0] as Element | undefined)?.attribs.lang
}

/** A Creative Commons licence by its short name, any other in its own words; with its address. */
function licenceOf(address: string | undefined, rights: string | undefined): string | null {
  const words = rights ?? address
  if (!words) return null
  const common = /\bCC[ -]?BY((?:-(?:SA|NC|ND))*)\b/i.exec(words)
  const version = /\b([1-4]\.0)\b/.exec(words)?.[1]
  const name = common ? ['CC BY', common[1]?.toUpperCase(), version && ` ${version}`].filter(Boolean).join('') : words
  const link = address && address !== words && /^https?:\/\//.test(address) ? ` (${address})` : ''
  return `${name.slice(0, longestLicence - link.length)}${link}`.slice(0, longestLicence)
}
