import type { Route } from '#contract/route.ts'
import { allContracts } from '#server/contracts.ts'
import { routeKey } from '#server/http/serve.ts'
import { anAdmin, aTrialUser, signedIn } from '#tests/factories.ts'
import type { TestAnswer, TestBrowser, TestServer } from '#tests/test-server.ts'
import { sampleBody, textFields, withField } from './sample-input.ts'

export interface Place {
  /** Call and field, for messages. */
  name: string
  send: (value: unknown) => Promise<TestAnswer>
  /** The field itself, where the answer repeats it. */
  echo: (answer: TestAnswer) => unknown
}

/** Cleaned or masked on purpose, not kept to the letter. */
const rewritten = new Set(['templateHtml', 'email', 'feedbackText'])

/** Every place of every call that takes text of the caller's own: path, query and body. */
export async function everyTextPlace(server: TestServer): Promise<Place[]> {
  const browsers: Record<Route['access'], TestBrowser> = {
    public: server.browser(),
    session: await signedIn(server, await aTrialUser(server)),
    full: await signedIn(server, await aTrialUser(server)),
    admin: await signedIn(server, await anAdmin(server)),
  }
  return allContracts
    .filter(({ contract }) => contract.path !== '/api/logout')
    .flatMap(({ contract }) => placesOf(contract, browsers[contract.access]))
}

function placesOf(contract: Route, browser: TestBrowser): Place[] {
  const name = routeKey(contract)
  const url = (id: string) => contract.path.replaceAll(/:\w+/g, encodeId(id))
  const hasBody = contract.method === 'POST' || contract.method === 'PUT'
  const payload = (body: unknown) => (hasBody ? { payload: body as object } : {})
  const places: Place[] = []
  if (contract.path.includes(':')) {
    const send = (value: unknown) =>
      browser.send({ method: contract.method, url: url(asText(value)), ...payload(sampleBody(contract)) })
    places.push({ name: `${name} path`, send, echo: () => undefined })
    // Behind an id that nobody has, no body is looked at.
    return places
  }
  for (const field of textFields(contract.query)) {
    const send = (value: unknown) => browser.get(`${contract.path}?${field}=${encodeURIComponent(asText(value))}`)
    places.push({ name: `${name} ?${field}`, send, echo: () => undefined })
  }
  for (const field of hasBody ? textFields(contract.body) : []) {
    const send = async (value: unknown) => {
      const answer = await browser.send({
        method: contract.method,
        url: contract.path,
        ...payload(withField(sampleBody(contract), field, value)),
      })
      // Room for the next one, where only so many may be kept.
      if (answer.status === 201 && answer.body?.id) await browser.delete(`${contract.path}/${answer.body.id}`)
      return answer
    }
    const echo = (answer: TestAnswer) => (rewritten.has(field) ? undefined : answer.body?.[field])
    places.push({ name: `${name} ${field}`, send, echo })
  }
  return places
}

/** Nobody can put half a surrogate pair into an address. */
function asText(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()
}

function encodeId(id: string): string {
  // A path step of dots alone would lead to another path.
  return encodeURIComponent(id).replaceAll('.', '%2e') || '%20'
}
