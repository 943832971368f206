import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

interface LockedPackage {
  version: string
  license?: string
  integrity?: string
  dev?: boolean
  link?: boolean
  optional?: boolean
  dependencies?: Record<string, string>
}

export interface ShippedPackage {
  name: string
  version: string
  licence: string
  integrity: string
  /** Where it ends up: installed beside the server, or bundled into the browser side. */
  where: 'server' | 'browser'
}

const locked: Record<string, LockedPackage> = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages

/** Every package that reaches a user of the product, by name; tools of development are none. */
export function shippedPackages(): ShippedPackage[] {
  const server = Object.keys(locked).filter((path) => path.startsWith('node_modules/') && !locked[path]?.dev)
  const browser = bundledPaths().filter((path) => locked[path]?.dev)
  return [...describe(server, 'server'), ...describe(browser, 'browser')].sort(
    (a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'),
  )
}

function describe(paths: string[], where: ShippedPackage['where']): ShippedPackage[] {
  return paths.flatMap((path) => {
    const entry = locked[path]
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    // The engine is a part of the product, and the pinned Nodes stand for each other.
    if (!entry || entry.link || name.startsWith('node-')) return []
    return [{ name, version: entry.version, licence: licenceOf(path, entry), integrity: entry.integrity ?? '', where }]
  })
}

/** Named in no file of the package, only in its public repository (LICENSE.md). */
const licencesElsewhere: Record<string, string> = { 'node_modules/@getbrevo/brevo': 'ISC' }

/** Some packages name their licence only in their own package.json, or in an older form. */
function licenceOf(path: string, entry: LockedPackage): string {
  const known = entry.license ?? licencesElsewhere[path]
  if (known) return known
  const { license, licenses } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))
  return license?.type ?? license ?? licenses?.map(({ type }: { type: string }) => type).join(' OR ') ?? 'unknown'
}

/** What the browser's sources import, and what that needs. */
function bundledPaths(): string[] {
  const files = globSync(['src/web/**/*.{ts,tsx,css}', 'src/features/*/web/**/*.{ts,tsx,css}'], { cwd: root })
  const isShipped = (file: string) => !/\.test\.tsx?$/.test(file)
  const imported = /(?:from|import\(?|@import|url\()\s*['"]([^'".#/][^'"]*|@[^'"/]+\/[^'"]+)['"]/g
  const found = new Set<string>()
  for (const file of files.filter(isShipped)) {
    for (const [, specifier = ''] of readFileSync(join(root, file), 'utf8').matchAll(imported)) {
      addWithNeeds(`node_modules/${packageOf(specifier)}`, found)
    }
  }
  return [...found]
}

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

function addWithNeeds(path: string, found: Set<string>): void {
  const entry = locked[path]
  if (!entry || found.has(path)) return
  found.add(path)
  for (const name of Object.keys(entry.dependencies ?? {})) addWithNeeds(placeOf(name, path), found)
}

/** Beside the package that wants it, or in a folder above. */
function placeOf(name: string, wantedBy: string): string {
  for (let at = wantedBy; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (locked[`${at}/node_modules/${name}`]) return `${at}/node_modules/${name}`
  }
  return `node_modules/${name}`
}
