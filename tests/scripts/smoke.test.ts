import { expect, it, vi } from 'vitest'
import { runScript } from './support/commands.ts'
import { type Flaw, MODEL_SECRET, type Reply, startModelSite } from './support/model-site.ts'

const KEY = 'sb_publishable_0123456789'
const UNKNOWN = '/a-page-that-is-not-there'
// Two dozen faults took 50 seconds on a busy machine.
vi.setConfig({ testTimeout: 240_000 })

/** Runs the command at a small site with these flaws; tells which checks failed and which were left out. */
async function look(flaws: Flaw[] = [], more: string[] = ['--spend', '3', '--sign-in'], key = KEY) {
  const site = await startModelSite((asked, reply) => flaws.forEach((flaw) => flaw(asked, reply)))
  const command = runScript('smoke.ts', ['--site', site, '--backend', site, '--key', key, ...more], {
    SUPABASE_SECRET_KEY: MODEL_SECRET,
  })
  const code = await command.ended
  const named = (mark: string) =>
    [...command.output().matchAll(new RegExp(`^ +${mark} .*› (.+?)(?: \\(\\d.*)?$`, 'gm'))].map(([, name = '']) => name)
  return { code, failed: named('(?:✘|x)').toSorted(), skipped: named('-'), output: command.output() }
}

/** A flaw of the answers whose method and path contain a text. */
const within =
  (part: string, change: (reply: Reply) => unknown): Flaw =>
  ({ method, path }, reply) =>
    void (`${method} ${path} `.includes(part) && change(reply))
const status = (part: string, value: number) => within(part, (reply) => void (reply.status = value))
const text = (part: string, value: string) => within(part, (reply) => void (reply.text = value))
const header = (part: string, name: string, value: string) =>
  within(part, (reply) => void (reply.headers[name] = value))
const without = (part: string, name: string) => within(part, (reply) => delete reply.headers[name])
const allowed = (part: string) => within(part, (reply) => Object.assign(reply, { status: 200, text: '[]' }))

it('finds nothing wrong with a site that is right', async () => {
  const { code, failed, skipped, output } = await look()
  expect([code, failed, output]).toEqual([0, [], expect.stringMatching(/1 skipped\s+2\d passed/)])
  expect(skipped).toEqual(['https is kept to'])
})

