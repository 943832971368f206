import { describe, expect, it } from 'vitest'
import { clientNetwork } from './client-network.ts'

describe('clientNetwork', () => {
  it('keeps an IPv4 address, also one written in IPv6', () => {
    expect(clientNetwork('203.0.113.7')).toBe('203.0.113.7')
    expect(clientNetwork('::ffff:203.0.113.7')).toBe('203.0.113.7')
  })

  it('takes all addresses of an IPv6 network as one client, however they are written', () => {
    const network = clientNetwork('2001:db8:1:2:3:4:5:6')
    expect(clientNetwork('2001:0DB8:0001:0002::99')).toBe(network)
    expect(clientNetwork('2001:db8:1:3::99')).not.toBe(network)
    expect(clientNetwork('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  })
})
