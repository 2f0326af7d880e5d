import type { ComponentType } from 'react'

/** A page's component, loaded with the content it shows. */
export type PageLoader = () => Promise<ComponentType>

/** A loader's promise that React's `use` can read without suspending once it is settled. */
interface TrackedPromise extends Promise<ComponentType> {
  status?: 'pending' | 'fulfilled' | 'rejected'
  value?: ComponentType
  reason?: unknown
}

const loaded = new Map<PageLoader, TrackedPromise>()

/**
 * The page of a loader, loaded once. The settled promise carries `status` and `value`, which React reads
 * synchronously: a page loaded before hydration renders without a fallback.
 * A failed load is forgotten, so that the next visit tries again.
 */
export function loadPage(loader: PageLoader): Promise<ComponentType> {
  const known = loaded.get(loader)
  if (known) return known
  const promise: TrackedPromise = loader()
  promise.status = 'pending'
  promise.then(
    (value) => {
      promise.status = 'fulfilled'
      promise.value = value
    },
    (reason: unknown) => {
      promise.status = 'rejected'
      promise.reason = reason
      loaded.delete(loader)
    },
  )
  loaded.set(loader, promise)
  return promise
}

/** Lets a component stand for the page of a loader, which then never runs. */
export function providePage(loader: PageLoader, Page: ComponentType): void {
  const promise: TrackedPromise = Promise.resolve(Page)
  promise.status = 'fulfilled'
  promise.value = Page
  loaded.set(loader, promise)
}
