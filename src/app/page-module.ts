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
 * A failed load stays failed until `forgetFailures`: forgotten at once, React would ask for it again without end.
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
    },
  )
  loaded.set(loader, promise)
  return promise
}

/** Whether a loader's page is here, to be rendered without waiting. */
export function isPageLoaded(loader: PageLoader): boolean {
  return loaded.get(loader)?.status === 'fulfilled'
}

/** Lets a component stand for the page of a loader, which then never runs. */
export function providePage(loader: PageLoader, Page: ComponentType): void {
  const promise: TrackedPromise = Promise.resolve(Page)
  promise.status = 'fulfilled'
  promise.value = Page
  loaded.set(loader, promise)
}

/** Lets the next visit try again what could not be loaded. For when a failure is shown, or did not matter. */
export function forgetFailures(): void {
  for (const [loader, { status }] of loaded) if (status === 'rejected') loaded.delete(loader)
}
