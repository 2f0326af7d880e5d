// Runs at the end of a prerendered page: starts the module graph once the page is painted, or at the first
// sign of a visitor who wants to act.
;(() => {
  const { entry, preload } = JSON.parse(document.getElementById('boot').textContent)
  const root = document.documentElement
  let isStarted = false

  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const href of preload) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.append(link)
    }
    void import(entry)
    root.dataset.fonts = ''
    void document.fonts.ready.then(() => {
      try {
        localStorage.setItem('promptory:fonts', '1')
      } catch {
        // Without storage the fonts are asked for after the paint each time.
      }
    })
  }

  for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, start, { once: true, capture: true })

  try {
    new PerformanceObserver(() => setTimeout(start)).observe({ type: 'largest-contentful-paint', buffered: true })
  } catch {
    // No such observer: the timer below starts it.
  }
  addEventListener('load', () => setTimeout(start, 3000))
})()
