import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { ensureKeys, LOCAL_ACCOUNTS } from '../../scripts/backend/index.ts'
import { startPostgres } from '../../scripts/backend/postgres-server.ts'
import { childrenOf, descendants, eventually, isAlive, runScript } from '../scripts/support/commands.ts'
import { temporaryFolder, writeFiles } from '../scripts/support/folders.ts'
import { ask, freePort } from '../scripts/support/http.ts'

const isLinux = process.platform === 'linux'
const UP = 'Ctrl-C ends it.'
// Each start makes a database; one test has five of them.
vi.setConfig({ testTimeout: 180_000 })

/** A small built site, two functions and an empty data folder. */
function place() {
  const folder = temporaryFolder()
  writeFiles(folder, {
    'dist/index.html': 'home',
    'dist/404.html': 'not found',
    'functions/one/index.ts': "Deno.serve(() => new Response('one'))",
    'functions/two/index.ts': "Deno.serve(() => new Response('two'))",
  })
  const args = ['--no-build', `--dist=${path.join(folder, 'dist')}`, `--functions=${path.join(folder, 'functions')}`]
  return { args, dataDir: path.join(folder, 'data') }
}

async function takenPort(host: string): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  onTestFinished(() => void server.close())
  return (server.address() as { port: number }).port
}

