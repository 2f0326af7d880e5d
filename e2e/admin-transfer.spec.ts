import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import postgres from 'postgres'
import { runningServerUrl } from '../scripts/backend/postgres-server.ts'
import { alive, expect, expectAccessible, expectNoSidewaysScroll } from './fixtures.ts'
import { ADMIN, SESSION, heading, signIn } from './support/admin.ts'
import { DATA_DIR } from './support/backend.ts'
import { api, button, dialog, test, unique } from './support/post-editor.ts'

const IMPORT_CALL = '**/rest/v1/rpc/admin_import_post**'
const FIXTURES = 'tests/unit/post-transfer/fixtures'
const PICTURE = new Uint8Array(readFileSync('docs/screenshot.png'))

const database = () => postgres(runningServerUrl(DATA_DIR) ?? '', { max: 1, connection: { role: 'postgres' } as never })

/** Exports of WordPress and Ghost that no other test reads in, with a picture of each in a zip. */
function foreignFiles(mark: string) {
  const wordpress = readFileSync(`${FIXTURES}/wordpress.xml`, 'utf8')
    .replaceAll('kiln.example', `${mark}.example`)
    .replaceAll('bowl-and-a-half', `${mark}-bowl`)
    .replaceAll('glaze', `${mark}-glaze`)
    .replaceAll('a-bowl]', `${mark}-old-bowl]`)
    .replace('%e3%81%8a%e7%a4%bc', `${mark}-next`)
  const ghost = readFileSync(`${FIXTURES}/ghost.json`, 'utf8')
    .replaceAll('"0b7f', `"${mark}`)
    .replaceAll(/"slug": "(salt-twice|pepper|planned)"/g, `"slug": "${mark}-$1"`)
    .replaceAll('/pepper/', `/${mark}-pepper/`)
  const pictures = zipSync({ 'uploads/2019/05/bowl.png': PICTURE, 'content/images/2023/09/salt.png': PICTURE })
  return [
    { name: 'wordpress.xml', mimeType: 'text/xml', buffer: Buffer.from(wordpress) },
    { name: 'ghost.json', mimeType: 'application/json', buffer: Buffer.from(ghost) },
    { name: 'pictures.zip', mimeType: 'application/zip', buffer: Buffer.from(pictures) },
  ]
}

const markdown = (name: string, text: string) => ({ name, mimeType: 'text/markdown', buffer: Buffer.from(text) })

async function choose(page: Page, files: ReturnType<typeof foreignFiles>): Promise<void> {
  await expect(heading(page)).toHaveText('Blog Management')
  await page.getByLabel('Files to import').setInputFiles(files)
  await expect(page.getByRole('heading', { name: 'What would come' })).toBeVisible()
}

const line = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Posts' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })
const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('WordPress and Ghost: a trial first, then posts with pictures, categories and old addresses', {
  tag: '@core',
}, async ({ page, request }) => {
  const mark = unique()
  const backend = await api(request)
  await backend.create({ slug: `${mark}-glaze`, title: `Ours ${mark}` })
  await signIn(page, '/admin/blog')
  await page.getByRole('link', { name: 'Import and export' }).click()
  await choose(page, foreignFiles(mark))

  await expect(told(page, '7 posts come, 0 here already, 1 skipped.')).toBeVisible()
  await expect(line(page, 'a bowl & a half')).toContainText('Left out: an embedded page')
  await expect(line(page, 'a bowl & a half')).toContainText('1 picture · cover')
  await expect(line(page, 'Glaze')).toContainText(`The slug “${mark}-glaze” is taken: “Ours ${mark}” has it.`)
  await page.getByText('Not read: 4').click()
  await expect(page.getByText('In the editor only: The file holds no HTML of it')).toBeVisible()
  await page.getByLabel('Craft & Clay (1 post)').selectOption('Creative Writing')
  await button(page, 'Take with another slug Glaze').click()
  await expect(page.getByLabel('Slug of Glaze')).toHaveValue(`${mark}-glaze-2`)
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  // Nothing is written by a trial.
  expect(await backend.read(`slug=eq.${mark}-bowl`)).toEqual([])

  await button(page, 'Import 8 posts').click()
  // Two pictures of a screen are drawn anew, twice.
  await expect(told(page, '8 of 8 are on the blog or among the drafts.')).toBeVisible()
  await expectAccessible(page)
  const saving = page.waitForEvent('download')
  await button(page, 'Download the redirects').click()
  const redirects = readFileSync(await (await saving).path(), 'utf8')
  expect(redirects).toContain(`/2019/05/${mark}-bowl/ /blog/${mark}-bowl 301\n`)

  const sql = database()
  try {
    const rows = await sql`select category, excerpt, created_at, updated_at from public.blog_posts
      where slug = ${`${mark}-bowl`}`
    expect([...rows]).toEqual([
      {
        category: 'Creative Writing',
        excerpt: 'On bowls.',
        created_at: new Date('2019-05-01T10:00:00Z'),
        updated_at: new Date('2020-06-02T11:00:00Z'),
      },
    ])
    const drafts = await sql`select fields ->> 'title' as title, publish_at is not null as is_planned
      from public.blog_post_drafts where fields ->> 'slug' like ${`${mark}%`} order by 1`
    expect([...drafts]).toMatchObject([
      { title: 'Next year', is_planned: true },
      { title: 'Pepper', is_planned: false },
      { title: 'Planned', is_planned: true },
    ])
  } finally {
    await sql.end()
  }

  // An address that it had before, and what a reader sees.
  await page.goto(`/blog/${mark}-old-bowl`)
  await expect(page).toHaveURL(`/blog/${mark}-bowl`)
  await alive(page)
  const picture = page.locator('.article').getByAltText('A bowl')
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(600)
  await expect(page.getByRole('link', { name: `the ${mark}-glaze` })).toHaveAttribute(
    'href',
    `/blog/${mark}-glaze-2#dry`,
  )
})

