import { useLayoutEffect, useRef } from 'react'
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
  const button = useRef<HTMLButtonElement>(null)
  // In place of the pressed button, which is gone.
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), [])
  const wait = share === undefined ? 'Thinking…' : `Downloading: ${Math.round(share * 100)} %`
  return (
    <>
      <p className="text-ui wrap-anywhere whitespace-pre-line" data-streamed>
        {(!isHidden && text) || wait}
      </p>
      <ButtonRow>
        <Button ref={button} onClick={onStop}>
          Stop
        </Button>
      </ButtonRow>
    </>
  )
}
