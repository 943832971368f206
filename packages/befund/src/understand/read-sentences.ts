import { stemsOf, wordStem } from '../anatomy/word-stem.ts'
import type { SectionId, Span, Token } from '../model.ts'
import { tokensOf } from '../read/read.ts'
import { fitsAt, tells } from '../read/tells.ts'
import { closingLine } from './closing-lines.ts'
import { isShortWithout } from './find-cues.ts'
import { measureAt } from './find-measures.ts'
import { findMentions } from './find-mentions.ts'
import { isAbbreviationStop } from './find-sites.ts'
import { isOrdinalStop } from './ordinal-stop.ts'
import {
  bulletLength,
  colonWithin,
  type Heading,
  headingAt,
  isTold,
  levelName,
  longestLabel,
  namesImpression,
  namesSection,
  openedBy,
} from './section-headings.ts'
import type { Sentence, Word } from './sentence.ts'
import { labelSide } from './side-label.ts'

const longestTitle = 14
/** In words; what goes on without a stop is cut here, which keeps the work on a sentence bounded. */
const longestSentence = 160

interface Line {
  words: Word[]
}

/**
 * Cuts a written report into sentences with their sections and labels.
 * Offsets are those of `text`; a text without headings is all findings, but for a title line.
 */
export function readSentences(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let section: SectionId | null = null
  let above: Span | null = null
  const lines = joinWrappedLines(readLines(text))
  const isLettered = lines.some(({ words }) => words[0]?.text === 'A' && words[1]?.text === ':')
  const impressions = lines.filter(opensImpression)
  const isSummed = impressions.length > 0
  const isBefund = impressions.length > 1 && impressions[0]?.words[0]?.text === 'B'
  const lastFindings = lines.findLastIndex(opensFindings)
  const namesFindings = isBefund || lastFindings >= 0
  const closing = isSummed ? lines.length : closingLine(lines)
  let saidUnderHeading = false
  for (const [index, line] of lines.entries()) {
    let at = bulletLength(line.words)
    let opensLine = true
    if (section !== null && introductory.has(section) && saidUnderHeading && lastFindings < index) {
      section = 'findings'
      above = null
    }
    if (index === closing) section = 'impression'
    else if (tellsHistory(line, lines[index + 1], sentences)) section = 'clinicalHistory'
    while (at < line.words.length) {
      // No rule looks further than one sentence: a bounded window keeps a text without line ends linear.
      const words = line.words.slice(at, at + longestSentence + longestTitle)
      const heading: Heading | null =
        isLettered && words[0]?.text === 'B' ? null : headingOf(words, opensLine, isBefund)
      const mayBeTitle = index === 0 ? section === null : index === 1 && isTitleBelow(line, sentences)
      const title: number = heading === null && opensLine && mayBeTitle ? titleLength(words) : 0
      opensLine = opensLine && heading === null && title === 0
      if (heading !== null) {
        if (isSummed && isBefore(namesFindings ? 'findings' : 'impression', heading.section, sentences))
          section = namesFindings ? 'technique' : 'findings'
        // "Durchführung: ... Abschlussserie ohne Extravasat." is all that was seen.
        else if (isSummed && !namesFindings && words[0]?.text === 'Durchführung') section = 'findings'
        else if (isKnownDisease(words, lines, index))
          section = namesFindings || line.words.length < longestDiagnosis ? 'clinicalHistory' : 'findings'
        else if (line === impressions[0] && impressions.length > 1 && line.words[1]?.text === 'vom')
          section = 'priorStudy'
        else section = isClosing(heading.section, section, isSummed, sentences) ? 'impression' : heading.section
        above = { start: words[0]?.start ?? 0, end: words[heading.length - 1]?.end ?? 0 }
        saidUnderHeading = false
        // "Vorbefund vom 12.03.2024:"
        if (section === 'priorStudy' && words.slice(0, heading.length).some(({ text: word }) => /\.\d{4}$/.test(word)))
          sentences.push(makeSentence(text, words.slice(0, heading.length - 1), section, true, null))
        at += heading.length
      } else if (title > 0) {
        sentences.push(makeSentence(text, words.slice(0, title), 'title', true, null))
        section = null
        at += title + (words[title]?.text === ':' ? 1 : 0)
      } else {
        const length = sentenceLength(words)
        const isLast = index === lines.length - 1 && at + length === line.words.length
        const opens = opensLine || isLast
        if (section !== null && asked.has(section) && saidUnderHeading && isAllSaid(lines[index + 1], sentences))
          section = 'findings'
        if (!isSummed && saidUnderHeading && sumsUp(words[0]?.text ?? '', opens)) section = 'impression'
        sentences.push(makeSentence(text, words.slice(0, length), section ?? 'findings', opensLine, above))
        opensLine = false
        saidUnderHeading = true
        at += length
      }
    }
  }
  return sentences
}

