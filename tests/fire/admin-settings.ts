import { expect } from 'vitest'
import { type HttpClient, httpClient } from './http-client.ts'

/** Settings of a product in a process of its own, whose first administrator works with it. */
export const adminSettings = {
  ADMIN_EMAIL: 'admin@example.org',
  ADMIN_PASSWORD: 'Leuchtkasten-4711',
  RATE_LIMIT_FACTOR: '10000',
  LOG_LEVEL: 'warn',
}

export async function adminAt(url: string): Promise<HttpClient> {
  const client = httpClient(url)
  const login = { email: adminSettings.ADMIN_EMAIL, password: adminSettings.ADMIN_PASSWORD }
  const answer = await client.post('/api/auth/email/login', login)
  expect(answer.status).toBe(200)
  return client
}
