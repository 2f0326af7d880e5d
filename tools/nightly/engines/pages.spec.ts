import { alive, expect, expectPath, expectText, focused, isInWindow, pasted, test, textsOf } from './fixtures.ts'
import { BUILT } from '../../../e2e/support/blog-posts.ts'

const scrolled = () => window.scrollY
const PHONE = [360, 740] as const

test('a dropdown of the menu opens, is walked by arrows and closes on Escape', async ({ tab, visit }) => {
  await visit('/generator')
  await tab.click('nav[aria-label=Main] summary', /AI Models/)
  await expectText(tab, 'Claude', 'nav[aria-label=Main] details[open] a')
  await tab.press('Escape')
  await expect.poll(() => textsOf(tab, 'nav[aria-label=Main] details a')).toEqual([])
  for (let press = 0; press < 3; press += 1) await tab.press('ArrowDown')
  await expect.poll(() => focused(tab)).toBe('Claude')
  await tab.press('Enter')
  await expectPath(tab, '/claude')
})

test('on a phone the menu opens, leads somewhere and closes', async ({ tab, visit }) => {
  await tab.resize(...PHONE)
  await visit('/generator')
  await tab.click('button', 'Menu')
  await tab.click('nav[aria-label=Menu] a', 'Midjourney')
  await expectPath(tab, '/midjourney')
  await expect.poll(() => textsOf(tab, 'nav[aria-label=Menu]')).toEqual([])
})

test('on a phone questions open one at a time', async ({ tab, visit }) => {
  await tab.resize(...PHONE)
  await visit('/faq')
  const answers = () => textsOf(tab, '[data-state=open][role=region]')
  const questions = await textsOf(tab, 'main :is(h2, h3) > button[aria-expanded]')
  expect(questions.length).toBeGreaterThan(2)
  for (const question of questions.slice(0, 2)) {
    await tab.click('main :is(h2, h3) > button[aria-expanded]', question)
    await expect.poll(async () => (await answers()).length).toBe(1)
  }
})

test('a page has its own top, and Back and Forward lead to where one was', async ({ tab, visit }) => {
  await visit('/chatgpt')
  await tab.evaluate(() => document.querySelector('footer')?.scrollIntoView({ behavior: 'instant' }))
  await expect.poll(() => tab.evaluate(scrolled)).toBeGreaterThan(500)
  const y = await tab.evaluate(scrolled)
  await tab.click('footer a', 'V0')
  await expectText(tab, 'Best V0 Prompt Generator', 'h1')
  await expect.poll(() => tab.evaluate(scrolled)).toBe(0)
  await tab.back()
  await expectText(tab, 'Best ChatGPT Prompt Generator', 'h1')
  await expect.poll(() => tab.evaluate(scrolled)).toBeGreaterThan(y - 200)
  await tab.forward()
  await expectText(tab, 'Best V0 Prompt Generator', 'h1')
})

test('a reload stays with the prompt that was read', async ({ tab, visit }) => {
  await tab.resize(...PHONE)
  await visit('/writing-prompts')
  await tab.evaluate(() => document.querySelector('#prompt-40')?.scrollIntoView({ behavior: 'instant' }))
  await expect.poll(() => isInWindow(tab, '#prompt-40')).toBe(true)
  await tab.reload()
  await alive(tab)
  await expect.poll(() => isInWindow(tab, '#prompt-40')).toBe(true)
})

test('an address of a prompt leads to it, and what comes in above does not push it away', async ({ tab, visit }) => {
  await tab.resize(...PHONE)
  await visit('/journal-prompts/gratitude#prompt-15')
  await tab.evaluate(() => document.fonts.ready.then(() => true))
  await expect.poll(() => isInWindow(tab, '#prompt-15')).toBe(true)
  const top = () => tab.evaluate(() => document.querySelector('#prompt-15')?.getBoundingClientRect().top ?? 0)
  const before = await top()
  await tab.evaluate(() => document.querySelector('#prompt-2')?.insertAdjacentHTML('beforebegin', '<p>One</p>'))
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(60)
})

test('the fonts of the site come, and are known on the next page', async ({ tab, visit }) => {
  await visit('/about')
  const loaded = () =>
    tab.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family))
  await expect.poll(async () => (await loaded()).join()).toMatch(/Newsreader/)
  await expect.poll(async () => (await loaded()).join()).toMatch(/Geist/)
  expect(await tab.evaluate(() => document.fonts.check('1rem "Newsreader Variable"'))).toBe(true)
})

