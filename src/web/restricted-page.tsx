import { SecuritySettings } from '#features/auth/web/security-settings.tsx'
import { RestrictedProfilePage } from '#features/billing/web/restricted-profile-page.tsx'
import type { PageProps } from './page-props.ts'

/** Without access the account stays one's own: it can be secured, exported and deleted. */
export function RestrictedPage({ user }: PageProps) {
  return <RestrictedProfilePage account={user && <SecuritySettings user={user} />} />
}
