/** Words of the synthetic reports; data only. Nouns carry their gender: m, f, n or p for plural. */

export type Gender = 'm' | 'f' | 'n' | 'p'

export interface Noun {
  word: string
  gender: Gender
}

function nouns(list: string): readonly Noun[] {
  return list
    .trim()
    .split(/\s+/u)
    .map((entry) => {
      const [word = '', gender] = entry.split(':')
      return { word, gender: gender === 'm' || gender === 'f' || gender === 'n' ? gender : 'p' }
    })
}

export const organs = nouns(`
  Leber:f Milz:f Pankreas:n Gallenblase:f Harnblase:f Prostata:f Uterus:m Schilddrüse:f Aorta:f Herz:n Mediastinum:n
  Magen:m Duodenum:n Rektum:n Kolon:n Trachea:f Ösophagus:m Hypophyse:f Kleinhirn:n Perikard:n Zökum:n
`)

export const pairedOrgans = nouns(`
  Niere:f Nebenniere:f Lunge:f Hüfte:f Schulter:f Mamma:f Patella:f Tibia:f Fibula:f Ulna:f Humerus:m Radius:m Talus:m
  Kalkaneus:m Femur:m Ovar:n Kniegelenk:n Sprunggelenk:n Handgelenk:n Ureter:m Parotis:f Axilla:f Leiste:f
`)

export const findings = nouns(`
  Zyste:f Läsion:f Raumforderung:f Konkrement:n Herd:m Hämangiom:n Metastase:f Fraktur:f Verkalkung:f Stenose:f
  Aneurysma:n Ödem:n Abszess:m Hämatom:n Lipom:n Adenom:n Fibroadenom:n Infarkt:m Defekt:m Narbe:f Granulom:n Polyp:m
`)

export const deniedFindings = nouns(`
  Fraktur:f Luxation:f Aszites:m Pneumothorax:m Pleuraerguss:m Blutung:f Ischämie:f Stenose:f Thrombose:f Harnstau:m
  Lymphadenopathie:f Gelenkerguss:m Metastasen:p Konkremente:p Pneumonie:f Perikarderguss:m Dissektion:f Mikrokalk:m
`)

export const adjectives =
  'hypodense hyperdense hypointense hyperintense echoarme echoreiche glatt begrenzte unscharf begrenzte solide verkalkte'
    .replaceAll('glatt begrenzte', 'glatt_begrenzte')
    .replaceAll('unscharf begrenzte', 'unscharf_begrenzte')
    .split(' ')
    .map((word) => word.replace('_', ' '))

export const normalWords = [
  'unauffällig',
  'regelrecht',
  'homogen',
  'nicht vergrößert',
  'normal groß',
  'nicht erweitert',
]

export const courses = ['unverändert', 'größenprogredient', 'größenregredient', 'neu aufgetreten']

export const titles = [
  'CT Abdomen',
  'MRT Schädel',
  'MRT LWS',
  'CT Thorax',
  'Sonographie Abdomen',
  'Mammographie beidseits',
  'Röntgen Thorax',
  'MRT Kniegelenk rechts',
  'CT-gesteuerte Punktion',
  'Röntgen Hand links',
  'MRT Prostata',
  'Sonographie Schilddrüse',
]

export const histories = [
  'Sturz auf die linke Hand.',
  'Unklare Oberbauchschmerzen.',
  'Verlaufskontrolle bei bekanntem Karzinom.',
  'Kopfschmerzen seit 3 Wochen.',
  'Zustand nach Cholezystektomie.',
  'Erhöhter PSA-Wert von 6,4 ng/ml.',
  'Rückenschmerzen mit Ausstrahlung rechts.',
]

export const techniques = [
  'Native Untersuchung.',
  'Portalvenöse Phase nach intravenöser Kontrastmittelgabe.',
  'Multiplanare Rekonstruktionen.',
  'Sequenzen axial und sagittal.',
  'Aufnahmen in zwei Ebenen.',
]
