/** A client over the network with its own cookies, for products that run in processes of their own. */
export interface HttpClient {
  get: (path: string) => Promise<HttpAnswer>
  post: (path: string, body?: unknown) => Promise<HttpAnswer>
  put: (path: string, body?: unknown) => Promise<HttpAnswer>
  /** An answer whose head has come and whose body, not compressed, nobody reads yet. */
  open: (path: string) => Promise<Response>
  /** The same session at another address, as behind a balancer. */
  at: (url: string) => HttpClient
}

export interface HttpAnswer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: a parsed body of a call under test
  body: any
}

export function httpClient(url: string, cookies = new Map<string, string>()): HttpClient {
  const open = (method: string, path: string, body?: unknown, more = {}): Promise<Response> => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    return fetch(url + path, {
      method,
      headers: { cookie, ...more, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'manual',
    })
  }
  const send = async (method: string, path: string, body?: unknown): Promise<HttpAnswer> => {
    const answer = await open(method, path, body)
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
      if (value) cookies.set(name, value)
    }
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, body: parse(text) }
  }
  return {
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, body),
    put: (path, body) => send('PUT', path, body),
    open: (path) => open('GET', path, undefined, { 'accept-encoding': 'identity' }),
    at: (other) => httpClient(other, cookies),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
