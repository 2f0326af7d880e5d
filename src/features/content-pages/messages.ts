/** Every message of the prompt pages. */
export const MESSAGES = {
  copied: 'Copied to clipboard!',
  copyRefused: 'The browser did not allow copying.',
  copyRefusedHint: 'The prompt is selected: press Ctrl+C, or hold it and choose Copy.',
  linkCopied: 'Link copied to clipboard!',
  linkRefusedHint: 'Copy it from the address bar.',
  downloadStarted: 'Download Started',
  downloadComplete: 'Download Complete',
  saved: 'Saved',
  notLoaded: 'This could not be loaded. Check your connection and try again.',
  notSaved: 'This browser blocks saving.',
} as const
