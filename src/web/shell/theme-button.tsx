import { Moon, Sun } from 'lucide-react'
import { turnTheme } from '#web/theme.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { shellTexts } from './texts.ts'

/**
 * For pages without an account menu. The theme itself chooses which of its two faces shows, so that the written
 * landing page needs to know nothing; landing.ts finds the button by its data attribute.
 */
export function ThemeButton() {
  return (
    <button
      type="button"
      data-turn-theme=""
      onClick={turnTheme}
      className={buttonClass('quiet', 'medium', 'w-(--control) px-0!')}
    >
      <Moon aria-hidden="true" className="dark:hidden" />
      <span className="sr-only dark:hidden">{shellTexts.turnTheme.dark}</span>
      <Sun aria-hidden="true" className="hidden dark:block" />
      <span className="sr-only hidden dark:inline">{shellTexts.turnTheme.light}</span>
    </button>
  )
}
