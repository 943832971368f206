import { classNames } from './class-names.ts'
import { uiTexts } from './texts.ts'

export interface StrengthLabels {
  weak: string
  good: string
  strong: string
}

const germanLabels: StrengthLabels = {
  weak: uiTexts.strengthWeak,
  good: uiTexts.strengthGood,
  strong: uiTexts.strengthStrong,
}

/** 25 points each for length, a small and a capital letter, a digit and a special character; at most 100. */
export function passwordScore(password: string): number {
  const signs = [password.length >= 8, /\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}\s]/u]
  const met = signs.filter((sign) => (typeof sign === 'boolean' ? sign : sign.test(password)))
  return Math.min(100, met.length * 25)
}

export function passwordLevel(score: number): keyof StrengthLabels {
  if (score < 50) return 'weak'
  return score < 75 ? 'good' : 'strong'
}

const colours = { weak: 'bg-clash-line', good: 'bg-ask-line', strong: 'bg-proven-line' }
const words = { weak: 'text-clash', good: 'text-ask', strong: 'text-proven' }

export function StrengthMeter({
  password,
  labels = germanLabels,
}: {
  password: string
  labels?: StrengthLabels | undefined
}) {
  const score = passwordScore(password)
  const level = passwordLevel(score)
  return (
    // biome-ignore lint/a11y/useSemanticElements: the native meter cannot be drawn as four steps.
    <div
      role="meter"
      aria-label={uiTexts.passwordStrength(labels[level])}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={score}
      aria-valuetext={labels[level]}
      className="flex min-h-[1lh] items-center gap-3 text-sm"
    >
      <div aria-hidden="true" className="grid flex-1 grid-cols-4 gap-1">
        {[25, 50, 75, 100].map((step) => (
          <span key={step} className={classNames('h-1 rounded-full', score >= step ? colours[level] : 'bg-pressed')} />
        ))}
      </div>
      <span aria-hidden="true" className={classNames('w-16 text-right font-semibold', words[level])}>
        {password !== '' && labels[level]}
      </span>
    </div>
  )
}
