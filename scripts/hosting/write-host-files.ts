import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { cloudflareRoutes, cloudflareWorker } from './cloudflare.ts'
import { headersFile } from './headers-file.ts'
import { nginxConfig } from './nginx.ts'
import { contentSecurityPolicy, inlineScriptHashes, policySettings } from './policy.ts'
import {
  ASKED_ABOUT,
  HASHED_FILES,
  HTTPS_HEADERS,
  HTTPS_POLICY,
  KEPT_FOR_EVER,
  SECURITY_HEADERS,
  SERVICE_WORKER,
  SHELL,
} from './rules.ts'
import { vercelConfig } from './vercel.ts'

/** Pages whose inline scripts are ours for certain: no text of the database is in them. */
const TRUSTED_PAGES = ['404.html', `${SHELL}.html`]

/**
 * Writes what servers need to know about the built site: `headers.json` for our own, `_headers`, `_worker.js` and
 * `_routes.json` into the site for hosts that look for them there, `vercel.json` and `nginx.conf` beside it.
 * @throws Error where a host would not read a file whole
 */
export async function writeHostFiles({
  dist,
  beside,
  env,
}: {
  /** the built site */
  dist: string
  /** folder for what is no part of the site */
  beside: string
  /** settings of the build */
  env: Record<string, string | undefined>
}) {
  const pages = await Promise.all(TRUSTED_PAGES.map((name) => readFile(path.join(dist, name), 'utf8')))
  const hashes = [...new Set(pages.flatMap(inlineScriptHashes))]
  const policy = contentSecurityPolicy({ hashes, ...policySettings(env) })
  const rules = hostedRules(policy)
  const hashedFiles = (await readdir(path.join(dist, HASHED_FILES))).filter((name) => !/\.(br|gz)$/.test(name))
  await mkdir(beside, { recursive: true })
  await Promise.all([
    writeFile(path.join(dist, 'headers.json'), JSON.stringify({ 'Content-Security-Policy': policy }, null, 2)),
    writeFile(path.join(dist, '_headers'), headersFile(rules)),
    writeFile(path.join(dist, '_worker.js'), cloudflareWorker()),
    writeFile(path.join(dist, '_routes.json'), cloudflareRoutes()),
    writeFile(path.join(beside, 'vercel.json'), vercelConfig(rules, hashedFiles)),
    writeFile(path.join(beside, 'nginx.conf'), nginxConfig({ policy })),
  ])
}

/**
 * Headers by path for hosts, all of which serve over https and let browsers ask about every file unless told otherwise.
 */
export function hostedRules(policy: string): { path: string; headers: Record<string, string> }[] {
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
  ]
}
