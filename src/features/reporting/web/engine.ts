import type { EngineTask, EngineTasks } from './engine-tasks.ts'

/** The report language engine, wherever it runs. */
export interface Engine {
  run<Task extends EngineTask>(task: Task, input: EngineTasks[Task]['input']): Promise<EngineTasks[Task]['result']>
  close(): void
}

export interface EngineRequest {
  id: number
  task: EngineTask
  input: EngineTasks[EngineTask]['input']
}

export type EngineAnswer = { id: number; result: unknown } | { id: number; error: string }

/**
 * The engine in a worker of its own, so that no text leaves the page and typing never waits.
 * The worker starts with the first task, and again after a close.
 */
export function startWorkerEngine(): Engine {
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  let worker: Worker | null = null
  let nextId = 1

  function close(reason = 'The engine was closed') {
    worker?.terminate()
    worker = null
    for (const asked of waiting.values()) asked.reject(new Error(reason))
    waiting.clear()
  }

  function start(): Worker {
    const started = new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' })
    started.onmessage = ({ data }: MessageEvent<EngineAnswer>) => {
      const asked = waiting.get(data.id)
      waiting.delete(data.id)
      if ('error' in data) asked?.reject(new Error(data.error))
      else asked?.resolve(data.result)
    }
    started.onerror = () => close('The engine did not start')
    return started
  }

  return {
    run: (task, input) =>
      new Promise((resolve, reject) => {
        const id = nextId++
        waiting.set(id, { resolve: (result) => resolve(result as never), reject })
        worker ??= start()
        worker.postMessage({ id, task, input } satisfies EngineRequest)
      }),
    close: () => close(),
  }
}
