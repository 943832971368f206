import { anAdmin, aTrialUser, signedIn } from '#tests/factories.ts'
import { corrected, populated, type ServerWithModel } from '#tests/model-server.ts'
import type { TestBrowser, TestServer } from '#tests/test-server.ts'

export interface Sink {
  name: string
  /** Brings the text in and answers the HTML that comes out; none where it was refused. */
  pass: (text: string) => Promise<string[]>
}

interface ReportAnswer {
  formattedContent?: string
  populatedHtml?: string
  reportContent?: { populatedHtml: string }
}

const template = '<h3>Befund</h3><p><strong>Leber:</strong> Unauffällig.</p>'

/** Each way by which a text of somebody's becomes HTML on a page. */
export async function everyHtmlSink(plain: TestServer, withModel: ServerWithModel): Promise<Sink[]> {
  const user = await signedIn(plain, await aTrialUser(plain))
  const admin = await signedIn(plain, await anAdmin(plain))
  const modelUser = await signedIn(withModel, await aTrialUser(withModel))
  return [
    await templateSink('own template', user, '/api/user-templates', {}),
    await templateSink('standard template', admin, '/api/medical-templates', { type: 'Probe' }),
    { name: 'dictation, formatted', pass: (text) => run(user, 'format-external-transcript', { transcript: text }) },
    {
      name: 'dictation, filled into a template',
      pass: (text) => run(user, 'populate-template-voice', { transcript: text, templateHtml: template }),
    },
    {
      name: 'template of the call, filled',
      pass: (text) =>
        run(user, 'populate-template-voice', { transcript: 'Leber 5 mm', templateHtml: `${template}${text}` }),
    },
    { name: 'dictation, generated from', pass: (text) => run(user, 'generate-report-voice', { transcript: text }) },
    ...modelSinks(modelUser, withModel),
  ]
}

function modelSinks(user: TestBrowser, { model }: ServerWithModel): Sink[] {
  const transcript = 'Leber unauffällig Punkt'
  return [
    {
      name: 'model, formatting',
      pass: (text) => {
        model.behave(() => corrected(`Leber unauffällig. ${text}`))
        return run(user, 'format-external-transcript', { transcript })
      },
    },
    {
      name: 'model, filling',
      pass: (text) => {
        model.behave(() => populated(`<p><strong>Leber:</strong> Unauffällig. ${text}</p>`))
        return run(user, 'populate-template-voice', { transcript, templateHtml: template })
      },
    },
    {
      name: 'model, generating',
      pass: (text) => {
        const anatomicalSections = [{ name: text, text: 'Unauffällig.' }]
        const report = { clinicalInfo: '', description: text, anatomicalSections, assessment: text }
        model.behave(() => ({ kind: 'answer', content: JSON.stringify(report) }))
        return run(user, 'generate-report-voice', { transcript })
      },
    },
  ]
}

async function templateSink(name: string, browser: TestBrowser, url: string, fields: object): Promise<Sink> {
  const body = { ...fields, name: `Probe ${Math.random()}`, modality: 'CT', language: 'de' }
  const { id } = (await browser.post(url, { ...body, templateHtml: template })).body
  return {
    name,
    pass: async (text) => {
      const answer = await browser.put(`${url}/${id}`, { ...body, templateHtml: text })
      if (answer.status !== 200 && answer.status !== 422) throw new Error(`${name} answered ${answer.status}`)
      const rows = (await browser.get(url)).body as { id: string; templateHtml: string }[]
      return rows.filter((row) => row.id === id).map(({ templateHtml }) => templateHtml)
    },
  }
}

async function run(browser: TestBrowser, call: string, body: object): Promise<string[]> {
  const answer = await browser.post(`/api/${call}`, { ...body, language: 'de' })
  if (answer.status !== 200) throw new Error(`${call} answered ${answer.status}: ${answer.text}`)
  const { formattedContent, populatedHtml, reportContent } = answer.body as ReportAnswer
  return [formattedContent, populatedHtml, reportContent?.populatedHtml].filter((html) => html !== undefined)
}
