/** Every message of the prompt pages. */
export const MESSAGES = {
  copied: 'Copied to clipboard!',
  copyRefused: 'The browser did not allow copying.',
  copyRefusedHint: 'The prompt is selected: press Ctrl+C, or hold it and choose Copy.',
  downloadStarted: 'Download Started',
  downloadComplete: 'Download Complete',
  notSaved: 'This browser blocks saving.',
  notLoaded: 'This could not be loaded. Check your connection and try again.',
} as const
