// Fetches a prerendered page's scripts once something is painted, and runs them when the browser is idle: at once on a
// press or a key. The last button or shortcut that was pressed before React came is kept for it (main.tsx); no form
// sends itself away.
{
  const fetchScripts = () => document.head.append(document.querySelector('[data-scripts]').content)
  // Scripts that did not come are asked for again at the next press.
  const start = () => {
    fetchScripts()
    void import(document.querySelector('[data-entry]').dataset.entry).catch(() => undefined)
  }
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(start, { timeout: 500 })
  // Those of the search (search-host.tsx), which browsers would take for their own.
  const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey, target }) =>
    ctrlKey || metaKey
      ? /^k$/i.test(key) && !altKey && !shiftKey
      : key === '/' && !altKey && !target.closest('input, textarea, select')
  const keep = (event) => {
    if ('hydrated' in document.documentElement.dataset) return
    const button = event.type === 'click' && event.target.closest('button')
    const shortcut = event.type === 'keydown' && isShortcut(event)
    if (event.type === 'submit' || shortcut) event.preventDefault()
    if (shortcut) window.earlyWish = () => document.dispatchEvent(new KeyboardEvent('keydown', event))
    if (button) {
      button.dataset.waiting = ''
      window.earlyWish = () => button.click()
    }
    start()
  }
  for (const type of ['pointerdown', 'keydown', 'click', 'submit']) addEventListener(type, keep, true)
  const afterPaint = () => {
    fetchScripts()
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(whenIdle)))
  }
  new PerformanceObserver(afterPaint).observe({ type: 'largest-contentful-paint', buffered: true })
  addEventListener('load', () => setTimeout(whenIdle, 1000))
}
