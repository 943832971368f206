import type { FindingConcept } from '../../anatomy/finding-concepts.ts'
import { tells } from '../../read/tells.ts'
import { wordSet } from '../../read/word-set.ts'
import type { Word } from '../../understand/sentence.ts'
import type { Statement } from '../../understand/statement.ts'

/** Besides its own aspect, which kinds of normality a family of findings rules out. */
const alsoRuledOut: Readonly<Record<string, readonly string[]>> = {
  inflammation: ['wall', 'lung'],
  lesion: ['empty'],
  stenosis: ['flow', 'lumen'],
  calcification: ['lumen'],
  fracture: ['continuity'],
  pneumothorax: ['lung'],
  fluid: ['lung'],
  'air-fluid-level': ['lung'],
  swelling: ['lung'],
  contusion: ['lung'],
  torsion: ['flow'],
  necrosis: ['flow'],
  degeneration: ['joint-space'],
  thickening: ['width'],
  leak: ['continuity'],
  hernia: ['continuity'],
}

/** Families that stand beside a normal organ in many a correct report. */
const compatible = wordSet(
  'degeneration microangiopathy benign-sign malignancy-sign dislocation pathology hyperemia retained-secretion straightening collapse defect',
)

/** Whether an organ that has this finding cannot be called normal in this aspect. */
export function ruledOutBy(concept: FindingConcept, aspect: string): boolean {
  if (aspect === 'general') return !compatible.has(concept.family)
  if (aspect === 'focal') return false
  return concept.aspect === aspect || (alsoRuledOut[concept.family]?.includes(aspect) ?? false)
}

/** What "frei" says of an organ that holds no air. */
const freeOf: readonly (readonly [RegExp, string])[] = [
  [/^(?:neuroforamen|spinal-canal)$/, 'width'],
  [/^(?:nerve-root|retroperitoneum|axilla)$|nodes$/, 'general'],
  [/auditory-canal$|^(?:cerebellopontine-angle|cavernous-sinus|middle-ear)$/, 'empty'],
  [
    /^(?:heart|atrial-appendage|(?:lef|righ)t-(?:ventricle|atrium))$|artery$|vein$|veins$|carotid$|femoral$|saphenous$|iliac$|^(?:mca|aca|pca)$/,
    'flow',
  ],
]

/** Of these "schlank" says that there is nothing in them. */
const slim = /^(?:adrenal|axilla|.*nodes)$/

/** "Alignement der LWS erhalten", "Kontur des Kopfes erhalten" are about its position; of a canal "frei" says that it is wide. */
export function aspectOf({ normal, organ, sentence: { words }, span, at }: Statement): string {
  const free = normal === 'lung' ? freeOf.find(([name]) => name.test(organ ?? '')) : undefined
  if (free !== undefined) return free[1]
  const isSpace = ({ text, start }: Word): boolean =>
    /gelenkspalt/i.test(text) && (normal === 'width' || (start >= span.start && start < span.end))
  if ((normal === 'width' || normal === 'continuity') && words.some(isSpace)) return 'joint-space'
  if (normal === 'continuity') {
    const subject = words.filter(({ end }) => end <= at.start).slice(-5)
    if (tells(subject, /^(?:Align|Lordose|Kyphose|Kontur|Form|Stellung|Kongruenz)/)) return 'position'
  }
  // "Seitenband normal dick"
  if (normal === 'general' && words.some(({ text, start }) => text === 'dick' && start === at.end + 1)) return 'width'
  return normal === 'width' && slim.test(organ ?? '') ? 'general' : (normal ?? '')
}
