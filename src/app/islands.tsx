import { type ComponentType, useEffect } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'

type IslandLoader = () => Promise<{ default: ComponentType }>

// The parts of adopted pages that do something, by the name in their `data-island`.
const ISLANDS: Record<string, IslandLoader> = {
  'fill-in-sheet': () => import('@/pages/public/home/fill-in-sheet'),
}

/** Tells when React has taken over what stands beside it. */
function Awake({ onAwake }: { onAwake: () => void }) {
  useEffect(onAwake, [onAwake])
  return null
}

const SIGNS_OF_INTEREST = ['pointerover', 'pointerdown', 'focusin'] as const

/**
 * Brings the islands of an adopted page to life when a pointer or the focus comes to them.
 * A button pressed before its island was alive is pressed again then.
 * @returns what puts them to rest again
 */
export function wakeIslands(container: Element): () => void {
  const roots: Root[] = []
  const controller = new AbortController()
  for (const element of container.querySelectorAll<HTMLElement>('[data-island]')) {
    const load = ISLANDS[element.dataset.island ?? '']
    if (!load) continue
    let pressed: HTMLElement | undefined
    let isWaking = false
    let isAwake = false
    const wake = async () => {
      if (isWaking) return
      isWaking = true
      const { default: Island } = await load()
      if (controller.signal.aborted) return
      const answer = () => {
        isAwake = true
        pressed?.click()
        pressed = undefined
      }
      roots.push(
        hydrateRoot(
          element,
          <>
            <Island />
            <Awake onAwake={answer} />
          </>,
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
    // Someone was faster than the scripts and is in it already.
    if (element.contains(document.activeElement)) void wake()
  }
  return () => {
    controller.abort()
    // Not at once: React refuses to unmount a root while it is rendering another.
    setTimeout(() => {
      for (const root of roots) root.unmount()
    })
  }
}
