import { modelLabel } from '@contracts/models.ts'
import { Download, Link2, RotateCcw } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { copyText } from '@/lib/clipboard'
import { downloadText } from '@/lib/download'
import { useCopied } from '@/lib/use-copied'
import { OpenInLink } from '@/components/open-in-link'
import { showToast } from '@/components/toast'
import { Button, ButtonRow } from '@/components/ui/button'
import { Field, TextArea } from '@/components/ui/field'
import { PANEL } from '@/components/ui/panel'
import { MESSAGES } from '../messages'
import type { LocalInputs } from '../lib/inputs'
import { CopyPrompt } from './copy-prompt'
import { FormNote } from './form-note'

const DOWNLOAD_NAME = 'ai-prompt.txt'
const ROWS = 4

interface OutputPanelProps {
  prompt: string
  inputs: Pick<LocalInputs, 'form' | 'model' | 'language'>
  /** Stands under the prompt. */
  children?: ReactNode
  onCopyLink: () => void
  onReset: () => void
}

function tell(message: (typeof MESSAGES)[keyof typeof MESSAGES]): void {
  void showToast(message.kind, message.title, 'description' in message ? message.description : undefined)
}

/** The prompt as it stands, and what can be done with it. */
export function OutputPanel({ prompt, inputs, children, onCopyLink, onReset }: OutputPanelProps) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const { isCopied, show } = useCopied()

  const copy = async () => {
    const isDone = await copyText(prompt)
    if (isDone) {
      show()
    } else {
      area.current?.focus()
      area.current?.select()
    }
    tell(isDone ? MESSAGES.copied : MESSAGES.copyRefused)
  }

  return (
    <section className={`${PANEL} grid content-start gap-6 p-6 sm:p-8`} aria-label="Your prompt">
      <Field>
        <label htmlFor={`${id}-prompt`}>Your prompt</label>
        <TextArea
          ref={area}
          // A laid-out prompt is read as a whole; where the browser cannot grow the field, it scrolls and can be pulled.
          className={
            inputs.form === 'structured'
              ? 'field-sizing-content max-h-[60rem] min-h-[calc(4lh+1.4rem)]! text-[1.0625rem]!'
              : 'min-h-0!'
          }
          id={`${id}-prompt`}
          rows={ROWS}
          readOnly
          spellCheck={false}
          value={prompt}
          placeholder="Type a topic, or a few keywords, and the prompt appears here."
          aria-describedby={`${id}-note`}
        />
        <FormNote id={`${id}-note`} inputs={inputs} />
      </Field>
      {children}
      <ButtonRow className="max-sm:*:flex-auto">
        <CopyPrompt isCopied={isCopied} isEmpty={prompt === ''} onCopy={() => void copy()} />
        {prompt !== '' && (
          <>
            <Button
              onClick={() => {
                downloadText(DOWNLOAD_NAME, prompt)
                tell(MESSAGES.downloaded)
              }}
            >
              <Download className="i" aria-hidden />
              Download as Text
            </Button>
            <OpenInLink model={inputs.model} prompt={prompt} onCopy={copy} />
          </>
        )}
      </ButtonRow>
      <ButtonRow look="quiet" className="-mt-3!">
        <Button look="quiet" onClick={onCopyLink}>
          <Link2 className="i" aria-hidden />
          Copy link
        </Button>
        <Button look="quiet" onClick={onReset}>
          <RotateCcw className="i" aria-hidden />
          Start over
        </Button>
      </ButtonRow>
      <p className="text-small leading-normal text-ink-muted">
        The prompt is put together on this page; nothing you type leaves your device. If you open it in{' '}
        {modelLabel(inputs.model)}, it goes there.
      </p>
    </section>
  )
}
