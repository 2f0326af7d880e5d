import { COUNT_READ_FUNCTION } from '@contracts/functions.ts'
import { backendUrl } from '@/lib/env'

/** An article counts as read when it has been before somebody's eyes for this long. */
export const READ_AFTER_MS = 5_000

type Asked = Navigator & { readonly doNotTrack?: string | null; readonly globalPrivacyControl?: boolean }

/** Whether the browser asks sites not to track: we do not, and take it as a wish not to be counted either. */
const asksNotToBeCounted = ({ doNotTrack, globalPrivacyControl }: Asked) =>
  doNotTrack === '1' || globalPrivacyControl === true

/** Tells the server that a post was read: its id, and nothing about who reads. Nobody waits for an answer. */
function send(postId: string): void {
  // In place of sendBeacon: outlives the page just as well, and carries neither cookies nor a referrer.
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
 * Counts one read of a post once it has been visible for five seconds in all. A page that is loaded ahead is visible to
 * nobody, and a browser that a program steers is not counted.
 * @param isDeclined tells at that moment whether the visitor has declined what the site could do without
 * @returns ends the watch: the post is not shown any more
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
    // Hidden is also what is prerendered.
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
