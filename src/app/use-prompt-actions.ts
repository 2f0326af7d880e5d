import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { bringMarks } from '@/features/content-pages/actions/bring-marks'

const load = () => import('@/features/content-pages/actions/handle-action')

/**
 * Answers the buttons of prompts (`data-action`), wherever they stand: in adopted markup as in rendered pages.
 * The code behind them comes when a pointer or the focus nears the first one.
 */
export function usePromptActions(): void {
  const { pathname } = useLocation()

  // A page that a link led to does so again once the whole of it is rendered (content-pages/components/prompt-page).
  useEffect(() => {
    if (document.querySelector('main [data-prompt]')) bringMarks()
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
