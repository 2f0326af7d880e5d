import type { BlogCategory } from '@contracts/blog.ts'
import { describe, expect, test } from 'vitest'
import { Interrupted } from '@/features/post-transfer/lib/outcome'
import { categoryOf, freeSlug, slugOf } from '@/features/post-transfer/lib/plan'
import { createImporter } from '@/features/post-transfer/lib/run-import'
import { EMPTY, file, fixture, PIXEL, prepare, toolsWith, zip } from './support.ts'

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
