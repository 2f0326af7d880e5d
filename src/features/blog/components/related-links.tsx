import { Link } from 'react-router-dom'
import { type PostLink, postPath } from '../lib/post'

/** Other articles of the same category. */
export function RelatedLinks({ category, posts }: { category: string; posts: readonly PostLink[] }) {
  if (posts.length === 0) return null
  return (
    <nav className="print:hidden" aria-labelledby="related-articles">
      <h2 id="related-articles" className="text-subheading">
        More on {category}
      </h2>
      <ul className="mt-2">
        {posts.map(({ slug, title }) => (
          <li key={slug} className="border-t border-rule">
            <Link
              className="flex min-h-target items-center py-2 font-serif text-[1.1875rem] leading-tight wrap-anywhere no-underline hover:text-accent hover:underline hover:decoration-1 hover:underline-offset-[0.15em]"
              to={postPath(slug)}
              dir="auto"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
