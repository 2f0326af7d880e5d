// Runs in the head, before the first paint: the device's faces, the chosen theme, what kind of visit it is, the fonts
// of someone who has them cached, and what a visitor does before the scripts have come.
;(() => {
  const root = document.documentElement
  // Of the machine itself: a desktop that shows pages as a phone would has a desktop's faces (styles/fonts.css).
  const { platform } = navigator
  if (platform.startsWith('Linux')) root.dataset.os = platform.includes('86') ? 'linux' : 'android'
  try {
    const theme = localStorage.getItem('promptory:theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
    // A new visit to the top of the page, which may lay out its parts as they come near (styles/fresh.css).
    if (!location.hash && performance.getEntriesByType('navigation')[0].type === 'navigate') root.dataset.fresh = ''
    if (localStorage.getItem('promptory:fonts')) root.dataset.fonts = ''
  } catch {
    // Storage is blocked: the system's theme stands.
  }

  // Until React is alive, a press on a button is kept for it (entry-client.tsx), and no form sends itself away.
  const keepForReact = (event) => {
    if ('hydrated' in root.dataset) return
    if (event.type === 'submit') event.preventDefault()
    else if (event.target.closest('button')) window.pendingClick = event.target.closest('button')
  }
  addEventListener('click', keepForReact, true)
  addEventListener('submit', keepForReact, true)
})()
