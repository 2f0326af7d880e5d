import { SHELL, SHELL_ROUTES } from './rules.mjs'

/**
 * The settings of Vercel for the folder of the built site: it looks for a file before it rewrites.
 * @param {readonly { path: string, headers: Record<string, string> }[]} rules paths end with `*` or are whole
 * @returns {string} `vercel.json`
 */
export function vercelConfig(rules) {
  const headers = rules.map(({ path, headers }) => ({
    source: path.replace('*', '(.*)'),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }))
  const rewrites = SHELL_ROUTES.map((route) => ({ source: route.replace('*', ':path*'), destination: `/${SHELL}` }))
  return JSON.stringify({ cleanUrls: true, trailingSlash: false, headers, rewrites }, null, 2)
}
