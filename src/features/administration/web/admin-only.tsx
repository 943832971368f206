import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'wouter'
import { adminTexts as t } from '#features/administration/texts.ts'
import type { CurrentUser } from '#features/auth/contract.ts'
import { toast } from '#web/ui/toast-store.ts'

/** Source: spec part 2 section 9. */
const deniedRedirectMs = 2000

export interface AdminOnlyProps {
  user: CurrentUser | null
  children: ReactNode
}

/** Shows its content to administrators; others are told so and led to the start. */
export function AdminOnly({ user, children }: AdminOnlyProps) {
  const [, navigate] = useLocation()
  const isAdmin = user?.role === 'admin'
  useEffect(() => {
    if (isAdmin) return
    toast({ ...t.deniedToast, tone: 'clash' })
    const timer = setTimeout(() => navigate('/'), deniedRedirectMs)
    return () => clearTimeout(timer)
  }, [isAdmin, navigate])

  if (isAdmin) return <div className="mx-auto w-full max-w-[1360px] flex-1 px-4 py-8 md:px-6">{children}</div>
  if (!user) return null
  return (
    <div className="mx-auto w-full max-w-[1040px] px-4 py-10 md:px-6">
      <h1 className="text-2xl">{t.deniedTitle}</h1>
      <p className="mt-2 text-ink-soft">{t.deniedText}</p>
    </div>
  )
}
