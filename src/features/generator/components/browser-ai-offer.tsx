import { PROMPT_WORD_LIMIT } from '@contracts/limits.ts'
import { lazy, Suspense, useState } from 'react'
import { BROWSER_AI_SIZE } from '@/lib/browser-ai'
import { useBrowserAi } from '@/lib/use-browser-ai'
import { BrowserAiWait } from '@/components/browser-ai-wait'
import { Button, ButtonRow } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'

const PromptChanges = lazy(() => import('@/components/prompt-changes'))

const SYSTEM = `You improve prompts that people write for an AI. Keep the person's own words, facts and numbers. Add only what makes the answer better, in short sentences, at most ${PROMPT_WORD_LIMIT} words in all. Reply with the prompt alone.`

interface BrowserAiOfferProps {
  prompt: string
  /** The visitor takes the AI's version. */
  onTake: (prompt: string) => void
}

/** Offers to improve the prompt with the browser's built-in AI, if it has one. Nothing starts by itself. */
export function BrowserAiOffer({ prompt, onTake }: BrowserAiOfferProps) {
  const { there, answer, panel, ask, stop, clear } = useBrowserAi()
  const [asked, setAsked] = useState('')

  if (there === 'unavailable') return null

  if (!answer || answer.state === 'failed')
    return (
      <section ref={panel} tabIndex={-1} className="grid gap-2" aria-label="The browser’s AI">
        {answer && <Notice role="alert">The browser’s AI gave no answer. Your prompt is as it was.</Notice>}
        <Button
          className="justify-self-start whitespace-normal"
          onClick={() => {
            setAsked(prompt)
            void ask({ system: SYSTEM, text: prompt })
          }}
        >
          {there === 'available'
            ? 'Improve it with this browser’s AI (nothing leaves your device)'
            : `Download this browser’s AI (${BROWSER_AI_SIZE}) and improve it (nothing leaves your device)`}
        </Button>
      </section>
    )

  return (
    <section
      ref={panel}
      tabIndex={-1}
      className="grid gap-3 rounded-control border border-rule p-4"
      aria-label="The browser’s AI"
    >
      {answer.state === 'asking' ? (
        <BrowserAiWait answer={answer} onStop={stop} />
      ) : (
        <>
          <Suspense fallback={<p className="text-ui whitespace-pre-line">{answer.text}</p>}>
            <PromptChanges before={asked} after={answer.text} />
          </Suspense>
          <ButtonRow>
            <Button
              onClick={() => {
                onTake(answer.text)
                clear()
              }}
            >
              Use this version
            </Button>
            <Button look="quiet" onClick={clear}>
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
