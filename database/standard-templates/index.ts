import { readFileSync } from 'node:fs'
import type { Language, Modality } from '#contract/enums.ts'

/** One entry of the index; the text lies in `<modality in lower case>/<slug>.html` beside this file. */
export interface StandardTemplateEntry {
  slug: string
  name: string
  /** The kind of examination, broader than the name: several templates may share it. */
  type: string
  modality: Modality
  language: Language
}

export interface StandardTemplate extends Omit<StandardTemplateEntry, 'slug'> {
  templateHtml: string
}

export const standardTemplateEntries: readonly StandardTemplateEntry[] = [
  { slug: 'schaedel-nativ', name: 'CT Schädel nativ', type: 'CT Schädel', modality: 'CT', language: 'de' },
  {
    slug: 'kopf-hals-angiographie',
    name: 'CT-Angiographie der hirnversorgenden Arterien',
    type: 'CT-Angiographie Kopf/Hals',
    modality: 'CT',
    language: 'de',
  },
  {
    slug: 'nasennebenhoehlen',
    name: 'CT Nasennebenhöhlen',
    type: 'CT Nasennebenhöhlen',
    modality: 'CT',
    language: 'de',
  },
  { slug: 'hals-km', name: 'CT Hals mit KM', type: 'CT Hals', modality: 'CT', language: 'de' },
  { slug: 'thorax-km', name: 'CT Thorax mit KM', type: 'CT Thorax', modality: 'CT', language: 'de' },
  {
    slug: 'thorax-low-dose-frueherkennung',
    name: 'Low-dose-CT Thorax zur Lungenkrebsfrüherkennung',
    type: 'CT Thorax Früherkennung',
    modality: 'CT',
    language: 'de',
  },
  {
    slug: 'lungenembolie',
    name: 'CT-Angiographie der Pulmonalarterien',
    type: 'CT Lungenembolie',
    modality: 'CT',
    language: 'de',
  },
  {
    slug: 'thorax-abdomen-becken-staging',
    name: 'CT Thorax, Abdomen und Becken zum Staging',
    type: 'CT Thorax/Abdomen/Becken',
    modality: 'CT',
    language: 'de',
  },
  {
    slug: 'abdomen-becken-km',
    name: 'CT Abdomen und Becken mit KM',
    type: 'CT Abdomen/Becken',
    modality: 'CT',
    language: 'de',
  },
  {
    slug: 'urolithiasis-low-dose',
    name: 'CT Urolithiasis Low-dose',
    type: 'CT Abdomen/Becken nativ',
    modality: 'CT',
    language: 'de',
  },
  { slug: 'polytrauma', name: 'CT Polytrauma', type: 'CT Polytrauma', modality: 'CT', language: 'de' },
  { slug: 'hws', name: 'CT Halswirbelsäule', type: 'CT Wirbelsäule', modality: 'CT', language: 'de' },
  { slug: 'lws', name: 'CT Lendenwirbelsäule', type: 'CT Wirbelsäule', modality: 'CT', language: 'de' },
  {
    slug: 'aorta-becken-bein-angiographie',
    name: 'CT-Angiographie Aorta und Becken-Bein-Arterien',
    type: 'CT-Angiographie Becken/Bein',
    modality: 'CT',
    language: 'de',
  },
  { slug: 'koronar', name: 'CT-Koronarangiographie', type: 'CT Herz', modality: 'CT', language: 'de' },
  {
    slug: 'abdomen-pelvis-en',
    name: 'CT Abdomen and Pelvis with Contrast',
    type: 'CT Abdomen/Pelvis',
    modality: 'CT',
    language: 'en',
  },
  { slug: 'schaedel', name: 'MRT Schädel mit KM', type: 'MRT Schädel', modality: 'MRI', language: 'de' },
  { slug: 'hypophyse', name: 'MRT Hypophyse', type: 'MRT Hypophyse', modality: 'MRI', language: 'de' },
  { slug: 'hws', name: 'MRT Halswirbelsäule', type: 'MRT Wirbelsäule', modality: 'MRI', language: 'de' },
  { slug: 'bws', name: 'MRT Brustwirbelsäule', type: 'MRT Wirbelsäule', modality: 'MRI', language: 'de' },
  { slug: 'lws', name: 'MRT Lendenwirbelsäule', type: 'MRT Wirbelsäule', modality: 'MRI', language: 'de' },
  { slug: 'iliosakralgelenke', name: 'MRT Iliosakralgelenke', type: 'MRT Becken', modality: 'MRI', language: 'de' },
  { slug: 'schulter', name: 'MRT Schulter', type: 'MRT Schulter', modality: 'MRI', language: 'de' },
  { slug: 'ellenbogen', name: 'MRT Ellenbogen', type: 'MRT Ellenbogen', modality: 'MRI', language: 'de' },
  { slug: 'handgelenk', name: 'MRT Handgelenk', type: 'MRT Handgelenk', modality: 'MRI', language: 'de' },
  { slug: 'huefte', name: 'MRT Hüfte', type: 'MRT Hüfte', modality: 'MRI', language: 'de' },
  { slug: 'knie', name: 'MRT Knie', type: 'MRT Knie', modality: 'MRI', language: 'de' },
  { slug: 'sprunggelenk', name: 'MRT Sprunggelenk', type: 'MRT Sprunggelenk', modality: 'MRI', language: 'de' },
  { slug: 'leber', name: 'MRT Leber mit leberspezifischem KM', type: 'MRT Leber', modality: 'MRI', language: 'de' },
  { slug: 'mrcp', name: 'MRCP', type: 'MRT Gallenwege und Pankreas', modality: 'MRI', language: 'de' },
  { slug: 'nieren', name: 'MRT Nieren mit KM', type: 'MRT Nieren', modality: 'MRI', language: 'de' },
  {
    slug: 'prostata',
    name: 'Multiparametrische MRT der Prostata',
    type: 'MRT Prostata',
    modality: 'MRI',
    language: 'de',
  },
  { slug: 'rektum', name: 'MRT Rektum', type: 'MRT Becken', modality: 'MRI', language: 'de' },
  { slug: 'becken-weiblich', name: 'MRT Becken weiblich', type: 'MRT Becken', modality: 'MRI', language: 'de' },
  { slug: 'herz', name: 'MRT Herz', type: 'MRT Herz', modality: 'MRI', language: 'de' },
  { slug: 'mamma', name: 'MRT Mamma mit KM', type: 'MRT Mamma', modality: 'MRI', language: 'de' },
  { slug: 'brain-en', name: 'MRI Brain with Contrast', type: 'MRI Brain', modality: 'MRI', language: 'en' },
  { slug: 'knee-en', name: 'MRI Knee', type: 'MRI Knee', modality: 'MRI', language: 'en' },
  { slug: 'screening', name: 'Mammographie-Screening beidseits', type: 'Mammographie', modality: 'MX', language: 'de' },
  { slug: 'kurativ', name: 'Kurative Mammographie beidseits', type: 'Mammographie', modality: 'MX', language: 'de' },
  {
    slug: 'tomosynthese',
    name: 'Digitale Brusttomosynthese beidseits',
    type: 'Tomosynthese',
    modality: 'MX',
    language: 'de',
  },
  { slug: 'abdomen', name: 'Sonographie Abdomen', type: 'Sonographie Abdomen', modality: 'US', language: 'de' },
  { slug: 'fast', name: 'FAST-Sonographie bei Trauma', type: 'Sonographie FAST', modality: 'US', language: 'de' },
  {
    slug: 'nieren-harnwege',
    name: 'Sonographie Nieren und Harnwege',
    type: 'Sonographie Nieren/Harnwege',
    modality: 'US',
    language: 'de',
  },
  {
    slug: 'schilddruese',
    name: 'Sonographie Schilddrüse',
    type: 'Sonographie Schilddrüse',
    modality: 'US',
    language: 'de',
  },
  {
    slug: 'carotis',
    name: 'Duplexsonographie der Halsgefäße',
    type: 'Sonographie Halsgefäße',
    modality: 'US',
    language: 'de',
  },
  { slug: 'mamma', name: 'Sonographie Mamma beidseits', type: 'Sonographie Mamma', modality: 'US', language: 'de' },
  {
    slug: 'beinvenen',
    name: 'Duplexsonographie der Beinvenen',
    type: 'Sonographie Beinvenen',
    modality: 'US',
    language: 'de',
  },
  { slug: 'hoden', name: 'Sonographie Hoden', type: 'Sonographie Skrotum', modality: 'US', language: 'de' },
  {
    slug: 'lymphknoten',
    name: 'Sonographie der Lymphknotenstationen',
    type: 'Sonographie Lymphknoten',
    modality: 'US',
    language: 'de',
  },
  {
    slug: 'weichteile',
    name: 'Sonographie Weichteile',
    type: 'Sonographie Weichteile',
    modality: 'US',
    language: 'de',
  },
  {
    slug: 'angiographie-becken-bein',
    name: 'Diagnostische Angiographie Becken-Bein',
    type: 'Angiographie',
    modality: 'IR',
    language: 'de',
  },
  { slug: 'pta-stent', name: 'PTA und Stentimplantation', type: 'Gefäßintervention', modality: 'IR', language: 'de' },
  { slug: 'ct-biopsie', name: 'CT-gesteuerte Biopsie', type: 'CT-Intervention', modality: 'IR', language: 'de' },
  {
    slug: 'ct-drainage',
    name: 'CT-gesteuerte Drainageanlage',
    type: 'CT-Intervention',
    modality: 'IR',
    language: 'de',
  },
  { slug: 'port', name: 'Portimplantation', type: 'Portanlage', modality: 'IR', language: 'de' },
  {
    slug: 'prt',
    name: 'CT-gesteuerte periradikuläre Therapie',
    type: 'Schmerztherapie',
    modality: 'IR',
    language: 'de',
  },
  {
    slug: 'facettengelenkinfiltration',
    name: 'CT-gesteuerte Facettengelenkinfiltration',
    type: 'Schmerztherapie',
    modality: 'IR',
    language: 'de',
  },
  {
    slug: 'roentgen-thorax-zwei-ebenen',
    name: 'Röntgen Thorax in zwei Ebenen',
    type: 'Röntgen Thorax',
    modality: 'other',
    language: 'de',
  },
  {
    slug: 'roentgen-thorax-liegend',
    name: 'Röntgen Thorax im Liegen',
    type: 'Röntgen Thorax',
    modality: 'other',
    language: 'de',
  },
  { slug: 'roentgen-abdomen', name: 'Röntgen Abdomen', type: 'Röntgen Abdomen', modality: 'other', language: 'de' },
  {
    slug: 'roentgen-becken-huefte',
    name: 'Röntgen Becken und Hüfte',
    type: 'Röntgen Becken/Hüfte',
    modality: 'other',
    language: 'de',
  },
  { slug: 'roentgen-knie', name: 'Röntgen Knie', type: 'Röntgen Knie', modality: 'other', language: 'de' },
  { slug: 'roentgen-schulter', name: 'Röntgen Schulter', type: 'Röntgen Schulter', modality: 'other', language: 'de' },
  { slug: 'roentgen-hand', name: 'Röntgen Hand', type: 'Röntgen Hand', modality: 'other', language: 'de' },
  {
    slug: 'roentgen-handgelenk',
    name: 'Röntgen Handgelenk',
    type: 'Röntgen Handgelenk',
    modality: 'other',
    language: 'de',
  },
  {
    slug: 'roentgen-sprunggelenk',
    name: 'Röntgen oberes Sprunggelenk',
    type: 'Röntgen Sprunggelenk',
    modality: 'other',
    language: 'de',
  },
  { slug: 'roentgen-fuss', name: 'Röntgen Fuß', type: 'Röntgen Fuß', modality: 'other', language: 'de' },
  {
    slug: 'roentgen-hws',
    name: 'Röntgen Halswirbelsäule',
    type: 'Röntgen Wirbelsäule',
    modality: 'other',
    language: 'de',
  },
  {
    slug: 'roentgen-bws',
    name: 'Röntgen Brustwirbelsäule',
    type: 'Röntgen Wirbelsäule',
    modality: 'other',
    language: 'de',
  },
  {
    slug: 'roentgen-lws',
    name: 'Röntgen Lendenwirbelsäule',
    type: 'Röntgen Wirbelsäule',
    modality: 'other',
    language: 'de',
  },
  {
    slug: 'oesophagus-breischluck',
    name: 'Durchleuchtung Ösophagus-Breischluck',
    type: 'Durchleuchtung',
    modality: 'other',
    language: 'de',
  },
  {
    slug: 'knochenszintigraphie',
    name: 'Knochenszintigraphie',
    type: 'Nuklearmedizin',
    modality: 'other',
    language: 'de',
  },
  { slug: 'chest-xray-en', name: 'Chest X-ray in Two Views', type: 'X-ray Chest', modality: 'other', language: 'en' },
]

/** Where the text of a template lies, relative to this folder. */
export function standardTemplateFile(entry: StandardTemplateEntry): string {
  return `${entry.modality.toLowerCase()}/${entry.slug}.html`
}

/** All standard templates with their text, in the order of the index: modality by modality, head to foot. */
export function readStandardTemplates(): StandardTemplate[] {
  return standardTemplateEntries.map((entry) => {
    const { slug: _, ...shown } = entry
    const file = new URL(standardTemplateFile(entry), import.meta.url)
    return { ...shown, templateHtml: readFileSync(file, 'utf8') }
  })
}
