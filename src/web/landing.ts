import './styles/index.css'
import { followSystemTheme, turnTheme } from './theme.ts'

/**
 * The script of the landing page. The page itself is written at build time (landing-markup.tsx); React and the
 * engine are loaded when somebody starts the demonstration, into its place alone.
 */
followSystemTheme()
document.querySelector('[data-turn-theme]')?.addEventListener('click', turnTheme)

const place = document.querySelector('[data-demonstration]')
const startButton = place?.querySelector<HTMLButtonElement>('[data-start]')
startButton?.addEventListener('click', () => void start(startButton))

async function start(button: HTMLButtonElement): Promise<void> {
  button.disabled = true
  try {
    const { startDemonstration } = await import('./start-demonstration.tsx')
    if (place) startDemonstration(place)
  } catch {
    button.disabled = false
    place?.querySelector('[data-demonstration-failed]')?.removeAttribute('hidden')
  }
}
