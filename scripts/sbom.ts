/**
 * `npm run sbom [-- FILE]`: the software bill of materials of what is shipped, CycloneDX 1.5, to FILE or standard
 * output. The versions and hashes are those of package-lock.json.
 */
import { writeFileSync } from 'node:fs'
import { type ShippedPackage, shippedPackages } from './shipped-packages.ts'

export function billOfMaterials(packages: readonly ShippedPackage[], version: string) {
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': `klarbefund@${version}`, name: 'klarbefund', version } },
    components: unique(packages).map(component),
  }
}

/** A package installed in two places is one component. */
function unique(packages: readonly ShippedPackage[]): ShippedPackage[] {
  return [...new Map(packages.map((shipped) => [purl(shipped), shipped])).values()]
}

function component(shipped: ShippedPackage) {
  const { name, version, licence, integrity, where } = shipped
  const [algorithm, hash] = integrity.split('-')
  return {
    type: 'library',
    'bom-ref': purl(shipped),
    name,
    version,
    scope: 'required',
    purl: purl(shipped),
    ...(algorithm === 'sha512' && hash
      ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }
      : {}),
    licenses: [/[ (]/.test(licence) ? { expression: licence } : { license: { id: licence } }],
    properties: [{ name: 'klarbefund:where', value: where }],
  }
}

function purl({ name, version }: ShippedPackage): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

if (import.meta.main) {
  const { version } = (await import('../package.json', { with: { type: 'json' } })).default
  const text = `${JSON.stringify(billOfMaterials(shippedPackages(), version), null, 2)}\n`
  const [file] = process.argv.slice(2)
  if (file) writeFileSync(file, text)
  else process.stdout.write(text)
}
