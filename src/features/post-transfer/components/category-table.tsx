import { BLOG_CATEGORIES, type BlogCategory } from '@contracts/blog.ts'
import { useId } from 'react'
import { Select } from '@/components/ui/field'
import { proposeCategory } from '../lib/plan'
import type { Import } from '../lib/use-import'
import { counted } from '../messages'

/** Maps the files' categories to the site's. */
export function CategoryTable({ trial, table, chooseCategory }: Pick<Import, 'trial' | 'table' | 'chooseCategory'>) {
  const id = useId()
  const counts = new Map<string, number>()
  for (const { post, isHere } of trial?.planned ?? [])
    if (!isHere) for (const name of post.categories) counts.set(name, (counts.get(name) ?? 0) + 1)
  // Not for exports of this site, which use its categories.
  const foreign = [...counts].filter(([name]) => !(BLOG_CATEGORIES as readonly string[]).includes(name))
  if (foreign.length === 0) return null
  return (
    <section className="grid gap-3 border-t border-rule p-6" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="text-[1.1875rem]">
        Categories
      </h3>
      <p className="text-small text-ink-muted">
        Choose one of this site for each. Of several, a post takes the first that is not General.
      </p>
      <ul className="grid max-w-[40rem] gap-2">
        {foreign.map(([name, count], index) => (
          <li key={name} className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-2">
            <label htmlFor={`${id}-${index}`} className="wrap-anywhere">
              {name} <span className="text-small text-ink-muted">({counted(count, 'post', 'posts')})</span>
            </label>
            <Select
              id={`${id}-${index}`}
              value={table.get(name) ?? proposeCategory(name)}
              onChange={({ target }) => chooseCategory(name, target.value as BlogCategory)}
            >
              {BLOG_CATEGORIES.map((category) => (
                <option key={category}>{category}</option>
              ))}
            </Select>
          </li>
        ))}
      </ul>
    </section>
  )
}
