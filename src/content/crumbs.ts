import { type Crumb, HOME_CRUMB } from '@/lib/structured-data'
import { findPage } from './registry'

/** Breadcrumb of a path from its segments: home, every existing page on the way, the page itself. */
export function crumbsOf(path: string): Crumb[] {
  const crumbs: Crumb[] = [HOME_CRUMB]
  if (path === '/') return crumbs
  let current = ''
  for (const segment of path.slice(1).split('/')) {
    current += `/${segment}`
    const page = findPage(current)
    if (page) crumbs.push({ label: page.label, path: current })
  }
  return crumbs
}
