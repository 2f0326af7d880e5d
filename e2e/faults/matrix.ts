import { expect, type Page, test } from '@playwright/test'
import { FAULT_NAMES, type Fault, SPINNERS } from './backend.ts'
import { STORAGES, type StorageState } from './device.ts'

/** Whether every storage meets every fault. In the daily run they are paired. */
export const isFull = process.env.FULL_RUN !== undefined

/** The faults that a page meets with a storage: all in the full run, else a third for each of the three. */
export function faultsWith(storage: StorageState): Fault[] {
  return FAULT_NAMES.filter((_, index) => isFull || STORAGES[index % STORAGES.length] === storage)
}

/** Begins the title of every step that counts as a combination: the reporter looks for it. */
export const COMBINATION = 'combination: '

/** One combination of the matrix: a step that is counted when it holds. */
export function combination(path: string, what: readonly string[], body: () => Promise<void>): Promise<void> {
  return test.step(`${COMBINATION}${path} | ${what.join(', ')}`, body)
}

// The browser's own line for a call that fails, and the auth library's about the same call; the page itself has nothing
// to log.
const NETWORK_LINE =
  /^Failed to load resource: (?:net::ERR_\w+|the server responded with a status of 500 \(.*\))$|^TypeError: Failed to fetch\n|^TimeoutError: signal timed out$/

/** Takes the browser's lines about the failing calls out of what went wrong. */
export function forgiveNetwork(problems: string[]): void {
  problems.splice(0, problems.length, ...problems.filter((text) => !NETWORK_LINE.test(text)))
}

/** Asserts what holds of every page, whatever fails: a heading, its text, no spinner, no torn page. */
export async function expectSound(page: Page, heading?: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1 })
  if (heading === undefined) await expect(title).toBeVisible()
  else await expect(title).toHaveText(heading)
  await expect(page.locator(SPINNERS)).toHaveCount(0)
  await expect(page.getByText('This page could not be shown.')).toHaveCount(0)
}

const linesThatSayCopied = (page: Page) =>
  page.evaluate(() => document.body.innerText.split('\n').filter((line) => /\bcopied\b/i.test(line)))

/** Presses a button that copies, where the clipboard takes nothing: nothing says "Copied", and there is another way. */
export async function expectRefusedCopy(page: Page, press: () => Promise<void>): Promise<void> {
  const before = await linesThatSayCopied(page)
  await press()
  const message = page
    .locator('[data-toast=error], [data-toast=warning], [data-notice=bad]')
    .filter({ hasText: /copy|copied/i })
  await expect(message.last()).toBeVisible()
  const said = (await linesThatSayCopied(page)).filter((line) => !before.includes(line))
  expect(said.filter((line) => !line.includes('not copied'))).toEqual([])
  const hasOtherWay = () =>
    page.evaluate(() => {
      const { activeElement: field } = document
      const selected =
        field instanceof HTMLTextAreaElement
          ? field.value.slice(field.selectionStart, field.selectionEnd)
          : String(getSelection())
      return selected.trim() !== '' || document.body.innerText.includes('address bar')
    })
  await expect.poll(hasOtherWay).toBe(true)
}

/** Lets the messages run out, and the two seconds in which a button says that it has copied. */
export async function clearToasts(page: Page): Promise<void> {
  // A message stays for as long as the mouse is on it, and one may have come up right under it.
  await page.mouse.move(0, 0)
  await expect(async () => {
    await page.clock.fastForward(8000)
    await expect(page.locator('[data-toast]')).toHaveCount(0, { timeout: 300 })
  }).toPass({ timeout: 15_000 })
}
