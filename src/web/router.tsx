import type { ReactNode } from 'react'
import { Suspense, useEffect, useRef } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import type { PageProps } from './page-props.ts'
import type { PageEntry } from './page-table.ts'
import { developmentPages, page, pageTable } from './page-table.ts'
import { NotFoundPage } from './shell/not-found-page.tsx'
import { PageFrame } from './shell/page-frame.tsx'
import { StartFailedPage } from './shell/start-failed-page.tsx'
import type { Access } from './shell/use-access.ts'
import { useAccess } from './shell/use-access.ts'
import { PageSpinner } from './ui/spinner.tsx'
import { useDocumentTitle } from './use-document-title.ts'

const isLocal =
  import.meta.env.DEV ||
  (!import.meta.env.SSR && ['localhost', '127.0.0.1', '[::1]'].includes(window.location.hostname))
const SignInRequired = page(() => import('#features/reporting/web/sign-in-required.tsx'), 'SignInRequired')
const alwaysAvailable = ['/reset-password', '/dev/ui']

/** The page for the address and the access type; a spinner while the access type is not known yet. */
export function AppRouter() {
  const access = useAccess()
  const [location] = useLocation()
  const ended = useEndedWhileOpen(access, location)
  useScrollToTop(location)
  useDocumentTitle(location, access.state === 'ready' && access.user === null)
  const entries = isLocal ? [...pageTable, ...developmentPages] : pageTable

  const open = entries.find((entry) => entry.path === location && alwaysAvailable.includes(entry.path))
  if (open) return <FramedPage entry={open} user={null} accessType="unauthenticated" />
  if (access.state === 'loading') return <PageSpinner />
  if (access.state === 'failed') return <StartFailedPage onRetry={access.retry} />

  const { type, user } = access
  if (ended && location === '/') {
    return (
      <PageFrame user={null}>
        <Suspense fallback={<PageSpinner />}>
          <SignInRequired user={null} accessType="unauthenticated" />
        </Suspense>
      </PageFrame>
    )
  }
  return (
    <Switch>
      {entries
        // Whose session ends on an administrator's page is told so there, and led to the start.
        .filter((entry) => entry.access.includes(type) || (ended && entry.path.startsWith('/admin')))
        .map((entry) => (
          <Route key={entry.path} path={entry.path}>
            <FramedPage entry={entry} user={user} accessType={type} />
          </Route>
        ))}
      <Route>
        <PageFrame user={user}>
          <NotFoundPage needsSignIn={user === null && entries.some(({ path }) => path === location)} />
        </PageFrame>
      </Route>
    </Switch>
  )
}

function FramedPage({ entry, ...props }: { entry: PageEntry } & PageProps): ReactNode {
  const Page = entry.page
  const content = (
    <Suspense fallback={<PageSpinner />}>
      <Page {...props} />
    </Suspense>
  )
  if (entry.frame === 'bare') return content
  return (
    <PageFrame user={props.user} kind={entry.frame}>
      {content}
    </PageFrame>
  )
}

/** Whether the session has ended while this page was open to full access, until another page is gone to. */
function useEndedWhileOpen(access: Access, location: string): boolean {
  const openedAt = useRef<string | null>(null)
  if (access.state !== 'ready') return false
  if (access.user) openedAt.current = access.type === 'full_access' ? location : null
  else if (openedAt.current !== location) openedAt.current = null
  return access.user === null && openedAt.current === location
}

/** Not on the first page: the browser knows where it was, and a written one may be read already. */
function useScrollToTop(location: string): void {
  const last = useRef(location)
  useEffect(() => {
    if (location === last.current) return
    last.current = location
    if (window.location.hash === '') window.scrollTo(0, 0)
  }, [location])
}
