import { useEffect, useRef, useState } from 'react'
import { Button, ButtonRow } from '@/components/ui/button'
import { Field, TextArea } from '@/components/ui/field'

interface PromptEditorProps {
  text: string
  onSave: (text: string) => void
  onCancel: () => void
}

/** Form to edit the prompt. */
export function PromptEditor({ text, onSave, onCancel }: PromptEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [edited, setEdited] = useState(text)
  useEffect(() => field.current?.focus(), [])

  return (
    <div className="grid gap-3">
      <Field>
        <label className="sr-only" htmlFor="edited-prompt">
          Edit the prompt
        </label>
        <TextArea
          ref={field}
          id="edited-prompt"
          rows={Math.min(16, edited.split('\n').length + 6)}
          value={edited}
          onChange={(event) => setEdited(event.target.value)}
        />
      </Field>
      <ButtonRow>
        <Button disabled={edited.trim() === ''} onClick={() => onSave(edited.trim())}>
          Save changes
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </ButtonRow>
    </div>
  )
}
