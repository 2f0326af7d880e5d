import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { alive, expect, expectAccessible, test } from './fixtures'
import { hold } from './support/hindrances.ts'
import { COPIED_MS, linger, MESSAGE_MS } from './support/linger.ts'

test('a prompt is copied, saved and found again after a reload', { tag: '@core' }, async ({ page }) => {
  await linger(page, COPIED_MS, MESSAGE_MS)
  await page.goto('/funny-writing-prompts-for-adults')
  await alive(page)
  const first = page.locator('#prompt-1')
  await first.getByRole('button', { name: 'Copy' }).click()
  await expect(first.getByText('Copied!')).toBeVisible()
  // It is looked at as soon as it has come to rest.
  await expect(page.locator('[data-sonner-toast]')).toHaveCSS('opacity', '1')
  const message = await new AxeBuilder({ page }).include('[data-sonner-toast]').analyze()
  expect(message.violations.map(({ id }) => id)).toEqual([])
  const text = await page.locator('#prompt-1 .prompt-text').innerText()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
  await first.getByRole('button', { name: 'Save' }).click()
  await expect(first.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(first.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-pressed', 'true')
})

test('a sample on the home page leads to its prompt, whose card shows a check mark once it is copied', async ({
  page,
}) => {
  await linger(page, COPIED_MS)
  await page.goto('/')
  await alive(page)
  const sample = page.getByRole('link', { name: /^The lighthouse was automated/ })
  const words = await sample.textContent()
  await sample.click()
  await expect(page).toHaveURL(/\/creative-writing-prompts#prompt-\d+$/)
  const card = page.locator(new URL(page.url()).hash)
  await expect(card).toBeInViewport()
  expect(await card.locator('.prompt-text').innerText()).toBe(words)
  const copy = card.getByRole('button', { name: /^Cop/ })
  await copy.click()
  await expect(copy).toHaveText('Copied!')
  await expect(copy.locator('svg.lucide-check')).toBeVisible()
  await expect(copy).toHaveText('Copy')
  await expect(copy.locator('svg.lucide-copy')).toBeVisible()
})

test('blanks are filled by keyboard and opened in an AI', async ({ page }) => {
  await page.goto('/marketing-prompts')
  await alive(page)
  await page.getByRole('button', { name: '0 of 2 filled' }).first().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('a ferry that sells soup')
  await expect(page.locator('[data-filled]').first()).toHaveText('a ferry that sells soup')
  await page.keyboard.press('Tab')
  await expect(page.getByText('For example: a tram museum run by volunteers')).toBeVisible()
  await expectAccessible(page, '#prompt-1')
  await page.getByRole('button', { name: /^Open/ }).first().click()
  await expect(page.getByRole('main').getByRole('link', { name: /^Claude/ })).toHaveAttribute(
    'href',
    /ferry%20that%20sells%20soup/,
  )
  await expectAccessible(page, '#prompt-1')
})

test('a shared address leads to its prompt', async ({ page }) => {
  await page.goto('/journal-prompts/gratitude#prompt-15')
  await alive(page)
  await expect(page.locator('#prompt-15')).toBeInViewport()
  // Where most of a long list is not laid out yet.
  await page.goto('/short-writing-prompts#prompt-100')
  await alive(page)
  await expect(page.locator('#prompt-100')).toBeInViewport()
})

test('a saved prompt’s link leads to its own page, and what was saved before to its place in the list', async ({
  page,
}) => {
  await page.goto('/writing-prompts')
  await alive(page)
  const to = (await page.locator('#prompt-12 .prompt-title a').getAttribute('href')) ?? ''
  await page.locator('#prompt-12').getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'View' }).click()
  await expect(page).toHaveURL('/saved')
  await page.getByRole('link', { name: /^Go to its page/ }).click()
  await expect(page).toHaveURL(to)
  await expect(page.getByRole('button', { name: 'Save' }).first()).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/writing-prompts#prompt-12')
  await alive(page)
  const target = page.locator('.prompt:target')
  await expect(target).toBeInViewport()
  await expect(target.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Tab')
  await expect(target.locator('a, button').first()).toBeFocused()
})

test('a reload stays where the visitor was', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/writing-prompts')
  await alive(page)
  await page.locator('#prompt-40').evaluate((prompt) => prompt.scrollIntoView({ behavior: 'instant' }))
  await expect(page.locator('#prompt-40')).toBeInViewport()
  await page.reload()
  await alive(page)
  await expect(page.locator('#prompt-40')).toBeInViewport()
})

test('a page that was reached by link works like one that was loaded', async ({ page }) => {
  await page.goto('/writing-prompts')
  await alive(page)
  await page.getByRole('navigation', { name: 'Related pages' }).getByRole('link').first().click()
  await expect(page).not.toHaveURL('/writing-prompts')
  // The address changes first: until the page is there, the old one could be pressed.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Writing Prompts')
  await expect(page.locator('title')).toHaveCount(1)
  await page.getByRole('button', { name: 'Give me one' }).click()
  await expect(page.locator('[data-prompt]:visible')).toHaveCount(1)
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect.poll(() => page.locator('[data-prompt]:visible').count()).toBeGreaterThan(10)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Writing Prompts')
})

test('one prompt shown alone leaves the prompts of the next page alone, and of the same one on Back', async ({
  page,
}) => {
  await page.goto('/writing-prompts/short-story')
  await alive(page)
  const heading = page.getByRole('heading', { level: 1 })
  const name = (await heading.textContent()) ?? ''
  await page.getByRole('button', { name: 'Give me one' }).click()
  await expect(page.locator('[data-prompt]:visible')).toHaveCount(1)
  await page.locator('footer').getByRole('link', { name: 'Fantasy' }).click()
  await expect(page).toHaveURL('/writing-prompts/fantasy')
  await expect(heading).not.toHaveText(name)
  await expect.poll(() => page.locator('[data-prompt]:visible').count()).toBeGreaterThan(10)
  await page.goBack()
  await expect(heading).toHaveText(name)
  await expect(page).toHaveURL('/writing-prompts/short-story')
  await expect.poll(() => page.locator('[data-prompt]:visible').count()).toBeGreaterThan(10)
})

test('a page reached by link shows every day that was ticked; an unticked one is taken back', async ({ page }) => {
  await page.goto('/journal-prompts')
  await page.evaluate(() => localStorage.setItem('promptory:challenge', '[1,2,3,17]'))
  await page.reload()
  await alive(page)
  await page.locator('main a[href="/journal-prompts/daily"]').first().click()
  await expect(page).toHaveURL('/journal-prompts/daily')
  await expect(page.getByText('4 of 30 days written.')).toBeVisible()
  const day = (number: number) => page.locator(`#prompt-${number}`).getByRole('button', { name: 'Written' })
  await expect(day(17)).toHaveAttribute('aria-pressed', 'true')
  for (const number of [1, 2, 3, 17]) await day(number).click()
  await expect(page.getByText('One prompt a day.')).toBeVisible()
  await expect(page.getByText('days written.')).toHaveCount(0)
})

test('the thirty days are ticked, packed and put into a calendar', async ({ page }) => {
  // The second message is looked at after the file has been read.
  await linger(page, MESSAGE_MS)
  await page.goto('/journal-prompts/daily')
  await alive(page)
  await page.locator('#prompt-1').getByRole('button', { name: 'Written' }).click()
  await expect(page.getByText('1 of 30 days written.')).toBeVisible()
  const pack = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the 30-day pack' }).click()
  await expect(page.getByText('Download Started')).toBeVisible()
  const file = await pack
  expect(file.suggestedFilename()).toBe('promptory-30-day-journal.html')
  expect((await readFile(await file.path(), 'utf8')).match(/<section>/g)).toHaveLength(30)
  await expect(page.getByText('Download Complete')).toBeVisible()
  const calendar = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to my calendar' }).click()
  expect((await readFile(await (await calendar).path(), 'utf8')).match(/BEGIN:VEVENT/g)).toHaveLength(30)
  await page.reload()
  await expect(page.getByText('1 of 30 days written.')).toBeVisible()
})

test('the newsletter on the journal hub takes an address', { tag: '@core' }, async ({ page }) => {
  const release = await hold(page, '**/functions/v1/join-email-list')
  await page.goto('/journal-prompts')
  await alive(page)
  await page.getByLabel('Email', { exact: true }).fill('reader@example.org')
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('button', { name: 'Subscribing...' })).toBeVisible()
  release()
  await expect(page.getByText('Subscribed!')).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('')
})

