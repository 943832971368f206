import { familyOf, findings, kindInOrgan } from '../anatomy/finding-concepts.ts'
import { areRelated, isRegion, isWithin, lineage, organs } from '../anatomy/organ-tree.ts'
import { matchTerm } from '../anatomy/term-index.ts'
import { wordStem } from '../anatomy/word-stem.ts'
import { fitsAt, tells } from '../read/tells.ts'
import { wordSet } from '../read/word-set.ts'
import { isBeside, isSaidOfOther } from './is-beside.ts'
import { isGeneric } from './is-generic.ts'
import { isHealing } from './is-healing.ts'
import type { Item, Place, Reading } from './reading.ts'
import type { Word } from './sentence.ts'
import type { Bond } from './statement.ts'

const specialisedFamilies = wordSet('fluid stone thrombosis enlargement dilation calcification')

/** "Infiltration" of the lung is an infiltrate, elsewhere a tumour grows into what is named. */
function isOfLung(organ: string | null): boolean {
  return organ !== null && (isWithin(organ, 'lung') || organ === 'chest')
}

/** Nodes that are enlarged or suspicious are a finding of their own. */
const saidOfNodes = wordSet('enlargement thickening malignancy-sign pathology')

/** An effusion of the pleura is a pleural effusion, whatever words say so. */
export function specialised(
  finding: string | null,
  organ: { id: string | null; bond: Bond | null },
  place: Place,
): string | null {
  if (
    finding !== null &&
    saidOfNodes.has(finding) &&
    place.organs.some((one) => one.id.endsWith('nodes') || one.id === 'axilla')
  )
    return 'lymphadenopathy'
  // "Rechte Leiste ohne Bruch"
  if (finding === 'fracture' && organ.id === 'groin') return 'inguinal-hernia'
  // "Knorpel eingebrochen"
  if (finding === 'fracture' && place.organs.some(({ id }) => id === 'cartilage')) return 'chondropathy'
  if (finding === 'dislocation' && organ.id !== null && /tendon$/.test(organ.id)) return 'luxation'
  // "Knoten iliakal"
  if (
    finding === 'nodule' &&
    place.organs.some(({ id }) => /^(?:iliac-vessels|retroperitoneum|groin|axilla)$/.test(id))
  )
    return 'lymphadenopathy'
  if (finding === 'w:beteiligung' && organ.id !== null && isWithin(organ.id, 'leg-veins')) return 'dvt'
  if (finding === 'leak' && organ.id !== null && isWithin(organ.id, 'leg-veins')) return 'varices'
  if (finding === 'pelvic-rise' && organ.id === 'diaphragm') return 'diaphragm-elevation'
  if (organ.id === 'scrotum' && finding !== null && familyOf(finding) === 'fluid') return 'hydrocele'
  if (finding === 'compression' && (organ.id === 'nerve-root' || place.sites.has('nerve-root')))
    return 'nerve-compression'
  if (finding === 'dilation' && organ.id === 'heart') return 'cardiomegaly'
  if (finding === 'shift' && organ.id !== null && isWithin(organ.id, 'nose')) return 'septal-deviation'
  if (finding === 'lesion' && organ.id === 'spinal-cord') return 'myelopathy'
  if (finding === 'lipomatosis' && organ.id === 'liver') return 'steatosis'
  if (finding === 'erosion' && organ.id === 'laryngeal-cartilage') return 'invasion'
  if (
    finding === 'effusion' &&
    organ.id !== null &&
    (organ.bond === 'own' || organ.bond === 'sentence') &&
    isJoint(organ.id)
  )
    return 'joint-effusion'
  // "Kein Skelettbefall" in a chest
  if (finding === 'invasion')
    return isOfLung(organ.id) && !place.organs.some(({ id }) => id === 'bone') ? 'infiltrate' : finding
  if (finding === 'dilation' && organ.id === 'suprapatellar-recess') return 'joint-effusion'
  if (finding === 'dilation' && organ.id === 'pulmonary-vessels') return 'congestion'
  if ((finding === 'ectasia' || finding === 'dilation') && organ.id === 'kidney') return 'hydronephrosis'
  if (finding === 'ectasia' && organ.id !== null) return kindInOrgan('dilation', organ.id) ?? finding
  if (
    (finding === 'embolism' || (finding === 'thrombosis' && organ.bond !== 'examination')) &&
    organ.id !== null &&
    isWithin(organ.id, 'lung')
  )
    return 'pulmonary-embolism'
  if (
    finding === null ||
    organ.id === null ||
    organ.bond === 'examination' ||
    !specialisedFamilies.has(familyOf(finding))
  )
    return finding
  if (finding === 'thrombosis') return kindInOrgan('embolism', organ.id) ?? kindInOrgan(finding, organ.id) ?? finding
  return kindInOrgan(finding, organ.id) ?? finding
}

