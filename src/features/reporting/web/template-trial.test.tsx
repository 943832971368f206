import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '#tests/web-stub.tsx'
import type { Engine } from './engine.ts'
import { runEngineTask } from './engine-tasks.ts'
import { TemplateTrial } from './template-trial.tsx'

const engine: Engine = { run: async (task, input) => runEngineTask(task, input), close: () => {} }
const templateHtml =
  '<h3>Befund</h3><p><strong>Milz:</strong> Homogen.</p><p><strong>Leber:</strong> Homogen.</p><p onclick="x()">Ende</p>'

it('shows what a dictation makes of the template, and follows the dictation', async () => {
  renderPage(<TemplateTrial engine={engine} templateHtml={templateHtml} />)
  const sheet = screen.getByRole('region', { name: 'Ausgefüllte Vorlage' })
  await screen.findByText(/Leber normal groß|Normal groß/)
  fireEvent.change(screen.getByLabelText('Probediktat'), { target: { value: 'Milz mit 14 Zentimetern vergrößert' } })
  await screen.findByText(/14 cm/)
  expect(sheet.innerHTML).not.toContain('onclick')
})

it('says that the trial failed, where the engine does not answer', async () => {
  const broken: Engine = { run: () => Promise.reject(new Error('no worker')), close: () => {} }
  renderPage(<TemplateTrial engine={broken} templateHtml={templateHtml} />)
  expect((await screen.findByRole('alert')).textContent).toContain('Die Probe konnte nicht berechnet werden')
})
