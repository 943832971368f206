import { useCallback, useEffect, useRef, useState } from 'react'

export interface TabSwitch {
  /** Null while no switch is due; zero is never shown, `onEnd` is called instead. */
  secondsLeft: number | null
  start: (seconds: number) => void
  stop: () => void
}

/** Counts whole seconds down to a switch that a person can still stop. */
export function useTabSwitch(onEnd: () => void): TabSwitch {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null)
  const ticking = useRef<ReturnType<typeof setInterval>>(undefined)
  useEffect(() => () => clearInterval(ticking.current), [])

  const stop = useCallback(() => {
    clearInterval(ticking.current)
    setSecondsLeft(null)
  }, [])

  const start = useCallback(
    (seconds: number) => {
      let left = seconds
      clearInterval(ticking.current)
      setSecondsLeft(left)
      ticking.current = setInterval(() => {
        left--
        if (left > 0) {
          setSecondsLeft(left)
          return
        }
        stop()
        onEnd()
      }, 1000)
    },
    [onEnd, stop],
  )
  return { secondsLeft, start, stop }
}
