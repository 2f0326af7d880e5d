// A tab holds a lock for the draft it writes, so that no other tab offers it. The browser releases it with the tab.
// Without locks (old browsers, pages without https) every draft is offered.

/** Marks a draft as written by this tab until the returned function is called. */
export function holdDraft(key: string): () => void {
  if (!navigator.locks) return () => {}
  const controller = new AbortController()
  let release = () => {}
  const untilReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  navigator.locks.request(key, { signal: controller.signal }, () => untilReleased).catch(() => {})
  return () => {
    release()
    controller.abort()
  }
}

/** The keys of drafts that a tab is currently writing. */
export async function heldDrafts(): Promise<Set<string>> {
  if (!navigator.locks) return new Set()
  const { held = [] } = await navigator.locks.query()
  return new Set(held.flatMap(({ name }) => (name === undefined ? [] : [name])))
}
