import { ChevronDown } from 'lucide-react'
import { reportingTexts as t } from '#features/reporting/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Popover } from '#web/ui/popover.tsx'
import type { ComparedPair } from './compare-dialog.tsx'
import { readReportText } from './report-text.ts'
import type { Version } from './use-versions.ts'
import { useWorkspaceContext } from './workspace-context.ts'

/** Every run is a step one can look at, compare and take back. */
export function VersionMenu({ onCompare }: { onCompare: (pair: ComparedPair) => void }) {
  const { versions, restoreVersion, editor } = useWorkspaceContext()
  const newest = versions.at(-1)
  if (!newest) return null
  const compare = (version: Version) =>
    onCompare({
      before: { title: titleOf(version), text: version.text },
      after: { title: t.compareNewer, text: readReportText(editor.state.doc).text },
    })
  return (
    <Popover
      label={t.versions}
      trigger={
        <Button size="small" variant="quiet" aria-label={`${t.versions}: ${t.version(newest.number)}`}>
          <span className="numbers">{t.version(newest.number)}</span>
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    >
      <h3 className="eyebrow mb-1">{t.versions}</h3>
      <ol>
        {versions.toReversed().map((version) => (
          <li
            key={version.number}
            className="flex min-h-(--row) flex-wrap items-center gap-x-2 border-b border-line py-1 last:border-0"
          >
            <span className="numbers w-8 text-ink-faint">{t.version(version.number)}</span>
            <span className="min-w-0 flex-1">{t.versionOrigins[version.origin]}</span>
            <span className="numbers text-sm text-ink-soft">{timeOf(version)}</span>
            <span className="flex">
              <Button size="small" variant="quiet" onClick={() => compare(version)}>
                {t.compare}
              </Button>
              <Button size="small" variant="quiet" onClick={() => restoreVersion(version)}>
                {t.restoreVersion}
              </Button>
            </span>
          </li>
        ))}
      </ol>
    </Popover>
  )
}

function titleOf(version: Version): string {
  return `${t.version(version.number)} · ${t.versionOrigins[version.origin]}`
}

function timeOf({ madeAt }: Version): string {
  return madeAt.toLocaleTimeString('de', { hour: '2-digit', minute: '2-digit' })
}
