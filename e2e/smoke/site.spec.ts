import { expect, type APIResponse } from '@playwright/test'
import { isLoopback } from '../../scripts/env/origins.ts'
import { inlineScriptHashes } from '../../scripts/hosting/policy.ts'
import { HASHED_FILES, HTTPS_HEADERS, SECURITY_HEADERS, SERVICE_WORKER } from '../../scripts/hosting/rules.ts'
import { header, jsonOf, test } from './fixtures.ts'

const AT_ONCE = 6
const A_YEAR = 31_536_000
const UNKNOWN = '/a-page-that-is-not-there'
const NO_FILE = `${HASHED_FILES}none-00000000.js`
const FORBIDDEN = ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]

type Ask = (path: string) => Promise<APIResponse>

/** What is wrong with a page: its status, its type, its policy, a script that the policy refuses. */
async function problemsOfPage(ask: Ask, path: string, expected = 200): Promise<string[]> {
  const response = await ask(path)
  if (response.status() !== expected) return [`${path} answers ${response.status()}`]
  if (!header(response, 'content-type').includes('text/html')) return [`${path} is no page`]
  const policy = header(response, 'content-security-policy')
  const missing = FORBIDDEN.filter((rule) => !policy.includes(rule)).map(
    (rule) => `the policy of ${path} lacks ${rule}`,
  )
  const unknown = inlineScriptHashes(await response.text()).filter((hash) => !policy.includes(hash))
  return [...missing, ...unknown.map((hash) => `the policy of ${path} refuses its script ${hash}`)]
}

