import type { BrowserAiAnswer } from '@/lib/use-browser-ai'
import { Button, ButtonRow } from './ui/button'

interface BrowserAiWaitProps {
  answer: Extract<BrowserAiAnswer, { state: 'asking' }>
  onStop: () => void
  /** Hides the answer while it comes, because it is JSON. */
  isHidden?: boolean
}

/** The answer of the browser's AI so far, or the progress of its download, with a Stop button. */
export function BrowserAiWait({ answer: { text, share }, onStop, isHidden }: BrowserAiWaitProps) {
  const wait = share === undefined ? 'Thinking…' : `Downloading: ${Math.round(share * 100)} %`
  return (
    <>
      <p className="text-ui wrap-anywhere whitespace-pre-line" data-streamed>
        {(!isHidden && text) || wait}
      </p>
      <ButtonRow>
        <Button autoFocus onClick={onStop}>
          Stop
        </Button>
      </ButtonRow>
    </>
  )
}
