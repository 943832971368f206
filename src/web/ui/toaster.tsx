import { X } from 'lucide-react'
import { Toast } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { uiTexts } from './texts.ts'
import type { ToastTone } from './toast-store.ts'
import { dismissToast, useToasts } from './toast-store.ts'

const toastDurationMs = 5000
const toastSwipePx = 50
const toastHotkey = 'F8'

const edges: Record<ToastTone, string> = {
  neutral: 'before:bg-line-strong',
  proven: 'before:bg-proven-line',
  ask: 'before:bg-ask-line',
  clash: 'before:bg-clash-line',
}

/** Stands once around the page; `toast()` from toast-store.ts speaks through it. */
export function Toaster({ children }: { children: ReactNode }) {
  const toasts = useToasts()
  return (
    <Toast.Provider duration={toastDurationMs} swipeThreshold={toastSwipePx} label={uiTexts.notification}>
      {children}
      {toasts.map(({ id, open, title, description, tone = 'neutral', action }) => (
        <Toast.Root
          key={id}
          open={open}
          onOpenChange={(next) => !next && dismissToast(id)}
          className={classNames(
            'relative flex items-center gap-3 rounded-md bg-raised py-2 pr-2 pl-5 shadow-float animate-appear',
            'before:absolute before:inset-y-2 before:left-2 before:w-[3px] before:rounded-full',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:opacity-0',
            edges[tone],
          )}
        >
          <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2.5">
            <Toast.Title className="font-semibold">{title}</Toast.Title>
            {description !== undefined && (
              <Toast.Description className="text-pretty text-ink-soft">{description}</Toast.Description>
            )}
            {action !== undefined && (
              <Toast.Action
                altText={action.label}
                onClick={action.onSelect}
                className="font-semibold text-accent hover:text-accent-strong"
              >
                {action.label}
              </Toast.Action>
            )}
          </div>
          <Toast.Close
            aria-label={uiTexts.close}
            className="grid size-6 shrink-0 place-items-center rounded-sm text-ink-soft hover:bg-hover hover:text-ink"
          >
            <X aria-hidden="true" className="size-4" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport
        hotkey={[toastHotkey]}
        label={uiTexts.toastRegion}
        className="fixed top-1 right-3 print:hidden left-3 z-70 flex flex-col gap-2 outline-none md:left-auto md:w-[420px] lg:right-auto lg:left-44 lg:w-[min(640px,calc(100vw-560px))]"
      />
    </Toast.Provider>
  )
}
