import type { Contradiction, Quote } from '@klarbefund/befund'
import { Check } from 'lucide-react'
import { reportingTexts as t } from '#features/reporting/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { keepUnits } from '#web/ui/keep-units.ts'
import { Menu, MenuItem, MenuLabel } from '#web/ui/menu.tsx'
import { useEvidenceContext } from './evidence.tsx'
import { HintRow } from './hint-row.tsx'
import { contradictionKey } from './hints.ts'

export function ContradictionItem({ contradiction }: { contradiction: Contradiction }) {
  const { hints } = useEvidenceContext()
  return (
    <HintRow
      hint={{ type: 'contradiction', id: contradictionKey(contradiction), contradiction }}
      actions={
        <>
          {contradiction.fixes.map((fix) => (
            <Button key={fix.id} size="small" onClick={() => void hints.solve(contradiction, fix)}>
              {fix.label}
            </Button>
          ))}
          <Menu
            align="start"
            trigger={
              <Button size="small" variant="quiet">
                {t.keepAsIs}
              </Button>
            }
          >
            <MenuLabel>{t.keepReason}</MenuLabel>
            {t.keepReasons.map((reason) => (
              <MenuItem key={reason} onSelect={() => hints.keepAsIs(contradiction, reason)}>
                {reason}
              </MenuItem>
            ))}
            <MenuItem onSelect={() => hints.keepAsIs(contradiction, '')}>{t.keepAsIs}</MenuItem>
          </Menu>
        </>
      }
    >
      <span className="block">{keepUnits(contradiction.text)}</span>
      <span className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-ink-soft">
        <Place quote={contradiction.first} />
        <Place quote={contradiction.second} />
      </span>
    </HintRow>
  )
}

/** Solved: green for a moment, then it leaves. */
export function SolvedItem({ contradiction }: { contradiction: Contradiction }) {
  return (
    <li className="border-t border-line bg-proven-wash px-5 py-2.5 text-proven first:border-t-0">
      <p role="status" className="flex items-start gap-2">
        <Check aria-hidden="true" className="mt-[3px] size-4 shrink-0" />
        <span>
          <span className="font-semibold">{t.resolved}</span> {keepUnits(contradiction.text)}
        </span>
      </p>
    </li>
  )
}

function Place({ quote }: { quote: Quote }) {
  if (quote.text === '') return null
  return (
    <span>
      {`„${keepUnits(quote.text)}“ `}
      {quote.in === 'report' ? t.inReport : t.inTranscript}
    </span>
  )
}
