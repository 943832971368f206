import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { CommandPalette } from './command-palette.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

interface Way {
  open: boolean
  setOpen: (open: boolean) => void
}

/** Opened from a field by a key, as the workspace does. */
function Opener({ children }: { children: (way: Way) => ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <textarea aria-label="Diktat" onKeyDown={({ key }) => key === 'F2' && setOpen(true)} />
      <button type="button">anderswo</button>
      {children({ open, setOpen })}
    </>
  )
}

/** The palette, one of whose commands opens a dialog. */
function Followed({ open, setOpen }: Way) {
  const [isNext, setIsNext] = useState(false)
  const command = { id: 'ledger', label: 'Prüfliste', group: 'Öffnen', onSelect: () => setIsNext(true) }
  return (
    <>
      <CommandPalette open={open} onOpenChange={setOpen} commands={[command]} />
      <Dialog open={isNext} onOpenChange={setIsNext} title="Prüfliste" />
    </>
  )
}

const dialogs: Record<string, (way: Way) => ReactNode> = {
  Dialog: ({ open, setOpen }) => <Dialog open={open} onOpenChange={setOpen} title="Beweis" />,
  ConfirmDialog: ({ open, setOpen }) => (
    <ConfirmDialog open={open} onOpenChange={setOpen} title="Löschen?" confirmLabel="Löschen" onConfirm={() => {}} />
  ),
  CommandPalette: ({ open, setOpen }) => <CommandPalette open={open} onOpenChange={setOpen} commands={[]} />,
  'a dialog that is there only while it is open': ({ open, setOpen }) =>
    open && <Dialog open onOpenChange={setOpen} title="Neue Vorlage" />,
}

describe.each(Object.keys(dialogs))('%s', (name) => {
  it('gives the focus back to where it was', async () => {
    const user = userEvent.setup()
    render(<Opener>{(way) => dialogs[name]?.(way)}</Opener>)
    await user.click(screen.getByLabelText('Diktat'))
    await user.keyboard('{F2}')
    await waitFor(() => expect(document.activeElement).not.toBe(screen.getByLabelText('Diktat')))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Diktat')))
  })
})

it('gives it back from a dialog that another one opened', async () => {
  const user = userEvent.setup()
  render(<Opener>{(way) => <Followed {...way} />}</Opener>)
  await user.click(screen.getByLabelText('Diktat'))
  await user.keyboard('{F2}')
  await screen.findByRole('combobox')
  await user.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: 'Prüfliste' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Diktat')))
})

it('leaves the focus where a command has led it', async () => {
  const user = userEvent.setup()
  const command = { id: 'go', label: 'Zum Bericht', group: 'Springen' }
  const onSelect = () => setTimeout(() => screen.getByText('anderswo').focus())
  render(
    <Opener>
      {({ open, setOpen }) => (
        <CommandPalette open={open} onOpenChange={setOpen} commands={[{ ...command, onSelect }]} />
      )}
    </Opener>,
  )
  await user.click(screen.getByLabelText('Diktat'))
  await user.keyboard('{F2}')
  await screen.findByRole('combobox')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('anderswo')))
})

/** A list whose rows are deleted after a question, and gone before it closes. */
function Deleting({ names }: { names: readonly string[] }) {
  const [rows, setRows] = useState(names)
  const [doomed, setDoomed] = useState<string | null>(null)
  const close = () => setDoomed(null)
  function remove() {
    setRows(rows.filter((row) => row !== doomed))
    setTimeout(close)
  }
  return (
    <main>
      <button type="button">oben</button>
      <section>
        <button type="button">anlegen</button>
        {rows.length > 0 && (
          <ul>
            {rows.map((row) => (
              <li key={row}>
                <button type="button">{row} ändern</button>
                <button type="button" onClick={() => setDoomed(row)}>
                  {row} löschen
                </button>
              </li>
            ))}
          </ul>
        )}
        {rows.length === 0 && <button type="button">erste anlegen</button>}
      </section>
      <button type="button">unten</button>
      <ConfirmDialog open={doomed !== null} onOpenChange={close} title="?" confirmLabel="Ja" onConfirm={remove} />
    </main>
  )
}

it.each([
  { names: ['a', 'b', 'c'], deleted: 'b', next: 'c ändern' },
  { names: ['a', 'b'], deleted: 'b', next: 'a löschen' },
  { names: ['a'], deleted: 'a', next: 'erste anlegen' },
])('goes on beside the row that was deleted: $deleted of $names', async ({ names, deleted, next }) => {
  const user = userEvent.setup()
  render(<Deleting names={names} />)
  await user.click(screen.getByText(`${deleted} löschen`))
  await user.click(screen.getByText('Ja'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText(next)))
})
