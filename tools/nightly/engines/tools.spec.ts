import { alive, expect, expectPath, expectText, focused, pasted, test, textsOf } from './fixtures.ts'
import { TEXT } from '../../../e2e/support/feedback.ts'

const valueOf = (css: string) => document.querySelector<HTMLTextAreaElement>(css)?.value ?? ''

test('the generator writes, gives the focus to the prompt, copies it and has it after a reload', async ({
  tab,
  visit,
}) => {
  await visit('/generator')
  await tab.click('textarea', 'What do you want to achieve?')
  await tab.type('A kind e-mail to my tenant, Ms Okafor: the rent is eight days late')
  await tab.click('button', 'Generate Prompt')
  await expectText(tab, 'Okafor', '[aria-label="Generated prompt"]')
  await expect.poll(() => focused(tab)).toBe('Generated prompt')
  const [prompt = ''] = await textsOf(tab, '[aria-label="Generated prompt"]')
  await tab.click('button', 'Copy to Clipboard')
  await expectText(tab, 'Copied!', 'main')
  expect((await pasted(tab)).replace(/\s+/g, ' ')).toBe(prompt.replace(/\s+/g, ' '))
  await tab.reload()
  await alive(tab)
  await tab.click('summary, button', /Your last prompts/)
  await tab.click('button', /^Restore/)
  await expectText(tab, 'Okafor', '[aria-label="Generated prompt"]')
})

test('the generator is sent from the keyboard, on a page of an AI', async ({ tab, visit }) => {
  await visit('/midjourney')
  await tab.click('textarea', 'What do you want to achieve?')
  await tab.type('a wallpaper of a night market in Hanoi after the rain')
  await tab.press('Control+Enter')
  await expectText(tab, /night market in Hanoi[\s\S]*--ar \d+:\d+/, '[aria-label="Generated prompt"]')
})

test('the local generator follows what is typed and chosen', async ({ tab, visit }) => {
  await visit('/prompt-generator')
  await tab.click('input', 'Topic')
  await tab.type('bees')
  const output = () => tab.evaluate(valueOf, 'textarea[aria-label="Your prompt"], textarea[readonly]')
  await expect.poll(output).toContain('on the topic of bees')
  await tab.click('button', 'Copy to Clipboard')
  await expectText(tab, 'You can now paste the prompt anywhere.')
  expect(await pasted(tab)).toBe(await output())
})

test('the feedback tool marks a text, a remark leads to its place, and a revision is compared', async ({
  tab,
  visit,
}) => {
  await visit('/feedback-tool')
  await tab.click('textarea', 'Your text')
  await tab.type(TEXT.replaceAll('\n', ' '))
  await tab.click('button', 'Analyze My Writing')
  await expectText(tab, 'Your text with notes')
  await expectText(tab, 'could of', '.marked')
  await tab.click('.marked a', /it’s engine/)
  await expectText(tab, 'its engine', '.remark.on, [role=note]')
  await tab.click('button', 'Revise')
  await tab.click('textarea', 'Your revision')
  await tab.press('Control+End')
  await tab.type(' Then it left.')
  await tab.click('button', 'Compare the drafts')
  await expectText(tab, 'Then it left.', '.drafts ins')
})

test('the search opens by Control and K, is walked by arrows, and Enter leads there', async ({ tab, visit }) => {
  await visit('/faq')
  await tab.press('Control+k')
  await expectText(tab, '', '[role=dialog] [role=combobox]')
  await tab.type('gratitude')
  await expect.poll(async () => (await textsOf(tab, '[role=option]')).length).toBeGreaterThan(2)
  await tab.press('ArrowDown')
  await tab.press('Enter')
  await expect.poll(() => textsOf(tab, '[role=dialog]')).toEqual([])
  await expect.poll(() => tab.evaluate(() => location.pathname)).not.toBe('/faq')
})

test('the search opens by a slash; Escape closes it and gives the focus back', async ({ tab, visit }) => {
  await visit('/')
  await tab.evaluate(() => document.querySelector<HTMLElement>('header a')?.focus())
  const before = await focused(tab)
  await tab.press('/')
  await expect.poll(() => tab.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox')
  await tab.type('lighthose')
  await expectText(tab, /lighthouse logbook/i, '[role=option]')
  await tab.press('Escape')
  await expect.poll(() => textsOf(tab, '[role=dialog]')).toEqual([])
  // The dialog gives it back a moment after it has gone.
  await expect.poll(() => focused(tab)).toBe(before)
})

test('the library finds as one types, and a reload finds the same', async ({ tab, visit }) => {
  await visit('/ai-prompts')
  await tab.click('input', 'Search prompts')
  await tab.type('STUDY')
  await expectPath(tab, '/ai-prompts?search=STUDY')
  await tab.reload()
  await alive(tab)
  await expect.poll(async () => (await textsOf(tab, 'article')).length).toBe(1)
  await expectText(tab, 'Two studies, two answers', 'article')
})

test('an address for the newsletter is taken', async ({ tab, visit }) => {
  await visit('/journal-prompts')
  await tab.click('main input[name=email]')
  await tab.type('reader@example.org')
  await tab.press('Enter')
  await expectText(tab, 'Subscribed!')
})
