import { categoryLabel } from '@contracts/categories.ts'
import { modelLabel } from '@contracts/models.ts'
import type { ReactNode } from 'react'
import type { LibraryItem } from '@/content/library'

/** What an item is for: its AI and its category. */
export function Badges({ item, children }: { item: LibraryItem; children?: ReactNode }) {
  return (
    <div className="badges">
      <span className="badge model">{modelLabel(item.model)}</span>
      <span className="badge">{categoryLabel(item.category)}</span>
      {children}
    </div>
  )
}

/** The mark of a premium item; nothing on any other. */
export function PremiumBadge({ item }: { item: LibraryItem }) {
  return item.isPremium ? (
    <span className="badge border-transparent bg-marker-soft text-on-marker-soft">Premium</span>
  ) : null
}
