import type { LedgerRow } from '@klarbefund/befund'
import { useEffect, useState } from 'react'
import { reportingTexts as t } from '#features/reporting/texts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { factName, rowKey } from './proof.ts'

export interface CopyGateProps {
  rows: readonly LedgerRow[]
  onCancel: () => void
  onConfirm: () => void
}

/** Each differing fact is confirmed by its name before the report leaves. */
export function CopyGate({ rows, onCancel, onConfirm }: CopyGateProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are asked anew.
  useEffect(() => setTicked(new Set()), [rows])
  const keys = [...new Set(rows.map(rowKey))]
  return (
    <Dialog
      open={rows.length > 0}
      onOpenChange={(open) => !open && onCancel()}
      title={t.gateTitle}
      description={t.gateLead}
      width="medium"
      actions={
        <>
          <Button variant="quiet" onClick={onCancel}>
            {t.gateBack}
          </Button>
          <Button variant="primary" disabled={keys.some((key) => !ticked.has(key))} onClick={onConfirm}>
            {t.gateConfirm}
          </Button>
        </>
      }
    >
      <ul className="flex flex-col">
        {keys.map((key) => {
          const row = rows.find((other) => rowKey(other) === key)
          if (!row) return null
          return (
            <li key={key} className="flex items-start justify-between gap-4 border-b border-line py-2 last:border-0">
              <Checkbox
                label={factName(row)}
                checked={ticked.has(key)}
                onCheckedChange={(isOn) => setTicked(withKey(ticked, key, isOn))}
              />
              <Badge tone="clash">{t.ledgerStatus[row.status]}</Badge>
            </li>
          )
        })}
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
