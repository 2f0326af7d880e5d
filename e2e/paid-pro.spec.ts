import { readFile } from 'node:fs/promises'
import { alive, expect, expectAccessible, test } from './fixtures.ts'
import { accountMenu, codeFor } from './support/account.ts'
import { backendKeys } from './support/backend.ts'
import { analyze, countKept, field, openTool, result, TEXT } from './support/feedback.ts'
import { PRICE, sellPro } from './support/priced.ts'

const TEXTS = [1, 2, 3].map((number) => `${TEXT} That was the end of letter ${number}, and nobody answered it.`)

test('becoming Pro, reading without a limit, cancelling, taking all along and deleting the account', {
  tag: '@core',
}, async ({ page, problems, request }) => {
  const address = `paying-${crypto.randomUUID()}@promptory.test`
  await sellPro(page)
  await page.goto('/sitemap')
  await alive(page)
  await page.locator('main').getByRole('link', { name: 'Pricing' }).click()
  const pro = page.getByRole('region', { name: 'Pro' })
  await expect(pro.getByText(PRICE, { exact: true })).toBeVisible()
  await expectAccessible(page, 'main')

  // By way of signing in, back to the price.
  await pro.getByRole('link', { name: 'Get Pro' }).click()
  await page.getByLabel('Your e-mail address').fill(address)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Code from the mail')).toBeFocused()
  await page.keyboard.type(await codeFor(address))
  await page.keyboard.press('Enter')
  await pro.getByRole('button', { name: 'Get Pro' }).click()

  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByText(/^You have Pro\. It renews on/)).toBeVisible()

  await openTool(page)
  for (const [index, text] of TEXTS.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Analyze Another Text' }).click()
    await field(page).fill(text)
    await analyze(page).click()
    await expect(result(page)).toBeVisible()
    await expect(page.getByText('Made by our built-in checker on our server.')).toBeVisible()
    await expect.poll(() => countKept(page)).toBe(index + 1)
  }
  const header = page.getByRole('banner')
  await accountMenu(page).click()
  await header.getByRole('link', { name: 'Writing history' }).click()
  await expect(page.getByRole('button', { name: /^Read again/ })).toHaveCount(TEXTS.length)

  await accountMenu(page).click()
  await header.getByRole('link', { name: 'Your account' }).click()
  // Nobody is charged for an account that is gone.
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('button', { name: 'Delete it for good' }).click()
  await expect(page.getByText('A subscription is running. Please cancel it first.')).toBeVisible()
  // The browser tells of the refused call by itself.
  await expect.poll(() => problems.length).toBe(1)
  expect(problems.splice(0)).toEqual([expect.stringContaining('500')])
  await page.getByRole('button', { name: 'Change card or cancel' }).click()
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByText(/^You have Pro until .+ It ends then, and nothing more is charged\./)).toBeVisible()

  const arrived = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download everything' }).click()
  const file = JSON.parse(await readFile(await (await arrived).path(), 'utf8'))
  expect(file).toMatchObject({ version: 1, email: address })
  expect(file.reading.map(({ text }: { text: string }) => text)).toEqual(TEXTS.toReversed())

  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('sb-promptory-auth-token') ?? '{}').access_token as string,
  )
  const headers = { apikey: backendKeys().publishableKey, authorization: `Bearer ${token}` }
  const readings = () => request.get('/rest/v1/readings?select=text', { headers })
  expect(await (await readings()).json()).toHaveLength(TEXTS.length)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('button', { name: 'Delete it for good' }).click()
  await expect(page.getByLabel('Your e-mail address')).toBeVisible()
  const answer = await readings()
  expect(answer.ok() ? await answer.json() : []).toEqual([])
  const billing = await request.post('/functions/v1/open-billing', { headers, data: {} })
  expect(billing.status()).toBe(401)
})
