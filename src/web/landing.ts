import './styles/index.css'
import { followSystemTheme, turnTheme } from './theme.ts'

/**
 * The script of the landing page. The page itself is written at build time (landing-markup.tsx); React and the
 * engine are loaded when somebody starts the demonstration, into its place alone.
 */
followSystemTheme()
document.querySelector('[data-turn-theme]')?.addEventListener('click', turnTheme)

const place = document.querySelector('[data-demonstration]')
place?.addEventListener('click', start)

async function start(event: Event): Promise<void> {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (!place || !button || button.disabled) return
  button.disabled = true
  try {
    const { startDemonstration } = await import('./start-demonstration.tsx')
    place.removeEventListener('click', start)
    startDemonstration(place)
  } catch {
    button.disabled = false
    place.querySelector('[data-demonstration-failed]')?.removeAttribute('hidden')
  }
}
