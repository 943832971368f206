import { upperFirst } from '../read/upper-first.ts'
import { longestPhrases } from './longest-phrase.ts'

/** How a scale is written: name, figures ("BI-RADS 4") or Roman numerals ("Bosniak III"), letters that may follow. */
export interface Scale {
  name: string
  roman: boolean
  /** Letters after the number; upper case letters are written upper case. */
  suffixes: string
  max: number
}

/** `spoken`: other than the name in small letters. */
type Row = readonly [name: string, spoken: string, style: 'figure' | 'roman', suffixes?: string, max?: number]

/**
 * Sources: ACR RADS lexica; Bosniak 2019; Kellgren/Lawrence 1957; Pfirrmann 2001; Modic 1988; Fazekas 1987; UICC TNM 8;
 * Rockwood 1984; Garden 1961; Salter/Harris 1963; Fontaine 1954; Goutallier 1994; Outerbridge 1961; Meyerding 1932; Lyden 1994 (NIHSS);
 * Zaidat 2013 (mTICI); Rutherford 1997; Lodwick 1980; Paprosky 1994; Brooker 1973; Lichtman 1977;
 * Patte 1990; Oken 1982 (ECOG); Pauwels 1935; Frykman 1967; Teasdale 1988 (WFNS).
 */
const rows: readonly Row[] = [
  ['BI-RADS', 'bi-rads|birads|bi rads|bi-rad|birad|b i rads', 'figure', 'abc', 6],
  ['PI-RADS', 'pi-rads|pirads|pi rads|p i rads', 'figure', '', 5],
  ['LI-RADS', 'li-rads|lirads|li rads|l i rads', 'figure', 'mv', 5],
  ['LR', '', 'figure', '', 5],
  ['EU-TIRADS', 'eu-tirads|eutirads|eu tirads|eu-ti-rads|eu ti-rads|eu ti rads|tirads eu', 'figure', 'abc', 5],
  ['TI-RADS', 'ti-rads|tirads|ti rads|t i rads', 'figure', 'abc', 6],
  ['Lung-RADS', 'lung-rads|lungrads|lung rads', 'figure', 'ABX', 4],
  ['O-RADS', 'o-rads|orads|o rads', 'figure', '', 5],
  ['C-RADS', 'c-rads|crads|c rads', 'figure', '', 5],
  ['CAD-RADS', 'cad-rads|cadrads|cad rads', 'figure', 'AB', 5],
  ['NI-RADS', 'ni-rads|nirads|ni rads', 'figure', 'ab', 4],
  ['Node-RADS', 'node-rads|noderads|node rads', 'figure', '', 5],
  ['VI-RADS', 'vi-rads|virads|vi rads', 'figure', '', 5],
  ['Kellgren-Lawrence', 'kellgren-lawrence|kellgren lawrence', 'figure', '', 4],
  ['Lawrence', '', 'figure', '', 4],
  ['Kellgren', 'kellgren|kellgreen', 'figure', '', 4],
  ['Fazekas', 'fazekas|fasekas', 'figure', '', 3],
  ['ASPECTS', 'aspects|aspect|aspekts', 'figure', '', 10],
  ['Goutallier', 'goutallier|goutailler|gutallier', 'figure', '', 4],
  ['ICRS', 'icrs|i c r s|ic rs', 'figure', 'abcd', 4],
  ['Risser', '', 'figure', '', 5],
  ['Risser-Stadium', '', 'figure', '', 5],
  ['Lenke', '', 'figure', 'ABC', 6],
  ['Deauville', '', 'figure', '', 5],
  ['Gleason', '', 'figure', 'ab', 10],
  ['ISUP', '', 'figure', '', 5],
  ['Scheltens', '', 'figure', '', 4],
  ['MTA', '', 'figure', '', 4],
  ['GCA', '', 'figure', '', 3],
  ['Koedam', '', 'figure', '', 3],
  ['Fisher', '', 'figure', '', 4],
  ['WFNS', '', 'figure', '', 5],
  ['Hunt und Hess', '', 'figure', '', 5],
  ['Hunt-Hess', 'hunt hess|hunt-hess', 'figure', '', 5],
  ['Spetzler-Martin', 'spetzler-martin|spetzler martin', 'figure', '', 5],
  ['Genant', '', 'figure', '', 3],
  ['mrTRG', 'mrtrg|mr trg', 'figure', '', 5],
  ['TRG', '', 'figure', '', 5],
  ['Agatston', '', 'figure', '', 99_999],
  ['Sanders', '', 'roman', 'ABC', 4],
  ['Pfirrmann', 'pfirrmann|pfirmann|pfirrman', 'roman', '', 5],
  ['Modic', 'modic|modik', 'roman', '', 3],
  ['Bosniak', '', 'roman', 'F', 4],
  ['Meyerding', 'meyerding|mayerding', 'roman', '', 5],
  ['Garden', '', 'roman', '', 4],
  ['Outerbridge', '', 'roman', '', 4],
  ['Stoller', '', 'roman', 'abc', 3],
  ['Rockwood', '', 'roman', '', 6],
  ['Tossy', '', 'roman', '', 3],
  ['Salter-Harris', 'salter-harris|salter harris', 'roman', '', 5],
  ['Salter', '', 'roman', '', 5],
  ['Agatston-Score', 'agatston score|agatston-score', 'figure', '', 99_999],
  ['Aitken', '', 'roman', '', 3],
  ['Pauwels', '', 'roman', '', 3],
  ['Frykman', '', 'roman', '', 8],
  ['Neer', '', 'roman', '', 6],
  ['Schatzker', '', 'roman', '', 6],
  ['Crowe', '', 'roman', '', 4],
  ['Tönnis', '', 'roman', '', 4],
  ['ARCO', '', 'roman', 'abc', 4],
  ['Ficat', '', 'roman', '', 4],
  ['Fontaine', '', 'roman', 'ab', 4],
  ['NYHA', '', 'roman', '', 4],
  ['ASA', '', 'roman', '', 5],
  ['FIGO', '', 'roman', 'ABC', 4],
  ['UICC', '', 'roman', 'ABC', 4],
  ['Ann Arbor', 'ann arbor|ann-arbor', 'roman', 'ABE', 4],
  ['Todani', '', 'roman', '', 5],
  ['Bismuth', '', 'roman', 'ab', 4],
  ['Bismuth-Corlette', 'bismuth corlette|bismuth-corlette', 'roman', 'ab', 4],
  ['DeBakey', 'debakey|de bakey', 'roman', 'ab', 3],
  ['Keros', '', 'roman', '', 3],
  ['Graf', '', 'roman', 'abcd', 4],
  ['Pipkin', '', 'roman', '', 4],
  ['Gartland', '', 'roman', 'ab', 4],
  ['Mason', '', 'roman', '', 4],
  ['Hawkins', '', 'roman', '', 4],
  ['Regan-Morrey', 'regan morrey|regan-morrey', 'roman', '', 3],
  ['Anderson', '', 'roman', '', 3],
  ['Watanabe', '', 'roman', '', 3],
  ['Berndt und Harty', '', 'roman', '', 4],
  ['Jefferson', '', 'roman', '', 5],
  ['Knosp', '', 'figure', 'AB', 4],
  ['Koos', '', 'roman', '', 4],
  ['Hinchey', '', 'roman', 'ab', 4],
  ['Hansen-Stock', 'hansen stock', 'roman', 'abc', 3],
  ['CTSI', 'ctsi|c t s i', 'figure', '', 10],
  ['CDD', 'cdd|c d d', 'figure', 'abc', 4],
  ['NIHSS', 'nihss|nih ss|n i h s s', 'figure', '', 42],
  ['GCS', 'gcs|g c s', 'figure', '', 15],
  ['mRS', 'mrs|m r s', 'figure', '', 6],
  ['TICI', 'tici|titschi', 'figure', 'abc', 3],
  ['mTICI', 'mtici|m tici', 'figure', 'abc', 3],
  ['Rutherford', '', 'figure', '', 6],
  ['AAST', '', 'roman', '', 5],
  ['Catterall', '', 'roman', '', 4],
  ['Lodwick', '', 'roman', 'ABC', 3],
  ['Paprosky', '', 'roman', 'ABC', 4],
  ['Brooker', '', 'roman', '', 4],
  ['Patte', '', 'roman', '', 3],
  ['Ellman', '', 'roman', '', 3],
  ['ECOG', '', 'figure', '', 4],
  ['Lichtman', '', 'roman', 'AB', 4],
  ['Borrmann', '', 'roman', '', 4],
  ['Siewert', '', 'roman', '', 3],
  ['Crawford', '', 'roman', '', 5],
  ['Cognard', '', 'roman', 'ab', 5],
  ['Hach', '', 'roman', '', 4],
  ['SLAP', '', 'roman', '', 10],
  ['pAVK', 'pavk|p avk', 'roman', 'ab', 4],
]

