import { Button } from '@/components/ui/button'
import { Busy } from '@/components/ui/spinner'
import { Notice } from '@/components/ui/notice'
import { BLOG_MESSAGES } from '../messages'

/** A list or a post that is loading. */
export function Loading() {
  return <Busy className="mt-6">{BLOG_MESSAGES.loading}</Busy>
}

/** A list that failed to load: what happened, and a button to retry. */
export function ListFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className="mt-6 grid justify-items-start gap-4 wrap-anywhere" role="alert">
      <h3>{BLOG_MESSAGES.listFailed}</h3>
      <p>{BLOG_MESSAGES.tryLater}</p>
      {message && <Notice look="bad">{message}</Notice>}
      <Button onClick={onRetry}>Retry</Button>
    </div>
  )
}

/** A list without posts. */
export function ListEmpty() {
  return (
    <div className="mt-6">
      <p className="max-w-[36rem] font-serif text-lede leading-normal text-ink-soft">{BLOG_MESSAGES.empty}</p>
    </div>
  )
}
