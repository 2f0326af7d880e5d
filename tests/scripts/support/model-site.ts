import http from 'node:http'
import { inlineScriptHashes } from '../../../scripts/hosting/policy.ts'
import { HTTPS_POLICY, SECURITY_HEADERS, SHELL_PATHS } from '../../../scripts/hosting/rules.ts'
import { serve } from './http.ts'

export interface Reply {
  status: number
  headers: Record<string, string>
  text: string
}

export interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: http.IncomingHttpHeaders
  readonly body: string
  readonly site: string
}

/** What a test changes about the answers of a site that is right in all respects. */
export type Flaw = (asked: Asked, reply: Reply) => void

const CODE = 'one()'
const ALL_HEADERS = Object.fromEntries(
  Object.entries(SECURITY_HEADERS).map(([name, value]) => [name.toLowerCase(), value]),
)
const ADDRESS_LIMIT = 2
export const MODEL_SECRET = 'sb_secret_model_0123456789'

/** A deployed site and its backend in miniature, right in all respects but for the flaw; gives its origin. */
export async function startModelSite(flaw: Flaw = () => undefined): Promise<string> {
  let calls = 0
  let guesses = 0
  let isDeleted = false
  const port: number = await serve((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk) => chunks.push(chunk))
    req.on('end', () => {
      const { method = 'GET', url = '/', headers } = req
      const body = Buffer.concat(chunks).toString()
      const asked: Asked = { method, path: url, headers, body, site: `http://127.0.0.1:${port}` }
      const reply = /^\/(functions|rest|auth)\/v1\//.test(url) ? backend(asked) : page(asked)
      flaw(asked, reply)
      res.writeHead(reply.status, reply.headers)
      res.end(reply.text)
    })
  })
  return `http://127.0.0.1:${port}`

  function backend(asked: Asked): Reply {
    if (asked.path.startsWith('/functions/')) return functions(asked)
    if (asked.path === '/auth/v1/settings') return json(200, { mailer_autoconfirm: false, external: {} })
    if (asked.path.startsWith('/auth/v1/token')) return json(++guesses > 30 ? 429 : 400, {})
    if (asked.path.startsWith('/auth/v1/')) return accounts(asked)
    if (asked.headers.authorization === 'Bearer own') return ownAccount(asked)
    const isArticles = asked.method === 'GET' && /\/blog_posts\?select=(?:id|slug),/.test(asked.path)
    return isArticles ? json(200, [{ id: 'x', slug: 'newest', title: 'Newest' }]) : json(401, { code: '42501' })
  }

  function accounts({ method, path, headers }: Asked): Reply {
    if (path === '/auth/v1/verify') return json(200, { access_token: 'own' })
    if (headers.authorization !== `Bearer ${MODEL_SECRET}`) return json(401, {})
    if (path === '/auth/v1/admin/generate_link') return json(200, { email_otp: '123456' })
    return method === 'GET' ? json(isDeleted ? 404 : 200, {}) : json(200, { id: 'x' })
  }

  function ownAccount({ path }: Asked): Reply {
    if (path.endsWith('/keep_items')) return json(200, [{ outcome: 'kept' }])
    if (path.includes('/readings?')) return json(200, [])
    const item = { kind: 'answers', key: 'smoke', value: { name: 'smoke', answers: ['x'] } }
    if (!path.endsWith('/delete_own_account')) return json(200, isDeleted ? [] : [item])
    isDeleted = true
    return { status: 204, headers: {}, text: '' }
  }

  function functions({ method, path, headers, body, site }: Asked): Reply {
    const name = path.split('/').pop() ?? ''
    const { origin } = headers
    const cors = { vary: 'Origin', ...(origin === site && { 'access-control-allow-origin': site }) }
    const error = (status: number, code = 'x', more = {}) =>
      json(status, { error: { code, message: 'A sentence.' } }, { ...cors, ...more })
    if (name === 'health') return json(200, { status: 'ok' })
    // As Cloudflare does, and before the function hears of it.
    if (headers['cf-connecting-ip'] !== undefined) return { status: 403, headers: {}, text: 'error code: 1000' }
    if (origin !== undefined && origin !== site) return error(403)
    if (method === 'OPTIONS') return { status: 204, headers: cors, text: '' }
    if (['get-tinymce-key', 'manage-admins', 'send-letter', 'start-checkout', 'open-billing'].includes(name))
      return error(401)
    if (method !== 'POST') return error(405)
    if (name === 'mcp') return json(200, { result: { content: [{ text: `${site}/prompts/a-letter` }] } }, cors)
    if (headers['content-type'] !== 'application/json') return error(415)
    if (body.length > 64 * 1024) return error(413)
    if (!body.includes('"prompt"')) return error(400)
    return ++calls > ADDRESS_LIMIT ? error(429, 'quota_exceeded', { 'retry-after': '60' }) : json(200, {}, cors)
  }
}

function json(status: number, value: unknown, headers: Record<string, string> = {}): Reply {
  const own = { 'content-type': 'application/json', 'cache-control': 'no-store' }
  return { status, headers: { ...own, ...headers }, text: JSON.stringify(value) }
}

function page({ path, site, headers }: Asked): Reply {
  const [pathname = '/'] = path.split('?')
  if (pathname === '/sitemap.xml') {
    return file(`<urlset><url><loc>${site}/</loc></url><url><loc>${site}/about</loc></url></urlset>`, 'application/xml')
  }
  if (pathname === '/robots.txt')
    return file(`User-agent: *\nDisallow: /admin\n\nSitemap: ${site}/sitemap.xml\n`, 'text/plain')
  if (pathname === '/rss.xml') return file(`<link>${site}/</link>`, 'application/xml')
  if (pathname === '/build.json') return file('{"builtAt":"2026-11-01","placeholders":[]}', 'application/json')
  if (pathname === '/sw.js') return file('worker', 'text/javascript')
  if (pathname === '/assets/app-1a2b.js') {
    const kept = { 'cache-control': 'public, max-age=31536000, immutable', ...encoding(headers) }
    return {
      ...file('export {}', 'text/javascript'),
      headers: { ...ALL_HEADERS, 'content-type': 'text/javascript', ...kept },
    }
  }
  if (pathname === '/about/' || pathname === '/about.html') {
    return { status: 308, headers: { ...ALL_HEADERS, location: '/about' }, text: '' }
  }
  const isArticle = pathname.startsWith('/blog/')
  const isKnown = ['/', '/about', '/blog/newest'].includes(pathname) || (!isArticle && SHELL_PATHS.test(pathname))
  const article = isKnown ? '<meta property="og:title" content="N">"BlogPosting"' : '<b id="served-post"></b>'
  const html = `<html>${isArticle ? article : ''}<link rel="canonical" href="${site}${pathname}"><script>${CODE}</script><script type="module" src="/assets/app-1a2b.js"></script></html>`
  const policy = `script-src 'self' ${inlineScriptHashes(html).join(' ')}; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; ${HTTPS_POLICY}`
  const own = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, ...encoding(headers) }
  return { status: isKnown ? 200 : 404, headers: { ...ALL_HEADERS, 'cache-control': 'no-cache', ...own }, text: html }
}

const file = (text: string, type: string): Reply => ({
  status: 200,
  headers: { ...ALL_HEADERS, 'content-type': type, 'cache-control': 'no-cache' },
  text,
})

/** Says that the answer is compressed, in the one form that any text already has. */
function encoding(headers: http.IncomingHttpHeaders): Record<string, string> {
  return headers['accept-encoding'] === 'br, gzip' ? { 'content-encoding': 'zstd' } : {}
}
