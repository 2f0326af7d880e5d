import { ADMIN_PAGES } from '../../supabase/functions/_shared/contracts/admin-pages.ts'
import { PREVIEW_PATH } from '../../supabase/functions/_shared/contracts/preview-link.ts'
import { embedPath, OEMBED_PATH } from '../../src/lib/embed.ts'
import { promptPath } from '../../src/lib/prompt-path.ts'

/**
 * How this site is served: our own server (`scripts/server`), and the hosts for which the
 * build writes files (`write-host-files.ts`).
 */

/** On every answer. */
export const SECURITY_HEADERS = Object.freeze({
  'X-Content-Type-Options': 'nosniff',
  // Not even our own server hears which page asks, and with which search.
  'Referrer-Policy': 'strict-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
})

/** On answers that other sites may frame: the same but for what forbids it. */
export const FRAMED_HEADERS = Object.freeze(
  Object.fromEntries(Object.entries(SECURITY_HEADERS).filter(([name]) => name !== 'X-Frame-Options')),
)

/** On every answer over https. Without `includeSubDomains`, because we do not decide for the domain's other names. */
export const HTTPS_HEADERS = Object.freeze({ 'Strict-Transport-Security': 'max-age=31536000' })

/** What a policy gets in addition where pages travel over https. */
export const HTTPS_POLICY = 'upgrade-insecure-requests'

/** Files whose names change with their content. */
export const HASHED_FILES = '/assets/'
export const KEPT_FOR_EVER = 'public, max-age=31536000, immutable'
/** Cached, but revalidated each time. */
export const ASKED_ABOUT = 'no-cache'
/** Never cached unchecked, because an old service worker would keep serving the old site. */
export const SERVICE_WORKER = '/sw.js'

/**
 * Pages with their own headers. A draft shown by a link must not be indexed or stored. Its page forbids the referrer
 * itself, because hosts join the values of two rules for one header.
 */
export const PAGE_HEADERS: Readonly<Record<string, Record<string, string>>> = Object.freeze({
  [PREVIEW_PATH]: { 'X-Robots-Tag': 'noindex, nofollow', 'Cache-Control': 'no-store' },
})

/** The page that answers for what only the browser can fill. */
export const SHELL = 'app-shell'
/** Articles: those that are newer than the build have no file. */
export const ARTICLE_ROUTE = '/blog/:slug'
/** The addresses that get the shell if they have no file. */
export const SHELL_ROUTES = Object.freeze(['/admin/login', ...Object.keys(ADMIN_PAGES), ARTICLE_ROUTE])
export const SHELL_PATHS = new RegExp(
  `^(?:${SHELL_ROUTES.map((route) => route.replace(/:\w+/, '[^/]+')).join('|')})/?$`,
)

/** Prompts in other forms than their pages: framed, as Markdown, as JSON, and by oEmbed. `*` stands for a slug. */
export const PROMPT_ROUTES = Object.freeze([
  embedPath('*'),
  `${promptPath('*')}.md`,
  `${promptPath('*')}.json`,
  OEMBED_PATH,
])

/** The data of the feeds, for servers that make them again as articles are added. */
export const SITE_CONTENT = 'site-content.json'

/** Files in the built site that are only for servers and are not served. */
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
