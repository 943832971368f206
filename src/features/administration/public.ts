/** What other features may use of the administration. */
export { audited } from './server/audit.ts'
