import { lineage } from '../../anatomy/organ-tree.ts'
import { matchTerm } from '../../anatomy/term-index.ts'
import { wordStem } from '../../anatomy/word-stem.ts'
import { rememberWord } from '../../own-words.ts'
import type { TermMention } from '../../understand/find-mentions.ts'
import type { Word } from '../../understand/sentence.ts'

const devices: readonly (readonly [string, RegExp])[] = [
  ['pacemaker', /schrittmacher|^(?:ICD|DDD)(?![a-z])|defibrillator/i],
  ['catheter', /^(?:ZVK|PICC|Shaldon|Demers)|venenkatheter/i],
  ['port', /^Port(?:s|system|katheter|aggregat|kammer|tasche|anlage|implantation|nadel)?(?:-|$)/],
  ['ureteral-stent', /^[DM]J(?:-|$)|doppel-?J|(?:harnleiter|ureter)-?(?:schiene|splint|stent)/i],
  ['shunt', /^V[AP]-Shunt|Ventil(?:gehäuse|kammer)?$|^EVD$|Ventrikeldrainage/i],
  ['nephrostomy', /nephrostom|^PCN$/i],
  ['stent', /stent(?:s|es|en)?$|^stent(?:implant|angio|proth|graft)|-stent-/i],
  ['prosthesis', /(?:TEP|\bTP|prothese|prothesen)$/i],
]

/** Devices that are several of one kind in a body: which of them its joint or vessel tells. */
const placed: ReadonlyMap<string, readonly string[]> = new Map([
  ['stent', ['iliac-vessels', 'leg-arteries', 'carotid', 'renal-artery', 'subclavian']],
  ['prosthesis', ['hip', 'knee', 'shoulder', 'ankle', 'elbow']],
])

const kindOf = rememberWord((text) => {
  if (text.length < 2) return null
  const kind = devices.find(([, names]) => names.test(text))?.[0]
  return kind === undefined ? null : { kind, organs: organsIn(text) }
})

/** "AIE-Stent", "Iliakalstent", "Hüft-TEP" name where it is themselves. */
function organsIn(text: string): readonly string[] {
  const front = text.slice(0, Math.max(0, text.search(/stent|endo|proth|TE?P/i))).replace(/-$/, '')
  if (front.length < 3) return []
  const match = matchTerm([{ text: front, stem: wordStem(front) }], 0)
  return (match?.meanings ?? []).flatMap(({ kind, id }) => (kind === 'organ' ? [id] : []))
}

/** Where a catheter, stent or artificial joint is spoken of, by its kind and place; in a sentence of another organ one whose place is open is none. */
export function devicesOf(words: readonly Word[], terms: readonly TermMention[]): { value: string; at: number }[] {
  const found: { value: string; at: number }[] = []
  words.forEach((word, at) => {
    const device = word.kind === 'word' ? kindOf(word.text) : null
    if (device === null) return
    const wholes = placed.get(device.kind)
    if (wholes === undefined) {
      found.push({ value: device.kind, at })
      return
    }
    const named = terms.flatMap(({ meanings }) => meanings.flatMap(({ kind, id }) => (kind === 'organ' ? [id] : [])))
    const whole = [...device.organs, ...named].flatMap((id) => lineage(id)).find((one) => wholes.includes(one))
    if (whole !== undefined || device.organs.length + named.length === 0)
      found.push({ value: `${device.kind} ${whole ?? ''}`, at })
  })
  return found
}
