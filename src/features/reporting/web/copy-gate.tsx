import { useEffect, useState } from 'react'
import { reportingTexts as t } from '#features/reporting/texts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { keepUnits } from '#web/ui/keep-units.ts'
import type { DisputedFact } from './proof.ts'

export interface CopyGateProps {
  facts: readonly DisputedFact[]
  onCancel: () => void
  onConfirm: () => void
}

/** Each differing fact is confirmed by its name before the report leaves. */
export function CopyGate({ facts, onCancel, onConfirm }: CopyGateProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  // biome-ignore lint/correctness/useExhaustiveDependencies: other facts are asked anew.
  useEffect(() => setTicked(new Set()), [facts])
  return (
    <Dialog
      open={facts.length > 0}
      onOpenChange={(open) => !open && onCancel()}
      title={t.gateTitle}
      description={t.gateLead}
      width="medium"
      actions={
        <>
          <Button variant="quiet" onClick={onCancel}>
            {t.gateBack}
          </Button>
          <Button variant="primary" disabled={facts.some(({ key }) => !ticked.has(key))} onClick={onConfirm}>
            {t.gateConfirm}
          </Button>
        </>
      }
    >
      <ul className="flex flex-col">
        {facts.map(({ key, name, status, words }) => (
          <li key={key} className="flex items-start justify-between gap-4 border-b border-line py-2 last:border-0">
            <Checkbox
              label={keepUnits(name)}
              help={keepUnits(words)}
              checked={ticked.has(key)}
              onCheckedChange={(isOn) => setTicked(withKey(ticked, key, isOn))}
            />
            <Badge tone="clash">{t.ledgerStatus[status]}</Badge>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function withKey(keys: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(keys)
  if (isIn) next.add(key)
  else next.delete(key)
  return next
}
