import { BLOG_MESSAGES } from '../messages'
import type { PostPage } from './post'

/** What tells one state of a list from another: its posts in order, and how often each was changed. */
export function stateOf({ posts, hasOlder }: PostPage): string {
  return [...posts.map(({ id, version }) => `${id}:${version}`), hasOlder ? '+' : '.'].join(' ')
}

/**
 * What the button that leads to the newer state of a list says: how many articles came on top, or that something
 * else has changed.
 * @param shown state of the list as it is shown
 */
export function newsLabel(shown: string, { posts }: PostPage): string {
  const firstKnown = posts.findIndex(({ id }) => shown.includes(id))
  return BLOG_MESSAGES.listNews(firstKnown < 0 ? posts.length : firstKnown)
}
