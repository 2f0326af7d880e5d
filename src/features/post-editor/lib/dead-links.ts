import { isoTime } from '@/lib/iso-time'
import type { LinkCheck, PostText } from '../api/posts'
import { linkAddress } from './link-address'

/**
 * A link in an article to a page of this site that does not exist: its path as written, without fragment, and its
 * text.
 */
export type DeadLink = LinkCheck['dead'][number]

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** Whether an automatic check is due. */
export const isCheckDue = (last: LinkCheck | null, now = Date.now()): boolean =>
  last === null || now - Date.parse(isoTime(last.checked_at)) >= WEEK_MS

/** The paths of this site that an article links to, each with the text of its first link. */
export function ownLinksOf(html: string): Map<string, string> {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const paths = new Map<string, string>()
  for (const link of body.querySelectorAll('a[href]')) {
    const path = linkAddress(link.getAttribute('href') ?? '').replace(/#.*/, '')
    if (/^\/(?!\/)/.test(path) && !paths.has(path)) paths.set(path, link.textContent.trim())
  }
  return paths
}

const TIMEOUT_MS = 5000

/** The status that a path of this site answers with. */
export const statusOf = async (path: string): Promise<number> =>
  (await fetch(path, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })).status

/** Whether a status says that there is no such page. */
const isDead = (status: number): boolean => status === 404 || status === 410

/** Whether an address leads to a page of this site that does not exist. What cannot be asked for is not called dead. */
export async function leadsNowhere(address: string): Promise<boolean> {
  const path = address.replace(/#.*/, '')
  if (!/^\/(?!\/)/.test(path)) return false
  return statusOf(path).then(isDead, () => false)
}

const AT_ONCE = 6

/**
 * Requests every page of this site that articles link to.
 * @param statusOf returns the HTTP status of a path
 * @param onProgress called with the number of checked paths and their total
 * @throws Error if a page could not be requested
 */
export async function findDeadLinks(
  posts: readonly PostText[],
  statusOf: (path: string) => Promise<number>,
  onProgress: (done: number, all: number) => void = () => undefined,
): Promise<DeadLink[]> {
  const links = posts.flatMap((post) => [...ownLinksOf(post.content)].map(([path, words]) => ({ post, path, words })))
  const paths = [...new Set(links.map(({ path }) => path))]
  const dead = new Set<string>()
  let next = 0
  let done = 0
  const work = async () => {
    for (let path = paths[next]; path !== undefined; path = paths[next]) {
      next += 1
      const status = await statusOf(path)
      if (isDead(status)) dead.add(path)
      done += 1
      onProgress(done, paths.length)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return links
    .filter(({ path }) => dead.has(path))
    .map(({ post: { id, title, slug }, path, words }) => ({ post: { id, title, slug }, path, words }))
}
