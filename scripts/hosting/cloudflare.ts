import { SHELL, SHELL_PATHS, SHELL_ROUTES } from './rules.ts'

/**
 * A worker for Cloudflare Pages that answers with the shell where no file does. Its `_redirects` cannot: there a rule
 * wins over a file, so that every article would be hidden by the shell.
 * @returns `_worker.js`
 */
export function cloudflareWorker(): string {
  return `const SHELL_PATHS = ${SHELL_PATHS}

const pathOf = (url) => {
  try {
    return decodeURIComponent(new URL(url).pathname)
  } catch {
    return ''
  }
}

export default {
  async fetch(request, env) {
    const answer = await env.ASSETS.fetch(request)
    if (answer.status !== 404 || !SHELL_PATHS.test(pathOf(request.url))) return answer
    return env.ASSETS.fetch(new Request(new URL('/${SHELL}', request.url), request))
  },
}
`
}

/**
 * Keeps that worker out of all other requests, which then cost nothing.
 * @returns `_routes.json`
 */
export function cloudflareRoutes(): string {
  const include = SHELL_ROUTES.map((route) => route.replace(/:\w+/, '*'))
  return JSON.stringify({ version: 1, include, exclude: [] }, null, 2)
}
