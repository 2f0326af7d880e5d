import { inflateSync } from 'node:zlib'
import { alive, expect, test } from './fixtures'
import { COPIED_MS, linger } from './support/linger.ts'

const LINK = '/class#p=from-lunch-line-to-seat,saying-my-name-right,who-picks-the-seats'
const FIRST = 'You have your tray.'
const SECOND = 'On the first day, your teacher said your name wrong'

for (const width of [360, 1440]) {
  test(`a teacher of grade 6 with ten minutes finds, shows and prints a lesson in five presses, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await page.goto('/teachers')
    await alive(page)
    let presses = 0
    const press = async (action: Promise<unknown>) => {
      presses += 1
      await action
    }
    if (width < 640) await press(page.getByRole('button', { name: 'Filters' }).click())
    await press(page.getByLabel('Grade', { exact: true }).selectOption('6'))
    await press(page.getByLabel('Time', { exact: true }).selectOption('ten'))
    await expect(page.getByRole('status').filter({ hasText: /^\d+ prompts$/ })).toBeVisible()
    await expect(page).toHaveURL(/\?grade=6&minutes=ten$/)
    await press(page.getByRole('link', { name: 'Show on the wall' }).click())
    await expect(page).toHaveURL(/\/class#p=/)
    await expect(page.getByText(FIRST)).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel('Time', { exact: true })).toHaveValue('ten')
    await press(page.getByRole('link', { name: 'Print cards' }).click())
    await page.getByRole('button', { name: 'Print', exact: true }).click()
    await expect(page.locator('body[data-printed]')).toBeVisible()
    expect(presses).toBeLessThanOrEqual(5)
  })

  test(`a class sees its prompts and nothing else, at ${width} pixels`, async ({ page, problems }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${LINK},not-on-this-site`)
    await alive(page)
    await expect(page.getByText(FIRST)).toBeVisible()
    await expect(page.getByText('One prompt of this link is no longer here.')).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByText('Cookies for ads?')).toHaveCount(0)

    await page.keyboard.press('ArrowRight')
    await expect(page.getByText(SECOND)).toBeVisible()
    await page.keyboard.press('End')
    await expect(page.getByText('3 of 3')).toBeVisible()
    await page.getByRole('button', { name: 'Previous' }).click()
    await expect(page.getByText(SECOND)).toBeVisible()

    await page.clock.install()
    // Else it goes on by itself, and a second that passes before the look is one less.
    await page.clock.pauseAt(Date.now() + 60_000)
    await expect(page.getByRole('timer')).toHaveText('20:00')
    await page.getByLabel('Minutes').selectOption('1')
    await page.getByRole('button', { name: 'Start' }).click()
    await page.clock.runFor(20_000)
    await expect(page.getByRole('timer')).toHaveText('0:40')
    await page.clock.fastForward(60_000)
    await expect(page.getByText('Time is up.')).toBeVisible()

    await page.getByRole('button', { name: 'Cards' }).click()
    await expect(page).toHaveURL(/&as=cards$/)
    await expect(page.getByRole('listitem').filter({ hasText: FIRST })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: SECOND })).toBeVisible()

    // The browser's own line about the prompt that is not there.
    expect(problems.splice(0)).toEqual([expect.stringContaining('404')])
    const kept = await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])
    expect(kept).toEqual([0, 0, ''])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    // Of the fragment a server hears nothing: what is asked for are the pages of the prompts.
    expect(asked.filter((url) => url.includes(','))).toEqual([])
  })
}

/** How many pages a PDF has, and how many shapes it fills or strokes (ISO 32000-1, 8.5.3). */
function readPdf(pdf: Buffer) {
  const source = pdf.toString('latin1')
  const contents = [...source.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, stream = '']) => {
    const bytes = Buffer.from(stream, 'latin1')
    return bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : ''
  })
  return {
    pages: source.match(/\/Type \/Page\b/g)?.length,
    shapes: contents.join('\n').match(/^(?:f\*?|S)$/gm)?.length ?? 0,
  }
}

