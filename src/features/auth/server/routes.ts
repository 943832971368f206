import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/http/app-error.ts'
import { isOwnOrigin } from '#server/http/origin-guard.ts'
import { serve, servePublic } from '#server/http/serve.ts'
import * as contract from '../contract.ts'
import { mountAccount } from './account-routes.ts'
import { requireAdminFactor } from './admin-factor.ts'
import { sessionCookie } from './auth-cookies.ts'
import { authenticate } from './authenticate.ts'
import { cleanUpAuth } from './clean-up.ts'
import { checkLogin } from './login.ts'
import { defineMailJobs } from './mail-jobs.ts'
import { presentUser } from './present-user.ts'
import { mountProviderLogin } from './provider-routes.ts'
import { registerUser } from './register.ts'
import { forgetRegistration, isReplacedRegistration, rememberRegistration } from './registration-proof.ts'
import { resendCode } from './resend-code.ts'
import { requestReset, resetPasswordWithToken } from './reset-password.ts'
import { findResetToken } from './reset-tokens.ts'
import { mountSecondFactor } from './second-factor-routes.ts'
import { mountSecurity } from './security-routes.ts'
import { mountSessions } from './session-routes.ts'
import { signIn } from './sign-in.ts'
import { limitAction } from './sign-in-limits.ts'
import { endPresentedSession } from './start-session.ts'
import { verifyEmailCode } from './verify-email.ts'

export async function mountAuth(app: FastifyInstance, deps: Deps): Promise<void> {
  app.decorate('authenticate', async (request) => {
    const caller = await authenticate(deps, request)
    await requireAdminFactor(deps, request, caller)
    return caller
  })

  defineMailJobs(deps)
  deps.jobs.define('auth-clean-up', () => cleanUpAuth(deps), { cron: '17 * * * *' })

  serve(app, contract.getUser, ({ caller }) => presentUser(deps, caller.user))
  mountRegistration(app, deps)
  mountPasswordSignIn(app, deps)
  mountReset(app, deps)
  mountSignOut(app, deps)
  mountProviderLogin(app, deps)
  mountSecondFactor(app, deps)
  mountSecurity(app, deps)
  mountSessions(app, deps)
  mountAccount(app, deps)
}

function mountRegistration(app: FastifyInstance, deps: Deps): void {
  servePublic(app, contract.register, async ({ body, request, reply }) => {
    await limitAction(deps, request, 'register', body.email)
    const passwordHash = await registerUser(deps, body)
    rememberRegistration(deps, reply, { email: body.email, passwordHash })
    return { success: true }
  })
  servePublic(app, contract.verifyEmail, async ({ body, request, reply }) => {
    await limitAction(deps, request, 'verify-email', body.email)
    const user = await verifyEmailCode(deps, {
      ...body,
      isReplaced: (waiting) => isReplacedRegistration(deps, request, waiting),
    })
    forgetRegistration(deps, reply)
    await signIn(deps, user, { request, reply })
    return { success: true }
  })
  servePublic(app, contract.resendOtp, async ({ body, request }) => {
    await limitAction(deps, request, 'resend-otp', body.email)
    await resendCode(deps, body.email)
    return { success: true }
  })
}

function mountPasswordSignIn(app: FastifyInstance, deps: Deps): void {
  servePublic(app, contract.login, async ({ body, request, reply }) => {
    await limitAction(deps, request, 'login', body.email)
    const user = await checkLogin(deps, body)
    if (!user.emailVerified) {
      rememberRegistration(deps, reply, { email: user.email, passwordHash: user.passwordHash ?? '' })
      throw new AppError('email_unconfirmed')
    }
    const secondFactor = await signIn(deps, user, { request, reply })
    return { success: secondFactor.length === 0, secondFactor }
  })
}

function mountReset(app: FastifyInstance, deps: Deps): void {
  servePublic(app, contract.forgotPassword, async ({ body, request }) => {
    await limitAction(deps, request, 'forgot-password', body.email)
    await requestReset(deps, body.email)
    return { success: true }
  })
  servePublic(app, contract.verifyResetToken, async ({ query, request }) => {
    await limitAction(deps, request, 'reset-token')
    if (!query.token || !(await findResetToken(deps, query.token))) throw new AppError('token_expired')
    return { success: true }
  })
  servePublic(app, contract.resetPassword, async ({ body, request }) => {
    await limitAction(deps, request, 'reset-token')
    await resetPasswordWithToken(deps, body)
    return { success: true }
  })
}

function mountSignOut(app: FastifyInstance, deps: Deps): void {
  servePublic(app, contract.logout, async ({ request, reply }) => {
    if (isOwnOrigin(request, new URL(deps.env.PUBLIC_URL).origin)) {
      await endPresentedSession(deps, request)
      sessionCookie.clear(reply, deps.env)
    }
    return reply.redirect('/')
  })
  servePublic(app, contract.loginRedirect, ({ reply }) => reply.redirect('/login'))
}
