import { alive, expect, test } from './fixtures'

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
    await expect(page.getByRole('timer')).toHaveText('20:00')
    await page.getByLabel('Minutes').selectOption('1')
    await page.getByRole('button', { name: 'Start' }).click()
    await page.clock.runFor(20_000)
    await expect(page.getByRole('timer')).toHaveText('0:40')
    await page.clock.fastForward(60_000)
    await expect(page.getByText('Time is up.')).toBeVisible()

    await page.getByRole('button', { name: 'Cards' }).click()
    await expect(page).toHaveURL(/&as=cards$/)
    await expect(page.getByText(FIRST)).toBeVisible()
    await expect(page.getByText(SECOND)).toBeVisible()

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

test('on paper: eight cards on one page, and a page for each prompt with lines', async ({ page }) => {
  await page.goto(`${LINK},me-without-the-usual-facts&as=cards`)
  await expect(page.getByText(FIRST)).toBeVisible()
  const pages = async () => (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)?.length
  expect(await pages()).toBe(1)
  await page.getByRole('button', { name: 'A page each' }).click()
  await expect(page.locator('[data-lines]')).toHaveCount(4)
  expect(await pages()).toBe(4)
  await page.getByLabel('Lines to write on').selectOption('none')
  await expect(page.locator('[data-lines]')).toHaveCount(0)
})

test('what is chosen stays through a reload and other filters, and makes the link', async ({ page }) => {
  await page.goto('/teachers')
  await alive(page)
  const choose = page.getByRole('button', { name: 'Choose', exact: true })
  await choose.nth(1).click()
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
