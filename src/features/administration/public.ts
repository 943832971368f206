/** What other features may use of the administration. */
export { writeAudit } from './server/audit.ts'
