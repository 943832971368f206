import { verifyReport } from '@klarbefund/befund'
import { expect, it } from 'vitest'
import { runEngineTask } from './engine-tasks.ts'

const template = '<p><strong>Leber:</strong> Homogen.</p>'

it('holds each report against its own transcript and template, whatever was checked before', () => {
  const inputs = [
    { transcript: 'Leber 12 cm.', report: 'Leber 12 cm.', template: null },
    { transcript: 'Leber 12 cm.', report: 'Leber 21 cm.', template: null },
    { transcript: 'Milz 12 cm.', report: 'Leber: Homogen. Milz 12 cm.', template },
    { transcript: 'Milz 12 cm.', report: 'Leber: Homogen. Milz 12 cm.', template: null },
    { transcript: 'Leber 12 cm.', report: 'Leber 12 cm.', template: null },
  ]
  const checks = inputs.map((input) => runEngineTask('check', { ...input, options: {} }).verification)
  expect(checks).toEqual(
    inputs.map(({ transcript, report, template: from }) =>
      verifyReport(transcript, report, from === null ? {} : { template: from }),
    ),
  )
  expect(checks.map((check) => check?.ok)).toEqual([true, false, true, false, true])
})
