import { useQuery } from '@tanstack/react-query'
import { getPublicSettings, type PublicSettings } from '#features/site/contract.ts'
import { call } from './api-client.ts'

export const publicSettingsKey = [getPublicSettings.path] as const

/** What is set up at this installation: it stands in the page; only in development it is asked for. */
export function usePublicSettings() {
  return useQuery({
    queryKey: publicSettingsKey,
    queryFn: () => call(getPublicSettings),
    initialData: readSettingsOfPage,
  }).data
}

function readSettingsOfPage(): PublicSettings | undefined {
  const block = globalThis.document?.getElementById('public-settings')?.textContent
  return block ? (JSON.parse(block) as PublicSettings) : undefined
}