/** "B: ..." is the impression, but the findings where an impression is still to come. */
function headingOf(words: readonly Word[], opensLine: boolean, isBefund: boolean): Heading | null {
  const heading = headingAt(words, opensLine)
  return isBefund && heading !== null && words[0]?.text === 'B' ? { ...heading, section: 'findings' } : heading
}

/** "Anamnese: Z. n. Struma-OP." and below it what was examined, "Hand rechts d.p. und schräg". */
function isTitleBelow(line: Line, above: readonly Sentence[]): boolean {
  const isOfViews = titleLength(line.words) > 0 && tells(line.words, view)
  if (!(isTitleLine(line) || isOfViews) || !above.every(({ section }) => asked.has(section))) return false
  return findMentions(line.words).terms.some(({ meanings }) => meanings.some(({ kind }) => kind === 'organ'))
}

const view = /^(?:[ad]\.?p|p\.?a)\.?$|^(?:Ebene|seitl|axial|schräg)/

/** "Diagnose: Glioblastom temporal rechts." above the findings, which have an impression of their own. */
function isKnownDisease([word]: readonly Word[], lines: readonly Line[], at: number): boolean {
  return /^D(?:iagnosen?|g)$/i.test(word?.text ?? '') && at < 4 && lines.slice(at + 1).some(opensImpression)
}

/** In words: what goes on longer describes. */
const longestDiagnosis = 40

const describedFrom = 3

/** Behind a description without a heading a last "BEFUND:" sums up. */
function isClosing(
  heading: SectionId,
  before: SectionId | null,
  namesImpression: boolean,
  said: readonly Sentence[],
): boolean {
  return (
    heading === 'findings' &&
    before === null &&
    !namesImpression &&
    said.filter((one) => one.section === 'findings').length >= describedFrom
  )
}

/** "Vorgehen: Punktion ... Fazit: ...": of an intervention it is what was done, not what is advised. */
function isBefore(result: SectionId, heading: SectionId, said: readonly Sentence[]): boolean {
  return heading === 'recommendation' && !said.some((one) => one.section === result)
}

/** What comes before the findings; where these have no heading, such a section is one line long. */
export const introductory: ReadonlySet<SectionId> = new Set([
  'clinicalHistory',
  'clinicalQuestion',
  'technique',
  'priorStudy',
])

const asked: ReadonlySet<SectionId> = new Set(['clinicalHistory', 'clinicalQuestion', 'priorStudy'])

/** "Klinik: Schmerzen. Kleiner Erguss." where the next line sums up: behind what was asked stands what was seen. */
function isAllSaid(next: Line | undefined, said: readonly Sentence[]): boolean {
  return next !== undefined && opensImpression(next) && !said.some(({ section }) => section === 'findings')
}

/** "72 J., Luftnot seit 2 Tagen." below the title and without a heading: why there was an examination. */
function tellsHistory({ words }: Line, next: Line | undefined, above: readonly Sentence[]): boolean {
  if (above[0]?.section !== 'title' || above.length > 1 || next === undefined || opensImpression(next)) return false
  if (words.length >= longestDiagnosis) return false
  return reason.test(`${words[0]?.text} ${words[1]?.text}`) || tells(words, complaint)
}

