import { Link } from 'react-router-dom'
import { DEFAULT_READ_TIME } from '@contracts/blog.ts'
import { BLOG_MESSAGES } from '../messages'
import { categoryPath } from '../lib/categories'
import { longDate } from '../lib/dates'
import { cardText } from '../lib/excerpt'
import { type PostSummary, postPath } from '../lib/post'

/** A post in a list. One without a slug has no address to link to, and says so. */
export function PostCard({ post }: { post: PostSummary }) {
  const { id, title, slug, category } = post
  const path = slug ? postPath(slug) : undefined
  return (
    <li className="torn lifts">
      <article className="sheet card post-card" aria-labelledby={`post-${id}`}>
        <div className="card-top">
          <Link className="badge" to={categoryPath(category)}>
            {category}
          </Link>
          <span className="small">{post.read_time?.trim() || DEFAULT_READ_TIME}</span>
        </div>
        <div>
          <h3 id={`post-${id}`} dir="auto">
            {path ? <Link to={path}>{title}</Link> : title}
          </h3>
          <p className="small">
            <time dateTime={post.created_at}>{longDate(post.created_at)}</time>
          </p>
        </div>
        <p className="desc" dir="auto">
          {cardText(post)}
        </p>
        <div className="card-foot">
          {path ? (
            <Link className="link" to={path}>
              Read more<span className="sr">: {title}</span>
            </Link>
          ) : (
            <p className="small">{BLOG_MESSAGES.noSlug}</p>
          )}
        </div>
      </article>
    </li>
  )
}
