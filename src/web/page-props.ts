import type { AccessType } from '#contract/enums.ts'
import type { CurrentUser } from '#features/auth/contract.ts'

/** What every page is given by the router. */
export interface PageProps {
  user: CurrentUser | null
  accessType: AccessType
}
