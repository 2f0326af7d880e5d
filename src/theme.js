// Runs in the head, before the first paint: the theme that was chosen on this device.
try {
  const theme = localStorage.getItem('promptory:theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is blocked: the system's theme stays.
}
