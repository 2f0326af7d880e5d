// Runs in the head, before the first paint: the chosen theme, and the fonts of someone who has them cached.
;(() => {
  const root = document.documentElement
  try {
    const theme = localStorage.getItem('promptory:theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
    if (localStorage.getItem('promptory:fonts')) root.dataset.fonts = ''
  } catch {
    // Storage is blocked: the system's theme stands.
  }
})()
