import { useEffect, useMemo } from 'react'
import { BROWSER_AI_SIZE } from '@/lib/browser-ai'
import { useBrowserAi } from '@/lib/use-browser-ai'
import { BrowserAiWait } from '@/components/browser-ai-wait'
import PromptChanges from '@/components/prompt-changes'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { type BrowserAiRemark, readRemarks, SCHEMA, SYSTEM } from '../lib/browser-ai-remarks'
import { BY_BROWSER_AI } from '../lib/feedback'
import { settledNumbers } from '../lib/settled'
import { takeBack, takeIn } from '../lib/take-in'
import { SettledCount } from './settled-count'

interface RevisedText {
  text: string
  revision: string
  onRevise: (revision: string) => void
}

interface BrowserAiReaderProps extends RevisedText {
  /** What it has remarked already; undefined before it has read the text. */
  kept: readonly BrowserAiRemark[] | undefined
  onRead: (remarks: readonly BrowserAiRemark[]) => void
}

/**
 * Offers the browser's built-in AI as a third reader, if there is one. Its remarks are marked as its own, and stay with
 * the reading. They are in no count by kind: they have none, and there are never more than a few.
 */
export default function BrowserAiReader({ text, revision, onRevise, kept, onRead }: BrowserAiReaderProps) {
  const { there, answer, panel, ask, stop } = useBrowserAi()
  const done = answer?.state === 'done' ? answer.text : undefined
  const read = useMemo(() => (done === undefined ? undefined : readRemarks(done, text)), [done, text])
  useEffect(() => {
    if (read && !kept) onRead(read)
  }, [read, kept, onRead])
  const remarks = kept ?? read
  if (there === 'unavailable' && !remarks) return null
  const hasFailed = answer?.state === 'failed' || (answer?.state === 'done' && !remarks)
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={`grid justify-items-start gap-3 border-t border-rule py-6 ${remarks?.length ? '' : 'print:hidden'}`}
      aria-label="The browser’s AI"
    >
      {hasFailed && (
        <Notice role="alert">The browser’s AI gave no remarks that can be read. All that is marked stays.</Notice>
      )}
      {!remarks && (!answer || hasFailed) && (
        <Button className="whitespace-normal" onClick={() => void ask({ system: SYSTEM, text, schema: SCHEMA })}>
          {there === 'available'
            ? 'Read it with this browser’s AI (nothing leaves your device)'
            : `Download this browser’s AI (${BROWSER_AI_SIZE}) and read it (nothing leaves your device)`}
        </Button>
      )}
      {answer?.state === 'asking' && <BrowserAiWait answer={answer} onStop={stop} isHidden />}
      {remarks && remarks.length > 0 && (
        <>
          <p className="text-small text-ink-muted">{BY_BROWSER_AI}</p>
          <ol className="grid gap-4">
            {remarks.map((one, index) => (
              <AiRemark key={index} one={one} text={text} revision={revision} onRevise={onRevise} />
            ))}
          </ol>
          <SettledCount settled={countSettled(remarks, text, revision)} of={remarks.length} />
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

/** Whether the change of a remark is in the revision, with the revision that it and its undoing make. */
function changeOf({ start, end, quote, better }: BrowserAiRemark, text: string, revision: string) {
  const changes = better === undefined ? [] : [{ start, end, text: better }]
  const taken = takeIn(text, revision, changes)
  const back = takeBack(text, revision, changes)
  // A change that keeps the quoted words, such as one word more, can be made again and again.
  const isTaken = back !== revision && (taken === revision || better?.includes(quote) === true)
  return { isTaken, taken, back }
}

/** How many of the remarks a revision has settled. */
function countSettled(remarks: readonly BrowserAiRemark[], text: string, revision: string): number {
  const places = remarks.map((place, number) => {
    return { number, kind: 'look' as const, place, others: [], quote: place.quote }
  })
  const settled = settledNumbers(places, text, revision)
  return remarks.filter((one, number) => settled.has(number) || changeOf(one, text, revision).isTaken).length
}

/** A remark with the change that it suggests, to be taken into the revision and back. */
function AiRemark({ one, text, revision, onRevise }: RevisedText & { one: BrowserAiRemark }) {
  const { quote, remark, better } = one
  const { isTaken, taken, back } = changeOf(one, text, revision)
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
          <Button look="link" className="ml-2 print:hidden" onClick={() => onRevise(isTaken ? back : taken)}>
            {isTaken ? 'Take it back' : 'Take it in'}
          </Button>
        )}
      </p>
    </li>
  )
}
