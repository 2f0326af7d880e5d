import { ask, jsonOf, post } from './ask.ts'
import { Failure, must, Skip, type Check, type Place } from './check.ts'

const PUBLIC_FUNCTIONS = ['generate-prompt', 'analyze-feedback', 'join-email-list', 'follow-email-link']
const ADMIN_FUNCTIONS = ['get-tinymce-key', 'manage-admins']
const ALL_FUNCTIONS = [...PUBLIC_FUNCTIONS, ...ADMIN_FUNCTIONS]
const FOREIGN = 'https://evil.example'
/** What a function reads at most, and one byte. */
const TOO_LONG = 64 * 1024 + 1
/** A small call that succeeds. */
export const WANTED = { prompt: 'Ask for a plan for one calm evening.', model: 'chatgpt', category: 'writing' }
/** Headers by which proxies tell a caller's address; the first three are those of common hosts. */
const ADDRESS_HEADERS = ['x-forwarded-for', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip', 'forwarded']

export const FUNCTION_CHECKS: readonly Check[] = [
  {
    name: 'functions answer to this site alone',
    async run(place) {
      for (const name of ALL_FUNCTIONS) {
        for (const [method, origin, allowed] of [
          ['OPTIONS', place.site, place.site],
          ['POST', place.site, place.site],
          ['OPTIONS', FOREIGN, null],
          ['POST', FOREIGN, null],
          ['POST', 'null', null],
        ]) {
          const { status, headers } = await ask(functionOf(place, name), {
            method: String(method),
            headers: {
              origin: String(origin),
              ...(method === 'OPTIONS' && { 'access-control-request-method': 'POST' }),
            },
          })
          const given = headers.get('access-control-allow-origin')
          must(given === allowed, `${name} lets ${given ?? 'nobody'} read the answer to ${method} from ${origin}`)
          must(allowed !== null || status === 403, `${name} answers ${status} to ${method} from ${origin}`)
          must(/\borigin\b/i.test(headers.get('vary') ?? ''), `${name} answers ${method} without "Vary: Origin"`)
        }
      }
    },
  },
  {
    name: 'functions refuse wrong input as the caller’s mistake',
    async run(place) {
      for (const name of PUBLIC_FUNCTIONS) {
        const address = functionOf(place, name)
        const json = { 'content-type': 'application/json' }
        const cases: [number, RequestInit][] = [
          [405, { method: 'GET' }],
          [415, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' }],
          [400, { method: 'POST', headers: json, body: '{' }],
          [400, { method: 'POST', headers: json, body: '{}' }],
          [413, { method: 'POST', headers: json, body: `"${'a'.repeat(TOO_LONG)}"` }],
        ]
        for (const [expected, init] of cases) {
          const answer = await ask(address, init)
          must(answer.status === expected, `${name} answers ${answer.status} in place of ${expected}`)
          must(typeof jsonOf(answer)?.error?.message === 'string', `${name} answers ${expected} without a message`)
        }
      }
    },
  },
  {
    name: 'the editor’s key and the list of admins are for admins',
    async run(place) {
      const strangers: Record<string, string>[] = [
        {},
        { authorization: `Bearer ${place.key}` },
        { authorization: 'Bearer eyJh.eyJh.x' },
      ]
      for (const name of ADMIN_FUNCTIONS) {
        for (const headers of strangers) {
          const answer = await post(functionOf(place, name), {}, headers)
          must(answer.status === 401, `${name} answers a stranger ${answer.status}`)
          must(answer.headers.get('cache-control') === 'no-store', `an answer of ${name} may be stored`)
        }
      }
    },
  },
  {
    name: 'the health function says that all is well',
    async run(place) {
      const { status, text } = await ask(functionOf(place, 'health'))
      must(status !== 404, 'it answers 404: was the function deployed?')
      must(status === 200, `it answers ${status} ${text.slice(0, 120)}`)
    },
  },
  {
    name: 'a forged address wins nothing',
    async run(place) {
      if (place.spend === 0) throw new Skip('it uses up calls of the generator: --spend 3, with an address limit of 2')
      const names = [...ADDRESS_HEADERS]
      // Without a device's name only the network counts; each call claims another one.
      for (let call = 1, reached = 0; reached < place.spend; call += 1) {
        const address = `203.0.113.${call}`
        const name = names.shift()
        if (name === undefined) throw new Failure('every call is turned away before it reaches the function')
        const forged = { 'x-forwarded-for': address, [name]: name === 'forwarded' ? `for=${address}` : address }
        const answer = await post(functionOf(place, 'generate-prompt'), WANTED, forged)
        const { code } = jsonOf(answer)?.error ?? {}
        if (answer.status === 429 && code === 'quota_exceeded') {
          must(Number(answer.headers.get('retry-after')) > 0, 'the refusal does not say how long it holds')
          return
        }
        // A host may turn away a request that claims what only the host may say: that spent nothing.
        if (answer.status === 403 && code === undefined) continue
        must(answer.status === 200, `a call is answered ${answer.status}`)
        names.push(name)
        reached += 1
      }
      throw new Failure(
        `${place.spend} calls, each from another forged address, and none was refused; is the limit lower?`,
      )
    },
  },
]

function functionOf({ backend }: Place, name: string) {
  if (!backend) throw new Skip('no --backend was given')
  return `${backend}/functions/v1/${name}`
}
