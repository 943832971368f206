import { useEffect, useState } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import type { SecondFactor } from '../contract.ts'
import { authTexts as t } from '../texts.ts'
import { CodeStep } from './code-step.tsx'
import { ForgotPasswordStep } from './forgot-password-step.tsx'
import { LoginForm } from './login-form.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { SecondFactorStep } from './second-factor-step.tsx'
import { type SuccessKind, SuccessStep } from './success-step.tsx'

/** Where the dialog stands; what a step needs to know is kept with it. */
export type DialogStep =
  | { name: 'auth' }
  | { name: 'otp'; email: string }
  | { name: 'forgot-password' }
  | { name: 'second-factor'; factors: readonly SecondFactor[] }
  | { name: 'success'; kind: SuccessKind }

const start: DialogStep = { name: 'auth' }
type AuthTab = 'login' | 'register'

/** Source: spec part 1 section 9. */
const redirectDelayMs = 1500

interface EmailDialogProps {
  open: boolean
  onClose: () => void
  /** Another first step than entering address and password. */
  startStep?: DialogStep | undefined
}

/** Sign in, register, confirm and recover by e-mail in one dialog; closing it forgets everything typed. */
export function EmailDialog({ open, onClose, startStep = start }: EmailDialogProps) {
  const [step, setStep] = useState(startStep)
  const [tab, setTab] = useState<AuthTab>('login')
  const [isSignedIn, setIsSignedIn] = useState(false)

  // Goes on when the dialog is closed meanwhile: the person is signed in already.
  useEffect(() => {
    if (!isSignedIn) return
    const timer = setTimeout(() => window.location.assign('/'), redirectDelayMs)
    return () => clearTimeout(timer)
  }, [isSignedIn])

  function handleOpenChange(isOpen: boolean) {
    if (isOpen) return
    setStep(start)
    setTab('login')
    onClose()
  }
  function handleSignedIn(kind: SuccessKind) {
    setStep({ name: 'success', kind })
    setIsSignedIn(true)
  }

  return (
    <Dialog open={open} onOpenChange={handleOpenChange} title={t.stepTitles[step.name]} isKeptOpen>
      {step.name === 'auth' && (
        <Tabs<AuthTab>
          label={t.tabs}
          value={tab}
          onValueChange={setTab}
          items={[
            {
              value: 'login',
              label: t.tabLogin,
              content: (
                <LoginForm
                  onSignedIn={() => handleSignedIn('login')}
                  onSecondFactor={(factors) => setStep({ name: 'second-factor', factors })}
                  onUnconfirmed={(email) => setStep({ name: 'otp', email })}
                  onForgotPassword={() => setStep({ name: 'forgot-password' })}
                />
              ),
            },
            {
              value: 'register',
              label: t.tabRegister,
              content: <RegistrationForm onRegistered={(email) => setStep({ name: 'otp', email })} />,
            },
          ]}
        />
      )}
      {step.name === 'otp' && (
        <CodeStep email={step.email} onConfirmed={() => handleSignedIn('register')} onBack={() => setStep(start)} />
      )}
      {step.name === 'forgot-password' && (
        <ForgotPasswordStep
          onSent={() => setStep({ name: 'success', kind: 'forgot-password' })}
          onBack={() => setStep(start)}
        />
      )}
      {step.name === 'second-factor' && (
        <SecondFactorStep factors={step.factors} onDone={() => handleSignedIn('login')} onBack={() => setStep(start)} />
      )}
      {step.name === 'success' && <SuccessStep kind={step.kind} />}
    </Dialog>
  )
}
