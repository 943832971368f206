import type { Contradiction, Fix, Question, Span } from '@klarbefund/befund'
import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { answerInReport, applyFixToReport, findDictated, placeSentence, revealRange } from './edit-report.ts'
import type { Hint, OpenUnplaced } from './hints.ts'
import { contradictionKey, findAgain, isUnfaithful, mergeContradictions, placesOf } from './hints.ts'
import { rangeOf } from './report-text.ts'
import type { RunResult } from './run-result.ts'
import type { EngineCheck } from './use-engine-check.ts'

/** How long a solved contradiction stays, green, before it leaves the list. */
const solvedMs = 1200

export interface HintsInput {
  editor: Editor
  run: RunResult | null
  check: EngineCheck | null
  /** The check of the document as it stands now, even before the first one and right after a keystroke. */
  checkNow: () => Promise<EngineCheck | null>
  transcript: string
  setTranscript: (text: string) => void
  carry: (span: Span) => Span | null
  detects: boolean
}

export interface KeptAsIs {
  contradiction: Contradiction
  reason: string
}

/** Contradictions, questions and unplaced sentences: what is open, what was decided, and the ways to solve it. */
export function useHints(input: HintsInput) {
  const { editor, run, check, checkNow, transcript, setTranscript, carry, detects } = input
  const [kept, setKept] = useState<readonly KeptAsIs[]>([])
  const [solved, setSolved] = useState<readonly Contradiction[]>([])
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set())
  const [activeId, setActiveId] = useState<string | null>(null)
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => () => timers.current.forEach(clearTimeout), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another run asks anew.
  useEffect(() => {
    setKept([])
    setSolved([])
    setChosen(new Set())
    setAnswered(new Set())
    setActiveId(null)
  }, [run?.id])

  const contradictions = useMemo(() => {
    const fromRun = run?.contradictions.filter((found) => detects || isUnfaithful(found)) ?? []
    if (!check) return fromRun
    const merged = mergeContradictions(foundBy(check), fromRun, { report: check.report.text, transcript })
    const listed = detects ? merged : merged.filter((found) => fromRun.some((known) => findAgain([found], known)))
    return listed.filter((found) => !wasChosen(found, chosen))
  }, [detects, run, check, transcript, chosen])

  const open = useMemo(() => {
    const decided = new Set([...kept.map(({ contradiction }) => contradiction), ...solved].map(contradictionKey))
    return contradictions.filter((found) => !decided.has(contradictionKey(found)))
  }, [contradictions, kept, solved])

  const questions = useMemo(() => openQuestions(run, carry, answered, transcript), [run, carry, answered, transcript])
  const doc = check?.doc ?? editor.state.doc
  const unplaced = useMemo(() => openUnplaced(run, carry, answered, doc), [run, carry, answered, doc])

  const hints: readonly Hint[] = useMemo(
    () => [
      ...open.map((contradiction) => ({
        type: 'contradiction' as const,
        id: contradictionKey(contradiction),
        contradiction,
      })),
      ...questions.map((question) => ({ type: 'question' as const, id: question.id, question })),
      ...unplaced.map((entry) => ({ type: 'unplaced' as const, id: unplacedKey(entry), unplaced: entry })),
    ],
    [open, questions, unplaced],
  )
  const active = hints.find(({ id }) => id === activeId) ?? null

  const show = useCallback(
    (hint: Hint | null) => {
      setActiveId(hint?.id ?? null)
      const span = hint && placesOf(hint).report[0]
      const range = span && check ? rangeOf(check.report, span) : null
      if (range) revealRange(editor, range)
    },
    [editor, check],
  )

  function step(direction: 1 | -1) {
    if (hints.length === 0) return
    const index = hints.findIndex(({ id }) => id === activeId)
    const next = index === -1 && direction === -1 ? hints.length - 1 : (index + direction + hints.length) % hints.length
    show(hints[next] ?? null)
  }

  /** By the places of the document as it stands now: what was listed may be a keystroke older. */
  async function solve(contradiction: Contradiction, fix: Fix): Promise<void> {
    const now = await checkNow()
    if (now && now.doc !== editor.state.doc) return solve(contradiction, fix)
    const again = now && findAgain(foundBy(now), contradiction)
    const fresh = again?.fixes.find(({ label }) => label === fix.label)
    if (!now || !fresh) return
    applyFixToReport(editor, now.report, fresh)
    setSolved((before) => [...before, contradiction])
    setChosen((before) => new Set([...before, ...fix.edits.map(({ replacement }) => replacement)]))
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      setSolved((before) => before.filter((other) => other !== contradiction))
    }, solvedMs)
    timers.current.add(timer)
  }

  function answer(question: Question, choice: string) {
    setAnswered((before) => new Set(before).add(question.id))
    if (choice === question.quote) return
    const span = question.span
    setTranscript(transcript.slice(0, span.start) + choice + transcript.slice(span.end))
    const asRun = run?.questions.find(({ id }) => id === question.id)
    if (asRun) answerInReport(editor, asRun, choice)
  }

  function place(entry: OpenUnplaced) {
    placeSentence(editor, entry)
    setAnswered((before) => new Set(before).add(unplacedKey(entry)))
  }

  /** The first way out that is offered, for the keyboard. */
  function acceptActive() {
    const hint = active ?? hints[0]
    if (hint?.type === 'contradiction' && hint.contradiction.fixes[0])
      void solve(hint.contradiction, hint.contradiction.fixes[0])
    if (hint?.type === 'question') answer(hint.question, bestChoice(hint.question))
    if (hint?.type === 'unplaced') place(hint.unplaced)
  }

  return {
    hints,
    open,
    solved,
    kept,
    questions,
    unplaced,
    active,
    show,
    step,
    solve,
    answer,
    place,
    acceptActive,
    keepAsIs: (contradiction: Contradiction, reason: string) =>
      setKept((before) => [...before, { contradiction, reason }]),
    reopen: ({ contradiction }: KeptAsIs) =>
      setKept((before) => before.filter((other) => other.contradiction !== contradiction)),
  }
}

