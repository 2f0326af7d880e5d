import type { MergeReport } from './lib/merge'

const NUMBER = new Intl.NumberFormat('en')

/** Formats a number: "1,000". */
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
  readerNotLoaded: 'The file was not read: a part of this page did not load. Please try again.',
  nothingToExport: 'There is nothing to export yet.',
  notForgotten: 'This browser did not allow deleting them.',
  forgotten: 'Remembered answers forgotten',
  isPresent: 'Already in this collection.',
  added: (name: string) => `Added to “${name}”`,
  unkept:
    'This browser does not keep it: its storage for the site is closed or full. What you changed stays here until you leave the page. Export it to have it as a file.',
  noRoom: 'Not enough storage in this browser. Nothing was added, and nothing was lost.',
  unreadable: 'Some saved data cannot be read. It was left as it is.',
  nameRequired: 'Please give the collection a name.',
  nameTaken: 'A collection with this name exists.',
  textRequired: 'Please write the prompt first.',
  textTooLong: (limit: number) => `A prompt has at most ${NUMBER.format(limit)} characters.`,
} as const

/** One sentence for each effect of importing a file exported by this site. */
export function mergeLines({ favourites, collections, prompts, updated, present }: MergeReport): string[] {
  const added = [
    favourites > 0 && counted(favourites, 'saved prompt'),
    collections > 0 && counted(collections, 'collection'),
    prompts > 0 && counted(prompts, 'prompt in collections', 'prompts in collections'),
  ].filter((part) => part !== false)
  return [
    added.length > 0 ? `Added: ${added.join(', ')}.` : 'Nothing new in this file.',
    ...(updated > 0 ? [`Updated: ${NUMBER.format(updated)}.`] : []),
    ...(present > 0 ? [`Already here: ${NUMBER.format(present)}.`] : []),
  ]
}
