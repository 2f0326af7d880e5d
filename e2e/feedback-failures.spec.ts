import type { Request, Route } from '@playwright/test'
import { alive, expect, expectAccessible, test } from './fixtures.ts'
import { analyze, field, openTool, reads, readsWith, result, TEXT } from './support/feedback.ts'
import { blockStorage, holdScripts } from './support/hindrances.ts'

const QUOTA = 'You have used your free feedback for today. The next one is due at 00:00 UTC, in 5 hours and 12 minutes.'

for (const [fault, answer] of [
  ['refused', (route: Route) => route.abort()],
  ['500', (route: Route) => route.fulfill({ status: 500, body: 'no' })],
  ['HTML with 200', (route: Route) => route.fulfill({ body: '<p>hello</p>', contentType: 'text/html' })],
] as const) {
  test(`${fault}: sample feedback of this very text, made on the device`, { tag: '@core' }, async ({
    page,
    problems,
  }) => {
    await readsWith(page, answer)
    await openTool(page)
    await field(page).fill(TEXT)
    await analyze(page).click()
    await expect(result(page)).toBeVisible()
    await expect(page.getByText(/^Sample feedback, made on your device/)).toBeVisible()
    await expect(page.locator('.notes')).toContainText('could of')
    await expect(page.locator('.marked .mk').first()).toBeVisible()
    // The browser reports the failed request itself.
    problems.length = 0
  })
}

test('offline, a text written before is read on the device', async ({ page, context, problems }) => {
  await openTool(page)
  // What the writing brings has to be there. An idle network is told once a page, and may be told before it.
  const underWay = new Set<Request>()
  page.on('request', (request) => void underWay.add(request))
  page.on('requestfinished', (request) => void underWay.delete(request))
  page.on('requestfailed', (request) => void underWay.delete(request))
  const begun = page.waitForEvent('worker')
  await field(page).fill(TEXT)
  const worker = await begun
  // It answers once its script has come, whose end the page may not be told.
  await worker.evaluate(() => undefined)
  const missing = () => [...underWay].map((request) => request.url()).filter((url) => url !== worker.url())
  await expect.poll(missing).toEqual([])
  await context.setOffline(true)
  await analyze(page).click()
  await expect(page.getByText(/^Sample feedback, made on your device/)).toBeVisible()
  await context.setOffline(false)
  problems.length = 0
})

test('the second text of a day: when the next is due, the way to Pro, no sample, and the text stays', {
  tag: '@core',
}, async ({ page, problems }) => {
  await reads(page, { error: { code: 'quota_exceeded', message: QUOTA } }, 429)
  await openTool(page)
  await field(page).fill(TEXT)
  await analyze(page).click()
  const notice = page.getByRole('alert')
  await expect(notice).toContainText(QUOTA)
  await expect(notice.getByRole('link', { name: 'Upgrade to Pro Plan' })).toHaveAttribute('href', '/pricing')
  await expect(field(page)).toHaveValue(TEXT)
  await expect(result(page)).toHaveCount(0)
  await expectAccessible(page)
  await page.reload()
  await alive(page)
  await expect(field(page)).toHaveValue(TEXT)
  problems.length = 0
})

test('with storage blocked everything can still be done', async ({ page }) => {
  await blockStorage(page)
  await reads(page)
  await openTool(page)
  await field(page).fill(TEXT)
  await analyze(page).click()
  await expect(page.getByText(/did not keep the analysis/)).toBeVisible()
  await page.getByRole('button', { name: 'Revise' }).click()
  await page.getByLabel('Your revision').fill('Better.')
  await page.getByRole('button', { name: 'Compare the drafts' }).click()
  await expect(page.locator('.drafts ins')).toContainText('Better')
})

test('what is typed and pressed before the scripts have come is not lost', async ({ page }) => {
  await reads(page)
  const release = await holdScripts(page)
  await page.goto('/feedback-tool', { waitUntil: 'commit' })
  await field(page).fill(TEXT)
  // It says that it is disabled until the text is counted; a hand presses it all the same.
  await analyze(page).click({ force: true })
  release()
  await expect(result(page)).toBeVisible()
})
