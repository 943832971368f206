import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { ReturnFocus } from './return-focus.tsx'
import { uiTexts } from './texts.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  /** Right-aligned at the foot, the next step last. */
  actions?: ReactNode
  width?: 'narrow' | 'medium' | 'wide' | undefined
  /** Stays where somebody clicks beside it: for what was entered, or is shown only once. */
  isKeptOpen?: boolean | undefined
  children?: ReactNode
}

const widths = { narrow: 'max-w-[420px]', medium: 'max-w-[560px]', wide: 'max-w-[960px]' }

export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, actions, width = 'narrow', isKeptOpen, children } = props
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <div data-modal-veil="" className="fixed inset-0 z-50 bg-veil" />
        <Primitive.Content
          onPointerDownOutside={(event) => isKeptOpen && event.preventDefault()}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          className={classNames(
            'fixed inset-x-3 top-[max(12px,8dvh)] z-50 mx-auto flex max-h-[84dvh] flex-col rounded-lg bg-surface shadow-float animate-appear focus:outline-none',
            widths[width],
          )}
        >
          <ReturnFocus />
          <header className="px-6 pt-5 pr-14 pb-3">
            <div>
              <Primitive.Title className="text-xl font-semibold">{title}</Primitive.Title>
              {description !== undefined && (
                <Primitive.Description asChild>
                  <div className="mt-1 text-pretty text-ink-soft">{description}</div>
                </Primitive.Description>
              )}
            </div>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-6 pt-1 pb-6">{children}</div>
          {actions !== undefined && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-6 py-3.5">{actions}</footer>
          )}
          {/* Last, so that the focus starts in the content. */}
          <Primitive.Close
            aria-label={uiTexts.close}
            className="absolute top-4 right-4 grid size-8 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-hover hover:text-ink"
          >
            <X aria-hidden="true" className="size-4" />
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
