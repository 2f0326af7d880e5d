import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { type Fault, waitOut } from './backend.ts'
import { CLIPBOARDS, type ClipboardState, setClipboard } from './device.ts'
import { clearToasts, combination, expectRefusedCopy, expectSound } from './matrix.ts'
import type { PublicPage } from './pages.ts'

const WISH = 'A kind e-mail to my tenant, Ms Okafor: the rent is eight days late for the first time in three years.'
const TEXT = `It was decided by the committee that the old bridge would be closed. I could of told them that it was a bad idea, but nobody asked.

“You’re late,” she said, and she pushed a boiled egg across the oilcloth like a chess player giving up a bishop.`
const ADDRESS = 'reader@example.org'

/** Something a visitor can do on a page, and what of it must hold under a fault. */
export interface Task {
  readonly name: string
  readonly isOn: (page: PublicPage) => boolean
  readonly run: (page: Page, fault: Fault) => Promise<void>
}

/** Presses a button that copies, in every state of the clipboard. */
export async function copyEverywhere(page: Page, path: string, what: string[], press: () => Promise<void>) {
  for (const clipboard of CLIPBOARDS) {
    await combination(path, [...what, `clipboard ${clipboard}`], () => copyUnder(page, clipboard, press))
  }
}

async function copyUnder(page: Page, clipboard: ClipboardState, press: () => Promise<void>): Promise<void> {
  await setClipboard(page, clipboard)
  if (clipboard === 'granted') {
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await press()
    // First: the text stays, and the message does not. Unseen, it would be taken for the next press's. Some buttons say
    // it themselves.
    const message = page.locator('[data-toast]', { hasText: /copied/i }).last()
    await expect(message.or(page.getByRole('button', { name: /\bcopied\b/i })).first()).toBeVisible()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('')
  } else await expectRefusedCopy(page, press)
  await clearToasts(page)
}

const wish = (page: Page) => page.getByLabel('What do you want to achieve?')
const text = (page: Page) => page.getByRole('textbox', { name: 'Your text', exact: true })
// The page's own form: the footer has one on every page.
const form = (page: Page) => page.getByRole('main').locator('form:has(input[type=email])')
const email = (page: Page) => form(page).getByRole('textbox')

async function generate(page: Page, fault: Fault): Promise<void> {
  await page.getByRole('tab', { name: 'Generator' }).click()
  await wish(page).fill(WISH)
  const button = page.getByRole('button', { name: /^Generat/ })
  await button.click()
  await waitOut(page, fault)
  await expectSound(page)
  await expect(wish(page)).toHaveValue(WISH)
  if (fault === 'hung') await page.getByRole('button', { name: 'Build a prompt in my browser instead' }).click()
  await expect(page.getByText('The service did not answer.')).toBeVisible()
  await expect(button).toHaveAttribute('aria-disabled', 'false')
  await expect(wish(page)).toHaveValue(WISH)
  // By a key: what comes with the answer may move the button under the mouse.
  await page.getByRole('button', { name: 'View Results' }).press('Enter')
  await expect(page.getByLabel('Generated prompt')).toContainText('Okafor')
}

async function askForFeedback(page: Page, fault: Fault): Promise<void> {
  const again = page.getByRole('button', { name: 'Analyze Another Text' })
  if (await again.isVisible()) {
    await again.click()
    // What could not be kept on the device is not thrown away without a question.
    const leave = page.getByRole('button', { name: 'Leave it' })
    await expect(leave.or(text(page))).toBeVisible()
    if (await leave.isVisible()) await leave.click()
  }
  await text(page).fill(TEXT)
  await page.getByRole('button', { name: 'Analyze My Writing' }).click()
  if (fault === 'hung') {
    await waitOut(page, fault)
    await expectSound(page)
    await expect(text(page)).toHaveValue(TEXT)
    await page.getByRole('button', { name: 'Read it on this device instead' }).click()
  }
  await expect(page.getByText(/^Sample feedback, made on your device/)).toBeVisible()
  await expect(page.locator('.notes')).toContainText('could of')
}

async function signUp(page: Page, fault: Fault): Promise<void> {
  await email(page).fill(ADDRESS)
  const button = form(page).getByRole('button')
  const asked = page.waitForRequest('**/functions/v1/join-email-list')
  await button.click()
  // From here on its limits are set.
  await asked
  // It shows that it is at work for a second at least.
  if (fault === 'hung') await waitOut(page, fault)
  else await page.clock.runFor(1000)
  await expect(form(page).locator('[data-error]')).toHaveText('Your address is still in the field. Please try again.')
  await expect(email(page)).toHaveValue(ADDRESS)
  await expect(button).toHaveAttribute('aria-disabled', 'false')
}

export const TASKS: readonly Task[] = [
  { name: 'generate', isOn: ({ hasGenerator }) => hasGenerator, run: generate },
  { name: 'feedback', isOn: ({ hasFeedback }) => hasFeedback, run: askForFeedback },
  { name: 'sign-up', isOn: ({ hasSignUp }) => hasSignUp, run: signUp },
]
