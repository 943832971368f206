import { useEffect } from 'react'
import { useLatest } from '#web/use-latest.ts'

/**
 * Puts the focus where typing starts once a step has appeared.
 *
 * A frame later than the dialog's own focus, so that the dialog still knows where to give it back.
 */
export function useStartingFocus(focus: () => void): void {
  const latest = useLatest(focus)
  useEffect(() => {
    const frame = requestAnimationFrame(() => latest.current())
    return () => cancelAnimationFrame(frame)
  }, [latest])
}
