import type { DictationCase } from './dictation-case.ts'

export const dateCases: readonly DictationCase[] = [
  ['Voraufnahme vom ersten achten zweitausendvierundzwanzig Punkt', 'Voraufnahme vom 01.08.2024.', 'day, month and year'],
  ['CT vom fünfzehnten elften zweitausenddreiundzwanzig Punkt', 'CT vom 15.11.2023.', 'two figures each'],
  ['CT vom zwölften dritten vierundzwanzig Punkt', 'CT vom 12.03.24.', 'short year stays short'],
  ['Sturz am dritten Mai Punkt', 'Sturz am 3. Mai.', 'month by name without a year'],
  ['Untersuchung am zwölften März zweitausendvierundzwanzig Punkt', 'Untersuchung am 12. März 2024.', 'month by name'],
  ['Zwölfter März zweitausendvierundzwanzig Punkt', '12. März 2024.', 'nominative at the start'],
  ['MRT aus dem März zweitausendvierundzwanzig Punkt', 'MRT aus dem März 2024.', 'month and year'],
  ['Operation neunzehnhundertachtundneunzig Punkt', 'Operation 1998.', 'year of the last century'],
  ['Aufnahme vom einunddreißigsten zwölften neunzehnhundertneunundneunzig Punkt', 'Aufnahme vom 31.12.1999.', 'last day'],
  ['Aufnahme vom null eins null acht zweitausendvierundzwanzig Punkt', 'Aufnahme vom 01.08.2024.', 'digits with leading zeros'],
  ['Aufnahme vom zwölf Punkt drei Punkt zweitausendvierundzwanzig Punkt', 'Aufnahme vom 12.03.2024.', 'spoken points'],
  ['Aufnahme um vierzehn Uhr dreißig Punkt', 'Aufnahme um 14:30 Uhr.', 'time with minutes'],
  ['Aufnahme um 14 Uhr 30 Punkt', 'Aufnahme um 14:30 Uhr.', 'time in figures'],
  ['Aufnahme um acht Uhr Punkt', 'Aufnahme um 8 Uhr.', 'full hour'],
  ['voraufnahme vom achten neunten zweitausendvierundzwanzig punkt', 'Voraufnahme vom 08.09.2024.', 'lower case'],
  ['Im Vergleich zum zweiten siebten zweitausendzwanzig größenkonstant Punkt', 'Im Vergleich zum 02.07.2020 größenkonstant.', 'after zum'],
  ['Die erste zweite und dritte Aufnahme Punkt', 'Die erste zweite und dritte Aufnahme.', 'ordinals that are no date'],
  ['Vergleich mit 12.03.2024 und 8.9.2024.', 'Vergleich mit 12.03.2024 und 8.9.2024.', 'written dates stay as they are'],
  ['Kontrolle am dritten vierten Punkt Kein Erguss Punkt', 'Kontrolle am 03.04. Kein Erguss.', 'the full stop of a short date serves the sentence'],
  ['seit dem achtzehnten ersten zweitausendeinundzwanzig Punkt', 'Seit dem 18.01.2021.', 'after dem'],
]
