import { call } from '#web/api-client.ts'
import { Button } from '#web/ui/button.tsx'
import { giveSecondFactor, type SecondFactor, startPasskeySignIn } from '../contract.ts'
import { authTexts, securityTexts as t } from '../texts.ts'
import { SecondFactorForm } from './second-factor-form.tsx'

interface SecondFactorStepProps {
  factors: readonly SecondFactor[]
  onDone: () => void
  onBack: () => void
}

export function SecondFactorStep({ factors, onDone, onBack }: SecondFactorStepProps) {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{t.factorLead}</p>
      <SecondFactorForm
        factors={factors}
        startPasskey={() => call(startPasskeySignIn)}
        give={(body) => call(giveSecondFactor, { body })}
        onDone={onDone}
        back={
          <Button variant="quiet" onClick={onBack}>
            {authTexts.back}
          </Button>
        }
      />
    </div>
  )
}
