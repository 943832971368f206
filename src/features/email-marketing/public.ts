/** What other features may use of the e-mail marketing. */
export { syncContactLater } from './server/sync-contact-later.ts'
