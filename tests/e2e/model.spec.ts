import { expect } from 'vitest'
import { type ModelBehaviour, startModelServer } from '#stand-ins/model/start-model-server.ts'
import { runProduct } from '../../scripts/run-product.ts'
import { journey, wide } from './journey.ts'
import { arriveInWorkspace, button, report, reportHolds, soundDictation, toast, transcript } from './workspace-steps.ts'

const written = JSON.stringify({
  clinicalInfo: '',
  description: '',
  anatomicalSections: [{ name: 'Lunge', text: 'Im rechten Oberlappen ein Rundherd von 14 mm. Kein Pneumothorax.' }],
  assessment: 'Rundherd im rechten Oberlappen.',
})
const noContradictions: ModelBehaviour = { kind: 'answer', content: '{"contradictions":[]}' }

journey(
  'a radiologist reads along as a model writes, ends it once, and gets a proven report',
  async ({ browser, onTestFinished }) => {
    const model = await startModelServer()
    onTestFinished(model.close)
    model.behave(({ schema }) =>
      JSON.stringify(schema).includes('"contradictions"') ? noContradictions : { kind: 'pause', content: written },
    )
    const product = await runProduct({ AI_BASE_URL: model.url, AI_MODEL: 'stand-in', RATE_LIMIT_FACTOR: '10000' })
    onTestFinished(product.stop)
    const context = await browser.newContext({ baseURL: product.url, viewport: wide, locale: 'de-DE' })
    onTestFinished(() => context.close())
    const page = await context.newPage()
    await arriveInWorkspace(page)
    const draft = page.getByRole('region', { name: 'Entwurf des Sprachmodells' })

    await transcript(page).fill(soundDictation)
    await button(page, 'Bericht generieren').click()
    await draft.getByText('Ungeprüft', { exact: true }).waitFor()
    await draft.getByText('Im rechten').waitFor()
    await button(page, 'Abbrechen').click()
    await toast(page, 'Abgebrochen')
    await draft.waitFor({ state: 'detached' })
    await expect.poll(model.aborted).toBe(1)
    expect((await report(page).textContent())?.trim() ?? '').toBe('')

    await button(page, 'Bericht generieren').click()
    await draft.getByText('Im rechten').waitFor()
    model.release()
    await toast(page, 'Bericht generiert')
    await reportHolds(page, 'Rundherd von 14 mm')
    await draft.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: /Angaben erhalten/ }).waitFor()
  },
)
