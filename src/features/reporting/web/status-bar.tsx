import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { reportingTexts as t } from '#features/reporting/texts.ts'
import { useNetworkLedger } from '#web/network-ledger.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { MaskingPreview } from './masking-preview.tsx'
import { useWorkspaceContext } from './workspace-context.ts'

/** The last line of the workspace: what leaves the page, and the way to every command. */
export function StatusBar() {
  const { houseMode, setHouseMode, hasModel, setDialog } = useWorkspaceContext()
  const [isPreviewing, setIsPreviewing] = useState(false)
  return (
    <footer className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4 py-1 text-sm">
      <Switch label={t.houseMode} checked={houseMode} onCheckedChange={setHouseMode} />
      <NetworkLedger />
      {hasModel && !houseMode && (
        <Button size="small" variant="quiet" className="font-normal!" onClick={() => setIsPreviewing(true)}>
          {t.maskingPreview}
        </Button>
      )}
      {isPreviewing && <MaskingPreview onClose={() => setIsPreviewing(false)} />}
      {houseMode && <span className="text-proven max-md:hidden">{t.houseModeOn}</span>}
      <span className="ml-auto flex items-center gap-1">
        <Button size="small" variant="quiet" className="max-sm:hidden!" onClick={() => setDialog('palette')}>
          {t.palette}
          <span className="max-md:hidden">
            <Kbd keys={t.shortcutKeys.palette} />
          </span>
        </Button>
        <IconButton
          label={t.shortcuts}
          className="max-sm:hidden!"
          shortcut={t.shortcutKeys.shortcuts}
          icon={<Keyboard aria-hidden="true" />}
          onClick={() => setDialog('shortcuts')}
        />
      </span>
    </footer>
  )
}

function NetworkLedger() {
  const entries = useNetworkLedger()
  const sent = entries.reduce((sum, { bytes }) => sum + bytes, 0)
  return (
    <Popover
      label={t.networkTitle}
      side="top"
      align="start"
      trigger={
        <Button size="small" variant="quiet" className="numbers font-normal!">
          {t.networkSummary(
            entries.reduce((sum, { count }) => sum + count, 0),
            sent,
          )}
        </Button>
      }
    >
      <h3 className="text-base font-semibold">{t.networkTitle}</h3>
      <p className="mb-2 text-sm text-ink-soft">{t.houseModeHelp}</p>
      {entries.length === 0 ? (
        <p>{t.networkEmpty}</p>
      ) : (
        <table className="w-full text-left text-sm">
          <thead className="text-ink-soft">
            <tr>
              <th scope="col">{t.networkColumns.purpose}</th>
              <th scope="col" className="px-2 text-right">
                {t.networkColumns.count}
              </th>
              <th scope="col" className="px-2 text-right">
                {t.networkColumns.bytes}
              </th>
              <th scope="col" className="pl-3">
                {t.networkColumns.text}
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ purpose, count, bytes, carriesText }) => (
              <tr key={purpose} className="border-t border-line align-top">
                <td className="py-1">
                  {t.networkPurposes[purpose]}
                  <span className="block font-mono text-xs wrap-break-word text-ink-soft">{breakable(purpose)}</span>
                </td>
                <td className="numbers px-2 py-1 text-right">{count}</td>
                <td className="numbers px-2 py-1 text-right">{bytes.toLocaleString('de')}</td>
                <td className={classNames('py-1 pl-3', carriesText && 'font-semibold text-ask')}>
                  {carriesText ? t.networkText.yes : t.networkText.no}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Popover>
  )
}

/** An address breaks behind its slashes, not within a word. */
function breakable(purpose: string): string {
  return purpose.replaceAll('/', '/\u200b')
}
