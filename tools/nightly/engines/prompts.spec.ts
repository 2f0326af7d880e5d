import { alive, expect, expectPath, expectText, focused, isInWindow, pasted, test, textsOf } from './fixtures.ts'

test('a prompt is copied, and pasted as it was shown', async ({ tab, visit }) => {
  await visit('/funny-writing-prompts-for-adults')
  await tab.click('#prompt-1 button', /Copy/)
  await expectText(tab, 'Copied!', '#prompt-1')
  expect(await pasted(tab)).toBe((await textsOf(tab, '#prompt-1 .prompt-text'))[0])
})

test('a blank is filled where it stands, Tab goes to the next, and the copy has the answer', async ({ tab, visit }) => {
  await visit('/marketing-prompts')
  await tab.click('#prompt-1 [role=textbox]')
  await tab.type('a ferry that sells soup')
  expect(await textsOf(tab, '#prompt-1 [data-filled]')).toEqual(['a ferry that sells soup'])
  await tab.press('Tab')
  await expectText(tab, 'For example: a tram museum run by volunteers', '#prompt-1')
  await tab.click('#prompt-1 button', /Copy/)
  await expectText(tab, 'Copied', '#prompt-1')
  expect(await pasted(tab)).toContain('a ferry that sells soup')
})

test('several lines are pasted into a blank, taken back by Undo, and copied with the prompt', async ({
  tab,
  visit,
}) => {
  await visit('/feedback-tool')
  await tab.click('textarea', 'Your text')
  await tab.type('Soup was late')
  await tab.press('Enter')
  await tab.type('and cold')
  await tab.press('Control+a')
  await tab.press('Control+c')
  await visit('/marketing-prompts')
  await tab.click('#prompt-1 [role=textbox]')
  const filled = () => textsOf(tab, '#prompt-1 [data-filled]')
  await tab.press('Control+v')
  await expect.poll(filled).toEqual(['Soup was late\nand cold'])
  // MiniBrowser has no key for it.
  await tab.evaluate(() => document.execCommand('undo'))
  await expect.poll(filled).toEqual([])
  await tab.press('Control+v')
  await expect.poll(filled).toEqual(['Soup was late\nand cold'])
  await tab.click('#prompt-1 button', /Copy/)
  await expectText(tab, 'Copied', '#prompt-1')
  expect(await pasted(tab)).toContain('Soup was late\nand cold')
})

test('Enter leads from blank to blank and out of the last one', async ({ tab, visit }) => {
  await visit('/marketing-prompts')
  await tab.click('#prompt-1 [role=textbox]')
  const first = await focused(tab)
  await tab.press('Enter')
  expect(await focused(tab)).not.toBe(first)
  await tab.type('soup')
  await tab.press('Enter')
  expect(await tab.evaluate(() => document.activeElement?.getAttribute('role') ?? null)).toBe(null)
  await expectText(tab, 'soup', '#prompt-1 .prompt-text')
})

test('Tab stays inside a dialog; Escape closes it, and the focus goes back', async ({ tab, visit }) => {
  await visit('/ai-prompts?search=lease')
  await tab.click('button', /^View Full Prompt: The lease/)
  await expectText(tab, 'your premises', '[role=dialog]')
  const places = new Set<string>()
  for (const keys of [...Array<string>(25).fill('Tab'), ...Array<string>(4).fill('Shift+Tab')]) {
    await tab.press(keys)
    expect(await tab.evaluate(() => document.activeElement?.closest('[role=dialog]') != null)).toBe(true)
    places.add(await focused(tab))
  }
  expect(places.size).toBeGreaterThan(5)
  await tab.press('Escape')
  await expect.poll(() => textsOf(tab, '[role=dialog]')).toEqual([])
  // The dialog gives it back a moment after it has gone.
  await expect.poll(() => focused(tab)).toMatch(/^View Full Prompt: The lease/)
})

test('a saved prompt is found again after a reload, and leads back to its place', async ({ tab, visit }) => {
  await visit('/writing-prompts')
  await tab.click('#prompt-12 button', /Save/)
  await tab.reload()
  await alive(tab)
  await expect
    .poll(() => tab.evaluate(() => document.querySelector('#prompt-12 [aria-pressed=true]') !== null))
    .toBe(true)
  await visit('/saved')
  await tab.click('a', /^Go to its page/)
  await expectPath(tab, '/writing-prompts#prompt-12')
  await expect.poll(() => isInWindow(tab, '.prompt:target')).toBe(true)
})

test('prompts are printed: ten at random, as worksheets', async ({ tab, visit }) => {
  await visit('/writing-prompts')
  await tab.click('button', 'Print')
  await tab.click('[role=dialog] button', 'Ten at random')
  await tab.click('[role=dialog] button', 'Worksheets')
  await tab.evaluate(() => {
    Object.assign(window, { print: () => Object.assign(window, { printed: true }) })
  })
  await tab.click('[role=dialog] button', 'Print 10 prompts')
  expect(await tab.evaluate(() => document.querySelectorAll('.print-sheet li').length)).toBe(10)
  expect(await tab.evaluate(() => (window as unknown as { printed?: boolean }).printed)).toBe(true)
})
