import { isLoopback } from '../env/origins.ts'
import { inlineScriptHashes } from '../hosting/policy.ts'
import { HASHED_FILES, HTTPS_HEADERS, SECURITY_HEADERS, SERVICE_WORKER } from '../hosting/rules.ts'
import { ask, jsonOf } from './ask.ts'
import { Failure, must, mustBeEmpty, Skip, type Check, Warning } from './check.ts'
import { sitemapPaths } from './machine-file-checks.ts'

const AT_ONCE = 6
const A_YEAR = 31_536_000
const UNKNOWN = '/a-page-that-is-not-there'
const NO_FILE = `${HASHED_FILES}none-00000000.js`
const BY_PATH_ALONE = /^(?:cloudflare|netlify)$/i
const FORBIDDEN = ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]

export const SITE_CHECKS: readonly Check[] = [
  {
    name: 'every page of the sitemap answers, and its policy knows its scripts',
    async run({ site }) {
      const paths = await sitemapPaths(site)
      must(paths.length > 0, 'the sitemap names no page')
      const wrong: string[] = []
      const work = paths.values()
      const worker = async () => {
        for (const path of work) wrong.push(...(await problemsOfPage(site, path)))
      }
      await Promise.all(Array.from({ length: AT_ONCE }, worker))
      mustBeEmpty(wrong)
    },
  },
  {
    name: 'pages that only the browser can fill answer with the shell',
    async run({ site }) {
      for (const path of ['/admin', '/admin/login']) mustBeEmpty(await problemsOfPage(site, path))
    },
  },
  {
    name: 'an article that is not there answers 404 with the app',
    async run({ site }) {
      const path = `/blog${UNKNOWN}`
      const { status, headers, text } = await ask(site + path)
      if (status === 200 && /^nginx/i.test(headers.get('server') ?? ''))
        throw new Skip(`nginx runs nothing that could know: ${path} answers with the shell`)
      must(status === 404, `${path} answers ${status}: does the function of the host run, and reach the backend?`)
      must(text.includes('id="served-post"'), `${path} answers without the app`)
      mustBeEmpty(await problemsOfPage(site, path, 404))
    },
  },
  {
    name: 'the newest article can be shared: its page names it',
    async run({ site, backend, key }) {
      if (!backend || !key) throw new Skip('no --backend or no --key was given')
      const address = `${backend}/rest/v1/blog_posts?select=slug,title&order=created_at.desc&limit=1`
      const [newest] = jsonOf(await ask(address, { headers: { apikey: key } })) ?? []
      if (!newest) throw new Skip('there is no article yet')
      const path = `/blog/${encodeURIComponent(newest.slug)}`
      const { headers, text } = await ask(site + path)
      mustBeEmpty(await problemsOfPage(site, path))
      const isNamed = /<meta property="og:title" content="[^"]+"/.test(text) && text.includes('"BlogPosting"')
      if (!isNamed && /^nginx/i.test(headers.get('server') ?? ''))
        throw new Skip(`nginx runs nothing that could know: ${path} is named by the next build`)
      must(isNamed, `${path} answers without title and description: nobody could share it`)
    },
  },
  {
    name: 'unknown addresses answer with a page and status 404',
    async run({ site }) {
      for (const path of [UNKNOWN, `/blog/category${UNKNOWN}`, `/admin${UNKNOWN}`, NO_FILE, '/.env', '/.git/config']) {
        const { status } = await ask(site + path)
        must(status === 404, `${path} answers ${status}`)
      }
      const { headers, text } = await ask(site + UNKNOWN)
      must(headers.get('content-type')?.includes('text/html') && text.includes('</html>'), 'there is no page for it')
    },
  },
  {
    name: 'security headers are on pages, files and errors',
    async run({ site }) {
      for (const path of ['/', await hashedFile(site), '/robots.txt', UNKNOWN]) {
        const { headers } = await ask(site + path)
        const missing = Object.entries(SECURITY_HEADERS).filter(([name, value]) => headers.get(name) !== value)
        mustBeEmpty(missing.map(([name]) => `${path} has ${headers.get(name) ?? 'nothing'} for ${name}`))
      }
    },
  },
  {
    name: 'https is kept to',
    async run({ site }) {
      if (!site.startsWith('https:')) throw new Skip('the address given is not https')
      for (const [name, value] of Object.entries(HTTPS_HEADERS)) {
        must((await ask(site)).headers.get(name)?.includes(value), `${name} is missing`)
      }
      if (isLoopback(site)) return
      const { status, headers } = await ask(site.replace('https:', 'http:'))
      const location = headers.get('location') ?? ''
      must(status >= 300 && status < 400 && location.startsWith('https:'), `http answers ${status} ${location}`)
    },
  },
  {
    name: 'hashed files are kept for a year, pages and the service worker are asked about',
    async run({ site }) {
      const path = await hashedFile(site)
      const file = (await ask(site + path)).headers.get('cache-control') ?? ''
      must(file.includes('immutable') && maxAge(file) >= A_YEAR, `${path} has "${file}"`)
      for (const other of ['/', UNKNOWN, SERVICE_WORKER]) {
        const { status, headers } = await ask(site + other)
        const cache = headers.get('cache-control') ?? ''
        if (other === SERVICE_WORKER && status === 404) continue
        must(/no-cache|no-store/.test(cache) || maxAge(cache) === 0, `${other} has "${cache}"`)
      }
    },
  },
  {
    name: 'a hashed file that is missing is not remembered as missing',
    async run({ site }) {
      // After a rollback, or in the middle of a deployment, the name exists: a browser that kept the 404 never asks.
      const { headers } = await ask(site + NO_FILE)
      const cache = headers.get('cache-control') ?? ''
      if (!cache.includes('immutable') && !(maxAge(cache) > 0)) return
      const told = `${NO_FILE} has "${cache}": this host sends the header of ${HASHED_FILES} with every status`
      // Nothing in a folder of files can change that there.
      if (BY_PATH_ALONE.test(headers.get('server') ?? '')) throw new Skip(`${told} (docs/hosting.md, part 6)`)
      throw new Failure(told)
    },
  },
  {
    name: 'pages and scripts are compressed',
    async run({ site }) {
      for (const path of ['/', await hashedFile(site)]) {
        const { headers } = await ask(site + path, { headers: { 'accept-encoding': 'br, gzip' } })
        must(/^(br|gzip|zstd)$/.test(headers.get('content-encoding') ?? ''), `${path} is not`)
      }
    },
  },
  {
    name: 'one page has one address',
    async run({ site }) {
      for (const path of ['/about/', '/about.html']) {
        const { status, headers, text } = await ask(site + path)
        if (status === 200) must(canonicalOf(text) === `${site}/about`, `${path} answers without naming /about`)
        else {
          const target = new URL(headers.get('location') ?? '', site).href
          must([301, 308].includes(status) && target === `${site}/about`, `${path} answers ${status} ${target}`)
        }
      }
    },
  },
  {
    name: 'nobody is sent to another site',
    async run({ site }) {
      for (const path of ['//evil.example/', '/%5Cevil.example/', '/%2Fevil.example/', '/.//evil.example/a.html']) {
        const location = (await ask(site + path)).headers.get('location')
        const target = location === null ? site : new URL(location, site).origin
        must(target === site, `${path} leads to ${target}`)
      }
    },
  },
  {
    name: 'the facts of the site are its owner’s',
    async run({ site }) {
      const { placeholders } = jsonOf(await ask(`${site}/build.json`)) ?? {}
      if (!Array.isArray(placeholders)) throw new Skip('the site does not say when it was built')
      if (placeholders.length > 0)
        throw new Warning(`src/lib/site.ts is not the owner's yet: ${placeholders.join('; ')}`)
    },
  },
  {
    name: 'no secret key is in the pages or their scripts',
    async run({ site }) {
      const { text } = await ask(site)
      for (const path of ['/', ...filesOf(text)]) {
        must(!/sb_secret_|service_role/.test((await ask(site + path)).text), `${path} holds one`)
      }
    },
  },
]

/** @returns what is wrong */
async function problemsOfPage(site: string, path: string, expected = 200): Promise<string[]> {
  const { status, headers, text } = await ask(site + path)
  if (status !== expected) return [`${path} answers ${status}`]
  if (!headers.get('content-type')?.includes('text/html')) return [`${path} is no page`]
  const policy = headers.get('content-security-policy')
  if (!policy) return [`${path} has no policy`]
  const loose = FORBIDDEN.filter((rule) => !policy.includes(rule))
  if (loose.length > 0) return [`${path} has a policy without ${loose[0]}`]
  const unknown = inlineScriptHashes(text).filter((hash) => !policy.includes(hash))
  return unknown.length > 0 ? [`${path} has a script that its policy refuses: ${unknown[0]}`] : []
}

const filesOf = (html: string) => [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))]

/** A file of the home page whose name changes with its content. */
async function hashedFile(site: string) {
  const [file] = filesOf((await ask(site)).text)
  if (!file) throw new Failure('the home page names no file of /assets/')
  return file
}

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]

function maxAge(cache: string) {
  const [, seconds] = /max-age=(\d+)/.exec(cache) ?? []
  return seconds === undefined ? Number.NaN : Number(seconds)
}