/** The organ a finding is said of; an effusion with a side beside the heart is one of the pleura, and what breaks "frontal" is the skull, not the lobe. */
export function organOf(
  reading: Reading,
  item: Item,
  place: Place,
  placeIndex: number,
  sameSegment: boolean,
): { id: string | null; bond: Bond | null } {
  const whole = nearestSource(
    reading,
    isHealing(reading, item) ? { ...item, organs: [] } : item,
    place,
    placeIndex,
    sameSegment,
  )
  const own = partOf(reading, place, whole.id)
  const ofLabel = partOf(reading, place, reading.contexts.label.organ)
  // "Menisken: Innenmeniskus mit Riss im Hinterhorn"
  const organ: typeof whole =
    own !== whole.id || ofLabel === reading.contexts.label.organ ? { ...whole, id: own } : { id: ofLabel, bond: 'own' }
  if (item.finding === 'effusion' && isOfPleura(organ, place, reading))
    return { id: 'pleura', bond: organ.bond === 'examination' ? 'carried' : organ.bond }
  if (item.finding === 'joint-effusion' || item.finding === 'loose-body') return jointOf(organ, reading)
  // "VKB-Ruptur mit Bone bruise"
  if (/^(?:marrow-edema|chondropathy)$/.test(item.finding ?? '') && organ.id !== null && isSoft(organ.id))
    return jointOf(organ, reading)
  if (item.finding === 'effusion' && organ.id === 'suprapatellar-recess') return jointOf(organ, reading)
  // "Höhengeminderter Zwischenwirbelraum"
  if (item.finding === 'height-loss' && isOfDisc(reading, place)) return { id: 'disc', bond: 'own' }
  const family = item.finding === null ? null : familyOf(item.finding)
  // "Hiläre Adenopathie"
  if (family === 'lymph-node' && organ.id === 'hilum') return { ...organ, id: 'mediastinal-nodes' }
  if (family === 'fluid' && organ.id === 'testis') return { ...organ, id: 'scrotum' }
  if (family === 'lymph-node' && organ.bond === 'sentence' && isNoPlaceOfNodes(organ.id))
    return { ...organ, bond: 'carried' }
  if (family === 'fracture' && organ.id !== null && isWithin(organ.id, 'brain')) return { ...organ, id: 'skull' }
  // "Becken/Wirbelsäule: Fraktur LWK 2"
  if (family === 'fracture' && organ.id === 'pelvis' && place.sites.has('vertebra')) return { ...organ, id: 'vertebra' }
  return organ.id === 'brain' && family !== null && ofVessels.has(family) ? { ...organ, id: 'cerebral-vessels' } : organ
}

/** "Höhe der Bandscheibe", "Osteochondrose mit Höhenminderung". */
function isOfDisc({ words }: Reading, { organs: named, segment: { from, to } }: Place): boolean {
  return named.some(({ id }) => id === 'disc') || tells(words, /chondrose$/, from, to)
}

/** "Pankreas mit Zyste im Schwanz": what "Pankreasschwanz" would be; "Korbhenkelriss medial": of the "medialer Meniskus". */
function partOf({ words }: Reading, { segment: { from, to } }: Place, organ: string | null): string | null {
  const [name] = organs().get(organ ?? '')?.names ?? []
  for (let at = from; name !== undefined && at < to; at++) {
    const word = words[at] as Word
    const { text } = word
    if (/^(?:medi|later)al(?:e[rsnm]?)?$/i.test(text) && !fitsAt(words, at - 1, /^(?:nach|zu[mr]|[ai]m|de[mnrs])$/i)) {
      const match = matchTerm([word, { text: name, stem: wordStem(name) }], 0)
      const [whole] = match?.length === 2 ? match.meanings : []
      if (whole !== undefined && isWithin(whole.id, organ ?? '')) return whole.id
    }
    if (words[at - 1]?.text.length !== 2 || !fitsAt(words, at - 1, /^[ai]m$/i)) continue
    if (!/^\p{Lu}\p{Ll}+$/u.test(text)) continue
    const compound = name + text.toLowerCase()
    const part = matchTerm([{ text: compound, stem: wordStem(compound) }], 0)?.meanings[0]?.id
    if (part !== undefined && isWithin(part, organ ?? '')) return part
  }
  return organ
}

