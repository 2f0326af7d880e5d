import { FILTER_PAGES, feedPath } from '@/content/filter-pages'
import { findPage } from '@/content/registry'
import { promptsOfShelf } from '@/content/shelf-start'
import { fillBlanks, NO_ANSWERS } from '@/lib/blanks'

/** The most prompts in a feed; they come from the newest lists. */
const MOST = 50

/** A feed of the prompts that a page of the shelf's filters shows. */
export interface FilterFeed {
  /** Its file on the site. */
  readonly file: string
  readonly title: string
  readonly entries: readonly { path: string; title: string; description: string; added: string }[]
}

/** The feeds of the shelf's filters: at build time only. */
export function collectFilterFeeds(): Promise<FilterFeed[]> {
  return Promise.all(
    FILTER_PAGES.map(async ({ path, title, chosen }) => {
      const entries = (await promptsOfShelf(chosen)).map(({ path: list, to, title: name, text }) => ({
        path: to,
        title: name,
        description: fillBlanks(text, NO_ANSWERS),
        added: findPage(list)?.added ?? '',
      }))
      return {
        file: feedPath(path),
        title,
        entries: entries.toSorted((a, b) => b.added.localeCompare(a.added)).slice(0, MOST),
      }
    }),
  )
}
