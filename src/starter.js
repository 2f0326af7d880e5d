// Fetches a prerendered page's scripts once something is painted, and runs them when the browser is idle: at once on a
// press or a key. Keeps the last button or shortcut pressed before React for it (main.tsx), and prevents forms from
// being sent. If the scripts fail to load, says so and restores native behaviour.
{
  const EARLY = ['pointerdown', 'keydown', 'click', 'submit']
  const fetchScripts = () => document.head.append(document.querySelector('[data-scripts]').content)
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    fetchScripts()
    const { entry } = document.querySelector('[data-entry]').dataset
    // A module that failed stays failed at its address, so the retry uses another one.
    import(entry).catch(() => import(`${entry}?again`)).catch(giveUp)
  }
  const giveUp = () => {
    for (const type of EARLY) removeEventListener(type, keep, true)
    for (const button of document.querySelectorAll('[data-waiting]')) delete button.dataset.waiting
    const notice = document.createElement('p')
    notice.setAttribute('role', 'alert')
    notice.dataset.notLoaded = ''
    const reload = document.createElement('button')
    reload.textContent = 'Reload'
    reload.addEventListener('click', () => location.reload())
    notice.append('Part of this page did not load, so some of its buttons do nothing. ', reload)
    document.body.append(notice)
  }
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(start, { timeout: 500 })
  // The search's shortcuts (search-host.tsx), which browsers also use.
  const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey, target }) =>
    ctrlKey || metaKey
      ? /^k$/i.test(key) && !altKey && !shiftKey
      : key === '/' && !altKey && !target.isContentEditable && !target.closest('input, textarea, select')
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
  for (const type of EARLY) addEventListener(type, keep, true)
  const afterPaint = () => {
    fetchScripts()
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(whenIdle)))
  }
  new PerformanceObserver(afterPaint).observe({ type: 'largest-contentful-paint', buffered: true })
  addEventListener('load', () => setTimeout(whenIdle, 1000))
}
