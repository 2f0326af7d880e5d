/** Every message of the writing sheets. */
export const MESSAGES = {
  copied: 'Copied to clipboard!',
  copyRefused: 'The browser did not allow copying.',
  copyRefusedHint: 'Your text is selected: press Ctrl+C, or hold it and choose Copy.',
  deleted: 'Sheet deleted',
  notSaved: 'This browser blocks saving.',
} as const
