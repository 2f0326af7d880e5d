import type { LocalInputs } from './inputs'
import { plainSentence } from './plain-sentence'
import { structuredPrompt } from './structured-prompt'

/** The prompt that the inputs make, in the form the visitor chose. */
export function localPrompt(inputs: LocalInputs): string {
  return inputs.form === 'sentence' ? plainSentence(inputs) : structuredPrompt(inputs)
}