/** "Leber ohne Herd, keine vergrößerten Lymphknoten": not those of the liver. */
function isNoPlaceOfNodes(id: string | null): boolean {
  return id !== null && !id.endsWith('nodes') && !isRegion(id)
}

/** "Radiusköpfchenfraktur mit Gelenkerguss": the effusion is not in the bone but in the joint examined. */
function jointOf(
  organ: { id: string | null; bond: Bond | null },
  { contexts }: Reading,
): { id: string | null; bond: Bond | null } {
  if (organ.id !== null && isWithin(organ.id, 'knee')) return { ...organ, id: 'knee' }
  if (organ.id === null || isJoint(organ.id)) return organ
  const examined = contexts.examination.organs.find(isJoint)
  return examined === undefined ? { ...organ, id: 'joint' } : { id: examined, bond: 'examination' }
}

export function isJoint(organ: string): boolean {
  return (organs().get(organ)?.names ?? []).some((name) => /gelenk/i.test(name))
}

/** "Lunge: Rundherd. Kein Erguss.", "Herz verbreitert, Ergüsse beidseits", "Port unter der Clavicula. Erguss links.", "Aszites. Erguss bds.": of the trunk it lies in the pleura, whatever was named before. */
function isOfPleura(
  { id, bond }: { id: string | null; bond: Bond | null },
  { sides }: Place,
  { contexts }: Reading,
): boolean {
  if (id === null) return false
  if (isWithin(id, 'lung') || (id === 'diaphragm' && bond !== 'own')) return true
  const isWeak = bond === 'carried' || bond === 'examination'
  const isOfTrunk =
    isWeak && (isWithin(id, 'abdomen') || isWithin(id, 'heart') || contexts.examination.organs.includes('chest'))
  return sides.length > 0 && (isOfTrunk || id === 'heart' || id === 'chest')
}

/** "Kein intrakranielles Aneurysma" speaks of the vessels. */
const ofVessels = wordSet('aneurysm stenosis dissection')

/** From the nearest source that names one. */
function nearestSource(
  reading: Reading,
  item: Item,
  place: Place,
  placeIndex: number,
  sameSegment: boolean,
): { id: string | null; bond: Bond | null } {
  const named = place.organs.filter(
    (one) =>
      !isGeneric(one.id) &&
      !isIntactBehind(reading, one.at, item) &&
      !isReachedBy(reading, one, place, item) &&
      !isBeside(reading, one, place),
  )
  const own = item.organs.findLast((id) => !isGeneric(id) && !isNoDisc(id, item, reading)) ?? null
  if (own !== null) {
    const ofLabel = { id: (reading.sentence.label.length > 0 ? reading.contexts.label.organ : null) ?? own }
    const closer = [...beforeNext(reading, named, item, 'ohne'), ...earlierOrgans(reading, placeIndex), ofLabel].find(
      // "Perikard ohne Late Enhancement": not of the muscle.
      (one) => one.id !== own && (isWithin(one.id, own) || (own === 'myocardium' && one.id === 'pericardium')),
    )
    return { id: closer?.id ?? own, bond: 'own' }
  }
  const near = nearestOrgan(sameSegment ? beforeWith(reading, named, item) : named, sameSegment ? item : null)
  // "Knochen des Beckens"
  if (near !== null && isRegion(near) && place.organs[0]?.id === 'bone') return { id: 'bone', bond: 'own' }
  if (near === 'thyroid' && namesLobe(reading, item.to + nearLobe)) return { id: 'thyroid-lobe', bond: 'own' }
  if (near === null && isOfKnee(reading) && namesGraft(reading, place)) return { id: 'acl', bond: 'own' }
  if (near !== null) return { id: near, bond: 'own' }
  const { label, carried, examination } = reading.contexts
  const inflamed = /^(?:inflammation|stone|nodule)$/.test(item.finding ?? '') ? impliedBefore(reading, item) : null
  if (inflamed !== null) return { id: inflamed, bond: 'sentence' }
  if (examination.organs.includes('thyroid') && namesLobe(reading, place.segment.to))
    return { id: 'thyroid-lobe', bond: 'own' }
  for (let before = placeIndex - 1; before >= 0; before--) {
    const earlier = nearestOrgan(
      (reading.places[before]?.organs ?? []).filter((one) => !isGeneric(one.id)),
      null,
    )
    if (earlier !== null) return otherOfPair(reading, place, earlier) ?? { id: earlier, bond: 'sentence' }
  }
  if (reading.sentence.label.length > 0 && label.organ !== null && !isGeneric(label.organ))
    return { id: label.organ, bond: 'label' }
  for (let after = placeIndex + 1; after < reading.places.length && reading.places.length <= 3; after++) {
    const there = reading.places[after] as Place
    const later = isSaidOfOther(reading, there) ? undefined : there.organs.find((one) => !isGeneric(one.id))
    if (later !== undefined) return { id: later.id, bond: 'sentence' }
  }
  const generic = place.organs[0]?.id ?? item.organs.at(-1) ?? null
  // "Ossär degenerativ, nichts Suspektes"
  if (item.finding === 'malignancy-sign' && reading.places[0]?.organs[0]?.id === 'bone')
    return { id: 'bone', bond: 'own' }
  if (generic === 'bone' && (item.finding === 'metastasis' || isViscus(label.organ ?? examination.organs[0])))
    return { id: generic, bond: 'own' }
  if (label.organ !== null && !isOfOtherTissue(item, place, reading)) return { id: label.organ, bond: 'label' }
  if (generic !== null)
    return { id: examination.organs[0] ?? generic, bond: examination.organs[0] === undefined ? 'own' : 'examination' }
  // "Milz unauffällig. Metastase in BWK 12.", "Densfraktur. Fraktur HWK 6."
  const before = carried.organ ?? 'spine'
  if (place.sites.has('vertebra') && (!isWithin(before, 'spine') || ownVertebra.test(before)))
    return { id: 'vertebra', bond: 'sentence' }
  if (carried.organ !== null) return { id: carried.organ, bond: 'carried' }
  return { id: examination.organs[0] ?? null, bond: examination.organs[0] === undefined ? null : 'examination' }
}

