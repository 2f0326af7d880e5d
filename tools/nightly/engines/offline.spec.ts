import { test as base, alive, expect, expectText } from './fixtures.ts'
import { layLine } from './line.ts'
import type { Tab } from './tab.ts'

const test = base.extend<{ line: Awaited<ReturnType<typeof layLine>> }>({
  line: async ({ baseURL }, run) => {
    const line = await layLine(baseURL ?? '')
    await run(line)
    line.close()
  },
})

/** Opens a page, and waits until the service worker has it and answers for it. */
async function visit(tab: Tab, site: string, path: string): Promise<void> {
  await tab.open(site + path)
  await alive(tab)
  const isKept = () =>
    tab.evaluate(async (address) => {
      const kept = await caches.match(address)
      return kept !== undefined && navigator.serviceWorker.controller !== null
    }, path)
  await expect.poll(isKept, { timeout: 20_000 }).toBe(true)
}

test('a visited page opens without a network, and its buttons work', async ({ tab, line }) => {
  await visit(tab, line.site, '/writing-prompts')
  line.cut()
  await tab.reload()
  await alive(tab)
  await expectText(tab, 'Writing Prompts', 'h1')
  await tab.click('#prompt-1 button', /Copy/)
  await expectText(tab, 'Copied!', '#prompt-1')
})

test('the local generator works without ever having been visited', async ({ tab, line }) => {
  await visit(tab, line.site, '/about')
  line.cut()
  await tab.open(`${line.site}/prompt-generator`)
  await alive(tab)
  await tab.click('input', 'Topic')
  await tab.type('bees')
  await expect
    .poll(() => tab.evaluate(() => [...document.querySelectorAll('textarea')].map(({ value }) => value).join()))
    .toContain('on the topic of bees')
})

test('a page that is not kept says so, and is there again with the network', async ({ tab, line }) => {
  await visit(tab, line.site, '/about')
  line.cut()
  await tab.open(`${line.site}/faq`)
  await alive(tab)
  await expectText(tab, 'This page is not on this device.', 'h1')
  await tab.click('main ul a', /About/)
  await expectText(tab, 'About Promptory', 'h1')
  line.mend()
  await tab.open(`${line.site}/faq`)
  await expect
    .poll(() => tab.evaluate(() => document.querySelector('#root')?.getAttribute('data-prerendered')))
    .toBe('/faq')
})
