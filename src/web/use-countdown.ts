import { useCallback, useEffect, useRef, useState } from 'react'

export interface Countdown {
  /** 0 while it does not run. */
  secondsLeft: number
  start: (seconds: number) => void
  stop: () => void
}

/** Seconds that run down to 0; `onDone` is called when they have, not when it is stopped. */
export function useCountdown(onDone?: () => void): Countdown {
  const [secondsLeft, setSecondsLeft] = useState(0)
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  }, [onDone])

  useEffect(() => {
    if (secondsLeft <= 0) return
    const timer = setTimeout(() => {
      setSecondsLeft(secondsLeft - 1)
      if (secondsLeft === 1) done.current?.()
    }, 1000)
    return () => clearTimeout(timer)
  }, [secondsLeft])

  const stop = useCallback(() => setSecondsLeft(0), [])
  return { secondsLeft, start: setSecondsLeft, stop }
}
