import { fireEvent, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { FormDialog } from './form-dialog.tsx'

describe('a click beside', () => {
  const clickBeside = async () => {
    // The kit listens from the next tick on.
    await new Promise((resolve) => setTimeout(resolve))
    fireEvent.pointerDown(document.body)
    fireEvent.click(document.body)
  }

  it('closes a dialog that only shows something', async () => {
    const onOpenChange = vi.fn()
    render(<Dialog open onOpenChange={onOpenChange} title="Zeigt" />)
    await clickBeside()
    expect(onOpenChange).toHaveBeenCalledWith(false)
  })

  it('does not throw away what was entered in a form', async () => {
    const onClose = vi.fn()
    render(
      <FormDialog title="Fragt" saveLabel="Speichern" busy={false} onClose={onClose} onSubmit={() => {}}>
        <input aria-label="Name" />
      </FormDialog>,
    )
    await clickBeside()
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalled()
  })
})
