import type { Break } from '../model.ts'
import { wordSet } from '../read/word-set.ts'
import { longestPhrases } from './longest-phrase.ts'

export interface Command {
  /** What is written. Empty for a layout command. */
  mark: string
  layout: Break
  glue?: 'left' | 'right' | 'both'
}

function mark(text: string, glue: 'left' | 'right' | 'both' | undefined): Command {
  return glue === undefined ? { mark: text, layout: 'none' } : { mark: text, layout: 'none', glue }
}

function layout(kind: Break): Command {
  return { mark: '', layout: kind }
}

const phrases: readonly (readonly [string, Command])[] = [
  ['punkt', mark('.', 'left')],
  ['komma|beistrich', mark(',', 'left')],
  ['doppelpunkt|doppel punkt', mark(':', 'left')],
  ['semikolon|strichpunkt|strich punkt', mark(';', 'left')],
  ['fragezeichen|frage zeichen', mark('?', 'left')],
  ['ausrufezeichen|ausrufungszeichen|ausrufe zeichen|rufzeichen', mark('!', 'left')],
  [
    'klammer auf|klammer öffnen|klammer offen|öffnende klammer|runde klammer auf|klammern auf|klammerauf',
    mark('(', 'right'),
  ],
  [
    'klammer zu|klammer schließen|klammer schliessen|klammer geschlossen|schließende klammer|schliessende klammer|runde klammer zu|klammern zu|klammerzu',
    mark(')', 'left'),
  ],
  ['eckige klammer auf', mark('[', 'right')],
  ['eckige klammer zu', mark(']', 'left')],
  [
    'anführungszeichen unten|anführungszeichen auf|anführungsstriche unten|anführungsstriche auf|anführungszeichen öffnen|anführung auf',
    mark('„', 'right'),
  ],
  [
    'anführungszeichen oben|anführungszeichen zu|anführungsstriche oben|anführungsstriche zu|anführungszeichen schließen|anführung zu|abführungszeichen',
    mark('“', 'left'),
  ],
  ['gedankenstrich|langer strich', mark('–', undefined)],
  ['bindestrich|binde strich|trennstrich', mark('-', 'both')],
  ['schrägstrich|schräg strich|slash|strich', mark('/', 'both')],
  ['auslassungspunkte|drei punkte auslassung', mark('…', 'left')],
  ['überschrift|überschrift doppelpunkt', layout('paragraph')],
  [
    'neue zeile|neuer zeile|neuen zeile|nächste zeile|nächster zeile|zeilenumbruch|zeilenschaltung|zeilenvorschub|zeilenwechsel',
    layout('line'),
  ],
  [
    'neuer absatz|neuen absatz|neue absatz|neues absatz|nächster absatz|nächsten absatz|absatz|leerzeile|leere zeile|neuer abschnitt',
    layout('paragraph'),
  ],
  [
    'nächster punkt|neuer punkt|nächster aufzählungspunkt|neuer aufzählungspunkt|aufzählungspunkt|nächste aufzählung|aufzählungszeichen|nächstes aufzählungszeichen|spiegelstrich|neuer spiegelstrich|nächster spiegelstrich|spiegel strich|anstrich|neuer anstrich|nächster anstrich|nächster stichpunkt|neuer stichpunkt',
    layout('item'),
  ],
]

/** Spoken commands by their words, joined by one blank. */
export const commands: ReadonlyMap<string, Command> = new Map(
  phrases.flatMap(([names, command]) => names.split('|').map((name) => [name, command] as const)),
)

const longest = longestPhrases(commands.keys())

/** Words after which a hyphen hangs: "intra- und extrahepatisch". */
export const hyphenLinks: ReadonlySet<string> = wordSet(
  'und oder bzw bzw. beziehungsweise sowie bis als wie respektive',
)

/** In words, of the longest command that begins with this word; 0 for none. */
export function longestCommand(key: string): number {
  return longest.get(key) ?? 0
}

export function startsCommand(key: string): boolean {
  return longest.has(key)
}
