import { BLOG_CATEGORIES, type BlogCategory } from '@contracts/blog.ts'
import { useState } from 'react'
import { showToast } from '@/components/toast'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/field'
import type { ListedPost } from '../api/post-schema'
import { useEditor } from '../lib/editor-context'
import { categoryChanged, failed } from '../messages'

interface ChosenPostsProps {
  posts: readonly ListedPost[]
  onClear: () => void
  onDelete: () => void
  onChanged: () => Promise<unknown>
}

/** Actions for several posts at once. */
export function ChosenPosts({ posts, onClear, onDelete, onChanged }: ChosenPostsProps) {
  const { api } = useEditor()
  const [isBusy, setIsBusy] = useState(false)
  const setCategory = async (category: BlogCategory) => {
    if (isBusy) return
    setIsBusy(true)
    try {
      const ids = posts.map(({ id }) => id)
      const changed = await api.setCategory(ids, category)
      void showToast(changed.length > 0 ? 'success' : 'warning', categoryChanged(changed.length, category))
      await onChanged()
    } catch (error) {
      void showToast('error', failed('update', error instanceof Error ? error.message : String(error)))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <div
      className="sticky top-0 z-2 flex flex-wrap items-center gap-3 border-b border-rule bg-accent-soft px-4 py-2"
      role="group"
      aria-label="Chosen posts"
    >
      <p className="mr-auto text-ui" role="status">
        {posts.length === 1 ? '1 post chosen' : `${posts.length} posts chosen`}
      </p>
      <Select
        className="w-auto"
        aria-label="Move to a category"
        aria-busy={isBusy}
        value=""
        onChange={({ target }) => void setCategory(target.value as BlogCategory)}
      >
        <option value="" disabled>
          Move to…
        </option>
        {BLOG_CATEGORIES.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </Select>
      <Button look="danger" onClick={onDelete}>
        Delete
      </Button>
      <Button look="quiet" onClick={onClear}>
        Clear
      </Button>
    </div>
  )
}
