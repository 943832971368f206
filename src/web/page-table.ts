import type { ComponentType } from 'react'
import { createElement, lazy } from 'react'
import type { AccessType } from '#contract/enums.ts'
import type { PageProps } from './page-props.ts'

export interface PageEntry {
  path: string
  /** Who finds the page there; the same path may lead others elsewhere. */
  access: readonly AccessType[]
  /** `reading` and `work` put the bar over the page (see PageFrame), `bare` nothing. */
  frame: 'reading' | 'work' | 'bare'
  page: PageChunk
}

/** A page that is a chunk of its own; loaded before the program starts, it renders at once. */
type PageChunk = ComponentType<PageProps> & { preload: () => Promise<void> }

const everybody = ['unauthenticated', 'authenticated_no_subscription', 'trial_expired', 'full_access'] as const
const full = ['full_access'] as const
const restricted = ['authenticated_no_subscription', 'trial_expired'] as const
const signedIn = [...restricted, ...full]

type LoadPage<Name extends string> = () => Promise<Record<Name, ComponentType<PageProps>>>

function chunk(load: () => Promise<ComponentType<PageProps>>): PageChunk {
  const Later = lazy(async () => ({ default: await load() }))
  let loaded: ComponentType<PageProps> | null = null
  const preload = async () => {
    loaded = await load()
  }
  return Object.assign((props: PageProps) => createElement(loaded ?? Later, props), { preload })
}

/** Each page is a chunk of its own: `page(() => import('#features/x/web/y-page.tsx'), 'YPage')`. */
export function page<Name extends string>(load: LoadPage<Name>, name: Name): PageChunk {
  return chunk(async () => {
    const [{ WorkingParts }, module] = await Promise.all([import('./ui/working-parts.tsx'), load()])
    const Page = module[name]
    return (props) => createElement(WorkingParts, null, createElement(Page, props))
  })
}

/** A page without messages and tooltips, or with parts that bring their own, which loads that much less. */
function readOnlyPage<Name extends string>(load: LoadPage<Name>, name: Name): PageChunk {
  return chunk(async () => (await load())[name])
}

/**
 * Every page of the product, one line each; what is not here is the 404 page.
 * Source: spec part 1 section 2.1.
 */
export const pageTable: readonly PageEntry[] = [
  {
    path: '/login',
    access: ['unauthenticated'],
    frame: 'reading',
    page: readOnlyPage(() => import('#features/auth/web/login-page.tsx'), 'LoginPage'),
  },
  {
    path: '/reset-password',
    access: everybody,
    frame: 'reading',
    page: page(() => import('#features/auth/web/reset-password-page.tsx'), 'ResetPasswordPage'),
  },
  {
    path: '/',
    access: ['unauthenticated'],
    frame: 'bare',
    page: readOnlyPage(() => import('#features/site/web/landing-page.tsx'), 'LandingPage'),
  },
  {
    path: '/tutorials',
    access: everybody,
    frame: 'reading',
    page: readOnlyPage(() => import('./guides-page.tsx'), 'GuidesPage'),
  },
  {
    path: '/disclaimer',
    access: everybody,
    frame: 'reading',
    page: readOnlyPage(() => import('#features/site/web/legal-page.tsx'), 'DisclaimerPage'),
  },
  {
    path: '/privacy',
    access: everybody,
    frame: 'reading',
    page: readOnlyPage(() => import('#features/site/web/legal-page.tsx'), 'PrivacyPage'),
  },
  {
    path: '/terms',
    access: everybody,
    frame: 'reading',
    page: readOnlyPage(() => import('#features/site/web/legal-page.tsx'), 'TermsPage'),
  },
  {
    path: '/data-protection',
    access: everybody,
    frame: 'reading',
    page: readOnlyPage(() => import('#features/site/web/data-protection-page.tsx'), 'DataProtectionPage'),
  },
  {
    path: '/',
    access: restricted,
    frame: 'reading',
    page: page(() => import('./restricted-page.tsx'), 'RestrictedPage'),
  },
  {
    path: '/profile',
    access: restricted,
    frame: 'reading',
    page: page(() => import('./restricted-page.tsx'), 'RestrictedPage'),
  },
  {
    path: '/profile',
    access: full,
    frame: 'reading',
    page: page(() => import('./profile-page.tsx'), 'ProfilePage'),
  },
  {
    path: '/subscribe',
    access: everybody,
    frame: 'reading',
    page: page(() => import('#features/billing/web/subscribe-page.tsx'), 'SubscribePage'),
  },
  {
    path: '/subscription-success',
    access: signedIn,
    frame: 'reading',
    page: page(() => import('#features/billing/web/subscription-success-page.tsx'), 'SubscriptionSuccessPage'),
  },
  { path: '/admin', access: full, frame: 'work', page: page(() => import('./admin-page.tsx'), 'AdminPage') },
  {
    path: '/admin/feedback',
    access: full,
    frame: 'work',
    page: page(() => import('./admin-feedback-page.tsx'), 'AdminFeedbackPage'),
  },
  {
    path: '/admin/brevo',
    access: full,
    frame: 'work',
    page: page(() => import('./admin-marketing-page.tsx'), 'AdminMarketingPage'),
  },
  {
    path: '/admin/migration',
    access: full,
    frame: 'work',
    page: page(() => import('./admin-migration-page.tsx'), 'AdminMigrationPage'),
  },
  {
    path: '/admin/audit',
    access: full,
    frame: 'work',
    page: page(() => import('./admin-audit-page.tsx'), 'AdminAuditPage'),
  },
  { path: '/', access: full, frame: 'work', page: page(() => import('./workspace-page.tsx'), 'WorkspacePage') },
]

/** Loads what the address shows to who is not signed in. To be called before the page is rendered for the first time. */
export async function preloadPage(path: string): Promise<void> {
  await pageTable.find((entry) => entry.path === path && entry.access.includes('unauthenticated'))?.page.preload()
}

/** The parts list: only where the product runs on the developer's own machine. */
export const developmentPages: readonly PageEntry[] = [
  { path: '/dev/ui', access: everybody, frame: 'bare', page: page(() => import('./dev/ui-page.tsx'), 'UiPage') },
]
