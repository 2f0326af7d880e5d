import { generatePromptRequest } from '@contracts/generate-prompt.ts'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { BACKEND_CHECKS } from '../../scripts/smoke/backend-checks.ts'
import { lookAt } from '../../scripts/smoke/command.ts'
import { WANTED } from '../../scripts/smoke/function-checks.ts'
import { runScript } from './support/commands.ts'
import { freePort } from './support/http.ts'
import { type Asked, type Flaw, type Reply, startModelSite } from './support/model-site.ts'

const KEY = 'sb_publishable_0123456789'
const UNKNOWN = '/a-page-that-is-not-there'
const NO_ARTICLE = `/blog${UNKNOWN}`

async function look(flaw?: Flaw, more: { key?: string; spend?: number; triesSignIn?: boolean } = {}) {
  const site = await startModelSite(flaw)
  const lines: string[] = []
  const counts = await lookAt({ site, backend: site, key: KEY, spend: 3, ...more }, (line) => lines.push(line))
  return { counts, failed: lines.filter((line) => line.startsWith('failed')), lines }
}

it('finds nothing wrong with a site that is right', async () => {
  const { counts, lines } = await look()
  expect(lines.filter((line) => line.startsWith('failed'))).toEqual([])
  // Not over https, and the sign-in of this computer is not tried out.
  expect(counts).toEqual({ ok: lines.length - 3, failed: 0, skipped: 2 })
  expect(lines.at(-1)).toBe(`${counts.ok} ok, 0 failed, 2 skipped`)
})

it('warns of facts that are not the owner’s, which is no failure', async () => {
  const { counts, lines } = await look(text('/build.json', '{"placeholders":["legalName is empty"]}'))
  expect(counts.failed).toBe(0)
  expect(lines).toContainEqual(expect.stringMatching(/^warning {2}the facts of the site .*: legalName is empty$/))
})

const at =
  (path: string, change: (reply: Reply, asked: Asked) => void): Flaw =>
  (asked, reply) => {
    if (asked.path === path) change(reply, asked)
  }
const header = (path: string, name: string, value: string) => at(path, (reply) => void (reply.headers[name] = value))
const status = (path: string, value: number) => at(path, (reply) => void (reply.status = value))
const text = (path: string, value: string) => at(path, (reply) => void (reply.text = value))
const within =
  (part: string, change: (reply: Reply, asked: Asked) => void): Flaw =>
  (asked, reply) => {
    if (`${asked.method} ${asked.path}`.includes(part)) change(reply, asked)
  }
const allowed = (part: string) => within(part, (reply) => Object.assign(reply, { status: 200, text: '[]' }))

