import { describe, expect, it } from 'vitest'
import { runScript } from '../scripts/support/commands.ts'
import { serve } from '../scripts/support/http.ts'

interface Call {
  readonly what: string
  readonly key: string
  readonly body: Record<string, unknown>
}

/** Stands for a hosted project with one account. */
async function project({ hasProfile = true, status = 200 } = {}) {
  const calls: Call[] = []
  const port = await serve(async (req, res) => {
    let text = ''
    for await (const chunk of req) text += chunk
    calls.push({
      what: `${req.method} ${req.url}`,
      key: String(req.headers.apikey),
      body: text ? JSON.parse(text) : {},
    })
    const { p_email: asked } = calls.at(-1)?.body ?? {}
    const rows = hasProfile ? [{ is_admin: true }] : []
    const accounts = [
      { email: 'one@example.com', id: 'the-one', is_confirmed: true, has_password: true },
      { email: 'two@example.com', id: 'typed-by-a-stranger', is_confirmed: false, has_password: true },
      { email: 'three@example.com', id: 'by-codes', is_confirmed: true, has_password: false },
    ].filter(({ email }) => email === asked)
    const answer = req.url?.startsWith('/auth') ? { id: 'new' } : req.url?.includes('/rpc/') ? accounts : rows
    res.writeHead(status, { 'content-type': 'application/json' })
    res.end(JSON.stringify(status === 200 ? answer : { message: 'Invalid API key' }))
  })
  return { calls, env: { SUPABASE_URL: `http://127.0.0.1:${port}`, SUPABASE_SECRET_KEY: 'sb_secret_x' } }
}

const run = async (args: string[], env: Record<string, string>) => {
  const command = runScript('run.ts', ['make-admin', ...args], env)
  return [await command.ended, command.output()] as const
}

describe('make-admin', () => {
  it('finds the account and sets its flag', async () => {
    const { calls, env } = await project()
    expect(await run(['One@example.com'], env)).toEqual([0, 'One@example.com is an admin now.\n'])
    expect(calls.at(-1)).toEqual({
      what: 'PATCH /rest/v1/profiles?id=eq.the-one',
      key: 'sb_secret_x',
      body: { is_admin: true },
    })
  })

  it('takes an account that was never confirmed out of whoever made it', async () => {
    const { calls, env } = await project()
    const [code, output] = await run(['two@example.com'], env)
    const taken = calls.find(({ what }) => what === 'PUT /auth/v1/admin/users/typed-by-a-stranger')?.body
    expect(taken).toEqual({ email_confirm: true, password: expect.stringMatching(/^[\w-]{20}$/) })
    expect([code, output]).toEqual([0, expect.stringContaining(String(taken?.password))])
    expect(calls.at(-1)?.what).toBe('PATCH /rest/v1/profiles?id=eq.typed-by-a-stranger')
  })

  it('gives one that signs in by codes the password that an admin needs', async () => {
    const { calls, env } = await project()
    const [code, output] = await run(['three@example.com'], env)
    const given = calls.find(({ what }) => what === 'PUT /auth/v1/admin/users/by-codes')?.body
    expect([code, output]).toEqual([
      0,
      expect.stringContaining(`had no password. Its password, shown this once: ${given?.password}`),
    ])
    expect(calls.at(-1)?.what).toBe('PATCH /rest/v1/profiles?id=eq.by-codes')
  })

  it('makes an account that is missing, with a password that is shown once', async () => {
    const { calls, env } = await project()
    const [code, output] = await run(['new@example.com'], env)
    const made = calls.find(({ what }) => what === 'POST /auth/v1/admin/users')?.body
    expect(made).toMatchObject({
      email: 'new@example.com',
      email_confirm: true,
      password: expect.stringMatching(/^[\w-]{20}$/),
    })
    expect([code, output]).toEqual([0, expect.stringContaining(String(made?.password))])
  })

  it('lists admins, and takes the right back', async () => {
    const asked: string[] = []
    const accounts = [[{ id: 'u1', is_confirmed: true, has_password: true }], []]
    const port = await serve((req, res) => {
      asked.push(`${req.method} ${req.url}`)
      const isList = req.url?.endsWith('list_admins')
      const answer = isList
        ? [{ email: 'a@example.com', since: null, last_sign_in_at: '2026-11-02T03:04:05Z' }]
        : req.url?.endsWith('revoke_admin')
          ? 'last'
          : accounts.shift()
      res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
    const env = { SUPABASE_URL: `http://127.0.0.1:${port}`, SUPABASE_SECRET_KEY: 'sb_secret_x' }
    expect(await run(['--list'], env)).toEqual([0, 'a@example.com  since the beginning, last sign-in 2026-11-02\n'])
    expect(await run(['--revoke', 'A@example.com'], env)).toEqual([1, expect.stringMatching(/^This is the last admin/)])
    expect(await run(['--revoke', 'b@example.com'], env)).toEqual([0, 'b@example.com is no admin.\n'])
    expect(asked.filter((what) => what.includes('revoke_admin'))).toHaveLength(1)
  })

  it('tells in one sentence what is wrong', async () => {
    const { env } = await project()
    const cases: [string[], Record<string, string>, RegExp][] = [
      [[], env, /^An e-mail address is wanted/],
      [['nobody'], env, /^An e-mail address is wanted/],
      [['a@example.com'], { SUPABASE_SECRET_KEY: 'x' }, /^SUPABASE_URL must be an address/],
      [['a@example.com'], { SUPABASE_URL: env.SUPABASE_URL }, /^SUPABASE_SECRET_KEY is wanted/],
      [['a@example.com'], { ...env, SUPABASE_URL: 'http://127.0.0.1:9' }, /cannot be reached/],
      [['one@example.com'], (await project({ hasProfile: false })).env, /has no profile/],
      [['one@example.com'], (await project({ status: 401 })).env, /refused with status 401: Invalid API key/],
    ]
    for (const [args, settings, sentence] of cases) {
      const [code, output] = await run(args, settings)
      expect([code, output]).toEqual([1, expect.stringMatching(sentence)])
      expect(output).toMatch(/^[^\n]+\n$/)
      expect(output).not.toContain('sb_secret_x')
    }
  })
})
