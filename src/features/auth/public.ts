/** What other features may use of sign-in and accounts. */

export { clientNetwork } from './server/client-network.ts'
export { ensureAdmin } from './server/ensure-admin.ts'
export { hashPassword } from './server/passwords.ts'
export { presentUser } from './server/present-user.ts'
export { issueResetToken } from './server/reset-tokens.ts'
export { deleteSessionsOf } from './server/session-repository.ts'
export { findTrialClaims } from './server/start-trial.ts'
export { lockActiveAdmins, updateUser } from './server/user-repository.ts'
