import { fetchBody, readBody } from '@/content/page-bodies'

/** A page whose texts stand with the prompts of others, its own file aside. */
const SHORT = 'short'

/**
 * The texts of a page: from their files while the site is built, from the document or the server afterwards.
 * @throws Error where they do not come
 */
export async function loadBody(path: string, body: string): Promise<unknown> {
  if (import.meta.env.PROD && !import.meta.env.SSR) return fetchBody(path)
  const content = await readBody(path, body)
  if (body !== SHORT) return content
  const { collectShort } = await import('./prompt-records')
  return { ...(content as object), groups: await collectShort() }
}
