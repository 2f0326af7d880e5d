/**
 * Gives a key to steps that the browser takes itself: links to a section of the page. The router calls all of them
 * `default`, and would keep one scroll position for all. They stay the browser's, because only it knows `:target`. Call
 * it before the router is made.
 */
export function nameOwnSteps(): void {
  window.addEventListener('popstate', () => {
    if (window.history.state === null) window.history.replaceState({ key: `step-${Date.now()}` }, '')
  })
}
