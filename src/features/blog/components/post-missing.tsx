import { Link } from 'react-router-dom'
import { Button, ButtonRow, buttonClass } from '@/components/ui/button'
import { BLOG_MESSAGES } from '../messages'

/** In place of a post that is not there, or did not come. */
export function PostMissing({ message, onRetry }: { message: string; onRetry?: () => void }) {
  const tryAgain = () => {
    // The button goes, and all around it: the focus waits where a change of page would put it.
    document.getElementById('main')?.focus({ preventScroll: true })
    onRetry?.()
  }
  return (
    // A pointer that rested on the article is not over the footer at once.
    <section className="wrap min-h-svh pt-[clamp(1rem,0.6rem+2vw,2.5rem)]">
      <div className="row">
        <div className="body mt-6 grid justify-items-start gap-4 wrap-anywhere" role={onRetry ? 'alert' : undefined}>
          <h1>{BLOG_MESSAGES.postFailed}</h1>
          <p className="max-w-[36rem] font-serif text-lede leading-normal text-ink-soft">{message}</p>
          <ButtonRow>
            {onRetry && (
              <Button look="primary" onClick={tryAgain}>
                Retry
              </Button>
            )}
            <Link className={buttonClass('secondary')} to="/blog">
              Back to Blog
            </Link>
          </ButtonRow>
        </div>
      </div>
    </section>
  )
}
