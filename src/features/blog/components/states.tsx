import { BLOG_MESSAGES } from '../messages'

/** A list or a post on its way. */
export function Loading() {
  return (
    <p className="busy mt-6" role="status">
      <span className="spin" aria-hidden="true" />
      {BLOG_MESSAGES.loading}
    </p>
  )
}

/** A list that did not come: what happened, and one thing to do. */
export function ListFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className="mt-6 grid justify-items-start gap-4 wrap-anywhere" role="alert">
      <h3>{BLOG_MESSAGES.listFailed}</h3>
      <p>{BLOG_MESSAGES.tryLater}</p>
      {message && <p className="notice bad">{message}</p>}
      <button className="btn btn-secondary" type="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  )
}

/** A list without posts. */
export function ListEmpty() {
  return (
    <div className="mt-6">
      <p className="lede">{BLOG_MESSAGES.empty}</p>
    </div>
  )
}
