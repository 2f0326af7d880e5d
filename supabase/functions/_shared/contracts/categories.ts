/** Identifiers of the prompt categories, in the order in which they are listed everywhere. */
export const CATEGORY_IDS = ['marketing', 'coding', 'design', 'writing', 'research', 'business', 'education'] as const

export type CategoryId = (typeof CATEGORY_IDS)[number]

/** The category that is chosen before the visitor chooses. */
export const DEFAULT_CATEGORY: CategoryId = 'writing'

/** Name of a category as visitors read it. */
export function categoryLabel(id: CategoryId): string {
  return id.charAt(0).toUpperCase() + id.slice(1)
}
