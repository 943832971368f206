import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { landingTexts } from '#features/site/texts.ts'
import { readDictation } from '#features/site/web/demonstration-result.ts'
import { Landing } from '#features/site/web/landing-page.tsx'
import { createQueryClient } from './query-client.ts'

/** The landing page as HTML. The operator's own words stand in it as tokens, which the server fills. */
export function landingMarkup(): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <Router ssrPath="/">
        <Landing picture={readDictation(landingTexts.sample)} />
      </Router>
    </QueryClientProvider>,
  )
}
