import { LoadFailed } from '#web/load-failed.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { CurrentUser } from '../contract.ts'
import { securityTexts as t } from '../texts.ts'
import { AccountDataSettings } from './account-data-settings.tsx'
import { FactorSettings } from './factor-settings.tsx'
import { FreshSignInProvider } from './fresh-sign-in.tsx'
import { PasswordSettings } from './password-settings.tsx'
import { SessionSettings } from './session-settings.tsx'
import { useSecurity } from './use-security.ts'

/** What guards the account, and the account's own data: a part of the profile page. */
export function SecuritySettings({ user }: { user: CurrentUser }) {
  const security = useSecurity()
  if (security.isPending) return <SecuritySkeleton />
  if (security.isError) {
    return <LoadFailed text={t.settingsFailed} error={security.error} onRetry={() => void security.refetch()} />
  }
  return (
    <FreshSignInProvider security={security.data}>
      <div className="flex flex-col gap-12">
        <PasswordSettings security={security.data} />
        <FactorSettings security={security.data} />
        <SessionSettings />
        <AccountDataSettings user={user} security={security.data} />
      </div>
    </FreshSignInProvider>
  )
}

function SecuritySkeleton() {
  return (
    <div className="flex flex-col gap-12">
      {[t.passwordTitle, t.factorTitle, t.sessionsTitle].map((title) => (
        <div key={title} className="flex flex-col gap-4">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="w-80 max-w-full" />
          <Skeleton className="h-9 w-36" />
        </div>
      ))}
    </div>
  )
}
