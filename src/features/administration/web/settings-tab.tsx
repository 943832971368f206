import { settingsTexts as t } from '#features/administration/texts.ts'
import { LoadFailed } from '#web/load-failed.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SectionHeader } from '#web/ui/section-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Table, TableCell, TableHead, TableRow } from '#web/ui/table.tsx'
import { useAdminStats } from './use-administration.ts'

const modeTones = { configured: 'proven', 'stand-in': 'ask', off: 'clash' } as const

export function SettingsTab() {
  return (
    <div className="flex flex-col gap-10">
      <section className="flex flex-col gap-4">
        <SectionHeader title={t.links} />
        <ul>
          {t.areas.map(({ href, name, text }) => (
            <li
              key={href}
              className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 last:border-0"
            >
              <div className="min-w-0">
                <p className="font-semibold">{name}</p>
                <p className="text-ink-soft">{text}</p>
              </div>
              <LinkButton href={href}>{t.open(name)}</LinkButton>
            </li>
          ))}
        </ul>
        <p className="text-ink-soft">{t.more}</p>
      </section>
      <section className="flex flex-col gap-4">
        <SectionHeader title={t.services} description={t.servicesLead} />
        <Services />
      </section>
    </div>
  )
}

function Services() {
  const stats = useAdminStats()
  if (stats.isPending) return <Skeleton className="h-48" />
  if (stats.isError) return <LoadFailed text={t.loadFailed} error={stats.error} onRetry={() => void stats.refetch()} />
  return (
    <Table caption={t.services}>
      <thead>
        <tr>
          <TableHead>{t.columns.service}</TableHead>
          <TableHead>{t.columns.mode}</TableHead>
          <TableHead className="max-sm:hidden">{t.columns.detail}</TableHead>
          <TableHead>{t.columns.health}</TableHead>
        </tr>
      </thead>
      <tbody>
        {stats.data.services.map((service) => (
          <TableRow key={service.name}>
            <TableCell>
              <div className="font-semibold">{service.label}</div>
              <div className="text-sm break-words text-ink-soft sm:hidden">{service.detail}</div>
            </TableCell>
            <TableCell>
              <Badge tone={modeTones[service.mode]}>{t.modes[service.mode]}</Badge>
            </TableCell>
            <TableCell className="max-sm:hidden">{service.detail}</TableCell>
            <TableCell>{healthText(service.healthy)}</TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}

function healthText(isHealthy: boolean | null): string {
  if (isHealthy === null) return t.unknown
  return isHealthy ? t.healthy : t.unhealthy
}
