import { beforeEach, describe, expect, it } from 'vitest'
import { createStaticSite } from '../../scripts/server/static-site.ts'
import { temporaryFolder, writeFiles } from './support/folders.ts'
import { ask, serve } from './support/http.ts'
import { A_LAMP } from './support/single-prompt.ts'

const SITE = 'https://site.example'
let port: number

beforeEach(async () => {
  const dist = temporaryFolder()
  const carried = JSON.stringify({ loaderData: { '/prompts/:slug': { content: A_LAMP } } }).replaceAll('<', '\\u003c')
  writeFiles(dist, {
    '404.html': 'not found',
    'app-shell.html': 'shell',
    'prompts/a-lamp.html': `<script type="application/json" id="hydration-data">${carried}</script><p>page</p>`,
    'articles.json': JSON.stringify({ site: { name: 'Promptory', url: SITE } }),
    'headers.json': JSON.stringify({ 'Content-Security-Policy': "default-src 'self'; frame-ancestors 'none'" }),
    'moved-prompts.json': JSON.stringify({ '/prompts/the-lamp': '/prompts/a-lamp' }),
  })
  port = await serve(createStaticSite(dist))
})

const get = (path: string, headers = {}) => ask(port, path, { headers })
const oembed = (query: Record<string, string>) => get(`/oembed?${new URLSearchParams(query)}`)

describe('a prompt for a frame', () => {
  it('is a page of its own that any site may show, and that has no origin', async () => {
    const { status, text, headers } = await get('/embed/prompts/a-lamp')
    expect(status).toBe(200)
    expect(text).toContain('Describe [a lamp] &amp; its &lt;light&gt;.')
    expect(text).toContain(`href="${SITE}/prompts/a-lamp"`)
    expect(headers['x-frame-options']).toBeUndefined()
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+';/)
    expect(policy).toContain('frame-ancestors *; sandbox allow-scripts allow-popups')
    expect(policy).not.toContain('same-origin')
  })

  it('is the only thing that may be framed', async () => {
    for (const path of ['/prompts/a-lamp', '/prompts/a-lamp.md', '/prompts/a-lamp.json', '/embed', '/embed/prompts']) {
      const { headers } = await get(path)
      expect([path, headers['x-frame-options'], headers['content-security-policy']]).toEqual([
        path,
        'DENY',
        expect.stringContaining("frame-ancestors 'none'"),
      ])
    }
  })

  it('follows a prompt to its new address, and says where there is none', async () => {
    const moved = await get('/embed/prompts/the-lamp')
    expect([moved.status, moved.headers.location]).toEqual([301, '/embed/prompts/a-lamp'])
    expect(moved.headers['x-frame-options']).toBeUndefined()
    const missing = await get('/embed/prompts/no-lamp')
    expect([missing.status, missing.text]).toEqual([404, expect.stringContaining('This prompt is no longer here.')])
  })
})

describe('a prompt for programs', () => {
  it('is Markdown whose fences nothing in the text can end', async () => {
    const { text, headers } = await get('/prompts/a-lamp.md')
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8')
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(text).toBe(
      [
        '# A "lamp"',
        '```text\nDescribe [a lamp] & its <light>.\n```',
        '## The longer version',
        '````text\nDescribe it at length, with ``` in it.\n````',
        `From Writing Prompts, Promptory: <${SITE}/prompts/a-lamp>. Terms: <${SITE}/terms#prompts>\n`,
      ].join('\n\n'),
    )
  })

  it('is JSON with its blanks', async () => {
    const { text, headers } = await get('/prompts/a-lamp.json')
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(JSON.parse(text)).toEqual({
      title: 'A "lamp"',
      slug: 'a-lamp',
      tags: ['description'],
      prompt: 'Describe [a lamp] & its <light>.',
      longer: 'Describe it at length, with ``` in it.',
      minutes: 10,
      level: 'everyone',
      purpose: 'fiction',
      blanks: [{ name: 'a lamp' }],
      page: 'Writing Prompts',
      url: `${SITE}/prompts/a-lamp`,
      terms: `${SITE}/terms#prompts`,
    })
  })

  it('is sent once to who has it, moves with it, and is told where there is none', async () => {
    const { etag } = (await get('/prompts/a-lamp.json')).headers
    expect((await get('/prompts/a-lamp.json', { 'if-none-match': etag })).status).toBe(304)
    const moved = await get('/prompts/the-lamp.md')
    expect([moved.status, moved.headers.location]).toEqual([301, '/prompts/a-lamp.md'])
    for (const path of ['/prompts/no-lamp.md', '/prompts/A_Lamp.json', '/prompts/__proto__.json', '/prompts/%3F.md']) {
      expect([path, (await get(path)).status]).toEqual([path, 404])
    }
  })
})

describe('oEmbed', () => {
  it('gives the lines that frame a prompt, no larger than asked for', async () => {
    const { status, text } = await oembed({ url: `${SITE}/prompts/a-lamp?x=1#y`, maxwidth: '300', maxheight: '9999' })
    expect(status).toBe(200)
    const answer = JSON.parse(text)
    expect(answer).toMatchObject({ version: '1.0', type: 'rich', title: 'A "lamp"', width: 300, height: 300 })
    expect(answer.html).toContain(`<iframe src="${SITE}/embed/prompts/a-lamp" title="A &quot;lamp&quot;" width="300"`)
  })

  it('finds a prompt by an address that it had', async () => {
    const { text } = await oembed({ url: `${SITE}/prompts/the-lamp` })
    expect(JSON.parse(text).html).toContain('/embed/prompts/a-lamp"')
  })

  it.each([
    [{}, 404],
    [{ url: 'nonsense' }, 404],
    [{ url: 'https://other.example/prompts/a-lamp' }, 404],
    [{ url: `${SITE}/prompts/no-lamp` }, 404],
    [{ url: `${SITE}/about` }, 404],
    [{ url: `${SITE}/prompts/a-lamp`, maxwidth: '-5' }, 200],
    [{ url: `${SITE}/prompts/a-lamp`, maxwidth: 'wide' }, 200],
    [{ url: `${SITE}/prompts/a-lamp`, format: 'xml' }, 501],
  ])('answers %j with %i', async (query, status) => {
    const answer = await oembed(query)
    expect(answer.status).toBe(status)
    if (status === 200) expect(JSON.parse(answer.text).width).toBeGreaterThan(0)
  })
})
