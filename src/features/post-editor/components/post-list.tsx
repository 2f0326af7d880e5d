import { ADMIN_SORTS, ADMIN_STATES, type AdminSort, type AdminState } from '@contracts/blog.ts'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { LoadError } from '@/components/load-error'
import { Button, buttonClass } from '@/components/ui/button'
import { Select } from '@/components/ui/field'
import { SearchField } from '@/components/ui/search-field'
import { PANEL } from '@/components/ui/panel'
import { Busy } from '@/components/ui/spinner'
import { TabButton, TabRow } from '@/components/ui/tab-buttons'
import type { ListedPost } from '../api/post-schema'
import { useEditor } from '../lib/editor-context'
import { useListPlace } from '../lib/list-place'
import { deletedIsKept } from '../messages'
import { useDeletePosts } from '../lib/use-delete-posts'
import { usePostList } from '../lib/use-post-list'
import { useTakeBack } from '../lib/use-take-back'
import { ChosenPosts } from './chosen-posts'
import { Confirm } from '@/components/ui/confirm'
import { DeleteDraftDialog } from './delete-draft-dialog'
import { PostTable } from './post-table'
import { TakeBackDialog } from './take-back-dialog'

const counted = (count: number) => (count === 1 ? '1 post' : `${count.toLocaleString('en')} posts`)

/** All posts and drafts, to search, sort, open, edit, take back and delete. */
export function PostList() {
  const { api } = useEditor()
  const list = usePostList(api)
  const heading = useRef<HTMLHeadingElement>(null)
  // The focused button goes away with its row.
  const refresh = () => {
    heading.current?.focus()
    return list.refresh()
  }
  const deletion = useDeletePosts({ api, onGone: refresh })
  const takeBack = useTakeBack({ onGone: refresh })
  const [doomedDraft, setDoomedDraft] = useState<ListedPost>()
  const { posts, error } = list
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  // Deselects posts that a search hides or somebody has deleted.
  const chosen = posts?.filter(({ id, state }) => state === 'published' && chosenIds.has(id)) ?? []
  const choose = (id: string) =>
    setChosenIds((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  useListPlace(posts !== undefined)

  // "Load more" goes away with the last page, so the focus moves to the first new row.
  const table = useRef<HTMLDivElement>(null)
  const countBefore = useRef<number>(undefined)
  useEffect(() => {
    const count = countBefore.current
    if (count === undefined || list.isLoadingMore) return
    countBefore.current = undefined
    if (!list.hasMore) table.current?.querySelectorAll('tbody tr')[count]?.querySelector('a')?.focus()
  }, [list.hasMore, list.isLoadingMore])

  const retry = () => {
    // The button goes away with the error.
    heading.current?.focus()
    void list.retry()
  }

  return (
    <section className="wrap pb-12">
      <div ref={table} className={`${PANEL} flex flex-col`}>
        <div className="grid items-center gap-3 border-b border-rule p-4 sm:grid-cols-[1fr_minmax(0,11rem)_minmax(0,18rem)_auto]">
          <h2 ref={heading} className="text-[1.4375rem] focus:outline-none" tabIndex={-1}>
            Blog Posts
            {list.count !== undefined && (
              <span className="ml-3 font-sans text-small text-ink-muted">{counted(list.count)}</span>
            )}
          </h2>
          <label className="sr-only" htmlFor="post-sort">
            Order
          </label>
          <Select id="post-sort" value={list.sort} onChange={({ target }) => list.setSort(target.value as AdminSort)}>
            {Object.entries(ADMIN_SORTS).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </Select>
          <SearchField
            label="Search posts"
            placeholder="Search posts..."
            value={list.typed}
            onChange={(event) => list.setTyped(event.target.value)}
          />
          <Link className={buttonClass('primary')} to="/admin/blog/new">
            <Plus className="i" aria-hidden />
            New Post
          </Link>
        </div>
        <TabRow className="px-2" aria-label="State">
          {Object.entries(ADMIN_STATES).map(([state, label]) => (
            <TabButton
              key={state}
              aria-pressed={list.state === state}
              onClick={() => list.setState(state as AdminState)}
            >
              {label}
            </TabButton>
          ))}
        </TabRow>
        {list.isLoading && <Busy className="px-4 py-6">Loading...</Busy>}
        {error && (
          <LoadError title="Error loading blog posts. Please try again." reason={error.message} onRetry={retry} />
        )}
        {chosen.length > 0 && (
          <ChosenPosts
            posts={chosen}
            onClear={() => {
              setChosenIds(new Set())
              heading.current?.focus()
            }}
            onDelete={() => deletion.ask(chosen)}
            onChanged={list.refresh}
          />
        )}
        {posts && posts.length > 0 && (
          <PostTable
            posts={posts}
            reads={list.reads}
            chosen={chosenIds}
            onChoose={choose}
            onTakeBack={takeBack.ask}
            onDelete={(post) => (post.state === 'published' ? deletion.ask([post]) : setDoomedDraft(post))}
          />
        )}
        {posts?.length === 0 && !error && (
          <div className="px-4 py-6">
            <p className="font-serif text-[1.25rem]" role="status">
              No posts found
            </p>
            {list.state !== 'all' && list.typed.trim() !== '' && (
              <p className="mt-1 text-ink-muted">
                Only “{ADMIN_STATES[list.state]}” was searched.{' '}
                <Button
                  look="link"
                  onClick={() => {
                    list.setState('all')
                    heading.current?.focus()
                  }}
                >
                  Search all posts
                </Button>
              </p>
            )}
          </div>
        )}
        {list.hasMore && !error && (
          <div className="flex flex-wrap items-center gap-3 px-4 py-6">
            <Button
              aria-busy={list.isLoadingMore}
              aria-disabled={list.isLoadingMore}
              onClick={() => {
                if (list.isLoadingMore) return
                countBefore.current = posts?.length
                list.loadMore()
              }}
            >
              {list.isLoadingMore ? 'Loading...' : 'Load more'}
            </Button>
          </div>
        )}
      </div>
      {takeBack.post && (
        <TakeBackDialog
          title={takeBack.post.title}
          slug={takeBack.post.slug ?? ''}
          onCancel={takeBack.cancel}
          onConfirm={takeBack.confirm}
        />
      )}
      {doomedDraft && (
        <DeleteDraftDialog id={doomedDraft.id} onClose={() => setDoomedDraft(undefined)} onDeleted={refresh} />
      )}
      {deletion.posts[0] && (
        <Confirm
          title={deletion.posts.length === 1 ? 'Delete Post' : 'Delete Posts'}
          labels={['Cancel', 'Delete']}
          busyLabel="Deleting..."
          onCancel={deletion.cancel}
          onConfirm={deletion.confirm}
        >
          {`Are you sure you want to delete ${deletion.posts.length === 1 ? `"${deletion.posts[0].title}"` : `${deletion.posts.length} posts`}? This action cannot be undone.`}
          <span className="mt-2 block text-small text-ink-muted">{deletedIsKept(deletion.posts.length)}</span>
        </Confirm>
      )}
    </section>
  )
}
