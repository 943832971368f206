import { useSyncExternalStore } from 'react'
import { readThemeChoice, subscribeToTheme, type ThemeChoice } from './theme.ts'

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribeToTheme, readThemeChoice)
}
