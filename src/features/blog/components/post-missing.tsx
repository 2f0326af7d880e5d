import { Link } from 'react-router-dom'
import { BLOG_MESSAGES } from '../messages'

/** In place of a post that is not there, or did not come. */
export function PostMissing({ message, onRetry }: { message: string; onRetry?: () => void }) {
  const tryAgain = () => {
    // The button goes, and all around it: the focus waits where a change of page would put it.
    document.getElementById('main')?.focus({ preventScroll: true })
    onRetry?.()
  }
  return (
    <section className="wrap page-head post-missing">
      <div className="row">
        <div className="body blog-state" role={onRetry ? 'alert' : undefined}>
          <h1>{BLOG_MESSAGES.postFailed}</h1>
          <p className="lede">{message}</p>
          <div className="btn-row">
            {onRetry && (
              <button className="btn btn-primary" type="button" onClick={tryAgain}>
                Retry
              </button>
            )}
            <Link className="btn btn-secondary" to="/blog">
              Back to Blog
            </Link>
          </div>
        </div>
      </div>
    </section>
  )
}
