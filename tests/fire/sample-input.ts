import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Route } from '#contract/route.ts'
import { testPassword } from '#tests/factories.ts'

interface JsonSchema {
  type?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  minLength?: number
  maxLength?: number
  minimum?: number
}

/** Names whose value the shape alone does not tell. */
const known: Record<string, () => unknown> = {
  email: () => `feuer-${randomUUID()}@example.org`,
  password: () => testPassword,
  currentPassword: () => testPassword,
  confirmPassword: () => testPassword,
  templateHtml: () => '<p><strong>Leber:</strong> Unauffällig.</p>',
  transcript: () => 'Leber unauffällig Punkt',
  name: () => `Feuer ${randomUUID()}`,
  originalWord: () => `Wort ${randomUUID()}`,
  // One automatic mode at most is on.
  autoFormatExternal: () => false,
  autoFillTemplateExternal: () => false,
}

function shapeOf(shape: z.ZodType): JsonSchema {
  return z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as JsonSchema
}

/** A body the contract accepts, with every field filled. */
export function sampleBody(contract: Route): Record<string, unknown> {
  return (sample(shapeOf(contract.body), '') ?? {}) as Record<string, unknown>
}

function sample(schema: JsonSchema, name: string): unknown {
  const make = known[name]
  if (make) return make()
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return sample(schema.anyOf[0] ?? {}, name)
  if (schema.type === 'object') {
    const entries = Object.entries(schema.properties ?? {})
    return Object.fromEntries(entries.map(([key, value]) => [key, sample(value, key)]))
  }
  if (schema.type === 'array') return schema.items ? [sample(schema.items, name)] : []
  if (schema.type === 'boolean') return true
  if (schema.type === 'number' || schema.type === 'integer') return schema.minimum ?? 1
  if (schema.format === 'date') return '2026-03-01'
  if (schema.format === 'uuid') return randomUUID()
  return 'de'.padEnd(schema.minLength ?? 2, '0')
}

/** Fields of a body or query that take text of the caller's own, as paths like `response.id`. */
export function textFields(shape: z.ZodType): string[] {
  return collect(shapeOf(shape), '')
}

function collect(schema: JsonSchema, path: string): string[] {
  if (schema.anyOf) return [...new Set(schema.anyOf.flatMap((part) => collect(part, path)))]
  if (schema.enum || schema.const !== undefined) return []
  if (schema.type === 'string') return [path]
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]) =>
    collect(value, path === '' ? key : `${path}.${key}`),
  )
}

/** The body with one field replaced, at a path like `response.id`. */
export function withField(body: Record<string, unknown>, path: string, value: unknown): Record<string, unknown> {
  const [step = '', ...rest] = path.split('.')
  if (rest.length === 0) return { ...body, [step]: value }
  return { ...body, [step]: withField((body[step] ?? {}) as Record<string, unknown>, rest.join('.'), value) }
}
