import type { Message } from './messages'

/** Messages of the result. In a file of their own, because they load with the result's code. */
export const RESULT_MESSAGES = {
  copied: { kind: 'success', title: 'Copied to clipboard!' },
  copyRefused: {
    kind: 'error',
    title: 'The browser did not allow copying.',
    description: 'The prompt is selected: press Ctrl+C, or hold it and choose Copy.',
  },
  downloaded: { kind: 'success', title: 'Downloaded prompt!' },
} as const satisfies Record<string, Message>
