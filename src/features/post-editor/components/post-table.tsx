import { READ_DAYS } from '@contracts/blog.ts'
import { Eye, History, Pencil, Trash2, Undo2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Button, buttonClass } from '@/components/ui/button'
import { Badge } from '@/components/ui/badge'
import { cn } from '@/components/ui/class-names'
import { ACTIONS_CELL, CELL, ROW, TableHead } from '@/components/ui/table'
import type { ListedPost } from '../api/post-schema'
import { StateLabel } from './state-label'

interface PostTableProps {
  /** Posts and drafts. */
  posts: readonly ListedPost[]
  /** Reads in the last days, by id. */
  reads: ReadonlyMap<string, number> | undefined
  /** Ids of the selected rows. */
  chosen: ReadonlySet<string>
  onChoose: (id: string) => void
  onTakeBack: (post: ListedPost) => void
  onDelete: (post: ListedPost) => void
}

// In UTC, like the public pages.
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

const TITLE_LINK = 'py-2.5 no-underline hover:text-accent hover:underline'

const draftPath = ({ id }: ListedPost) => `/admin/blog/drafts/${id}`
const editPath = (post: ListedPost) =>
  post.state === 'published' ? post.slug && `/admin/blog/edit/${encodeURIComponent(post.slug)}` : draftPath(post)

/** The title links to the article, or to the form of a draft. */
function Title({ post, isChosen, onChoose }: { post: ListedPost; isChosen: boolean; onChoose: () => void }) {
  const { slug, state } = post
  const title = post.title || 'Untitled'
  if (state !== 'published') {
    return (
      <div className="pl-8">
        <Link className={cn(TITLE_LINK, 'inline-block')} to={draftPath(post)}>
          {title}
        </Link>
        <p className="pb-2 font-sans text-small leading-normal text-ink-muted" dir="ltr">
          <StateLabel post={post} />
        </p>
      </div>
    )
  }
  return (
    <div className="flex items-start">
      <label className="-ml-3 inline-flex size-11 flex-none cursor-pointer items-center justify-center">
        <input
          className="size-4.5 accent-accent"
          type="checkbox"
          aria-label={`Choose ${title}`}
          checked={isChosen}
          onChange={onChoose}
        />
      </label>
      {slug ? (
        <Link className={TITLE_LINK} to={`/blog/${encodeURIComponent(slug)}`}>
          {title}
        </Link>
      ) : (
        <span className="py-2.5">{title}</span>
      )}
    </div>
  )
}

/** The actions of a row. */
function Actions({
  post,
  onTakeBack,
  onDelete,
}: { post: ListedPost } & Pick<PostTableProps, 'onTakeBack' | 'onDelete'>) {
  const title = post.title || 'Untitled'
  const edit = editPath(post)
  return (
    <>
      {edit && (
        <Link className={buttonClass('icon')} to={edit} aria-label={`Edit ${title}`} title="Edit">
          <Pencil className="i" aria-hidden />
        </Link>
      )}
      {post.state === 'published' ? (
        <>
          <Link
            className={buttonClass('icon')}
            to={`/admin/blog/versions/${post.id}`}
            aria-label={`Versions of ${title}`}
            title="Versions"
          >
            <History className="i" aria-hidden />
          </Link>
          <Button look="icon" aria-label={`Take back ${title}`} title="Take back" onClick={() => onTakeBack(post)}>
            <Undo2 className="i" aria-hidden />
          </Button>
        </>
      ) : (
        <Link
          className={buttonClass('icon')}
          to={`${draftPath(post)}?preview`}
          aria-label={`Preview ${title}`}
          title="Preview"
        >
          <Eye className="i" aria-hidden />
        </Link>
      )}
      <Button
        look="icon"
        className="hover:bg-danger-soft hover:text-danger"
        aria-label={`Delete ${post.state === 'published' ? '' : 'the draft '}${title}`}
        title="Delete"
        onClick={() => onDelete(post)}
      >
        <Trash2 className="i" aria-hidden />
      </Button>
    </>
  )
}

/** The posts as a table; on a phone its cells are stacked. */
export function PostTable({ posts, reads, chosen, onChoose, onTakeBack, onDelete }: PostTableProps) {
  return (
    <table className="post-table w-full text-ui">
      <TableHead columns={['Title', 'Category', 'Date', 'Author', `Reads, ${READ_DAYS} days`]} />
      <tbody>
        {posts.map((post) => (
          <tr key={post.id} className={ROW}>
            <td className={`${CELL} font-serif text-[1.1875rem] leading-[1.3] text-ink md:w-[40%]`} dir="auto">
              <Title post={post} isChosen={chosen.has(post.id)} onChoose={() => onChoose(post.id)} />
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
            <td className={`${CELL} text-small leading-normal text-ink-soft tabular-nums`}>
              {post.state === 'published' && reads && (
                <>
                  {(reads.get(post.id) ?? 0).toLocaleString('en')}
                  <span className="md:sr-only"> reads in {READ_DAYS} days</span>
                </>
              )}
            </td>
            <td className={cn(ACTIONS_CELL, 'row-span-5 max-md:grid max-md:grid-cols-2')}>
              <Actions post={post} onTakeBack={onTakeBack} onDelete={onDelete} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