// Each check fails for a fault of its own, and no other does. One run tries many faults: each that is found costs Playwright a process.
it.each<[string, [flaw: Flaw, check: string][]]>([
  [
    'first',
    [
      [status('GET /about ', 404), 'every page of the sitemap answers, and its policy knows its scripts'],
      [status('/admin/login', 404), 'pages that only the browser can fill answer with the shell'],
      [status(`/blog${UNKNOWN}`, 200), 'an article that is not there answers 404 with the app'],
      [text('/blog/newest', '<p>'), 'the newest article can be shared: its page names it'],
      [status('/.env', 200), 'unknown addresses answer with a page and status 404'],
      [header('/robots.txt', 'x-content-type-options', 'x'), 'security headers are on pages, files and errors'],
      [
        header('/sw.js', 'cache-control', 'max-age=600'),
        'hashed files are kept for a year, pages and the service worker are asked about',
      ],
      [
        header('/assets/none-', 'cache-control', 'public, max-age=31536000, immutable'),
        'a hashed file that is missing is not remembered as missing',
      ],
      [without('/assets/app-1a2b.js', 'content-encoding'), 'pages and scripts are compressed'],
      [header('/about.html', 'location', '/other'), 'one page has one address'],
      [header('GET //evil', 'location', '//evil.example'), 'nobody is sent to another site'],
      [text('/assets/app-1a2b.js', 'const key = "sb_secret_x"'), 'no secret key is in the pages or their scripts'],
      [
        text('/rss.xml', '<link>https://other.example/</link>'),
        'sitemap, robots, feeds and the home page name this site',
      ],
      [without('OPTIONS /functions/v1/get-tinymce-key', 'vary'), 'functions answer to this site alone'],
      [text('GET /functions/v1/analyze-feedback', '{}'), 'functions refuse wrong input as the caller’s mistake'],
      [
        within('POST /functions/v1/manage-admins', (reply) => reply.status === 401 && (reply.status = 200)),
        'the editor’s key and the list of admins are for admins',
      ],
      [
        within('POST /functions/v1/start-checkout', (reply) => reply.status === 401 && (reply.status = 200)),
        'payments are for accounts, or nothing is for sale',
      ],
      [status('/functions/v1/health', 503), 'the health function says that all is well'],
      [text('/functions/v1/mcp', '{}'), 'AI clients find the prompts of this site'],
      [
        within('POST /functions/v1/generate-prompt', (reply) => delete reply.headers['retry-after']),
        'a forged address wins nothing',
      ],
      [allowed('GET /rest/v1/profiles'), 'visitors read articles, and nothing of what is hidden'],
      [allowed('PATCH /rest/v1/blog_posts'), 'visitors write no article, no profile and no list of addresses'],
      [allowed('POST /rest/v1/rpc/take_quota'), 'the private schema and the quotas are out of reach'],
      [text('/auth/v1/settings', '{"mailer_autoconfirm":true}'), 'nobody signs up without proving the address'],
      [status('/auth/v1/token', 200), 'sign-in stops listening to guesses'],
      [
        text('GET /rest/v1/kept_items?select=key ', '[{"key":"smoke"}]'),
        'an account is made, keeps something, takes it along, and goes without a trace',
      ],
    ],
  ],
  [
    'second',
    [
      [
        header('GET /about ', 'content-security-policy', "object-src 'none'; base-uri 'none'"),
        'every page of the sitemap answers, and its policy knows its scripts',
      ],
      [text(`/blog${UNKNOWN}`, '<p>'), 'an article that is not there answers 404 with the app'],
      [status(`/admin${UNKNOWN}`, 200), 'unknown addresses answer with a page and status 404'],
      [
        header('/assets/app-1a2b.js', 'cache-control', 'no-cache'),
        'hashed files are kept for a year, pages and the service worker are asked about',
      ],
      [
        within('GET /about/', (reply) => Object.assign(reply, { status: 200, headers: {} })),
        'one page has one address',
      ],
      [
        text('/robots.txt', 'Disallow: /\nSitemap: https://other.example/sitemap.xml'),
        'sitemap, robots, feeds and the home page name this site',
      ],
      [
        without('OPTIONS /functions/v1/generate-prompt', 'access-control-allow-origin'),
        'functions answer to this site alone',
      ],
      [
        within('POST /functions/v1/join-email-list', (reply) => reply.status === 400 && (reply.status = 500)),
        'functions refuse wrong input as the caller’s mistake',
      ],
      [status('/functions/v1/health', 404), 'the health function says that all is well'],
      [
        within('POST /functions/v1/generate-prompt', (reply) => reply.status === 429 && (reply.status = 200)),
        'a forged address wins nothing',
      ],
      [allowed('GET /rest/v1/blog_posts?select=author'), 'visitors read articles, and nothing of what is hidden'],
      [allowed('POST /rest/v1/profiles'), 'visitors write no article, no profile and no list of addresses'],
      [allowed('GET /rest/v1/quota_uses'), 'the private schema and the quotas are out of reach'],
      [
        text('/auth/v1/settings', '{"mailer_autoconfirm":false,"external":{"anonymous_users":true}}'),
        'nobody signs up without proving the address',
      ],
      [within('/auth/v1/token', (reply) => (reply.status = 400)), 'sign-in stops listening to guesses'],
      [
        status('GET /auth/v1/admin/users', 200),
        'an account is made, keeps something, takes it along, and goes without a trace',
      ],
    ],
  ],
])('tells every fault, and no other (%s)', async (_, faults) => {
  const { code, failed, output } = await look(
    faults.map(([flaw]) => flaw),
    undefined,
    'sb_secret_0123456789',
  )
  const checks = [...faults.map(([, check]) => check), 'the key is one for browsers']
  expect(failed).toEqual(checks.toSorted())
  expect(output).not.toContain('sb_secret_0')
  expect(code).toBe(1)
})

it('leaves out what was not asked for, and tells what is not the owner’s', async () => {
  const { code, skipped, output } = await look([text('/build.json', '{"placeholders":["legalName is empty"]}')], [])
  expect([code, output]).toEqual([0, expect.stringContaining('legalName is empty')])
  expect(skipped.toSorted()).toEqual([
    'a forged address wins nothing',
    'https is kept to',
    'sign-in stops listening to guesses',
  ])
})

it.each([
  [[], /^Which site\?/],
  [['--site', 'http://127.0.0.1:1'], /^Nothing answers at http:\/\/127\.0\.0\.1:1 \(.+\)\.$/],
  [['--site', 'example.com'], /^--site must be an address/],
  [['--site', 'https://a.example', '--spend', '51'], /^--spend must be a whole number from 1 to 50/],
  [['--site', 'https://a.example', '--yes'], /npm run smoke knows --site, --backend/],
])('is told in one sentence what is wrong with %o', async (args, expected) => {
  const command = runScript('smoke.ts', args)
  expect(await command.ended).toBe(1)
  expect(command.output().trim().split('\n')).toEqual([expect.stringMatching(expected)])
})
