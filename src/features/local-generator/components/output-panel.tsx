import type { LocalModelId } from '@contracts/local-generator.ts'
import { Download } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { copyText } from '@/lib/clipboard'
import { downloadText } from '@/lib/download'
import { useCopied } from '@/lib/use-copied'
import { OpenInLink } from '@/components/open-in-link'
import { Button, ButtonRow } from '@/components/ui/button'
import { Field, TextArea } from '@/components/ui/field'
import { PANEL } from '@/components/ui/panel'
import { MESSAGES, tell } from '../messages'
import { CopyPrompt } from './copy-prompt'

const DOWNLOAD_NAME = 'ai-prompt.txt'
const ROWS = 4

interface OutputPanelProps {
  label: string
  /** Label of the copy button. */
  copyLabel: string
  prompt: string
  model: LocalModelId
  /** Said below the prompt. */
  note: string
  placeholder: string
  /** Whether the field grows with its text, to be read as a whole; otherwise it has four rows. */
  isWhole?: boolean
  /** Stands under the prompt. */
  children?: ReactNode
}

/** A read-only prompt with its actions. */
export function OutputPanel(props: OutputPanelProps) {
  const { label, copyLabel, prompt, model, note, placeholder, isWhole, children } = props
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
    <section className={`${PANEL} grid content-start gap-6 p-6 sm:p-8`} aria-label={label}>
      <Field>
        <label htmlFor={`${id}-prompt`}>{label}</label>
        <TextArea
          ref={area}
          // If the browser cannot grow the field, it scrolls and can be resized.
          className={
            isWhole ? 'field-sizing-content max-h-[60rem] min-h-[calc(4lh+1.4rem)] text-[1.0625rem]' : 'min-h-0'
          }
          id={`${id}-prompt`}
          rows={ROWS}
          readOnly
          spellCheck={false}
          value={prompt}
          placeholder={placeholder}
          aria-describedby={`${id}-note`}
        />
        <span className="text-small text-ink-muted" id={`${id}-note`}>
          {note}
        </span>
      </Field>
      {children}
      <ButtonRow className="max-sm:*:flex-auto">
        <CopyPrompt label={copyLabel} isCopied={isCopied} isEmpty={prompt === ''} onCopy={() => void copy()} />
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
            <OpenInLink model={model} prompt={prompt} onCopy={copy} />
          </>
        )}
      </ButtonRow>
    </section>
  )
}
