import { DEFAULT_READ_TIME } from '@contracts/blog.ts'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { categoryPath } from '../lib/categories'
import { longDate, wasUpdatedLater } from '../lib/dates'
import type { Post } from '../lib/post'

/**
 * The way back to the list.
 * @param children what has become of the post since: announced; its place is kept free, so that nothing moves
 */
export function BackToBlog({ children }: { children?: ReactNode }) {
  return (
    <section className="wrap crumbs">
      <div className="row">
        <div className="body post-top">
          <Link className="link muted" to="/blog">
            <ArrowLeft className="i" aria-hidden />
            Back to Blog
          </Link>
          <div className="post-news" role="status">
            {children}
          </div>
        </div>
      </div>
    </section>
  )
}

/** Title of a post, its category, its dates and the time it takes. */
export function PostHead({ post }: { post: Post }) {
  return (
    <section className="wrap page-head">
      <div className="row">
        <div className="body">
          <h1 className="post-title" dir="auto">
            {post.title}
          </h1>
          <p className="byline">
            <Link className="badge" to={categoryPath(post.category)}>
              {post.category}
            </Link>
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
        </div>
      </div>
    </section>
  )
}
