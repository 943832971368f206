import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { countReportTime, maxReportSeconds } from '#features/reporting/contract.ts'
import { dictate, openWorkspace, pass, stubWorkspaceServer } from '#tests/open-workspace.tsx'

let server: ReturnType<typeof stubWorkspaceServer>

beforeEach(() => {
  server = stubWorkspaceServer()
  server.answer(countReportTime, { success: true })
  vi.stubGlobal('ClipboardItem', Object.assign(vi.fn(), { supports: (type: string) => type !== 'text/rtf' }))
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write: async () => {} } })
})

const sent = () => server.sentTo(countReportTime).map(({ body }) => body as { reportId: string; seconds: number })
const seconds = () => sent().map((body) => body.seconds)

async function format() {
  fireEvent.click(screen.getByRole('button', { name: 'Formatieren' }))
  await pass(100)
}

async function copy() {
  fireEvent.keyDown(window, { key: 'Enter', ctrlKey: true })
  await pass(0)
}

/** Begins now, and is copied after so long. */
async function copiedAfter(ms: number) {
  dictate('leber')
  await pass(ms - 100)
  await format()
  await copy()
}

it('is sent with the first copy of a report, in numbers only, whether it is rated or not', async () => {
  openWorkspace()
  await copiedAfter(7000)
  expect(sent()).toEqual([{ reportId: expect.stringMatching(/^[\da-f-]{36}$/), seconds: 7 }])
  dictate('leber und milz')
  await pass(5000)
  await copy()
  expect(seconds()).toEqual([7])
})

it('begins anew with a new report, and goes on with one that is taken back', async () => {
  openWorkspace()
  await copiedAfter(7000)
  fireEvent.click(screen.getByRole('button', { name: 'Neuer Bericht' }))
  await pass(60_000)
  fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
  await pass(0)
  await copy()
  expect(seconds()).toEqual([7])
  fireEvent.click(screen.getByRole('button', { name: 'Neuer Bericht' }))
  await pass(0)
  await copiedAfter(3000)
  expect(seconds()).toEqual([7, 3])
  expect(new Set(sent().map(({ reportId }) => reportId)).size).toBe(2)
})

it('begins anew with the transcript that follows an emptied one', async () => {
  openWorkspace()
  await copiedAfter(7000)
  dictate('')
  await pass(60_000)
  dictate('milz')
  await pass(4000)
  await copy()
  expect(seconds()).toEqual([7, 4])
})

it('goes on in the draft of the tab, and is sent once from there too', async () => {
  const first = openWorkspace()
  dictate('leber')
  await pass(5000)
  first.unmount()
  const second = openWorkspace()
  await pass(2000 - 100)
  await format()
  await copy()
  expect(seconds()).toEqual([7])
  second.unmount()
  openWorkspace()
  dictate('leber und milz')
  await pass(1000)
  await copy()
  expect(seconds()).toEqual([7])
})

it('is left out where the report lay open for longer than a day', async () => {
  openWorkspace()
  await copiedAfter((maxReportSeconds + 1) * 1000)
  expect(screen.getByText('Report Copied')).toBeTruthy()
  expect(sent()).toEqual([])
})

it('disturbs no copy where it cannot be sent', async () => {
  server.refuse(countReportTime, 500, 'Ein unerwarteter Fehler ist aufgetreten.')
  openWorkspace()
  await copiedAfter(7000)
  expect(screen.getByText('Report Copied')).toBeTruthy()
  await pass(1000)
  expect(screen.getByRole('button', { name: 'Bewertung' })).toBeTruthy()
  expect(screen.queryByText('Ein unerwarteter Fehler ist aufgetreten.')).toBeNull()
})
