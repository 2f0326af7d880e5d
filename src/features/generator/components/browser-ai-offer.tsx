import { PROMPT_WORD_LIMIT } from '@contracts/limits.ts'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { askBrowserAi, BROWSER_AI_SIZE, type BrowserAiState, browserAiState } from '@/lib/browser-ai'
import { Button, ButtonRow } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'

const PromptChanges = lazy(() => import('@/components/prompt-changes'))

const SYSTEM = `You improve prompts that people write for an AI. Keep the person's own words, facts and numbers. Add only what makes the answer better, in short sentences, at most ${PROMPT_WORD_LIMIT} words in all. Reply with the prompt alone.`

interface BrowserAiOfferProps {
  prompt: string
  /** The visitor takes the AI's version. */
  onTake: (prompt: string) => void
}

type Answer = { state: 'asking' | 'done'; text: string; share?: number } | { state: 'failed' }

/** Offers to improve the prompt with the browser's built-in AI, if it has one. Nothing starts by itself. */
export function BrowserAiOffer({ prompt, onTake }: BrowserAiOfferProps) {
  const [there, setThere] = useState<BrowserAiState>('unavailable')
  const [answer, setAnswer] = useState<Answer>()
  const [asked, setAsked] = useState('')
  const underWay = useRef<AbortController>(undefined)

  useEffect(() => {
    void browserAiState().then(setThere)
    return () => underWay.current?.abort()
  }, [])

  if (there === 'unavailable') return null

  const ask = async () => {
    const controller = new AbortController()
    underWay.current = controller
    setAsked(prompt)
    setAnswer({ state: 'asking', text: '' })
    try {
      const text = await askBrowserAi({
        system: SYSTEM,
        text: prompt,
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

  if (!answer || answer.state === 'failed')
    return (
      <div className="grid gap-2">
        {answer && <Notice>The browser’s AI gave no answer. Your prompt is as it was.</Notice>}
        <Button className="justify-self-start whitespace-normal" onClick={() => void ask()}>
          {there === 'available'
            ? 'Improve it with this browser’s AI (nothing leaves your device)'
            : `Download this browser’s AI (${BROWSER_AI_SIZE}) and improve it (nothing leaves your device)`}
        </Button>
      </div>
    )

  return (
    <section className="grid gap-3 rounded-control border border-rule p-4" aria-label="The browser’s AI">
      {answer.state === 'asking' ? (
        <>
          <p className="text-ui wrap-anywhere whitespace-pre-line" data-streamed>
            {answer.text ||
              (answer.share === undefined ? 'Thinking…' : `Downloading: ${Math.round(answer.share * 100)} %`)}
          </p>
          <ButtonRow>
            <Button onClick={() => underWay.current?.abort()}>Stop</Button>
          </ButtonRow>
        </>
      ) : (
        <>
          <Suspense fallback={<p className="text-ui whitespace-pre-line">{answer.text}</p>}>
            <PromptChanges before={asked} after={answer.text} />
          </Suspense>
          <ButtonRow>
            <Button
              onClick={() => {
                onTake(answer.text)
                setAnswer(undefined)
              }}
            >
              Use this version
            </Button>
            <Button look="quiet" onClick={() => setAnswer(undefined)}>
              Keep mine
            </Button>
          </ButtonRow>
        </>
      )}
      <span className="sr-only" role="status">
        {answer.state === 'done' ? 'The browser’s AI has answered.' : ''}
      </span>
    </section>
  )
}
