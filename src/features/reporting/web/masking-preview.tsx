import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import type { AnswerOf } from '#contract/route.ts'
import { previewMasking } from '#features/reporting/contract.ts'
import { reportingTexts as t } from '#features/reporting/texts.ts'
import { call, messageOf } from '#web/api-client.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Table, TableCell, TableHead, TableRow } from '#web/ui/table.tsx'
import { useWorkspaceContext } from './workspace-context.ts'

type Preview = AnswerOf<typeof previewMasking>

/** What would leave the house of the present dictation, seen before it does. */
export function MaskingPreview({ onClose }: { onClose: () => void }) {
  const { transcript, template } = useWorkspaceContext()
  const body = { transcript, templateHtml: template?.templateHtml }
  const hasText = transcript.trim() !== ''
  const preview = useQuery({
    queryKey: [previewMasking.path, body],
    queryFn: () => call(previewMasking, { body }),
    enabled: hasText,
    gcTime: 0,
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.maskingPreview}
      description={t.maskingLead}
      width="wide"
    >
      {!hasText && <p>{t.maskingEmpty}</p>}
      {hasText && preview.isPending && <Skeleton className="h-40" />}
      {preview.isError && (
        <Banner tone="clash" role="alert">
          {messageOf(preview.error, t.maskingFailed)}
        </Banner>
      )}
      {preview.isSuccess && <Masked preview={preview.data} />}
    </Dialog>
  )
}

function Masked({ preview: { maskedText, parts, hasDoubts, wouldBeSent } }: { preview: Preview }) {
  return (
    <div className="flex flex-col gap-5">
      {hasDoubts && (
        <Banner tone="ask" title={t.maskingDoubts}>
          {wouldBeSent ? t.maskingSent : t.maskingHeld}
        </Banner>
      )}
      <pre className="max-h-72 overflow-y-auto rounded-md bg-sunken px-4 py-3 font-mono text-sm whitespace-pre-wrap">
        {maskedText.split(/(\[[A-Z]+_\d+\])/).map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which never change place.
          <Fragment key={index}>
            {index % 2 === 1 ? <mark className="rounded-sm bg-accent-wash px-0.5 text-accent">{piece}</mark> : piece}
          </Fragment>
        ))}
      </pre>
      <div>
        <p className="mb-1 text-sm font-semibold">{t.maskingParts(parts.length)}</p>
        {parts.length > 0 && <Parts parts={parts} />}
      </div>
    </div>
  )
}

function Parts({ parts }: Pick<Preview, 'parts'>) {
  return (
    <Table caption={t.maskingParts(parts.length)}>
      <thead>
        <tr>
          <TableHead>{t.maskingColumns.placeholder}</TableHead>
          <TableHead>{t.maskingColumns.original}</TableHead>
          <TableHead className="max-sm:hidden">{t.maskingColumns.kind}</TableHead>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ placeholder, original, kind }) => (
          <TableRow key={placeholder}>
            <TableCell className="font-mono text-sm">{placeholder}</TableCell>
            <TableCell>{original}</TableCell>
            <TableCell className="text-ink-soft max-sm:hidden">{t.maskingKinds[kind] ?? kind}</TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}
