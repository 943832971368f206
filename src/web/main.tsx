import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { keepNetworkLedger } from './network-ledger.ts'
import { keepProgramOffline } from './offline.ts'
import { createQueryClient } from './query-client.ts'
import { AppRouter } from './router.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { seedSignedOut } from './shell/seed-signed-out.ts'
import './styles/index.css'
import { followSystemTheme } from './theme.ts'

keepNetworkLedger()
followSystemTheme()
if (import.meta.env.PROD) void keepProgramOffline()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const queryClient = createQueryClient()
seedSignedOut(queryClient)

createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <AppRouter />
      </QueryClientProvider>
    </ErrorBoundary>
  </StrictMode>,
)
