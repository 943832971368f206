import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

/** How the stand-in behaves towards one request. */
export type ModelBehaviour =
  /** `afterMs` makes it slow. */
  | { kind: 'answer'; content: string; afterMs?: number }
  /** Starts only when `release` is called. */
  | { kind: 'hold'; content: string }
  /** Says one half at once and the other when `release` is called. */
  | { kind: 'pause'; content: string }
  | { kind: 'hang' }
  | { kind: 'breakOff'; content: string }
  | { kind: 'status'; status: number; retryAfter?: number }

export interface ModelRequest {
  system: string
  user: string
  schema: unknown
}

export interface ModelServer {
  /** Base address, as in AI_BASE_URL. */
  url: string
  /** Every request so far. */
  requests: ModelRequest[]
  /** Requests whose answer has begun or is held, at the same time. */
  mostAtOnce: () => number
  /** How often it was asked only whether it is there. */
  probes: () => number
  /** Requests the client ended itself. */
  aborted: () => number
  behave: (decide: (request: ModelRequest, index: number) => ModelBehaviour) => void
  /** Lets everything held be answered, now and from now on. */
  release: () => void
  close: () => Promise<void>
}

const pieceLength = 40

/**
 * A stand-in for a language model with the OpenAI-compatible interface, on the loopback. It understands nothing:
 * it says what it is told to say, also wrongly, slowly, in parts or not at all.
 */
export async function startModelServer(): Promise<ModelServer> {
  let decide: (request: ModelRequest, index: number) => ModelBehaviour = () => ({ kind: 'status', status: 500 })
  let isReleased = false
  let running = 0
  let mostAtOnce = 0
  let aborted = 0
  let probes = 0
  const requests: ModelRequest[] = []
  const held = new Set<() => void>()

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.endsWith('/models')) {
      probes += 1
      return sendJson(response, 200, { object: 'list', data: [{ id: 'stand-in' }] })
    }
    const question = await readQuestion(request)
    requests.push(question)
    running += 1
    mostAtOnce = Math.max(mostAtOnce, running)
    response.on('close', () => {
      running -= 1
      if (!response.writableEnded) aborted += 1
    })
    const behaviour = decide(question, requests.length - 1)
    const released = () => (isReleased ? Promise.resolve() : new Promise<void>((resolve) => held.add(resolve)))
    if (behaviour.kind === 'hold') await released()
    if (behaviour.kind === 'answer' && behaviour.afterMs) await wait(behaviour.afterMs)
    await answer(response, behaviour, released)
  }
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    mostAtOnce: () => mostAtOnce,
    probes: () => probes,
    aborted: () => aborted,
    behave: (next) => {
      decide = next
    },
    release: () => {
      isReleased = true
      for (const resolve of held) resolve()
      held.clear()
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(
  response: ServerResponse,
  behaviour: ModelBehaviour,
  released: () => Promise<void>,
): Promise<void> {
  if (behaviour.kind === 'hang') return
  if (behaviour.kind === 'status') {
    if (behaviour.retryAfter) response.setHeader('retry-after', String(behaviour.retryAfter))
    sendJson(response, behaviour.status, { error: { message: 'stand-in', type: 'stand_in' } })
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const { content } = behaviour
  const half = Math.floor(content.length / 2)
  say(response, content.slice(0, half))
  if (behaviour.kind === 'breakOff') {
    response.flushHeaders()
    setImmediate(() => response.destroy())
    return
  }
  if (behaviour.kind === 'pause') await released()
  say(response, content.slice(half))
  response.write(event({ delta: {}, finish_reason: 'stop' }))
  response.end('data: [DONE]\n\n')
}

function say(response: ServerResponse, text: string): void {
  for (let at = 0; at < text.length; at += pieceLength) {
    response.write(event({ delta: { content: text.slice(at, at + pieceLength) } }))
  }
}

function event(choice: object): string {
  const chunk = { id: 'stand-in', object: 'chat.completion.chunk', created: 0, model: 'stand-in' }
  return `data: ${JSON.stringify({ ...chunk, choices: [{ index: 0, ...choice }] })}\n\n`
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

interface ChatBody {
  messages: { role: string; content: string | { text?: string }[] }[]
  response_format?: { json_schema?: { schema?: unknown } }
}

async function readQuestion(request: IncomingMessage): Promise<ModelRequest> {
  const body = JSON.parse(await readText(request)) as ChatBody
  const said = (role: string) => {
    const content = body.messages.find((message) => message.role === role)?.content ?? ''
    return typeof content === 'string' ? content : content.map(({ text }) => text ?? '').join('')
  }
  return { system: said('system'), user: said('user'), schema: body.response_format?.json_schema?.schema ?? null }
}
