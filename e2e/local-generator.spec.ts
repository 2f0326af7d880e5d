import type { Page } from '@playwright/test'
import { alive, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures'
import { holdScripts } from './support/hindrances.ts'

const PATH = '/prompt-generator'
const FIRST = 'Write a professional, medium prompt in english.'

const output = (page: Page) => page.getByLabel('Your prompt', { exact: true }).and(page.locator('textarea'))
const structured = (page: Page) => page.getByLabel(/^Structured for/).and(page.locator('textarea'))
const ways = (page: Page) => page.getByRole('navigation', { name: 'Two ways to a prompt' })

test('defaults, tips, the pause after typing, copy and its two seconds', { tag: '@core' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(PATH)
  await alive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Prompt Generator')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('AI Prompt Generator')
  for (const [label, value] of [
    ['AI Model', 'chatgpt'],
    ['Tone', 'professional'],
    ['Length', 'medium'],
    ['Language', 'english'],
    ['Topic', ''],
    ['Keywords', ''],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
  }
  await expect(output(page)).toHaveValue(FIRST)
  await expect(output(page)).toHaveAttribute('rows', '4')

  const tips = page.getByRole('region', { name: 'Five tips', includeHidden: true })
  await expect(tips.locator('li').first()).toBeHidden()
  await page.getByRole('button', { name: 'Five tips' }).click()
  await expect(tips.locator('li')).toHaveCount(5)
  await expect(tips.getByRole('link')).toHaveAttribute('href', '/blog')

  // Time stands, or on a busy machine the pause would be over before the look.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByLabel('Topic').pressSequentially('bees')
  expect(await output(page).inputValue()).toBe(FIRST)
  await page.clock.resume()
  await expect(output(page)).toHaveValue('Write a professional, medium prompt on the topic of bees in english.')
  await page.getByLabel('Keywords').fill('hive, honey')
  await page.getByLabel('Tone').selectOption('Humorous')
  const text =
    'Write a humorous, medium prompt on the topic of bees using the following keywords: hive, honey in english.'
  await expect(output(page)).toHaveValue(text)

  const copy = page.getByRole('button', { name: /^(Copy to Clipboard|Copied!)$/ })
  // And so would the two seconds. The page's clock is a minute ahead by now.
  await page.clock.pauseAt(Date.now() + 600_000)
  await copy.click()
  await expect(copy).toHaveText('Copied!')
  await expect(copy).toBeDisabled()
  await page.clock.resume()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  await expect(page.getByText('You can now paste the prompt anywhere.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
  await expect(copy).toHaveText('Copy to Clipboard')
  await expect(copy).toBeEnabled()
})

test('a structured prompt for each AI', async ({ page }) => {
  await page.goto(PATH)
  await alive(page)
  await expect(structured(page)).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Copy structured prompt' })).toBeDisabled()
  await page.getByLabel('Topic').fill('keeping bees')
  for (const [model, pattern] of [
    ['ChatGPT', /^1\. Task\n/],
    ['Claude', /^<task>\n/],
    ['Gemini', /^Task: /],
    ['Midjourney', /^keeping bees, .+ --ar 3:2$/],
  ] as const) {
    await page.getByLabel('AI Model').selectOption(model)
    await expect(structured(page)).toHaveValue(pattern)
    await expect(page.getByText(`Laid out for ${model}`)).toBeVisible()
    await expect(
      page
        .getByRole('region', { name: `Structured for ${model}` })
        .getByRole('link', { name: new RegExp(`open(s)? (in )?${model}|Open in ${model}`, 'i') }),
    ).toBeVisible()
  }
  await page.getByLabel('AI Model').selectOption('Claude')
  await page.getByLabel('Language').selectOption('German')
  await expect(structured(page)).toHaveValue(/Sprache: Deutsch\./)
})

test('a shared address opens the same, a reload keeps it, Back and a way round return to it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(PATH)
  await alive(page)
  const steps = await page.evaluate(() => history.length)
  await page.getByLabel('Topic').fill('bees & 🐝')
  await page.getByLabel('Keywords').fill('hive, honey')
  await page.getByLabel('Length').selectOption('Long')
  await page.getByLabel('AI Model').selectOption('Gemini')
  // The keywords, too: on a busy machine the pause after typing may pass between the two fields.
  await expect(structured(page)).toHaveValue(/bees & 🐝[\s\S]+hive, honey/)
  expect(await page.evaluate(() => history.length)).toBe(steps)
  const text = await structured(page).inputValue()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied!')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(() => page.url()).toBe(link)

  await page.reload()
  await alive(page)
  await expect(structured(page)).toHaveValue(text)

  const other = await context.newPage()
  await other.goto(link)
  await alive(other)
  await expect(structured(other)).toHaveValue(text)
  await expect(other.getByLabel('Length')).toHaveValue('long')

  // Typed and left at once: by the link, back by Back, and round by another link.
  await page.getByLabel('Topic').fill('wasps')
  await ways(page).getByRole('link', { name: 'Describe it' }).click()
  await expect(page).toHaveURL('/generator')
  await page.goBack()
  await expect(page.getByLabel('Topic')).toHaveValue('wasps')
  await ways(page).getByRole('link', { name: 'Describe it' }).click()
  // Both pages have both links.
  await expect(page.getByLabel('What do you want to achieve?')).toBeVisible()
  await ways(page).getByRole('link', { name: 'Pick options, works offline' }).click()
  await expect(page.getByLabel('Topic')).toHaveValue('wasps')
  await expect(output(page)).toHaveValue(/wasps/)

  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(output(page)).toHaveValue(FIRST)
  await page.goBack()
  await expect(page.getByLabel('Topic')).toHaveValue('wasps')
})

test('nothing that is typed is sent anywhere, and it works offline', async ({ page, context, problems }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto(PATH)
  await alive(page)
  // What the frame brings by itself, and the messages.
  await expect(page.getByText('Cookies for ads?')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByLabel('Topic').fill('email to my zanzibarbees')
  await expect(output(page)).toHaveValue(/zanzibarbees/)
  await expect(structured(page)).toHaveValue(/1\. Task[\s\S]+zanzibarbees/)
  await expect(page.getByText('Prompt check: 4 of 5', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Copy to Clipboard' }).click()
  await expect(page.getByText('You can now paste the prompt anywhere.')).toBeVisible()
  // Links near the pointer are fetched ahead, in vain.
  expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  problems.length = 0
  await context.setOffline(false)
  await page.reload()
  await alive(page)
  await expect(output(page)).toHaveValue(/zanzibarbees/)
  expect(sent.filter((request) => request.includes('zanzibarbees'))).toEqual([])
})

test('what is typed before the scripts have come is not lost', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(PATH, { waitUntil: 'commit' })
  await page.getByLabel('Topic').fill('early bees')
  await page.getByLabel('Tone').selectOption('Casual')
  release()
  await alive(page)
  await expect(page.getByLabel('Topic')).toHaveValue('early bees')
  await expect(page.getByLabel('Tone')).toHaveValue('casual')
  await expect(structured(page)).toHaveValue(/^1\. Task[\s\S]+early bees/)
})

test('a pasted book neither freezes nor is lost', async ({ page }) => {
  await page.goto(PATH)
  await alive(page)
  await page.getByLabel('Topic').fill('bees and '.repeat(22_000))
  await expect(page.getByText(/a link cannot carry it/)).toBeVisible()
  await expect(output(page)).toHaveValue(/bees and bees/)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Too long for a link')).toBeVisible()
  await page.reload()
  await alive(page)
  expect((await page.getByLabel('Topic').inputValue()).length).toBeGreaterThan(190_000)
})

test('from the topic to the copied prompt by keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(PATH)
  await alive(page)
  await page.getByLabel('Topic').focus()
  await page.keyboard.type('night trains')
  await page.keyboard.press('Tab')
  await page.keyboard.type('couchette, border')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Cl')
  await expect(page.getByLabel('AI Model')).toHaveValue('claude')
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab')
  await expect(output(page)).toBeFocused()
  await expect(output(page)).toHaveValue(/couchette, border/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('night trains')
  await expect(page.getByRole('button', { name: 'Copy to Clipboard' })).toBeFocused()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`accessible at work, on a phone, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(`${PATH}#topic=${'keeping+bees+'.repeat(12)}&model=claude`)
    await alive(page)
    await page.locator('.score summary').click()
    await page.getByText('Five tips').click()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
}

test('the generator shows what would help a description', async ({ page }) => {
  await page.goto('/generator')
  await alive(page)
  await page.getByLabel('What do you want to achieve?').fill('rent reminder')
  await expect(page.getByText('Prompt check: 0 of 4')).toBeVisible()
  await page.getByLabel('What do you want to achieve?').fill('A kind reminder to my tenant, in five sentences')
  await expect(page.getByText('Prompt check: 3 of 4')).toBeVisible()
  await expectAccessible(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the page reads, and says what does not work', async ({ page }) => {
    await page.goto(PATH)
    await expect(output(page)).toHaveValue(FIRST)
    await expect(page.locator('noscript div')).toBeVisible()
    await page.getByText('Five tips').click()
    await expect(page.getByText('Three keywords are plenty.')).toBeVisible()
  })
})
