import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { standInMarketing } from './address.ts'
import { type Body, change, contactOf, createContact } from './contact-calls.ts'
import { type Fault, type MarketingStandIn, newId } from './marketing-stand-in.ts'
import { invalid, missing, ProviderError } from './provider-error.ts'

interface Call {
  params: Record<string, string>
  query: URLSearchParams
  body: Body
}

/** Longer than any client of ours waits. */
const silenceMs = 60_000
const largestPage = 50
const limitedSeconds = 1

/** The calls of the provider's HTTP interface that its SDK makes for us. */
export function mountMarketingApi(app: FastifyInstance, standIn: MarketingStandIn, prefix: string): void {
  const { world } = standIn
  let count = 0

  const on = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    handle: (call: Call) => { status: number; body?: object },
  ) =>
    app.route({
      method,
      url: `${prefix}/v3${path}`,
      handler: async (request, reply) => {
        standIn.calls.push(`${method} ${path}`)
        count += 1
        const fault = standIn.fault(count)
        if (fault) return misbehave(fault, request, reply)
        return answer(standIn, request, reply, handle)
      },
    })

  on('GET', '/account', () => ({ status: 200, body: { email: 'stand-in@example.org', companyName: 'Ersatz' } }))

  on('GET', '/contacts/attributes', () => {
    const attributes = world.attributes.map((name) => ({ name, category: 'normal', type: 'text' }))
    return { status: 200, body: { attributes } }
  })
  on('POST', '/contacts/attributes/:category/:name', ({ params: { name = '' } }) => {
    if (world.attributes.includes(name)) throw invalid('Attribute name must be unique')
    world.attributes.push(name)
    return { status: 201 }
  })

  on('GET', '/contacts/folders', ({ query }) => {
    return { status: 200, body: { count: world.folders.length, folders: pageOf(world.folders, query) } }
  })
  on('POST', '/contacts/folders', ({ body }) => {
    const folder = { id: newId(world), name: nameOf(body) }
    world.folders.push(folder)
    return { status: 201, body: { id: folder.id } }
  })

  on('GET', '/contacts/lists', ({ query }) => {
    const lists = pageOf(world.lists, query).map((list) => {
      const members = world.contacts.filter(({ listIds }) => listIds.includes(list.id))
      const blacklisted = members.filter(({ emailBlacklisted }) => emailBlacklisted).length
      return {
        ...list,
        totalBlacklisted: blacklisted,
        totalSubscribers: members.length,
        uniqueSubscribers: members.length,
      }
    })
    return { status: 200, body: { count: world.lists.length, lists } }
  })
  on('POST', '/contacts/lists', ({ body }) => {
    const folder = world.folders.find(({ id }) => id === body.folderId)
    if (!folder) throw missing('Folder')
    const list = { id: newId(world), name: nameOf(body), folderId: folder.id }
    world.lists.unshift(list)
    return { status: 201, body: { id: list.id } }
  })

  on('POST', '/contacts', ({ body }) => {
    const created = createContact(standIn, body)
    return created ? { status: 201, body: created } : { status: 204 }
  })
  on('GET', '/contacts/:identifier', ({ params: { identifier = '' } }) => ({
    status: 200,
    body: { ...contactOf(world, identifier), statistics: {} },
  }))
  on('PUT', '/contacts/:identifier', ({ params: { identifier = '' }, body }) => {
    change(standIn, contactOf(world, identifier), body)
    return { status: 204 }
  })
  on('DELETE', '/contacts/:identifier', ({ params: { identifier = '' } }) => {
    world.contacts.splice(world.contacts.indexOf(contactOf(world, identifier)), 1)
    return { status: 204 }
  })
}

function answer(
  standIn: MarketingStandIn,
  request: FastifyRequest,
  reply: FastifyReply,
  handle: (call: Call) => { status: number; body?: object },
): FastifyReply {
  try {
    if (request.headers['api-key'] !== standInMarketing.apiKey) {
      throw new ProviderError(401, 'unauthorized', 'Key not found')
    }
    const { status, body } = handle({
      params: request.params as Record<string, string>,
      query: new URL(request.url, 'http://localhost').searchParams,
      body: typeof request.body === 'string' && request.body !== '' ? (JSON.parse(request.body) as Body) : {},
    })
    standIn.save()
    return reply.code(status).send(body)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return reply.code(error.status).send({ code: error.code, message: error.message })
  }
}

async function misbehave(fault: Fault, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (fault === 'silent') {
    const gone = new AbortController()
    request.raw.socket.once('close', () => gone.abort())
    await wait(silenceMs, undefined, { signal: gone.signal }).catch(() => {})
  }
  if (fault === 'lying') return reply.code(200).send({ status: 'wunderbar' })
  if (fault === 'limited') {
    const body = { code: 'too_many_requests', message: 'API rate limit exceeded' }
    return reply.code(429).header('x-sib-ratelimit-reset', limitedSeconds).send(body)
  }
  return reply.code(500).send({ code: 'internal_error', message: 'The stand-in was told to be down' })
}

function nameOf({ name }: Body): string {
  if (typeof name !== 'string' || name.trim() === '') {
    throw new ProviderError(400, 'missing_parameter', 'name is missing')
  }
  return name
}

function pageOf<T>(rows: readonly T[], query: URLSearchParams): T[] {
  const offset = Number(query.get('offset') ?? 0)
  return rows.slice(offset, offset + Math.min(largestPage, Number(query.get('limit') ?? 10)))
}
