import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig, type Rolldown } from 'vite'
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

const controls = /[\\/](?:node_modules[\\/](?:@radix-ui|lucide-react)|src[\\/]web[\\/]ui)[\\/]/

/**
 * What nearly every page needs comes in a few files instead of seventy: each is a request, and one more to be kept for
 * the time without a network. The landing page loads its own two small parts and no other; what a page writes out with is
 * no part of that page, or the demonstration would load all of it for the engine's sake.
 */
const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'landing-parts', test: /preload-helper|[\\/]src[\\/]web[\\/]theme[.]ts$/, priority: 3 },
  { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 2 },
  { name: 'writer', test: /[\\/]befund[\\/]src[\\/]write[\\/]/ },
  { name: 'first-controls', test: controls, tags: ['$initial'], minShareCount: 2, priority: 1 },
  { name: 'controls', test: controls, minShareCount: 2 },
]

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
        codeSplitting: { groups: chunks },
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
