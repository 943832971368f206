import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usageEvents } from '#database/schema.ts'
import type { ModelBehaviour } from '#stand-ins/model/start-model-server.ts'
import { aTrialUser, signedIn } from '#tests/factories.ts'
import {
  asksForContradictions,
  contradicting,
  corrected,
  type ServerWithModel,
  startServerWithModel,
} from '#tests/model-server.ts'
import type { TestBrowser } from '#tests/test-server.ts'

const dictation =
  'im rechten unterlappen eine verschattung punkt der patient wurde im liegen untersucht punkt ' +
  'im stehen zeigt sich die lunge gut einsehbar punkt'
const text =
  'Im rechten Unterlappen eine Verschattung. Der Patient wurde im Liegen untersucht. Im Stehen zeigt sich die Lunge gut einsehbar.'
const real = {
  kind: 'negation',
  first: 'Der Patient wurde im Liegen untersucht',
  second: 'Im Stehen zeigt sich die Lunge gut einsehbar',
  explanation: 'Im Liegen und im Stehen zugleich wird nicht untersucht.',
}

let server: ServerWithModel
let browser: TestBrowser
beforeAll(async () => {
  server = await startServerWithModel()
  browser = await signedIn(server, await aTrialUser(server))
})
afterAll(() => server.close())

async function run(judging: ModelBehaviour, { transcript = dictation, written = text, detects = true } = {}) {
  server.model.behave((request) => (asksForContradictions(request) ? judging : corrected(written)))
  const before = server.model.requests.length
  const { status, body } = await browser.post('/api/format-external-transcript', {
    transcript,
    enableContradictionDetection: detects,
    language: 'de',
  })
  expect([status, body.fallbackReason]).toEqual([200, null])
  return { found: body.detectedContradictions, requests: server.model.requests.slice(before), text: body.plainText }
}

async function lastFallback() {
  const [last] = await server.deps.db.select().from(usageEvents).orderBy(desc(usageEvents.id)).limit(1)
  return last?.fallbackClass
}

const byModel = (found: { id: string }[]) => found.filter(({ id }) => id.startsWith('model-'))

describe('contradictions a model sees', () => {
  it('are added where both quotes stand in the text word for word', async () => {
    const { found, requests, text: written } = await run(contradicting(real))
    const [added] = byModel(found) as unknown as { first: { start: number; end: number }; text: string }[]
    expect(added).toMatchObject({ kind: 'negation', resolved: false, severity: 'warning', fixes: [] })
    expect(written.slice(added?.first.start, added?.first.end)).toBe(real.first)
    for (const part of [real.first, real.second, real.explanation]) expect(added?.text).toContain(part)
    expect(requests.at(-1)?.system).toContain('Paare von Aussagen')
    expect(requests.at(-1)?.user).toContain('Der Patient wurde im Liegen')
  })

  it('are dropped where a quote is not in the text, is empty, or is the other one', async () => {
    const { found } = await run(
      contradicting(
        { ...real, second: 'Der Patient wurde im Liegen von 3 cm' },
        { ...real, second: ' ' },
        { ...real, second: real.first },
        { ...real, kind: 'erfunden', second: 'Im rechten Unterlappen' },
      ),
    )
    expect(byModel(found)).toHaveLength(1)
    expect(byModel(found)[0]).toMatchObject({ kind: 'implausible' })
  })

  it('are not listed twice, by the model or beside the engine', async () => {
    const clashing = {
      transcript:
        'pneumonie im rechten unterlappen punkt beurteilung doppelpunkt pneumonie im linken unterlappen punkt',
      written: 'Pneumonie im rechten Unterlappen.\nBeurteilung: Pneumonie im linken Unterlappen.',
    }
    const sides = { ...real, first: 'Pneumonie im linken Unterlappen', second: 'Pneumonie im rechten Unterlappen' }
    const engineAlone = await run(contradicting(), clashing)
    expect(engineAlone.found).toHaveLength(1)
    const both = await run(contradicting(sides, sides), clashing)
    expect(both.found).toEqual(engineAlone.found)
    expect(byModel((await run(contradicting(real, real))).found)).toHaveLength(1)
  })

  it.each<[string, ModelBehaviour]>([
    ['garbage', { kind: 'answer', content: 'Gerne!' }],
    ['another shape', { kind: 'answer', content: '{"contradictions":"keine"}' }],
    ['a refusal', { kind: 'status', status: 401 }],
    ['an endless answer', contradicting({ ...real, explanation: 'x'.repeat(50_000) })],
  ])('never cost those of the engine: %s', async (_name, judging) => {
    const { found } = await run(judging, {
      transcript:
        'pneumonie im rechten unterlappen punkt beurteilung doppelpunkt pneumonie im linken unterlappen punkt',
      written: 'Pneumonie im rechten Unterlappen.\nBeurteilung: Pneumonie im linken Unterlappen.',
    })
    expect(found).toHaveLength(1)
    expect(byModel(found)).toEqual([])
    await expect.poll(lastFallback).toBe('contradictions_unanswered')
  })

  it('are not asked for where contradictions are switched off', async () => {
    const { found, requests } = await run(contradicting(real), { detects: false })
    expect(found).toEqual([])
    expect(requests.some(asksForContradictions)).toBe(false)
  })

  it('carry names only inside the house', async () => {
    const { found, requests } = await run(
      contradicting({
        ...real,
        first: 'Frau [NAME_1] hat keinen Pleuraerguss',
        second: 'Erguss von 2 cm bei [NAME_1]',
      }),
      {
        transcript: 'Frau Quorvexa hat keinen Pleuraerguss. Ein Erguss von 2 cm bei Quorvexa.',
        written: 'Frau Quorvexa hat keinen Pleuraerguss. Ein Erguss von 2 cm bei Quorvexa.',
      },
    )
    expect(JSON.stringify(requests.map(({ user }) => user))).toContain('[NAME_1]')
    expect(found.map(({ text: sentence }: { text: string }) => sentence).join()).not.toContain('[NAME_')
  })
})
