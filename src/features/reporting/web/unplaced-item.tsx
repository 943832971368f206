import { reportingTexts as t } from '#features/reporting/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { keepUnits } from '#web/ui/keep-units.ts'
import { useEvidenceContext } from './evidence.tsx'
import { HintRow } from './hint-row.tsx'
import type { OpenUnplaced } from './hints.ts'
import { unplacedKey } from './use-hints.ts'

export function UnplacedItem({ entry }: { entry: OpenUnplaced }) {
  const { hints } = useEvidenceContext()
  return (
    <HintRow
      hint={{ type: 'unplaced', id: unplacedKey(entry), unplaced: entry }}
      actions={
        <Button size="small" onClick={() => hints.place(entry)}>
          {entry.proposal === null ? t.placeAtEnd : t.placeUnder(entry.proposal)}
        </Button>
      }
    >
      {`„${keepUnits(entry.text)}“`}
    </HintRow>
  )
}
