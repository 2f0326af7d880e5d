/** The pages behind the login: path and module in `src/pages`. Used by the router and the hosting rules. */
export const ADMIN_PAGES = {
  '/admin': 'admin/dashboard',
  '/admin/account': 'admin/account',
  '/admin/accounts': 'admin/accounts',
  '/admin/signups': 'admin/signups',
  // Its address until November 2026.
  '/admin/addresses': 'admin/signups',
  '/admin/admins': 'admin/admins',
  '/admin/figures': 'admin/figures',
  '/admin/letter': 'admin/letter',
  '/admin/blog': 'admin/posts',
  '/admin/blog/deleted': 'admin/deleted-posts',
  '/admin/blog/drafts': 'admin/drafts',
  '/admin/blog/drafts/:id': 'admin/edit-draft',
  '/admin/blog/pictures': 'admin/pictures',
  '/admin/blog/new': 'admin/new-post',
  '/admin/blog/versions/:id': 'admin/versions',
  '/admin/blog/transfer': 'admin/transfer',
  '/admin/blog/edit/:slug': 'admin/edit-post',
} as const
