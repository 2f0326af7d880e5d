import { Check, Copy, Download } from 'lucide-react'
import { type RefObject, useId } from 'react'
import { copyText } from '@/lib/clipboard'
import { downloadText } from '@/lib/download'
import { useCopied } from '@/lib/use-copied'
import { showToast } from '@/components/toast'
import { Button, ButtonRow } from '@/components/ui/button'
import { MESSAGES } from '../messages'
import { createQuoteFinder } from '../lib/plain-quotes'
import type { Remark } from '../lib/remarks'
import { useCounts } from '../lib/use-counts'
import { RevisedMarks } from './revised-marks'

interface RevisionEditorProps {
  field: RefObject<HTMLTextAreaElement | null>
  /** The analysed text. */
  original: string
  text: string
  onChange: (text: string) => void
  remarks: readonly Remark[]
  /** Numbers of the remarks that the revision has settled. */
  settled: ReadonlySet<number>
  active: number | undefined
  onActive: (number: number | undefined) => void
}

const DOWNLOAD_NAME = 'revision.txt'

/** The editor of the revision. Highlights the remark about the words at the caret. */
export function RevisionEditor(props: RevisionEditorProps) {
  const { field, original, text, onChange, remarks, settled, active, onActive } = props
  const id = useId()
  const { characters, words } = useCounts(text)
  const { isCopied, show } = useCopied()

  const pointAt = () => {
    const caret = field.current?.selectionStart
    if (caret === undefined) return
    const finder = createQuoteFinder(text)
    const at = remarks.find(({ quote }) => {
      const place = finder.find(quote)
      return place && place.start <= caret && caret <= place.end
    })
    onActive(at?.number)
  }
  const copy = async () => {
    const isDone = await copyText(text)
    if (isDone) show()
    else field.current?.select()
    const message = isDone ? MESSAGES.copied : MESSAGES.copyRefused
    void showToast(message.kind, message.title, 'description' in message ? message.description : undefined)
  }
  const download = () => {
    downloadText(DOWNLOAD_NAME, text)
    void showToast(MESSAGES.downloaded.kind, MESSAGES.downloaded.title)
  }

  return (
    <div className="grid gap-2">
      <label className="sr-only" htmlFor={`${id}-text`}>
        Your revision
      </label>
      <div className="overflow-hidden rounded-control border border-rule-strong bg-paper-raised focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-focus">
        {/* As tall as its text, so the field and the marks behind it scroll with the page. */}
        <div className="relative min-h-64 font-serif text-reading leading-[1.75] wrap-anywhere sm:min-h-88">
          <RevisedMarks
            original={original}
            revision={text}
            remarks={remarks.filter(({ number }) => !settled.has(number))}
            active={active}
          />
          <textarea
            ref={field}
            className="absolute inset-0 block h-full w-full resize-none overflow-hidden bg-transparent p-4 outline-0 sm:p-6"
            id={`${id}-text`}
            dir="auto"
            value={text}
            aria-describedby={`${id}-counts`}
            onChange={(event) => onChange(event.target.value)}
            onKeyUp={pointAt}
            onClick={pointAt}
          />
        </div>
        <div
          className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-rule px-4 py-[0.7rem] text-small text-ink-muted tabular-nums sm:px-6"
          id={`${id}-counts`}
        >
          <span>
            {characters} {characters === 1 ? 'character' : 'characters'}
          </span>
          <span>
            {words} {words === 1 ? 'word' : 'words'}
          </span>
        </div>
      </div>
      <ButtonRow look="quiet">
        <Button look="quiet" data-done={isCopied || undefined} onClick={() => void copy()}>
          {isCopied ? <Check className="i" aria-hidden /> : <Copy className="i" aria-hidden />}
          {isCopied ? 'Copied!' : 'Copy'}
        </Button>
        <Button look="quiet" onClick={download}>
          <Download className="i" aria-hidden />
          Download as Text
        </Button>
      </ButtonRow>
    </div>
  )
}
