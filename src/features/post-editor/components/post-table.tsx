import { History, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button, buttonClass } from '@/components/ui/button'
import { Badge } from '@/components/ui/badge'
import type { ListedPost } from '../api/post-schema'

interface PostTableProps {
  posts: readonly ListedPost[]
  onDelete: (post: ListedPost) => void
}

// As the public pages count days.
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

const HEAD = 'border-rule text-left text-small font-[520] text-ink-muted md:border-b md:px-4 md:py-3'
const CELL =
  'col-start-1 border-rule wrap-anywhere md:border-b md:px-4 md:py-2 md:align-middle md:group-last:border-b-0'

/** The posts as a table, on a phone as rows one above the other. */
export function PostTable({ posts, onDelete }: PostTableProps) {
  return (
    <table className="post-table w-full text-ui">
      <thead className="max-md:absolute max-md:size-px max-md:overflow-hidden max-md:[clip-path:inset(50%)]">
        <tr>
          {['Title', 'Category', 'Date', 'Author'].map((name) => (
            <th key={name} className={HEAD} scope="col">
              {name}
            </th>
          ))}
          <th scope="col" className={`${HEAD} md:text-right`}>
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {posts.map((post) => (
          <tr
            key={post.id}
            className="group border-rule max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-[0.15rem] max-md:border-b max-md:py-3 max-md:pr-2 max-md:pl-4 max-md:last:border-b-0 md:hover:bg-paper"
          >
            <td className={`${CELL} font-serif text-[1.1875rem] leading-[1.3] text-ink md:w-[44%]`} dir="auto">
              {post.slug ? (
                <Link
                  className="inline-block py-1 no-underline hover:text-accent hover:underline"
                  to={`/blog/${encodeURIComponent(post.slug)}`}
                >
                  {post.title}
                </Link>
              ) : (
                post.title
              )}
            </td>
            <td className={`${CELL} text-ink-soft md:whitespace-nowrap`}>
              <Badge>{post.category}</Badge>
            </td>
            <td className={`${CELL} text-small leading-normal text-ink-soft md:whitespace-nowrap`}>
              <time dateTime={post.created_at}>{date.format(new Date(post.created_at))}</time>
            </td>
            <td
              className={`${CELL} text-small leading-normal text-ink-soft before:text-ink-muted max-md:before:content-["by_"] md:max-w-56`}
            >
              {post.author?.trim() || 'Anonymous'}
            </td>
            <td className="col-start-2 row-span-4 row-start-1 flex self-center border-rule md:table-cell md:border-b md:px-4 md:py-2 md:text-right md:align-middle md:whitespace-nowrap md:group-last:border-b-0">
              {post.slug && (
                <Link
                  className={buttonClass('icon')}
                  to={`/admin/blog/edit/${encodeURIComponent(post.slug)}`}
                  aria-label={`Edit ${post.title}`}
                  title="Edit"
                >
                  <Pencil className="i" aria-hidden />
                </Link>
              )}
              <Link
                className={buttonClass('icon')}
                to={`/admin/blog/versions/${post.id}`}
                aria-label={`Versions of ${post.title}`}
                title="Versions"
              >
                <History className="i" aria-hidden />
              </Link>
              <Button
                look="icon"
                className="hover:bg-danger-soft hover:text-danger"
                aria-label={`Delete ${post.title}`}
                title="Delete"
                onClick={() => onDelete(post)}
              >
                <Trash2 className="i" aria-hidden />
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
