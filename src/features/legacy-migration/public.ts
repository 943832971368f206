/** What other features may use of the move from the legacy sign-in. */
export { isLegacySignInOver } from './server/migration-repository.ts'
