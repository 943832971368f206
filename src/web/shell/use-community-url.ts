import { usePublicSettings } from '#web/use-public-settings.ts'

/** Where Community Support leads at this installation; null until that is known. */
export function useCommunityUrl(): string | null {
  return usePublicSettings()?.communityUrl ?? null
}
