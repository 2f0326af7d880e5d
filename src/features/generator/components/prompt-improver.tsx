import { type ComponentType, useEffect, useId, useRef, useState } from 'react'
import { useDraft } from '@/lib/use-draft'
import { Chip } from '@/components/ui/chip'
import { Field, TextArea } from '@/components/ui/field'
import { PANEL } from '@/components/ui/panel'
import type { ImprovedKind } from '../lib/improve-prompt'
import type { ImprovedPromptProps } from './improved-prompt'

const DRAFT_KEY = 'promptory:own-prompt'
const KINDS: readonly (readonly [ImprovedKind, string])[] = [
  ['prompt', 'For text'],
  ['picture', 'For a picture'],
]

/** Suggests improvements to a prompt the visitor already has, each with a reason. Nothing is sent. */
export function PromptImprover() {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [prompt, setPrompt] = useDraft(DRAFT_KEY, field)
  const [kind, setKind] = useState<ImprovedKind>('prompt')
  const [Improved, setImproved] = useState<ComponentType<ImprovedPromptProps>>()
  const isReady = prompt.trim() !== ''
  const [isNear, setIsNear] = useState(false)
  // Loads the rules when the field gets the focus or has text.
  useEffect(() => {
    if (!isReady && !isNear) return
    void import('./improved-prompt').then(
      (module) => setImproved(() => module.default),
      () => undefined,
    )
  }, [isReady, isNear])

  return (
    <div className={`${PANEL} grid gap-5 p-6 sm:p-8`}>
      <div>
        <h2 className="text-heading">Improve a prompt I have</h2>
        <p className="mt-1 text-ink-soft">
          Paste it. Each change comes with its reason, and you choose. Nothing is sent.
        </p>
      </div>
      <Field>
        <label htmlFor={id}>Your prompt</label>
        <TextArea
          ref={field}
          id={id}
          rows={4}
          value={prompt}
          onFocus={() => setIsNear(true)}
          onChange={(event) => setPrompt(event.target.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-1.5" role="group" aria-label="What the prompt is for">
        {KINDS.map(([key, label]) => (
          <Chip key={key} aria-pressed={kind === key} onClick={() => setKind(key)}>
            {label}
          </Chip>
        ))}
      </div>
      {isReady && Improved && <Improved key={kind} prompt={prompt} kind={kind} />}
    </div>
  )
}
