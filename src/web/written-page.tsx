import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import type { PublicSettings } from '#features/site/contract.ts'
import { preloadPage } from './page-table.ts'
import { Program } from './program.tsx'
import { createQueryClient } from './query-client.ts'
import { seedSignedOut } from './shell/seed-signed-out.ts'
import { publicSettingsKey } from './use-public-settings.ts'

/** Runs in the server, which writes the pages of everybody with it (src/server/http/written-pages.ts). */
export async function writePage(path: string, settings: PublicSettings): Promise<string> {
  const queryClient = createQueryClient()
  seedSignedOut(queryClient)
  queryClient.setQueryData(publicSettingsKey, settings)
  await preloadPage(path)
  return renderToString(
    <Router ssrPath={path}>
      <Program queryClient={queryClient} />
    </Router>,
  )
}
