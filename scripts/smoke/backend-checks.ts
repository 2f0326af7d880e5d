import * as check from '../env/checks.ts'
import { ask, jsonOf, post, type Answer } from './ask.ts'
import { Failure, must, Skip, type Check, type Place } from './check.ts'

/** Nobody has this id: also where a right were given that must not be, nothing would change. */
const NOBODY = '00000000-0000-0000-0000-000000000000'
const HIDDEN = ['profiles?select=*', 'email_signups?select=*', 'email_signups?select=email', 'blog_posts?select=author']
/** What visitors must not write, each by a column that nobody's row has this value in. */
const WRITTEN = [
  ['blog_posts', 'id', NOBODY],
  ['profiles', 'id', NOBODY],
  ['email_signups', 'list', 'none'],
  ['old_slugs', 'post_id', NOBODY],
] as const
/** Supabase lets 30 pass in five minutes if not told otherwise. */
const MOST_SIGN_INS = 60
const QUOTA_CALL = {
  p_feature: 'smoke',
  p_day: '2000-01-01',
  p_device: null,
  p_address: 'smoke',
  p_device_limit: 0,
  p_address_limit: 0,
  p_site_limit: 0,
}
/** Limits of 0: also where it could be called, no address would be stored. */
const SIGN_UP_CALL = {
  p_list: 'newsletter',
  p_email: 'nobody@example.invalid',
  p_day: '2000-01-01',
  p_address: 'smoke',
  p_network: null,
  p_hour_limit: 0,
  p_day_limit: 0,
  p_network_limit: 0,
  p_site_limit: 0,
}

export const BACKEND_CHECKS: readonly Check[] = [
  {
    name: 'the key is one for browsers',
    run: async (place) => {
      restOf(place, '')
      const wrong = check.publishableKey(place.key)
      must(!wrong, `it ${wrong}`)
    },
  },
  {
    name: 'visitors read articles, and nothing of what is hidden',
    async run(place) {
      const articles = await rest(place, 'blog_posts?select=id,title,content&limit=1')
      must(articles.status === 200, `articles are answered ${articles.status}: were the migrations applied?`)
      for (const query of HIDDEN) mustBeRefused(await rest(place, `${query}&limit=1`), `GET ${query}`)
    },
  },
  {
    name: 'visitors write no article, no profile and no list of addresses',
    async run(place) {
      for (const [table, column, value] of WRITTEN) {
        const one = `${table}?${column}=eq.${value}`
        const body = JSON.stringify({ [column]: value })
        mustBeRefused(await rest(place, table, { method: 'POST', body }), `POST ${table}`)
        mustBeRefused(await rest(place, one, { method: 'PATCH', body }), `PATCH ${table}`)
        mustBeRefused(await rest(place, one, { method: 'DELETE' }), `DELETE ${table}`)
      }
    },
  },
  {
    name: 'the private schema and the quotas are out of reach',
    async run(place) {
      for (const table of ['quota_uses', 'email_signups']) {
        const answer = await rest(place, `${table}?select=*&limit=1`, { headers: { 'accept-profile': 'private' } })
        mustBeRefused(answer, `GET private.${table}`)
      }
      const call = { method: 'POST', body: JSON.stringify(QUOTA_CALL) }
      mustBeRefused(await rest(place, 'rpc/take_quota', call), 'take_quota')
      const { p_feature, p_day, p_device, p_address } = QUOTA_CALL
      const back = { method: 'POST', body: JSON.stringify({ p_feature, p_day, p_device, p_address }) }
      mustBeRefused(await rest(place, 'rpc/return_quota', back), 'return_quota')
      const deviceUse = { method: 'POST', body: JSON.stringify({ p_feature, p_day, p_device }) }
      mustBeRefused(await rest(place, 'rpc/return_device_use', deviceUse), 'return_device_use')
      const signUp = { method: 'POST', body: JSON.stringify(SIGN_UP_CALL) }
      mustBeRefused(await rest(place, 'rpc/join_email_list', signUp), 'join_email_list')
      mustBeRefused(await rest(place, 'rpc/admin_blog_posts', { method: 'POST', body: '{}' }), 'admin_blog_posts')
    },
  },
  {
    name: 'nobody can sign up',
    async run(place) {
      const answer = await ask(authOf(place, 'settings'), { headers: { apikey: place.key } })
      const settings = jsonOf(answer)
      must(answer.status === 200 && settings, `the settings of the sign-in are answered ${answer.status}`)
      must(
        settings.disable_signup === true,
        'sign-up is open: Authentication, Sign In / Providers, "Allow new users to sign up"',
      )
      must(settings.external?.anonymous_users !== true, 'anonymous sign-in is open')
    },
  },
  {
    name: 'sign-in stops listening to guesses',
    async run(place) {
      const address = authOf(place, 'token?grant_type=password')
      if (!place.triesSignIn) throw new Skip('this computer could not sign in for some minutes after it: --sign-in')
      for (let guess = 1; guess <= MOST_SIGN_INS; guess += 1) {
        const body = { email: 'nobody@example.invalid', password: `wrong-${guess}` }
        const { status } = await post(address, body, { apikey: place.key })
        if (status === 429) return
        must(status === 400, `a wrong password is answered ${status}`)
      }
      throw new Failure(`${MOST_SIGN_INS} wrong passwords were all listened to`)
    },
  },
]

function rest(place: Place, query: string, init: RequestInit = {}) {
  const headers = { apikey: place.key, 'content-type': 'application/json', ...init.headers }
  return ask(restOf(place, query), { ...init, headers })
}

function mustBeRefused({ status, text }: Answer, what: string) {
  must([401, 403, 404, 406].includes(status), `${what} is answered ${status} ${text.slice(0, 80)}`)
}

function restOf({ backend, key }: Place, query: string) {
  if (!backend || !key) throw new Skip('no --backend or no --key was given')
  return `${backend}/rest/v1/${query}`
}

function authOf({ backend, key }: Place, path: string) {
  if (!backend || !key) throw new Skip('no --backend or no --key was given')
  return `${backend}/auth/v1/${path}`
}
