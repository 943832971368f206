import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { ApiError, call, messageOf } from '#web/api-client.ts'
import { Banner } from '#web/ui/banner.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { verifyResetToken } from '../contract.ts'
import { resetTexts as t } from '../texts.ts'
import { NewPasswordForm } from './new-password-form.tsx'

/** Source: spec part 1 section 9. */
const redirectDelayMs = 3000

/** Sets a new password by the mailed link: verifying, invalid, form, success. */
export function ResetPasswordPage() {
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '')
  const [isDone, setIsDone] = useState(false)
  const check = useQuery({
    queryKey: [verifyResetToken.path, token],
    queryFn: () => call(verifyResetToken, { query: { token } }),
    enabled: token !== '' && !isDone,
  })
  return (
    <div lang="en" className="mx-auto flex max-w-[420px] flex-col gap-6 py-16">
      {isDone && <Done />}
      {!isDone && token === '' && (
        <Invalid title={t.invalidLink}>
          <p>{t.invalidToken}</p>
        </Invalid>
      )}
      {!isDone && token !== '' && check.isPending && (
        <div role="status">
          <h1 className="flex items-center gap-3 text-2xl font-semibold">
            <Spinner />
            {t.verifying}
          </h1>
        </div>
      )}
      {!isDone && check.isError && (
        <Invalid>
          <p lang={check.error instanceof ApiError ? 'de' : undefined}>{messageOf(check.error, t.expiredToken)}</p>
        </Invalid>
      )}
      {!isDone && check.isSuccess && (
        <>
          <h1 className="text-2xl font-semibold">{t.formTitle}</h1>
          <NewPasswordForm token={token} onDone={() => setIsDone(true)} />
        </>
      )}
    </div>
  )
}

function Invalid({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <>
      <h1 className="text-2xl font-semibold">{t.invalidTitle}</h1>
      <Banner tone="clash" role="alert" title={title}>
        {children}
      </Banner>
      <LinkButton href="/login" variant="primary">
        {t.backToLogin}
      </LinkButton>
    </>
  )
}

function Done() {
  useEffect(() => {
    const timer = setTimeout(() => window.location.assign('/login'), redirectDelayMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <h1 className="text-2xl font-semibold">{t.successTitle}</h1>
      <Banner tone="proven" role="status">
        {t.successText}
      </Banner>
    </>
  )
}
