import { type FormEvent, type KeyboardEvent, useLayoutEffect, useId, useRef, useState } from 'react'
import { keyOf } from '@/lib/key-of'
import { Button, ButtonRow } from '@/components/ui/button'
import { Field, FieldError, Input, TextArea } from '@/components/ui/field'
import { INLINE_PANEL } from '@/components/ui/panel'
import { MESSAGES } from '../messages'
import { MAX_TEXT_LENGTH, MAX_TITLE_LENGTH } from '../lib/limits'
import { type Draft, useDraft } from '../lib/use-draft'

interface PromptEditorProps {
  /** Id of the prompt, or `new`. */
  id: string
  saved: Draft
  onSave: (draft: Draft) => void
  /** What was typed stays on the device. */
  onClose: () => void
}

/** Form to write or change one of the visitor's own prompts. */
export function PromptEditor({ id, saved, onSave, onClose }: PromptEditorProps) {
  const fieldId = useId()
  const title = useRef<HTMLInputElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const { draft, isChanged, change, discard } = useDraft(id, saved)
  const [error, setError] = useState<string>()
  useLayoutEffect(() => title.current?.focus(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = draft.text.trim()
    if (text === '' || text.length > MAX_TEXT_LENGTH) {
      setError(text === '' ? MESSAGES.textRequired : MESSAGES.textTooLong(MAX_TEXT_LENGTH))
      area.current?.focus()
      return
    }
    onSave({ title: draft.title.trim(), text })
    discard()
  }
  const closeByEscape = (event: KeyboardEvent) => {
    if (keyOf(event) === 'Escape') onClose()
  }

  return (
    <form
      className={INLINE_PANEL}
      aria-label={id === 'new' ? 'Write a prompt' : 'Edit the prompt'}
      onSubmit={submit}
      onKeyDown={closeByEscape}
      noValidate
    >
      <Field>
        <label htmlFor={`${fieldId}-title`}>Title (optional)</label>
        <Input
          ref={title}
          id={`${fieldId}-title`}
          value={draft.title}
          maxLength={MAX_TITLE_LENGTH}
          autoComplete="off"
          onChange={(event) => change({ title: event.target.value })}
        />
      </Field>
      <Field isBad={Boolean(error)}>
        <label htmlFor={`${fieldId}-text`}>Prompt</label>
        <TextArea
          ref={area}
          className="text-[1.1875rem]"
          id={`${fieldId}-text`}
          value={draft.text}
          aria-invalid={Boolean(error)}
          aria-describedby={`${fieldId}-hint ${fieldId}-error`}
          onChange={(event) => {
            change({ text: event.target.value })
            setError(undefined)
          }}
        />
        <p className="text-small text-ink-muted" id={`${fieldId}-hint`}>
          What changes from one use to the next, put in brackets: [audience]. It becomes a field to fill in.
        </p>
        <FieldError id={`${fieldId}-error`} role="alert">
          {error}
        </FieldError>
      </Field>
      <ButtonRow>
        <Button look="primary" type="submit">
          Keep this prompt
        </Button>
        <Button onClick={onClose}>Close</Button>
        {isChanged && (
          <Button
            onClick={() => {
              discard()
              title.current?.focus()
            }}
          >
            Discard what I typed
          </Button>
        )}
      </ButtonRow>
    </form>
  )
}
