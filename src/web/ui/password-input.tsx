import { Eye, EyeOff } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useState } from 'react'
import { Input } from './input.tsx'
import { uiTexts } from './texts.ts'

export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [isVisible, setIsVisible] = useState(false)
  const Icon = isVisible ? EyeOff : Eye
  return (
    <div className="relative">
      <Input {...props} type={isVisible ? 'text' : 'password'} spellCheck={false} className="pr-11" />
      <button
        type="button"
        aria-label={isVisible ? uiTexts.hidePassword : uiTexts.showPassword}
        aria-pressed={isVisible}
        onClick={() => setIsVisible(!isVisible)}
        className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-md text-ink-soft hover:text-ink"
      >
        <Icon aria-hidden="true" className="size-4" />
      </button>
    </div>
  )
}
