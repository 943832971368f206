import { useQuery } from '@tanstack/react-query'
import { getPublicSettings } from '#features/site/contract.ts'
import { call } from './api-client.ts'

/** What is set up at this installation; asked once. */
export function usePublicSettings() {
  return useQuery({ queryKey: [getPublicSettings.path], queryFn: () => call(getPublicSettings) }).data
}
