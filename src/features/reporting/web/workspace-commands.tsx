import { CommandPalette } from '#web/ui/command-palette.tsx'
import { useEvidenceContext, usePointingContext } from './evidence.tsx'
import { listCommands } from './list-commands.ts'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import { useWorkspaceContext } from './workspace-context.ts'

/** Every command of the workspace: by key, by name, and the list of both. */
export function WorkspaceCommands() {
  const workspace = useWorkspaceContext()
  const commands = listCommands(workspace, useEvidenceContext(), usePointingContext())
  useShortcuts(
    commands.flatMap(({ shortcut, disabled, onSelect }) =>
      shortcut ? [{ keys: shortcut, onPress: disabled ? () => {} : onSelect }] : [],
    ),
  )
  const { dialog, setDialog } = workspace
  const close = () => setDialog(null)
  return (
    <>
      <CommandPalette open={dialog === 'palette'} onOpenChange={close} commands={commands} />
      <ShortcutsDialog open={dialog === 'shortcuts'} onOpenChange={close} commands={commands} />
    </>
  )
}
