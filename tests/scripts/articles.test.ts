import { readFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { BLOG_MESSAGES } from '@/features/blog/messages'
import { articlePieces, fillShell, MISSING_TITLE } from '../../scripts/hosting/article/article-page.ts'
import { sanitiseArticle, sanitisedContent } from '../../scripts/hosting/article/sanitise-article.ts'
import { writeHostFiles } from '../../scripts/hosting/write-host-files.ts'
import { createStaticSite } from '../../scripts/server/static-site.ts'
import { CONTENT_MAX } from '@contracts/blog'
import { findIntruders, XSS_PAYLOADS } from '../support/xss-payloads.ts'
import { eventually } from './support/commands.ts'
import { temporaryFolder, writeFiles } from './support/folders.ts'
import { runWorker } from './support/hosts.ts'
import { ask, serve } from './support/http.ts'

const SITE = { name: 'Promptory', url: 'https://promptory.test' }
const SHELL = `<html><head><title>Promptory</title></head><body><div id="root"><!--waiting--><p>Loading...</p><!--/waiting--></div><script>app()</script></body></html>`
const ROW = {
  id: 'b0000000-0000-4000-8000-000000000001',
  title: 'Tide & "Bean" </title><script>pwned()</script>',
  slug: '写作',
  excerpt: 'In <short>.',
  category: 'AI Tools',
  content: '<h2>One</h2><p onclick="x()">Two &amp; <a href="/about" style="x">three</a></p>',
  created_at: '2026-11-09 07:30:00.123456+00',
  updated_at: '2026-11-10T07:30:00Z',
}

describe('the sanitised text of an article', () => {
  it.each(XSS_PAYLOADS)('lets nothing through of %s', (payload) => {
    for (const html of [payload, `<p>${payload}</p>`, `<ul><li>x${payload}`]) {
      const { document } = new JSDOM(`<main>${sanitiseArticle(html)}</main><i id="after"></i>`).window
      const main = document.querySelector('main') as HTMLElement
      expect(findIntruders(main).filter((found) => !found.startsWith('img loading'))).toEqual([])
      expect(document.querySelector('#after')?.parentElement).toBe(document.body)
    }
  })

  it('keeps what is said, and closes what is open', () => {
    const { body } = new JSDOM(sanitiseArticle(`${ROW.content}<ul><li>a<li><b>1 < 2 & 3`)).window.document
    expect(body.innerHTML).toBe(
      '<h2>One</h2><p>Two &amp; <a href="/about" rel="noopener">three</a></p><ul><li>a</li><li><b>1 &lt; 2 &amp; 3</b></li></ul>',
    )
  })

  it('keeps the size of a picture where it is one', () => {
    expect(sanitiseArticle('<img src="/a.png" alt="b" width="1600" height="1000">')).toBe(
      '<img src="/a.png" alt="b" loading="lazy" width="1600" height="1000" />',
    )
    for (const size of ['width="1600"', 'width="1e9" height="1"', 'width="-1" height="5"'])
      expect(sanitiseArticle(`<img src="/a.png" ${size}>`)).toBe('<img src="/a.png" alt="" loading="lazy" />')
  })

  it('shows pictures by their first address, as browsers do, and none by a bad one', () => {
    const sources = (html: string) =>
      [...new JSDOM(sanitiseArticle(html)).window.document.images].map((image) => image.getAttribute('src'))
    expect(sources('<img src="https://x.example/a.png"><img src="data:x"><img src=//x>')).toEqual([
      'https://x.example/a.png',
    ])
    expect(sources('<img src="/a.png" src="javascript:x">')).toEqual(['/a.png'])
    expect(sources('<img src="javascript:x" src="/a.png">')).toEqual([])
  })

  it('is left to the app where an article is longer than any', () => {
    expect(sanitiseArticle('a'.repeat(CONTENT_MAX + 1))).toBe('')
  })

  it('is made once for each version', () => {
    const row = { id: 'one', updated_at: '1', content: '<p>a</p>' }
    expect(sanitisedContent(row)).toBe('<p>a</p>')
    expect(sanitisedContent({ ...row, content: '<p>b</p>' })).toBe('<p>a</p>')
    expect(sanitisedContent({ ...row, updated_at: '2', content: '<p>b</p>' })).toBe('<p>b</p>')
  })
})

it('the page says what the article says, and no text of it becomes a tag', () => {
  const page = fillShell(SHELL, articlePieces(ROW, SITE), { slug: ROW.slug, post: ROW })
  const { document } = new JSDOM(page).window
  expect(document.title).toBe(`${ROW.title} | Promptory`)
  expect(document.querySelector('meta[property="og:description"]')?.getAttribute('content')).toBe('In <short>.')
  expect(document.querySelector('h1')?.textContent).toBe(ROW.title)
  expect(document.querySelector('time')?.textContent).toBe('November 9, 2026')
  expect([...document.scripts].map(({ type, text }) => type || text)).toEqual([
    ...['application/ld+json', 'application/ld+json'],
    ...['app()', 'application/json'],
  ])
  expect(JSON.parse(document.querySelector('#served-post')?.textContent ?? '')).toEqual({ slug: ROW.slug, post: ROW })
  expect(document.querySelector('#root')?.textContent).not.toContain('Loading')
})

it('the texts for search engines stand in the head, and the title over the text', () => {
  const named = articlePieces({ ...ROW, author_name: 'Ana <b> Bell' }, SITE).body
  expect(named).toContain('<bdi>By Ana &lt;b&gt; Bell</bdi> Published on')
  expect(named).toContain('"author":{"@type":"Person","name":"Ana \\u003cb> Bell"}')
  expect(articlePieces(ROW, SITE).body).toContain('<p>Published on')
  const { head, body } = articlePieces({ ...ROW, search_title: 'Tides <2>', search_description: 'How & why.' }, SITE)
  expect(head).toContain('<title>Tides &lt;2&gt;</title><meta name="description" content="How &amp; why.">')
  expect(head).toContain('<meta property="og:title" content="Tides &lt;2&gt;">')
  expect(body).toContain('"description":"How & why."')
  expect(body).toContain('<h1>Tide &amp;')
})

it.each([
  ['/storage/v1/object/public/pictures/a.webp', 'https://promptory.test/storage/v1/object/public/pictures/a.webp'],
  ['https://example.com/a.png', 'https://example.com/a.png'],
])('the cover %s is the picture of an article', (cover, image) => {
  const { head, body } = articlePieces({ ...ROW, cover }, SITE)
  expect(head).toContain(`<meta property="og:image" content="${image}">`)
  expect(head).not.toContain('og:image:width')
  expect(body).toContain(`"image":"${image}"`)
})

it('a cover of a known size is said with it, and stands over the text', () => {
  const cover = '/storage/v1/object/public/pictures/a.jpg'
  const { head, body } = articlePieces({ ...ROW, cover }, SITE)
  expect(head).toContain(
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
  )
  expect(head).toContain(`<meta property="og:image:alt" content="Tide &amp; `)
  expect(body).toMatch(new RegExp(`</p><img [^>]*src="${cover}" alt="" width="1200" height="630">`))
})

it('what is missing is called what the app calls it', () => {
  expect(MISSING_TITLE).toBe(BLOG_MESSAGES.postFailed)
})

/** A backend with one article, which had another address before; `mode` says what else it does. */
async function startBackend() {
  const state = { mode: 'well' as 'well' | 'hung' | 'broken', slug: ROW.slug, asked: 0, more: {} }
  const port = await serve((req: http.IncomingMessage, res: http.ServerResponse) => {
    state.asked += 1
    if (state.mode === 'hung') return
    const query = new URL(req.url ?? '', 'http://x').searchParams
    const rows =
      query.get('slug') === `eq.${state.slug}`
        ? [{ ...ROW, slug: state.slug, ...state.more }]
        : query.get('old_slug') === 'eq.before'
          ? [{ slug: state.slug }]
          : []
    res.writeHead(state.mode === 'broken' ? 500 : 200, { 'content-type': 'application/json' })
    res.end(JSON.stringify(rows))
  })
  return { state, url: `http://127.0.0.1:${port}` }
}

const timeLimit = AbortSignal.timeout.bind(AbortSignal)
let backend: Awaited<ReturnType<typeof startBackend>>
beforeEach(async () => {
  backend = await startBackend()
  // A site waits two seconds for its backend. Here both are one process, which may stand still for as long.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeLimit(backend.state.mode === 'hung' ? ms : 10 * ms))
})

describe('our own server', () => {
  let port: number
  beforeEach(async () => {
    const dist = temporaryFolder()
    writeFiles(dist, {
      'index.html': 'home',
      '404.html': 'not found',
      'app-shell.html': SHELL,
      'blog/built.html': 'built',
      'articles.json': JSON.stringify({ site: { name: 'Promptory', url: 'https://promptory.test' } }),
      'headers.json': JSON.stringify({ 'Content-Security-Policy': "default-src 'self'" }),
    })
    port = await serve(createStaticSite(dist, { backend: { url: backend.url, key: 'k' } }))
  })

  it('answers for an article that is newer than the build', async () => {
    const { status, text, headers } = await ask(port, '/blog/%E5%86%99%E4%BD%9C?x=1')
    expect(status).toBe(200)
    expect(text).toContain('<meta property="og:title" content="Tide &amp;')
    expect(text).toContain('<meta property="og:image" content="https://promptory.test/og/blog.png">')
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-security-policy': "default-src 'self'" })
  })

  it('answers 404 with the app where there is none, and leads on from an old address', async () => {
    const missing = await ask(port, '/blog/nothing')
    expect(missing.status).toBe(404)
    expect(missing.text).toContain('<title>Error or Post Not Found | Promptory</title>')
    expect(missing.text).toContain('{"slug":"nothing","post":null}')
    expect(missing.text).toContain('app()')
    const moved = await ask(port, '/blog/before?utm=1?2')
    expect([moved.status, moved.headers.location]).toEqual([301, '/blog/%E5%86%99%E4%BD%9C?utm=1?2'])
    const asked = backend.state.asked
    expect((await ask(port, '/blog/NO%20SLUG')).status).toBe(404)
    expect(backend.state.asked).toBe(asked)
  })

  it('answers with the shell where the backend cannot be reached', async () => {
    for (const mode of ['broken', 'hung'] as const) {
      backend.state.mode = mode
      const started = performance.now()
      const { status, text } = await ask(port, '/blog/nothing')
      expect([mode, status, text]).toEqual([mode, 200, SHELL])
      expect(performance.now() - started).toBeLessThan(15_000)
    }
  })

  it('leaves an odd row to the app, and goes on', async () => {
    for (const more of [{ created_at: 'soon' }, { cover: 'https://' }, { title: null }]) {
      backend.state.more = more
      const { status, text } = await ask(port, '/blog/%E5%86%99%E4%BD%9C')
      expect([more, status, text]).toEqual([more, 200, SHELL])
    }
  })

  it('notices behind its answer that an article of the build is gone, and waits for nobody', async () => {
    backend.state.mode = 'hung'
    expect((await ask(port, '/blog/built')).text).toBe('built')
    const other = await serve(createStaticSite(temporaryFolder()))
    expect((await ask(other, '/')).status).toBe(404)
  })

  it('answers 404 for it from then on', async () => {
    expect((await ask(port, '/blog/built')).status).toBe(200)
    await eventually(async () => (await ask(port, '/blog/built')).status === 404)
  })
})

describe('the workers of hosts', () => {
  async function bundled(name: string) {
    const folder = temporaryFolder()
    writeFiles(folder, { 'dist/404.html': '', 'dist/app-shell.html': SHELL, 'dist/assets/a-1.js': '' })
    const env = {
      SITE_URL: SITE.url,
      VITE_SUPABASE_URL: backend.url,
      VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
    }
    await writeHostFiles({ dist: path.join(folder, 'dist'), beside: path.join(folder, 'beside'), env })
    return readFileSync(path.join(folder, name), 'utf8')
  }
  const load = async (source: string) =>
    (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`)).default
  const CASES: [string, number, string][] = [
    ['/blog/%E5%86%99%E4%BD%9C', 200, 'og:title" content="Tide'],
    ['/blog/nothing', 404, 'Error or Post Not Found'],
    ['/blog/before', 301, ''],
  ]
  const MALFORMED = '/blog/%E0%A4%A'

  it('of Cloudflare does the same', async () => {
    const get = await runWorker(await bundled('dist/_worker.js'), { '/app-shell': SHELL, '/blog/built': 'built' })
    for (const [address, status, text] of CASES) {
      expect([address, ...(await get(address))]).toEqual([address, status, expect.stringContaining(text)])
    }
    expect(await get('/blog/built')).toEqual([200, 'built'])
    expect(await get('/admin')).toEqual([200, SHELL])
    for (const address of ['/admin/nope', MALFORMED]) expect((await get(address))[0]).toBe(404)
    backend.state.mode = 'broken'
    expect(await get('/blog/nothing')).toEqual([200, SHELL])
  })

  it('of Netlify does the same', async () => {
    const edge = await load(await bundled('beside/netlify/site.js'))
    // A function reaches the files of its own site by the network.
    const overNetwork = fetch
    vi.stubGlobal('fetch', async (address: URL | string, init?: RequestInit) => {
      const { hostname, pathname } = new URL(address)
      if (hostname !== 'site.example') return overNetwork(address, init)
      expect(pathname).toBe('/app-shell')
      return new Response(init?.method === 'HEAD' ? null : SHELL, { headers: { 'x-kept': 'yes', etag: '"shell"' } })
    })
    onTestFinished(() => void vi.unstubAllGlobals())
    const get = (address: string, method = 'GET', given = new Response('', { status: 404 })): Promise<Response> =>
      edge(new Request(`https://site.example${address}`, { method }), { next: async () => given })
    for (const [address, status, text] of CASES) {
      const answer = await get(address)
      expect([address, answer.status, await answer.text()]).toEqual([address, status, expect.stringContaining(text)])
      expect([answer.headers.get('x-kept'), answer.headers.get('etag')]).toEqual(['yes', null])
      expect((await get(address, 'HEAD')).status).toBe(status)
    }
    expect(await (await get('/blog/built', 'GET', new Response('built'))).text()).toBe('built')
    expect(await (await get('/admin')).text()).toBe(SHELL)
    for (const address of ['/admin/nope', MALFORMED]) expect((await get(address)).status).toBe(404)
  })
})
