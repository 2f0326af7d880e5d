/** Every message of the library. */
export const MESSAGES = {
  copied: 'Copied to clipboard!',
  copyRefused: 'The browser did not allow copying. The prompt is selected: press Ctrl+C, or hold it and choose Copy.',
  saved: 'Saved: see Saved Prompts, the bookmark at the top.',
  notSaved: 'Not saved: this browser blocks saving.',
  voteNotKept: 'Your vote is not kept after this visit.',
  voteNotKeptHint: 'This browser blocks saving.',
  dialogNotLoaded: 'The prompt could not be opened.',
  dialogNotLoadedHint: 'Check your connection and try again.',
  pagesNotLoaded: 'Prompts from our pages could not be loaded. Check your connection; everything above still works.',
} as const
