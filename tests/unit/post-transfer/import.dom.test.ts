import { readFileSync } from 'node:fs'
import type { BlogCategory } from '@contracts/blog.ts'
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { type Stored, type TransferApi } from '@/features/post-transfer/api/transfer'
import { Interrupted } from '@/features/post-transfer/lib/outcome'
import {
  categoryOf,
  freeSlug,
  type PlannedPost,
  planImport,
  type Standing,
  slugOf,
} from '@/features/post-transfer/lib/plan'
import { readFiles } from '@/features/post-transfer/lib/read-files'
import { createImporter } from '@/features/post-transfer/lib/run-import'
import type { PostTools, Row } from '@/features/post-transfer/lib/tools'
import { createPostTools } from '@/pages/admin/post-tools'

const fixture = (name: string) => readFileSync(`tests/unit/post-transfer/fixtures/${name}`)
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (c) => c.charCodeAt(0),
)
const file = (name: string, data: BlobPart) => new File([data], name)
const zip = (files: Record<string, Uint8Array>) => file('all.zip', zipSync(files) as Uint8Array<ArrayBuffer>)
const EMPTY: Standing = { posts: new Map(), drafts: new Set(), slugs: new Map() }

/** The editor's own tools; pictures are kept in memory. */
function toolsWith(kept: string[] = []): PostTools {
  const tools = createPostTools({
    add: () => Promise.reject(new Error('not here')),
    remove: () => Promise.resolve(),
    list: () => Promise.resolve([]),
    uses: () => Promise.resolve([]),
    isOwn: (address) => address.startsWith('/storage/'),
  })
  return {
    ...tools,
    keepPicture: (_, kind, name) => {
      kept.push(name)
      return Promise.resolve({ address: `/storage/${name}.webp`, width: kind === 'cover' ? 1200 : 640, height: 480 })
    },
    keepAsItIs: (_, name) => {
      kept.push(name)
      return Promise.resolve(`/storage/${name}`)
    },
  }
}

/** The tables in memory, each id once. */
class FakeTables {
  readonly rows = new Map<string, Row & { state: string; oldSlugs: readonly string[]; publishAt?: string }>()
  readonly calls: string[] = []
  /** What happens to the next calls. */
  readonly faults: (Error | 'answer lost')[] = []

  private store(id: string, row: Row & { state: string; oldSlugs: readonly string[] }): Promise<Stored> {
    this.calls.push(String(row.title))
    const fault = this.faults.shift()
    if (fault instanceof Error) return Promise.reject(fault)
    if (this.rows.has(id)) return Promise.resolve('here')
    if (row.state !== 'draft' && [...this.rows.values()].some(({ slug }) => slug === row.slug))
      return Promise.resolve('slug taken')
    this.rows.set(id, row)
    return fault ? Promise.reject(new Interrupted('The server cannot be reached.')) : Promise.resolve('stored')
  }

  readonly api: Pick<TransferApi, 'importPost' | 'insertDraft' | 'importTakenBack' | 'versionOf'> = {
    importPost: (id, row, _, oldSlugs) => this.store(id, { ...row, state: 'published', oldSlugs }),
    importTakenBack: (id, row, _, oldSlugs) => this.store(id, { ...row, state: 'taken_back', oldSlugs }),
    insertDraft: ({ id, row, publishAt }) =>
      this.store(id, { ...row, state: publishAt ? 'planned' : 'draft', oldSlugs: [] }),
    versionOf: () => Promise.resolve(undefined),
  }
}

async function prepare(files: File[], standing = EMPTY, kept: string[] = []) {
  const source = await readFiles(files)
  const tools = toolsWith(kept)
  const planned = await planImport(source, standing, tools)
  const tables = new FakeTables()
  const slugs = new Map(planned.map(({ id, slug }) => [id, slug]))
  const importer = () => createImporter({ api: tables.api, tools, source, slugOf: (id) => slugs.get(id) })
  const run = async (store = importer(), posts: readonly PlannedPost[] = planned) => {
    const results = []
    for (const each of posts)
      results.push(await store({ planned: each, slug: each.slug, category: categoryOf(each.post, new Map()) }))
    return results
  }
  return { source, planned, tables, run, importer, kept }
}