const complaint =
  /schmerz|^J(?:ahre)?$|jährig|beschwerd|^seit$|(?:sturz|gefühl|übelkeit|schwindel|synkope|hemiparese)$|^(?:Luft|Atem)not$|dyspnoe$|^(?:Fieber|Husten|Erbrechen|CRP|Leukozyten|Gewichtsverlust|Krampfanfall|\?)$|^Unfall/i
const reason = /^(?:Verdacht|V\. a|Bek\.|Bekannte|Z\. n|Zustand)/

function opensFindings({ words }: Line): boolean {
  return openedBy(words) === 'findings'
}

function opensImpression({ words }: Line): boolean {
  return openedBy(words) === 'impression' || namesImpression(words)
}

/** Opens the impression of a report that has no heading for it. */
function sumsUp(word: string, opensLine: boolean): boolean {
  return summing.test(word) || (opensLine && concluding.test(word))
}

const summing = /^(?:Zusammenfassend|Zusammengefasst|Abschließend|Abschliessend)$/
const concluding = /^(?:Somit|Insgesamt|Damit|Demnach|Alles|Bild|Vereinbar|Passend)$/

function readLines(text: string): Line[] {
  const lines: Line[] = []
  let words: Word[] = []
  let glued = false
  composed(text).forEach((token) => {
    if (token.kind === 'break') {
      if (words.length > 0) lines.push({ words })
      words = []
    } else if (token.kind !== 'space') {
      const short = token.kind === 'number' ? words.at(-2) : undefined
      // "Voraufnahme v. 12.03.2024"
      if (short?.text === 'v' && words.at(-1)?.text === '.')
        words.splice(-2, 2, { ...short, text: 'vom', stem: 'vom', end: words.at(-1)?.end ?? 0 })
      words.push(wordOf(token, glued))
    }
    glued = token.kind !== 'space' && token.kind !== 'break'
  })
  if (words.length > 0) lines.push({ words })
  for (const line of lines) labelSide(line.words)
  return lines
}

/** An umlaut may come as two signs; the words hold it as one. */
function composed(text: string): readonly Token[] {
  const tokens = tokensOf(text)
  return combining.test(text) ? tokens.map((one) => ({ ...one, text: one.text.normalize('NFC') })) : tokens
}

const combining = /[\u0300-\u036f]/

export function wordOf(token: Token, glued: boolean): Word {
  const kind = token.kind === 'word' || token.kind === 'number' ? token.kind : 'mark'
  return {
    kind,
    text: token.text,
    stem: kind === 'word' ? wordStem(token.text) : token.text,
    start: token.start,
    end: token.end,
    glued,
  }
}

/** A line that goes on in lower case continues the one before it, unless that one was ended or this has a label. */
function joinWrappedLines(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const isTitle = joined.length === 1 && isTitleLine(before)
    if (before !== undefined && !isTitle && continues(before, line)) before.words.push(...line.words)
    else joined.push(line)
  }
  return joined
}

/** "sono abdomen": what follows in lower case is no part of it. */
function isTitleLine(line: Line | undefined): boolean {
  const words = line?.words ?? []
  return (
    (isModality(words[0]) || (words.length < 4 && isModality(words.at(-1)))) &&
    words.length <= longestTitle &&
    titleLength(words) === words.length
  )
}

function continues(before: Line, line: Line): boolean {
  const first = line.words[0]
  const last = before.words.at(-1)
  if (first === undefined || last === undefined || first.kind !== 'word' || line.words[1]?.text === ':') return false
  return /^\p{Ll}/u.test(first.text) && !'.:;!?'.includes(last.text)
}

