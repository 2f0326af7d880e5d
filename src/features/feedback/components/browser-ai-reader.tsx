import { useMemo } from 'react'
import { BROWSER_AI_SIZE } from '@/lib/browser-ai'
import { useBrowserAi } from '@/lib/use-browser-ai'
import { BrowserAiWait } from '@/components/browser-ai-wait'
import PromptChanges from '@/components/prompt-changes'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { type BrowserAiRemark, readRemarks, SCHEMA, SYSTEM } from '../lib/browser-ai-remarks'
import { takeBack, takeIn } from '../lib/take-in'

interface BrowserAiReaderProps {
  text: string
  revision: string
  onRevise: (revision: string) => void
}

/** Offers the browser's built-in AI as a third reader, if there is one. Its remarks are marked as its own. */
export default function BrowserAiReader({ text, revision, onRevise }: BrowserAiReaderProps) {
  const { there, answer, panel, ask, stop } = useBrowserAi()
  const done = answer?.state === 'done' ? answer.text : undefined
  const remarks = useMemo(() => (done === undefined ? undefined : readRemarks(done, text)), [done, text])
  if (there === 'unavailable') return null
  const hasFailed = answer?.state === 'failed' || (answer?.state === 'done' && !remarks)
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className="grid justify-items-start gap-3 border-t border-rule py-6 print:hidden"
      aria-label="The browser’s AI"
    >
      {hasFailed && (
        <Notice role="alert">The browser’s AI gave no remarks that can be read. All that is marked stays.</Notice>
      )}
      {(!answer || hasFailed) && (
        <Button className="whitespace-normal" onClick={() => void ask({ system: SYSTEM, text, schema: SCHEMA })}>
          {there === 'available'
            ? 'Read it with this browser’s AI (nothing leaves your device)'
            : `Download this browser’s AI (${BROWSER_AI_SIZE}) and read it (nothing leaves your device)`}
        </Button>
      )}
      {answer?.state === 'asking' && <BrowserAiWait answer={answer} onStop={stop} isHidden />}
      {remarks && remarks.length > 0 && (
        <>
          <p className="text-small text-ink-muted">By this browser’s AI, which can be wrong:</p>
          <ol className="grid gap-4">
            {remarks.map((one, index) => (
              <AiRemark key={index} one={one} text={text} revision={revision} onRevise={onRevise} />
            ))}
          </ol>
        </>
      )}
      <p role="status" className="text-small text-ink-muted empty:hidden">
        {answer?.state === 'asking' && <span className="sr-only">The browser’s AI is reading.</span>}
        {remarks?.length === 0 && 'The browser’s AI found nothing in the text to remark on.'}
        {remarks && remarks.length > 0 && <span className="sr-only">The browser’s AI has read the text.</span>}
      </p>
    </section>
  )
}

/** A remark with the change that it suggests, to be taken into the revision and back. */
function AiRemark({ one, text, revision, onRevise }: BrowserAiReaderProps & { one: BrowserAiRemark }) {
  const { start, end, remark, better } = one
  const quote = text.slice(start, end)
  const changes = better === undefined ? [] : [{ start, end, text: better }]
  const taken = takeIn(text, revision, changes)
  const back = takeBack(text, revision, changes)
  // A change that keeps the quoted words, such as one word more, can be made again and again.
  const isTaken = back !== revision && (taken === revision || better?.includes(quote) === true)
  return (
    <li className="grid justify-items-start gap-1 text-ui">
      {better === undefined ? (
        <q className="wrap-anywhere">{quote}</q>
      ) : (
        <PromptChanges before={quote} after={better} />
      )}
      <p className="text-ink-soft">
        {remark}
        {(isTaken || taken !== revision) && (
          <Button look="link" className="ml-2" onClick={() => onRevise(isTaken ? back : taken)}>
            {isTaken ? 'Take it back' : 'Take it in'}
          </Button>
        )}
      </p>
    </li>
  )
}
