import type { MergeReport } from './lib/merge'

const NUMBER = new Intl.NumberFormat('en')

/** A number as it is written: "1,000". */
export const formatCount = (count: number) => NUMBER.format(count)

/** A number with its noun: "1 prompt", "1,000 prompts". */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${NUMBER.format(count)} ${count === 1 ? noun : plural}`
}

/** Every message of the saved prompts and collections. */
export const MESSAGES = {
  copied: 'Copied to clipboard!',
  copyRefused: 'The browser did not allow copying.',
  copyRefusedHint: 'The prompt is selected: press Ctrl+C, or hold it and choose Copy.',
  exported: 'Download Started',
  readerNotLoaded: 'What reads it could not be loaded. Please try again.',
  nothingToExport: 'There is nothing to export yet.',
  notForgotten: 'This browser did not let the site forget them.',
  forgotten: 'Remembered answers forgotten',
  isPresent: 'It is in there already.',
  added: (name: string) => `Added to “${name}”`,
  unkept:
    'This browser does not keep it: its storage for the site is closed or full. What you changed stays here until you leave the page. Export it to have it as a file.',
  noRoom: 'There is no room for it in this browser’s storage. Nothing was taken, and nothing was lost.',
  unreadable: 'Something that was kept here cannot be read. It is left as it was.',
  nameRequired: 'Please give the collection a name.',
  nameTaken: 'There is a collection of that name already.',
  textRequired: 'Please write the prompt first.',
  textTooLong: (limit: number) => `A prompt has at most ${NUMBER.format(limit)} characters.`,
} as const

/** What an import of a file of ours did, a sentence each. */
export function mergeLines({ favourites, collections, prompts, updated, present }: MergeReport): string[] {
  const added = [
    favourites > 0 && counted(favourites, 'saved prompt'),
    collections > 0 && counted(collections, 'collection'),
    prompts > 0 && counted(prompts, 'prompt in collections', 'prompts in collections'),
  ].filter((part) => part !== false)
  return [
    added.length > 0 ? `Added: ${added.join(', ')}.` : 'Nothing new was in it.',
    ...(updated > 0 ? [`Brought up to date: ${NUMBER.format(updated)}.`] : []),
    ...(present > 0 ? [`Here already: ${NUMBER.format(present)}.`] : []),
  ]
}
