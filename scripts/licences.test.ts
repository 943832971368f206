import { expect, it } from 'vitest'
import { licencesDocument } from './licences.ts'
import { billOfMaterials } from './sbom.ts'
import { shippedPackages } from './shipped-packages.ts'

/** All may be used, changed and sold with the product without giving it away. */
const permissive = new Set(
  ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'Unlicense'].concat([
    'Apache-2.0',
    'PostgreSQL',
    'OFL-1.1',
  ]),
)

/** One of the offered licences is enough; of joined ones each counts. */
function isPermissive(licence: string): boolean {
  const parts = (text: string, joint: string) => text.replaceAll(/[()]/g, '').split(joint)
  return parts(licence, ' OR ').some((offer) => parts(offer, ' AND ').every((part) => permissive.has(part.trim())))
}

it('ships permissive licences only', () => {
  expect(shippedPackages().filter(({ licence }) => !isPermissive(licence))).toEqual([])
  expect(isPermissive('GPL-3.0')).toBe(false)
  expect(isPermissive('MIT AND GPL-3.0')).toBe(false)
})

it('lists what the server installs and what the browser loads, and no tool of development', () => {
  const packages = shippedPackages()
  const placeOf = (name: string) => packages.find((shipped) => shipped.name === name)?.where
  expect(placeOf('fastify')).toBe('server')
  expect(placeOf('react')).toBe('browser')
  expect(placeOf('@fontsource/ibm-plex-mono')).toBe('browser')
  expect(placeOf('vitest')).toBeUndefined()
  const fastify = packages.find(({ name }) => name === 'fastify')
  expect(licencesDocument(packages)).toContain(`| fastify | ${fastify?.version} | MIT | server |`)
})

it('names each component of the bill of materials once, with its version and hash', () => {
  const { components } = billOfMaterials(shippedPackages(), '1.0.0')
  const names = components.map((component) => component['bom-ref'])
  expect(new Set(names).size).toBe(names.length)
  const react = components.find(({ name }) => name === 'react')
  expect(react?.purl).toMatch(/^pkg:npm\/react@\d/)
  expect(react?.hashes?.[0]?.content).toMatch(/^[0-9a-f]{128}$/)
})