describe('npm start', () => {
  it('serves site, tables, sign-in and functions, and Ctrl-C leaves nothing behind', async () => {
    const { args, dataDir } = place()
    const port = await freePort()
    const command = runScript('start.ts', args, { PORT: String(port), DATA_DIR: dataDir })
    await command.printed(UP)

    const output = command.output()
    expect(output).toContain(`http://localhost:${port}`)
    for (const { email, password } of LOCAL_ACCOUNTS) expect(output).toContain(`${email} / ${password}`)
    expect(output).toContain(path.join(dataDir, 'keys.json'))
    const { publishableKey, secretKey, jwtSecret } = ensureKeys(dataDir)
    for (const secret of [secretKey, jwtSecret]) expect(output).not.toContain(secret)

    expect((await ask(port, '/')).text).toBe('home')
    expect((await ask(port, '/nothing')).status).toBe(404)
    expect((await ask(port, '/functions/v1/two')).text).toBe('two')
    const headers = { apikey: publishableKey, 'content-type': 'application/json' }
    for (const { email, password } of LOCAL_ACCOUNTS) {
      const body = JSON.stringify({ email, password })
      const answer = await ask(port, '/auth/v1/token?grant_type=password', { method: 'POST', headers, body })
      expect([email, answer.status, JSON.parse(answer.text).expires_in]).toEqual([email, 200, 900])
    }

    // A code is told in the terminal, and nowhere on the site.
    const body = JSON.stringify({ email: 'ana@bakery.example' })
    expect((await ask(port, '/auth/v1/otp', { method: 'POST', headers, body })).status).toBe(200)
    await command.printed('Mail to ana@bakery.example: Your code for Promptory: ')
    expect((await ask(port, '/development/mail')).status).toBe(404)

    const second = runScript('start.ts', args, { PORT: String(await freePort()), DATA_DIR: dataDir })
    expect(await second.ended).toBe(1)
    expect(second.output()).toMatch(new RegExp(`^The data folder [^\\n]+process ${command.child.pid}[^\\n]+\\.\\n$`))

    const children = isLinux ? descendants(command.child.pid as number) : []
    // The functions, and the database with its helpers.
    if (isLinux) expect(children.length).toBeGreaterThan(3)
    command.child.kill('SIGINT')
    expect(await command.ended).toBe(0)
    await eventually(() => !children.some(isAlive))
    expect(existsSync(path.join(dataDir, 'server.lock'))).toBe(false)
    await expect(ask(port, '/')).rejects.toThrow('ECONNREFUSED')
  })

  it('ends in order on SIGTERM and SIGHUP, also with a caller who hangs on', async () => {
    const { args, dataDir } = place()
    for (const signal of ['SIGTERM', 'SIGHUP'] as const) {
      const port = await freePort()
      const command = runScript('start.ts', args, { PORT: String(port), DATA_DIR: dataDir })
      await command.printed(UP)
      const { connect } = await import('node:net')
      const idle = connect(port, '127.0.0.1').on('error', () => {})
      idle.write('GET / HTTP/1.1\r\nHost: x\r\n')
      await new Promise((resolve) => setTimeout(resolve, 50))
      // Two, as npm passes on what the terminal has sent already. Both wait, so that no pause lies between them.
      for (const each of ['SIGSTOP', signal, 'SIGINT', 'SIGCONT'] as const) command.child.kill(each)
      expect(await command.ended).toBe(0)
      idle.destroy()
    }
  })

  it.runIf(isLinux)('after kill -9 the functions end by themselves, and the next start ends the database', async () => {
    const { args, dataDir } = place()
    const port = await freePort()
    const env = { PORT: String(port), DATA_DIR: dataDir }
    const command = runScript('start.ts', args, env)
    await command.printed(UP)
    const keys = ensureKeys(dataDir)
    const database = Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
    const functions = childrenOf(command.child.pid as number).filter((pid) => pid !== database)
    expect(functions).toHaveLength(1)
    command.child.kill('SIGKILL')
    await command.ended
    await eventually(() => !functions.some(isAlive))
    expect(existsSync(path.join(dataDir, 'server.lock'))).toBe(true)
    expect(isAlive(database)).toBe(true)

    const again = runScript('start.ts', args, env)
    await again.printed(UP)
    expect(ensureKeys(dataDir)).toEqual(keys)
    expect(isAlive(database)).toBe(false)
    const { status } = await ask(port, '/auth/v1/settings', { headers: { apikey: keys.publishableKey } })
    expect(status).toBe(200)
    again.child.kill('SIGINT')
    expect(await again.ended).toBe(0)
  })

  it.each(['SIGINT', 'SIGTERM'] as const)('ends soon, whatever the database is doing (%s)', async (signal) => {
    const { args, dataDir } = place()
    const port = await freePort()
    const command = runScript('start.ts', args, { PORT: String(port), DATA_DIR: dataDir })
    await command.printed(UP)
    const children = isLinux ? descendants(command.child.pid as number) : []
    const headers = { apikey: ensureKeys(dataDir).publishableKey }
    const costly = `/rest/v1/blog_posts?select=id&content=match.${encodeURIComponent('^(.+)(.+)\\1\\2$')}`
    const asked = Array.from({ length: 50 }, () => ask(port, costly, { headers }).catch(() => undefined))
    await new Promise((resolve) => setTimeout(resolve, 300))
    const begun = Date.now()
    command.child.kill(signal)
    // On a busy machine its last limit of five seconds may end it.
    expect([0, 1]).toContain(await command.ended)
    expect(Date.now() - begun).toBeLessThan(15_000)
    await eventually(() => !children.some(isAlive))
    expect(existsSync(path.join(dataDir, 'server.lock'))).toBe(false)
    await Promise.all(asked)
  })

  it('answers to the names of this computer only, unless told others, and never with a password from the source', async () => {
    const { args, dataDir } = place()
    const port = await freePort()
    const env = { PORT: String(port), DATA_DIR: dataDir }
    const asked = (host: string) => ask(port, '/', { headers: { host } }).then(({ status }) => status)

    const first = runScript('start.ts', args, env)
    await first.printed(UP)
    for (const host of [`localhost:${port}`, '127.0.0.1', '[::1]:9'])
      expect([host, await asked(host)]).toEqual([host, 200])
    for (const host of ['evil.example', `localhost.evil.example:${port}`, 'site.example', ' '])
      expect([host, await asked(host)]).toEqual([host, 403])
    // Also where the backend, and not the site, would answer.
    const headers = { host: 'evil.example', apikey: ensureKeys(dataDir).publishableKey }
    expect((await ask(port, '/rest/v1/blog_posts?select=id', { headers })).status).toBe(403)
    first.child.kill('SIGINT')
    await first.ended

    const told = { ...env, ALLOWED_HOSTS: 'other.example, Site.example' }
    const refused = runScript('start.ts', args, told)
    expect(await refused.ended).toBe(1)
    expect(refused.output()).toMatch(
      /^ALLOWED_HOSTS lets others reach this site, but everybody knows the password of admin@promptory\.test and reader@[^\n]+db:password -- admin@[^\n]+\.\n$/,
    )
    for (const { email } of LOCAL_ACCOUNTS) await runScript('run.ts', ['db:password', email], env).ended
    const second = runScript('start.ts', args, told)
    await second.printed(UP)
    for (const host of [`localhost:${port}`, 'site.example', 'other.example:443']) expect(await asked(host)).toBe(200)
    expect(await asked('evil.example')).toBe(403)
    // Without a mail server nobody signs in by a code there: it would stand in a log.
    const body = JSON.stringify({ email: 'ana@bakery.example' })
    const json = { apikey: headers.apikey, 'content-type': 'application/json' }
    expect((await ask(port, '/auth/v1/otp', { method: 'POST', headers: json, body })).status).toBe(422)
    expect(second.output()).not.toContain('bakery')
    second.child.kill('SIGINT')
    await second.ended
  })

  it('uses the PostgreSQL of DATABASE_URL where one is set, and starts none of its own', async () => {
    const server = await startPostgres(temporaryFolder())
    onTestFinished(server.stop)
    const { args, dataDir } = place()
    const port = await freePort()
    const env = { PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: server.url }
    const command = runScript('start.ts', args, env)
    await command.printed(UP)
    const headers = { apikey: ensureKeys(dataDir).publishableKey }
    const { text } = await ask(port, '/rest/v1/blog_posts?select=id&limit=1', { headers })
    expect(JSON.parse(text)).toHaveLength(1)
    expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false)
    command.child.kill('SIGINT')
    expect(await command.ended).toBe(0)
    expect(isAlive(server.pid)).toBe(true)
  })

  it.runIf(isLinux)('ends, and says why, where its database is ended from outside', async () => {
    const { args, dataDir } = place()
    const command = runScript('start.ts', args, { PORT: String(await freePort()), DATA_DIR: dataDir })
    await command.printed(UP)
    process.kill(Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGINT')
    expect(await command.ended).toBe(1)
    expect(command.output()).toContain('The database server was ended from outside: start again.')
  })

  it.each(['server.lock', 'postgres/postmaster.pid'])('can be ended while it starts (%s is there)', async (file) => {
    const { args, dataDir } = place()
    const command = runScript('start.ts', args, { PORT: String(await freePort()), DATA_DIR: dataDir })
    await eventually(() => existsSync(path.join(dataDir, file)))
    command.child.kill('SIGINT')
    // On a busy machine its last limit of five seconds may end it, and the database a moment later.
    expect([0, 1]).toContain(await command.ended)
    expect(existsSync(path.join(dataDir, 'server.lock'))).toBe(false)
    await eventually(() => !existsSync(path.join(dataDir, 'postgres/postmaster.pid')))
  })

  it('uses another backend where one is set, and starts none of its own', async () => {
    const { args, dataDir } = place()
    const port = await freePort()
    const VITE_SUPABASE_URL = 'https://example.supabase.co'
    const VITE_SUPABASE_PUBLISHABLE_KEY = 'sb_publishable_0123456789'
    const env = { PORT: String(port), DATA_DIR: dataDir, VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY }
    const command = runScript('start.ts', args, env)
    await command.printed(UP)
    expect(command.output()).toContain(`${VITE_SUPABASE_URL} (the embedded one is off)`)
    expect((await ask(port, '/rest/v1/profiles')).status).toBe(404)
    expect(existsSync(dataDir)).toBe(false)
    command.child.kill('SIGINT')
    expect(await command.ended).toBe(0)
  })
})

