import { type TrialTexts, trialTextsOf } from '#contract/texts.ts'
import { usePublicSettings } from './use-public-settings.ts'
import { useTrialDays } from './use-trial-days.ts'

/** Filled by the server where a page is written at build time. */
const tokens: TrialTexts = {
  start: '%TRIAL_START%',
  card: '%TRIAL_CARD%',
  included: '%TRIAL_INCLUDED%',
  question: '%TRIAL_QUESTION%',
  answer: '%TRIAL_ANSWER%',
}

/** What is said of the trial of this installation. */
export function useTrialTexts(): TrialTexts {
  const isUnknown = usePublicSettings() === undefined
  const trialDays = useTrialDays()
  return isUnknown && import.meta.env.SSR ? tokens : trialTextsOf(trialDays)
}
