import type http from 'node:http'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAnswers } from '../../scripts/hosting/answer-request.ts'
import { createFreshFeeds } from '../../scripts/hosting/article/fresh-feeds.ts'
import type { SiteContent } from '../../scripts/hosting/feeds.ts'
import { createStaticSite } from '../../scripts/server/static-site.ts'
import { temporaryFolder, writeFiles } from './support/folders.ts'
import { ask, serve } from './support/http.ts'

const page = (path: string) => ({ path, title: `Page ${path}`, description: 'd', added: '2026-11-01' })
const builtArticle = { ...page('/blog/built'), added: '2026-11-02T10:00:00Z' }
const CONTENT: SiteContent = {
  site: { name: 'Promptory', url: 'https://promptory.test', description: 'Prompts' },
  pages: [page('/'), page('/about')],
  articles: [builtArticle],
  categories: [],
  prompts: [{ path: '/prompts/a-lamp', added: '2026-11-01' }],
  files: [],
  markdown: [],
}
const row = (slug: string, changes: Record<string, unknown> = {}) => ({
  id: slug,
  title: `New & ${slug}`,
  slug,
  excerpt: null,
  opening: 'First &amp; words.',
  author_name: null as string | null,
  category: 'General',
  content: '<p>Whole <script>x()</script>text. <a href="/about">us</a></p>',
  created_at: '2026-11-20 10:00:00+00',
  updated_at: '2026-11-20T10:00:00Z',
  ...changes,
})

const state = { mode: 'well' as 'well' | 'broken' | 'hung', rows: [row('fresh')], asked: 0 }
const timeLimit = AbortSignal.timeout.bind(AbortSignal)
let backend: { url: string; key: string }

beforeEach(async () => {
  // A site waits two seconds for its database. Here both are one process, which may stand still for as long.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeLimit(state.mode === 'hung' ? ms : 10 * ms))
  Object.assign(state, { mode: 'well', rows: [row('fresh')], asked: 0 })
  const port = await serve((_req: http.IncomingMessage, res: http.ServerResponse) => {
    state.asked += 1
    if (state.mode === 'hung') return
    res.writeHead(state.mode === 'broken' ? 500 : 200, { 'content-type': 'application/json' })
    res.end(JSON.stringify(state.mode === 'broken' ? {} : state.rows))
  })
  backend = { url: `http://127.0.0.1:${port}`, key: 'k' }
})
afterEach(() => vi.restoreAllMocks())

/** The feeds, for a build that left `content`. */
function feedsOf(content: SiteContent = CONTENT) {
  const feed = createFreshFeeds(backend)
  return (path: string) => feed(path, async () => content)
}

