import type { ComponentType } from 'react'
import type { AppRoute, Module } from './route-kit'

/** How the frame of a page differs from a guarded page without a form. */
interface FrameOptions {
  /** Open to everyone: the login. */
  readonly isPublic?: boolean
  /** Stays as it is when the session ends, and asks for the password in place. */
  readonly holdsForm?: boolean
}

/** A page inside the frame of the admin area, which brings the account, the guard and the styles. */
function adminPage(path: string, load: () => Module<ComponentType>, options: FrameOptions = {}): AppRoute {
  return {
    path,
    // Never prerendered, so nothing is preloaded.
    files: [],
    load: async () => {
      const [{ AdminFrame }, { default: Page }] = await Promise.all([import('@/pages/admin/admin-frame'), load()])
      return function AdminPage() {
        return (
          <AdminFrame {...options}>
            <Page />
          </AdminFrame>
        )
      }
    },
  }
}

/** The admin area: never prerendered, its code and styles reach nobody else. */
export const ADMIN_ROUTES: readonly AppRoute[] = [
  adminPage('/admin/login', () => import('@/pages/admin/login-page'), { isPublic: true }),
  adminPage('/admin', () => import('@/pages/admin/dashboard-page')),
  adminPage('/admin/blog', () => import('@/pages/admin/posts-page')),
  adminPage('/admin/blog/new', () => import('@/pages/admin/new-post-page'), { holdsForm: true }),
  adminPage('/admin/blog/edit/:slug', () => import('@/pages/admin/edit-post-page'), { holdsForm: true }),
]
