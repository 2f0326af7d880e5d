import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { RunOptions } from 'axe-core'
import { AXE_TAGS, COLOUR_RULES, REST_OF_LIST } from '../../../e2e/support/axe.ts'
import { BUILT } from '../../../e2e/support/blog-posts.ts'
import { expect, expectText, test } from './fixtures.ts'
import type { Tab } from './tab.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const PATHS = ['/', '/generator', '/ai-prompts', '/writing-prompts', '/feedback-tool', '/today', '/pricing', BUILT]

async function expectAccessible(tab: Tab, run: RunOptions): Promise<void> {
  await tab.inject(AXE)
  const found = await tab.evaluate(
    async (options, rest) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run({ exclude: [['[data-sonner-toaster]'], [rest]] }, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
    },
    run,
    REST_OF_LIST,
  )
  expect(found).toEqual([])
}

for (const path of PATHS) {
  test(`${path} is accessible`, async ({ tab, visit }) => {
    await visit(path)
    await expectAccessible(tab, { runOnly: { type: 'tag', values: AXE_TAGS } })
  })
}

test('a dialog is accessible', async ({ tab, visit }) => {
  await visit('/ai-prompts?search=lease')
  await tab.click('button', /^View Full Prompt: The lease/)
  await expectText(tab, 'your premises', '[role=dialog]')
  await expectAccessible(tab, { runOnly: { type: 'tag', values: AXE_TAGS } })
})

test.describe('dark', () => {
  test.use({ tabOptions: { isDark: true } })
  test('the colours of dark pages have their contrast', async ({ tab, visit }) => {
    for (const path of ['/', '/generator', BUILT]) {
      await visit(path)
      await expectAccessible(tab, { runOnly: { type: 'rule', values: COLOUR_RULES } })
    }
  })
})