test('on paper: eight cards on one page, and a page for each prompt with lines', async ({ page }) => {
  await page.goto(`${LINK},me-without-the-usual-facts&as=cards`)
  await expect(page.getByRole('listitem').filter({ hasText: FIRST })).toBeVisible()
  const printed = async (format = 'A4', margin = '1cm') =>
    readPdf(await page.pdf({ format, margin: { top: margin, bottom: margin, left: margin, right: margin } }))
  expect((await printed()).pages).toBe(1)
  await page.getByRole('button', { name: 'A page each' }).click()
  await expect(page.locator('[data-lines]')).toHaveCount(4)
  const lined = await printed()
  expect(lined.pages).toBe(4)
  expect((await printed('Letter', '1in')).pages).toBe(4)
  await page.getByLabel('Lines to write on').selectOption('none')
  await expect(page.locator('[data-lines]')).toHaveCount(0)
  const plain = await printed()
  expect(plain.pages).toBe(4)
  // Fifteen lines a page at the least are really on the paper.
  expect(lined.shapes - plain.shapes).toBeGreaterThan(4 * 15)
})

test('a prompt that does not come holds up no other, and a timer goes on as slides are turned', async ({
  page,
  problems,
}) => {
  let isDown = true
  await page.route('**/prompts/saying-my-name-right', (route) => (isDown ? route.abort() : route.continue()))
  await page.goto(`${LINK},Not_A_Name`)
  await expect(page.getByText(FIRST)).toBeVisible()
  await expect(page.getByText('One prompt did not load.')).toBeVisible()
  await expect(page.getByText('One name in this link can’t be read.')).toBeVisible()
  await expect(page.getByText('1 of 2')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('1 of 3')).toBeVisible()
  await expect(page.getByText('did not load')).toHaveCount(0)

  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByLabel('Minutes').selectOption('5')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.clock.runFor(20_000)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(SECOND)).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText('4:40')
  await page.getByRole('button', { name: 'Cards' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: FIRST })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.clock.runFor(20_000)
  await page.getByRole('button', { name: 'Slides' }).click()
  await expect(page.getByText('2 of 3')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText('4:20')
  // Reset, the minutes that were chosen stay for the next one.
  await page.getByRole('button', { name: 'Reset the timer' }).click()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('timer')).toHaveText('5:00')
  // The browser's own line about the request that was cut.
  expect(problems.splice(0)).toEqual([expect.stringContaining('Failed to load resource')])
})

test('full screen on a small phone held sideways, a long prompt scrolls to its buttons', async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 375 })
  await page.goto('/class#p=requests-into-calendar-entries')
  await page.getByRole('button', { name: 'Full screen' }).click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  const start = page.getByRole('button', { name: 'Start' })
  await start.scrollIntoViewIfNeeded()
  await expect(start).toBeInViewport()
})

test('what is chosen stays through a reload and other filters, and makes the link', async ({ page }) => {
  await linger(page, COPIED_MS)
  await page.goto('/teachers')
  await alive(page)
  const choose = page.getByRole('button', { name: 'Choose', exact: true })
  await choose.nth(1).click()
  // The pressed button is named "Chosen" now: the next one is the second of those that are left.
  await expect(page.getByText('1 chosen')).toBeVisible()
  await choose.nth(1).click()
  await expect(page.getByText('2 chosen')).toBeVisible()
  const link = page.getByRole('link', { name: 'Show on the wall' })
  const address = await link.getAttribute('href')
  await page.getByLabel('Grade', { exact: true }).selectOption('12')
  await page.reload()
  await alive(page)
  await expect(page.getByText('2 chosen')).toBeVisible()
  await expect(page.getByLabel('Grade', { exact: true })).toHaveValue('12')
  await expect(link).toHaveAttribute('href', address ?? '')
  await page.getByRole('button', { name: 'Copy class link' }).click()
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(address)
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(page.getByText('Nothing chosen yet: the first 5')).toBeVisible()
})

test('a link that names nothing says what to do', async ({ page }) => {
  await page.goto('/class#p=<script>')
  await expect(page.getByRole('heading', { name: 'This link names no prompts.' })).toBeVisible()
  await page.getByRole('link', { name: 'choose prompts for a class' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'For Teachers' })).toBeVisible()
})
