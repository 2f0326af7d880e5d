import { categoryPath, DEFAULT_READ_TIME } from '@contracts/blog.ts'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { buttonClass } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import { badgeClass } from '@/components/ui/badge'
import { longDate, wasUpdatedLater } from '../lib/dates'
import type { Post } from '../lib/post'
import { PostCover } from './post-cover'

/**
 * The way back to the list.
 * @param children news about the post, announced to screen readers; its place is reserved, so nothing moves
 */
export function BackToBlog({ children }: { children?: ReactNode }) {
  return (
    <section className="wrap pt-4 text-small text-ink-muted print:hidden">
      <div className="row">
        <div className="body flex flex-wrap items-center gap-x-2">
          <Link className={cn(buttonClass('link'), 'text-ink-muted')} to="/blog">
            <ArrowLeft className="i" aria-hidden />
            Back to Blog
          </Link>
          <div className="flex min-h-target flex-[1_0_12rem] items-center justify-end gap-3" role="status">
            {children}
          </div>
        </div>
      </div>
    </section>
  )
}

/** Title of a post, its category, author, dates and read time. */
export function PostHead({ post }: { post: Post }) {
  return (
    <section className="wrap pt-[clamp(1rem,0.6rem+2vw,2.5rem)]">
      <div className="row">
        <div className="body">
          <h1 className="max-w-[50rem] wrap-anywhere [&:dir(rtl)]:max-w-measure" dir="auto">
            {post.title}
          </h1>
          <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-ui text-ink-muted">
            <Link
              className={`${badgeClass()} relative after:absolute after:-inset-x-1 after:-inset-y-[0.65rem] hover:border-ink hover:text-ink`}
              to={categoryPath(post.category)}
            >
              {post.category}
            </Link>
            {post.author_name && <bdi>By {post.author_name}</bdi>}
            <span>
              Published on <time dateTime={post.created_at}>{longDate(post.created_at)}</time>
            </span>
            {wasUpdatedLater(post) && (
              <span>
                Updated on <time dateTime={post.updated_at}>{longDate(post.updated_at)}</time>
              </span>
            )}
            <span>{post.read_time?.trim() || DEFAULT_READ_TIME}</span>
          </p>
          {post.cover && <PostCover isFirst cover={post.cover} className="mt-6 max-w-[50rem]" />}
        </div>
      </div>
    </section>
  )
}
