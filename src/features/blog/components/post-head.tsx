import { DEFAULT_READ_TIME } from '@contracts/blog.ts'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { categoryPath } from '../model/categories'
import { longDate, wasUpdatedLater } from '../model/dates'
import type { Post } from '../model/post'

/**
 * The way back to the list.
 * @param children stands beside it: the place for news of the post
 */
export function BackToBlog({ children }: { children?: ReactNode }) {
  return (
    <section className="wrap crumbs">
      <div className="row">
        <div className="body news-row">
          <a className="link muted" href="/blog">
            <ArrowLeft className="i" aria-hidden />
            Back to Blog
          </a>
          {children}
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
            <a className="badge" href={categoryPath(post.category)}>
              {post.category}
            </a>
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
