// Runs before the first paint, as a file of its own because the content policy forbids inline scripts.
// The key and its values belong to src/web/theme.ts.
let choice = null
try {
  choice = localStorage.getItem('klarbefund.theme')
} catch {
  // Storage can be forbidden; the theme then follows the system.
}
const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
document.documentElement.dataset.theme = dark ? 'dark' : 'light'
