import { BookOpen, LogOut, ShieldCheck, UserRound } from 'lucide-react'
import { useLocation } from 'wouter'
import type { CurrentUser } from '#features/auth/contract.ts'
import { chooseTheme, themeChoices } from '#web/theme.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '#web/ui/menu.tsx'
import { useThemeChoice } from '#web/use-theme-choice.ts'
import { signOut } from './sign-out.ts'
import { shellTexts } from './texts.ts'

export function AccountMenu({ user }: { user: CurrentUser }) {
  const [, navigate] = useLocation()
  const theme = useThemeChoice()
  const name = user.firstName || user.email
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={shellTexts.accountMenu(name)}
          className="grid size-9 place-items-center rounded-full hover:bg-hover"
        >
          <Avatar imageUrl={user.profileImageUrl} name={name} />
        </button>
      }
    >
      <MenuItem icon={<UserRound aria-hidden="true" />} onSelect={() => navigate('/profile')}>
        {shellTexts.profile}
      </MenuItem>
      <MenuItem icon={<BookOpen aria-hidden="true" />} onSelect={() => navigate('/tutorials')}>
        {shellTexts.guides}
      </MenuItem>
      {user.role === 'admin' && (
        <MenuItem icon={<ShieldCheck aria-hidden="true" />} onSelect={() => navigate('/admin')}>
          {shellTexts.admin}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuChoice
        label={shellTexts.theme}
        value={theme}
        onValueChange={chooseTheme}
        options={themeChoices.map((choice) => ({ value: choice, label: shellTexts.themes[choice] }))}
      />
      <MenuSeparator />
      <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={signOut}>
        {shellTexts.signOut}
      </MenuItem>
    </Menu>
  )
}
