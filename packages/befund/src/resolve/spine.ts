import { longestPhrases } from './longest-phrase.ts'

export type Region = 'C' | 'Th' | 'L' | 'S'

const vertebrae: readonly (readonly [Region, string, string])[] = [
  [
    'C',
    'HWK',
    'halswirbelkörper|halswirbelkörpers|halswirbelkörpern|halswirbel|halswirbels|hals wirbelkörper|hals wirbel körper|h w k|hwk|hwks',
  ],
  [
    'Th',
    'BWK',
    'brustwirbelkörper|brustwirbelkörpers|brustwirbelkörpern|brustwirbel|brustwirbels|brust wirbelkörper|brust wirbel körper|b w k|bwk|bwks',
  ],
  [
    'L',
    'LWK',
    'lendenwirbelkörper|lendenwirbelkörpers|lendenwirbelkörpern|lendenwirbel|lendenwirbels|lenden wirbelkörper|lenden wirbel körper|l w k|lwk|lwks',
  ],
  [
    'S',
    'SWK',
    'sakralwirbelkörper|sakralwirbelkörpers|sakralwirbel|sakralwirbels|kreuzbeinwirbel|kreuzbeinwirbels|s w k|swk|sakral wirbel körper',
  ],
]
export const vertebraNames = new Map(
  vertebrae.flatMap(([region, short, names]) => names.split('|').map((name) => [name, { region, short }] as const)),
)
export const longestVertebra = longestPhrases(vertebraNames.keys())

/** Highest number still taken as spoken, variants included. */
export const limits: Readonly<Record<Region, number>> = { C: 8, Th: 13, L: 6, S: 5 }
/** Number of vertebrae as a rule. */
export const last: Readonly<Record<Region, number>> = { C: 7, Th: 12, L: 5, S: 5 }
export const below: Readonly<Record<Region, Region | null>> = { C: 'Th', Th: 'L', L: 'S', S: null }
