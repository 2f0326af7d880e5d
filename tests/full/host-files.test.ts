import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RouteObject } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { FEEDS } from '../../scripts/hosting/feeds.ts'
import { PROMPT_ROUTES, SHELL_PATHS, SHELL_ROUTES } from '../../scripts/hosting/rules.ts'
import { cloudflareRoutes, type Move, writeHostFiles } from '../../scripts/hosting/write-host-files.ts'
import { routes } from '@/app/router'
import { temporaryFolder, writeFiles } from '../scripts/support/folders.ts'
import { fetchFromWorker, headersFor, runWorker } from '../scripts/support/hosts.ts'
import { A_LAMP } from '../scripts/support/single-prompt.ts'

const HASH = /'sha256-[A-Za-z0-9+/]{43}='/g
const FOREVER = 'public, max-age=31536000, immutable'

let folder: string

beforeEach(() => {
  folder = temporaryFolder()
  writeFiles(folder, {
    'dist/404.html': '<script>one()</script>',
    'dist/app-shell.html': '<script>one()</script><script>two()</script>',
    'dist/about.html': '<script>injected()</script>',
  })
})

async function written(env: Record<string, string> = {}, moves: Move[] = [], movedPrompts?: Map<string, string>) {
  const folders = { dist: path.join(folder, 'dist'), beside: path.join(folder, 'beside') }
  await writeHostFiles({ ...folders, env, moves, ...(movedPrompts && { movedPrompts }) })
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
  return {
    server: JSON.parse(read('dist/headers.json')) as Record<string, string>,
    headers: read('dist/_headers'),
    worker: read('dist/_worker.js'),
    routes: read('dist/_routes.json'),
    redirects: read('dist/_redirects'),
    movedPrompts: JSON.parse(read('dist/moved-prompts.json')) as Record<string, string>,
  }
}

