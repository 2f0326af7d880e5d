import { ADMIN_PAGES } from '../../supabase/functions/_shared/contracts/admin-pages.ts'
import { embedPath, OEMBED_PATH } from '../../src/lib/embed.ts'
import { promptPath } from '../../src/lib/prompt-path.ts'

/**
 * How this site is served: our own server (`scripts/server`), and the hosts for which the
 * build writes files (`write-host-files.ts`).
 */

/** On every answer. */
export const SECURITY_HEADERS = Object.freeze({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
})

/** On answers that other sites may frame: the same but for what forbids it. */
export const FRAMED_HEADERS = Object.freeze(
  Object.fromEntries(Object.entries(SECURITY_HEADERS).filter(([name]) => name !== 'X-Frame-Options')),
)

/**
 * On every answer over https. Without `includeSubDomains`: the other names of a domain are not ours to decide on.
 */
export const HTTPS_HEADERS = Object.freeze({ 'Strict-Transport-Security': 'max-age=31536000' })

/** What a policy gets in addition where pages travel over https. */
export const HTTPS_POLICY = 'upgrade-insecure-requests'

/** Files whose names change with their content. */
export const HASHED_FILES = '/assets/'
export const KEPT_FOR_EVER = 'public, max-age=31536000, immutable'
/** Kept, and asked about each time. */
export const ASKED_ABOUT = 'no-cache'
/** An old service worker would go on serving the old site. */
export const SERVICE_WORKER = '/sw.js'

/** The page that answers for what only the browser can fill. */
export const SHELL = 'app-shell'
/** Articles: those that are newer than the build have no file. */
export const ARTICLE_ROUTE = '/blog/:slug'
/** The shell's addresses where no file has them. */
export const SHELL_ROUTES = Object.freeze(['/admin/login', ...Object.keys(ADMIN_PAGES), ARTICLE_ROUTE])
export const SHELL_PATHS = new RegExp(`^(?:${SHELL_ROUTES.map(routePattern).join('|')})/?$`)

/** Prompts in other forms than their pages: framed, as Markdown, as JSON, and by oEmbed. `*` stands for a slug. */
export const PROMPT_ROUTES = Object.freeze([
  embedPath('*'),
  `${promptPath('*')}.md`,
  `${promptPath('*')}.json`,
  OEMBED_PATH,
])

/** What feeds are made of, for servers that make them anew as articles come. */
export const SITE_CONTENT = 'site-content.json'

/** Files of the built site that speak to servers, and are no part of it. */
export const SERVER_FILES = Object.freeze([
  SITE_CONTENT,
  'headers.json',
  'articles.json',
  'moved-prompts.json',
  '_headers',
  '_redirects',
  '_routes.json',
  '_worker.js',
])

/** A route of the lists above as the source of a regular expression: `:name` stands for one segment. */
export function routePattern(route: string) {
  return route.replace(/:\w+/, '[^/]+')
}
