import type { Message } from './messages'

/** What can pop up at a result. Apart from the others, because it comes with the result's code. */
export const RESULT_MESSAGES = {
  copied: { kind: 'success', title: 'Copied to clipboard!' },
  copyRefused: {
    kind: 'error',
    title: 'The browser did not allow copying.',
    description: 'The prompt is selected: press Ctrl+C, or hold it and choose Copy.',
  },
  downloaded: { kind: 'success', title: 'Downloaded prompt!' },
} as const satisfies Record<string, Message>
