import { type ComponentType, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

interface IslandModule {
  default: ComponentType
}
type IslandLoader = () => Promise<IslandModule>

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

// It shows what the device holds: it wakes as it comes near the window, untouched.
const WOKEN_BY_SIGHT = 'saved-prompts'

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
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2000 })
  else setTimeout(task, 200)
}

const SIGNS_OF_INTEREST = ['pointerover', 'pointerdown', 'focusin'] as const

/**
 * Brings the islands of an adopted page to life when a pointer or the focus comes to them; at once where the
 * page's address carries a query, which is an island's to answer; when the browser is idle where the island says so.
 * A button pressed before its island was alive is pressed again then; where the island's code does not come, a line
 * beside it says so, and the next sign of interest tries again. An island that breaks leaves such a line in its place.
 * @returns what puts them to rest again
 */
export function wakeIslands(container: Element): () => void {
  const controller = new AbortController()
  const { signal } = controller
  for (const element of container.querySelectorAll<HTMLElement>('[data-island]')) {
    const name = element.dataset.island ?? ''
    const load = ISLANDS[name]
    if (!load) continue
    // Says beside the island that a press came to nothing, or that the island broke.
    const line = Object.assign(document.createElement('p'), { className: 'notice', role: 'status' })
    const say = (words: string) => {
      element.after(line)
      // Written into what stands there already, it is announced.
      setTimeout(() => (line.textContent = words))
    }
    let pressed: HTMLElement | null = null
    let isWaking = false
    let isAwake = false
    const wake = () => {
      if (isWaking || signal.aborted) return
      isWaking = true
      load().then(adopt, miss)
    }
    // Its code did not come: the next sign of interest tries again.
    const miss = () => {
      isWaking = false
      if (!pressed) return
      pressed = null
      say('This part did not load. Please try again.')
    }
    const adopt = ({ default: Island }: IslandModule) => {
      if (signal.aborted) return
      line.remove()
      const answer = () => {
        isAwake = true
        pressed?.click()
        pressed = null
      }
      const root = hydrateRoot(
        element,
        <Awake onAwake={answer}>
          <Island />
        </Awake>,
        {
          // As it was rendered at build time (shared/ui/island.tsx).
          identifierPrefix: name,
          // React has emptied it. The page around it stands, and faults are reported as React does (error-hook.ts).
          onUncaughtError: (error) => {
            reportError(error)
            say('This part tore. Loading the page again usually mends it.')
          },
        },
      )
      // Not at once: React refuses to unmount a root while it is rendering another.
      signal.addEventListener('abort', () => setTimeout(() => root.unmount()))
    }
    for (const sign of SIGNS_OF_INTEREST) {
      element.addEventListener(sign, wake, { signal, passive: true })
    }
    element.addEventListener(
      'click',
      (event) => {
        if (isAwake) return
        pressed = (event.target as Element).closest('button')
        wake()
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
    if (element.contains(document.activeElement) || window.location.search !== '') wake()
    else if (name === WOKEN_BY_SIGHT) whenSeen(element, wake)
    else if (element.dataset.wake !== undefined) whenIdle(wake)
  }
  return () => controller.abort()
}
