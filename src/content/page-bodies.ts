/** Where a document carries the texts of the page that it was rendered for. */
export const BODY_ID = 'page-body'

/** Where the build puts the texts of a page, for whoever comes to it by a link. */
export const bodyAddress = (path: string) => `/data/pages${path}.json`

// The files themselves are no part of what browsers load from a build.
const FILES =
  import.meta.env.PROD && !import.meta.env.SSR ? {} : import.meta.glob<{ default: unknown }>('./pages/**/*.ts')

/**
 * The texts of a page from their file: at build time and in development.
 * @throws Error where there is no such file
 */
export async function readBody(path: string, body: string): Promise<unknown> {
  const load = FILES[`./pages/${body}.ts`]
  if (!load) throw new Error(`${path} has no content/pages/${body}.ts.`)
  return (await load()).default
}

/** The texts that the document brings along; undefined where it was rendered for another page, or for none. */
function bodyInDocument(path: string): unknown {
  if (document.getElementById('root')?.dataset.prerendered !== path) return undefined
  const json = document.getElementById(BODY_ID)?.textContent
  return json ? JSON.parse(json) : undefined
}

/**
 * The texts of a page of the built site, in a browser.
 * @throws Error where they do not come
 */
export async function fetchBody(path: string): Promise<unknown> {
  const carried = bodyInDocument(path)
  if (carried) return carried
  const response = await fetch(bodyAddress(path))
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
  return response.json()
}
