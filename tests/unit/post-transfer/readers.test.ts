import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isoMoment } from '@/features/post-transfer/lib/foreign-post'
import { isGhost, readGhost } from '@/features/post-transfer/lib/ghost'
import { readMarkdown } from '@/features/post-transfer/lib/markdown'
import { withParagraphs } from '@/features/post-transfer/lib/paragraphs'
import { isWordPress, readWordPress } from '@/features/post-transfer/lib/wordpress'

const fixture = (name: string) => readFileSync(`tests/unit/post-transfer/fixtures/${name}`, 'utf8')
const WXR = fixture('wordpress.xml')
const GHOST = fixture('ghost.json')

describe('WordPress', () => {
  const { posts, left } = readWordPress([{ path: 'kiln.xml', text: WXR }])

  test('posts come with slug, dates, category, cover and old addresses', () => {
    expect(posts[0]).toMatchObject({
      key: 'wordpress:https://kiln.example#12',
      file: 'kiln.xml',
      title: 'It’s a bowl & a half',
      slug: 'bowl-and-a-half',
      excerpt: 'On <b>bowls</b>.',
      author: 'Ruth Kiln',
      categories: ['Craft & Clay'],
      state: 'published',
      created: '2019-05-01T10:00:00.000Z',
      updated: '2020-06-02T11:00:00.000Z',
      cover: 'https://kiln.example/wp-content/uploads/2019/05/bowl.png',
      oldSlugs: ['a-bowl'],
      address: 'https://kiln.example/2019/05/bowl-and-a-half/',
      notes: ['Left as text: [gallery].'],
    })
  })

  test('text of the classic editor becomes HTML, and what blocks wrote stays', () => {
    expect(posts[0]?.html).toMatchInlineSnapshot(`
      "<p>First the clay.<br>
      It is <em>cold</em>.</p>
      <pre>two

      lines</pre>
      <figure><img class="size-medium" src="https://kiln.example/wp-content/uploads/2019/05/bowl-300x200.png" alt="A bowl" width="300" height="200" />
      <figcaption>The bowl</figcaption>
      </figure>
      <p>See <a href="https://kiln.example/2019/06/glaze/#dry">the glaze</a>, and [gallery ids="1,2"].</p>
      <iframe src="https://video.example/1"></iframe>"
    `)
    expect(posts[1]?.html).toContain('<h2>Dry</h2>')
    expect(posts[1]?.html).not.toContain('<br')
  })

  test('drafts, planned ones and those behind a password come as what they are', () => {
    expect(posts.map(({ title, state, slug, created, publishAt }) => [title, state, slug, created, publishAt])).toEqual(
      [
        ['It’s a bowl & a half', 'published', 'bowl-and-a-half', '2019-05-01T10:00:00.000Z', undefined],
        ['Glaze', 'published', 'glaze', '2019-06-01T10:00:00.000Z', undefined],
        ['Not yet', 'draft', '', undefined, undefined],
        ['For friends', 'draft', 'friends', undefined, undefined],
        ['Next year', 'planned', 'お礼', undefined, '2038-01-01T10:00:00.000Z'],
      ],
    )
    expect(posts[3]?.notes).toEqual(['It had a password and becomes a draft.'])
    expect(posts[2]?.address).toBeUndefined()
  })

  test('what does not come is told', () => {
    expect(left).toEqual([
      { name: 'Thrown away', reason: 'Its state is “trash”.' },
      { name: '1 page', reason: 'Only posts come.' },
    ])
  })

  test('a file that declares entities is refused, and a broken one spares the others', () => {
    const bomb = WXR.replace('<rss', '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>\n<rss')
    const both = readWordPress([
      { path: 'bomb.xml', text: bomb },
      { path: 'broken.xml', text: '<rss><channel' },
      { path: 'kiln.xml', text: WXR },
    ])
    expect(both.posts).toHaveLength(5)
    expect(both.left.slice(0, 2)).toMatchObject([
      { name: 'bomb.xml', reason: expect.stringContaining('declares a document type') },
      { name: 'broken.xml', reason: expect.stringContaining('It cannot be read') },
    ])
  })

  test('a document type is refused wherever it stands, but in a text', () => {
    const DOCTYPE = '<!DOCTYPE rss [<!ENTITY a "aaaa">]>'
    const hidden = [
      `<!--<rss-->${DOCTYPE}\n${WXR.replace(/^<\?xml.*\n/, '')}`,
      WXR.replace('<channel>', `${DOCTYPE}<channel>`),
      WXR.replace('<channel>', '<![CDATA[x]]><!ENTITY a "b"><channel>'),
    ]
    const read = readWordPress(hidden.map((text, n) => ({ path: `${n}.xml`, text })))
    expect([read.posts, read.left.length]).toEqual([[], 3])
    const told = WXR.replace(/(<content:encoded><!\[CDATA\[)/, `$1${DOCTYPE}`)
    expect(readWordPress([{ path: 'a.xml', text: told }]).posts).toHaveLength(5)
  })

  test('marks that a file brings are not taken for our own', () => {
    const html = withParagraphs('<pre>one</pre>\n\n<hr data-kept="0">\n\n<hr data-kept="-0">')
    expect(html.match(/one/g)).toHaveLength(1)
  })

  test('is known by its namespace', () => {
    expect(isWordPress(WXR)).toBe(true)
    expect(isWordPress('<rss version="2.0"><channel/></rss>')).toBe(false)
  })
})

describe('Ghost', () => {
  const { posts, left } = readGhost([{ path: 'ghost.json', text: GHOST }])

  test('posts come with slug, dates, first public tag and cover', () => {
    expect(posts[0]).toMatchObject({
      key: 'ghost:0b7f0000-0000-4000-8000-000000000001',
      title: 'Salt, twice',
      slug: 'salt-twice',
      excerpt: 'Why once is not enough',
      searchTitle: 'Salt your food twice',
      author: 'Sal Tee',
      categories: ['Marketing'],
      state: 'published',
      created: '2023-09-25T08:00:00.000Z',
      updated: '2023-10-01T09:00:00.000Z',
      cover: '/content/images/2023/09/salt.png',
      address: '/salt-twice/',
    })
    expect(posts[0]?.html).toContain('<a href="/pepper/">')
    // An address is no name.
    expect(posts[1]?.author).toBeUndefined()
  })

  test('what was for members is a draft, what was planned is planned, old Markdown is read', () => {
    expect(posts.map(({ title, state, publishAt, notes }) => [title, state, publishAt, notes])).toEqual([
      ['Salt, twice', 'published', undefined, []],
      ['Pepper', 'draft', undefined, ['It was for members and becomes a draft.']],
      ['Planned', 'planned', '2038-01-01T10:00:00.000Z', []],
    ])
    expect(posts[2]?.html).toBe('<p><strong>Old</strong> Markdown</p>')
  })

  test('what does not come is told', () => {
    expect(left).toEqual([
      { name: 'In the editor only', reason: 'The file holds no HTML of it: open and save it in Ghost.' },
      { name: '1 page', reason: 'Only posts come.' },
    ])
    expect(readGhost([{ path: 'x.json', text: '{"posts":1' }]).left).toEqual([
      { name: 'x.json', reason: 'It is no export of Ghost.' },
    ])
  })

  test('is read with and without its wrapping', () => {
    const { db } = JSON.parse(GHOST) as { db: unknown[] }
    const bare = JSON.stringify(db[0])
    expect(isGhost(bare)).toBe(true)
    expect(readGhost([{ path: 'bare.json', text: bare }]).posts).toHaveLength(3)
    expect(isGhost('{"name":"package"}')).toBe(false)
  })
})

describe('Markdown', () => {
  const NOW = '2026-11-26T00:00:00Z'
  const read = (path: string, text: string) => readMarkdown([{ path, text }], NOW).posts[0]

  test('Jekyll: date and slug stand in the name', () => {
    expect(
      read(
        '_posts/2019-05-01-on-clay.md',
        '---\r\ntitle: "On clay"\r\ncategories: [Craft, Clay]\r\nredirect_from: /2018/clay/\r\nexcerpt: Cold.\r\n---\r\n\r\n## Cold\r\n\r\nIt is.\r\n',
      ),
    ).toMatchObject({
      title: 'On clay',
      slug: 'on-clay',
      created: '2019-05-01T00:00:00.000Z',
      categories: ['Craft', 'Clay'],
      oldSlugs: ['clay'],
      excerpt: 'Cold.',
      state: 'published',
      html: '<h2>Cold</h2>\n<p>It is.</p>',
    })
  })

  test('Hugo: a folder with its pictures, draft, lastmod, cover as an object', () => {
    expect(
      read(
        'content/posts/kiln/index.md',
        '---\ntitle: Kiln\ndate: 2020-01-02T03:04:05+02:00\nlastmod: 2020-02-01\ndraft: true\ntags: [Fire, Heat]\ncover:\n  image: kiln.jpg\naliases: [/old/kiln-post/]\n---\n![Hot](kiln.jpg)\n',
      ),
    ).toMatchObject({
      slug: 'kiln',
      created: '2020-01-02T03:04:05+02:00',
      updated: '2020-02-01T00:00:00.000Z',
      state: 'draft',
      categories: ['Fire'],
      cover: 'kiln.jpg',
      oldSlugs: ['kiln-post'],
    })
  })

  test('without front matter it is a draft, named by its first heading', () => {
    expect(read('notes/first.md', '# First words #\n\nText.')).toMatchObject({
      title: 'First words',
      slug: 'first',
      state: 'draft',
      html: '<p>Text.</p>',
    })
  })

  test('a date that lies ahead is a plan', () => {
    expect(read('a.md', '---\ntitle: A\ndate: 2027-01-01\n---\nx')).toMatchObject({
      state: 'planned',
      created: undefined,
      publishAt: '2027-01-01T00:00:00.000Z',
    })
  })

  test('is known by its place in the folder, wherever that lies', () => {
    const keys = (...paths: string[]) =>
      readMarkdown(paths.map((path) => ({ path, text: 'x' }))).posts.map(({ key }) => key)
    expect(keys('blog/a/x.md', 'blog/b/x.md')).toEqual(keys('my/blog/a/x.md', 'my/blog/b/x.md'))
    expect(new Set(keys('blog/a/x.md', 'blog/b/x.md')).size).toBe(2)
  })

  test('front matter that cannot be read is told beside the name; the others come', () => {
    const { posts, left } = readMarkdown([
      { path: 'a.md', text: '---\ntitle: [A\n---\nx' },
      { path: 'b.md', text: '+++\ntitle = "B"\n+++\nx' },
      {
        path: 'c.md',
        text: '---\na: &a [x, x]\nb: &b [*a, *a, *a]\nc: &c [*b, *b, *b]\nd: &d [*c, *c, *c]\ne: [*d, *d, *d]\n---\nx',
      },
      { path: 'd.md', text: '---\ntitle: D\n---\nx' },
    ])
    expect(posts.map(({ title }) => title)).toEqual(['D'])
    expect(left.map(({ name }) => name)).toEqual(['a.md', 'b.md', 'c.md'])
    expect(left[1]?.reason).toContain('TOML')
  })
})

test('moments are read as blogs write them', () => {
  expect(isoMoment('2019-05-01')).toBe('2019-05-01T00:00:00.000Z')
  expect(isoMoment('2019-05-01 10:00:00 +0200')).toBe('2019-05-01T08:00:00.000Z')
  expect(isoMoment('2019-05-01 10:00')).toBe('2019-05-01T10:00:00.000Z')
  expect(isoMoment('Wed, 01 May 2019 10:00:00 +0000')).toBe('2019-05-01T10:00:00.000Z')
  expect(isoMoment(1556704800000)).toBe('2019-05-01T10:00:00.000Z')
  expect(isoMoment('2026-11-09T09:00:00.123456+00:00')).toBe('2026-11-09T09:00:00.123456+00:00')
  for (const none of ['0000-00-00 00:00:00', 'soon', '', undefined, {}]) expect(isoMoment(none)).toBeUndefined()
})

test('paragraphs of the classic editor', () => {
  expect(withParagraphs('a\n\nb\nc\n<ul>\n<li>d</li>\n</ul>\ne')).toBe(
    '<p>a</p>\n<p>b<br>\nc</p>\n<ul>\n<li>d</li>\n</ul>\n<p>e</p>',
  )
})

describe('a text that would take minutes', () => {
  const item = (title: string, text: string) =>
    `<item><title>${title}</title><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><content:encoded><![CDATA[${text}]]></content:encoded></item>`
  const TEXTS = ['a fine one', 'x'.repeat(1_100_001), '<i>'.repeat(20_001), '[gallery '.repeat(20_001)]
  const LEFT = [
    'Its text is longer than 1,100,000 characters.',
    'Its text has more than 20,000 tags.',
    'Its text has more than 20,000 tags.',
  ]

  test('is told, and spares the others', () => {
    const posts = TEXTS.map((html, n) => ({ id: `${n}`, title: `${n}`, slug: `${n}`, status: 'published', html }))
    const wordpress = `<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel>${TEXTS.map((text, n) => item(`${n}`, text)).join('')}</channel></rss>`
    for (const read of [
      readWordPress([{ path: 'a.xml', text: wordpress }]),
      readGhost([{ path: 'a.json', text: JSON.stringify({ data: { posts } }) }]),
      readMarkdown(TEXTS.map((text, n) => ({ path: `${n}.md`, text }))),
    ])
      expect([read.posts.length, read.left.map(({ reason }) => reason)]).toEqual([1, LEFT])
  })
})
