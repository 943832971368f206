import { Banner } from '#web/ui/banner.tsx'
import type { PromptTrial } from '../contract.ts'
import { promptTexts as t } from '../texts.ts'

/** The written text, whether it is faithful, and what clashes in it. */
export function TrialResult({ trial }: { trial: PromptTrial }) {
  const { plainText, detectedContradictions, fallbackReason } = trial
  return (
    <div className="mt-1.5 flex flex-col gap-3">
      {fallbackReason === null ? (
        <Verdict trial={trial} />
      ) : (
        <Banner tone="ask" title={t.tryNotUsed}>
          {fallbackReason}
        </Banner>
      )}
      {detectedContradictions.length > 0 && (
        <div>
          <p className="text-sm font-semibold text-clash">{t.tryContradictions(detectedContradictions.length)}</p>
          <ul className="mt-1 flex flex-col gap-1.5 border-l-2 border-clash-line pl-3 text-sm">
            {detectedContradictions.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <div lang="de" className="rounded-sm bg-page px-4 py-3 font-serif whitespace-pre-wrap shadow-page">
        {plainText}
      </div>
    </div>
  )
}

function Verdict({ trial: { counts, detectedContradictions } }: { trial: PromptTrial }) {
  const faults = t.tryFaults(counts)
  const isSound = faults === '' && detectedContradictions.length === 0
  return (
    <Banner
      tone={isSound ? 'proven' : 'clash'}
      title={counts.total === 0 ? t.tryNothing : t.tryProven(counts.kept, counts.total)}
    >
      {faults}
    </Banner>
  )
}
