import { join } from 'node:path'
import { build } from 'vite'
import { minifyFurther } from './minify-further.ts'

/** The engine as the browser loads it, minified. A library's build would keep white space. */
export async function bundleEngine(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [minifyFurther()],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(import.meta.dirname, '../packages/befund/src/index.ts'), formats: ['es'], fileName: 'befund' },
      rolldownOptions: { output: { minify: { compress: true, mangle: true, codegen: { removeWhitespace: true } } } },
    },
  })
  const bundles = Array.isArray(output) ? output : [output]
  const chunks = bundles.flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  return chunks.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('')
}
