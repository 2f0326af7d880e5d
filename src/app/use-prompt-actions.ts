import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { readStored } from '@/shared/lib/storage'

const load = () => import('@/features/content-pages/actions/handle-action')

/**
 * Answers the buttons of prompts (`data-action`), wherever they stand: in adopted markup as in rendered pages.
 * The code behind them comes when a pointer or the focus nears the first one.
 */
export function usePromptActions(): void {
  const { pathname } = useLocation()

  // Marks that the device remembers are put back; who has none pays nothing.
  useEffect(() => {
    if (!document.querySelector('main [data-prompt]')) return
    if (readStored('promptory:favourites') === undefined && readStored('promptory:challenge') === undefined) return
    void import('@/features/content-pages/actions/restore').then(({ restoreMarks }) => restoreMarks())
  }, [pathname])

  useEffect(() => {
    const buttonOf = (event: Event) =>
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-action]') : null
    const answer = (event: Event) => {
      const button = buttonOf(event)
      if (button) void load().then(({ handleAction }) => handleAction(button))
    }
    const prepare = (event: Event) => {
      if (buttonOf(event)) void load()
    }
    document.addEventListener('click', answer)
    document.addEventListener('pointerover', prepare, { passive: true })
    document.addEventListener('focusin', prepare)
    return () => {
      document.removeEventListener('click', answer)
      document.removeEventListener('pointerover', prepare)
      document.removeEventListener('focusin', prepare)
    }
  }, [])
}