const ownVertebra = /^(?:atlas|axis|sacrum|coccyx)$/

/** "Vorderes Kreuzband intakt, hinteres gerissen": the noun is that of the organ before. */
function otherOfPair(
  { words, mentions }: Reading,
  { segment }: Place,
  earlier: string,
): { id: string; bond: Bond } | null {
  const named = mentions.terms.findLast(
    ({ from, to, meanings }) => to <= segment.from && to - from === 2 && meanings.some(({ id }) => id === earlier),
  )
  const pair = named === undefined ? [] : [segment.from, named.to - 1].flatMap((at) => words[at] ?? [])
  const match = matchTerm(pair, 0)
  const [meaning] = match?.length === 2 ? match.meanings : []
  return meaning?.kind === 'organ' ? { id: meaning.id, bond: 'own' } : null
}

/** "MRT der Prostata. Skelett ohne Läsion", "Lunge: Rundherd. Skelett ohne Läsion": not of the prostate or the lung. */
function isViscus(organ: string | undefined): boolean {
  if (organ === undefined || isRegion(organ)) return false
  return !/^(?:arm|leg|spine|head)$/.test(lineage(organ).at(-1) ?? '')
}

/** "Kompressionsfraktur L1 mit intakter Hinterkante": what is called normal behind the finding is not where it is. */
function isIntactBehind({ words, mentions }: Reading, at: number, { from, finding }: Item): boolean {
  if (finding === null || at < from + 3 || words[at - 2]?.text !== 'mit') return false
  return mentions.terms.some((term) => term.to === at && term.meanings.some(({ kind }) => kind === 'normal'))
}

/** "A. lienalis bis zum Hilus kontrastiert", "Radiusköpfchen auf das Capitulum zentriert": not what it goes to is normal; "AFS: Verschluss bis zum Hiatus" */
function isReachedBy(
  { words, sentence: { label } }: Reading,
  { at }: { at: number },
  { organs: named }: Place,
  item: Item,
): boolean {
  const before = words.slice(Math.max(0, at - 2), at)
  if (item.finding !== null) return label.length > 0 && item.from < at && before[0]?.text === 'bis'
  return named.some((one) => one.at < at) && tells(before, /^(?:bis|in|auf)$/)
}

/** "Cholezystolithiasis ohne Entzündungszeichen", "mit Konkrementen": of the organ that the word before it names. */
function impliedBefore({ mentions, words }: Reading, { from, finding }: Item): string | null {
  // "Urolithiasis am ureterovesikalen Übergang, Steingröße 5 mm"
  const before = mentions.terms.findLast(
    ({ to, meanings, lexical }) =>
      to <= from && !(lexical && finding === 'stone') && meanings.some(({ kind }) => kind === 'finding'),
  )
  const id = before?.meanings.at(-1)?.id ?? ''
  const isNear = finding === 'stone' || words.slice(before?.to ?? from, from).every(({ text }) => text !== ',')
  if (finding === 'stone' && familyOf(id) !== finding) return null
  return before !== undefined && isNear ? (findings().get(id)?.organ ?? null) : null
}

