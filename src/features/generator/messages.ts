import type { ToastKind } from '@/components/toast'

/** One message, as a toast shows it. */
export interface Message {
  kind: ToastKind
  title: string
  description?: string
}

/** Every message of the generator's form, as the product's specification words it. */
export const MESSAGES = {
  generated: {
    kind: 'success',
    title: 'Prompt generated successfully!',
    description: 'Your customized prompt is ready to use.',
  },
  truncated: {
    kind: 'warning',
    title: 'Prompt may be too long',
    description: 'The generated prompt was truncated to 100 words. Please regenerate if needed.',
  },
  descriptionRequired: {
    kind: 'error',
    title: 'Description required',
    description: 'Please enter what you want to achieve with this prompt.',
  },
  templateFallback: {
    kind: 'error',
    title: 'API Connection Issue',
    description: 'Using fallback generation. Please try again later.',
  },
  basicFallback: { kind: 'error', title: 'Using basic fallback. Please try again later.' },
} as const satisfies Record<string, Message>

/** Shown in the form if the result's code fails to load. */
export const RESULT_NOT_LOADED = 'The result did not load. Please try again.'

/** The refusal past the daily quota; the sentence comes from the function and says when the next use is due. */
export function quotaMessage(sentence: string): Message {
  return { kind: 'warning', title: 'Daily limit reached', description: sentence }
}

/** A request that the function refused as wrong; the sentence says what to change. */
export function refusedMessage(sentence: string): Message {
  return { kind: 'error', title: 'That could not be sent', description: sentence }
}
