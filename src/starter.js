// Starts a prerendered page's scripts: once the largest paint is there and the browser is idle, at once on a press or a
// key. The last press that came before React is kept for it (main.tsx); a form never sends itself away.
;(() => {
  const { entry, preload } = document.currentScript.dataset
  let start = () => {
    start = () => {}
    for (const href of [entry, ...preload.split(' ')]) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
    import(entry)
  }
  const whenIdle = () => (self.requestIdleCallback ?? setTimeout)(() => start(), { timeout: 500 })
  const keep = (event) => {
    if (window.isHydrated) return
    if (event.type === 'submit') event.preventDefault()
    if (event.type === 'click') window.earlyPress = event.target.closest('button') ?? window.earlyPress
    start()
  }
  for (const type of ['pointerdown', 'keydown', 'click', 'submit']) addEventListener(type, keep, true)
  new PerformanceObserver(whenIdle).observe({ type: 'largest-contentful-paint', buffered: true })
  addEventListener('load', () => setTimeout(whenIdle, 1000))
})()