/** The words of a title that opens the text, "MRT Becken: Ovartumor" among them; 0 where the text begins with a sentence. */
function titleLength(words: readonly Word[]): number {
  const colon = colonWithin(words, longestTitle)
  const last = words.at(-1)
  const namesIt = isModality(words[0]) || (fitsAt(words, 0, manner) && isModality(words[1]))
  if (colon > 0 && namesIt) return words.length === colon + 2 ? words.length : colon
  // "Schilddrüse: Sonographie"
  if (colon > 0)
    return isModality(words[colon + 1]) && words.length <= longestTitle && last?.text !== '.' ? words.length : 0
  if (namesIt) return titleSentence(words)
  if (words.length > longestTitle || (last?.text === '.' && !/(?:seitl|lat|Eb)$/.test(words.at(-2)?.text ?? '')))
    return 0
  return words.length
}

/** "MRT LWS. Klinik: ...": a sentence that opens the text, names the examination and measures nothing. */
function titleSentence(words: readonly Word[]): number {
  const length = sentenceLength(words)
  // A line without a stop is no sentence, however much it names.
  if (length > (words[length - 1]?.text === '.' ? 1 : 2) * longestTitle) return 0
  return findMeasure(words.slice(0, length)) ? 0 : length
}

function findMeasure(words: readonly Word[]): boolean {
  return words.some((_, at) => measureAt(words, at) !== null)
}

const modalityEndings = /(?:graphie|grafie|gramm|-CT|-MRT|-MR|-PET)\.?$/i
const modalityBeginnings =
  /^(?:(?:CT|MRT|MR|PET)-|(?:Sono|Doppler|Echo|Rtg|Rx|cCT|cMRT|PET|Röntgen|Thorax)(?![a-zäöüß]))/

function namesModality({ stem, text }: Word): boolean {
  return modalityWords.has(stem) || modalityEndings.test(text) || modalityBeginnings.test(text)
}

function isModality(word: Word | undefined): boolean {
  return word !== undefined && word.kind === 'word' && namesModality(word)
}

/** What stands before the modality in a title. */
const manner =
  /^(?:(?:ultra-?)?low-?dose|nativ|multiparametrisch|digital|diagnostisch|kurativ|transvaginal|transrektal|hochauflösend)(?:e[rs]?)?$/i

const modalityWords = stemsOf(
  'CT MRT MRI MR US Röntgen Sonographie Sonografie Mammographie Mammografie Angiographie CTA MRA PET-CT Ultraschall ' +
    'CT-Angiographie MR-Angiographie Phlebographie Szintigraphie Kernspintomographie Computertomographie ' +
    'Magnetresonanztomographie Duplexsonographie Duplex Untersuchung',
)

/** Words up to and including the end of the first sentence; a heading inside the line ends it too. */
function sentenceLength(words: readonly Word[]): number {
  let isInBracket = false
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word
    if (at >= longestSentence) return at
    if (word.text === '(' || word.text === ')') isInBracket = word.text === '('
    if (at > 0 && !isInBracket && namesSection(words, at)) return at
    if (word.kind === 'word' && word.text.endsWith('.') && isLastAbbreviation(words, at)) return at + 1
    if (word.kind !== 'mark' || !'.!?'.includes(word.text)) continue
    // "Rektum-Ca, mrT3b, N1b?, CRM frei": that figure alone is in doubt.
    if (word.text === '?' && words[at + 1]?.text === ',') continue
    if (word.text === '.' && (isOfGrade(words, at) || isShortWithout(words, at - 1))) continue
    // "Kein D.-choledochus-Konkrement", "A./V. femoralis"
    if (word.text === '.' && fitsAt(words, at + 1, /^[-/]$/) && words[at + 1]?.glued === true) continue
    if (word.text === '.' && (isOrdinalStop(words, at) || isAbbreviationStop(words, at))) continue
    return at + 1
  }
  return words.length
}

/** "Harnstauung II. Grades". */
function isOfGrade(words: readonly Word[], at: number): boolean {
  return fitsAt(words, at + 1, /^Grad(?:es)?$/) && fitsAt(words, at - 1, /^(?:[IVX]+|\d)$/)
}

