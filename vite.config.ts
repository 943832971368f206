import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'
import { lightContracts } from './scripts/light-contracts.ts'
import { minifyFurther } from './scripts/minify-further.ts'

const api = process.env.API_ORIGIN ?? 'http://localhost:3000'

/** The third wall beside the import rules and the type configurations: no server code in the browser. */
const refuseServerCode: Plugin = {
  name: 'refuse-server-code',
  load(id) {
    if (/\/server\//.test(id) && !id.includes('/node_modules/')) {
      throw new Error(`${id}: server code must not reach the browser`)
    }
  },
}

/** A classic worker cannot import: one shared chunk, and the product no longer opens without a network. */
const keepServiceWorkerWhole: Plugin = {
  name: 'keep-service-worker-whole',
  generateBundle(_options, bundle) {
    const worker = bundle['service-worker.js']
    if (worker?.type === 'chunk' && worker.imports.length > 0) {
      this.error(
        `service-worker.ts shares ${worker.imports.join(', ')} with the pages; it must import nothing of theirs`,
      )
    }
  },
}

export default defineConfig({
  root: fileURLToPath(new URL('src/web', import.meta.url)),
  plugins: [refuseServerCode, keepServiceWorkerWhole, lightContracts(), react(), tailwindcss()],
  // The engine is all that runs in a worker.
  worker: { format: 'es', plugins: () => [minifyFurther()] },
  build: {
    outDir: fileURLToPath(new URL('dist/web', import.meta.url)),
    emptyOutDir: true,
    target: 'es2023',
    // The content policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        index: fileURLToPath(new URL('src/web/index.html', import.meta.url)),
        landing: fileURLToPath(new URL('src/web/landing.html', import.meta.url)),
        'service-worker': fileURLToPath(new URL('src/web/service-worker.ts', import.meta.url)),
      },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: {
      '^/api/': api,
      '^/dev/(mailbox|identity|stand-in|payment)': api,
      '^/(robots[.]txt|sitemap[.]xml|manifest[.]webmanifest)$': api,
      '/healthz': api,
    },
  },
})