describe('what is wrong is told in one sentence', () => {
  const fails = async (script: string, args: string[], env: Record<string, string>) => {
    const command = runScript(script, args, env)
    expect(await command.ended).toBe(1)
    expect(command.output()).toMatch(/^[^\n]+\.\n$/)
    return command.output()
  }

  it.each(['start.ts', 'dev.ts'])('a taken port (%s)', async (script) => {
    for (const host of ['127.0.0.1', '0.0.0.0']) {
      const port = await takenPort(host)
      const DATA_DIR = temporaryFolder()
      const sentence = await fails(script, [], { PORT: String(port), DATA_DIR })
      expect(sentence).toBe(`Port ${port} is in use by another program: end that one, or set PORT to another number.\n`)
    }
  })

  it.each([['start.ts'], ['dev.ts'], ['run.ts', 'db:reset']])('a malformed setting (%s)', async (script, ...more) => {
    expect(await fails(script, more, { PORT: 'eighty' })).toMatch(/^PORT must be a port/)
  })

  it('a missing site, an unknown option, damaged keys', async () => {
    const { args, dataDir } = place()
    const env = { PORT: String(await freePort()), DATA_DIR: dataDir }
    expect(await fails('start.ts', ['--no-build', '--dist=/nowhere'], env)).toMatch(/^There is no built site in/)
    expect(await fails('start.ts', ['--no-built'], env)).toMatch(/--no-build/)
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(path.join(dataDir, 'keys.json'), '{')
    expect(await fails('start.ts', args, env)).toMatch(/^The keys in/)
  })

  it('a database of another version, or damaged, and nothing in it is touched', async () => {
    const cases: [Record<string, string>, RegExp][] = [
      [{ 'postgres/PG_VERSION': '16\n' }, /is of PostgreSQL 16; this is PostgreSQL 17/],
      [
        { 'postgres/PG_VERSION': '17\n', 'postgres/promptory-password': 'x', 'postgres/global/pg_control': 'damaged' },
        /cannot be opened, and nothing in it was changed/,
      ],
    ]
    for (const [files, sentence] of cases) {
      const { args, dataDir } = place()
      writeFiles(dataDir, files)
      const told = await fails('start.ts', args, { PORT: String(await freePort()), DATA_DIR: dataDir })
      expect(told).toMatch(sentence)
      expect(told).not.toContain('reset')
      for (const [name, content] of Object.entries(files)) {
        expect(readFileSync(path.join(dataDir, name), 'utf8')).toBe(content)
      }
    }
  })
})
