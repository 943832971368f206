export const themeChoices = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** Also read by public/theme.js before the first paint. */
const storageKey = 'klarbefund.theme'
const listeners = new Set<() => void>()

export function readThemeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storageKey)
    return themeChoices.find((choice) => choice === stored) ?? 'system'
  } catch {
    return 'system'
  }
}

export function chooseTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem(storageKey, choice)
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
  }
  applyTheme(choice)
  for (const listener of listeners) listener()
}

/** Keeps the page in step with the system while no own choice was made. */
export function followSystemTheme(): void {
  systemPrefersDark().addEventListener('change', () => applyTheme(readThemeChoice()))
}

/** Turns to the other theme, and follows the system again where that is its own. */
export function turnTheme(): void {
  const other = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark'
  chooseTheme(other === (systemPrefersDark().matches ? 'dark' : 'light') ? 'system' : other)
}

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function applyTheme(choice: ThemeChoice): void {
  const dark = choice === 'dark' || (choice === 'system' && systemPrefersDark().matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
}

function systemPrefersDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)')
}
