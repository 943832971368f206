import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anExpiredUser, aTrialUser, signedIn } from '#tests/factories.ts'
import { startTestServer, type TestBrowser, type TestServer } from '#tests/test-server.ts'
import { maxReportSeconds } from '../contract.ts'

let server: TestServer
let browser: TestBrowser
beforeAll(async () => {
  server = await startTestServer()
  browser = await signedIn(server, await aTrialUser(server))
})
afterAll(() => server.close())

const path = '/api/report-time'
const average = async () => (await browser.get('/api/user-stats')).body.avgTimePerReport

it('counts each report once, however often its time arrives', async () => {
  const first = { reportId: randomUUID(), seconds: 90 }
  const answers = await Promise.all([1, 2, 3].map(() => browser.post(path, first)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  await browser.post(path, { reportId: randomUUID(), seconds: 30 })
  expect(await average()).toBe(60)
})

it.each([
  ['less than none', { seconds: -1 }],
  ['more than a day', { seconds: maxReportSeconds + 1 }],
  ['parts of a second', { seconds: 1.5 }],
  ['words', { seconds: 'Leber' }],
  ['a report without an id', { reportId: 'Leber' }],
])('refuses %s', async (_name, change) => {
  const before = await average()
  const answer = await browser.post(path, { reportId: randomUUID(), seconds: 10, ...change })
  expect([answer.status, await average()]).toEqual([400, before])
})

it('takes nothing where the access is over', async () => {
  const expired = await signedIn(server, await anExpiredUser(server))
  expect((await expired.post(path, { reportId: randomUUID(), seconds: 10 })).status).toBe(403)
})
