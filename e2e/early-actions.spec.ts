import type { Page } from '@playwright/test'
import { alive, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import { COPIED_MS, linger } from './support/linger.ts'

// What a visitor does before React is there must stand afterwards.

/** Opens a page whose scripts wait. Gives what lets them come. */
async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  return async () => {
    release()
    await alive(page)
  }
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' }).locator('details').first()

test.describe('a header menu opened early stays open', () => {
  test('by mouse', async ({ page }) => {
    const letScriptsIn = await openHeld(page, '/about')
    await menu(page).locator('summary').click()
    await letScriptsIn()
    await expect(menu(page)).toHaveAttribute('open')
  })

  test('by key', async ({ page }) => {
    const letScriptsIn = await openHeld(page, '/about')
    await menu(page).locator('summary').focus()
    await page.keyboard.press('Enter')
    await letScriptsIn()
    await expect(menu(page)).toHaveAttribute('open')
  })

  test('by tap, the phone’s menu', { tag: '@core' }, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true })
    const page = await context.newPage()
    const letScriptsIn = await openHeld(page, '/about')
    await page.getByRole('button', { name: 'Menu' }).tap()
    // It is seen that the tap was heard.
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('data-waiting')
    await letScriptsIn()
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Menu' })).not.toHaveAttribute('data-waiting')
    await context.close()
  })
})

test('a question pressed early is answered once the page is alive', async ({ page }) => {
  const letScriptsIn = await openHeld(page, '/faq')
  const question = page.locator('h3 button').nth(2)
  const answer = page.getByRole('region', { name: await question.innerText() })
  await question.click()
  await expect(question).toHaveAttribute('data-waiting')
  await expect(answer).toBeHidden()
  await letScriptsIn()
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await expect(answer).toBeVisible()
  // React's ids are those of the document as it was built.
  await expect(question).toHaveAttribute('aria-controls', (await answer.getAttribute('id')) ?? '')
})

for (const path of ['/generator', '/ai-prompts', '/claude', '/memoir-writing-prompts-for-adults']) {
  test(`what is chosen and typed early on ${path} counts`, { tag: '@core' }, async ({ page }) => {
    const letScriptsIn = await openHeld(page, path)
    const form = page.locator('form', { has: page.getByLabel('What do you want to achieve?') })
    const model = form.getByLabel('AI Model')
    if (path !== '/claude') await model.selectOption('gemini')
    await form.getByLabel('Category').selectOption('coding')
    await form.getByLabel('What do you want to achieve?').fill('A regular expression for postcodes')
    await letScriptsIn()
    if (path !== '/claude') await expect(model).toHaveValue('gemini')
    await expect(form.getByLabel('Category')).toHaveValue('coding')
    const asked = page.waitForRequest('**/functions/v1/generate-prompt')
    await form.getByRole('button', { name: 'Generate Prompt' }).click()
    expect((await asked).postDataJSON()).toEqual({
      prompt: 'A regular expression for postcodes',
      model: path === '/claude' ? 'claude' : 'gemini',
      category: 'coding',
    })
  })
}

test('the library’s AI and order chosen early count', async ({ page }) => {
  const letScriptsIn = await openHeld(page, '/ai-prompts')
  const library = page.locator('#library')
  await library.getByRole('combobox').first().selectOption('midjourney')
  await library.getByRole('combobox').last().selectOption('title')
  await letScriptsIn()
  await expect(library.getByRole('combobox').first()).toHaveValue('midjourney')
  await expect(library.getByRole('combobox').last()).toHaveValue('title')
  await expect(library.getByRole('listitem').first().getByText('Midjourney', { exact: true })).toHaveText('Midjourney')
  await expect(page).toHaveURL(/model=midjourney/)
})

test('a prompt copied early is copied once the page is there', async ({ page }) => {
  await linger(page, COPIED_MS)
  const letScriptsIn = await openHeld(page, '/funny-writing-prompts-for-adults')
  const copy = page.locator('#prompt-2').getByRole('button', { name: 'Copy' })
  await copy.click()
  await letScriptsIn()
  await expect(page.locator('#prompt-2').getByText('Copied!')).toBeVisible()
})

test('a prompt far down that is copied early is copied, though its part of the page comes alive later', async ({
  page,
}) => {
  await linger(page, COPIED_MS)
  const letScriptsIn = await openHeld(page, '/creative-writing-prompts')
  await page.locator('#prompt-40').getByRole('button', { name: 'Copy' }).click()
  await letScriptsIn()
  await expect(page.locator('#prompt-40').getByText('Copied!')).toBeVisible()
})

test('all prompts are copied while most of them are not alive yet', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!('hydrated' in document.documentElement.dataset)) return
      observer.disconnect()
      const buttons = [...document.querySelectorAll('button')]
      buttons.find(({ textContent }) => textContent === 'Copy all')?.click()
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydrated'] })
  })
  await page.goto('/creative-writing-prompts')
  const count = await page.locator('main [data-prompt]').count()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()).then((text) => text.match(/^\d+\. /gm)?.length))
    .toBe(count)
})