describe('feeds of articles', () => {
  it('tell of what is newer than the build, and no longer of what is gone', async () => {
    const feed = feedsOf()
    const rss = (await feed('/rss.xml')) ?? ''
    expect(rss).toContain('<title>New &amp; fresh</title><link>https://promptory.test/blog/fresh</link>')
    expect(rss).toContain(
      '<description>First &amp; words.</description><pubDate>Fri, 20 Nov 2026 10:00:00 GMT</pubDate>',
    )
    expect(rss).toContain('href=&quot;https://promptory.test/about&quot;')
    expect(rss).not.toMatch(/x\(\)|blog\/built/)
    expect(JSON.parse((await feed('/feed.json')) ?? '').items[0].title).toBe('New & fresh')
    expect(await feed('/sitemap.xml')).toContain('/blog/fresh</loc><lastmod>2026-11-20T10:00:00Z')
    expect(await feed('/sitemap.xml')).toContain('/prompts/a-lamp</loc>')
    expect(await feed('/llms.txt')).toContain('- [New & fresh](https://promptory.test/blog/fresh): First & words.')
    expect(rss).not.toContain('<dc:creator>')
    expect(await feed('/about')).toBeUndefined()
    expect(await feed('/__proto__')).toBeUndefined()
    expect(state.asked).toBe(1)
  })

  it('name the author of an article where it has one', async () => {
    state.rows = [row('fresh', { author_name: 'Ana & Bell' }), row('other')]
    const feed = feedsOf()
    expect((await feed('/rss.xml'))?.match(/<dc:creator>.*?<\/dc:creator>/g)).toEqual([
      '<dc:creator>Ana &amp; Bell</dc:creator>',
    ])
    const { items } = JSON.parse((await feed('/feed.json')) ?? '') as { items: { authors?: unknown }[] }
    expect(items.map(({ authors }) => authors).slice(0, 2)).toEqual([[{ name: 'Ana & Bell' }], undefined])
  })

  it('tell of a category once it holds articles, and of one that holds none no longer', async () => {
    const categories = ['general', 'ai-tools'].map((name) => ({ path: `/blog/category/${name}`, added: '2026-11-02' }))
    const ask = () => feedsOf({ ...CONTENT, categories })('/sitemap.xml')
    state.rows = [row('a', { category: 'Writing Tips' }), row('b', { created_at: '2026-11-19 10:00:00+00' })]
    const sitemap = (await ask()) ?? ''
    expect(sitemap.match(/category\/.*?<\/lastmod>/g)).toEqual([
      'category/general</loc><lastmod>2026-11-19</lastmod>',
      'category/writing-tips</loc><lastmod>2026-11-20</lastmod>',
    ])
    // Where there are more articles than were asked for, an older one may be in it.
    state.rows = Array.from({ length: 100 }, (_, index) => row(`new-${index}`))
    expect(await ask()).toContain('/blog/category/ai-tools</loc><lastmod>2026-11-02')
  })

  it('keep older articles of the build where there are more than the database was asked for', async () => {
    state.rows = Array.from({ length: 100 }, (_, index) => row(`new-${index}`))
    const rss = await feedsOf()('/sitemap.xml')
    expect(rss).toContain('/blog/new-99</loc>')
    expect(rss).toContain('/blog/built</loc>')
  })

  it('are made anew after fifteen seconds, and stay as they were while the database does not answer', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000)
    const feed = feedsOf()
    await feed('/rss.xml')
    state.rows = [row('later'), row('fresh')]
    now.mockReturnValue(1_014_000)
    expect(await feed('/rss.xml')).not.toContain('/blog/later')
    now.mockReturnValue(1_016_000)
    expect(await feed('/rss.xml')).toContain('/blog/later')
    state.mode = 'broken'
    now.mockReturnValue(1_040_000)
    expect(await feed('/rss.xml')).toContain('/blog/later')
    expect(state.asked).toBe(3)
  })
})

describe('our own server', () => {
  const site = () => {
    const dist = temporaryFolder()
    writeFiles(dist, {
      '404.html': 'not found',
      'rss.xml': 'built',
      'feed.json': '{}',
      'site-content.json': JSON.stringify(CONTENT),
      'site-content.json.gz': 'x',
    })
    return dist
  }

  it('sends them, compressed and once, and keeps what they are made of to itself', async () => {
    const port = await serve(createStaticSite(site(), { backend }))
    const { status, text, headers } = await ask(port, '/rss.xml')
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
    expect(text).toContain('/blog/fresh')
    expect(headers['x-made-anew']).toBe('yes')
    const again = await ask(port, '/rss.xml', { headers: { 'if-none-match': headers.etag } })
    expect(again.status).toBe(304)
    const zipped = await ask(port, '/feed.json', { headers: { 'accept-encoding': 'gzip' } })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.body).toString()).toContain('New & fresh')
    for (const name of ['site-content.json', 'site-content.json.gz'])
      expect([name, (await ask(port, `/${name}`)).status]).toEqual([name, 404])
  })

  it('sends those of the build where the database does not answer', async () => {
    for (const mode of ['broken', 'hung'] as const) {
      state.mode = mode
      const port = await serve(createStaticSite(site(), { backend }))
      const { text, headers } = await ask(port, '/rss.xml')
      expect([mode, text, headers['x-made-anew']]).toEqual([mode, 'built', undefined])
    }
    const port = await serve(createStaticSite(site()))
    expect((await ask(port, '/rss.xml')).text).toBe('built')
    // The build had no posts to tell of, and no list.
    expect((await ask(port, '/llms.txt')).status).toBe(404)
  })
})

it('the worker of a host sends them under the headers of the built file', async () => {
  const built = new Response('built', {
    headers: { 'content-type': 'application/xml', etag: '"x"', 'content-security-policy': "default-src 'none'" },
  })
  const answers = createAnswers({ site: CONTENT.site, backend })
  const file = async () => Response.json(CONTENT)
  const answer = await answers(new Request('https://promptory.test/rss.xml'), { next: async () => built, file })
  expect(await answer.text()).toContain('/blog/fresh')
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'application/xml',
    'content-security-policy': "default-src 'none'",
    'cache-control': 'no-cache',
    'x-made-anew': 'yes',
  })
  const other = new Response('page')
  expect(await answers(new Request('https://promptory.test/about'), { next: async () => other, file })).toBe(other)
})
