/** Every message of the library. */
export const MESSAGES = {
  copied: 'Copied to clipboard!',
  copyRefused: 'The browser did not allow copying. The prompt is selected: press Ctrl+C, or hold it and choose Copy.',
  voteNotKept: 'Your vote counts until you leave.',
  voteNotKeptHint: 'This browser does not let the site keep anything.',
} as const
