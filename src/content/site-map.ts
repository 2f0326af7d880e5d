import { PAGE_GROUPS, type PageEntry, type PageGroupName } from './page-entry'
import { findPage, PAGES } from './registry'

/** Pages of one group, for the lists that people read. */
export interface PageGroup {
  readonly title: PageGroupName
  readonly pages: readonly PageEntry[]
}

/**
 * Every page of the registry in the group it belongs to; groups without a page are left out.
 * A page that repeats another under a second path is listed once, by the path that search engines know.
 */
export function groupedPages(pages: readonly PageEntry[] = PAGES): PageGroup[] {
  const listed = pages.filter(({ canonical }) => !canonical)
  return PAGE_GROUPS.map((title) => ({ title, pages: listed.filter(({ group }) => group === title) })).filter(
    ({ pages: own }) => own.length > 0,
  )
}

/** The groups of pages a hub links to, without the hub itself and the months of the year. */
export function groupsFrom(hub: string): PageGroup[] {
  const wanted = findPage(hub)?.leadsTo ?? []
  return groupedPages(PAGES.filter(({ path, kind }) => path !== hub && kind !== 'today-month')).filter(({ title }) =>
    wanted.includes(title),
  )
}
