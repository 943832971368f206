import { SunMoon } from 'lucide-react'
import { chooseTheme, themeChoices, useThemeChoice } from '#web/theme.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Menu, MenuChoice } from '#web/ui/menu.tsx'
import { shellTexts } from './texts.ts'

/** For pages without an account menu. */
export function ThemeMenu() {
  const theme = useThemeChoice()
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={shellTexts.theme}
          className={buttonClass('quiet', 'medium', 'w-(--control) px-0!')}
        >
          <SunMoon aria-hidden="true" />
        </button>
      }
    >
      <MenuChoice
        label={shellTexts.theme}
        value={theme}
        onValueChange={chooseTheme}
        options={themeChoices.map((choice) => ({ value: choice, label: shellTexts.themes[choice] }))}
      />
    </Menu>
  )
}
