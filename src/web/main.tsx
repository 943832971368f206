import { createRoot, hydrateRoot } from 'react-dom/client'
import { keepNetworkLedger } from './network-ledger.ts'
import { keepProgramOffline } from './offline.ts'
import { preloadPage } from './page-table.ts'
import { Program } from './program.tsx'
import { createQueryClient } from './query-client.ts'
import { isKnownSignedOut, seedSignedOut } from './shell/seed-signed-out.ts'
import './styles/index.css'
import { followSystemTheme } from './theme.ts'

keepNetworkLedger()
followSystemTheme()
if (import.meta.env.PROD) void keepProgramOffline()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const queryClient = createQueryClient()
if (isKnownSignedOut()) seedSignedOut(queryClient)

const program = <Program queryClient={queryClient} />
if (root.hasChildNodes()) void takeOver(root)
else createRoot(root).render(program)

/** Brings a written page to life, and does what was pressed on it before (public/first-sight.js). */
async function takeOver(written: HTMLElement): Promise<void> {
  // Without its chunk the program says itself what is wrong.
  await preloadPage(window.location.pathname).catch(() => undefined)
  delete written.dataset.written
  hydrateRoot(written, program)
  const pressed = written.querySelector<HTMLButtonElement>('[data-pressed]')
  pressed?.removeAttribute('data-pressed')
  pressed?.click()
}
