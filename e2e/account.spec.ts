import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { alive, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import { accountMenu, signInByCode } from './support/account.ts'
import { heading, signIn } from './support/admin.ts'

const newAddress = () => `visitor-${crypto.randomUUID()}@promptory.test`

test('signing in and out by a code, and nothing of it in the way of speed', { tag: '@core' }, async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const header = page.getByRole('banner')
  await page.goto('/chatgpt')
  await alive(page)
  await header.getByRole('link', { name: 'Sign in' }).click()
  await expect(heading(page)).toHaveText('Your Account')
  await expectAccessible(page, 'main')
  expect(scripts.filter((url) => url.includes('supabase') || url.includes('/auth/v1'))).toEqual([])

  const address = newAddress()
  await signInByCode(page, address)
  await expectAccessible(page, 'main')
  await page.goto('/chatgpt')
  await accountMenu(page).click()
  await expect(header.getByText(address)).toBeVisible()
  await expectAccessible(page, 'header')
  await header.getByRole('link', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign out, keep them here' }).click()
  await expect(page.getByLabel('Your e-mail address')).toBeVisible()
  await expect(header.getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('a wrong code is told, and what was typed stays', async ({ page, problems }) => {
  await page.goto('/account')
  await alive(page)
  await page.getByLabel('Your e-mail address').fill(newAddress())
  await page.keyboard.press('Enter')
  const code = page.getByLabel('Code from the mail')
  await code.fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This code is wrong')).toBeVisible()
  await expect(code).toHaveValue('000000')
  await page.reload()
  await expect(code).toBeVisible()
  // The browser tells of the refused call by itself.
  await expect.poll(() => problems.length).toBe(1)
  expect(problems.splice(0)).toEqual([expect.stringContaining('403')])
})

test('an admin is signed in here, too', async ({ page }) => {
  await signIn(page)
  await page.goto('/account')
  await expect(page.locator('main').getByText(/admin-\d+@promptory\.test/)).toBeVisible()
})

for (const [width, colorScheme] of [
  [360, 'light'],
  [1440, 'dark'],
] as const) {
  test(`the account page fits ${width} px, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/account')
    await alive(page)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    if (width < 700) {
      await page.getByRole('button', { name: 'Menu' }).click()
      await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Sign in' })).toBeVisible()
    }
  })
}

/** Opens a second device: another context, with storage of its own. */
async function secondDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...(baseURL ? { baseURL } : {}) })
  return context.newPage()
}

const save = (page: Page) => page.locator('main').getByRole('button', { name: /^Save/ }).first()

/** Waits until the device says that it is in step. */
async function inStep(page: Page) {
  await page.goto('/account')
  await expect(page.getByText('This device is in step')).toBeVisible()
}

test('what is saved on one device is there on the other, and so is what both change without a network', {
  tag: '@core',
}, async ({ page, browser, baseURL, problems }) => {
  const address = newAddress()
  await signInByCode(page, address)
  await page.goto('/writing-prompts/fantasy')
  await alive(page)
  await save(page).click()
  await inStep(page)

  const laptop = await secondDevice(browser, baseURL)
  await signInByCode(laptop, address)
  await inStep(laptop)
  await laptop.goto('/saved')
  await expect(laptop.getByText('Kept on all your devices.')).toBeVisible()
  const saved = (device: Page) =>
    device.evaluate(() => JSON.parse(localStorage.getItem('promptory:favourites') ?? '[]').length)
  expect(await saved(laptop)).toBe(1)

  // Both write to one sheet while there is no network.
  for (const [device, text] of [
    [page, 'Written on the phone.'],
    [laptop, 'Written on the laptop.'],
  ] as const) {
    await device.goto('/write')
    await alive(device)
    await device.context().setOffline(true)
    await device.getByLabel('Your text').fill(text)
    await expect(device.getByText('kept on this device')).toBeVisible()
    await device.getByLabel('Your text').blur()
  }
  for (const device of [page, laptop, page]) {
    await device.context().setOffline(false)
    await inStep(device)
  }
  // The browser's own line for calls without a network.
  problems.splice(0, problems.length, ...problems.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED')))
  for (const device of [page, laptop]) {
    await device.goto('/write')
    await expect(device.getByLabel('Your text')).toHaveValue(/Written on the (phone|laptop)\.[\s\S]*Written on the/)
    await expect(device.getByText('stays on this device and in your account')).toBeVisible()
  }
  await laptop.context().close()
})

test('signing out removes the things from this device, and they come back with the next sign-in', async ({ page }) => {
  const address = newAddress()
  await page.goto('/writing-prompts/fantasy')
  await alive(page)
  await save(page).click()
  await signInByCode(page, address)
  await inStep(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign out, remove them here' }).click()
  await expect(page.getByLabel('Your e-mail address')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('promptory:favourites'))).toBeNull()
  await signInByCode(page, address)
  await inStep(page)
  await page.goto('/saved')
  await expect(page.locator('#your-prompts').getByRole('button', { name: 'Saved 1' })).toBeVisible()
})

test('everything can be taken along, and the account deleted: its old token gets nothing', { tag: '@core' }, async ({
  page,
  request,
}) => {
  const address = newAddress()
  await signInByCode(page, address)
  await page.goto('/writing-prompts/fantasy')
  await alive(page)
  await save(page).click()
  const asked = page.waitForRequest('**/rest/v1/kept_totals?*')
  await inStep(page)

  const arrived = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download everything' }).click()
  const file = JSON.parse(await readFile(await (await arrived).path(), 'utf8'))
  expect(file).toMatchObject({ version: 1, email: address, favourite: [{ text: expect.any(String) }] })

  const { apikey = '', authorization = '' } = await (await asked).allHeaders()
  const headers = { apikey, authorization }
  const kept = () => request.get('/rest/v1/kept_items?select=key', { headers })
  expect(await (await kept()).json()).toHaveLength(1)

  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('button', { name: 'Delete it for good' }).click()
  await expect(page.getByLabel('Your e-mail address')).toBeVisible()
  const answer = await kept()
  expect(answer.ok() ? await answer.json() : []).toEqual([])
  // What is on the device stays there.
  const saved = () => page.evaluate(() => JSON.parse(localStorage.getItem('promptory:favourites') ?? '[]').length)
  expect(await saved()).toBe(1)
})