test('what is broken off goes on, by a press or by choosing the files again, and writes nothing twice', async ({
  page,
  request,
}) => {
  const mark = unique()
  const backend = await api(request)
  const files = ['one', 'two', 'three', 'four'].map((name) =>
    markdown(`${name}-${mark}.md`, `---\ntitle: ${name} ${mark}\ndate: 2001-01-01\n---\n${name}`),
  )
  const stored = async () => (await backend.read(`title=like.*${mark}&order=title`)).map(({ title }) => title)
  await signIn(page, '/admin/blog/transfer')
  await choose(page, [...files, markdown(`five-${mark}.md`, `---\ntitle: five ${mark}\n---\n<script>x</script>`)])
  await expect(line(page, `five ${mark}`)).toContainText('Write something first.')

  // The connection goes after two, the second of which is stored although its answer is lost.
  let calls = 0
  await page.route(IMPORT_CALL, async (route) => {
    calls += 1
    if (calls === 2) await route.fetch()
    await (calls === 1 ? route.continue() : route.abort())
  })
  await button(page, 'Import 4 posts').click()
  await expect(page.getByText('The server cannot be reached. The import has stopped.')).toBeVisible()
  await expect(told(page, '1 of 4 are on the blog')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  expect(await stored()).toEqual([`one ${mark}`, `two ${mark}`])

  // A session that ended meanwhile is begun again in place.
  await page.evaluate((key) => localStorage.removeItem(key), SESSION)
  await page.route(IMPORT_CALL, (route) => (calls++ === 2 ? route.continue() : route.abort()))
  await button(page, 'Go on').click()
  const question = dialog(page, 'Your session has ended')
  await question.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await page.keyboard.press('Enter')
  await expect(told(page, '2 of 4 are on the blog')).toBeVisible()
  await expect(page.getByText('The import has stopped.')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })

  // The tab is closed; the same files are chosen again.
  await page.reload()
  await choose(page, files)
  await expect(line(page, `two ${mark}`)).toContainText('Here already')
  await button(page, 'Import 2 posts').click()
  await expect(told(page, '2 of 2 are on the blog')).toBeVisible()
  expect(await stored()).toEqual([`four ${mark}`, `one ${mark}`, `three ${mark}`, `two ${mark}`])
})

