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
 * The markup of a page as who is not signed in sees it, with the settings of this installation: the program in the
 * browser finds exactly what it would have drawn itself, and takes it over. Written once, when first asked for.
 *
 * @param folder with the writer, which `npm run build` makes of src/web/written-page.tsx
 * @returns a function from path to markup; undefined where the program draws the page
 */
export function writtenPages(folder: string, settings: PublicSettings): (path: string) => Promise<string | undefined> {
  const written = new Map<string, Promise<string>>()
  async function write(path: string): Promise<string> {
    const { writePage }: Writer = await import(pathToFileURL(join(folder, 'written-page.js')).href)
    return writePage(path, settings)
  }
  return async (path) => {
    if (!paths.some((known) => known === path)) return undefined
    const markup = written.get(path) ?? write(path)
    written.set(path, markup)
    return markup
  }
}
