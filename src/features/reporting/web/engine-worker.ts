import type { EngineAnswer, EngineRequest } from './engine.ts'
import { runEngineTask } from './engine-tasks.ts'

self.onmessage = ({ data: { id, task, input } }: MessageEvent<EngineRequest>) => {
  try {
    answer({ id, result: runEngineTask(task, input) })
  } catch (error) {
    answer({ id, error: error instanceof Error ? error.message : 'Unknown error' })
  }
}

function answer(message: EngineAnswer): void {
  self.postMessage(message)
}
