import { readFile } from 'node:fs/promises'
import { alive, expect, expectAccessible, test } from './fixtures'
import { holdScripts } from './support/hindrances.ts'
import { COPIED_MS, linger, MESSAGE_MS } from './support/linger.ts'

const WISH = 'A kind e-mail to my tenant, Ms Okafor: the rent is eight days late for the first time in three years.'

test('a visitor generates a prompt, copies it, saves it and comes back to it', { tag: '@core' }, async ({ page }) => {
  await linger(page, COPIED_MS, MESSAGE_MS)
  await page.goto('/generator')
  await alive(page)
  await page.getByLabel('What do you want to achieve?').fill(WISH)
  await page.getByLabel('AI Model').selectOption('Claude')
  await page.getByLabel('Category').selectOption('Business')
  await page.getByRole('button', { name: 'Generate Prompt' }).click()

  const prompt = page.getByLabel('Generated prompt')
  await expect(prompt).toContainText('Okafor')
  await expect(page.getByText('Prompt generated successfully!')).toBeVisible()
  await expect(page.getByText(/^\d+ words$/)).toBeVisible()
  await expect(page.getByText('built-in composer')).toBeVisible()
  await expectAccessible(page)
  const text = await prompt.innerText()

  await page.getByRole('button', { name: 'Copy to Clipboard' }).click()
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as Text' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('ai-prompt.txt')
  expect(await readFile(await file.path(), 'utf8')).toBe(text)

  const link = page.getByRole('link', { name: /Open in Claude/ })
  expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain('Okafor')

  await page.reload()
  await alive(page)
  await expect(page.getByLabel('What do you want to achieve?')).toHaveValue(WISH)
  await page.getByText(/Your last prompts/).click()
  await page.getByRole('button', { name: /^Restore/ }).click()
  await expect(page.getByLabel('Generated prompt')).toHaveText(text)
})

