/** Addresses the browser application answers; any other is its 404 page. Source: spec part 1 section 2.1. */
export const pages = [
  '/',
  '/login',
  '/subscribe',
  '/subscription-success',
  '/tutorials',
  '/disclaimer',
  '/privacy',
  '/terms',
  '/data-protection',
  '/profile',
  '/admin',
  '/admin/audit',
  '/admin/brevo',
  '/admin/feedback',
  '/admin/migration',
  '/reset-password',
  '/dev/ui',
] as const
export type Page = (typeof pages)[number]

export function isPage(path: string): path is Page {
  return (pages as readonly string[]).includes(path)
}
