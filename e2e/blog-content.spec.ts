import { findIntruders, XSS_PAYLOADS } from '../tests/support/xss-payloads.ts'
import { alive, expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import { table } from './support/blog-posts.ts'

test.describe('without the second wall, the policy', () => {
  // A script that got through the sanitiser would run.
  test.use({ bypassCSP: true })

  test('no text of a post runs a script, whoever wrote it', { tag: '@core' }, async ({ page, request }) => {
    const posts = XSS_PAYLOADS.map((payload, index) => ({
      title: `Attack ${index} ${payload.slice(0, 60)}`,
      slug: `attack-${index}`,
      content: `<p>before</p>${payload}<p>after ${index}</p>`,
      created_at: '2001-01-01T00:00:00Z',
    }))
    await table(request).add(posts)
    const alarms: string[] = []
    await page.exposeFunction('pwned', () => alarms.push('script'))
    page.on('dialog', (dialog) => {
      alarms.push('dialog')
      void dialog.dismiss()
    })
    // Whatever asks for it is an attack that got through.
    await page.route(/promptory\.invalid\/(?!x\.png)/, (route) => {
      alarms.push(route.request().url())
      return route.abort()
    })
    await page.route('https://promptory.invalid/x.png', (route) => route.fulfill({ path: 'public/favicon.svg' }))
    await page.goto('/blog/attack-0')
    await alive(page)
    const intruders: string[] = []
    for (const [index, { title }] of posts.entries()) {
      await page.evaluate((path) => {
        window.history.pushState(null, '', path)
        window.dispatchEvent(new PopStateEvent('popstate'))
      }, `/blog/attack-${index}`)
      // Names too are texts.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.replace(/\s+/g, ' ').trim())
      const link = page.locator('.post-text a[href]')
      for (const href of await link.evaluateAll((links) =>
        links.map((element) => (element as HTMLAnchorElement).protocol),
      )) {
        expect(['http:', 'https:', 'mailto:']).toContain(href)
      }
      const found = await page.evaluate<string[]>(`(${findIntruders.toString()})(document.querySelector('.post-text'))`)
      intruders.push(...found.map((one) => `${index}: ${one}`))
    }
    // The page's own: the ad slot, what the article was made ready with.
    const own =
      /: (div (class="scroll-box"|class="[^"]*in-data-ads:[^"]*"|data-ad="article"|tabindex="0"|role="region"|aria-label="Table")|pre tabindex="0"|img loading="lazy")$/
    expect(intruders.filter((one) => !own.test(one))).toEqual([])
    expect(alarms).toEqual([])
    // The alarm itself works.
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror=pwned()>')
    })
    await expect.poll(() => alarms).toEqual(['script'])
  })
})

test('wide things scroll in themselves on a phone', async ({ page, request }) => {
  const cells = Array.from({ length: 12 }, (_, i) => `<td>cell-number-${i}</td>`).join('')
  await table(request).add([
    {
      title: 'W'.repeat(120),
      slug: 'wide',
      content: `<p>${'long'.repeat(80)}</p><table><tbody><tr>${cells}</tr></tbody></table><pre><code>${'code '.repeat(80)}</code></pre>
        <figure><img src="/icon-512.png" alt="icon" width="2000" height="2000"><figcaption>It</figcaption></figure><ol><li>One <strong>bold</strong> and more<ul><li>in</li></ul></li></ol>`,
    },
  ])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/blog/wide')
  await expect(page.getByText('cell-number-0')).toBeVisible()
  await expectNoSidewaysScroll(page)
  const box = page.getByRole('region', { name: 'Table' })
  expect(await box.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
  // Its number is the browser's own: no second indent beside the list's.
  expect(await page.locator('.post-text ol > li').evaluate((item) => getComputedStyle(item).paddingLeft)).toBe('0px')
  await expectAccessible(page)
})
