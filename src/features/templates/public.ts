/** What other features may use of templates. */

export { keepTextStructure } from './server/sanitize-template.ts'
