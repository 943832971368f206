import type { Statement } from '../understand/statement.ts'

/** "Zyste im Segment II" lies in the left lobe of the liver; segment I, the caudate lobe, in neither. */
export function withLobe(one: Statement): Statement {
  const segments = one.sites.get('segment')
  if (segments === undefined || one.organ !== 'liver' || segments.has('1')) return one
  const lobes = [...segments].map((segment) => `${/^[2-4]/.test(segment) ? 'left' : 'right'}-liver-lobe`)
  return { ...one, sites: new Map(one.sites).set('liver-lobe', new Set(lobes)) }
}
