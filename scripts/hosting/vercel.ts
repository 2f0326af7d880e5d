import { ARTICLE_ROUTE, HASHED_FILES, SHELL, SHELL_ROUTES } from './rules.ts'

/** The function that answers for articles which are newer than the build. */
export const VERCEL_FUNCTION = 'api/article.mjs'

/**
 * The settings of Vercel for the folder of the built site: it looks for a file before it rewrites. Its headers go by the
 * path alone, so that those of hashed files are given to each file that exists: a 404 must not be kept for a year.
 * @param rules paths end with `*` or are whole
 * @param hashedFiles their names
 * @returns `vercel.json`
 */
export function vercelConfig(
  rules: readonly { path: string; headers: Record<string, string> }[],
  hashedFiles: readonly string[],
): string {
  const headers = rules.flatMap(({ path, headers }) => {
    const isHashed = path === `${HASHED_FILES}*`
    const sources = isHashed ? hashedFiles.map((name) => HASHED_FILES + name) : [path.replace('*', '(.*)')]
    return sources.map((source) => ({
      source,
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    }))
  })
  const rewrites = SHELL_ROUTES.map((source) => ({
    source,
    destination: source === ARTICLE_ROUTE ? '/api/article' : `/${SHELL}`,
  }))
  return JSON.stringify({ cleanUrls: true, trailingSlash: false, headers, rewrites }, null, 2)
}
