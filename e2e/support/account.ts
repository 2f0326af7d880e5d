import type { Page } from '@playwright/test'
import { alive, expect } from '../fixtures.ts'
import { mailsTo } from './mail.ts'

/** The newest code that was sent to an address, once there are more mails than before. */
export async function codeFor(address: string, mailsBefore = 0): Promise<string> {
  await expect.poll(async () => (await mailsTo(address)).length).toBeGreaterThan(mailsBefore)
  return /\b\d{6}\b/.exec((await mailsTo(address)).at(-1)?.text ?? '')?.[0] ?? ''
}

/** Signs in at `/account` by a code from the mail. */
export async function signInByCode(page: Page, address: string): Promise<void> {
  const before = (await mailsTo(address)).length
  await page.goto('/account')
  await alive(page)
  await page.getByLabel('Your e-mail address').fill(address)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Code from the mail')).toBeFocused()
  await page.keyboard.type(await codeFor(address, before))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
}

/** What opens the header's menu of whoever is signed in; until its code is there, a link stands in its place. */
export const accountMenu = (page: Page) => page.getByRole('banner').locator('summary').filter({ hasText: 'Account' })
