import { LANGUAGES, LENGTHS, LOCAL_FORMS, LOCAL_MODEL_IDS, type LocalForm, TONES } from '@contracts/local-generator.ts'
import { modelLabel } from '@contracts/models.ts'
import { type RefObject, useId } from 'react'
import { PANEL } from '@/components/ui/panel'
import { Notice } from '@/components/ui/notice'
import type { LocalInputs } from '../lib/inputs'
import { Choice } from './choice'
import { TextInput } from './text-input'

interface InputsFormProps {
  formRef: RefObject<HTMLFormElement | null>
  inputs: LocalInputs
  onChange: (part: Partial<LocalInputs>) => void
  /** A field was left: what was typed should be safe. */
  onLeave: () => void
}

const FORM_LABELS: Record<LocalForm, string> = { sentence: 'Plain sentence', structured: 'Structured prompt' }

/** What the prompt is made of: there is nothing to submit, the prompt follows by itself. */
export function InputsForm({ formRef, inputs, onChange, onLeave }: InputsFormProps) {
  const id = useId()
  return (
    <form
      ref={formRef}
      className={`${PANEL} grid content-start gap-6 p-6 sm:p-8`}
      aria-label="What the prompt is made of"
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      onBlur={onLeave}
    >
      <fieldset className="grid grid-cols-2">
        <legend className="mb-[0.4rem] text-ui font-[520]">Form</legend>
        {LOCAL_FORMS.map((form) => (
          <label key={form} className="group relative grid">
            <input
              className="peer absolute inset-0 m-0 cursor-pointer opacity-0"
              type="radio"
              name="form"
              value={form}
              checked={inputs.form === form}
              onChange={() => onChange({ form })}
            />
            <span className="grid min-h-12 place-items-center border border-rule-strong px-2 text-center text-ui text-ink-soft transition-colors duration-quick group-first-of-type:rounded-l-control group-last-of-type:rounded-r-control group-last-of-type:border-l-0 peer-checked:border-accent peer-checked:bg-accent-soft peer-checked:font-[560] peer-checked:text-accent-strong peer-checked:shadow-[inset_0_0_0_1px_var(--accent)] peer-hover:not-peer-checked:bg-paper-sunk peer-hover:not-peer-checked:text-ink peer-focus-visible:z-1 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus">
              {FORM_LABELS[form]}
            </span>
          </label>
        ))}
      </fieldset>
      <TextInput
        id={`${id}-topic`}
        name="topic"
        label="Topic"
        placeholder="keeping bees on a city roof"
        value={inputs.topic}
        onChange={(topic) => onChange({ topic })}
      />
      <TextInput
        id={`${id}-keywords`}
        name="keywords"
        label="Keywords"
        hint="Separate them with commas."
        placeholder="hive, neighbours, honey"
        value={inputs.keywords}
        onChange={(keywords) => onChange({ keywords })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice
          id={`${id}-model`}
          name="model"
          label="AI Model"
          choices={LOCAL_MODEL_IDS}
          value={inputs.model}
          nameOf={modelLabel}
          onChange={(model) => onChange({ model })}
        />
        <Choice
          id={`${id}-tone`}
          name="tone"
          label="Tone"
          choices={TONES}
          value={inputs.tone}
          onChange={(tone) => onChange({ tone })}
        />
        <Choice
          id={`${id}-length`}
          name="length"
          label="Length"
          choices={LENGTHS}
          value={inputs.length}
          onChange={(length) => onChange({ length })}
        />
        <Choice
          id={`${id}-language`}
          name="language"
          label="Language"
          choices={LANGUAGES}
          value={inputs.language}
          onChange={(language) => onChange({ language })}
        />
      </div>
      <noscript>
        <Notice>Without scripts the prompt cannot follow what you type. The tips and answers still read.</Notice>
      </noscript>
    </form>
  )
}