/** Scales by their spoken names, lower case, words joined by a blank. */
export const scales: ReadonlyMap<string, Scale> = new Map(
  rows.flatMap(([name, spoken, style, suffixes = '', max = 10]) =>
    (spoken || name.toLowerCase())
      .split('|')
      .map((key) => [key, { name, roman: style === 'roman', suffixes, max }] as const),
  ),
)

export const longestScale = longestPhrases(scales.keys())

/** General words of grading. `Typ` and `Grad` are written Roman in German reports, `Score` and `Kategorie` in figures. */
export const gradeWords: ReadonlyMap<string, Scale> = new Map(
  (
    [
      ['grad|grades|grads|grade|graden|typ|typs|typen|hüfttyp', { name: '', roman: true, suffixes: 'abcdF', max: 10 }],
      ['stadium|stadiums|stadien', { name: '', roman: true, suffixes: 'ABCabc', max: 4 }],
      [
        'metacarpale|metakarpale|metatarsale|metacarpalia|metakarpalia|metatarsalia|digitus|dig|level|hirnnerv',
        { name: '', roman: true, suffixes: 'ab', max: 12 },
      ],
      [
        'mcp|pip|dip|mtp|mfk|mhk|mcp-gelenk|pip-gelenk|dip-gelenk|mtp-gelenk|mcp-gelenke|pip-gelenke|dip-gelenke|mtp-gelenke',
        { name: '', roman: false, suffixes: '', max: 5 },
      ],
      ['rippe|costa', { name: '', roman: false, suffixes: '', max: 12 }],
      ['station|stationen', { name: '', roman: false, suffixes: 'RL', max: 14 }],
      ['kategorie|score|scores|score-wert|gruppe', { name: '', roman: false, suffixes: 'abcABC', max: 20 }],
    ] as const
  ).flatMap(([words, scale]) => words.split('|').map((word) => [word, scale] as const)),
)

/** General words that are nouns wherever they stand. */
export function capitalised(word: string): string {
  if (/^(?:mcp|pip|dip|mtp|mfk|mhk)/.test(word))
    return word.slice(0, 3).toUpperCase() + word.slice(3).replace('-g', '-G')
  return upperFirst(word)
}

const romanNumerals = ['0', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

export function romanNumeral(value: number): string {
  return romanNumerals[value] ?? String(value)
}

/** "III", "IIb", "4a" as one word in a written report. */
export function isWrittenGrade(text: string): boolean {
  return /^(?:I{1,3}|IV|VI{0,3}|IX|X)[a-fA-F]?$/.test(text)
}
