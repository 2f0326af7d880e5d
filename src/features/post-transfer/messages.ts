import type { PostState } from './lib/foreign-post'
import type { Result } from './lib/outcome'

/** The texts of import and export that tell of a fault, or of what became of something. */
export const MESSAGES = {
  unreachable: 'The server cannot be reached.',
  serverError: (status: number) => `The server answered with an error (${status}).`,
  unreadable: 'The server’s answer could not be read.',
  olderAddress: (title: string | undefined) =>
    title === undefined ? 'it is kept for a post that is off the blog' : `it is an older address of “${title}”`,
  nothingFound: 'No posts were found in these files.',
  exportFailed: (reason: string) => `The export stopped: ${reason}`,
} as const

/** What a post is, in a word. */
export const STATE_WORDS: Readonly<Record<PostState, string>> = {
  published: 'Published',
  draft: 'Draft',
  planned: 'Planned',
  taken_back: 'Taken back',
}

/** A number with what it counts. */
export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

/** What became of a post, in few words. */
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