const latinStart = /^[AMNV]v?\.$/
const latinEnd = /^(?:ant|post|int|ext|sup|inf|comm|prof)\.$/
const romanStop = /^[IVX]+\.$/
const normalStop = /^o\.? ?b\.$/i
/** Words that open a sentence and stand behind no abbreviation. */
const sentenceOpener =
  /^(?:Kein|Keine|Keinerlei|Der|Die|Das|Den|Dem|Ein|Eine|Im|Am|In|An|Es|Auf|Nach|Bei|Mit|Ohne|Links|Rechts|Beidseits|Li\.|Re\.|Bds\.|Auch|Sonst|Ansonsten|Weiter|Zudem|Zusätzlich|Daneben|Aktuell|Weiterhin|Unauffällig\p{L}*|Regelrecht\p{L}*|Normal\p{L}*|Unverändert\p{L}*|Insgesamt|Hier|Dort|Ebenso|Lediglich|Allenfalls|Soweit)$/u

/** "Pleuraerguss bds. Kein Infiltrat": the stop of the abbreviation ends the sentence as well. */
function isLastAbbreviation(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? ''
  const next = words[at + 1]?.text ?? ''
  if (sentenceOpener.test(next) || opensWithAdjective(next, words[at + 2]?.text ?? '')) return true
  // "Thrombose der V. tib. post. Beckenvenen frei"
  if (latinEnd.test(text) && fitsAt(words, at - 2, latinStart) && words[at - 3]?.kind === 'word')
    return /^\p{Lu}\p{Ll}/u.test(next)
  if (normalStop.test(text) || (text === 'B.' && /^[op]\.$/.test(words[at - 1]?.text ?? '')))
    return /^\p{Lu}/u.test(next)
  // "Kein Harnstau bds. Aorta 19 mm"
  const isEnd =
    romanStop.test(text) || (text === 'bds.' && [2, 3].some((back) => fitsAt(words, at - back, /^keine?$/i)))
  // "Große Nieren bds. Erweiterung von Nierenbecken und Ureter"
  if (text === 'bds.' && /ung$/.test(next) && fitsAt(words, at + 2, /^(?:von|de[rs])$/)) return true
  return isEnd && /^\p{Lu}\p{Ll}/u.test(next)
}

/** "bds. Aktivierte Facettenarthrose": within a sentence the adjective would be small. */
function opensWithAdjective(next: string, after: string): boolean {
  return /^\p{Lu}\p{Ll}{3,}(?:e|er|es)$/u.test(next) && /^\p{Lu}\p{Ll}{2,}/u.test(after)
}

export function makeSentence(
  text: string,
  words: readonly Word[],
  section: SectionId,
  opensLine: boolean,
  heading: Span | null,
): Sentence {
  const first = words[0] as Word
  const last = words.at(-1) as Word
  const colon = section === 'title' ? -1 : colonWithin(words, levelName.test(first.text) ? longestTitle : longestLabel)
  // "Herd links 6 mm: BI-RADS 4", "Rundherde bis 5 mm: Kontrolle" have no label.
  const isRated =
    colon > 3 &&
    (words[colon + 1]?.text.endsWith('RADS') === true || (section === 'impression' && words[colon - 1]?.text === 'mm'))
  const isNamed = colon > 0 && colon < words.length - 1 && !isRated
  const hasLabel = isNamed && !isTold(words, colon)
  const all = isNamed ? [...words.slice(0, colon), ...words.slice(colon + 1)] : words
  const end = '.!?'.includes(last.text) && words.length > 1 && last.text !== '?' ? last.start : last.end
  return {
    start: first.start,
    end,
    text: text.slice(first.start, last.end),
    section,
    words: hasLabel ? words.slice(colon + 1) : all,
    all,
    label: hasLabel ? words.slice(0, colon) : [],
    opensLine,
    heading,
  }
}
