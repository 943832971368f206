import { usePublicSettings } from './use-public-settings.ts'

/** Shown until the server has said otherwise. Source: spec part 1 section 9. */
const usualTrialDays = 7

/** Length of the trial at this installation; 0 where there is none. */
export function useTrialDays(): number {
  return usePublicSettings()?.trialDays ?? usualTrialDays
}
