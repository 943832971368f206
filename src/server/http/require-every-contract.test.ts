import { expect, it } from 'vitest'
import { route } from '#contract/route.ts'
import { requireEveryContract } from './require-every-contract.ts'

const first = route({ method: 'GET', path: '/api/a', access: 'public', summary: 'a' })
const second = route({ method: 'POST', path: '/api/b', access: 'admin', summary: 'b' })

it('refuses a contract without a handler and names it', () => {
  const served = new Set(['GET /api/a'])
  expect(() => requireEveryContract([first, second], served)).toThrow('no handler for POST /api/b')
  served.add('POST /api/b')
  requireEveryContract([first, second], served)
})
