/** The pages behind the login, by path: their module in `src/pages`. Router and hosts read them here. */
export const ADMIN_PAGES = {
  '/admin': 'admin/dashboard',
  '/admin/account': 'admin/account',
  '/admin/addresses': 'admin/signups',
  '/admin/admins': 'admin/admins',
  '/admin/figures': 'admin/figures',
  '/admin/blog': 'admin/posts',
  '/admin/blog/deleted': 'admin/deleted-posts',
  '/admin/blog/drafts': 'admin/drafts',
  '/admin/blog/drafts/:id': 'admin/edit-draft',
  '/admin/blog/new': 'admin/new-post',
  '/admin/blog/versions/:id': 'admin/versions',
  '/admin/blog/edit/:slug': 'admin/edit-post',
} as const
