import { isIPv6 } from 'node:net'

const groupsOfNetwork = 4

/**
 * What counts as one client: an IPv4 address, or the /64 network of an IPv6 address, in which one
 * machine can take any address it likes.
 */
export function clientNetwork(ip: string): string {
  const address = ip.replace(/%.*$/, '')
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = address.split('::')
  const left = groups(head)
  const right = groups(tail ?? '')
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  const all = tail === undefined ? left : [...left, ...zeros, ...right]
  return `${all.slice(0, groupsOfNetwork).join(':')}::/64`
}

function groups(part: string): string[] {
  return part === '' ? [] : part.split(':').map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
}
