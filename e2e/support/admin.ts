import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { accountsOf } from './accounts.ts'
import { backendKeys } from './backend.ts'

export const { admin: ADMIN, reader: READER } = accountsOf(process.env.TEST_PARALLEL_INDEX ?? 0)
export const FORBIDDEN = "You don't have permission to access the admin area"

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const toast = (page: Page, title: string) => page.locator('[data-toast] strong', { hasText: title })
export const password = (page: Page) => page.getByLabel('Password', { exact: true })

/** Fills the login in and sends it. */
export async function enter(page: Page, { email, password: secret } = ADMIN): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await password(page).fill(secret)
  await page.keyboard.press('Enter')
}

/** The session as the site keeps it on the device. */
export const SESSION = 'sb-promptory-auth-token'

/** Keeps a session on the device, as an earlier visit has. */
export async function storeSession(page: Page): Promise<void> {
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: backendKeys().publishableKey },
    data: ADMIN,
  })
  expect(answer.status()).toBe(200)
  const session = JSON.stringify(await answer.json())
  await page.goto('/robots.txt')
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [SESSION, session] as const)
}

/** Goes to a page of the admin area with a session. The login has journeys of its own. */
export async function signIn(page: Page, to = '/admin'): Promise<void> {
  await storeSession(page)
  await page.goto(to)
  await expect(page).toHaveURL(to)
  if (to === '/admin') await standingLoaded(page)
}

/** Goes to a page of the admin area by way of the login. */
export async function logIn(page: Page, to = '/admin'): Promise<void> {
  await page.goto(to)
  await enter(page)
  await expect(page).toHaveURL(to)
  if (to === '/admin') await standingLoaded(page)
}

/** Waits until the dashboard has its answers: a call that is under way as the session ends is answered 401. */
export async function standingLoaded(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('Admin Dashboard')
  await expect(page.getByText('Asking…')).toHaveCount(0)
}
