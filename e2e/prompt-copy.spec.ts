import { alive, expect, test } from './fixtures'
import { COPIED_MS, linger } from './support/linger.ts'

const PROMPT = '/prompts/break-even-on-one-line'

for (const width of [360, 1440]) {
  test(`a copy is changed, kept, linked, and opens at a friend’s, at ${width} pixels`, async ({ page, browser }) => {
    await page.setViewportSize({ width, height: 800 })
    await linger(page, COPIED_MS)
    await page.goto(PROMPT)
    await alive(page)
    await page.getByRole('button', { name: 'Edit a copy' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Break-even on one line' })).toBeVisible()
    const field = page.getByLabel('Your version')
    const original = await field.inputValue()
    await field.fill(`${original} Answer in German.`)
    await expect(page.locator('[data-changes] ins')).toHaveText(' Answer in German.')
    await page.reload()
    await expect(field).toHaveValue(`${original} Answer in German.`)
    await page.getByRole('button', { name: 'Link to your version' }).click()
    await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await page.getByRole('button', { name: 'Keep in my collection' }).click()
    await page.getByRole('button', { name: 'View' }).click()
    await page.getByRole('button', { name: /My versions/ }).click()
    await expect(page.getByText('Answer in German.')).toBeVisible()
    await page.getByRole('link', { name: /See what you changed/ }).click()
    await expect(page.locator('[data-changes] ins')).toHaveText(' Answer in German.')

    const friend = await (
      await browser.newContext({ viewport: { width, height: 800 }, serviceWorkers: 'block' })
    ).newPage()
    await friend.goto(link)
    await expect(friend.getByRole('heading', { name: 'A changed copy of “Break-even on one line”' })).toBeVisible()
    await expect(friend.locator('.prompt-text')).toHaveText(`${original} Answer in German.`)
    await friend.getByRole('button', { name: 'Keep in my collection' }).click()
    await expect(friend.getByText('Kept in your collection')).toBeVisible()
    const overflow = await friend.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await friend.context().close()
  })
}

test('what a link brings is text, and a link that names nothing says so', async ({ page }) => {
  const text = '<img src=x onerror="document.title=1"><b>bold</b>'
  await page.goto(`/copy#of=break-even-on-one-line&text=${encodeURIComponent(text)}`)
  await expect(page.locator('.prompt-text')).toHaveText(text)
  await expect(page.locator('.prompt-text b')).toHaveCount(0)
  await page.goto('about:blank')
  await page.goto('/copy#of=../admin')
  await expect(page.getByText('This link names no prompt of this site.')).toBeVisible()
})

test('a copy says that the prompt on the site has changed since', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const createdAt = '2026-11-20T10:00:00Z'
    const source = '/prompts/break-even-on-one-line'
    const prompt = { id: 'a', title: 'Mine', text: 'Mine.', source, original: 'How it was then.', createdAt }
    localStorage.setItem(
      'promptory:collections',
      JSON.stringify([{ id: 'c', name: 'Mine', createdAt, prompts: [prompt] }]),
    )
  })
  await page.goto('/copy#of=break-even-on-one-line')
  await expect(page.getByText('The prompt on the site has changed since you made your copy.')).toBeVisible()
  await expect(page.getByLabel('Your version')).toHaveValue('Mine.')
})
