import { useQuery } from '@tanstack/react-query'
import { listPlans } from '#features/billing/contract.ts'
import { call } from '#web/api-client.ts'

/** The plans on offer; asked for only where they are shown. */
export function usePlans(enabled = true) {
  return useQuery({ queryKey: [listPlans.path], queryFn: () => call(listPlans), enabled })
}
