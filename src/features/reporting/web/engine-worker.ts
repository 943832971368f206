import { keepLastCall } from '@klarbefund/befund'
import type { EngineAnswer, EngineRequest } from './engine.ts'
import { type CheckInput, runEngineTask } from './engine-tasks.ts'

/** So long, in ms, checks are repeated in all: by then the browser has compiled what they run through. */
const warmUpMs = 600
/** In ms: a person who types is not kept waiting. */
const quietMs = 250

let warmedMs = 0
let pause: ReturnType<typeof setTimeout> | undefined

keepLastCall()

self.onmessage = ({ data: { id, task, input } }: MessageEvent<EngineRequest>) => {
  clearTimeout(pause)
  try {
    answer({ id, result: runEngineTask(task, input) })
    if (task === 'check') warmUp(input as CheckInput, quietMs)
  } catch (error) {
    answer({ id, error: error instanceof Error ? error.message : 'Unknown error' })
  }
}

function answer(message: EngineAnswer): void {
  self.postMessage(message)
}

/** Repeats a check while its report is being read, so that the first keys are checked as fast as later ones. */
function warmUp(input: CheckInput, after: number): void {
  if (warmedMs >= warmUpMs) return
  pause = setTimeout(() => {
    const start = performance.now()
    runEngineTask('check', input)
    warmedMs += performance.now() - start
    warmUp(input, 0)
  }, after)
}