test('the generator on the business page works as everywhere', async ({ page }) => {
  await page.goto('/business-prompts')
  await alive(page)
  await page.getByLabel('What do you want to achieve?').fill('a price rise told to our oldest customers')
  await page.getByRole('button', { name: 'Generate Prompt' }).click()
  await expect(page.getByLabel('Generated prompt')).toContainText('price rise')
})

test('the sheet on the home page is filled and copied', async ({ page }) => {
  await linger(page, COPIED_MS)
  await page.goto('/')
  await alive(page)
  const blank = page.getByRole('textbox', { name: 'one odd thing' })
  await blank.click()
  await page.keyboard.type('a bucket of sea')
  await page.getByRole('button', { name: /Copy prompt/ }).click()
  await expect(page.getByText('Copied!').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('a bucket of sea')
})

test('cookies are asked about once, and the footer asks again', { tag: '@core' }, async ({ page }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost')) foreign.push(request.url())
  })
  await page.goto('/about')
  await alive(page)
  const banner = page.getByRole('region', { name: 'Cookies for ads?' })
  await expect(banner).toBeVisible()
  await expectAccessible(page)
  await banner.getByRole('button', { name: 'Accept' }).click()
  await expect(banner).toBeHidden()
  await page.reload()
  await alive(page)
  await page.waitForTimeout(2500)
  await expect(banner).toBeHidden()
  await page.getByRole('button', { name: 'Cookie Settings' }).click()
  await expect(banner).toBeVisible()
  await banner.getByRole('button', { name: 'Decline' }).click()
  // Without an ad account nothing is ever asked of another site, whatever the answer.
  expect(foreign).toEqual([])
})

