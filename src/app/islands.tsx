import { type ComponentType, type ReactNode, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'

type IslandLoader = () => Promise<{ default: ComponentType }>

// The parts of adopted pages that do something, by the name in their `data-island`.
const ISLANDS: Record<string, IslandLoader> = {
  'blog-list': () => import('@/pages/blog/islands/blog-list-island'),
  'blog-post': () => import('@/pages/blog/islands/blog-post-island'),
  'fill-in-sheet': () => import('@/pages/public/home/fill-in-sheet'),
  generator: () => import('@/pages/public/islands/generator-island'),
  'kept-pages': () => import('@/pages/public/islands/kept-pages-island'),
  library: () => import('@/pages/public/islands/library-island'),
  'memoir-generator': () => import('@/pages/public/islands/memoir-generator-island'),
  newsletter: () => import('@/pages/public/islands/newsletter-island'),
  'post-share': () => import('@/pages/blog/islands/post-share-island'),
  'pro-waiting-list': () => import('@/pages/public/pricing/pro-waiting-list'),
  'saved-prompts': () => import('@/pages/public/islands/saved-prompts-island'),
}

// These show what the device holds: they wake as they come near the window, untouched.
const WOKEN_BY_SIGHT = new Set(['saved-prompts'])

/** Calls back when an element comes near the window, and each time it does so again. */
function whenSeen(element: Element, onSeen: () => void): void {
  // It goes with the element: nothing has to end it.
  new IntersectionObserver(([entry]) => entry?.isIntersecting && onSeen(), { rootMargin: '200px' }).observe(element)
}

/** Tells when React has taken over what it holds. */
function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake])
  return children
}

/** Runs a task when the browser has nothing better to do. */
function whenIdle(task: () => void, signal: AbortSignal): void {
  const run = () => {
    if (!signal.aborted) task()
  }
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 })
  else setTimeout(run, 200)
}

const SIGNS_OF_INTEREST = ['pointerover', 'pointerdown', 'focusin'] as const

/**
 * Brings the islands of an adopted page to life when a pointer or the focus comes to them; at once where the
 * page's address carries a query, which is an island's to answer; when the browser is idle where the island says so.
 * A button pressed before its island was alive is pressed again then.
 * @returns what puts them to rest again
 */
export function wakeIslands(container: Element): () => void {
  const roots: Root[] = []
  const controller = new AbortController()
  for (const element of container.querySelectorAll<HTMLElement>('[data-island]')) {
    const name = element.dataset.island ?? ''
    const load = ISLANDS[name]
    if (!load) continue
    let pressed: HTMLElement | undefined
    let isWaking = false
    let isAwake = false
    const wake = async () => {
      if (isWaking) return
      isWaking = true
      const module = await load().catch(() => undefined)
      // Its code did not come: the next sign of interest tries again.
      if (!module) isWaking = false
      if (!module || controller.signal.aborted) return
      const Island = module.default
      const answer = () => {
        isAwake = true
        pressed?.click()
        pressed = undefined
      }
      roots.push(
        hydrateRoot(
          element,
          <Awake onAwake={answer}>
            <Island />
          </Awake>,
          // As it was rendered at build time (shared/ui/island.tsx).
          { identifierPrefix: name },
        ),
      )
    }
    const { signal } = controller
    for (const sign of SIGNS_OF_INTEREST) {
      element.addEventListener(sign, () => void wake(), { signal, passive: true })
    }
    element.addEventListener(
      'click',
      (event) => {
        if (isAwake || !(event.target instanceof Element)) return
        pressed = event.target.closest('button') ?? undefined
        void wake()
      },
      { signal },
    )
    // Sent by the browser itself, a form would put what was typed into the address. Its button is pressed again.
    element.addEventListener(
      'submit',
      (event) => {
        if (!isAwake) event.preventDefault()
      },
      { signal },
    )
    // Someone was faster than the scripts and is in it already, or came by an address that asks for something.
    if (element.contains(document.activeElement) || window.location.search !== '') void wake()
    else if (WOKEN_BY_SIGHT.has(name)) whenSeen(element, () => void wake())
    else if (element.dataset.wake !== undefined) whenIdle(() => void wake(), signal)
  }
  return () => {
    controller.abort()
    // Not at once: React refuses to unmount a root while it is rendering another.
    setTimeout(() => {
      for (const root of roots) root.unmount()
    })
  }
}
