import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { alive, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import { analyze, field, openTool, reads, result, TEXT } from './support/feedback.ts'

/** Whether it stands in a box with a scroll bar of its own, or is one. */
const scrollsByItself = (part: Locator) =>
  part.evaluate((element) => {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return true
    }
    return element.scrollHeight > element.clientHeight + 1
  })

async function expectAccessibleInBothThemes(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expectAccessible(page)
  }
}

test('by keyboard alone: write, send, read the remarks, revise, compare, begin another', { tag: '@core' }, async ({
  page,
}) => {
  await reads(page)
  await openTool(page)
  await field(page).focus()
  await page.keyboard.type('The kitchen was cold.')
  await expect(page.getByText('21 characters (minimum 100)')).toBeVisible()
  await expect(page.getByText('4 of 1000 words')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Please enter at least 100 characters')).toBeVisible()

  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(TEXT)
  await page.keyboard.press('Control+Enter')
  await expect(result(page)).toBeFocused()
  for (const name of [
    'Clarity & Structure',
    'Creativity & Originality',
    'Grammar & Style',
    'Suggestions for Improvement',
  ]) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  await expect(page.getByText(/sentences, \d+ to \d+ words/)).toBeVisible()
  await expect(page.getByRole('table', { name: /Counted by kind/ })).toBeVisible()
  expect(await scrollsByItself(page.locator('.marked'))).toBe(false)

  // Where the remarks stand below the text, one opens at its mark.
  await page.setViewportSize({ width: 900, height: 720 })
  await page.getByRole('link', { name: /it’s engine ?\(remark/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('note', { name: /^Remark/ })).toContainText('The apostrophe')
  await expect(page.getByRole('note', { name: /^Remark/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('a.mk.slip.on')).toBeFocused()

  await page.getByRole('button', { name: 'Revise' }).press('Enter')
  const editor = page.getByLabel('Your revision')
  await expect(editor).toHaveValue(TEXT)
  expect(await scrollsByItself(editor)).toBe(false)
  await expect(page.locator('.revised .mk.slip').first()).toHaveText('could of')
  await page
    .getByRole('link', { name: /^Remark \d+, slip/ })
    .first()
    .press('Enter')
  await expect(editor).toBeFocused()
  expect(
    await editor.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd)),
  ).toBe('could of')
  await page.keyboard.type('could have')
  await expect(page.locator('p > [aria-hidden]', { hasText: /done$/ })).toHaveText('1 of 4 done')
  await expect(page.locator('p > [role=status]', { hasText: /done$/ })).toHaveText('1 of 4 done')

  await page.getByRole('button', { name: 'Compare the drafts' }).press('Enter')
  await expect(page.locator('.drafts ins')).toContainText('have')
  await expect(page.locator('.drafts del')).toContainText('of')

  await page.getByRole('button', { name: 'Analyze Another Text' }).press('Enter')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
})

test('every view is accessible in both themes', async ({ page }) => {
  // Axe reads the page ten times.
  test.slow()
  await reads(page)
  await openTool(page, '#prompt=A%20door')
  await field(page).fill('The kitchen was cold.')
  await expect(page.getByText('21 characters (minimum 100)')).toBeVisible()
  await page.getByText('A timer, if you want one').click()
  await expectAccessibleInBothThemes(page)
  await field(page).fill(TEXT)
  await analyze(page).click()
  await expect(page.getByText(/sentences, \d+ to \d+ words/)).toBeVisible()
  await page.getByText(/Your past analyses/).click()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Revise' }).click()
  await page.getByLabel('Your revision').fill(TEXT.replace('could of', 'could have'))
  await expect(page.locator('.remark.settled')).toHaveCount(1)
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Compare the drafts' }).click()
  await expect(page.locator('.drafts ins')).toContainText('have')
  await expectAccessibleInBothThemes(page)
})

test('on a phone, remarks open in place and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await reads(page)
  await openTool(page)
  await expectNoSidewaysScroll(page)
  await field(page).fill(TEXT)
  await analyze(page).click()
  await expect(result(page)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: /could of ?\(remark/ }).click()
  const note = page.getByRole('note')
  await expect(note).toBeFocused()
  await expect(note).toContainText('Heard, not written')
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Close remark/ }).click()
  await expect(note).toHaveCount(0)
  await page.getByRole('button', { name: 'Revise' }).click()
  await expectNoSidewaysScroll(page)
})

