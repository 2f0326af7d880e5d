// Starts a prerendered page's scripts, which are on their way at low priority: once the largest paint is there and the
// browser is idle, at once on a press or a key. The last button that was pressed before React came is kept for it (main.tsx); no form sends itself away.
;(() => {
  const { entry } = document.currentScript.dataset
  const isHydrated = () => 'hydrated' in document.documentElement.dataset
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    // Scripts that did not come are asked for again at the next press.
    import(entry).catch(() => (isStarted = false))
  }
  const keep = (event) => {
    if (isHydrated()) return
    if (event.type === 'submit') event.preventDefault()
    const button = event.type === 'click' && event.target.closest('button')
    if (button) {
      delete window.earlyPress?.dataset.waiting
      button.dataset.waiting = ''
      window.earlyPress = button
    }
    start()
  }
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(start, { timeout: 500 })
  // The entry comes before its frame is on the screen.
  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(whenIdle)))
  for (const type of ['pointerdown', 'keydown', 'click', 'submit']) addEventListener(type, keep, true)
  new PerformanceObserver(afterPaint).observe({ type: 'largest-contentful-paint', buffered: true })
  addEventListener('load', () => setTimeout(whenIdle, 1000))
})()