const filesOf = (html: string) => [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))]
const pathsOf = (sitemap: string) => [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
const maxAge = (cache: string) => Number(/max-age=(\d+)/.exec(cache)?.[1] ?? Number.NaN)

/** A file of the home page whose name changes with its content. */
async function hashedFile(ask: Ask): Promise<string> {
  const [file] = filesOf(await (await ask('/')).text())
  expect(file, 'the home page names a file of /assets/').toBeTruthy()
  return String(file)
}

test('every page of the sitemap answers, and its policy knows its scripts', async ({ ask }) => {
  const paths = pathsOf(await (await ask('/sitemap.xml')).text()).map((address) => new URL(address).pathname)
  expect(paths).not.toEqual([])
  const wrong: string[] = []
  const work = paths.values()
  const worker = async () => {
    for (const path of work) wrong.push(...(await problemsOfPage(ask, path)))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  expect(wrong).toEqual([])
})

test('pages that only the browser can fill answer with the shell', async ({ ask }) => {
  for (const path of ['/admin', '/admin/login']) expect(await problemsOfPage(ask, path)).toEqual([])
})

test('an article that is not there answers 404 with the app', async ({ ask }) => {
  const path = `/blog${UNKNOWN}`
  expect(await problemsOfPage(ask, path, 404), 'does the host’s function run, and reach the backend?').toEqual([])
  expect(await (await ask(path)).text()).toContain('id="served-post"')
})

test('the newest article can be shared: its page names it', async ({ ask, rest, backend, key }) => {
  test.skip(!backend || !key, 'no --backend or no --key was given')
  const [newest] = (await jsonOf(await rest('blog_posts?select=slug,title&order=created_at.desc&limit=1'))) ?? []
  test.skip(!newest, 'there is no article yet')
  const path = `/blog/${encodeURIComponent(newest.slug)}`
  expect(await problemsOfPage(ask, path)).toEqual([])
  const html = await (await ask(path)).text()
  expect(html).toMatch(/<meta property="og:title" content="[^"]+"/)
  expect(html).toContain('"BlogPosting"')
})

test('unknown addresses answer with a page and status 404', async ({ ask }) => {
  for (const path of [UNKNOWN, `/blog/category${UNKNOWN}`, `/admin${UNKNOWN}`, NO_FILE, '/.env', '/.git/config']) {
    expect([path, (await ask(path)).status()]).toEqual([path, 404])
  }
  const page = await ask(UNKNOWN)
  expect(header(page, 'content-type')).toContain('text/html')
  expect(await page.text()).toContain('</html>')
})

test('security headers are on pages, files and errors', async ({ ask }) => {
  const wanted = Object.fromEntries(
    Object.entries(SECURITY_HEADERS).map(([name, value]) => [name.toLowerCase(), value]),
  )
  for (const path of ['/', await hashedFile(ask), '/robots.txt', UNKNOWN]) {
    expect((await ask(path)).headers(), path).toMatchObject(wanted)
  }
})

test('https is kept to', async ({ ask, site }) => {
  test.skip(!site.startsWith('https:'), 'the address given is not https')
  for (const [name, value] of Object.entries(HTTPS_HEADERS)) {
    expect(header(await ask('/'), name.toLowerCase())).toContain(value)
  }
  if (isLoopback(site)) return
  const plain = await ask(site.replace('https:', 'http:'))
  expect(plain.status()).toBeGreaterThanOrEqual(300)
  expect(plain.status()).toBeLessThan(400)
  expect(header(plain, 'location')).toMatch(/^https:/)
})

test('hashed files are kept for a year, pages and the service worker are asked about', async ({ ask }) => {
  const file = header(await ask(await hashedFile(ask)), 'cache-control')
  expect(file).toContain('immutable')
  expect(maxAge(file)).toBeGreaterThanOrEqual(A_YEAR)
  for (const path of ['/', UNKNOWN, SERVICE_WORKER]) {
    const response = await ask(path)
    if (path === SERVICE_WORKER && response.status() === 404) continue
    expect(header(response, 'cache-control'), path).toMatch(/no-cache|no-store|max-age=0/)
  }
})

test('a hashed file that is missing is not remembered as missing', async ({ ask }) => {
  // After a rollback, or in the middle of a deployment, the name exists: a browser that kept the 404 never asks.
  const response = await ask(NO_FILE)
  const cache = header(response, 'cache-control')
  const isKept = cache.includes('immutable') || maxAge(cache) > 0
  // Nothing in a folder of files can change that there.
  const isByPathAlone = /^(?:cloudflare|netlify)$/i.test(header(response, 'server'))
  test.skip(isKept && isByPathAlone, `${NO_FILE} has "${cache}" (docs/hosting.md, part 6)`)
  expect(isKept, `${NO_FILE} has "${cache}"`).toBe(false)
})

test('pages and scripts are compressed', async ({ ask, request, site }) => {
  for (const path of ['/', await hashedFile(ask)]) {
    const response = await request.get(site + path, { headers: { 'accept-encoding': 'br, gzip' } })
    expect(header(response, 'content-encoding'), path).toMatch(/^(br|gzip|zstd)$/)
  }
})

test('one page has one address', async ({ ask, site }) => {
  for (const path of ['/about/', '/about.html']) {
    const response = await ask(path)
    if (response.status() === 200) {
      expect(await response.text(), path).toContain(`<link rel="canonical" href="${site}/about"`)
    } else {
      expect([301, 308], path).toContain(response.status())
      expect(new URL(header(response, 'location'), site).href, path).toBe(`${site}/about`)
    }
  }
})

test('nobody is sent to another site', async ({ ask, site }) => {
  for (const path of ['//evil.example/', '/%5Cevil.example/', '/%2Fevil.example/', '/.//evil.example/a.html']) {
    const location = header(await ask(site + path), 'location') || '/'
    expect(new URL(location, site).origin, path).toBe(site)
  }
})

test('the facts of the site are its owner’s', async ({ ask }) => {
  const { placeholders } = (await jsonOf(await ask('/build.json'))) ?? {}
  test.skip(!Array.isArray(placeholders), 'the site does not say when it was built')
  for (const line of placeholders) console.warn(`warning: src/lib/site.ts is not the owner's yet: ${line}`)
})

test('no secret key is in the pages or their scripts', async ({ ask }) => {
  const home = await (await ask('/')).text()
  for (const path of ['/', ...filesOf(home)]) {
    expect(/sb_secret_|service_role/.test(await (await ask(path)).text()), path).toBe(false)
  }
})

test('sitemap, robots, feeds and the home page name this site', async ({ ask, site }) => {
  const text = async (path: string) => (await ask(path)).text()
  const origins = pathsOf(await text('/sitemap.xml')).map((address) => new URL(address).origin)
  expect([...new Set(origins)], `was the site built with SITE_URL=${site}?`).toEqual([site])
  const robots = await text('/robots.txt')
  expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`)
  expect(robots).toMatch(/^Disallow: \/admin$/m)
  expect(await text('/rss.xml')).toContain(`<link>${site}/</link>`)
  expect(await text('/')).toContain(`<link rel="canonical" href="${site}/"`)
})