describe('the policy', () => {
  it('is the same for every host, by the hashes of the two pages that are ours for certain', async () => {
    const { server, headers } = await written()
    const policy = server['Content-Security-Policy'] ?? ''
    expect(policy.match(HASH)).toHaveLength(2)
    // Hosts give it to workers, too, which may run WebAssembly; pages take that back in their own head.
    const forWorkers = policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
    const overHttps = `${forWorkers}; upgrade-insecure-requests`
    expect(policy).not.toContain('wasm')
    const [, own] =
      /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(readFileSync('index.html', 'utf8')) ?? []
    expect(own).toMatch(/^script-src /)
    expect(own).not.toContain('wasm')
    expect(headersFor(headers, '/about')['content-security-policy']).toBe(overHttps)
  })

  it('names a third party only where a setting asks for it', async () => {
    const policyWith = async (env: Record<string, string>) =>
      (await written(env)).server['Content-Security-Policy'] ?? ''
    const none = {
      VITE_ADS_CLIENT: '',
      TINYMCE_API_KEY: '',
      VITE_SUPABASE_URL: '',
      VITE_ERROR_ENDPOINT: '',
      VITE_TURNSTILE_SITE_KEY: '',
    }
    for (const env of [{}, none]) {
      const policy = await policyWith(env)
      expect(policy).not.toMatch(/tiny|google|https?:\/\//)
      expect(policy).toMatch(/^default-src 'self';/)
      expect(policy).not.toMatch(/connect-src|frame-src|manifest-src/)
    }
    const called = {
      VITE_SUPABASE_URL: 'https://ref.supabase.co/x',
      VITE_ERROR_ENDPOINT: 'https://faults.example/a?b=c',
    }
    expect(await policyWith(called)).toContain(
      "connect-src 'self' https://ref.supabase.co wss://ref.supabase.co https://faults.example;",
    )
    const withCaptcha = await policyWith({ VITE_TURNSTILE_SITE_KEY: '0x4AAA' })
    expect(withCaptcha).toMatch(/script-src [^;]+ https:\/\/challenges\.cloudflare\.com[ ;]/)
    expect(withCaptcha).toContain("frame-src 'self' https://challenges.cloudflare.com;")
    expect((await policyWith({ TINYMCE_API_KEY: 'k' })).match(/https:\/\/cdn\.tiny\.cloud/g)).toHaveLength(3)
    const withAds = await policyWith({ VITE_ADS_CLIENT: 'ca-pub-0123456789' })
    expect(withAds).toMatch(/script-src [^;]+ https:\/\/pagead2\.googlesyndication\.com\/pagead\//)
    expect(withAds).not.toMatch(/script-src [^;]+ https:[ ;]/)
    expect(withAds).toContain("connect-src 'self' https:;")
  })
})

describe('_headers', () => {
  it('protects every path, keeps hashed files for ever and asks about the service worker', async () => {
    const { headers } = await written()
    for (const place of ['/', '/about', '/nothing', '/assets/a.js', '/sw.js', '/blog/x']) {
      expect(headersFor(headers, place)).toMatchObject({
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      })
    }
    expect(headersFor(headers, '/assets/a.js')['cache-control']).toBe(FOREVER)
    expect(headersFor(headers, '/sw.js')['cache-control']).toBe('no-cache')
    // A draft that is shown by a link.
    expect(headersFor(headers, '/preview')).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect(headersFor(headers, '/about')['x-robots-tag']).toBeUndefined()
    // Hosts send what is named nowhere with max-age=0, must-revalidate.
    expect(headersFor(headers, '/about')['cache-control']).toBeUndefined()
  })

  it('has at most what hosts read, and no header by two rules for one path, whose values they would join', async () => {
    const { headers } = await written({
      VITE_ADS_CLIENT: 'ca-pub-0123456789',
      TINYMCE_API_KEY: 'k',
      VITE_SUPABASE_URL: 'https://ref.supabase.co',
      VITE_ERROR_ENDPOINT: 'https://faults.example/a',
      VITE_TURNSTILE_SITE_KEY: '0x4AAAAAAAB',
    })
    expect(Math.max(...headers.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000)
    const rules = headers.split('\n\n').map((rule) => rule.trim().split('\n'))
    expect(rules.length).toBeLessThanOrEqual(100)
    const set = rules.flatMap(([at = '', ...lines]) => lines.map((line) => ({ at, name: /[\w-]+/.exec(line)?.[0] })))
    const covers = (one: string, other: string) =>
      one === other || (one.endsWith('*') && other.startsWith(one.slice(0, -1)))
    const joined = set.filter((one) =>
      set.some((other) => other !== one && other.name === one.name && covers(other.at, one.at)),
    )
    expect(set.length).toBeGreaterThan(8)
    expect(joined).toEqual([])
  })
})

describe('prompts in other forms', () => {
  it("are answered by Cloudflare's worker from the page of the prompt, with all their headers", async () => {
    const carried = { loaderData: { '/prompts/:slug': { content: A_LAMP } } }
    const page = `<script type="application/json" id="hydration-data">${JSON.stringify(carried)}</script>`
    const { worker } = await written({ SITE_URL: 'https://site.example' })
    const ask = await fetchFromWorker(worker, { '/prompts/a-lamp': page, '/app-shell': 'shell' })
    const card = await ask('/embed/prompts/a-lamp')
    expect([card.status, await card.text()]).toEqual([
      200,
      expect.stringContaining('Describe [a lamp] &amp; its &lt;light&gt;.'),
    ])
    expect(Object.fromEntries(card.headers)).toMatchObject({
      'content-security-policy': expect.stringMatching(/frame-ancestors \*; sandbox(?!.*same-origin)/),
      'strict-transport-security': expect.any(String),
      'x-content-type-options': 'nosniff',
    })
    expect(card.headers.get('x-frame-options')).toBeNull()
    const json = await ask('/prompts/a-lamp.json')
    expect(await json.json()).toMatchObject({
      prompt: 'Describe [a lamp] & its <light>.',
      blanks: [{ name: 'a lamp' }],
    })
    expect(json.headers.get('x-frame-options')).toBe('DENY')
    expect((await ask('/prompts/unknown.md')).status).toBe(404)
    expect((await ask('/prompts/a-lamp.md', { method: 'POST' })).status).toBe(405)
    const head = await ask('/prompts/a-lamp.md', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
  })
})

describe('what only the browser can fill', () => {
  const FILES = { '/app-shell': 'shell', '/blog/known': 'a known post', '/blog': 'list' }
  const SHELLS = ['/admin', '/admin/', '/admin/login', '/admin/blog/edit/x', '/blog/new', '/blog/%E5%86%99']
  const OTHERS = ['/administrator', '/admin/nope', '/blog/a/b', '/blogx/y', '/nothing', '/blog/', '/x/admin']

  it('is one list', () => {
    for (const place of SHELLS) expect([place, SHELL_PATHS.test(decodeURI(place))]).toEqual([place, true])
    for (const place of OTHERS) expect([place, SHELL_PATHS.test(place)]).toEqual([place, false])
  })

  it("is answered by Cloudflare's worker with the shell, and with a file where there is one", async () => {
    const get = await runWorker((await written()).worker, FILES)
    for (const place of SHELLS) expect([place, ...(await get(place))]).toEqual([place, 200, 'shell'])
    for (const place of [...OTHERS, '/blog/%E0%A4%A']) {
      expect([place, ...(await get(place))]).toEqual([place, 404, 'not found'])
    }
    expect(await get('/blog/known')).toEqual([200, 'a known post'])
    expect(await get('/blog/new', { method: 'POST' })).toEqual([405, ''])
  })

  it('is all that the worker is asked for', () => {
    const adminRoutes = SHELL_ROUTES.filter((route) => route.startsWith('/admin')).map((route) =>
      route.replace(/:\w+/, '*'),
    )
    expect(adminRoutes).toContain('/admin/blog/edit/*')
    expect(JSON.parse(cloudflareRoutes())).toEqual({
      version: 1,
      include: [...SHELL_ROUTES.map((route) => route.replace(/:\w+/, '*')), ...PROMPT_ROUTES, ...Object.keys(FEEDS)],
      exclude: ['/blog/category/*'],
    })
  })

  it('is all that the edge function of Netlify is asked for, which lies where its settings say', async () => {
    await written()
    expect(readFileSync('netlify.toml', 'utf8')).toContain('edge_functions = "dist-hosting/netlify"')
    const edge = readFileSync(path.join(folder, 'beside/netlify/site.js'), 'utf8')
    const { config } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(edge)}`)
    expect(config).toEqual({
      path: ['/blog/:slug', '/admin', '/admin/*', ...PROMPT_ROUTES, ...Object.keys(FEEDS)],
      excludedPath: '/blog/category/*',
    })
    // Netlify reads them without running the file.
    expect(edge).not.toMatch(/path:\[[^\]]*\.\.\./)
    for (const route of SHELL_ROUTES) expect(route).toMatch(/^\/(?:admin(?:\/.+)?|blog\/:slug)$/)
  })

  it('has no rule within another, which Cloudflare would refuse', () => {
    const { include } = JSON.parse(cloudflareRoutes()) as { include: string[] }
    const open = include.filter((rule) => rule.endsWith('/*')).map((rule) => rule.slice(0, -1))
    const within = include.filter((rule) => open.some((start) => rule !== `${start}*` && rule.startsWith(start)))
    expect(within).toEqual([])
  })

  it('and is every page of the admin area that the app has, and no other', () => {
    const pathsOf = (route: RouteObject): string[] => [
      ...(route.path ? [route.path] : []),
      ...(route.children ?? []).flatMap(pathsOf),
    ]
    const pages = routes.flatMap(pathsOf).filter((route) => /^\/admin(?:\/|$)/.test(route))
    expect(pages.toSorted()).toEqual(SHELL_ROUTES.filter((route) => route !== '/blog/:slug').toSorted())
  })

  it('leads from old addresses to new ones, as far as the build knew them', async () => {
    const { redirects } = await written({}, [{ old_slug: '写作', slug: 'on-writing' }])
    expect(redirects).toBe('/blog/%E5%86%99%E4%BD%9C /blog/on-writing 301\n')
  })

  it('leads from old addresses of prompts to new ones, on every host', async () => {
    const moves = Array.from({ length: 2000 }, (_, index) => ({ old_slug: `old-${index}`, slug: 'new' }))
    const { redirects, movedPrompts } = await written({}, moves, new Map([['the-lamp', 'a-lamp']]))
    expect(redirects.split('\n')[0]).toBe('/prompts/the-lamp /prompts/a-lamp 301')
    // What is left out of the file, the workers of hosts know.
    expect(redirects.match(/ 301$/gm)).toHaveLength(2000)
    expect(movedPrompts).toEqual({ '/prompts/the-lamp': '/prompts/a-lamp' })
  })
})
