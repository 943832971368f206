import { Writable } from 'node:stream'
import {
  type ModelBehaviour,
  type ModelRequest,
  type ModelServer,
  startModelServer,
} from '#stand-ins/model/start-model-server.ts'
import { startTestServer, type TestServer } from './test-server.ts'

export interface ServerWithModel extends TestServer {
  model: ModelServer
  /** Everything the product has logged so far. */
  log: () => string
}

/** The product with a language model configured, which is the stand-in. */
export async function startServerWithModel(settings: Record<string, string> = {}): Promise<ServerWithModel> {
  const model = await startModelServer()
  const lines: string[] = []
  const logStream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const server = await startTestServer(
    { AI_BASE_URL: model.url, AI_MODEL: 'stand-in', LOG_LEVEL: 'trace', ...settings },
    { logStream },
  )
  return {
    ...server,
    model,
    log: () => lines.join(''),
    close: async () => {
      await server.close()
      await model.close()
    },
  }
}

/** A well-formed answer of the formatter. */
export function corrected(correctedText: string, corrections: object[] = []): ModelBehaviour {
  return { kind: 'answer', content: JSON.stringify({ correctedText, corrections }) }
}

export function populated(populatedHtml: string): ModelBehaviour {
  return { kind: 'answer', content: JSON.stringify({ populatedHtml }) }
}

/** The answer of a model that sees contradictions in a text. */
export function contradicting(...contradictions: object[]): ModelBehaviour {
  return { kind: 'answer', content: JSON.stringify({ contradictions }) }
}

export function asksForContradictions({ schema }: ModelRequest): boolean {
  return JSON.stringify(schema).includes('"contradictions"')
}

/** The requests in which a text was to be written. */
export function writingRequests({ requests }: ModelServer): ModelRequest[] {
  return requests.filter((request) => !asksForContradictions(request))
}
