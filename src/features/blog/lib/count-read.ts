import { COUNT_READ_FUNCTION } from '@contracts/functions.ts'
import { backendUrl } from '@/lib/env'

/** An article counts as read after being visible for this long. */
export const READ_AFTER_MS = 5_000

type Asked = Navigator & { readonly doNotTrack?: string | null; readonly globalPrivacyControl?: boolean }

/** Whether the browser asks sites not to track. The site does not track, but then also does not count. */
const asksNotToBeCounted = ({ doNotTrack, globalPrivacyControl }: Asked) =>
  doNotTrack === '1' || globalPrivacyControl === true

/** Tells the server that a post was read: only its id. Nothing waits for the answer. */
function send(postId: string): void {
  // Like sendBeacon, it outlives the page, but it sends neither cookies nor a referrer.
  void fetch(`${backendUrl()}/functions/v1/${COUNT_READ_FUNCTION}`, {
    method: 'POST',
    mode: 'no-cors',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    priority: 'low',
    body: JSON.stringify({ post: postId }),
  }).catch(() => undefined)
}

/**
 * Counts one read of a post once it has been visible for five seconds in total. Does not count prerendered pages and
 * automated browsers.
 * @param isDeclined returns whether the visitor has declined optional cookies
 * @returns stops it, when the post is no longer shown
 */
export function countRead(postId: string, isDeclined: () => boolean): () => void {
  if (navigator.webdriver || asksNotToBeCounted(navigator)) return () => undefined
  let left = READ_AFTER_MS
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const pause = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    left -= performance.now() - since
  }
  const stop = () => {
    pause()
    document.removeEventListener('visibilitychange', watch)
  }
  const watch = () => {
    // Prerendered pages are hidden, too.
    if (document.visibilityState !== 'visible') return pause()
    if (timer !== undefined) return
    since = performance.now()
    timer = setTimeout(
      () => {
        stop()
        if (!isDeclined()) send(postId)
      },
      Math.max(left, 0),
    )
  }
  document.addEventListener('visibilitychange', watch)
  watch()
  return stop
}
