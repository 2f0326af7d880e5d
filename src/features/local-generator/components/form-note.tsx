import { modelLabel } from '@contracts/models.ts'
import type { LocalInputs } from '../lib/inputs'

interface FormNoteProps {
  id: string
  inputs: Pick<LocalInputs, 'form' | 'model' | 'language'>
}

const IDIOMS: Record<LocalInputs['model'], string> = {
  chatgpt: 'Laid out for ChatGPT: numbered sections, so that you can say “change 2” afterwards.',
  claude: 'Laid out for Claude: a tag around each part.',
  gemini: 'Laid out for Gemini: short labelled parts, one line each.',
  midjourney: 'Laid out for Midjourney: subject, look, then parameters.',
}

/** Says what the chosen AI changes in the text, and what it does not. */
export function FormNote({ id, inputs: { form, model, language } }: FormNoteProps) {
  return (
    <span className="text-small text-ink-muted" id={id}>
      {form === 'sentence'
        ? `The plain sentence is the same for every AI. A structured prompt is laid out for ${modelLabel(model)}.`
        : IDIOMS[model]}
      {form === 'structured' &&
        model === 'midjourney' &&
        language !== 'english' &&
        ' What it says of the look stays English, which Midjourney reads best.'}
    </span>
  )
}
