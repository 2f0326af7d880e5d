// Runs at the end of a prerendered page, which is complete as it stands. Its scripts come at the first sign of a
// visitor who wants to act; `after-paint.ts`, asked for once the page is painted, knows who else waits for them.
;(() => {
  const SIGNS = 'pointermove pointerdown touchstart wheel scroll keydown focusin click'
  const load = () => import(JSON.parse(document.getElementById('boot').textContent).afterPaint)
  const afterPaint = () => void load()
  // A part of the page may have been painted while the rest was still on its way: the whole is there two frames later.
  const afterFrames = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(afterPaint)))
  for (const type of SIGNS.split(' ')) {
    addEventListener(type, () => load().then(({ start }) => start()), { capture: true, passive: true, once: true })
  }
  try {
    new PerformanceObserver(afterFrames).observe({ type: 'largest-contentful-paint', buffered: true })
  } catch {
    // No such observer: the timer below takes its place.
  }
  addEventListener('load', () => setTimeout(afterPaint, 3000))
})()
