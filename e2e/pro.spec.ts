import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { alive, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import { signInByCode } from './support/account.ts'
import { givePro, payForPro } from './support/database.ts'
import { analyze, countKept, field, openTool, reads, result, TEXT } from './support/feedback.ts'

const SECOND = `${TEXT} In the end the bridge stayed open, and nobody knew why.`

const newAddress = () => `pro-${crypto.randomUUID()}@promptory.test`

/**
 * Has a text read, and waits until it is in the history. That an account with Pro reads without the limit,
 * tests/integration/pro-feedback.test.ts shows.
 */
async function haveRead(page: Page, text: string, count: number) {
  await field(page).fill(text)
  await analyze(page).click()
  await expect(result(page)).toBeVisible()
  await expect.poll(() => countKept(page)).toBe(count)
}

test('without a price the pricing page sells nothing', async ({ page }) => {
  await page.goto('/pricing')
  await alive(page)
  const pro = page.getByRole('region', { name: 'Pro' })
  await expect(pro.getByText('Not fixed yet')).toBeVisible()
  await expect(pro.getByText('Not for sale yet: this site takes no payments.')).toBeVisible()
  await expect(pro.getByRole('button', { name: 'Put me on the list' })).toBeVisible()
  await expect(page.getByText('Get Pro')).toHaveCount(0)
})

test('with Pro, texts that are read stand in the history until they are deleted', async ({ page }) => {
  const address = newAddress()
  await signInByCode(page, address)
  await expect(page.getByRole('link', { name: 'What Pro costs' })).toBeVisible()
  await givePro(address)
  await page.reload()
  await expect(page.getByText(/^You have Pro until .+ It was given to you/)).toBeVisible()

  await reads(page)
  await openTool(page)
  await haveRead(page, TEXT, 1)
  await page.getByRole('button', { name: 'Analyze Another Text' }).click()
  await haveRead(page, SECOND, 2)
  await page.getByRole('button', { name: 'Revise' }).click()
  await page.getByLabel('Your revision').fill(SECOND.replace('nobody knew why', 'somebody knew'))

  await page.getByText('Your past analyses').click()
  await page.getByRole('link', { name: 'writing history' }).click()
  const texts = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Read again/ }) })
  await expect(texts).toHaveCount(2)
  await expect(texts.first()).toContainText('Marked: ')
  await expect(page.getByRole('table', { name: /^Marks in each 100 words/ })).toBeVisible()
  await texts
    .first()
    .getByRole('button', { name: /^Read again/ })
    .click()
  await expect(texts.first().getByRole('heading', { name: 'As it was read' })).toBeVisible()

  for (const [width, colorScheme] of [
    [360, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page, 'main')
  }

  await texts
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('button', { name: 'Delete it for good' }).click()
  await expect(texts).toHaveCount(1)
  await page.reload()
  await expect(texts).toHaveCount(1)

  await page.locator('main').getByRole('link', { name: 'Your account' }).click()
  const arrived = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download everything' }).click()
  const file = JSON.parse(await readFile(await (await arrived).path(), 'utf8'))
  expect(file.reading).toEqual([expect.objectContaining({ text: TEXT })])
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign out, keep them here' }).click()
  await expect(page.getByLabel('Your e-mail address')).toBeVisible()
  await page.goto('/account/history')
  await expect(page.getByRole('link', { name: 'Sign in to see yours' })).toBeVisible()
  await expect(texts).toHaveCount(0)
})

test('a revision is in the history of another device', async ({ page, browser, baseURL }) => {
  const address = newAddress()
  await signInByCode(page, address)
  await givePro(address)
  await reads(page)
  await openTool(page)
  await haveRead(page, TEXT, 1)
  await page.getByRole('button', { name: 'Revise' }).click()
  const sent = page.waitForRequest(
    (request) => request.url().includes('keep_reading') && (request.postData() ?? '').includes('a new bridge'),
  )
  await page.getByLabel('Your revision').fill(TEXT.replace('the old bridge', 'a new bridge'))
  await (await sent).response()

  const context = await browser.newContext({ serviceWorkers: 'block', ...(baseURL ? { baseURL } : {}) })
  const laptop = await context.newPage()
  await signInByCode(laptop, address)
  await laptop.getByRole('link', { name: 'Your writing history' }).click()
  await laptop.getByRole('button', { name: /^Read again/ }).click()
  await expect(laptop.locator('ins').filter({ hasText: 'new' })).toBeVisible()
  await context.close()
})

test('after paying, the account page waits for Stripe’s word', async ({ page }) => {
  const address = newAddress()
  await signInByCode(page, address)
  await page.goto('/account?pro=paid')
  await expect(page.getByText('Thank you. Stripe is telling us of your payment')).toBeVisible()
  await payForPro(address)
  const paid = page.getByText(/^You have Pro\. It renews on/)
  const lookAgain = page.getByRole('button', { name: 'Look again' })
  // On a slow machine the page has stopped looking before the payment is there.
  await expect(async () => {
    if (await lookAgain.isVisible()) await lookAgain.click({ timeout: 1000 })
    await expect(paid).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 60_000 })
})
