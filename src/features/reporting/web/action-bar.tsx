import { reportingTexts as t } from '#features/reporting/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import type { RunKind } from './run-result.ts'
import { useWorkspaceContext } from './workspace-context.ts'

const labels: Record<RunKind, { idle: string; busy: string }> = {
  format: { idle: t.format, busy: t.formatting },
  fill: { idle: t.fill, busy: t.filling },
  generate: { idle: t.generate, busy: t.generating },
}

/** The three actions. The next sensible one is filled, the others are outlined. */
export function ActionBar() {
  const { transcript, template, snapshot, runs, detects, setDetects } = useWorkspaceContext()
  const isBlank = transcript.trim() === ''
  const next: RunKind = template ? 'fill' : 'generate'
  const hasReport = !snapshot.isEmpty && !snapshot.holdsTemplate
  const kinds: readonly RunKind[] = hasReport ? ['fill', 'generate'] : ['format', 'fill', 'generate']
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-3 px-5 py-3">
      <fieldset aria-label={t.actions} className="flex flex-wrap gap-2 max-sm:contents">
        {kinds.map((kind) => (
          <Button
            key={kind}
            variant={kind === next && !hasReport ? 'primary' : 'secondary'}
            busy={runs.running === kind}
            disabled={isBlank || runs.running !== null}
            onClick={() => void runs.run(kind)}
          >
            {runs.running === kind ? labels[kind].busy : labels[kind].idle}
          </Button>
        ))}
      </fieldset>
      <div className="ml-auto flex flex-wrap items-center gap-x-4">
        <Checkbox label={t.detectContradictions} checked={detects} onCheckedChange={setDetects} />
      </div>
    </div>
  )
}
