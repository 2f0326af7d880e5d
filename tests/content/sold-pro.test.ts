import { countWords } from '@contracts/text.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { bannedIn } from '../support/banned-phrases.ts'

/** The pricing page of a site that was built with this price. */
async function pricingFor(price: string) {
  vi.resetModules()
  vi.stubEnv('VITE_PRO_PRICE', price)
  return (await import('@/content/pages/static/pricing')).default
}

afterEach(() => {
  vi.unstubAllEnvs()
})

test('with a price the page sells Pro, within the lengths of search results and answers', async () => {
  const { metaTitle, metaDescription, isProSold, free, pro, faqs } = await pricingFor('5 € a month')
  expect(isProSold).toBe(true)
  expect(pro.price).toBe('5 € a month')
  expect(pro.rows.map(({ name }) => name)).toEqual(free.rows.map(({ name }) => name))
  expect(metaTitle.length).toBeLessThanOrEqual(60)
  expect(metaDescription.length).toBeGreaterThanOrEqual(120)
  expect(metaDescription.length).toBeLessThanOrEqual(160)
  const lengths = faqs.map(({ question, answer }) => ({ question, words: countWords(answer) }))
  expect(lengths.filter(({ words }) => words < 40 || words > 90)).toEqual([])
})

test('it keeps to the voice, and no longer speaks of a waiting list', async () => {
  const text = JSON.stringify(await pricingFor('5 € a month'))
  expect(bannedIn(text)).toEqual([])
  expect(text).not.toMatch(/waiting list|not for sale|"isComing":true/i)
})

test('without a price nothing is sold', async () => {
  const { isProSold, pro } = await pricingFor('')
  expect(isProSold).toBe(false)
  expect(pro.price).toBe('Not fixed yet')
})

/** A page of rules of a site that was built with this price. */
async function rulesFor(page: 'terms' | 'privacy', price: string) {
  vi.resetModules()
  vi.stubEnv('VITE_PRO_PRICE', price)
  const { default: rules } =
    page === 'terms' ? await import('@/content/pages/static/terms') : await import('@/content/pages/static/privacy')
  return { rules, text: JSON.stringify(rules) }
}

test('the terms say that Pro cannot be bought, or how it is', async () => {
  expect((await rulesFor('terms', '')).text).toContain('It cannot be bought yet')
  const { rules, text } = await rulesFor('terms', '5 € a month')
  expect(text).not.toMatch(/cannot be bought|waiting list/)
  expect(text).toContain('The contract begins when Stripe confirms your payment.')
  const drafts = rules.sections.filter((section) => 'isDraft' in section).map(({ id }) => id)
  expect(drafts).toEqual(['pro', 'cancelling', 'withdrawal'])
})

test('the privacy page leads to the waiting list while there is one', async () => {
  expect((await rulesFor('privacy', '')).text).toContain('/pricing#waiting-list')
  expect((await rulesFor('privacy', '5 € a month')).text).not.toContain('#waiting-list')
})
