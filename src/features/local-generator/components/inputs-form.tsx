import { LANGUAGES, LENGTHS, LOCAL_MODEL_IDS, TONES } from '@contracts/local-generator.ts'
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

/** The inputs of the prompt. There is no submit: the prompt updates by itself. */
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
        <Notice>This tool needs JavaScript. The tips and answers below work without it.</Notice>
      </noscript>
    </form>
  )
}
