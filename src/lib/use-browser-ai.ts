import { type RefObject, useEffect, useRef, useState } from 'react'
import { askBrowserAi, type BrowserAiQuestion, type BrowserAiState, browserAiState } from './browser-ai'

/** What the browser's AI has answered: `share` is how much of its download is there, from 0 to 1. */
export type BrowserAiAnswer =
  | { readonly state: 'asking'; readonly text: string; readonly share?: number }
  | { readonly state: 'done'; readonly text: string }
  | { readonly state: 'failed' }

interface BrowserAi {
  readonly there: BrowserAiState
  /** Undefined before it is asked, after a stop, and once it is cleared. */
  readonly answer: BrowserAiAnswer | undefined
  /** For the element around it all (`tabIndex={-1}`): takes the focus when the button that had it is gone. */
  readonly panel: RefObject<HTMLElement | null>
  /** Asks once; downloads the AI first where it is not there, so call it only after a press. Never throws. */
  readonly ask: (question: Pick<BrowserAiQuestion, 'system' | 'text' | 'schema'>) => Promise<void>
  readonly stop: () => void
  readonly clear: () => void
}

/** The browser's built-in AI for a component; asking ends when the component goes. Nothing starts by itself. */
export function useBrowserAi(): BrowserAi {
  const [there, setThere] = useState<BrowserAiState>('unavailable')
  const [answer, setAnswer] = useState<BrowserAiAnswer>()
  const underWay = useRef<AbortController>(undefined)
  const panel = useRef<HTMLElement>(null)
  const state = answer?.state
  useEffect(() => {
    if (underWay.current && document.activeElement === document.body) panel.current?.focus()
  }, [state])

  useEffect(() => {
    void browserAiState().then(setThere)
    return () => underWay.current?.abort()
  }, [])

  const ask: BrowserAi['ask'] = async (question) => {
    const controller = new AbortController()
    underWay.current = controller
    setAnswer({ state: 'asking', text: '' })
    try {
      const text = await askBrowserAi({
        ...question,
        signal: controller.signal,
        onText: (part) => setAnswer({ state: 'asking', text: part }),
        onDownload: (share) => setAnswer({ state: 'asking', text: '', share }),
      })
      setThere('available')
      setAnswer(text.trim() ? { state: 'done', text: text.trim() } : { state: 'failed' })
    } catch {
      setAnswer(controller.signal.aborted ? undefined : { state: 'failed' })
    }
  }
  return { there, answer, panel, ask, stop: () => underWay.current?.abort(), clear: () => setAnswer(undefined) }
}
