import type { ReactNode } from 'react'
import { Toaster } from './toaster.tsx'
import { TooltipProvider } from './tooltip.tsx'

/** What stands around every page where something is done; pages that are only read go without. */
export function WorkingParts({ children }: { children: ReactNode }) {
  return (
    <TooltipProvider>
      <Toaster>{children}</Toaster>
    </TooltipProvider>
  )
}
