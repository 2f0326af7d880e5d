import { LOCAL_TEXT_MAX_CHARS } from '@contracts/local-generator.ts'
import { showToast, type ToastKind } from '@/components/toast'

interface Message {
  kind: ToastKind
  title: string
  description?: string
}

/** Every message of the local generator; `copied` and `downloaded` as the product's specification words them. */
export const MESSAGES = {
  copied: {
    kind: 'success',
    title: 'Copied to clipboard!',
    description: 'You can now paste the prompt anywhere.',
  },
  copyRefused: {
    kind: 'error',
    title: 'The browser did not allow copying.',
    description: 'The prompt is selected: press Ctrl+C, or hold it and choose Copy.',
  },
  downloaded: { kind: 'success', title: 'Downloaded prompt!' },
  linkCopied: {
    kind: 'success',
    title: 'Link copied!',
    description: 'It opens this page with what you have chosen and typed.',
  },
  linkRefused: {
    kind: 'error',
    title: 'The browser did not allow copying.',
    description: 'The same link stands in the address bar: copy it from there.',
  },
  linkTooLong: {
    kind: 'warning',
    title: 'Too long for a link',
    description: `A link carries ${LOCAL_TEXT_MAX_CHARS} characters of topic and as many of keywords. Shorten them, or copy the prompt itself.`,
  },
} as const satisfies Record<string, Message>

/** Shows a message as a toast. */
export function tell({ kind, title, description }: Message): void {
  void showToast(kind, title, description)
}
