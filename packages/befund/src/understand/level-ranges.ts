import { fitsAt } from '../read/tells.ts'
import type { Word } from './sentence.ts'
import type { SiteMention } from './site-mention.ts'

export const lastOfRegion: Readonly<Record<string, number>> = { C: 7, T: 12, L: 6, S: 5 }
const order = ['C', 'T', 'L', 'S']

export function siteNamed(
  group: string,
  values: readonly string[],
  from: number,
  to: number,
  level = `${group}-${values.join('/')}`,
): SiteMention {
  return { group, values, range: null, level, from, to }
}

export function neighbours(one: string, two: string): boolean {
  return Math.abs(rank(one) - rank(two)) === 1
}

function rank(vertebra: string): number {
  let before = 0
  for (const region of order) {
    if (vertebra.startsWith(region)) return before + Number(vertebra.slice(1))
    before += region === 'L' ? 5 : (lastOfRegion[region] ?? 0)
  }
  return before
}

export function rangeMention(one: string, two: string, from: number, to: number): SiteMention {
  const values: string[] = []
  for (const region of order) {
    for (let number = 1; number <= (lastOfRegion[region] ?? 0); number++) {
      const here = rank(`${region}${number}`)
      if (here >= rank(one) && here <= rank(two)) values.push(`${region}${number}`)
    }
  }
  return { group: 'vertebra', values, range: { from: one, to: two }, level: `${one}-${two}`, from, to }
}

/** "von BWK2 bis BWK12": two levels joined by "bis" become one range. */
export function joinRanges(sites: readonly SiteMention[], words: readonly Word[]): SiteMention[] {
  const result: SiteMention[] = []
  for (const site of sites) {
    const before = result.at(-1)
    const faces =
      before !== undefined &&
      site.from === before.to + 1 &&
      fitsAt(words, before.to, /^(?:gegenüber|gegen|gg\.?|ggü\.?|über|zu)$/)
    // "LWK 4 gegenüber SWK 1" stands for no disc of another statement.
    if (faces && before.group === 'vertebra' && site.group === 'vertebra') {
      result[result.length - 1] = discBetween(before, site)
      continue
    }
    const joins = before !== undefined && site.from === before.to + 1 && fitsAt(words, before.to, /^(?:bis|auf)$/)
    if (joins && before.group === 'disc' && site.group === 'disc' && words[before.to]?.text === 'bis') {
      result[result.length - 1] = discsFrom(before, site)
      continue
    }
    if (
      joins &&
      before.group === 'vertebra' &&
      site.group === 'vertebra' &&
      before.range === null &&
      site.range === null
    ) {
      result[result.length - 1] = rangeMention(before.level, site.level, before.from, site.to)
    } else result.push(site)
  }
  return result
}

/** "LWK 1/2 bis LWK 4/5": the discs between them too. */
export function discsFrom(one: SiteMention, two: SiteMention): SiteMention {
  const upper = ({ values }: SiteMention): string => values.at(-1)?.split('/')[0] ?? ''
  const { values } = rangeMention(upper(one), upper({ ...two, values: two.values.slice(0, 1) }), one.from, two.to)
  const between = values.slice(1, -1).map((vertebra, at) => nameOfDisc(vertebra, values[at + 2] ?? ''))
  return { ...one, values: [...one.values, ...between, ...two.values], to: two.to }
}

/** "Eine Etage tiefer" than L3/4: the disc so many below, for each of the steps. */
export function discsBeside({ values }: SiteMention, steps: readonly number[]): SiteMention | null {
  const all = rangeMention('C2', 'S1', 0, 0).values.filter((vertebra) => vertebra !== 'L6')
  const at = all.indexOf(values.at(-1)?.split('/')[0] ?? '')
  const named = steps.flatMap((step) => {
    const [upper, lower] = [all[at + step], all[at + step + 1]]
    return at < 0 || upper === undefined || lower === undefined ? [] : [nameOfDisc(upper, lower)]
  })
  return named.length === 0 ? null : siteNamed('disc', named, 0, 0, named.join())
}

function nameOfDisc(upper: string, lower: string): string {
  return upper.charAt(0) === lower.charAt(0) ? `${upper}/${lower.slice(1)}` : `${upper}/${lower}`
}

/** "Anterolisthese LWK 4 gegenüber LWK 5". */
function discBetween(one: SiteMention, two: SiteMention): SiteMention {
  const [upper, lower] = rank(one.level) < rank(two.level) ? [one.level, two.level] : [two.level, one.level]
  const name = nameOfDisc(upper, lower)
  return siteNamed('disc', [name], one.from, two.to, name)
}
