import type { CategoryId } from '../../contracts/categories.ts'

/** What each category asks of one family of work, in three phrasings. */
export type Lens = Readonly<Record<CategoryId, readonly [string, string, string]>>
