import { BookOpen, LifeBuoy } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link } from 'wouter'
import type { CurrentUser } from '#features/auth/contract.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useOperator } from '#web/use-operator.ts'
import { Logo } from './logo.tsx'
import { shellTexts } from './texts.ts'
import { ThemeButton } from './theme-button.tsx'
import { useCommunityUrl } from './use-community-url.ts'

const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }))

/** The bar over every page: signed in with the account menu, signed out with the way in. */
export function TopBar({ user, children }: { user: CurrentUser | null; children?: ReactNode }) {
  const { brandName } = useOperator()
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-ground print:hidden">
      <nav aria-label={shellTexts.mainNavigation} className="flex h-(--bar) items-center gap-1 px-4 md:px-6">
        <Link href="/" aria-label={shellTexts.home(brandName)} className="mr-auto flex min-w-8 rounded-md py-1 pr-2">
          <Logo />
        </Link>
        {children}
        {user ? <SignedIn user={user} /> : <SignedOut />}
      </nav>
    </header>
  )
}

function SignedIn({ user }: { user: CurrentUser }) {
  const communityUrl = useCommunityUrl()
  return (
    <>
      <LinkButton href="/tutorials" variant="quiet" className="max-sm:hidden!">
        {shellTexts.guides}
      </LinkButton>
      {communityUrl && (
        <a
          href={communityUrl}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('quiet', 'medium', 'max-md:w-(--control) max-md:px-0!')}
        >
          <LifeBuoy aria-hidden="true" className="md:hidden" />
          <span className="max-md:sr-only">{shellTexts.community}</span>
          <span className="sr-only">{shellTexts.newTab}</span>
        </a>
      )}
      <span className="ml-3 max-w-56 truncate text-ink-soft max-md:sr-only">{user.firstName || user.email}</span>
      <Suspense fallback={<span className="size-9 rounded-full bg-sunken" />}>
        <AccountMenu user={user} />
      </Suspense>
    </>
  )
}

function SignedOut() {
  return (
    <>
      <LinkButton href="/tutorials" variant="quiet" className="max-sm:w-(--control) max-sm:px-0!">
        <BookOpen aria-hidden="true" className="sm:hidden" />
        <span className="max-sm:sr-only">{shellTexts.guides}</span>
      </LinkButton>
      <ThemeButton />
      <LinkButton href="/login" variant="secondary" className="ml-1 max-sm:px-3!">
        {shellTexts.signIn}
      </LinkButton>
    </>
  )
}
