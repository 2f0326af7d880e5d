import { Link } from 'react-router-dom'
import { categoryPath, DEFAULT_READ_TIME } from '@contracts/blog.ts'
import { buttonClass } from '@/components/ui/button'
import { badgeClass } from '@/components/ui/badge'
import { BLOG_MESSAGES } from '../messages'
import { longDate } from '../lib/dates'
import { cardText } from '../lib/card-text'
import { type PostSummary, postPath } from '../lib/post'
import { PostCover } from './post-cover'

/** A post in a list. A post without a slug has no link. */
export function PostCard({ post }: { post: PostSummary }) {
  const { id, title, slug, category } = post
  const path = slug ? postPath(slug) : undefined
  return (
    <li className="torn lifts">
      <article
        className="sheet flex h-full flex-col gap-3 px-6 pt-8 pb-3 wrap-anywhere sm:px-7"
        aria-labelledby={`post-${id}`}
      >
        {post.cover && <PostCover cover={post.cover} />}
        <div className="flex items-center justify-between gap-3">
          <Link
            className={`${badgeClass()} relative after:absolute after:-inset-x-1 after:-inset-y-[0.65rem] hover:border-ink hover:text-ink`}
            to={categoryPath(category)}
          >
            {category}
          </Link>
          <span className="text-small leading-normal text-ink-muted">
            {post.read_time?.trim() || DEFAULT_READ_TIME}
          </span>
        </div>
        <div>
          <h3 id={`post-${id}`} className="text-[1.4375rem] leading-[1.2]" dir="auto">
            {path ? (
              <Link
                className="no-underline hover:text-accent hover:underline hover:decoration-1 hover:underline-offset-[0.15em]"
                to={path}
              >
                {title}
              </Link>
            ) : (
              title
            )}
          </h3>
          <p className="text-small leading-normal text-ink-muted mt-2">
            <time dateTime={post.created_at}>{longDate(post.created_at)}</time>
          </p>
        </div>
        <p className="text-ui text-ink-soft" dir="auto">
          {cardText(post)}
        </p>
        <div className="mt-auto flex min-h-target items-center justify-between gap-3 print:hidden">
          {path ? (
            <Link className={buttonClass('link')} to={path}>
              Read more<span className="sr-only">: {title}</span>
            </Link>
          ) : (
            <p className="text-small leading-normal text-ink-muted">{BLOG_MESSAGES.noSlug}</p>
          )}
        </div>
      </article>
    </li>
  )
}