test('past analyses outlive a reload: opened again with the revision, exported, forgotten', async ({
  page,
  context,
}) => {
  await reads(page)
  await openTool(page)
  await field(page).fill(TEXT)
  await analyze(page).click()
  await page.getByRole('button', { name: 'Revise' }).click()
  await page.getByLabel('Your revision').fill('All new.')
  await page.reload()
  await alive(page)
  await expect(result(page)).toBeVisible()

  const later = await context.newPage()
  await openTool(later)
  await later.getByText(/Your past analyses/).click()
  await later.getByRole('button', { name: /^Open again/ }).click()
  await later.getByRole('button', { name: 'Revise' }).click()
  await expect(later.getByLabel('Your revision')).toHaveValue('All new.')
  const download = later.waitForEvent('download')
  await later.getByRole('button', { name: 'Export all as Markdown' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toContain('## Grammar & Style\n\nHeard, not written')
  expect(file).toContain('## The revision\n\n> All new.')
  await later.getByRole('button', { name: 'Clear all' }).click()
  await later.getByRole('button', { name: /^Forget all/ }).click()
  await expect(later.getByText(/Your past analyses/)).toHaveCount(0)
})

test('a page of prompts brings along the prompt that was acted on', async ({ page }) => {
  await reads(page)
  await page.goto('/writing-prompts/short-story')
  await alive(page)
  const prompt = (await page.locator('#prompt-3 .prompt-text').textContent()) ?? ''
  await page.locator('#prompt-3').getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('link', { name: 'Submit Writing for Feedback' })).toHaveAttribute('href', /#prompt=/)
  await page.getByRole('link', { name: 'Submit Writing for Feedback' }).click()
  await expect(page).toHaveURL(/\/feedback-tool/)
  await expect(page.getByText(`On: “${prompt}”`)).toBeVisible()
  await page.reload()
  await expect(page.getByText(`On: “${prompt}”`)).toBeVisible()
  await page.getByRole('button', { name: 'Remove the prompt' }).click()
  await expect(page.getByText(`On: “${prompt}”`)).toHaveCount(0)
  await page.reload()
  await alive(page)
  await expect(page.getByText(`On: “${prompt}”`)).toHaveCount(0)
})

test('a closer look comes on demand, in a worker that alone may run it', async ({ page, problems }) => {
  // Sixteen megabytes of it are compiled, which a busy machine takes its time over.
  test.slow()
  const engine: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.wasm')) engine.push(request.url())
  })
  await reads(page)
  await openTool(page)
  await field(page).fill(`${TEXT} It rained, and we should could stay here.`)
  await analyze(page).click()
  const button = page.getByRole('button', { name: 'Look more closely (8 MB, stays on your device)' })
  // The reading before it takes its time on a busy machine, too.
  await expect(button).toBeVisible()
  expect(engine).toEqual([])
  await button.click()
  await expect(page.getByText(/Second checker: “should could”/)).toBeVisible({ timeout: 90_000 })
  expect(
    await page.evaluate(() => WebAssembly.compile(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)).catch(() => 'no')),
  ).toBe('no')
  // The browser reports the refusal itself.
  problems.length = 0
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the second checker stays on the device: it reads the next text unasked, and a reload keeps what it said', async ({
    page,
  }) => {
    test.slow()
    await reads(page)
    await openTool(page)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await field(page).fill(`${TEXT} It rained, and we should could stay here.`)
    await analyze(page).click()
    await page.getByRole('button', { name: 'Look more closely (8 MB, stays on your device)' }).click()
    await expect(page.getByText(/Second checker: “should could”/)).toBeVisible({ timeout: 90_000 })
    await page.reload()
    await alive(page)
    await expect(page.getByText(/Second checker: “should could”/)).toBeVisible()
    await page.getByRole('button', { name: 'Analyze Another Text' }).click()
    await field(page).fill(`${TEXT} It rained, and they should could stay away.`)
    await analyze(page).click()
    await expect(page.getByText(/Second checker: “should could”/)).toBeVisible({ timeout: 90_000 })
    await expect(page.getByText('stay away')).toBeVisible()
  })
})

test('the timer goes on through a reload', async ({ page }) => {
  await openTool(page)
  await page.getByText('A timer, if you want one').click()
  await page.getByRole('button', { name: '20 minutes' }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  await page.reload()
  await alive(page)
  await page.getByText('A timer, if you want one').click()
  await expect(page.getByRole('timer')).toHaveText(/^19:/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByRole('timer')).toHaveText('20:00')
})

test('with the function of the site: read by the built-in reader, and once a day', async ({ page, problems }) => {
  await openTool(page)
  await field(page).fill(TEXT)
  await analyze(page).click()
  await expect(result(page)).toBeVisible()
  await expect(page.getByText(/built-in checker on our server. No AI has seen your text/)).toBeVisible()
  await expect(page.locator('.notes')).toContainText('could of')
  await expect(page.locator('.marked .mk.slip').first()).toBeVisible()
  await page.getByRole('button', { name: 'Analyze Another Text' }).click()
  await field(page).fill(`${TEXT} Again.`)
  await analyze(page).click()
  await expect(page.getByRole('alert')).toContainText(/used your free feedback for today\. The next one is due at/)
  await expect(field(page)).toHaveValue(`${TEXT} Again.`)
  // The browser reports the refusal itself.
  problems.length = 0
})
