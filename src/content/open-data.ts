/** A file of the site that is meant for programs. */
export interface DataFile {
  readonly path: `/${string}`
  readonly label: string
  /** For the list that language models read. */
  readonly description: string
}

/** What may be done with the prompts: on the page of terms, and in the data itself. */
export const PROMPT_TERMS =
  'You may use any prompt, changed or not, for yourself, your class or your work, without asking and without credit. You may not offer the collection, or a large part of it, as a collection of your own.'

/** The whole collection as data, and the files that programs look for. Made by the build. */
export const DATA_FILES: readonly DataFile[] = [
  {
    path: '/prompts.json',
    label: 'All prompts as JSON',
    description: 'Every prompt with its page, its number and its address.',
  },
  {
    path: '/prompts.csv',
    label: 'All prompts as CSV',
    description: 'The same, for a spreadsheet: act, prompt, page, address.',
  },
  { path: '/llms.txt', label: 'llms.txt', description: 'The site in brief, for language models.' },
  { path: '/rss.xml', label: 'RSS feed', description: 'What is new, for a feed reader.' },
  { path: '/feed.json', label: 'JSON Feed', description: 'The same as JSON.' },
  { path: '/today.xml', label: 'Today’s prompt as RSS', description: 'A prompt for each day, up to the latest build.' },
  { path: '/today.ics', label: 'Today’s prompt as a calendar', description: 'A prompt for every day of the year.' },
]
