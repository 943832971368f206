import type { LedgerRow } from '@klarbefund/befund'
import { reportingTexts as t } from '#features/reporting/texts.ts'
import type { Tone } from '#web/ui/badge.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { keepUnits } from '#web/ui/keep-units.ts'
import { Table, TableCell, TableHead, TableRow } from '#web/ui/table.tsx'
import { revealRange } from './edit-report.ts'
import { useEvidenceContext } from './evidence.tsx'
import { disputedRows, wordsOf } from './proof.ts'
import { rangeOf } from './report-text.ts'
import { useWorkspaceContext } from './workspace-context.ts'

/** The ledger row by row, what is disputed first; each row leads to both places. */
export function LedgerDialog() {
  const { dialog, setDialog } = useWorkspaceContext()
  const close = () => setDialog(null)
  return (
    <Dialog
      open={dialog === 'ledger'}
      onOpenChange={close}
      title={t.ledgerTitle}
      description={t.ledgerLead}
      width="wide"
    >
      <Rows onLeave={close} />
      <Withdrawn />
    </Dialog>
  )
}

function Rows({ onLeave }: { onLeave: () => void }) {
  const { check } = useEvidenceContext()
  const rows = check?.verification?.ledger.rows ?? []
  const disputed = new Set(disputedRows(rows))
  const spoken = rows.filter((row) => row.transcript !== null && !disputed.has(row))
  const explained = rows.filter((row) => row.transcript === null && !disputed.has(row) && row.kind !== 'sentence')
  const sorted = [...disputed, ...spoken, ...explained]
  if (rows.length === 0) return <p className="text-ink-soft">{t.ledgerEmpty}</p>
  return (
    <Table caption={t.ledgerTitle}>
      <thead>
        <tr>
          <TableHead>{t.ledgerColumns.status}</TableHead>
          <TableHead>{t.ledgerColumns.value}</TableHead>
          <TableHead className="max-sm:hidden">{t.ledgerColumns.bound}</TableHead>
          <TableHead>{t.ledgerColumns.places}</TableHead>
        </tr>
      </thead>
      <tbody>
        {sorted.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same fact can be stated twice.
          <Row key={index} row={row} isDisputed={disputed.has(row)} onLeave={onLeave} />
        ))}
      </tbody>
    </Table>
  )
}

function Row({ row, isDisputed, onLeave }: { row: LedgerRow; isDisputed: boolean; onLeave: () => void }) {
  const { check } = useEvidenceContext()
  return (
    <TableRow>
      <TableCell>
        <Badge tone={toneOf(row, isDisputed)}>
          {row.origin && row.transcript === null && !isDisputed ? t.origins[row.origin] : t.ledgerStatus[row.status]}
        </Badge>
      </TableCell>
      <TableCell>
        <span className="numbers font-semibold">{row.value}</span>{' '}
        <span className="text-sm text-ink-soft">{t.ledgerKinds[row.kind] ?? row.kind}</span>
        <span className="block sm:hidden">{row.bound}</span>
        {isDisputed && check && <span className="block text-sm text-ink-soft">{keepUnits(wordsOf(row, check))}</span>}
      </TableCell>
      <TableCell className="max-sm:hidden">{row.bound}</TableCell>
      <TableCell>
        <Places row={row} onLeave={onLeave} />
      </TableCell>
    </TableRow>
  )
}

function Places({ row, onLeave }: { row: LedgerRow; onLeave: () => void }) {
  const { editor, revealTranscript, setTab } = useWorkspaceContext()
  const { check } = useEvidenceContext()
  const range = row.report && check ? rangeOf(check.report, row.report) : null
  const { transcript } = row
  return (
    <span className="-ml-2.5 flex max-sm:flex-col max-sm:items-start">
      {transcript && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            onLeave()
            setTab('transcript')
            revealTranscript(transcript)
          }}
        >
          {t.transcript}
        </Button>
      )}
      {range && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            onLeave()
            setTab('report')
            revealRange(editor, range)
            setTimeout(() => editor.commands.focus())
          }}
        >
          {t.report}
        </Button>
      )}
    </span>
  )
}

/** Normal sentences the engine took back because a dictated finding contradicts them. */
function Withdrawn() {
  const { run } = useWorkspaceContext()
  const withdrawn = (run?.templateSentences ?? []).filter(({ status }) => status !== 'kept')
  if (withdrawn.length === 0) return null
  return (
    <section className="mt-6">
      <h3 className="mb-1 text-base">{t.withdrawnSentences(withdrawn.length)}</h3>
      <ul className="text-ink-soft">
        {withdrawn.map(({ text, because }) => (
          <li key={text} className="border-t border-line py-1.5">
            <del>{text}</del> {because && t.because(because.text)}
          </li>
        ))}
      </ul>
    </section>
  )
}

function toneOf(row: LedgerRow, isDisputed: boolean): Tone {
  if (isDisputed) return 'clash'
  return row.status === 'kept' ? 'proven' : 'neutral'
}
