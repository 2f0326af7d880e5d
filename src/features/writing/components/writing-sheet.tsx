import { countWords } from '@contracts/text.ts'
import { Check, Copy, Download } from 'lucide-react'
import { useDeferredValue, useId, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { copyText } from '@/lib/clipboard'
import { downloadText } from '@/lib/download'
import { sheetFeedbackLink } from '@/lib/prompt-link'
import { useCopied } from '@/lib/use-copied'
import { DRAFT_NOT_KEPT } from '@/lib/use-draft'
import { PromptHeading } from '@/components/prompt-heading'
import { showToast } from '@/components/toast'
import { Button, ButtonRow } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { WritingTimer } from '@/components/writing-timer'
import { MESSAGES } from '../messages'
import { useSheet } from '../lib/use-sheet'

/** A blank sheet under a prompt: what is written stays on the device, and can be taken to the feedback tool. */
export function WritingSheet() {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { prompt, text, write, keepNow, isKept } = useSheet(field)
  const navigate = useNavigate()
  const { isCopied, show } = useCopied()
  const words = countWords(useDeferredValue(text))
  const whole = prompt ? `${prompt}\n\n${text}` : text

  const getFeedback = () => {
    keepNow()
    void navigate(sheetFeedbackLink(prompt ?? ''))
  }
  const copy = async () => {
    if (await copyText(text)) {
      show()
      void showToast('success', MESSAGES.copied)
      return
    }
    field.current?.select()
    void showToast('error', MESSAGES.copyRefused, MESSAGES.copyRefusedHint)
  }

  return (
    <div className="grid gap-4">
      {prompt && <PromptHeading id={`${id}-prompt`} prompt={prompt} />}
      <div className="border-y border-rule print:hidden">
        <WritingTimer />
      </div>
      <Field>
        <label htmlFor={`${id}-text`}>Your text</label>
        <div className="overflow-hidden rounded-control border border-rule-strong bg-paper-raised focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-focus">
          <textarea
            ref={field}
            data-start
            className="block min-h-88 w-full resize-y p-4 font-serif text-reading leading-[1.75] wrap-anywhere outline-0 [field-sizing:content] placeholder:text-ink-muted placeholder:opacity-100 sm:p-6"
            id={`${id}-text`}
            name="text"
            rows={12}
            placeholder="Start anywhere."
            value={text}
            aria-describedby={prompt ? `${id}-prompt ${id}-count` : `${id}-count`}
            onChange={(event) => write(event.target.value)}
          />
          <p
            className="border-t border-rule px-4 py-[0.7rem] text-small text-ink-muted tabular-nums sm:px-6"
            id={`${id}-count`}
          >
            {words} {words === 1 ? 'word' : 'words'}
            {text !== '' && isKept && ', kept on this device'}
          </p>
        </div>
      </Field>
      {!isKept && (
        <Notice look="bad" role="alert">
          {DRAFT_NOT_KEPT}
        </Notice>
      )}
      <ButtonRow>
        <Button look="primary" size="big" className="max-sm:flex-auto" disabled={words === 0} onClick={getFeedback}>
          Get feedback
        </Button>
        <Button className="max-sm:flex-auto" disabled={words === 0} onClick={() => void copy()}>
          {isCopied ? <Check className="i" aria-hidden /> : <Copy className="i" aria-hidden />}
          {isCopied ? 'Copied!' : 'Copy'}
        </Button>
        <Button
          className="max-sm:flex-auto"
          disabled={words === 0}
          onClick={() => downloadText('promptory-sheet.txt', whole)}
        >
          <Download className="i" aria-hidden />
          Download
        </Button>
      </ButtonRow>
    </div>
  )
}