/** An export of WordPress with one post. */
const wordpress = ({ title = 'T', author = 'Ann', content = 'x', more = '' }) =>
  file(
    'wp.xml',
    `<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><wp:base_blog_url>https://kiln.example</wp:base_blog_url>
<wp:author><wp:author_login>ann</wp:author_login><wp:author_display_name>${author}</wp:author_display_name></wp:author>
<item><title>${title}</title><link>https://kiln.example/a/</link><dc:creator>ann</dc:creator><wp:post_id>1</wp:post_id>
<wp:post_name>a</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>${more}
<content:encoded><![CDATA[${content}]]></content:encoded></item></channel></rss>`,
  )
const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`
/** An export of Ghost with one post. */
const ghost = (html: string) =>
  file(
    'ghost.json',
    JSON.stringify({ db: [{ data: { posts: [{ uuid: 'u', title: 'T', slug: 't', status: 'published', html }] } }] }),
  )

const WORDPRESS = () => [
  file('kiln.xml', fixture('wordpress.xml')),
  zip({ 'uploads/2019/05/bowl.png': PIXEL, '__MACOSX/x.png': PIXEL, 'uploads/2019/06/bowl.png': new Uint8Array([1]) }),
]

describe('a trial run', () => {
  test('tells of each post what would come and what would not', async () => {
    const { planned } = await prepare(WORDPRESS())
    expect(
      planned.map(({ post, pictures, cover, notes, problem }) => [post.title, pictures, cover, notes, problem]),
    ).toEqual([
      [
        'It’s a bowl & a half',
        ['uploads/2019/05/bowl.png'],
        'uploads/2019/05/bowl.png',
        ['Left as text: [gallery].', 'Left out: an embedded page, after “See the glaze, and [gallery ids="1,2"].”.'],
        undefined,
      ],
      ['Glaze', [], undefined, [], undefined],
      ['Not yet', [], undefined, [], undefined],
      ['For friends', [], undefined, ['It had a password and becomes a draft.'], undefined],
      ['Next year', [], undefined, [], undefined],
    ])
  })

  test('names of WordPress are decoded once, in CDATA and out of it', async () => {
    const NAMES: readonly (readonly [written: string, name: string])[] = [
      ['A &amp; B &#8211; C', 'A & B – C'],
      ['&lt;b&gt; &quot;x&quot; &#039;y&#039;', '<b> "x" \'y\''],
      ['How to write &amp;amp;', 'How to write &amp;'],
      ['Caf&eacute; &hellip; &constructor;', 'Café … &constructor;'],
      ['Plain', 'Plain'],
    ]
    const wrong: unknown[] = []
    for (const [written, name] of NAMES) {
      for (const text of [written, `<![CDATA[${written}]]>`, `\n  <![CDATA[${written}]]>\n`]) {
        const { planned } = await prepare([
          wordpress({
            title: text,
            author: text,
            more:
              `<category domain="category" nicename="x">${text}</category>` +
              ['title', 'metadesc'].map((key) => meta(`_yoast_wpseo_${key}`, text)).join(''),
          }),
        ])
        const { title, author, categories, searchTitle, searchDescription } = planned[0]?.post ?? {}
        const read = [title, author, ...(categories ?? []), searchTitle, searchDescription]
        if (read.length !== 5 || read.some((one) => one !== name)) wrong.push({ text, read })
      }
    }
    expect(wrong).toEqual([])
  })

  /** A file, what has to be in its text (in this order), what must not be, and what is told. */
  const KEPT: Readonly<Record<string, { file: File; has?: string[]; not?: RegExp; told?: string[] }>> = {
    'notes of Markdown': {
      file: file(
        'a.md',
        'One.[^1] Two.[^long] Again.[^1] None.[^9] ^[In place.]\n\n[^1]: Ibid.\n[^long]: https://x.test/\ngoes on\n\n    and on.\n\n[^left]: Left.\n\nEnd.',
      ),
      has: [
        'One.<a href="#note-1" rel="noopener"><sup>1</sup></a> Two.<a href="#note-2" rel="noopener"><sup>2</sup></a>',
        'None.[^9] <a href="#note-3"',
        '<p>End.</p>',
        '<hr>',
        'Ibid. <a href="#mark-1" rel="noopener">↩</a></li>',
        '<p><a href="https://x.test/" rel="noopener">https://x.test/</a> goes on</p>',
        '<p>and on. <a',
        'In place. <a',
        'Left. <a href="#mark-4"',
      ],
      not: /<pre>|\[\^1\]/,
    },
    'notes of the block editor': {
      file: wordpress({
        content:
          '<!-- wp:paragraph --><p>Old<sup data-fn="a-1" class="fn"><a href="#a-1" id="a-1-link">1</a></sup>.</p><!-- /wp:paragraph --><!-- wp:footnotes /-->',
        more: meta('footnotes', '<![CDATA[[{"content":"See <em>this</em>.","id":"a-1"}]]]>'),
      }),
      has: ['Old<a href="#note-1" rel="noopener"><sup>1</sup></a>.', '<ol>', 'See <em>this</em>. <a href="#mark-1"'],
    },
    'notes that cannot be read': {
      file: wordpress({ content: 'x', more: meta('footnotes', '[{') }),
      told: ['Left out: its footnotes, which cannot be read.'],
    },
    embeds: {
      file: wordpress({
        content:
          '<!-- wp:embed {"url":"https://v.test/?a=1&b=2"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://v.test/?a=1&amp;b=2\n</div><figcaption>It</figcaption></figure><!-- /wp:embed --><p>At https://w.test/A_(b).</p><pre>https://code.test</pre>',
      }),
      has: [
        '<p><a href="https://v.test/?a=1&amp;b=2" rel="noopener">https://v.test/?a=1&amp;b=2</a></p><p>It</p>',
        '<a href="https://w.test/A_(b)" rel="noopener">https://w.test/A_(b)</a>.',
        '<pre>https://code.test</pre>',
      ],
    },
    'embeds of the classic editor': {
      file: wordpress({ content: 'Look:\n\nhttps://v.test/1\n\n[embed]https://v.test/2[/embed]' }),
      has: ['<p><a href="https://v.test/1"', '<p><a href="https://v.test/2"'],
    },
    'codes and blocks that only WordPress knows': {
      file: wordpress({
        content:
          '<!-- wp:latest-posts {"n":1} /--><!-- wp:more --><!-- /wp:more --><p>[code]x[/code] [su_button url="y"] [sic] [your name] [form id=1] [map /]</p>',
      }),
      has: ['[code]x[/code]', '[sic]'],
      told: [
        'Left as text: [code], [su_button], [form], [map].',
        'Left out: blocks that WordPress fills in (latest-posts).',
      ],
    },
    'cards of Ghost': {
      file: ghost(
        '<figure class="kg-card kg-video-card"><div><video src="a.mp4"></video><div class="kg-video-overlay"><button><svg></svg></button></div><div>0:00<div>/<span>0:12</span></div></div></div><figcaption>Film</figcaption></figure>' +
          '<div class="kg-card kg-audio-card"><img class="kg-audio-thumbnail"><div><audio src="a.mp3"></audio><div class="kg-audio-title">Song</div><div><button><svg></svg></button><span>0:00</span>/<span>3:00</span></div></div></div>' +
          '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://b.test/"><div><div class="kg-bookmark-title">Book</div><div class="kg-bookmark-description">Of it</div><div><img class="kg-bookmark-icon" src="i.png"><span class="kg-bookmark-author">Ann</span></div></div><div><img src="t.png"></div></a></figure>' +
          '<div class="kg-card kg-file-card"><a class="kg-file-card-container" href="https://b.test/f.pdf"><div><div class="kg-file-card-title">Paper</div><div class="kg-file-card-metadata"><div class="kg-file-card-filename">f.pdf</div><div class="kg-file-card-filesize">2 MB</div></div></div><div class="kg-file-card-icon"><svg></svg></div></a></div>' +
          '<div class="kg-card kg-toggle-card"><div><h4>More</h4><button><svg></svg></button></div><div><p>Inside</p></div></div>',
      ),
      has: [
        '<p>Film</p>',
        '<p>Song</p>',
        '<p><a href="https://b.test/" rel="noopener">Book</a><br>Of it<br>Ann</p>',
        '<p><a href="https://b.test/f.pdf" rel="noopener">Paper</a><br>f.pdf, 2 MB</p>',
        '<h4>More</h4>',
        '<p>Inside</p>',
      ],
      not: /0:|<p><\/p>|<a [^>]*><\/a>|<img/,
      told: ['Left out: a video, at the beginning.', 'Left out: a recording, after “Film”.'],
    },
    'elements of other programs': {
      file: file('a.md', '---\ntitle: T\n---\n<YouTube id="1" />\n\nA <my-note>word</my-note>.'),
      has: ['A word.'],
      told: ['Left out: the elements <youtube>, <my-note>. Text in them stays.'],
    },
    'words that no post can hold': {
      file: file('a.md', '---\ntitle: T\n---\nA\n\n<button>Buy now</button>\n\n<p hidden>Secret</p>'),
      told: ['Left out: the words “Buy now”, “Secret”.'],
    },
  }

  test('what a text says is kept, or told', async () => {
    const wrong: unknown[] = []
    for (const [what, { file: from, has = [], not, told = [] }] of Object.entries(KEPT)) {
      const { planned } = await prepare([from])
      const { html = '', notes } = planned[0] ?? {}
      let at = 0
      for (const part of has) {
        const found = html.indexOf(part, at)
        if (found < 0) wrong.push({ what, part, html })
        else at = found
      }
      if (not?.test(html)) wrong.push({ what, not, html })
      if (JSON.stringify(notes) !== JSON.stringify(told)) wrong.push({ what, notes })
    }
    expect(wrong).toEqual([])
  })

  test('a relative link leads to the post that it means, to where it led, or is told', async () => {
    const links = [
      'about.html',
      'about/',
      './about.md#top',
      'old',
      'deploy.sh',
      'notes.zip',
      'other.md',
      '#part',
      '?p=1',
    ]
    const text = links.map((address) => `[${address}](${address})`).join(' ')
    const { planned, run, tables } = await prepare([
      file('b/post.md', `---\ntitle: Post\n---\n${text} [w](www.x.test) [m](a@x.test) [s](/terms)`),
      file('b/about.md', '---\ntitle: About\nslug: about-us\n---\nx'),
      file('b/2019-01-01-old.md', '---\ntitle: Old\n---\nx'),
      wordpress({ title: 'There', content: '<p><a href="../two/">two</a> <a href="img.zip">zip</a></p>' }),
    ])
    await run()
    const [post, there] = ['Post', 'There'].map(
      (title) => [...tables.rows.values()].find((row) => row.title === title)?.content ?? '',
    )
    const hrefs = (html = '') => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    expect(hrefs(post)).toEqual([
      ...['/blog/about-us', '/blog/about-us', '/blog/about-us#top', '/blog/old'],
      ...['https://www.x.test', 'mailto:a@x.test', '/terms'],
    ])
    expect(hrefs(there)).toEqual(['https://kiln.example/two/', 'https://kiln.example/a/img.zip'])
    const dead = '“deploy.sh”, “notes.zip”, “other.md”, “#part”, “?p=1”'
    expect(planned.find(({ post: { title } }) => title === 'Post')?.notes).toEqual([
      `Links that lead nowhere become text: ${dead}.`,
    ])
  })

  test('pictures and covers that are not among the files are told', async () => {
    const { planned } = await prepare([file('kiln.xml', fixture('wordpress.xml'))])
    expect(planned[0]?.notes.slice(2)).toEqual([
      'One picture is not among the files and left out.',
      'Its cover is not among the files and left out.',
    ])
    expect(planned[0]?.html).not.toContain('<img')
  })

  test('a slug that is taken is told, by the blog and within the import', async () => {
    const standing = { ...EMPTY, slugs: new Map([['glaze', '“Ours” has it']]) }
    const { planned } = await prepare(
      [
        file('a.md', '---\ntitle: A\nslug: same\n---\nx'),
        file('b.md', '---\ntitle: B\nslug: same\n---\nx'),
        file('glaze.md', '---\ntitle: G\n---\nx'),
        file('d.md', '---\ntitle: "!"\nslug: "!"\n---\nx'),
      ],
      standing,
    )
    expect(planned.map(({ slugProblem }) => slugProblem)).toEqual([
      undefined,
      'The slug “same” is taken: “A” of this import has it.',
      'The slug “glaze” is taken: “Ours” has it.',
      'No slug can be made of its title.',
    ])
    expect(freeSlug('same', (slug) => slug === 'same-2')).toBe('same-3')
  })

  test('a post that no post can be is told beside its name', async () => {
    const { planned } = await prepare([
      file('long.md', `---\ntitle: ${'t'.repeat(301)}\n---\nx`),
      file('empty.md', '---\ntitle: Empty\n---\n<script>x</script>'),
      file('fine.md', '---\ntitle: Fine\n---\nx'),
    ])
    expect(planned.map(({ problem }) => problem)).toEqual([
      'That is too long: 300 characters at the most.',
      'Write something first.',
      undefined,
    ])
  })

  test('what is on the blog already is known again', async () => {
    const { planned } = await prepare(WORDPRESS())
    const standing = {
      ...EMPTY,
      posts: new Map([[planned[0]?.id ?? '', { slug: 'x', version: 1 }]]),
      drafts: new Set([planned[2]?.id ?? '']),
    }
    const again = await prepare(WORDPRESS(), standing)
    expect(again.planned.map(({ isHere }) => isHere)).toEqual([true, false, true, false, false])
  })
})

describe('an import', () => {
  test('stores clean posts with pictures of this site, and leads links to them', async () => {
    const { tables, run, kept } = await prepare(WORDPRESS())
    for (const result of await run()) expect(result).toEqual({ kind: 'imported', notes: [] })
    const [bowl] = [...tables.rows.values()]
    expect(bowl).toMatchObject({
      title: 'It’s a bowl & a half',
      slug: 'bowl-and-a-half',
      excerpt: 'On bowls.',
      category: 'General',
      read_time: '1 min',
      oldSlugs: ['a-bowl'],
      state: 'published',
    })
    expect(kept).toHaveLength(2)
    expect(bowl?.cover).toBe(`/storage/${kept[1]}.webp`)
    expect(bowl?.content).toContain('<a href="/blog/glaze#dry" rel="noopener">the glaze</a>')
    expect(bowl?.content).toContain(`<img src="/storage/${kept[0]}.webp" alt="A bowl" width="640" height="480">`)
    expect(bowl?.content).not.toMatch(/iframe|importing|caption id|class=/)
    expect([...tables.rows.values()].map(({ state }) => state)).toEqual([
      'published',
      'published',
      'draft',
      'draft',
      'planned',
    ])
  })

  test('reads Ghost: sizes of pictures, links among posts', async () => {
    const { tables, run } = await prepare([
      zip({ 'export/ghost.json': fixture('ghost.json'), 'export/content/images/2023/09/salt.png': PIXEL }),
    ])
    await run()
    const [salt] = [...tables.rows.values()]
    expect(salt).toMatchObject({ slug: 'salt-twice', category: 'Marketing', excerpt: 'Why once is not enough' })
    expect(salt?.content).toMatch(
      /<a href="\/blog\/pepper"[^>]*>pepper<\/a>.*<img src="\/storage\/[\da-f-]{36}\.webp" alt="Salt" width="640" height="480">/s,
    )
    expect(salt?.cover).toMatch(/^\/storage\//)
  })

  test('foreign HTML goes through the sanitiser, also where it says that it is an export of this site', async () => {
    const hostile =
      '<img src=x onerror="alert(1)"><p onclick="x()">a</p><a href="javascript:x()">b</a><script>c</script>'
    const own = 'promptory: 1\nid: b0000000-0000-4000-8000-000000000009\nformat: html\nslug: own\n'
    const { tables, run } = await prepare([
      file('a.md', `---\ntitle: A\n---\n${hostile}`),
      file('b.md', `---\ntitle: B\n${own}---\n${hostile}`),
    ])
    await run()
    for (const { content } of tables.rows.values())
      expect(content).not.toMatch(/onerror|onclick|javascript|script|src=/)
    expect(tables.rows.size).toBe(2)
  })

  test('what is broken off and begun again writes nothing twice', async () => {
    const { tables, run, importer, planned, kept } = await prepare(WORDPRESS())
    tables.faults.push('answer lost')
    await expect(run()).rejects.toBeInstanceOf(Interrupted)
    expect(tables.rows.size).toBe(1)
    // Another tab, after a restart: nothing is remembered.
    const results = await run(importer(), planned)
    expect(results.map(({ kind }) => kind)).toEqual(['here', 'imported', 'imported', 'imported', 'imported'])
    expect(tables.rows.size).toBe(5)
    // The names of the pictures follow from what is in them.
    expect(new Set(kept).size).toBe(2)
  })

  test('a post that is refused holds up none of the others', async () => {
    const { tables, run } = await prepare(WORDPRESS())
    tables.faults.push(new Error('refused'))
    expect(await run()).toMatchObject([
      { kind: 'failed', reason: 'refused' },
      { kind: 'imported' },
      { kind: 'imported' },
      { kind: 'imported' },
      { kind: 'imported' },
    ])
  })

  test('a picture that cannot be read is told, and its post comes without it', async () => {
    const { planned, source, tables } = await prepare(WORDPRESS())
    const tools = { ...toolsWith(), keepPicture: () => Promise.reject(new Error('No picture.')) }
    const [bowl] = planned
    if (!bowl) throw new Error('No post.')
    const store = createImporter({ api: tables.api, tools, source, slugOf: () => undefined })
    expect(await store({ planned: bowl, slug: bowl.slug, category: 'General' })).toEqual({
      kind: 'imported',
      notes: ['uploads/2019/05/bowl.png: No picture.', 'uploads/2019/05/bowl.png: No picture.'],
    })
    const [stored] = [...tables.rows.values()]
    expect(stored?.content).not.toContain('<img')
    expect(stored?.content).toContain('href="https://kiln.example/2019/06/glaze/#dry"')
  })
})

test('slugs and categories as this site has them', () => {
  const post = { title: 'A title', categories: ['Cats', 'marketing'] } as never as Parameters<typeof slugOf>[0]
  const slug = (text: string) => slugOf({ ...post, slug: text })
  expect(['on-clay', 'On.Clay_2', 'お礼', '!!', 'a'.repeat(300)].map(slug)).toEqual([
    'on-clay',
    'on-clay-2',
    'お礼',
    'a-title',
    'a'.repeat(190),
  ])
  expect(categoryOf(post, new Map())).toBe('Marketing')
  expect(categoryOf(post, new Map<string, BlogCategory>([['Cats', 'Education']]))).toBe('Education')
})
