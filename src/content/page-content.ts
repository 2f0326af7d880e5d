/** What the loader of a page gives its template. */
export interface PageData<Content = undefined> {
  /** The page's own path, however the address was written. */
  readonly path: string
  /** Its texts, in the shape of its kind (schema.ts). */
  readonly content: Content
}

/**
 * A page's texts as the build writes them. An open tab accepts only those of its own build, so templates and texts
 * match.
 */
export interface ContentFile {
  /** The build, as documents name it in `<html data-build>`. */
  readonly build: string
  readonly content: unknown
}

/** Where the build puts a page's texts, for navigation by links. */
export const contentAddress = (path: string) => `/data/pages${path}.json`

// Not part of the browser's bundle.
const FILES =
  import.meta.env.PROD && !import.meta.env.SSR ? {} : import.meta.glob<{ default: unknown }>('./pages/**/*.ts')

/**
 * The texts of a page: from its file at build time and in development, otherwise from the server.
 * @throws Error if they cannot be loaded
 */
export async function loadContent({ path, body }: { path: string; body: string }): Promise<unknown> {
  if (import.meta.env.PROD && !import.meta.env.SSR) return fetchContent(path)
  const load = FILES[`./pages/${body}.ts`]
  if (!load) throw new Error(`${path} has no content/pages/${body}.ts.`)
  return (await load()).default
}

/**
 * The texts of a page of the built site.
 * @throws Error if they cannot be loaded or belong to another build than this document; the page then loads as a whole
 *   (features/offline/recover.ts)
 */
export async function fetchContent(path: string): Promise<unknown> {
  const response = await fetch(contentAddress(path))
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
  const { build, content } = (await response.json()) as ContentFile
  if (build !== document.documentElement.dataset.build) throw new Error(`${path} is of another build.`)
  return content
}
