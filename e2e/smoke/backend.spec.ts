import { type APIResponse, expect } from '@playwright/test'
import { problemOf, publishableKey } from '../../supabase/functions/_shared/settings.ts'
import { type Asked, jsonOf, test } from './fixtures.ts'

/** Nobody has this id: also where a right were given that must not be, nothing would change. */
const NOBODY = '00000000-0000-0000-0000-000000000000'
const HIDDEN = [
  'profiles?select=*',
  'email_signups?select=*',
  'email_signups?select=email',
  'blog_posts?select=author',
  'kept_items?select=*',
  'subscriptions?select=*',
  'readings?select=*',
]
/** What visitors must not write, each by a column that nobody's row has this value in. */
const WRITTEN = [
  ['blog_posts', 'id', NOBODY],
  ['profiles', 'id', NOBODY],
  ['email_signups', 'list', 'none'],
  ['old_slugs', 'post_id', NOBODY],
] as const
/** Supabase lets 30 pass in five minutes if not told otherwise. */
const MOST_SIGN_INS = 60
const USE = { p_feature: 'smoke', p_day: '2000-01-01', p_device: null }
/** Functions of the database that visitors must not call. Limits of 0: where one could be, nothing would be stored. */
const CALLS = {
  take_quota: { ...USE, p_address: 'smoke', p_device_limit: 0, p_address_limit: 0, p_site_limit: 0 },
  return_quota: { ...USE, p_address: 'smoke' },
  return_device_use: USE,
  join_email_list: {
    ...{ p_list: 'newsletter', p_email: 'nobody@example.invalid', p_day: '2000-01-01', p_address: 'smoke' },
    ...{ p_network: null, p_hour_limit: 0, p_day_limit: 0, p_network_limit: 0, p_site_limit: 0 },
  },
  admin_blog_posts: {},
  keep_items: { p_items: [] },
  keep_reading: { p_reading: {} },
  is_pro: {},
  admin_find_accounts: { p_address: 'nobody' },
  delete_own_account: {},
}

test.beforeEach(({ backend, key }) => {
  test.skip(!backend || !key, 'no --backend or no --key was given')
})

async function expectRefused(answer: Promise<APIResponse>, what: string) {
  const response = await answer
  expect([401, 403, 404, 406], `${what}: ${(await response.text()).slice(0, 80)}`).toContain(response.status())
}

test('the key is one for browsers', ({ key }) => {
  expect(problemOf(publishableKey, key)).toBe('')
})

test('visitors read articles, and nothing of what is hidden', async ({ rest }) => {
  const articles = await rest('blog_posts?select=id,title,content&limit=1')
  expect(articles.status(), 'were the migrations applied?').toBe(200)
  for (const query of HIDDEN) await expectRefused(rest(`${query}&limit=1`), query)
})

test('visitors write no article, no profile and no list of addresses', async ({ rest }) => {
  for (const [table, column, value] of WRITTEN) {
    const data = { [column]: value }
    await expectRefused(rest(table, { method: 'POST', data }), `POST ${table}`)
    await expectRefused(rest(`${table}?${column}=eq.${value}`, { method: 'PATCH', data }), `PATCH ${table}`)
    await expectRefused(rest(`${table}?${column}=eq.${value}`, { method: 'DELETE' }), `DELETE ${table}`)
  }
})

test('the private schema and the quotas are out of reach', async ({ rest }) => {
  const hidden: Asked = { headers: { 'accept-profile': 'private' } }
  for (const table of ['quota_uses', 'email_signups']) {
    await expectRefused(rest(`${table}?select=*&limit=1`, hidden), `private.${table}`)
  }
  for (const [name, data] of Object.entries(CALLS)) {
    await expectRefused(rest(`rpc/${name}`, { method: 'POST', data }), name)
  }
})

test('nobody signs up without proving the address', async ({ ask, backend, key }) => {
  const settings = await jsonOf(await ask(`${backend}/auth/v1/settings`, { headers: { apikey: key } }))
  // Without it, a password would do for anybody's address.
  expect(settings?.mailer_autoconfirm, 'Authentication, Sign In / Providers, Email, "Confirm email"').toBe(false)
  expect(settings.external?.anonymous_users ?? false, 'anonymous sign-in').toBe(false)
})

test('sign-in stops listening to guesses', async ({ ask, backend, key, triesSignIn }) => {
  test.skip(!triesSignIn, 'this computer could not sign in for some minutes after it: --sign-in')
  for (let guess = 1; guess <= MOST_SIGN_INS; guess += 1) {
    const data = { email: 'nobody@example.invalid', password: `wrong-${guess}` }
    const asked = { method: 'POST', headers: { apikey: key }, data }
    const response = await ask(`${backend}/auth/v1/token?grant_type=password`, asked)
    if (response.status() === 429) return
    expect(response.status(), 'a wrong password').toBe(400)
  }
  throw new Error(`${MOST_SIGN_INS} wrong passwords were all listened to.`)
})
