import type { Clock } from '#server/clock.ts'
import type { modelProbe } from './probe-model.ts'

const patienceMs = 3000
const freshMs = 30_000

/** Asks whether the model answers, at most twice a minute however many ask; no text is sent. */
export function createModelCheck(probe: NonNullable<ReturnType<typeof modelProbe>>, clock: Clock) {
  let asked: { at: number; answer: Promise<boolean> } | null = null
  return (): Promise<boolean> => {
    const now = clock.now().getTime()
    if (!asked || now - asked.at >= freshMs) asked = { at: now, answer: ask(probe.url, probe.headers) }
    return asked.answer
  }
}

async function ask(url: string, headers: Record<string, string>): Promise<boolean> {
  try {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(patienceMs) })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
