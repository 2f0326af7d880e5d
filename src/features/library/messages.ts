/** Every message of the library. */
export const MESSAGES = {
  copied: 'Copied to clipboard!',
  copyRefused: 'The browser did not allow copying. The prompt is selected: press Ctrl+C, or hold it and choose Copy.',
  saved: 'Saved: see Saved Prompts, the bookmark at the top.',
  notSaved: 'Not saved: this browser blocks saving.',
  voteNotKept: 'Your vote counts until you leave.',
  voteNotKeptHint: 'This browser blocks saving.',
  dialogNotLoaded: 'The prompt could not be opened.',
  dialogNotLoadedHint: 'Your connection may have dropped. Press again when it is back.',
  pagesNotLoaded:
    'The prompts of our pages did not arrive. Your connection may have dropped. Everything above still works.',
} as const