test('today is the day of the visitor, and its prompt the one of its month', async ({ tab, visit }) => {
  await visit('/today')
  const day = await tab.evaluate(() =>
    new Date().toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' }),
  )
  await expectText(tab, day, 'h2')
  const number = day.split(' ').at(-1)
  const [words = ''] = await textsOf(tab, `#prompt-${number} .prompt-text`)
  await tab.click('main a', day.split(' ')[1])
  await expect.poll(() => tab.evaluate(() => location.pathname)).toMatch(/^\/today\/[a-z]+$/)
  await expectText(tab, words, `#prompt-${number} .prompt-text`)
})

test('a school year opens at this month, and another month is a press away', async ({ tab, visit }) => {
  await visit('/school-writing-prompts-ages-7-to-10')
  const month = await tab.evaluate(() => new Date().toLocaleDateString('en-US', { month: 'long' }))
  // Nobody goes to school in July.
  await expectText(tab, month === 'July' || month === 'August' ? 'September' : month, 'h2, h3')
  await tab.click('main a', 'March')
  await expectText(tab, 'March', 'h2, h3')
  await expect.poll(async () => (await textsOf(tab, '.prompt')).length).toBe(18)
})

test('an article has its date, contents that lead, a bar that grows, and its address to copy', async ({
  tab,
  visit,
}) => {
  await visit(BUILT)
  await expectText(tab, 'Published on September 14, 2026')
  const progress = () =>
    tab.evaluate(() => {
      const bar = document.querySelector('[data-testid=reading-progress]')
      return (bar?.getBoundingClientRect().width ?? 0) / innerWidth
    })
  expect(await progress()).toBe(0)
  await tab.click('nav a', 'Where to stop')
  await expect.poll(progress).toBeGreaterThan(0.3)
  expect(await progress()).toBeLessThan(1)
  await tab.click('button', 'Copy link')
  await expectText(tab, 'Link copied')
  expect(await pasted(tab)).toBe(await tab.evaluate(() => location.origin + location.pathname))
})

test('the theme is changed by its button, and remembered on the next page', async ({ tab, visit }) => {
  await visit('/generator')
  const paper = () => tab.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const before = await paper()
  await tab.click('button', 'Change between light and dark')
  const chosen = await paper()
  expect(chosen).not.toBe(before)
  await visit('/chatgpt')
  expect(await paper()).toBe(chosen)
})

test.describe('with its storage blocked', () => {
  test.use({ tabOptions: { isStorageBlocked: true } })
  test('the browser shows the site, generates and copies', async ({ tab, visit }) => {
    await visit('/generator')
    await tab.click('textarea', 'What do you want to achieve?')
    await tab.type('A kind e-mail to my tenant, Ms Okafor')
    await tab.click('button', 'Generate Prompt')
    await expectText(tab, 'Okafor', '[aria-label="Generated prompt"]')
    await visit('/writing-prompts')
    await tab.click('#prompt-1 button', /Copy/)
    await expectText(tab, 'Copied!', '#prompt-1')
    await visit('/write')
    await tab.click('textarea')
    await tab.type('Nobody keeps this.')
    await expectText(tab, /not kept|cannot keep|did not keep/, 'main')
    // The browser's own line about the service worker.
    tab.problems.splice(0, tab.problems.length, ...tab.problems.filter((text) => !text.includes('ServiceWorker')))
  })
})

test('a full storage is told, and nothing that is typed goes', async ({ tab, visit }) => {
  await visit('/feedback-tool')
  await tab.evaluate(() => {
    for (let size = 1 << 20; size > 0; size = Math.floor(size / 2)) {
      for (let index = 0; index < 20; index += 1) {
        try {
          localStorage.setItem(`filler-${size}-${index}`, 'x'.repeat(size))
        } catch {
          break
        }
      }
    }
  })
  await tab.click('textarea', 'Your text')
  await tab.type('The bees were late this year, and so was I.')
  await expectText(tab, 'The draft is not kept.', 'main')
  expect(await tab.evaluate(() => document.querySelector('textarea')?.value)).toMatch(/so was I\.$/)
})
