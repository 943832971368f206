import { reportingTexts as t } from '#features/reporting/texts.ts'
import type { Command } from '#web/ui/command-palette.tsx'
import type { Evidence } from './use-evidence.ts'
import type { Pointing } from './use-pointing.ts'
import type { Workspace } from './use-workspace.ts'

/** Everything the workspace can do, by name; the palette, the shortcuts and their list are read from here. */
export function listCommands(workspace: Workspace, { hints }: Evidence, pointing: Pointing): readonly Command[] {
  const { editor, runs, setTab, setDialog, transcriptInput, templates } = workspace
  const groups = t.paletteGroups
  const keys = t.shortcutKeys
  /** The report is out of sight, and with it what leads into it or away from it. */
  const isDrafting = runs.draft !== null

  function goTo(tab: 'transcript' | 'report') {
    setTab(tab)
    setTimeout(() => (tab === 'report' ? editor.commands.focus() : transcriptInput.current?.focus()))
  }

  return [
    {
      id: 'format',
      group: groups.run,
      label: t.format,
      shortcut: keys.format,
      onSelect: () => void runs.run('format'),
    },
    { id: 'fill', group: groups.run, label: t.fill, shortcut: keys.fill, onSelect: () => void runs.run('fill') },
    {
      id: 'generate',
      group: groups.run,
      label: t.generate,
      shortcut: keys.generate,
      onSelect: () => void runs.run('generate'),
    },
    ...(runs.cancel ? [{ id: 'cancel', group: groups.run, label: t.cancelRun, onSelect: runs.cancel }] : []),
    { id: 'copy', group: groups.report, label: t.copy, shortcut: keys.copy, onSelect: workspace.copying.requestCopy },
    {
      id: 'ledger',
      group: groups.report,
      label: t.openLedger,
      shortcut: keys.ledger,
      disabled: isDrafting,
      onSelect: () => setDialog('ledger'),
    },
    {
      id: 'new',
      group: groups.report,
      label: t.newReport,
      shortcut: keys.newReport,
      disabled: isDrafting,
      onSelect: workspace.startNewReport,
    },
    {
      id: 'to-transcript',
      group: groups.go,
      label: t.goTranscript,
      shortcut: keys.goTranscript,
      onSelect: () => goTo('transcript'),
    },
    { id: 'to-report', group: groups.go, label: t.goReport, shortcut: keys.goReport, onSelect: () => goTo('report') },
    {
      id: 'next-field',
      group: groups.go,
      label: t.nextPlaceholder,
      shortcut: keys.nextPlaceholder,
      disabled: isDrafting,
      onSelect: workspace.goToNextField,
    },
    {
      id: 'next-template-sentence',
      group: groups.go,
      label: t.walkTemplateSentences,
      shortcut: keys.nextTemplateSentence,
      disabled: isDrafting,
      onSelect: pointing.goToNextTemplateSentence,
    },
    { id: 'next-hint', group: groups.go, label: t.nextHint, shortcut: keys.nextHint, onSelect: () => hints.step(1) },
    {
      id: 'previous-hint',
      group: groups.go,
      label: t.previousHint,
      shortcut: keys.previousHint,
      onSelect: () => hints.step(-1),
    },
    {
      id: 'accept-hint',
      group: groups.go,
      label: t.acceptHint,
      shortcut: keys.acceptHint,
      onSelect: hints.acceptActive,
    },
    {
      id: 'house',
      group: groups.view,
      label: t.toggleHouseMode,
      shortcut: keys.houseMode,
      onSelect: () => workspace.setHouseMode(!workspace.houseMode),
    },
    {
      id: 'palette',
      group: groups.view,
      label: t.palette,
      shortcut: keys.palette,
      onSelect: () => setDialog('palette'),
    },
    {
      id: 'shortcuts',
      group: groups.view,
      label: t.shortcuts,
      shortcut: keys.shortcuts,
      onSelect: () => setDialog('shortcuts'),
    },
    ...templates.map((template) => ({
      id: template.id,
      group: groups.templates,
      label: template.name,
      onSelect: () => workspace.chooseTemplate(template),
    })),
  ]
}
