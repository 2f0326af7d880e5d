import { expect, test } from 'vitest'
import type { Subscription } from '@/features/account/api/subscriptions'
import { isRunning, sentenceOn } from '@/features/account/lib/subscription'

const NOW = Date.parse('2026-11-26T12:00:00Z')
const row = (more: Partial<Subscription>): Subscription => ({
  source: 'stripe',
  status: 'active',
  current_period_end: '2026-12-15T12:00:00Z',
  ends_with_period: false,
  ...more,
})

test.each<[string, Partial<Subscription>, boolean, RegExp]>([
  ['paid', {}, true, /^You have Pro\. It renews on December 15, 2026\.$/],
  ['cancelled', { ends_with_period: true }, true, /^You have Pro until December 15, 2026\. It ends then/],
  ['given', { source: 'given', ends_with_period: true }, true, /until December 15, 2026\. It was given to you/],
  ['payment failed', { status: 'past_due' }, true, /did not go through\. Stripe tries again/],
  ['renewal not told yet', { current_period_end: '2026-11-24T12:00:00Z' }, true, /renews on November 24/],
  ['renewal never told', { current_period_end: '2026-11-22T12:00:00Z' }, false, /ended on November 22, 2026/],
  ['over', { current_period_end: '2026-11-26T11:00:00Z', ends_with_period: true }, false, /ended on November 26/],
  ['ended at once', { status: 'canceled', ends_with_period: true }, false, /^Your Pro has ended\.$/],
  [
    'ended at Stripe',
    { status: 'canceled', current_period_end: '2026-11-20T12:00:00Z' },
    false,
    /^Your Pro ended on November 20, 2026\.$/,
  ],
  ['first payment open', { status: 'incomplete' }, false, /first payment has not gone through/],
  ['first payment failed', { status: 'incomplete_expired' }, false, /nothing was charged/],
  ['unpaid', { status: 'unpaid' }, false, /Pro has stopped/],
  ['paused', { status: 'paused' }, false, /paused/],
])('%s', (_, more, runs, sentence) => {
  expect(isRunning(row(more), NOW)).toBe(runs)
  expect(sentenceOn(row(more), NOW)).toMatch(sentence)
})
