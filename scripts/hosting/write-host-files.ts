import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { BRAND } from '../../src/lib/brand.ts'
import { promptPath } from '../../src/lib/prompt-path.ts'
import type { ArticleSettings } from './article/answer-article.ts'
import { articlePath } from './article/article-page.ts'
import { bundleEntry } from './bundle-entry.ts'
import { FEEDS } from './feeds.ts'
import { contentSecurityPolicy, inlineScriptHashes, policySettings } from './policy.ts'
import {
  ASKED_ABOUT,
  HASHED_FILES,
  HTTPS_HEADERS,
  HTTPS_POLICY,
  KEPT_FOR_EVER,
  PAGE_HEADERS,
  PROMPT_ROUTES,
  SECURITY_HEADERS,
  SERVICE_WORKER,
  SHELL,
  SHELL_ROUTES,
} from './rules.ts'

/** Pages whose inline scripts are ours for certain: no text of the database is in them. */
const TRUSTED_PAGES = ['404.html', `${SHELL}.html`]

/** An article's old and new slug. */
export interface Move {
  readonly old_slug: string
  readonly slug: string
}

/** Folder of Netlify's edge function, as in netlify.toml. */
const NETLIFY_FUNCTIONS = 'netlify'

/** Cloudflare reads at most this many of `_redirects`. The worker handles the others. */
const MOST_REDIRECTS = 2000

/**
 * Writes the files that servers need for the built site. For our own server: `headers.json`, `articles.json` and
 * `moved-prompts.json`. For hosts, into the site: `_headers`, `_redirects`, `_worker.js` and `_routes.json`. Beside the
 * site: Netlify's edge function, and our own server as one file.
 */
export async function writeHostFiles({
  dist,
  beside,
  env,
  moves = [],
  movedPrompts = new Map(),
}: {
  /** the built site */
  dist: string
  /** folder for files outside the site */
  beside: string
  /** settings of the build */
  env: Record<string, string | undefined>
  /** articles that stood at another address */
  moves?: readonly Move[] | undefined
  /** slugs that prompts had, each with the one of today */
  movedPrompts?: ReadonlyMap<string, string>
}) {
  const pages = await Promise.all(TRUSTED_PAGES.map((name) => readFile(path.join(dist, name), 'utf8')))
  const hashes = [...new Set(pages.flatMap(inlineScriptHashes))]
  const settings = { hashes, ...policySettings(env) }
  const policy = contentSecurityPolicy(settings)
  // These hosts apply one policy to every file, including workers, and cannot restrict it for a single file.
  const rules = hostedRules(contentSecurityPolicy({ ...settings, hasWasm: true }))
  const articles = articleSettings(env)
  await mkdir(path.join(beside, NETLIFY_FUNCTIONS), { recursive: true })
  const [worker, edge, server] = await Promise.all([
    bundleEntry('hosting/cloudflare-worker.ts', articles),
    bundleEntry('hosting/netlify-edge.ts', articles),
    bundleEntry('serve.ts'),
  ])
  const prompts = [...movedPrompts].map(([from, to]): [string, string] => [promptPath(from), promptPath(to)])
  // Prompts come first, because the workers do not know their moves.
  const redirects = [...prompts, ...moves.map(pathsOf)].slice(0, MOST_REDIRECTS)
  await Promise.all([
    writeFile(path.join(dist, 'headers.json'), JSON.stringify({ 'Content-Security-Policy': policy }, null, 2)),
    writeFile(path.join(dist, '_headers'), headersFile(rules)),
    writeFile(path.join(dist, 'articles.json'), JSON.stringify(articles, null, 2)),
    writeFile(path.join(dist, '_redirects'), redirects.map((paths) => `${paths.join(' ')} 301\n`).join('')),
    writeFile(path.join(dist, 'moved-prompts.json'), JSON.stringify(Object.fromEntries(prompts), null, 2)),
    writeFile(path.join(dist, '_worker.js'), worker),
    writeFile(path.join(dist, '_routes.json'), cloudflareRoutes()),
    writeFile(path.join(beside, NETLIFY_FUNCTIONS, 'site.js'), edge),
    writeFile(path.join(beside, 'server.mjs'), server),
  ])
}

/** What the workers of hosts, and our own server, know of the site and its backend. */
function articleSettings(env: Record<string, string | undefined>): ArticleSettings {
  const { SITE_URL, VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: key = '' } = env
  const site = { name: BRAND.name, url: (SITE_URL || 'http://localhost:4173').replace(/\/+$/, '') }
  return { site, ...(url && { backend: { url: url.replace(/\/+$/, ''), key } }) }
}

const pathsOf = ({ old_slug, slug }: Move): [from: string, to: string] => [articlePath(old_slug), articlePath(slug)]

/**
 * Limits Cloudflare's worker to the requests it answers, because all others are then free.
 * @returns `_routes.json`
 */
export function cloudflareRoutes(): string {
  const include = [...SHELL_ROUTES.map((route) => route.replace(/:\w+/, '*')), ...PROMPT_ROUTES, ...Object.keys(FEEDS)]
  return JSON.stringify({ version: 1, include, exclude: ['/blog/category/*'] }, null, 2)
}

const MAX_LINE_CHARS = 2000

/**
 * The `_headers` file for Netlify and Cloudflare Pages.
 * @throws Error if a line is too long: hosts would leave it out, the policy with it
 */
function headersFile(rules: ReturnType<typeof hostedRules>): string {
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map((header) => `  ${header.join(': ')}`),
    '',
  ])
  const long = lines.find((line) => line.length > MAX_LINE_CHARS)
  if (long) throw new Error(`A header has over ${MAX_LINE_CHARS} characters: ${long.trim().slice(0, 40)}…`)
  return lines.join('\n')
}

/**
 * Headers by path for hosts. All hosts use https, and let browsers revalidate every file by default. Both join the
 * values if several rules set the same header, so only one rule may set each.
 */
function hostedRules(policy: string): { path: string; headers: Record<string, string> }[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': `${policy}; ${HTTPS_POLICY}`,
        ...SECURITY_HEADERS,
        ...HTTPS_HEADERS,
      },
    },
    { path: `${HASHED_FILES}*`, headers: { 'Cache-Control': KEPT_FOR_EVER } },
    { path: SERVICE_WORKER, headers: { 'Cache-Control': ASKED_ABOUT } },
    ...Object.entries(PAGE_HEADERS).map(([path, headers]) => ({ path, headers })),
  ]
}
