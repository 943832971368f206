import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { settingNames } from '#server/env.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const chart = 'deploy/helm/klarbefund'
/** What the chart's secret must hold; beside the settings in values.yaml. */
const known = new Set([...settingNames, 'NODE_ENV'])

describe('compose.yaml', () => {
  const { services } = parse(read('compose.yaml'))

  it('runs the product unprivileged on a read-only file system, reachable from this machine only', () => {
    expect(services.app).toMatchObject({ read_only: true, cap_drop: ['ALL'], ports: ['127.0.0.1:3000:3000'] })
    expect(services.app.security_opt).toContain('no-new-privileges:true')
  })

  it('sets nothing the product does not know', () => {
    expect(Object.keys(services.app.environment).filter((name) => !known.has(name))).toEqual([])
  })

  it('pins every image, and starts the model only when asked', () => {
    for (const { image } of Object.values<{ image?: string }>(services)) expect(image ?? 'own:1').toMatch(/:v?\d/)
    expect(services.model.profiles).toEqual(['model'])
  })
})

describe('the Helm chart', () => {
  const values = parse(read(`${chart}/values.yaml`))
  const templates = globSync(`${chart}/templates/*`, { cwd: root }).map(read).join('\n')

  /** Every path in the values that holds no further object; free maps and lists count as one. */
  const paths = (value: unknown, path: string): string[] =>
    value !== null && typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length > 0
      ? Object.entries(value).flatMap(([key, inner]) => paths(inner, `${path}.${key}`))
      : [path]

  it('uses every value, and none that values.yaml does not name', () => {
    const used = [...new Set([...templates.matchAll(/\.Values((?:\.\w+)+)/g)].map(([, path = '']) => path))]
    const named = paths(values, '')
    const covers = (outer: string, inner: string) => inner === outer || inner.startsWith(`${outer}.`)
    expect(used.filter((path) => !named.some((name) => covers(path, name)))).toEqual([])
    expect(named.filter((name) => !used.some((path) => covers(path, name)))).toEqual([])
  })

  it('sets nothing the product does not know, each as text', () => {
    for (const [name, value] of Object.entries(values.settings)) {
      expect(known).toContain(name)
      expect(value).toBeTypeOf('string')
    }
  })

  it('gives running answers their time before the process is ended', () => {
    const { terminationGracePeriodSeconds: grace, preStopSeconds, settings } = values
    expect(grace).toBeGreaterThan(preStopSeconds + Number(settings.SHUTDOWN_GRACE_SECONDS))
  })

  it('keeps a process running while nodes are emptied, and lets them be emptied', () => {
    expect(values.podDisruptionBudget.maxUnavailable).toBeGreaterThan(0)
    expect(values.podDisruptionBudget.maxUnavailable).toBeLessThan(values.replicas)
  })
})

describe('the Dockerfile', () => {
  const text = read('Dockerfile')

  it('ends as a user that is not root', () => {
    expect(text.match(/^USER .*$/gm)?.at(-1)).toBe('USER 1000:1000')
  })

  it('holds every script that its scripts import', () => {
    const copied = [...text.matchAll(/scripts\/([\w-]+\.(?:ts|mjs))/g)].map(([, name = '']) => name)
    expect(copied).toContain('backup.ts')
    const imported = copied.flatMap((name) => [...read(`scripts/${name}`).matchAll(/'\.\/([\w-]+\.\w+)'/g)])
    for (const [, name] of imported) expect(copied).toContain(name)
  })
})
