import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { errorBody } from '#contract/errors.ts'
import type { Route } from '#contract/route.ts'
import { allContracts } from '../contracts.ts'

/** OpenAPI 3.1 of every call, generated from the contracts. */
export function serveOpenApi(app: FastifyInstance, publicUrl: string): void {
  let document: object | null = null
  app.get('/api/docs', (_request, reply) => {
    document ??= openApi(publicUrl)
    return reply.send(document)
  })
}

function openApi(publicUrl: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const { feature, name, contract } of allContracts) {
    const path = contract.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [contract.method.toLowerCase()]: operation(feature, name, contract) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'KlarBefund', version: '1' },
    servers: [{ url: publicUrl }],
    paths,
    components: { schemas: { Error: schemaOf(errorBody) } },
  }
}

function operation(feature: string, name: string, contract: Route): object {
  const error = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } }
  return {
    operationId: name,
    tags: [feature],
    summary: contract.summary,
    'x-access': contract.access,
    parameters: [...parameters(contract.params, 'path'), ...parameters(contract.query, 'query')],
    ...(contract.method === 'GET' || contract.method === 'DELETE'
      ? {}
      : { requestBody: { content: { 'application/json': { schema: schemaOf(contract.body) } } } }),
    responses: { ...okResponse(contract), default: { description: 'Fehler', ...error } },
  }
}

function okResponse(contract: Route): object {
  if (contract.answers === 'redirect') return { 302: { description: 'Weiterleitung' } }
  if (contract.answers === 'download') return { 200: { description: 'Datei' } }
  return {
    [contract.status]: {
      description: 'OK',
      content: {
        'application/json': { schema: schemaOf(contract.response, 'output') },
        ...(contract.streams ? { 'text/event-stream': { schema: { type: 'string' } } } : {}),
      },
    },
  }
}

function parameters(shape: z.ZodType, place: 'path' | 'query'): object[] {
  const schema = schemaOf(shape) as { properties?: Record<string, object>; required?: string[] }
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (schema.required ?? []).includes(name),
    schema: property,
  }))
}

function schemaOf(shape: z.ZodType, io: 'input' | 'output' = 'input'): object {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' })
  return schema
}
