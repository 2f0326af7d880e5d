import { type AppRoute, asText, page } from './route-kit'

/** The public blog. Which category or post it is, its page reads from the address. */
export const BLOG_ROUTES: readonly AppRoute[] = [
  page('/blog', 'src/pages/blog/blog-page.tsx', () => import('@/pages/blog/blog-page')),
  page(
    '/blog/category/:category',
    'src/pages/blog/blog-category-page.tsx',
    () => import('@/pages/blog/blog-category-page'),
  ),
  page('/blog/:slug', 'src/pages/blog/blog-post-page.tsx', () => import('@/pages/blog/blog-post-page')),
].map(asText)
