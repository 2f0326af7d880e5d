import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import { signInByCode } from './support/account.ts'
import { ADMIN, heading, password, READER, signIn, toast } from './support/admin.ts'

// One after the other: a logout ends the sessions of the account everywhere, those of a test beside it, too.
test.describe.configure({ mode: 'default' })

const cardOf = (page: Page, address: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: address }) })

/** Searches by the beginning of an address, and gives the card of the account. */
async function find(page: Page, address: string) {
  await page.getByLabel('Address, or how it begins').fill(address)
  await page.keyboard.press('Enter')
  const card = cardOf(page, address)
  await expect(card).toBeVisible()
  return card
}

test('an account made by a code is found, given Pro, exported and deleted', async ({ page, browser, baseURL }) => {
  const address = `visitor-${crypto.randomUUID()}@promptory.test`
  const context = await browser.newContext({ serviceWorkers: 'block', ...(baseURL ? { baseURL } : {}) })
  await signInByCode(await context.newPage(), address)
  await context.close()

  await signIn(page)
  await page.getByRole('link', { name: 'Accounts' }).click()
  await expect(heading(page)).toHaveText('Accounts')
  await page.getByLabel('Address, or how it begins').fill(address.slice(0, 30).toUpperCase())
  await page.locator('main').getByRole('button', { name: 'Search' }).click()
  const card = cardOf(page, address)
  await expect(card).toContainText('Keeps 0 things and 0 readings.')
  await page.reload()
  await expect(card).toBeVisible()
  // Nobody's address stands in the history.
  await expect(page).toHaveURL('/admin/accounts')

  await card.getByRole('button', { name: 'Give Pro' }).click()
  await card.getByRole('button', { name: 'One year' }).click()
  await card.getByLabel(/^Why/).fill('Found a mistake.')
  await card.getByRole('button', { name: 'Give', exact: true }).click()
  await expect(card).toContainText(new RegExp(`Pro until .+, given by ${ADMIN.email}: “Found a mistake\\.”`))
  await expect(card.getByText('Pro', { exact: true })).toBeVisible()
  await card.getByRole('button', { name: 'Take Pro back' }).click()
  await card.getByRole('button', { name: 'Take it back' }).click()
  await expect(card.getByText('Pro until')).toHaveCount(0)
  await expect(card.getByRole('button', { name: 'Give Pro' })).toBeFocused()

  const arrived = page.waitForEvent('download')
  await card.getByRole('button', { name: 'Export' }).click()
  const file = JSON.parse(await readFile(await (await arrived).path(), 'utf8'))
  expect(file).toMatchObject({ version: 1, email: address, subscriptions: [], kept_items: 0, readings: 0 })

  await card.getByRole('button', { name: 'Delete...' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByLabel('Type its address')).toBeFocused()
  await page.keyboard.type(address)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(toast(page, 'The account is deleted')).toBeVisible()
  await expect(page.getByText('No account has an address that begins like this.')).toBeVisible()

  // Whoever signs in next in this tab does not see who was looked up.
  const kept = () => page.evaluate(() => sessionStorage.getItem('promptory:account-search'))
  expect(await kept()).not.toBeNull()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/admin/login')
  await expect.poll(kept).toBeNull()
})

test('an admin’s account stays', async ({ page }) => {
  await signIn(page, '/admin/accounts')
  const card = await find(page, ADMIN.email)
  await expect(card.getByRole('link', { name: 'take that right away' })).toBeVisible()
  await expect(card.getByRole('button', { name: 'Delete...' })).toHaveCount(0)
})

for (const [width, colorScheme] of [
  [360, 'light'],
  [1440, 'dark'],
] as const) {
  test(`the page of accounts fits ${width} px, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await signIn(page, '/admin/accounts')
    const card = await find(page, READER.email)
    await card.getByRole('button', { name: 'Give Pro' }).click()
    await card.getByRole('button', { name: 'Give', exact: true }).click()
    await expect(card.getByText('Please choose the day')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    const small = await page
      .locator('main :is(button, input, textarea):visible')
      .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().height).filter((height) => height < 44))
    expect(small).toEqual([])
    await card.getByRole('button', { name: 'Delete...' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectAccessible(page, '[role=alertdialog]')
  })
}

test('a session that ends asks for the password in place, and what was typed is given', async ({ page, context }) => {
  await signIn(page, '/admin/accounts')
  const card = await find(page, READER.email)
  await card.getByRole('button', { name: 'Give Pro' }).click()
  await card.getByRole('button', { name: 'One month' }).click()
  await card.getByLabel(/^Why/).fill('Half a sentence')
  const other = await context.newPage()
  await other.goto('/admin')
  await other.getByRole('button', { name: 'Logout' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(dialog).toBeVisible()
  await expect(password(page)).toBeFocused()
  await password(page).fill(ADMIN.password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(card.getByLabel(/^Why/)).toHaveValue('Half a sentence')
  await card.getByRole('button', { name: 'Give', exact: true }).click()
  await expect(card).toContainText('“Half a sentence”')
  await card.getByRole('button', { name: 'Take Pro back' }).click()
  await card.getByRole('button', { name: 'Take it back' }).click()
  await expect(card.getByText('Pro until')).toHaveCount(0)
})
