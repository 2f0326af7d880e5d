import { Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ListedPost } from '../api/post-schema'

interface PostTableProps {
  posts: readonly ListedPost[]
  onDelete: (post: ListedPost) => void
}

// As the public pages count days.
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** The posts as a table, on a phone as rows one above the other. */
export function PostTable({ posts, onDelete }: PostTableProps) {
  return (
    <table className="post-table">
      <thead>
        <tr>
          {['Title', 'Category', 'Date', 'Author'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col" className="acts-cell">
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {posts.map((post) => (
          <tr key={post.id}>
            <td className="title-cell" dir="auto">
              {post.slug ? <Link to={`/blog/${encodeURIComponent(post.slug)}`}>{post.title}</Link> : post.title}
            </td>
            <td>
              <span className="badge">{post.category}</span>
            </td>
            <td className="small">
              <time dateTime={post.created_at}>{date.format(new Date(post.created_at))}</time>
            </td>
            <td className="small author-cell">{post.author?.trim() || 'Anonymous'}</td>
            <td className="acts-cell">
              {post.slug && (
                <Link
                  className="icon-btn"
                  to={`/admin/blog/edit/${encodeURIComponent(post.slug)}`}
                  aria-label={`Edit ${post.title}`}
                  title="Edit"
                >
                  <Pencil className="i" aria-hidden />
                </Link>
              )}
              <button
                className="icon-btn danger"
                type="button"
                aria-label={`Delete ${post.title}`}
                title="Delete"
                onClick={() => onDelete(post)}
              >
                <Trash2 className="i" aria-hidden />
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
