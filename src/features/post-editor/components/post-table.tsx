import { History, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button, buttonClass } from '@/components/ui/button'
import { Badge } from '@/components/ui/badge'
import { ACTIONS_CELL, CELL, ROW, TableHead } from '@/components/ui/table'
import type { ListedPost } from '../api/post-schema'

interface PostTableProps {
  posts: readonly ListedPost[]
  /** Ids of those that are chosen. */
  chosen: ReadonlySet<string>
  onChoose: (id: string) => void
  onDelete: (post: ListedPost) => void
}

// As the public pages count days.
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** The posts as a table, on a phone as rows one above the other. */
export function PostTable({ posts, chosen, onChoose, onDelete }: PostTableProps) {
  return (
    <table className="post-table w-full text-ui">
      <TableHead columns={['Title', 'Category', 'Date', 'Author']} />
      <tbody>
        {posts.map((post) => (
          <tr key={post.id} className={ROW}>
            <td className={`${CELL} font-serif text-[1.1875rem] leading-[1.3] text-ink md:w-[44%]`} dir="auto">
              <div className="flex items-start">
                <label className="-ml-3 inline-flex size-11 flex-none cursor-pointer items-center justify-center">
                  <input
                    className="size-4.5 accent-accent"
                    type="checkbox"
                    aria-label={`Choose ${post.title}`}
                    checked={chosen.has(post.id)}
                    onChange={() => onChoose(post.id)}
                  />
                </label>
                {post.slug ? (
                  <Link
                    className="py-2.5 no-underline hover:text-accent hover:underline"
                    to={`/blog/${encodeURIComponent(post.slug)}`}
                  >
                    {post.title}
                  </Link>
                ) : (
                  <span className="py-2.5">{post.title}</span>
                )}
              </div>
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
            <td className={ACTIONS_CELL}>
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
