import type { Page } from '@playwright/test'
import { expect, expectAccessible } from './fixtures.ts'
import { signIn, toast } from './support/admin.ts'
import { api, button, dialog, POSTS_CALL, richText, slug, test, title, unique, write } from './support/post-editor.ts'

const plainField = (page: Page) => page.locator('textarea[name=content]')

async function blockEditor(page: Page): Promise<void> {
  await page.route(/\/assets\/tinymce-bundle/, (route) => route.abort())
}

test('a double click creates one post, and so does a try after a lost answer', async ({ page, request }) => {
  const backend = await api(request)
  const name = unique()
  await signIn(page, '/admin/blog/new')
  await title(page).fill(name)
  await write(page, 'Once.')
  let sent = 0
  await page.route(POSTS_CALL, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    sent += 1
    // The row is made, and the answer never comes.
    await route.fetch()
    return route.abort()
  })
  await button(page, 'Create Post').dblclick()
  await expect(toast(page, 'Failed to create post: The server cannot be reached.')).toBeVisible()
  expect(sent).toBe(1)
  // Where the buttons are held at the window's foot, the message lies above the one that tries again.
  await page.evaluate(() => window.scrollTo(0, 0))
  const gap = async () => {
    const message = await page.locator('[data-toast]', { hasText: 'Failed to create post' }).boundingBox()
    const again = await button(page, 'Create Post').boundingBox()
    return message && again ? again.y - message.y - message.height : Number.NaN
  }
  await expect.poll(gap).toBeGreaterThanOrEqual(0)
  await page.unroute(POSTS_CALL)
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Blog post created successfully')).toBeVisible()
  // The slug was left empty: it is made of the title, and the read time of the text.
  expect(await backend.read(`slug=eq.${name}`)).toMatchObject([{ title: name, excerpt: null, read_time: '1 min' }])
})

test('a taken slug is told at the field, and nothing typed is lost', async ({ page, request }) => {
  const post = await (await api(request)).create()
  await signIn(page, '/admin/blog/new')
  await title(page).fill('Another')
  await slug(page).fill(post.slug)
  await write(page, 'Kept.')
  await button(page, 'Create Post').click()
  const error = page.locator('[data-error]')
  await expect(error).toContainText('Another post has this slug. Please choose a different one.')
  await expect(error).toContainText(post.title)
  await expect(slug(page)).toBeFocused()
  await expect(richText(page)).toContainText('Kept.')
  await slug(page).fill('Not A Slug')
  await button(page, 'Create Post').click()
  await expect(page.locator('[data-error]')).toContainText('Lower-case letters')
  await title(page).fill('写作提示')
  await slug(page).fill('')
  await button(page, 'Create Post').click()
  await expect(page.locator('[data-error]')).toContainText('No slug can be made of this title')
  await expect(toast(page, 'Please fill in all required fields')).toBeVisible()
})

test('with the editor’s scripts blocked a plain field saves, sanitised', async ({ page, request, problems }) => {
  const backend = await api(request)
  const name = unique()
  await blockEditor(page)
  await signIn(page, '/admin/blog/new')
  await title(page).fill(name)
  await plainField(page).fill('<p>Plain <b>HTML</b><script>alert(1)</script><img src=x onerror=alert(1)></p>')
  await expectAccessible(page)
  await button(page, 'Create Post').click()
  // A picture that cannot be kept is told before, with its place.
  const losses = dialog(page, 'Not everything can be saved')
  await expect(losses).toContainText('a picture after “Plain HTML”')
  await button(page, 'Save without it').click()
  await expect(toast(page, 'Blog post created successfully')).toBeVisible()
  expect(await backend.read(`slug=eq.${name}`)).toMatchObject([{ content: '<p>Plain <b>HTML</b></p>' }])
  // Chromium reports a handler already when a document in which nothing runs is parsed.
  problems.splice(0, problems.length, ...problems.filter((text) => !text.startsWith('Executing inline event handler')))
})

test('a key whose cloud build does not load leads to the editor of the site', async ({ page, problems }) => {
  await page.route('**/functions/v1/get-tinymce-key', (route) => route.fulfill({ json: { apiKey: 'a-key' } }))
  let asked = ''
  await page.route('https://cdn.tiny.cloud/**', (route) => {
    asked = route.request().url()
    return route.abort()
  })
  await signIn(page, '/admin/blog/new')
  await write(page, 'It works.')
  await expect(richText(page)).toHaveText('It works.')
  // Without a key at build time the page's policy stops the vendor's script before it is asked for.
  expect(asked === '' || asked.includes('/a-key/tinymce/8/')).toBe(true)
  problems.splice(0, problems.length, ...problems.filter((text) => !text.includes('cdn.tiny.cloud')))
})

test('the editor saves by keyboard, and goes on in the other theme', async ({ page, request }) => {
  const post = await (await api(request)).create()
  await signIn(page, `/admin/blog/edit/${post.slug}`)
  await write(page, ' Second words.')
  await page.getByRole('button', { name: 'Change between light and dark' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(richText(page)).toContainText('First words. Second words.')
  await expect(richText(page)).toHaveCSS('background-color', 'rgb(39, 33, 26)')
  await richText(page).click()
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Blog post updated successfully')).toBeVisible()
  expect(await (await api(request)).read(`id=eq.${post.id}`)).toMatchObject([
    { content: expect.stringContaining('Second words.') },
  ])
})

test('the editor keeps nothing on the device that /cookies does not list', async ({ page }) => {
  await signIn(page, '/admin/blog/new')
  await write(page, 'Words.')
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  // The copy of the form comes a moment after the words, and its key goes on with the post's id and the form's.
  const keys = stored.map((key) => key.replace(/^(promptory:post-draft):.*/, '$1'))
  expect(keys).toEqual(expect.arrayContaining([expect.stringMatching(/^tinymce-custom-colors-/)]))
  await page.goto('/cookies')
  const list = await page.getByRole('main').innerText()
  expect(keys.filter((key) => !list.includes(key))).toEqual([])
})
