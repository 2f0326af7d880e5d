import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { drawPicture } from '../../scripts/build/social-images.ts'
import type { DrawPicture } from '../../scripts/server/share-pictures.ts'
import { createStaticSite } from '../../scripts/server/static-site.ts'
import { temporaryFolder, writeFiles } from './support/folders.ts'
import { ask, serve } from './support/http.ts'

const ROW = {
  id: 'b0000000-0000-4000-8000-000000000001',
  title: 'Tide tables',
  slug: '潮',
  excerpt: 'In short.',
  category: 'AI Tools',
  content: '<p>One</p>',
  created_at: '2026-11-09T07:30:00Z',
  updated_at: '2026-11-10T07:30:00Z',
}
const ARTICLE = '/blog/%E6%BD%AE'
const PICTURE = `/og${ARTICLE}.png`

const timeLimit = AbortSignal.timeout.bind(AbortSignal)
// A site waits two seconds for its backend. Here both are one process, which may stand still for as long.
beforeEach(() => void vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeLimit(10 * ms)))
afterEach(() => void vi.restoreAllMocks())

/** A site whose backend has one article that is newer than the build; `article` changes it. */
async function siteWith(draw?: DrawPicture, files: Record<string, string> = {}) {
  const article = {}
  const backend = await serve((req, res) => {
    const isAsked = new URL(req.url ?? '', 'http://x').searchParams.get('slug') === `eq.${ROW.slug}`
    res.end(JSON.stringify(isAsked ? [{ ...ROW, ...article }] : []))
  })
  const dist = temporaryFolder()
  writeFiles(dist, {
    '404.html': 'not found',
    'app-shell.html': '<title>Promptory</title><div id="root"><!--waiting--><!--/waiting--></div></body>',
    'og/blog/built.png': 'drawn by the build',
    'articles.json': JSON.stringify({ site: { name: 'Promptory', url: 'https://promptory.test' } }),
    'headers.json': '{}',
    ...files,
  })
  const port = await serve(createStaticSite(dist, { backend: { url: `http://127.0.0.1:${backend}`, key: 'k' }, draw }))
  const named = async () =>
    /"og:image" content="https:\/\/promptory\.test([^"]+)"/.exec((await ask(port, ARTICLE)).text)?.[1]
  return { port, article, named }
}

it('an article that is newer than the build has a picture of its own, which page and app name', async () => {
  const { port, named } = await siteWith(drawPicture)
  expect(await named()).toBe(PICTURE)
  expect((await ask(port, ARTICLE)).text).toContain('"hasPicture":true')
  const { status, headers, body } = await ask(port, PICTURE)
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/png', 'no-cache'])
  expect([body.toString('latin1', 1, 4), body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual(['PNG', 1200, 630])
})

it('a picture is drawn once for each text, and again where that failed', async () => {
  const drawn: string[] = []
  const { port, article } = await siteWith(async ({ title, description, siteName }) => {
    drawn.push(title)
    if (drawn.length === 1) throw new Error('out of memory')
    return Buffer.from([title, description, siteName].join(' | '))
  })
  expect((await ask(port, PICTURE)).status).toBe(404)
  const both = await Promise.all([ask(port, PICTURE), ask(port, PICTURE)])
  expect(both.map(({ text }) => text)).toEqual(Array(2).fill('Tide tables | In short. | Promptory'))
  Object.assign(article, { title: 'Changed', excerpt: null, opening: 'One &amp; two' })
  expect((await ask(port, PICTURE)).text).toBe('Changed | One & two | Promptory')
  expect(drawn).toEqual(['Tide tables', 'Tide tables', 'Changed'])
})

it('nothing else is drawn', async () => {
  const { port, article, named } = await siteWith(() => Promise.resolve(Buffer.from('drawn')))
  expect((await ask(port, '/og/blog/built.png')).text).toBe('drawn by the build')
  for (const path of ['/og/blog/nothing.png', '/og/blog/%E0%A4%A.png', '/og/blog/..%2f.png'])
    expect([path, (await ask(port, path)).status]).toEqual([path, 404])
  // The pictures' font has no such letters.
  Object.assign(article, { title: '潮' })
  expect((await ask(port, PICTURE)).status).toBe(404)
  expect(await named()).toBe('/og/blog.png')
})

it('a server that cannot draw names the picture of the blog', async () => {
  const { port, named } = await siteWith()
  expect(await named()).toBe('/og/blog.png')
  expect((await ask(port, PICTURE)).status).toBe(404)
})

it('a page whose picture the build left to the server has one', async () => {
  const pages = [{ path: '/', title: 'Home', description: 'All', added: '2026-11-01' }]
  const draw: DrawPicture = ({ title, siteName }) => Promise.resolve(Buffer.from(`${title} of ${siteName}`))
  const { port } = await siteWith(draw, { 'site-content.json': JSON.stringify({ pages }) })
  expect((await ask(port, '/og/home.png')).text).toBe('Home of Promptory')
  expect((await ask(port, '/og/nothing.png')).status).toBe(404)
})

it('twenty wait to be drawn, and no more', async () => {
  let release = () => undefined as void
  const isReleased = new Promise<void>((resolve) => void (release = resolve))
  const { port, article } = await siteWith(() => isReleased.then(() => Buffer.from('drawn')))
  let texts = 0
  Object.defineProperty(article, 'title', { enumerable: true, get: () => `Title ${texts++}` })
  const answers: number[] = []
  const asked = Array.from({ length: 25 }, async () => answers.push((await ask(port, PICTURE)).status))
  await expect
    .poll(() => answers, { timeout: 20_000 })
    .toEqual(Array(5).fill(404))
    .finally(release)
  await Promise.all(asked)
  expect(answers.filter((status) => status === 200)).toHaveLength(20)
})