test('what was filled into a blank is there after a reload, on the page of an AI and on the prompt’s own', async ({
  page,
}) => {
  await page.goto('/chatgpt')
  await alive(page)
  const card = page
    .locator('[data-prompt]')
    .filter({ has: page.getByRole('textbox') })
    .first()
  const blank = card.getByRole('textbox').first()
  await blank.click()
  await page.keyboard.type('Bergen')
  await expect(blank).toHaveText('Bergen')
  await page.reload()
  await alive(page)
  await expect(blank).toHaveText('Bergen')
  await card.locator('.prompt-title a').click()
  await expect(page.locator('.sheet').getByRole('textbox').first()).toHaveText('Bergen')
})

test('on a phone, a prompt that was copied moves none of its buttons', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await linger(page, COPIED_MS)
  // The question about cookies would come up over the button, which is then scrolled into sight.
  await page.addInitScript(() => localStorage.setItem('promptory:consent', 'declined'))
  await page.goto('/writing-prompts')
  await alive(page)
  await page.evaluate(() => document.fonts.ready)
  const prompt = page.locator('#prompt-1')
  const share = prompt.getByRole('button', { name: 'Share' })
  const copy = prompt.getByRole('button', { name: 'Copy', exact: true })
  await copy.scrollIntoViewIfNeeded()
  const places = async () => [await share.boundingBox(), (await page.locator('#prompt-2').boundingBox())?.y]
  const before = await places()
  await copy.click()
  await expect(prompt.getByRole('button', { name: 'Copied!' })).toBeVisible()
  expect(await places()).toEqual(before)
})
