import { expect } from 'vitest'
import { compact, journey, wide } from './journey.ts'
import { arriveInWorkspace, button, soundDictation, toast, transcript } from './workspace-steps.ts'

for (const viewport of [wide, { width: 1023, height: 800 }, compact]) {
  journey(`at ${viewport.width} px everything that takes its time takes the specified one`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.clock.install()
    await arriveInWorkspace(page)
    let runs = 0
    await page.route('**/api/format-external-transcript', async (route) => {
      runs += 1
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), fallbackReason: 'Antwort unlesbar.' } })
    })
    const { clock } = page
    const reason = page.getByText('Antwort unlesbar.')
    const rating = page.getByRole('region', { name: 'Wie war dieser Bericht?' })
    const isCompact = viewport !== wide

    await page.getByRole('switch', { name: 'Formatieren' }).click()
    await toast(page, 'Einstellungen aktualisiert')
    await clock.pauseAt(Date.now() + 60_000)
    await transcript(page).fill(soundDictation)
    await clock.runFor(999)
    expect(runs).toBe(0)
    await clock.runFor(1)
    await toast(page, 'Bericht formatiert')
    expect(runs).toBe(1)

    // From the result on: the countdown, where there is one, and eight seconds of the notice once it can be seen.
    await clock.runFor(2999)
    if (isCompact) {
      await page.getByText('Wechsel zum Bericht in 1 s...').waitFor()
      expect(await page.getByRole('tab', { name: 'Bericht' }).getAttribute('aria-selected')).toBe('false')
    } else expect(await page.getByText(/^Wechsel zum Bericht/).count()).toBe(0)
    await clock.runFor(1)
    await button(page, 'Bericht kopieren').click()
    await button(page, 'Copied!').waitFor()
    await clock.runFor(999)
    expect(await button(page, 'Copied!').count()).toBe(1)
    expect(await rating.count()).toBe(0)
    await clock.runFor(1)
    await button(page, 'Bericht kopieren').waitFor()
    await rating.waitFor()

    const noticeLeftMs = isCompact ? 7000 : 4000
    await clock.runFor(noticeLeftMs - 1)
    expect(await reason.isVisible()).toBe(true)
    await clock.runFor(1)
    await reason.waitFor({ state: 'detached' })
    await clock.runFor(8000 - noticeLeftMs - 1)
    expect(await rating.count()).toBe(1)
    await clock.runFor(1)
    await rating.waitFor({ state: 'detached' })
  })
}
