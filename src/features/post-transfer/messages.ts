import type { PostState } from './lib/foreign-post'
import type { Result } from './lib/outcome'

/** Messages of import and export about faults and results. */
export const MESSAGES = {
  unreachable: 'The server cannot be reached.',
  serverError: (status: number) => `The server answered with an error (${status}).`,
  unreadable: 'The server’s answer could not be read.',
  olderAddress: (title: string | undefined) =>
    title === undefined ? 'it is kept for a post that is off the blog' : `it is an older address of “${title}”`,
  nothingFound: 'No posts were found in these files.',
  exportFailed: (reason: string) => `The export stopped: ${reason}`,
} as const

/** The state of a post in a word. */
export const STATE_WORDS: Readonly<Record<PostState, string>> = {
  published: 'Published',
  draft: 'Draft',
  planned: 'Planned',
  taken_back: 'Taken back',
}

/** A number with its noun. */
export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

/** The result of a post, in few words. */
export function resultWords(result: Result): string {
  switch (result.kind) {
    case 'imported':
      return 'Imported'
    case 'here':
      return 'Here already'
    case 'slug taken':
      return 'Its slug is taken'
    case 'failed':
      return `Could not be stored: ${result.reason}`
  }
}
