import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { sentencePlace } from '../sentence-place.ts'
import { turnedSide } from './turn-side.ts'

/** What a word with a side in it is said of. */
const sided = /^(links|rechts)(herzbelastung|konvex|versorg)/i
/** Such a spine bends to both sides. */
const counterCurve = /^(?:Gegen(?:krümmung|schwung|bogen)|[sS]-förmig)/
/** What strains is the right ventricle. */
const ofRightHeart = /^(?:RV|RV\/LV|LAE|LE|Lungen(?:arterien)?embolie\p{L}*|Rechtsherz\p{L}*|rechtsventrikul\p{L}*)$/u

/** "Linkskonvexe Skoliose" where the findings have a "rechtskonvexe" only, "Linksherzbelastung" with an embolism. */
export function sideCompoundClashes(sentences: readonly Sentence[]): Clash[] {
  const told = wordsOf(sentences, true)
  if (told.length === 0 || sentences.some(({ all }) => all.some(({ text }) => counterCurve.test(text)))) return []
  const known = wordsOf(sentences, false)
  return told.flatMap(({ sentence, word }): Clash[] => {
    const [, side = '', what = ''] = sided.exec(word.text.toLowerCase()) ?? []
    if (side === '') return []
    const isSame = (one: (typeof known)[number]): boolean => sided.exec(one.word.text.toLowerCase())?.[2] === what
    // "Linksherzbelastung, keine Rechtsherzbelastung"
    if (told.filter(isSame).length > 1) return []
    const others = known.filter(isSame)
    const isStrain = what === 'herzbelastung' && side === 'links'
    const one = isStrain
      ? (others.find((other) => !other.word.text.toLowerCase().startsWith(side)) ??
        [...known, ...told].find((other) => other.word !== word && ofRightHeart.test(other.word.text)))
      : others[0]
    if (one === undefined || others.some((other) => other.word.text.toLowerCase().startsWith(side))) return []
    return [
      {
        kind: 'side',
        first: sentencePlace(one.sentence, one.word),
        second: sentencePlace(sentence, word),
        reason: 'Die Seitenangaben widersprechen sich (links und rechts)',
        fixes: turnedSide(sentence, word),
      },
    ]
  })
}

function wordsOf(sentences: readonly Sentence[], isTold: boolean): { sentence: Sentence; word: Word }[] {
  return sentences
    .filter(({ section }) => (isTold ? section === 'impression' : section === 'findings'))
    .flatMap((sentence) => sentence.all.filter(isNamed).map((word) => ({ sentence, word })))
}

function isNamed({ kind, text }: Word): boolean {
  return kind === 'word' && (sided.test(text) || ofRightHeart.test(text))
}
