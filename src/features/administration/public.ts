/** What other features may use of the administration. */
export { audited, writeAudit } from './server/audit.ts'