test('added lines are the visitor’s: switched, filled in, remembered and kept', async ({ page }) => {
  await page.goto('/generator')
  await alive(page)
  const wish = page.getByLabel('What do you want to achieve?')
  const prompt = page.getByLabel('Generated prompt')
  await wish.fill('write an email to my landlord about the rent')
  await page.getByRole('button', { name: 'Generate Prompt' }).click()
  await expect(prompt).toContainText('Give a subject line.')
  await page.getByRole('checkbox', { name: /^Subject line/ }).click()
  await expect(prompt).not.toContainText('subject line')
  await page.getByRole('button', { name: 'How long' }).click()
  await prompt.getByRole('textbox', { name: 'how long' }).fill('80 words')
  await page.getByRole('button', { name: 'Copy to Clipboard' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('- Keep it to 80 words.')
  await expectAccessible(page)

  await page.reload()
  await alive(page)
  await wish.fill('write an email to my teacher about the test')
  await page.getByRole('button', { name: 'Generate Prompt' }).click()
  await expect(prompt).toContainText('teacher')
  await expect(prompt).not.toContainText('subject line')
  await expect(prompt).toContainText('Keep it to [how long].')
})

for (const width of [360, 1440]) {
  test(`the button stays where it is when the check of the text comes, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/generator')
    await alive(page)
    const top = () =>
      page.getByRole('button', { name: 'Generate Prompt' }).evaluate((button: HTMLElement) => button.offsetTop)
    // What the fonts move is not the check's doing.
    await page.evaluate(() => document.fonts.ready)
    const before = await top()
    for (const text of ['rain', 'a letter about rain', WISH]) {
      await page.getByLabel('What do you want to achieve?').fill(text)
      await expect(page.locator('.score-advice')).toBeVisible()
      // It follows the text after a pause.
      await page.waitForTimeout(500)
      expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
    }
  })
}

test('on a phone the result begins on the screen, and the page never folds up on the way to it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/generator')
  await alive(page)
  await page.getByLabel('What do you want to achieve?').fill(WISH)
  const emptyFrames = await page.evaluateHandle(() => {
    const seen: number[] = []
    const form = document.querySelector('[data-generator] form')
    const look = (time: number) => {
      if (form?.closest('[hidden]') && !document.querySelector('[aria-label="Generated prompt"]')) seen.push(time)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    return seen
  })
  await page.getByRole('button', { name: 'Generate Prompt' }).click()

  const prompt = page.getByLabel('Generated prompt')
  await expect(prompt).toBeFocused()
  const top = () => prompt.evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(top).toBeGreaterThan(0)
  expect(await top()).toBeLessThan(400)
  await expect(page.getByRole('tab', { name: 'Result' })).toBeInViewport()
  expect(await emptyFrames.jsonValue()).toEqual([])

  await page.getByRole('button', { name: 'Back to Generator' }).click()
  await expect(page.getByRole('tab', { name: 'Generator' })).toBeFocused()
  await expect(page.getByRole('tab', { name: 'Generator' })).toBeInViewport()
  await expect(page.getByLabel('What do you want to achieve?')).toHaveValue(WISH)
})

test('what is typed and pressed before the scripts have come is not lost', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/generator', { waitUntil: 'commit' })
  await page.getByLabel('What do you want to achieve?').fill(WISH)
  await page.getByRole('button', { name: 'Generate Prompt' }).click()
  release()
  await expect(page.getByLabel('Generated prompt')).toContainText('Okafor')
})

test('a model page asks for its own AI, by keyboard alone', async ({ page }) => {
  await page.goto('/midjourney')
  await alive(page)
  await expect(page.getByLabel('AI Model')).toHaveCount(0)
  await page.getByLabel('What do you want to achieve?').focus()
  await page.keyboard.type('a wallpaper of a night market in Hanoi after the rain')
  await page.keyboard.press('Control+Enter')
  const prompt = page.getByLabel('Generated prompt')
  await expect(prompt).toContainText('night market in Hanoi')
  await expect(prompt).toHaveText(/--ar \d+:\d+$/)
  await expect(prompt).toBeFocused()
})

test('an empty description is refused at the field', async ({ page }) => {
  await page.goto('/generator')
  await alive(page)
  await page.getByRole('button', { name: 'Generate Prompt' }).click()
  await expect(page.getByText('Description required', { exact: true })).toBeVisible()
  await expect(page.getByLabel('What do you want to achieve?')).toBeFocused()
  await expectAccessible(page)
})

for (const [fault, answer] of [
  ['refused', (route: import('@playwright/test').Route) => route.abort()],
  ['500', (route: import('@playwright/test').Route) => route.fulfill({ status: 500, body: 'no' })],
  [
    'HTML with 200',
    (route: import('@playwright/test').Route) => route.fulfill({ body: '<p>hello</p>', contentType: 'text/html' }),
  ],
] as const) {
  test(`${fault}: the fallback stands in, the form stays`, { tag: '@core' }, async ({ page, problems }) => {
    await page.route('**/functions/v1/**', answer)
    await page.goto('/v0')
    await alive(page)
    // The fallback waits two seconds for its templates, which begin to load with the writing.
    const templates = page.waitForEvent('requestfinished', (request) => request.url().includes('/fallback-templates-'))
    await page.getByLabel('What do you want to achieve?').fill(WISH)
    await templates
    await page.getByRole('button', { name: 'Generate Prompt' }).click()
    await expect(page.getByText('API Connection Issue')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Generator' })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('button', { name: 'View Results' }).click()
    await expect(page.getByLabel('Generated prompt')).toContainText('Okafor')
    // The browser reports the failed request itself.
    problems.length = 0
  })
}

test('the twenty-first prompt of a day is refused with when the next is due', async ({ page, problems }) => {
  await page.goto('/generator')
  await alive(page)
  const device = await page.evaluate(async () => {
    const id = crypto.randomUUID()
    localStorage.setItem('promptory:device', id)
    for (let call = 0; call < 20; call += 1) {
      const response = await fetch('/functions/v1/generate-prompt', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-device-id': id },
        body: JSON.stringify({ prompt: `a poem ${call}`, model: 'claude', category: 'writing' }),
      })
      if (!response.ok) return `call ${call}: ${response.status}`
    }
    return 'used up'
  })
  expect(device).toBe('used up')
  await page.getByLabel('What do you want to achieve?').fill(WISH)
  await page.getByRole('button', { name: 'Generate Prompt' }).click()
  await expect(page.getByText('Daily limit reached')).toBeVisible()
  await expect(page.locator('[data-notice]')).toContainText(/UTC/)
  await expect(page.getByLabel('What do you want to achieve?')).toHaveValue(WISH)
  await expect(page.getByRole('button', { name: 'View Results' })).toHaveCount(0)
  problems.length = 0
})

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`a tool and its button are on the first screen at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    for (const path of ['/generator', '/ai-prompts', '/claude', '/midjourney', '/feedback-tool']) {
      await page.goto(path)
      const button = page.getByRole('button', { name: /^(Generate Prompt|Analyze My Writing)$/ }).first()
      const { y = Infinity, height = 0 } = (await button.boundingBox()) ?? {}
      expect(y + height, path).toBeLessThanOrEqual(viewport.height)
    }
  })
}

test('the browser’s own AI improves a prompt by a press, as it comes, and its version is taken', async ({ page }) => {
  // Our browsers have no AI: a stand-in that answers in two pieces, the second when the test lets it.
  await page.addInitScript(() => {
    const scope = globalThis as unknown as { LanguageModel: object; finish?: () => void; isDestroyed?: boolean }
    scope.LanguageModel = {
      availability: async () => 'available',
      create: async () => ({
        promptStreaming: () =>
          new ReadableStream({
            start(stream) {
              stream.enqueue('Write three lines to Ms Okafor. ')
              scope.finish = () => {
                stream.enqueue('Offer her Friday.')
                stream.close()
              }
            },
          }),
        destroy: () => {
          scope.isDestroyed = true
        },
      }),
    }
  })
  await page.goto('/generator')
  await alive(page)
  await page.getByLabel('What do you want to achieve?').fill(WISH)
  await page.getByRole('button', { name: 'Generate Prompt' }).click()
  const prompt = page.getByLabel('Generated prompt')
  await expect(prompt).toContainText('Okafor')
  await page.getByRole('button', { name: 'Improve it with this browser’s AI (nothing leaves your device)' }).click()
  await expect(page.getByText('Write three lines to Ms Okafor.')).toBeVisible()
  await expect(prompt).not.toContainText('Friday')
  await page.evaluate(() => (globalThis as unknown as { finish: () => void }).finish())
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use this version' }).click()
  await expect(prompt).toHaveText('Write three lines to Ms Okafor. Offer her Friday.')
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { isDestroyed?: boolean }).isDestroyed))
    .toBe(true)
})

for (const width of [360, 1440]) {
  test(`the chips of a picture hold their words at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/midjourney')
    const chips = page.getByRole('group', { name: 'Light', exact: true }).getByRole('button')
    await expect(chips.first()).toBeVisible()
    const tooNarrow = await chips.evaluateAll((all) =>
      all.filter((chip) => chip.scrollWidth > chip.clientWidth).map((chip) => chip.textContent),
    )
    expect(tooNarrow).toEqual([])
  })
}
