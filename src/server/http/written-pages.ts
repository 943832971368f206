import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '#contract/pages.ts'
import type { PublicSettings } from '#features/site/contract.ts'

/** Pages that are there to be read before any program runs. The landing page is written when it is built. */
const paths = ['/login', '/tutorials', '/disclaimer', '/privacy', '/terms', '/data-protection'] satisfies Page[]

interface Writer {
  writePage: (path: string, settings: PublicSettings) => Promise<string>
}

/**
 * The markup of the pages as who is not signed in sees them, with the settings of this installation: the program in
 * the browser finds exactly what it would have drawn itself, and takes it over.
 *
 * @param folder with the writer, which `npm run build` makes of src/web/written-page.tsx
 */
export async function writePages(folder: string, settings: PublicSettings): Promise<Map<string, string>> {
  const { writePage }: Writer = await import(pathToFileURL(join(folder, 'written-page.js')).href)
  const written = new Map<string, string>()
  for (const path of paths) written.set(path, await writePage(path, settings))
  return written
}
