import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { csvFixture } from '../tests/fixtures/act-prompt-csv'
import { alive, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures'
import { COPIED_MS, linger } from './support/linger.ts'

const shelf = (page: Page) => page.locator('#your-prompts')

/** Goes to the visitor's prompts and waits until they are shown; nothing is touched. */
async function openShelf(page: Page): Promise<void> {
  await page.goto('/saved')
  await alive(page)
  await shelf(page).getByRole('button', { name: 'Export' }).waitFor()
}

async function importFile(page: Page, name: string, text: string): Promise<void> {
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await (await chosen).setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) })
  await page.getByRole('heading', { name: /imported\.$/ }).waitFor()
}

test('without scripts the section says what it is for', async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage()
  await page.goto('/saved')
  await expect(page.getByRole('heading', { name: 'Your prompts', exact: true })).toBeVisible()
  await expect(page.getByText('Kept on this device only.')).toBeVisible()
})

test('saved on a page, put into a collection, exported, cleared, imported: all of it is back', {
  tag: '@core',
}, async ({ page }) => {
  // A long journey.
  test.slow()
  await page.goto('/writing-prompts')
  await alive(page)
  await page.locator('#prompt-2').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Saved prompts and desk, 1 saved')).toBeVisible()
  const text = (await page.locator('#prompt-2 .prompt-text').textContent()) ?? ''

  await page.goto('/ai-prompts?search=lease')
  // Before, the list is the whole one as it was built, and moves under the mouse.
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: /^View Full Prompt: The lease/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.keyboard.press('Escape')

  await openShelf(page)
  await expect(shelf(page).getByText(text.slice(0, 40))).toBeVisible()
  await expect(shelf(page).getByRole('heading', { name: 'The lease, read from across the table' })).toBeVisible()
  await expectAccessible(page)
  await shelf(page).getByRole('button', { name: 'Add to…' }).last().click()
  await shelf(page).getByLabel('A new collection').fill('Keepers')
  await shelf(page).getByRole('button', { name: 'Create and add' }).click()
  await shelf(page).getByRole('button', { name: 'Keepers 1' }).click()
  await expect(shelf(page).getByText(text.slice(0, 40))).toBeVisible()

  const download = page.waitForEvent('download')
  await shelf(page).getByRole('button', { name: 'Export' }).click()
  expect((await download).suggestedFilename()).toBe('promptory-prompts.json')
  const file = readFileSync(await (await download).path(), 'utf8')

  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(shelf(page).getByText('Nothing saved yet.')).toBeVisible()
  await importFile(page, 'promptory-prompts.json', file)
  await expect(page.getByText('Added: 2 saved prompts, 1 collection, 1 prompt in collections.')).toBeVisible()
  await shelf(page).getByRole('button', { name: 'Keepers 1' }).click()
  await expect(shelf(page).getByText(text.slice(0, 40))).toBeVisible()

  // Its link leads to the prompt.
  await shelf(page).getByRole('button', { name: 'Saved 2' }).click()
  await shelf(page)
    .getByRole('link', { name: /The lease/ })
    .click()
  await expect(page).toHaveURL(/\/ai-prompts\?search=The.*#library$/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.goto('/saved')
  await shelf(page)
    .getByRole('link', { name: /^Go to its page/ })
    .last()
    .click()
  await expect(page).toHaveURL(/\/prompts\/[a-z0-9-]+$/)
  await expect(page.locator('.sheet .prompt-text')).toHaveText(text)
  await expect(page.getByRole('button', { name: 'Save' }).first()).toHaveAttribute('aria-pressed', 'true')
})

test('a CSV of a thousand rows: what can be read is kept, the rest is listed by line', async ({ page }) => {
  // A long journey.
  test.slow()
  const { text, kept, broken } = csvFixture('\r\n')
  await openShelf(page)
  await importFile(page, 'wild prompts.csv', text)
  await expect(page.getByText('975 prompts in the new collection “wild prompts”.')).toBeVisible()
  await expect(page.getByText('25 places in the file cannot be read:')).toBeVisible()
  await page.getByRole('button', { name: 'Show all 25' }).click()
  await expect(page.locator('.problems li strong')).toHaveText(broken.map(([place]) => `${place}:`))
  await expectAccessible(page)

  await page.reload()
  await shelf(page).getByRole('button', { name: 'wild prompts 975' }).click()
  await expect(shelf(page).getByText('20 of 975 prompts')).toBeVisible()
  await expect(shelf(page).getByRole('listitem').first()).toContainText(kept[0]?.text ?? '')
  await shelf(page).getByLabel('Filter your prompts').fill('bees row 998')
  await expect(shelf(page).getByText('1 prompt', { exact: true })).toBeVisible()
  await expect(shelf(page).getByText('👩🏽‍🚀 ünïcödé – 写作 "日本"')).toBeVisible()
})

test('a file of another kind is refused with the reason', async ({ page }) => {
  await openShelf(page)
  await importFile(page, 'holiday.json', '{"beach": true}')
  await expect(page.getByRole('heading', { name: 'holiday.json was not imported.' })).toBeFocused()
  await expect(page.getByText('not a file of prompts that this site has exported')).toBeVisible()
  await importFile(page, 'large.csv', `act,prompt\nx,${'y'.repeat(5 * 1024 * 1024)}`)
  await expect(page.getByText('It is too large: a file may have 5 MB.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('promptory:collections'))).toBeNull()
})

test('with its storage blocked the page says so and keeps what is there', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await openShelf(page)
  await shelf(page).getByRole('button', { name: 'New collection' }).click()
  await page.keyboard.type('Letters')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This browser does not keep it')).toBeVisible()
  await importFile(page, 'p.csv', 'act,prompt\nShell,Be a shell')
  await expect(shelf(page).getByRole('button', { name: 'p 1' })).toBeVisible()
  await expect(shelf(page).getByRole('button', { name: 'Letters 0' })).toBeVisible()
})

test('an answer given on one page is offered on another, until it is forgotten', async ({ page }) => {
  // A long journey.
  test.slow()
  await linger(page, COPIED_MS)
  await page.goto('/business-prompts')
  await alive(page)
  const first = page.locator('#prompt-7')
  await first.getByRole('textbox', { name: 'your town' }).fill('March')
  await first.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(first.getByText('Copied!')).toBeVisible()

  await page.goto('/ai-workflow-prompts')
  await alive(page)
  const second = page.locator('#prompt-7')
  const blank = second.getByRole('textbox', { name: 'your town' })
  await expect(blank).toHaveText('[your town]')
  await blank.click()
  await second.getByRole('button', { name: /^Use “\s*March/ }).click()
  await expect(blank).toHaveText('March')
  await expectAccessible(page)
  await second.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(second.getByText('Copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('March')

  await openShelf(page)
  await shelf(page).getByRole('button', { name: 'Forget remembered answers' }).click()
  await shelf(page)
    .getByRole('button', { name: /^Forget the answers/ })
    .click()
  await expect(page.getByText('Remembered answers forgotten')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('promptory:answers'))).toBeNull()
})

test('by keyboard alone: a collection, a prompt of one’s own, filled in and copied', async ({ page }) => {
  await openShelf(page)
  await shelf(page).getByRole('button', { name: 'New collection' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Mine')
  await page.keyboard.press('Enter')
  await expect(shelf(page).getByRole('heading', { name: 'Mine', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Thanks')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Thank [name] for it.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(shelf(page).getByRole('button', { name: 'Write a prompt' })).toBeFocused()
  // Rename, Delete, the blank.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab')
  await expect(shelf(page).getByRole('textbox', { name: 'name' })).toBeFocused()
  await page.keyboard.type('Ana')
  // 1 of 1 filled, Copy.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Thank Ana for it.')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`on a phone, ${colorScheme}: every panel fits and is accessible`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width: 360, height: 740 })
    // Another page: this one would have read the list before it is written.
    await page.goto('/about')
    await page.evaluate(() => {
      const createdAt = '2026-01-01T00:00:00.000Z'
      const prompts = Array.from({ length: 8 }, (_, index) => ({
        id: `p${index}`,
        title: index === 0 ? 'Unbroken'.repeat(24) : '',
        text: index === 1 ? `${'x'.repeat(300)} ${'A long one. '.repeat(40)}` : `Say [this] to [audience], ${index}.`,
        createdAt,
      }))
      localStorage.setItem(
        'promptory:collections',
        JSON.stringify([
          {
            id: 'c',
            name: 'A collection with the longest name that one could think of on a phone',
            createdAt,
            prompts,
          },
          { id: 'd', name: 'Other', createdAt, prompts: [] },
        ]),
      )
      localStorage.setItem(
        'promptory:answers',
        JSON.stringify([{ name: 'audience', answers: ['x'.repeat(150), 'parents'] }]),
      )
      localStorage.setItem('promptory:favourites', '{')
    })
    await openShelf(page)
    await shelf(page)
      .getByRole('button', { name: /^A collection/ })
      .click()
    await shelf(page).getByRole('textbox', { name: 'audience' }).first().click()
    await shelf(page).getByRole('button', { name: 'Open in…' }).nth(2).click()
    await shelf(page).getByRole('button', { name: 'Move to…' }).nth(3).click()
    await shelf(page).getByRole('button', { name: 'Edit' }).nth(4).click()
    await shelf(page).getByRole('button', { name: 'Rename' }).click()
    await shelf(page).getByRole('button', { name: 'Remove' }).nth(7).click()
    await expect(shelf(page).getByRole('button', { name: 'Undo' })).toBeInViewport()
    await importFile(page, 'p.json', '{}')
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })
}

test('two tabs do not undo each other', async ({ page, context }) => {
  await openShelf(page)
  const second = await context.newPage()
  await openShelf(second)
  for (const [tab, name] of [
    [page, 'One'],
    [second, 'Two'],
  ] as const) {
    await shelf(tab).getByRole('button', { name: 'New collection' }).click()
    await tab.keyboard.type(name)
    await tab.keyboard.press('Enter')
    // What one tab has stored reaches the other a moment later.
    await expect.poll(() => second.evaluate(() => localStorage.getItem('promptory:collections') ?? '')).toContain(name)
  }
  await expect(shelf(page).getByRole('button', { name: 'Two 0' })).toBeVisible()
  await expect(shelf(second).getByRole('button', { name: 'One 0' })).toBeVisible()
  await page.reload()
  await expect(shelf(page).getByRole('button', { name: 'One 0' })).toBeVisible()
})

test('reached by a link it shows the same', async ({ page }) => {
  await page.goto('/claude')
  await alive(page)
  const menu = page
    .getByRole('banner')
    .getByRole('group')
    .filter({ has: page.getByLabel(/^Saved prompts and desk/) })
  await menu.getByLabel('Saved prompts and desk').click()
  await menu.getByRole('link', { name: 'Saved prompts', exact: true }).click()
  await expect(page).toHaveURL('/saved')
  await expect(shelf(page).getByText('Nothing saved yet.')).toBeVisible()
})

for (const width of [360, 1440]) {
  test(`the home page leads back above its headline, which does not move for it, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    const openHome = async () => {
      await page.goto('/')
      await alive(page)
      await page.evaluate(() => document.fonts.ready)
    }
    const headline = page.getByRole('heading', { level: 1 })
    await openHome()
    const { y: before } = (await headline.boundingBox()) ?? {}
    await page.evaluate(() => {
      const sheet = { prompt: '', text: 'The sea was flat.', changedAt: '2026-11-26T20:00:00.000Z' }
      localStorage.setItem('promptory:sheets', JSON.stringify([sheet]))
    })
    await openHome()
    const goOn = page.getByRole('main').getByRole('link', { name: /^Go on where you were The sea was flat\./ })
    await expect(goOn).toBeInViewport()
    expect((await headline.boundingBox())?.y).toBe(before)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await goOn.click()
    await expect(page.getByLabel('Your text')).toHaveValue('The sea was flat.')
  })
}

for (const width of [360, 1440]) {
  test(`the bookmark of the header leads back to what was done last, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/claude')
    await alive(page)
    const first = page.locator('[data-prompt]').first()
    await first.getByRole('button', { name: 'Save', exact: true }).click()
    const menu = page.getByRole('banner').getByLabel('Saved prompts and desk, 1 saved')
    await menu.press('Enter')
    const goOn = page.getByRole('banner').getByRole('link', { name: /^Go on where you were/ })
    await expect(goOn).toBeVisible()
    // On a phone the open menu lies over links of the page, which axe takes for small ones.
    if (width === 1440) await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await menu.press('ArrowDown')
    await expect(goOn).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/prompts\//)
    // The address changes first; the new page closes the menu.
    await expect(goOn).toBeHidden()
    await menu.click()
    await page.getByRole('banner').getByRole('link', { name: 'Your desk', exact: true }).click()
    await expect(page).toHaveURL('/desk')
  })
}
