import { CACHES, LOCAL_GENERATOR_PATH } from './caches'

/** A page that opens without a network. */
export interface KeptPage {
  readonly path: string
  readonly title: string
}

async function titleOf(response: Response): Promise<string | undefined> {
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  return page.querySelector('h1')?.textContent?.replace(/\s+/g, ' ').trim() || undefined
}

async function pagesIn(name: string): Promise<KeptPage[]> {
  // Opening a missing cache would create it.
  if (!(await caches.has(name))) return []
  const cache = await caches.open(name)
  const pages = (await cache.keys()).map(async (request) => {
    const path = new URL(request.url).pathname
    const response = await cache.match(request)
    const title = response && (await titleOf(response))
    return title ? { path, title } : undefined
  })
  return (await Promise.all(pages)).filter((page) => page !== undefined)
}

/**
 * The visited pages that this device keeps, by title, without the local generator, which is always there. Empty if the
 * browser keeps nothing or denies access.
 */
export async function readKeptPages(): Promise<KeptPage[]> {
  try {
    const pages = await pagesIn(CACHES.pages)
    return pages
      .filter(({ path }) => path !== LOCAL_GENERATOR_PATH)
      .toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
  } catch {
    return []
  }
}
