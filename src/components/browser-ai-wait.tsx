import type { BrowserAiAnswer } from '@/lib/use-browser-ai'
import { Button, ButtonRow } from './ui/button'

interface BrowserAiWaitProps {
  answer: Extract<BrowserAiAnswer, { state: 'asking' }>
  onStop: () => void
  /** Hides the answer while it comes, because it is no text to read. */
  isHidden?: boolean
}

/** What is there of the answer of the browser's AI, or of its download, and a way to stop it. */
export function BrowserAiWait({ answer: { text, share }, onStop, isHidden }: BrowserAiWaitProps) {
  const wait = share === undefined ? 'Thinking…' : `Downloading: ${Math.round(share * 100)} %`
  return (
    <>
      <p className="text-ui wrap-anywhere whitespace-pre-line" data-streamed>
        {(!isHidden && text) || wait}
      </p>
      <ButtonRow>
        <Button onClick={onStop}>Stop</Button>
      </ButtonRow>
    </>
  )
}