/** "Im linken Lappen ein Knoten" where the thyroid is examined, but not "Schilddrüse vergrößert mit Knoten im Lappen". */
function namesLobe({ words }: Reading, to: number): boolean {
  return words.slice(0, to).some(({ stem }) => stem === lobe)
}

const nearLobe = 3

const lobe = wordStem('Lappen')

/** "Transplantat in Kontinuität" in a knee. */
function namesGraft({ words }: Reading, { segment }: Place): boolean {
  return words.slice(segment.from, segment.to).some(({ stem }) => stem === graft)
}

const graft = wordStem('Transplantat')

function isOfKnee({ contexts }: Reading): boolean {
  return contexts.examination.organs.some((organ) => isWithin(organ, 'knee'))
}

/** "Bruchpforte mit Prolaps von Fettgewebe" of a groin, "Meniskus: Extrusion", "Impressionsfraktur" of a knee: no disc and no vertebra was looked at. */
function isNoDisc(id: string, { finding }: Item, { contexts, mentions }: Reading): boolean {
  if (
    !/^(?:disc (?:prolapse|extrusion|protrusion)|vertebra compression-fracture)$/.test(`${id} ${finding}`) ||
    mentions.sites.length > 0
  )
    return false
  const { organs: examined } = contexts.examination
  return (
    examined.length > 0 &&
    !examined.some((organ) => isWithin(organ, 'spine') || organ === 'chest' || organ === 'abdomen')
  )
}

/** "Innenmeniskus: Riss. Kein Knochenmarködem.", "Achillessehne: Ruptur. Bänder intakt.": the label before has ended. */
function isOfOtherTissue({ organs: own }: Item, { organs: named }: Place, reading: Reading): boolean {
  const { sentence, contexts, places } = reading
  const { organ } = contexts.label
  if (sentence.label.length > 0 || organ === null || !isSoft(organ)) return false
  // "Knorpel medial ausgedünnt, lateral intakt"
  const subject = named.length > 0 ? named : (places[0]?.organs ?? [])
  const tissues = [...own, ...subject.map((one) => one.id)].filter(isGeneric)
  return tissues.length > 0 && !tissues.some((tissue) => isWithin(organ, tissue) || tissue === 'joint')
}

function isSoft(organ: string): boolean {
  return (organs().get(organ)?.names ?? []).some((name) => /(?:sehne|band|muskel|meniskus|labrum)$/i.test(name))
}

/** Organs named before in the sentence, the nearest first. */
function earlierOrgans(reading: Reading, placeIndex: number): { id: string; at: number }[] {
  return reading.places
    .slice(0, placeIndex)
    .flatMap((one) => one.organs)
    .reverse()
}

/** "Oberlappen mit Rundherd mit Kontakt zur Pleura": what stands behind the next "mit" or "ohne" is the place of another thing. */
function beforeNext({ words }: Reading, named: Place['organs'], item: Item, next: string): Place['organs'] {
  const cut = words.findIndex(({ text }, at) => at >= item.to && text === next)
  return cut < 0 ? named : named.filter(({ at }) => at < cut)
}

function beforeWith(reading: Reading, named: Place['organs'], item: Item): Place['organs'] {
  const before = beforeNext(reading, named, item, 'mit')
  const { sentence, contexts } = reading
  const isLabelled = sentence.label.length > 0 && contexts.label.organ !== null
  return before.length > 0 || isLabelled ? before : named
}

/** The organ nearest to the finding; of a part and its whole the part. */
function nearestOrgan(named: readonly { id: string; at: number }[], item: Item | null): string | null {
  let best: { id: string; at: number } | null = null
  const at = item?.from ?? 0
  // "V. saphena magna am Oberschenkel": of the vein.
  const parts = named.filter(({ id }) => !isRegion(id))
  for (const one of parts.length > 0 ? parts : named) {
    if (best === null || isWithin(one.id, best.id)) best = one
    else if (!areRelated(one.id, best.id) && distance(one.at, at) < distance(best.at, at)) best = one
  }
  return best?.id ?? null
}

/** What follows a finding ("Fraktur des Radius") is nearer to it than what precedes. */
function distance(organ: number, finding: number): number {
  return organ >= finding ? organ - finding : (finding - organ) * 2
}
