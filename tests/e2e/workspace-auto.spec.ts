import type { Request } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from './journey.ts'
import { arriveInWorkspace, report, reportHolds, soundDictation, toast, transcript } from './workspace-steps.ts'

journey(
  'one automatic mode at a time starts a second after the last change and is still on after a reload',
  async ({ page }) => {
    await arriveInWorkspace(page)
    const modes = page.getByRole('group', { name: 'Automatisch, 1 Sekunde nach der letzten Eingabe' })
    const mode = (name: string) => modes.getByRole('switch', { name }).or(modes.getByRole('checkbox', { name }))

    await mode('Generieren').click()
    await toast(page, 'Einstellungen aktualisiert')
    await mode('Formatieren').click()
    await expect.poll(() => mode('Generieren').isChecked()).toBe(false)
    expect(await mode('Formatieren').isChecked()).toBe(true)
    expect(await mode('Ausfüllen').isChecked()).toBe(false)

    const runs: number[] = []
    page.on('request', (request: Request) => {
      if (request.url().endsWith('/api/format-external-transcript')) runs.push(Date.now())
    })
    await transcript(page).fill('Kein Pneumothorax')
    await transcript(page).fill(soundDictation)
    const changedAt = Date.now()
    await toast(page, 'Bericht formatiert')
    await reportHolds(page, '14 mm')
    expect(runs).toHaveLength(1)
    // The change itself took place a little before fill() came back.
    expect((runs[0] ?? 0) - changedAt).toBeGreaterThan(700)

    // What a person wrote is never overwritten: the next automatic result waits.
    await report(page).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' Kontrolle empfohlen.')
    await transcript(page).fill(`${soundDictation} Kein Pleuraerguss Punkt`)
    await page.getByText('Eine neue Fassung liegt bereit').waitFor()
    expect(await report(page).textContent()).toContain('Kontrolle empfohlen.')
    await page.getByRole('button', { name: 'Übernehmen' }).click()
    await reportHolds(page, 'Pleuraerguss')

    await page.reload()
    await transcript(page).waitFor()
    expect(await mode('Formatieren').isChecked()).toBe(true)
    expect(await mode('Generieren').isChecked()).toBe(false)
  },
)
