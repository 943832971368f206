import { Avatar } from '#web/ui/avatar.tsx'
import type { Tone } from '#web/ui/badge.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { SectionHeader } from '#web/ui/section-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Table, TableCell, TableHead, TableRow } from '#web/ui/table.tsx'
import { devTexts as t } from './texts.ts'

const tones: readonly Tone[] = ['neutral', 'accent', 'ask', 'clash', 'proven']

export function StateParts() {
  return (
    <div className="flex flex-col gap-5">
      <SectionHeader title={t.groups.states} />
      <Banner icon={<Spinner />}>{t.bannerInfo}</Banner>
      <Banner tone="ask" actions={<Button size="small">{t.format}</Button>}>
        {t.bannerAsk}
      </Banner>
      <Banner tone="clash">{t.bannerClash}</Banner>
      <Banner tone="proven">{t.bannerProven}</Banner>
      <div className="flex flex-wrap items-center gap-2">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {t.badges[tone]}
          </Badge>
        ))}
        <Kbd keys="Strg+Enter" />
        <Avatar name="Eva" />
      </div>
      <Progress label={t.progress} value={72} />
      <div className="flex flex-col gap-2">
        <Skeleton className="w-40" />
        <Skeleton />
        <Skeleton className="w-2/3" />
      </div>
      <EmptyState title={t.emptyTitle} action={<Button variant="primary">{t.dialogTitle}</Button>}>
        {t.emptyText}
      </EmptyState>
      <SectionHeader title={t.groups.table} />
      <SampleTable />
      <SectionHeader title={t.groups.type} />
      <div className="prose-page rounded-sm bg-page px-8 py-6 shadow-page">
        <p className="font-semibold">{t.pageHeading}</p>
        <p>{t.pageText}</p>
      </div>
    </div>
  )
}

function SampleTable() {
  return (
    <Table caption={t.tableCaption}>
      <thead>
        <tr>
          <TableHead>{t.columns.name}</TableHead>
          <TableHead>{t.columns.modality}</TableHead>
          <TableHead className="text-right">{t.columns.uses}</TableHead>
        </tr>
      </thead>
      <tbody>
        {t.rows.map((row) => (
          <TableRow key={row.name}>
            <TableCell>{row.name}</TableCell>
            <TableCell>{row.modality}</TableCell>
            <TableCell numeric>{row.uses}</TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}