describe('each fault is told, and no other', () => {
  const faults: [string, Flaw, RegExp][] = [
    ['a page that is missing', status('/about', 404), /every page.*\/about answers 404/],
    [
      'a script that the policy does not know',
      at('/about', (r) => void (r.text += '<script>two()</script>')),
      /every page.*refuses/,
    ],
    ['a page without a policy', at('/about', (r) => void delete r.headers['content-security-policy']), /no policy/],
    [
      'a loose policy',
      header('/about', 'content-security-policy', "object-src 'none'; base-uri 'none'"),
      /without frame-ancestors/,
    ],
    ['an empty sitemap', text('/sitemap.xml', '<urlset></urlset>'), /names no page/],
    ['no shell for the admin area', status('/admin/login', 404), /shell: \/admin\/login answers 404/],
    [
      '200 for an article that is not there',
      status(NO_ARTICLE, 200),
      /not there answers 404 with the app: .* answers 200/,
    ],
    ['no app for it', text(NO_ARTICLE, '<p>'), /without the app/],
    ['an article that nobody can share', text('/blog/newest', '<p>'), /can be shared.*without title/],
    ['200 for a page of the admin area that is not there', status(`/admin${UNKNOWN}`, 200), /answers 200/],
    [
      '200 for what is unknown',
      status('/a-page-that-is-not-there', 200),
      /status 404: \/a-page-that-is-not-there answers 200/,
    ],
    ['a secret file that is served', status('/.env', 200), /\/\.env answers 200/],
    ['a missing header', header('/robots.txt', 'x-content-type-options', 'x'), /security headers.*\/robots\.txt has x/],
    ['hashed files that are not kept', header('/assets/app-1a2b.js', 'cache-control', 'no-cache'), /kept for a year/],
    ['a service worker that is kept', header('/sw.js', 'cache-control', 'max-age=600'), /kept for a year.*sw\.js/],
    [
      'a missing file that is kept',
      header('/assets/none-00000000.js', 'cache-control', 'public, max-age=31536000, immutable'),
      /remembered as missing.*every status/,
    ],
    ['a page that is kept', header('/', 'cache-control', 'public, max-age=600'), /kept for a year.*\/ has "public/],
    [
      'a script without compression',
      at('/assets/app-1a2b.js', (r) => void delete r.headers['content-encoding']),
      /compressed/,
    ],
    [
      'two addresses of one page',
      at('/about/', (r) => Object.assign(r, { status: 200, headers: {} })),
      /one address: \/about\/ answers/,
    ],
    ['a redirect elsewhere', header('/about.html', 'location', '/other'), /one address: \/about\.html answers 308/],
    [
      'a redirect to another site',
      at('//evil.example/', (r) => Object.assign(r.headers, { location: '//evil.example' })),
      /another site/,
    ],
    [
      'a secret key in a script',
      text('/assets/app-1a2b.js', 'const key = "sb_secret_x"'),
      /secret key.*app-1a2b\.js holds one/,
    ],
    [
      'robots of another site',
      text('/robots.txt', 'Disallow: /admin\n\nSitemap: https://other.example/sitemap.xml'),
      /robots\.txt names another/,
    ],
    [
      'robots that may read everything',
      at('/robots.txt', (r) => void (r.text = r.text.replace('Disallow: /admin', ''))),
      /robots into \/admin/,
    ],
    ['a feed of another site', text('/rss.xml', '<link>https://other.example/</link>'), /rss\.xml is of another/],
    [
      'a function open to all origins',
      within(
        'POST /functions/v1/analyze-feedback',
        (r, { headers }) => headers.origin && Object.assign(r.headers, { 'access-control-allow-origin': '*' }),
      ),
      /this site alone.*lets \*/,
    ],
    [
      'a function that the site may not call',
      within('OPTIONS /functions/v1/generate-prompt', (r) => void delete r.headers['access-control-allow-origin']),
      /this site alone.*nobody/,
    ],
    [
      'a function without Vary',
      within('OPTIONS /functions/v1/get-tinymce-key', (r) => void delete r.headers.vary),
      /Vary/,
    ],
    [
      'a function that breaks',
      within('POST /functions/v1/generate-prompt', (r) => r.status === 400 && Object.assign(r, { status: 500 })),
      /wrong input.*500 in place of 400/,
    ],
    [
      'an error without words',
      within('GET /functions/v1/analyze-feedback', (r) => void (r.text = '{}')),
      /wrong input.*without a message/,
    ],
    [
      'a key for strangers',
      within(
        'POST /functions/v1/get-tinymce-key',
        (r, { headers }) => headers.origin === undefined && Object.assign(r, { status: 200 }),
      ),
      /editor.*answers a stranger 200/,
    ],
    ['an ill backend', status('/functions/v1/health', 503), /health.*503/],
    ['a backend without the health function', status('/functions/v1/health', 404), /health.*was the function deployed/],
    ['no articles', within('/rest/v1/blog_posts?select=id', (r) => void (r.status = 404)), /migrations/],
    ['profiles that anybody reads', allowed('GET /rest/v1/profiles'), /hidden: GET profiles.*200/],
    [
      'addresses that anybody reads',
      allowed('GET /rest/v1/email_signups?select=email'),
      /hidden: GET email_signups.*200/,
    ],
    [
      'authors that anybody reads',
      allowed('GET /rest/v1/blog_posts?select=author'),
      /hidden: GET blog_posts\?select=author/,
    ],
    ['articles that anybody changes', allowed('PATCH /rest/v1/blog_posts'), /no article.*PATCH blog_posts/],
    ['profiles that anybody makes', allowed('POST /rest/v1/profiles'), /no article.*POST profiles/],
    ['a private schema that is open', allowed('GET /rest/v1/quota_uses'), /private.*quota_uses/],
    ['quotas that anybody counts', allowed('POST /rest/v1/rpc/take_quota'), /private.*take_quota/],
    ['quotas that anybody gives back', allowed('POST /rest/v1/rpc/return_quota'), /private.*return_quota/],
    ['a use that anybody gives back', allowed('POST /rest/v1/rpc/return_device_use'), /private.*return_device_use/],
    ['lists that anybody fills', allowed('POST /rest/v1/email_signups'), /no article.*POST email_signups/],
    ['lists past their function', allowed('POST /rest/v1/rpc/join_email_list'), /private.*join_email_list/],
    ['an open sign-up', text('/auth/v1/settings', '{"disable_signup":false}'), /sign-up is open/],
    [
      'anonymous sign-in',
      text('/auth/v1/settings', '{"disable_signup":true,"external":{"anonymous_users":true}}'),
      /anonymous/,
    ],
    [
      'an address that is believed',
      within('POST /functions/v1/generate-prompt', (r) => r.status === 429 && Object.assign(r, { status: 200 })),
      /forged address.*none was refused/,
    ],
    [
      'a host that lets no call through',
      within(
        'POST /functions/v1/generate-prompt',
        (r, { headers }) => headers['x-forwarded-for'] && Object.assign(r, { status: 403, text: 'Forbidden' }),
      ),
      /forged address.*before it reaches/,
    ],
    [
      'a refusal without an end',
      within('POST /functions/v1/generate-prompt', (r) => void delete r.headers['retry-after']),
      /forged address.*how long/,
    ],
  ]
  it.each(faults)('%s', async (_, flaw, expected) => {
    const { failed } = await look(flaw)
    expect(failed.join('\n')).toMatch(expected)
    expect(failed).toHaveLength(1)
  })

  it('a home page that names another address of itself', async () => {
    const { failed } = await look(at('/', (r) => void (r.text = r.text.replace('rel="canonical"', 'rel="other"'))))
    expect(failed).toEqual([expect.stringContaining('another address of itself')])
  })

  it('a sitemap of another site, and then its pages as well', async () => {
    const { failed } = await look(text('/sitemap.xml', '<loc>https://other.example/nowhere</loc>'))
    expect(failed).toEqual([expect.stringContaining('/nowhere answers 404'), expect.stringContaining('SITE_URL=')])
  })

  it('a key that is not for browsers, without a word of it', async () => {
    const { failed, lines } = await look(undefined, { key: 'sb_secret_0123456789' })
    expect(failed).toEqual([expect.stringContaining('must never reach a browser')])
    expect(lines.join('\n')).not.toContain('sb_secret')
  })
})

it('leaves out what was not asked for or cannot hold here, and says why', async () => {
  const site = await startModelSite()
  const lines: string[] = []
  const { skipped } = await lookAt({ site, backend: site, key: KEY, triesSignIn: true }, (line) => lines.push(line))
  expect(lines.filter((line) => line.startsWith('skipped')).join('\n')).toMatch(/not https\n.*--spend 3/)
  expect(skipped).toBe(2)
  const without = await lookAt({ site }, () => undefined)
  expect(without).toMatchObject({ failed: 0, skipped: 13 })
})

describe('guesses at a password', () => {
  const place = { site: 'https://a.example', backend: 'https://b.example', key: KEY, spend: 0, triesSignIn: true }
  async function guess(answerTo: (count: number) => number) {
    const fetching = vi.fn(async () => new Response('{}', { status: answerTo(fetching.mock.calls.length) }))
    vi.stubGlobal('fetch', fetching)
    onTestFinished(() => void vi.unstubAllGlobals())
    const run = BACKEND_CHECKS.find(({ name }) => name.startsWith('sign-in'))?.run(place)
    return {
      told: await run?.then(
        () => 'ok',
        (error: Error) => error.message,
      ),
      count: fetching.mock.calls.length,
    }
  }

  it('are refused after a while', async () => {
    expect(await guess((count) => (count > 30 ? 429 : 400))).toEqual({ told: 'ok', count: 31 })
  })

  it('are told where they never are, and end by themselves', async () => {
    expect(await guess(() => 400)).toEqual({ told: '60 wrong passwords were all listened to', count: 60 })
  })

  it('are told where one succeeds', async () => {
    expect(await guess(() => 200)).toEqual({ told: 'a wrong password is answered 200', count: 1 })
  })
})

it('spends on a call that the function takes', () => {
  expect(generatePromptRequest.safeParse(WANTED).success).toBe(true)
})

describe('the command', () => {
  it('ends with 1 where something is wrong, and with 0 where nothing is', async () => {
    const bad = runScript('smoke.ts', ['--site', await startModelSite(status('/about', 500))])
    expect([await bad.ended, bad.output()]).toEqual([1, expect.stringContaining('\n12 ok, 1 failed, 13 skipped\n')])
    const good = runScript('smoke.ts', ['--site', await startModelSite()])
    expect([await good.ended, good.output()]).toEqual([0, expect.stringContaining('13 ok, 0 failed')])
  })

  it('tells in a line that nothing listens', async () => {
    const command = runScript('smoke.ts', ['--site', `http://127.0.0.1:${await freePort()}`])
    expect(await command.ended).toBe(1)
    expect(command.output()).toMatch(/^failed .*ECONNREFUSED/m)
  })

  it.each([
    [[], /^Which site\?/],
    [['--site', 'example.com'], /^--site must be an address/],
    [['--site', 'https://a.example', '--spend', '51'], /^--spend must be a whole number from 1 to 50/],
    [['--site', 'https://a.example', '--yes'], /npm run smoke knows --site, --backend/],
  ])('is told in one sentence what is wrong with %o', async (args, expected) => {
    const command = runScript('smoke.ts', args)
    expect(await command.ended).toBe(1)
    expect(command.output().trim().split('\n')).toEqual([expect.stringMatching(expected)])
  })
})
