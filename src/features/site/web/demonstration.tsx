import { Check, Play, RotateCcw } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { landingTexts as t } from '../texts.ts'
import type { DemonstrationLine, DemonstrationResult } from './demonstration-result.ts'
import { useDemonstration } from './use-demonstration.ts'

export interface DemonstrationProps {
  /** What the engine made of the sample when the page was written. */
  picture?: DemonstrationResult | null | undefined
  startsAtOnce?: boolean | undefined
}

/** The real engine on a sample dictation, typed in as one watches; nothing moves before it is started. */
export function Demonstration({ picture = null, startsAtOnce = false }: DemonstrationProps) {
  const { state, typed, result, start, finish } = useDemonstration(t.sample, picture)
  const [pointed, setPointed] = useState<DemonstrationLine | null>(null)
  useEffect(() => {
    if (startsAtOnce) void start()
  }, [startsAtOnce, start])
  const isIdle = state === 'idle' || state === 'loading'
  return (
    <section
      aria-label={t.demoTitle}
      className="grid overflow-hidden rounded-lg bg-surface shadow-page lg:grid-cols-[5fr_7fr]"
    >
      <Pane name={t.demoDictation} note={t.demoDictationNote} className="border-line max-lg:border-b lg:border-r">
        <Dictation text={isIdle ? t.sample : typed} pointed={pointed} isTyping={state === 'typing'} />
        <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 pt-6">
          {isIdle && (
            <Button
              icon={<Play aria-hidden="true" />}
              busy={state === 'loading'}
              data-start=""
              onClick={() => void start()}
              variant="secondary"
            >
              {t.demoStart}
            </Button>
          )}
          {state === 'typing' && <Button onClick={finish}>{t.demoAll}</Button>}
          {(state === 'done' || state === 'failed') && (
            <Button icon={<RotateCcw aria-hidden="true" />} onClick={() => void start()}>
              {t.demoAgain}
            </Button>
          )}
          <p className="text-sm text-ink-soft">{state === 'done' ? t.demoPoint : t.demoIdle}</p>
        </div>
        <div data-demonstration-failed="" hidden={state !== 'failed'} className="mt-3">
          <Banner tone="clash" role="alert">
            {t.demoFailed}
          </Banner>
        </div>
      </Pane>
      <Pane name={t.demoReport} note={t.demoReportNote} className="bg-page">
        {result && <Report result={result} pointed={pointed} onPoint={isIdle ? null : setPointed} />}
        {result && <Proof result={result} />}
      </Pane>
    </section>
  )
}

function Pane({
  name,
  note,
  className,
  children,
}: {
  name: string
  note: string
  className: string
  children: ReactNode
}) {
  return (
    <div className={classNames('flex flex-col px-5 py-5 md:px-7 md:py-6 lg:min-h-[476px]', className)}>
      <h2 className="flex flex-wrap items-baseline gap-x-3">
        <span className="eyebrow">{name}</span>
        <span className="text-sm font-normal text-ink-soft">{note}</span>
      </h2>
      {children}
    </div>
  )
}

interface DictationProps {
  text: string
  pointed: DemonstrationLine | null
  isTyping: boolean
}

/** What is not typed yet keeps its place, so that nothing below it moves. */
function Dictation({ text, pointed, isTyping }: DictationProps) {
  const [from, to] = pointed?.source ? [pointed.source.start, pointed.source.end] : [0, 0]
  return (
    <p className="mt-4 text-lg leading-[28px] text-ink-soft lg:text-xl lg:leading-[32px]">
      {text.slice(0, from)}
      {to > from && <mark className="rounded-sm bg-accent-wash text-ink">{text.slice(from, to)}</mark>}
      {text.slice(to)}
      {isTyping && <span aria-hidden="true" className="ml-0.5 inline-block h-4 w-0.5 translate-y-0.5 bg-accent" />}
      <span aria-hidden="true" className="invisible">
        {t.sample.slice(text.length)}
      </span>
    </p>
  )
}

interface ReportProps {
  result: DemonstrationResult
  pointed: DemonstrationLine | null
  /** Null before the demonstration runs: there is nothing to light up yet. */
  onPoint: ((line: DemonstrationLine | null) => void) | null
}

function Report({ result, pointed, onPoint }: ReportProps) {
  return (
    <div className="mt-3 font-serif text-lg leading-[27px] max-lg:min-h-[326px]">
      {result.lines.map((line) => {
        if (line.isHeading) {
          return (
            <p key={line.start} className="mt-3 font-semibold first:mt-0">
              {line.text}
            </p>
          )
        }
        const look = classNames(
          'relative -mx-1 block w-full rounded-sm pr-1 pl-4 text-left',
          'before:absolute before:top-1 before:bottom-1 before:left-1 before:w-[3px] before:rounded-full',
          line.isDisputed ? 'before:bg-clash-line' : 'before:bg-accent',
          pointed?.start === line.start && 'bg-accent-wash',
        )
        if (!onPoint) {
          return (
            <p key={line.start} className={look}>
              {line.text}
            </p>
          )
        }
        return (
          <button
            key={line.start}
            type="button"
            onMouseEnter={() => onPoint(line)}
            onMouseLeave={() => onPoint(null)}
            onFocus={() => onPoint(line)}
            onBlur={() => onPoint(null)}
            className={look}
          >
            {line.text}
          </button>
        )
      })}
    </div>
  )
}

function Proof({ result }: { result: DemonstrationResult }) {
  return (
    <div className="mt-auto flex flex-col gap-3 pt-5">
      {result.contradictions.map((text) => (
        <Banner key={text} tone="clash">
          {text}
        </Banner>
      ))}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-3 text-sm">
        <span className="numbers inline-flex items-center gap-1.5 font-semibold text-proven">
          <Check aria-hidden="true" className="size-4" />
          {t.demoKept(result.kept, result.total)}
        </span>
        <span className="numbers text-ink-soft">{t.demoCoverage(result.percent)}</span>
      </p>
    </div>
  )
}
