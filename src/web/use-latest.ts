import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'

/** The newest value for callbacks that outlive a render: timers, editor events, shortcuts. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
