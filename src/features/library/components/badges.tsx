import { categoryLabel } from '@contracts/categories.ts'
import { modelLabel } from '@contracts/models.ts'
import type { ReactNode } from 'react'
import type { LibraryItem } from '@/content/library'
import { Badge } from '@/components/ui/badge'

/** What an item is for: its AI and its category. */
export function Badges({ item, children }: { item: LibraryItem; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-1.5">
      <Badge look="model">{modelLabel(item.model)}</Badge>
      <Badge>{categoryLabel(item.category)}</Badge>
      {children}
    </div>
  )
}

/** The mark of a premium item; nothing on any other. */
export function PremiumBadge({ item }: { item: LibraryItem }) {
  return item.isPremium ? <Badge look="premium">Premium</Badge> : null
}
