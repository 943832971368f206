import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const contractFile = /\/src\/features\/[^/]+\/contract\.ts$/
const webFile = /\/src\/(web|features\/[^/]+\/web)\/.*\.tsx?$/

interface Call {
  method: string
  path: string
}

/**
 * Gives the browser of every call its method and path only: the schemas, and zod with them, are loaded with the
 * pages that import a schema by its name.
 *
 * `contract.ts` becomes a door to two modules: `?calls`, written from the contract itself as Node reads it, and the
 * file as it stands for everything else it exports.
 */
export function lightContracts(): Plugin {
  const callNames = new Set<string>()
  const schemaReads: { file: string; name: string; part: string }[] = []

  async function readContract(file: string): Promise<{ calls: Map<string, Call>; others: string[] }> {
    const exported: Record<string, unknown> = await import(pathToFileURL(file).href)
    const calls = new Map<string, Call>()
    const others: string[] = []
    for (const [name, value] of Object.entries(exported)) {
      if (isCall(value)) calls.set(name, { method: value.method, path: value.path })
      else others.push(name)
    }
    for (const name of calls.keys()) callNames.add(name)
    return { calls, others }
  }

  return {
    name: 'light-contracts',
    // The development server serves the contracts as they are, so that a change shows at once.
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source.endsWith('contract.ts?calls')) return { id: source, moduleSideEffects: false }
      if (!source.endsWith('/contract.ts') || !importer) return null
      const found = await this.resolve(source, importer, { skipSelf: true })
      if (!found || !contractFile.test(found.id)) return null
      const isDoor = importer.endsWith('contract.ts?door')
      return { id: isDoor ? found.id : `${found.id}?door`, moduleSideEffects: false }
    },
    async load(id) {
      const [file = '', part] = id.split('?')
      if (!contractFile.test(file) || (part !== 'door' && part !== 'calls')) return null
      const { calls, others } = await readContract(file)
      if (part === 'calls') {
        return [...calls].map(([name, call]) => `export const ${name} = ${JSON.stringify(call)}`).join('\n')
      }
      return [
        `export { ${[...calls.keys()].join(', ')} } from ${JSON.stringify(`${file}?calls`)}`,
        `export { ${others.join(', ')} } from ${JSON.stringify(file)}`,
      ].join('\n')
    },
    transform(code, id) {
      if (!webFile.test(id)) return
      for (const [, name = '', part = ''] of code.matchAll(/\b(\w+)\.(params|query|body|response)\b/g)) {
        schemaReads.push({ file: id, name, part })
      }
    },
    /** A schema read off a call would be there in tests and missing in the browser. */
    buildEnd() {
      const read = schemaReads.find(({ name }) => callNames.has(name))
      if (read) this.error(`${read.file}: the browser knows no ${read.name}.${read.part}; export the schema by a name`)
    },
  }
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
}
