// Runs a prerendered page's scripts, which are on their way at low priority: once the largest paint is on the screen and
// the browser is idle, at once on a press or a key. The last button that was pressed before React came is kept for it
// (main.tsx); no form sends itself away.
{
  // Scripts that did not come are asked for again at the next press.
  const start = () => void import(document.querySelector('[data-entry]').dataset.entry).catch(() => undefined)
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(start, { timeout: 500 })
  const keep = (event) => {
    if ('hydrated' in document.documentElement.dataset) return
    if (event.type === 'submit') event.preventDefault()
    const button = event.type === 'click' && event.target.closest('button')
    if (button) (window.earlyPress = button).dataset.waiting = ''
    start()
  }
  for (const type of ['pointerdown', 'keydown', 'click', 'submit']) addEventListener(type, keep, true)
  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(whenIdle)))
  new PerformanceObserver(afterPaint).observe({ type: 'largest-contentful-paint', buffered: true })
  addEventListener('load', () => setTimeout(whenIdle, 1000))
}
