import { test as base, type APIRequestContext, type APIResponse } from '@playwright/test'

const TIMEOUT_MS = 20_000

export interface SmokeOptions {
  /** Address of the Supabase project; empty where none was given. */
  backend: string
  /** Its publishable key. */
  key: string
  /** Its secret key, with which an account is made and deleted; empty where none was given. */
  secret: string
  /** How many uses of the generator may be spent. */
  spend: number
  /** Whether wrong passwords may be tried until the project refuses to listen. */
  triesSignIn: boolean
}

export type Asked = NonNullable<Parameters<APIRequestContext['fetch']>[1]>

interface SmokeFixtures {
  site: string
  /** Asks once; redirects are an answer, not followed. A path is one of the site, and stays as it is written. */
  ask: (address: string, asked?: Asked) => Promise<APIResponse>
  /** Asks the tables of the backend with the publishable key. */
  rest: (query: string, asked?: Asked) => Promise<APIResponse>
}

export const test = base.extend<SmokeOptions & SmokeFixtures>({
  backend: ['', { option: true }],
  key: ['', { option: true }],
  secret: ['', { option: true }],
  spend: [0, { option: true }],
  triesSignIn: [false, { option: true }],
  site: ({ baseURL }, provide) => provide(String(baseURL)),
  ask: ({ request, site }, provide) =>
    provide((address, asked) =>
      request.fetch(address.startsWith('/') ? site + address : address, {
        maxRedirects: 0,
        timeout: TIMEOUT_MS,
        ...asked,
      }),
    ),
  rest: ({ ask, backend, key }, provide) =>
    provide((query, asked) =>
      ask(`${backend}/rest/v1/${query}`, {
        ...asked,
        headers: { apikey: key, 'content-type': 'application/json', ...asked?.headers },
      }),
    ),
})

/** The value of a header, empty where there is none. */
export const header = (response: APIResponse, name: string): string => response.headers()[name] ?? ''

/** The answer as JSON; undefined where it is none. */
export const jsonOf = (response: APIResponse): Promise<any> => response.json().catch(() => undefined)
