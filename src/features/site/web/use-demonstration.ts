import { useCallback, useEffect, useRef, useState } from 'react'
import type { DemonstrationResult } from './demonstration-result.ts'

type State = 'idle' | 'loading' | 'typing' | 'done' | 'failed'
type Reader = (dictation: string) => DemonstrationResult

const msPerWord = 90

/**
 * Types the sample word by word and lets the engine read what stands there; with reduced motion all at once.
 *
 * @param picture what the engine made of the whole sample, shown before anything is started
 */
export function useDemonstration(sample: string, picture: DemonstrationResult | null) {
  const [state, setState] = useState<State>('idle')
  const [wordCount, setWordCount] = useState(0)
  const [result, setResult] = useState(picture)
  const reader = useRef<Reader | null>(null)
  const words = sample.split(' ')

  const show = useCallback(
    (count: number) => {
      setWordCount(count)
      setResult(reader.current?.(sample.split(' ').slice(0, count).join(' ')) ?? null)
    },
    [sample],
  )

  const finish = useCallback(() => {
    show(sample.split(' ').length)
    setState('done')
  }, [sample, show])

  const start = useCallback(async () => {
    setState('loading')
    try {
      reader.current ??= (await import('./demonstration-result.ts')).readDictation
    } catch {
      setState('failed')
      return
    }
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      finish()
      return
    }
    show(0)
    setState('typing')
  }, [finish, show])

  // A page that was not written with the picture has it drawn now.
  useEffect(() => {
    if (state !== 'idle' || result) return
    void import('./demonstration-result.ts').then(({ readDictation }) => setResult(readDictation(sample)))
  }, [state, result, sample])

  useEffect(() => {
    if (state !== 'typing') return
    const timer = setTimeout(() => (wordCount + 1 >= words.length ? finish() : show(wordCount + 1)), msPerWord)
    return () => clearTimeout(timer)
  }, [state, wordCount, words.length, show, finish])

  return { state, typed: words.slice(0, wordCount).join(' '), result, start, finish }
}
