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

/** A call, and the places of the caller's own text in it. */
export interface Call {
  places: Place[]
  /** Fills those of its places with the same value at once; none where it has but one. */
  sendTo: ((places: readonly Place[], value: unknown) => Promise<TestAnswer>) | null
}

/** Cleaned or masked on purpose, not kept to the letter. */
const rewritten = new Set(['templateHtml', 'email', 'feedbackText'])

/** Every place of every call that takes text of the caller's own: path, query and body. */
export async function everyTextPlace(server: TestServer): Promise<Place[]> {
  return (await everyTextCall(server)).flatMap(({ places }) => places)
}

export async function everyTextCall(server: TestServer): Promise<Call[]> {
  const browsers: Record<Route['access'], TestBrowser> = {
    public: server.browser(),
    session: await signedIn(server, await aTrialUser(server)),
    full: await signedIn(server, await aTrialUser(server)),
    admin: await signedIn(server, await anAdmin(server)),
  }
  const calls = allContracts
    .map(({ contract }) => contract)
    .filter(({ path }) => path !== '/api/logout')
    .map(async (contract) => {
      const browser = browsers[contract.access]
      const own = await makeOwn(contract, browser)
      return [
        ...(contract.path.includes(':') ? [pathCall(contract, browser)] : []),
        ...(contract.path.includes(':') && own === null ? [] : [fieldCall(contract, browser, own ?? contract.path)]),
      ]
    })
  return (await Promise.all(calls)).flat().filter(({ places }) => places.length > 0)
}

/** Where a call changes something by its id, the address of one of the caller's own: a body is looked at only there. */
async function makeOwn(contract: Route, browser: TestBrowser): Promise<string | null> {
  if (contract.method !== 'PUT' || textFields(contract.body).length === 0) return null
  const isMaker = (other: Route) => other.method === 'POST' && `${other.path}/:id` === contract.path
  const maker = allContracts.find((other) => isMaker(other.contract))?.contract
  if (!maker) return null
  const { body } = await browser.post(maker.path, sampleBody(maker))
  return `${maker.path}/${body.id}`
}

const hasBody = ({ method }: Route) => method === 'POST' || method === 'PUT'

function pathCall(contract: Route, browser: TestBrowser): Call {
  const send = (value: unknown) =>
    browser.send({
      method: contract.method,
      url: contract.path.replaceAll(/:\w+/g, encodeId(asText(value))),
      ...(hasBody(contract) ? { payload: sampleBody(contract) } : {}),
    })
  return { places: [{ name: `${routeKey(contract)} path`, send, echo: () => undefined }], sendTo: null }
}

function fieldCall(contract: Route, browser: TestBrowser, url: string): Call {
  const inBody = hasBody(contract)
  const fields = textFields(inBody ? contract.body : contract.query)
  const sendFields = async (chosen: readonly string[], value: unknown) => {
    if (!inBody) {
      return browser.get(`${url}?${chosen.map((field) => `${field}=${encodeURIComponent(asText(value))}`).join('&')}`)
    }
    const payload = chosen.reduce((body, field) => withField(body, field, value), sampleBody(contract))
    const answer = await browser.send({ method: contract.method, url, payload })
    // Room for the next one, where only so many may be kept.
    if (answer.status === 201 && answer.body?.id) await browser.delete(`${contract.path}/${answer.body.id}`)
    return answer
  }
  const fieldOf = new Map<Place, string>()
  for (const field of fields) {
    const echo = (answer: TestAnswer) => (rewritten.has(field) || !inBody ? undefined : answer.body?.[field])
    const send = (value: unknown) => sendFields([field], value)
    fieldOf.set({ name: `${routeKey(contract)} ${inBody ? '' : '?'}${field}`, send, echo }, field)
  }
  return {
    places: [...fieldOf.keys()],
    sendTo:
      fields.length < 2
        ? null
        : (places, value) =>
            sendFields(
              places.map((place) => fieldOf.get(place) ?? ''),
              value,
            ),
  }
}

/** Nobody can put half a surrogate pair into an address. */
function asText(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()
}

function encodeId(id: string): string {
  // A path step of dots alone would lead to another path.
  return encodeURIComponent(id).replaceAll('.', '%2e') || '%20'
}
