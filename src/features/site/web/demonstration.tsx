import { useState } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { landingTexts as t } from '../texts.ts'
import { type DemonstrationLine, type DemonstrationResult, useDemonstration } from './use-demonstration.ts'

/** The real engine on a sample dictation, typed in as one watches; nothing moves before it is started. */
export function Demonstration() {
  const { state, typed, result, start, finish } = useDemonstration(t.sample)
  const [pointed, setPointed] = useState<DemonstrationLine | null>(null)
  const isIdle = state === 'idle' || state === 'loading'
  return (
    <section aria-label={t.demoTitle} className="overflow-hidden rounded-lg border border-line bg-surface">
      <div className="grid md:grid-cols-2">
        <div className="flex min-h-[380px] flex-col border-b border-line p-5 md:border-r md:border-b-0">
          <h2 className="text-sm font-semibold text-ink-soft">{t.demoDictation}</h2>
          <Dictation text={isIdle ? t.sample : typed} pointed={pointed} />
          <div className="mt-auto flex flex-wrap items-center gap-3 pt-4">
            {isIdle && (
              <Button variant="secondary" busy={state === 'loading'} onClick={start}>
                {state === 'loading' ? t.demoLoading : t.demoStart}
              </Button>
            )}
            {state === 'typing' && <Button onClick={finish}>{t.demoAll}</Button>}
            {state === 'done' && <Button onClick={start}>{t.demoAgain}</Button>}
          </div>
        </div>
        <div className="flex min-h-[380px] flex-col bg-page p-5">
          <h2 className="text-sm font-semibold text-ink-soft">{t.demoReport}</h2>
          {state === 'failed' && (
            <Banner tone="clash" role="alert">
              {t.demoFailed}
            </Banner>
          )}
          {!result && state !== 'failed' && (
            <p className="mt-3 font-(family-name:--font-page) text-lg text-ink-soft">{t.demoIdle}</p>
          )}
          {result && <Report result={result} pointed={pointed} onPoint={setPointed} />}
          {result && <Proof result={result} />}
        </div>
      </div>
    </section>
  )
}

function Dictation({ text, pointed }: { text: string; pointed: DemonstrationLine | null }) {
  const [from, to] = pointed?.source ? [pointed.source.start, pointed.source.end] : [0, 0]
  return (
    <p className="mt-3 max-w-[46ch] leading-relaxed">
      {text.slice(0, from)}
      {to > from && <mark className="rounded-sm bg-accent-wash text-ink">{text.slice(from, to)}</mark>}
      {text.slice(to)}
    </p>
  )
}

interface ReportProps {
  result: DemonstrationResult
  pointed: DemonstrationLine | null
  onPoint: (line: DemonstrationLine | null) => void
}

function Report({ result, pointed, onPoint }: ReportProps) {
  return (
    <div className="mt-3 font-(family-name:--font-page) text-lg leading-relaxed" aria-live="off">
      {result.lines.map((line) =>
        line.isHeading ? (
          <p key={line.start} className="mt-3 font-semibold first:mt-0">
            {line.text}
          </p>
        ) : (
          <button
            key={line.start}
            type="button"
            onMouseEnter={() => onPoint(line)}
            onMouseLeave={() => onPoint(null)}
            onFocus={() => onPoint(line)}
            onBlur={() => onPoint(null)}
            className={`block rounded-sm border-l-2 pl-3 text-left ${pointed?.start === line.start ? 'border-accent bg-accent-wash' : 'border-line'}`}
          >
            {line.text}
          </button>
        ),
      )}
    </div>
  )
}

function Proof({ result }: { result: DemonstrationResult }) {
  return (
    <div className="mt-auto flex flex-col gap-2 pt-4 text-sm">
      {result.contradictions.map((text) => (
        <Banner key={text} tone="clash">
          {text}
        </Banner>
      ))}
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <span className="numbers font-semibold text-proven">{t.demoKept(result.kept, result.total)}</span>
        <span className="numbers text-ink-soft">{t.demoCoverage(result.percent)}</span>
      </p>
      <p className="text-ink-soft">{t.demoPoint}</p>
    </div>
  )
}
