// A written page is seen and read first; its program loads when everything in sight is there (src/web/main.tsx).
addEventListener('load', () => document.head.append(document.getElementById('program').content))

// What is pressed until then is marked, and done by the program.
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('[data-written] button')
  if (!button) return
  document.querySelector('[data-pressed]')?.removeAttribute('data-pressed')
  button.setAttribute('data-pressed', '')
})
