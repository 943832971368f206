import type { QueryClient } from '@tanstack/react-query'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { AppRouter } from './router.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'

/** The whole browser side, as it runs in the browser and as the server writes its pages (written-page.tsx). */
export function Program({ queryClient }: { queryClient: QueryClient }) {
  return (
    <StrictMode>
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>
          <AppRouter />
        </QueryClientProvider>
      </ErrorBoundary>
    </StrictMode>
  )
}
