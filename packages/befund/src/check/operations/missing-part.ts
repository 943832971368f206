import { fitsAt, tells } from '../../read/tells.ts'
import type { Sentence, Word } from '../../understand/sentence.ts'
import type { Clash } from '../clash.ts'
import { clauseAround } from '../clause-around.ts'
import { placesOf } from '../sentence-place.ts'

/** A part of an examination, and the words that only its pictures let one write. */
const parts: readonly (readonly [part: RegExp, seen: RegExp])[] = [
  [/perfusion/i, /^(?:Infarktkern|Penumbra|Tmax|CBF|CBV|MTT|TTP|Mismatch)|perfusion/i],
  [/^(?:DWI|Diffusion)/, /^(?:DWI|ADC)|^diffusions/i],
  [/^(?:CTA|CT-Angio)/, /^(?:CTA|CT-Angio)/],
  [/^Seit(?:bild|aufnahme)/, /^Seit(?:en)?(?:bild|aufnahme)|^Seitlich (?:deck|proj|retro|über)/],
  [/^(?:Arthrogra|Instillation|intraartikul)/i, /^(?:Kontrastmittel|KM-)(?:s |über|aus|depot)/i],
]

export const notMade = /^(?:durchgeführt|angefertigt|erfolgt|möglich|vorgenommen|gegeben|verabreicht)$/
const otherwise = /^(?:vor|VU|früher|auswärt|extern|alio|empf|ergänz|ggf|nicht|kein|ohne|entf)/i

/** "Eine CT-Perfusion wurde nicht durchgeführt" and "Perfusion: Infarktkern von 19 ml". */
export function missingPartClashes(technique: readonly Sentence[], body: readonly Sentence[]): Clash[] {
  for (const [part, seen] of parts) {
    for (const sentence of technique) {
      const word = sentence.all.find((_, at) => isMissing(sentence.all, at, part))
      const found = word === undefined ? undefined : body.find((one) => traceIn(one, seen) && !tells(one, otherwise))
      if (word !== undefined && found !== undefined) return [partClash(sentence, word, found, seen)]
    }
  }
  return []
}

/** "Perfusion nicht erfolgt", "auf die Perfusion wurde verzichtet", "nur a.p.": without a picture from the side. */
function isMissing(all: readonly Word[], at: number, part: RegExp): boolean {
  const word = all[at] as Word
  if (part.test('Seitbild') && /^(?:nur|lediglich|eine[rs]?|1)$/i.test(word.text))
    return fitsAt(all, at + 1, /^(?:(?:a\.?p|p\.?a)\.?|Ebene)$/)
  if (!part.test(word.text)) return false
  const [from, to] = clauseAround(all, word)
  if (/^(?:ohne|keine)$/i.test(all[at - 1]?.text ?? '') || tells(all, /^verzichtet$/, from, to)) return true
  const not = all.findIndex(({ text }, index) => index > at && text === 'nicht')
  return not > 0 && not < to && notMade.test(all[not + 1]?.text ?? '')
}

/** The word that, with the one behind it, only such a picture shows: "Seitlich deckungsgleich". */
function traceIn({ all }: Sentence, seen: RegExp): Word | undefined {
  return all.find(({ text }, at) => seen.test(`${text} ${all[at + 1]?.text}`))
}

function partClash(sentence: Sentence, word: Word, found: Sentence, seen: RegExp): Clash {
  const trace = traceIn(found, seen) ?? word
  return {
    kind: 'contrast',
    ...placesOf({ sentence, word }, { sentence: found, word: trace }),
    reason: 'Beschrieben ist, was nicht untersucht wurde',
  }
}