for (const key of ['Control+k', 'Meta+k', '/']) {
  test(`the search asked for early by ${key} opens once the page is alive`, async ({ page }) => {
    const letScriptsIn = await openHeld(page, '/about')
    await page.keyboard.press(key)
    await letScriptsIn()
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  })
}

test('of an early press and an early shortcut the last counts', async ({ page }) => {
  const letScriptsIn = await openHeld(page, '/faq')
  const question = page.locator('h3 button').nth(2)
  await page.keyboard.press('/')
  await question.click()
  await letScriptsIn()
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a slash typed early into a field is text', async ({ page }) => {
  const letScriptsIn = await openHeld(page, '/generator')
  const field = page.getByLabel('What do you want to achieve?')
  await field.click()
  await field.pressSequentially('and/or')
  await letScriptsIn()
  await expect(field).toHaveValue('and/or')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a slash typed early into a blank of a prompt is text', async ({ page }) => {
  const letScriptsIn = await openHeld(page, '/prompts-for-customer-support')
  const blank = page.locator('[contenteditable]').first()
  await blank.click()
  await page.keyboard.type('and/or')
  await letScriptsIn()
  await expect(blank).toContainText('and/or')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('an address sent early to the newsletter arrives once', async ({ page }) => {
  const letScriptsIn = await openHeld(page, '/journal-prompts')
  const field = page.getByLabel('Email').first()
  await field.fill('early@example.org')
  await field.press('Enter')
  await letScriptsIn()
  await expect(page.getByText(/^Subscribing\.\.\.|Successfully|subscribed/i).first()).toBeVisible()
  await expect(page).toHaveURL('/journal-prompts')
})

test('an entry that fails is fetched once more, from another address', async ({ page, problems }) => {
  await page.route(/\/assets\/index-[^?]*\.js$/, (route) => route.abort())
  await page.goto('/faq')
  const question = page.locator('h3 button').first()
  await question.click()
  await alive(page)
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('alert')).toBeHidden()
  // The browser itself logs the requests that failed.
  problems.length = 0
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a page whose scripts do not come says so and lets forms go (${colorScheme})`, async ({ page, problems }) => {
    await page.emulateMedia({ colorScheme })
    await page.route('**/assets/framework-*.js', (route) => route.abort())
    await page.goto('/journal-prompts')
    const field = page.getByLabel('Email').first()
    await field.fill('early@example.org')
    await page.getByRole('button', { name: 'Search' }).first().click()
    const alert = page.getByRole('alert')
    await expect(alert).toBeVisible()
    await expect(page.locator('[data-waiting]')).toHaveCount(0)
    await expectAccessible(page, '[role=alert]')
    await expectNoSidewaysScroll(page)
    // Nobody stands between a form and the browser any more.
    expect(
      await field.evaluate((input: HTMLInputElement) => {
        const submit = new Event('submit', { bubbles: true, cancelable: true })
        return input.form?.dispatchEvent(submit)
      }),
    ).toBe(true)
    await page.unroute('**/assets/framework-*.js')
    await alert.getByRole('button', { name: 'Reload' }).click()
    await alive(page)
    await expect(alert).toBeHidden()
    problems.length = 0
  })
}

test('the admin area says so where its scripts do not come', async ({ page, problems }) => {
  await page.route('**/assets/framework-*.js', (route) => route.abort())
  await page.goto('/admin/login')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('did not load')
  await page.unroute('**/assets/framework-*.js')
  await alert.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible()
  await alive(page)
  problems.length = 0
})

test('the not-found page shows and logs the missing path by itself', async ({ page, problems }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto('/no/such/page')
  await expect(page.getByText('/no/such/page')).toBeVisible()
  await expect.poll(() => logged).toContain('404: no page at /no/such/page')
  // The browser itself logs the status; its line can come late.
  await page.close()
  problems.length = 0
})

test('scripts run by themselves, once the page is painted', async ({ page }) => {
  // A page of which no paint is told begins a second after it has loaded: a busy machine may not have painted by then.
  await linger(page, 1000)
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if ('hydrated' in document.documentElement.dataset) performance.mark('alive')
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydrated'] })
  })
  await page.goto('/about')
  await alive(page)
  const [paint, start] = await page.evaluate(() =>
    ['first-contentful-paint', 'alive'].map((name) => performance.getEntriesByName(name)[0]?.startTime ?? 0),
  )
  expect(paint).toBeGreaterThan(0)
  expect(start).toBeGreaterThan(paint ?? Infinity)
})

for (const number of [2, 100]) {
  test(`whoever reads prompt ${number} of a school year early goes on at the same place`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const letScriptsIn = await openHeld(page, '/school-writing-prompts-ages-7-to-10')
    const prompt = page.locator(`#prompt-${number}`)
    await prompt.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 200))
    const topOf = async () => Math.round((await prompt.boundingBox())?.y ?? NaN)
    // The months before are measured as they come into sight, and fonts may come: nothing moves without a frame.
    const isAtRest = async () => {
      const top = await topOf()
      await page.evaluate(() => document.fonts.ready)
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      return (await topOf()) === top
    }
    await expect.poll(isAtRest).toBe(true)
    const before = await topOf()
    await letScriptsIn()
    await expect(prompt.getByRole('button', { name: 'Copy' })).toBeVisible()
    await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThanOrEqual(1)
  })
}
