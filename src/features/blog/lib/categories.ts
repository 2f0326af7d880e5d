import { BLOG_CATEGORIES, type BlogCategory, categoryPath } from '@contracts/blog.ts'

/** Every category with the path of its page. */
export const CATEGORY_PAGES = BLOG_CATEGORIES.map((name) => ({ name, path: categoryPath(name) }))

/** The category whose page a path is; undefined if there is none. */
export function categoryOf(pathname: string): BlogCategory | undefined {
  const path = pathname.replace(/\/+$/, '')
  return CATEGORY_PAGES.find((page) => page.path === path)?.name
}
