import { Link } from 'react-router-dom'
import { Button, ButtonRow, buttonClass } from '@/components/ui/button'
import { BLOG_MESSAGES } from '../messages'

/** Shown if there is no such post, or it failed to load. */
export function PostMissing({ message, onRetry }: { message: string; onRetry?: () => void }) {
  const tryAgain = () => {
    // The button goes away, so the focus moves to where a change of page would put it.
    document.getElementById('main')?.focus({ preventScroll: true })
    onRetry?.()
  }
  return (
    // Keeps the footer from moving under a pointer that rests on the article.
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
