/**
 * Moves a progress bar while an article is scrolled.
 * @returns a function that stops it
 */
export function driveProgress(bar: HTMLElement, article: HTMLElement): () => void {
  let frame = 0
  const draw = () => {
    frame = 0
    const { top, height } = article.getBoundingClientRect()
    const way = height - window.innerHeight
    const share = way > 0 ? Math.min(Math.max(-top / way, 0), 1) : 0
    bar.style.transform = `scaleX(${share})`
  }
  const ask = () => {
    frame ||= requestAnimationFrame(draw)
  }
  ask()
  window.addEventListener('scroll', ask, { passive: true })
  window.addEventListener('resize', ask)
  return () => {
    cancelAnimationFrame(frame)
    window.removeEventListener('scroll', ask)
    window.removeEventListener('resize', ask)
  }
}
