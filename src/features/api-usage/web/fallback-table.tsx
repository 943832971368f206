import type { ApiUsage } from '#features/api-usage/contract.ts'
import { apiUsageTexts as t } from '#features/api-usage/texts.ts'
import { SectionHeader } from '#web/ui/section-header.tsx'
import { Table, TableCell, TableHead, TableRow } from '#web/ui/table.tsx'
import { formatPercent } from './format-usage.ts'

/** Why the engine did the language model's work, and how often; nothing where it never had to. */
export function FallbackTable({ rows, totalCalls }: { rows: ApiUsage['fallbacks']; totalCalls: number }) {
  if (rows.length === 0) return null
  return (
    <section className="flex flex-col gap-2">
      <SectionHeader title={t.fallbacks} description={t.fallbacksLead} />
      <Table caption={t.fallbacks}>
        <thead>
          <tr>
            <TableHead>{t.columns.reason}</TableHead>
            <TableHead className="text-right">{t.columns.totalCalls}</TableHead>
            <TableHead className="text-right">{t.columns.share}</TableHead>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={row.fallbackClass}>
              <TableCell>{t.fallbackClasses[row.fallbackClass] ?? row.fallbackClass}</TableCell>
              <TableCell numeric>{row.totalCalls.toLocaleString('de')}</TableCell>
              <TableCell numeric>{formatPercent((row.totalCalls / totalCalls) * 100)}</TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
