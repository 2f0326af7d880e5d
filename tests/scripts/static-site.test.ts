import { rmSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { createStaticSite } from '../../scripts/server/static-site.ts'
import { temporaryFolder, writeFiles } from './support/folders.ts'
import { ask, serve } from './support/http.ts'

const ABOUT = '<h1>About</h1>'.repeat(50)
const POLICY = "default-src 'self'"

let dist: string
let port: number

beforeEach(async () => {
  dist = temporaryFolder()
  writeFiles(dist, {
    'index.html': 'home',
    'about.html': ABOUT,
    'about.html.br': brotliCompressSync(ABOUT),
    'about.html.gz': gzipSync(ABOUT),
    'blog.html': 'list',
    'preview.html': 'a draft',
    'blog/known.html': 'a known post',
    '404.html': 'not found',
    'app-shell.html': 'shell',
    'robots.txt': 'User-agent: *',
    'assets/app-1a2b.js': 'export {}',
    'sw.js': 'worker',
    'headers.json': JSON.stringify({ 'Content-Security-Policy': POLICY }),
    'moved-prompts.json': JSON.stringify({ '/prompts/old': '/prompts/new' }),
    _headers: 'for a host',
    '_routes.json': 'for a host',
    '_worker.js': 'for a host',
    '.secret': 'hidden',
  })
  port = await serve(createStaticSite(dist))
})

const get = (path: string, headers = {}) => ask(port, path, { headers })

describe('pages', () => {
  it('have clean addresses and are asked for anew each time', async () => {
    for (const [path, body] of Object.entries({
      '/': 'home',
      '/about': ABOUT,
      '/about?x=1': ABOUT,
      '/blog': 'list',
      '/blog/known': 'a known post',
    })) {
      const answer = await get(path)
      expect([answer.status, answer.text, answer.headers['cache-control']]).toEqual([200, body, 'no-cache'])
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    }
  })

  it('with a draft are kept and found by nobody', async () => {
    const { headers } = await get('/preview')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': POLICY,
    })
    expect((await get('/about')).headers['x-robots-tag']).toBeUndefined()
  })

  it('are not sent twice to a browser that has them', async () => {
    const { etag } = (await get('/about')).headers
    expect(etag).toMatch(/^"/)
    const again = await get('/about', { 'if-none-match': `W/${etag}, "other"` })
    expect([again.status, again.text]).toEqual([304, ''])
    expect((await get('/about', { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('have one address each', async () => {
    const cases = {
      '/about/': '/about',
      '/about//': '/about',
      '/about/?q=a/b?c': '/about?q=a/b?c',
      '/about.html': '/about',
      '/index.html': '/',
      '/blog/index.html': '/blog',
      '/b%C3%A4r/': '/b%C3%A4r',
    }
    for (const [path, location] of Object.entries(cases)) {
      const answer = await get(path)
      expect([path, answer.status, answer.headers.location]).toEqual([path, 308, location])
    }
  })

  it('of prompts lead from an old address to the new one', async () => {
    for (const [path, location] of [
      ['/prompts/old', '/prompts/new'],
      ['/prompts/old?on=2026-11-24', '/prompts/new?on=2026-11-24'],
    ] as const) {
      const answer = await get(path)
      expect([answer.status, answer.headers.location]).toEqual([301, location])
    }
    expect((await get('/prompts/unknown')).status).toBe(404)
    expect((await get('/moved-prompts.json')).status).toBe(404)
  })

  it('never send a visitor to another site', async () => {
    for (const path of [
      '//evil.example/',
      '/%2Fevil.example/',
      '/%5Cevil.example/',
      '///evil.example//',
      '/.//evil.example/',
    ]) {
      const answer = await get(path)
      expect([path, answer.status, answer.headers.location]).toEqual([path, 404, undefined])
    }
  })
})

describe('unknown addresses', () => {
  it('answer with the not-found page and status 404', async () => {
    for (const path of [
      '/nothing',
      '/about/nothing',
      '/robots',
      '/404',
      '/app-shell',
      '/headers.json',
      '/_headers',
      '/_routes.json',
      '/_worker.js',
      '/.secret',
      '/blogx/y',
      '/blog/a/b',
      '/blog/category/nothing',
      '/administrator',
      '/admin/nope',
      '/__proto__',
      '/constructor',
    ]) {
      const answer = await get(path)
      expect([path, answer.status, answer.text]).toEqual([path, 404, 'not found'])
      expect(answer.headers['cache-control']).toBe('no-cache')
    }
  })

  it('also when they cannot be decoded, climb, or hold control characters', async () => {
    for (const path of [
      '/blog/%E0%A4%A',
      '/%',
      '/%zz',
      '/blog/%FF',
      '/a%00b',
      '/about%00.html',
      '/../package.json',
      '/..%2f..%2fetc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/assets/..%2findex.html',
      '/about%0d%0aX-Evil:1',
    ]) {
      const answer = await get(path)
      expect([path, answer.status]).toEqual([path, 404])
      expect(answer.headers['x-evil']).toBeUndefined()
    }
    expect((await get('/')).status).toBe(200)
  })

  it('with a backslash, which some read as a slash, are refused', async () => {
    for (const path of ['/\\evil.example/', '/..\\..\\x']) {
      const answer = await get(path)
      expect([path, answer.status, answer.headers.location]).toEqual([path, 400, undefined])
    }
  })

  it('have a plain answer where the site has no page for them', async () => {
    rmSync(`${dist}/404.html`)
    rmSync(`${dist}/app-shell.html`)
    port = await serve(createStaticSite(dist))
    for (const path of ['/nothing', '/admin', '/%E0%A4%A']) expect((await get(path)).status).toBe(404)
  })
})

describe('the shell', () => {
  it('answers for what only the browser can fill', async () => {
    for (const path of ['/admin', '/admin/login', '/admin/blog/edit/x', '/blog/a-new-post', '/blog/%E5%86%99']) {
      const answer = await get(path)
      expect([path, answer.status, answer.text]).toEqual([path, 200, 'shell'])
    }
  })
})

it('asks browsers to look for a new service worker each time', async () => {
  expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache')
})

describe('assets', () => {
  it('are kept for ever', async () => {
    const answer = await get('/assets/app-1a2b.js')
    expect([answer.status, answer.text]).toEqual([200, 'export {}'])
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    })
  })

  it('that are missing are not answered with a page', async () => {
    const answer = await get('/assets/app-old.js')
    expect([answer.status, answer.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

describe('compression', () => {
  const cases: [string | undefined, string | undefined][] = [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['BR', 'br'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['identity', undefined],
    ['', undefined],
    [undefined, undefined],
    ['brotli', undefined],
  ]
  it.each(cases)('for %o is %o', async (accepted, encoding) => {
    const answer = await get('/about', accepted === undefined ? {} : { 'accept-encoding': accepted })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toBe('Accept-Encoding')
    const expected =
      encoding === 'br' ? brotliCompressSync(ABOUT) : encoding === 'gzip' ? gzipSync(ABOUT) : Buffer.from(ABOUT)
    expect(answer.body).toEqual(expected)
    expect(answer.headers['content-length']).toBe(String(expected.length))
  })

  it('gives each form a tag of its own', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(async (form) => (await get('/about', { 'accept-encoding': form })).headers.etag),
    )
    expect(new Set(tags).size).toBe(3)
  })

  it('is made on the way where the build made none, and of texts alone', async () => {
    writeFiles(dist, { 'long.html': ABOUT.repeat(50), 'long.png': ABOUT.repeat(50), 'short.html': 'Short' })
    const encodingOf = async (path: string) =>
      (await get(path, { 'accept-encoding': 'br' })).headers['content-encoding']
    expect(await Promise.all(['/long', '/long.png', '/short'].map(encodingOf))).toEqual(['br', undefined, undefined])
    const { body } = await get('/long', { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(body).toString()).toBe(ABOUT.repeat(50))
    expect((await get('/about.html.br')).status).toBe(404)
  })

  it('leaves a file that has not changed where it is', async () => {
    const { headers } = await get('/about', { 'accept-encoding': 'br' })
    const again = await get('/about', { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) })
    expect([again.status, again.text]).toEqual([304, ''])
  })
})

describe('headers', () => {
  it('that protect are on every answer', async () => {
    for (const path of ['/', '/nothing', '/assets/app-1a2b.js', '/assets/none.js', '/about/', '/%E0']) {
      expect((await get(path)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin',
        'cross-origin-opener-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'permissions-policy': expect.stringContaining('camera=()'),
      })
    }
  })

  it('that hold for https alone are sent where a proxy says that the visitor came that way', async () => {
    for (const path of ['/', '/nothing', '/assets/app-1a2b.js', '/about/']) {
      for (const proto of [undefined, 'http', 'httpsx', 'http, https']) {
        const { headers } = await get(path, proto ? { 'x-forwarded-proto': proto } : {})
        expect([path, proto, headers['strict-transport-security']]).toEqual([path, proto, undefined])
      }
      for (const proto of ['https', 'HTTPS', 'https, http']) {
        const { headers } = await get(path, { 'x-forwarded-proto': proto })
        expect([path, headers['strict-transport-security']]).toEqual([path, 'max-age=31536000'])
      }
    }
    const policy = (await get('/', { 'x-forwarded-proto': 'https' })).headers['content-security-policy']
    expect(policy).toBe(`${POLICY}; upgrade-insecure-requests`)
  })

  it('of the build are on pages only', async () => {
    for (const path of ['/', '/nothing', '/admin'])
      expect((await get(path)).headers['content-security-policy']).toBe(POLICY)
    for (const path of ['/robots.txt', '/assets/app-1a2b.js']) {
      expect((await get(path)).headers['content-security-policy']).toBeUndefined()
    }
  })
})

describe('methods', () => {
  it('are GET and HEAD', async () => {
    const head = await ask(port, '/about', { method: 'HEAD' })
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', String(ABOUT.length)])
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const answer = await ask(port, '/about', { method })
      expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, 'GET, HEAD'])
    }
  })
})

it('has the page written that is not there yet, once somebody asks for it', async () => {
  const asked: string[] = []
  const writePage = (pathname: string) => {
    asked.push(pathname)
    if (pathname !== '/prompts/a') return Promise.resolve(false)
    writeFiles(dist, { 'prompts/a.html': 'A' })
    return Promise.resolve(true)
  }
  const other = await serve(createStaticSite(dist, { onRequest: { writePage } }))
  const answers = []
  for (const path of ['/prompts/a', '/prompts/a', '/prompts/b']) answers.push((await ask(other, path)).status)
  expect(answers).toEqual([200, 200, 404])
  expect(asked).toEqual(['/prompts/a', '/prompts/b'])
})