function foundBy({ verification, contradictions }: EngineCheck): Contradiction[] {
  return [...(verification?.contradictions ?? []), ...contradictions]
}

/**
 * A word put in by a fix differs from the dictation because a person wanted it so: the ledger and the copy
 * still name it, the list does not ask again.
 */
function wasChosen({ kind, first, second }: Contradiction, chosen: ReadonlySet<string>): boolean {
  const written = first.in === 'report' ? first.text : second.text
  return kind === 'changed' && chosen.has(written)
}

function bestChoice({ choices, quote }: Question): string {
  return choices.find((choice) => choice !== quote) ?? quote
}

export function unplacedKey({ text, runSpan }: OpenUnplaced): string {
  return `${runSpan.start}|${text}`
}

/** Questions whose words still stand in the transcript, at their present place. */
function openQuestions(
  run: RunResult | null,
  carry: HintsInput['carry'],
  answered: ReadonlySet<string>,
  transcript: string,
): Question[] {
  return (run?.questions ?? []).flatMap((question) => {
    const span = answered.has(question.id) ? null : carry(question.span)
    return span && transcript.slice(span.start, span.end) === question.quote ? [{ ...question, span }] : []
  })
}

/** What the report still lacks, and what stands there for want of a better place and has a proposal. */
function openUnplaced(
  run: RunResult | null,
  carry: HintsInput['carry'],
  answered: ReadonlySet<string>,
  doc: Node,
): OpenUnplaced[] {
  return (run?.unplaced ?? []).flatMap((entry) => {
    const span = carry(entry.span)
    if (!span) return []
    const open = { ...entry, span, runSpan: entry.span }
    if (answered.has(unplacedKey(open))) return []
    return entry.proposal === null && findDictated(doc, entry.span) ? [] : [open]
  })
}