test('an export that is read in again gives the same posts', async ({ page, request }) => {
  const mark = unique()
  const sql = database()
  const posts =
    () => sql`select id, title, slug, category, excerpt, read_time, cover, search_title, content, created_at,
    updated_at from public.blog_posts where title like ${`%${mark}%`} order by slug`
  const drafts =
    () => sql`select d.id, d.post_id, d.version is not null as is_change, d.publish_at, d.fields, g.is_taken_back,
    g.created_at, g.updated_at from public.blog_post_drafts d left join public.deleted_blog_posts g on g.id = d.post_id
    where d.fields ->> 'title' like ${`%${mark}%`} order by d.fields ->> 'title'`
  const oldSlugs = () => sql`select slug from public.old_slugs where slug like ${`${mark}%`} order by 1`
  try {
    // Posts of every kind; one with pictures, read in from elsewhere.
    await signIn(page, '/admin/blog/transfer')
    await choose(page, [
      markdown(
        'pictured.md',
        `---\ntitle: Pictured ${mark}\nslug: ${mark}-pictured\ndate: 2002-02-02\ncover: shot.png\naliases: [${mark}-before]\n---\n## Words\n\n- a\n- b\n\n![A shot](shot.png)\n\n> *said*`,
      ),
      { name: 'shot.png', mimeType: 'image/png', buffer: Buffer.from(PICTURE) },
    ])
    await button(page, 'Import 1 post').click()
    await expect(told(page, '1 of 1 are on the blog')).toBeVisible()
    const backend = await api(request)
    await backend.create({
      title: `Plain ${mark}`,
      slug: `${mark}-plain`,
      excerpt: 'Said: shortly',
      search_title: 'Found',
    })
    const back = await backend.create({ title: `Back ${mark}`, slug: `${mark}-back` })
    await sql`insert into public.blog_post_drafts (id, post_id, version, fields, publish_at)
      select gen_random_uuid(), case when kind = 'Changes' then b.id else gen_random_uuid() end,
        case when kind = 'Changes' then b.version end,
        private.blog_post_fields(b) || jsonb_build_object('title', ${mark} || kind, 'slug', ${`${mark}-`} || lower(kind)),
        case when kind = 'Planned' then '2038-01-01'::timestamptz end
      from public.blog_posts b cross join unnest(array['Draft', 'Planned', 'Changes']) kind
      where b.slug = ${`${mark}-plain`}`
    await page.goto(`/admin/blog?q=${encodeURIComponent(back.title)}`)
    await page.getByRole('button', { name: `Take back ${back.title}` }).click()
    await dialog(page, 'Take this post back?').getByRole('button', { name: 'Take back' }).click()
    await expect.poll(async () => (await drafts()).length).toBe(4)

    const before = { posts: [...(await posts())], drafts: [...(await drafts())], oldSlugs: [...(await oldSlugs())] }
    await page.goto('/admin/blog/transfer')
    const saving = page.waitForEvent('download')
    await button(page, 'Export everything').click()
    const files = unzipSync(new Uint8Array(readFileSync(await (await saving).path())))
    await expect(told(page, 'The zip holds')).toBeVisible()
    // Those of other tests are theirs.
    const own = Object.entries(files).filter(
      ([name, data]) => name.startsWith('pictures/') || strFromU8(data).includes(mark),
    )
    expect(own.filter(([name]) => name.endsWith('.md'))).toHaveLength(6)
    const text = strFromU8(files[`posts/${mark}-pictured.md`] ?? strToU8(''))
    expect(text).toContain('\n## Words\n\n-   a\n-   b\n')

    await sql`delete from public.blog_post_drafts where fields ->> 'title' like ${`%${mark}%`}`
    await sql`delete from public.blog_posts where title like ${`%${mark}%`}`
    await sql`delete from public.deleted_blog_posts where fields ->> 'title' like ${`%${mark}%`}`
    await sql`delete from public.old_slugs where slug like ${`${mark}%`}`
    const zip = Buffer.from(zipSync(Object.fromEntries(own)))
    await choose(page, [{ name: 'export.zip', mimeType: 'application/zip', buffer: zip }])
    await button(page, 'Import 6 posts').click()
    await expect(told(page, '6 of 6 are on the blog')).toBeVisible()

    expect([...(await posts())]).toEqual(before.posts)
    expect([...(await oldSlugs())]).toEqual(before.oldSlugs)
    // A post that was taken back is a draft anew; what is empty is written in two ways.
    const plain = (rows: postgres.Row[]) =>
      rows.map(({ id, fields, ...row }) => ({
        ...row,
        id: row.is_taken_back ? undefined : id,
        fields: Object.entries(fields as Record<string, string | null>).filter(([, text]) => text),
      }))
    expect(plain([...(await drafts())])).toEqual(plain(before.drafts))
  } finally {
    await sql.end()
  }
})
