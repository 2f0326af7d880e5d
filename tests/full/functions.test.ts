import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { functionEnvironment, functionHosts } from '../../scripts/backend/function-environment.ts'
import { createFunctions } from '../../scripts/backend/functions.ts'
import { type Env, listenerOf } from '../../scripts/backend/http.ts'
import { eventually, isAlive, ROOT } from '../scripts/support/commands.ts'
import { writeFiles } from '../scripts/support/folders.ts'
import { ask, freePort, serve } from '../scripts/support/http.ts'

const KEYS = { publishableKey: 'sb_publishable_x', secretKey: 'sb_secret_x', jwtSecret: 'j', quotaSecret: 'q' }
const ORIGIN = 'http://localhost:4999'

const SOURCES = {
  // Tells what arrived.
  'echo/index.ts': `Deno.serve(async (request) => {
    const text = await request.text()
    return Response.json(
      { path: new URL(request.url).pathname, headers: Object.fromEntries(request.headers), method: request.method, length: text.length },
      { status: 201, headers: { 'x-own': 'yes' } },
    )
  })`,
  'away/index.ts': `Deno.serve(() => Response.redirect('${ORIGIN}/there', 303))`,
  'environment/index.ts': 'Deno.serve(() => Response.json(Deno.env.toObject()))',
  'crash/index.ts': `Deno.serve((request) => {
    if (request.method === 'POST') Deno.exit(3)
    return new Response(String(Deno.pid))
  })`,
  // Answers a bit, then waits for ever; says how many have come, and how many have left.
  'slow/index.ts': `let came = 0, left = 0
  Deno.serve((request) => {
    if (request.url.endsWith('/came')) return new Response(String(came))
    if (request.url.endsWith('/left')) return new Response(String(left))
    came++
    request.signal.addEventListener('abort', () => left++)
    if (request.url.endsWith('/silent')) return new Promise(() => {})
    return new Response(new ReadableStream({ start: (to) => to.enqueue(new TextEncoder().encode('first')) }))
  })`,
  'broken/index.ts': 'const half = ',
  // What a function is not allowed to do here.
  'curious/index.ts': `const tell = async (task) => { try { return String(await task()).slice(0, 40) } catch (error) { return error.name } }
  Deno.serve(async () => Response.json({
    read: await tell(() => Deno.readTextFile('${path.join(ROOT, 'package.json')}')),
    write: await tell(() => Deno.writeTextFile('${path.join(tmpdir(), 'promptory-curious')}', 'x')),
    run: await tell(() => new Deno.Command('id').output()),
    connect: await tell(() => fetch('http://127.0.0.1:4998/')),
  }))`,
  '_shared/code.ts': 'export {}',
  'not-a-function/readme.md': 'no index.ts here',
}

let folder: string
let functionsDir: string
let functions: ReturnType<typeof createFunctions>
let port: number
const lines: string[] = []

function create(options: { functionsDir?: string; addressHeader?: string; env?: Record<string, string> } = {}) {
  return createFunctions({
    functionsDir: options.functionsDir ?? functionsDir,
    projectDir: ROOT,
    dataDir: path.join(folder, 'data'),
    addressHeader: options.addressHeader ?? 'cf-connecting-ip',
    hosts: functionHosts(ORIGIN, {}),
    env: functionEnvironment({ origin: ORIGIN, keys: KEYS, env: options.env ?? {} }),
    log: (line: string) => void lines.push(line),
  })
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'promptory-'))
  functionsDir = path.join(folder, 'functions')
  writeFiles(functionsDir, SOURCES)
  process.env.SECRET_OF_THE_SERVER = 'must not be seen'
  functions = create({ env: { AI_MODEL: 'm', PORT: '1', TINYMCE_API_KEY: '', ALLOWED_ORIGINS: 'https://a.example' } })
  await functions.start()
  await eventually(() => functions.process.state === 'ready')
  const server = http.createServer(listenerOf(functions.app))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as { port: number }).port
  server.unref()
}, 60_000)

afterAll(async () => {
  await functions.close()
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})

const at = (name: string) => `/functions/v1/${name}`
const pidOf = () => functions.process.pid as number

describe('a call', () => {
  it('reaches the function as on a hosted project, and its answer comes back whole', async () => {
    const answer = await ask(port, `${at('echo')}/more?x=%20y`, {
      method: 'POST',
      body: 'hello',
      headers: { 'x-device-id': 'd' },
    })
    expect([answer.status, answer.headers['x-own']]).toEqual([201, 'yes'])
    expect(JSON.parse(answer.text)).toMatchObject({
      path: '/echo/more',
      method: 'POST',
      length: 5,
      headers: { 'x-device-id': 'd' },
    })
  })

  it('keeps its method, and an answer may have no body', async () => {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      expect(JSON.parse((await ask(port, at('echo'), { method })).text).method).toBe(method)
    }
    expect((await ask(port, at('echo'), { method: 'HEAD' })).status).toBe(201)
  })

  it('for a function that does not exist is answered with 404', async () => {
    const names = ['nothing', '_shared', 'not-a-function', '', '..%2fecho', '__proto__', 'echo%00']
    for (const name of [...names.map(at), '/functions/%761/echo']) {
      const answer = await ask(port, name)
      expect([name, answer.status, JSON.parse(answer.text).error.code]).toEqual([name, 404, 'function_not_found'])
    }
  })
})

describe('the address of the caller', () => {
  it('is the socket’s, whatever the caller claims', async () => {
    for (const name of ['cf-connecting-ip', 'CF-Connecting-IP']) {
      const { headers } = JSON.parse((await ask(port, at('echo'), { headers: { [name]: '6.6.6.6' } })).text)
      expect(headers['cf-connecting-ip']).toBe('127.0.0.1')
    }
    const twice = await ask(port, at('echo'), { headers: { 'cf-connecting-ip': ['6.6.6.6', '7.7.7.7'] } })
    expect(JSON.parse(twice.text).headers['cf-connecting-ip']).toBe('127.0.0.1')
    // A caller may not have it removed on the way, either.
    const named = await ask(port, at('echo'), {
      headers: { connection: 'close, cf-connecting-ip', 'cf-connecting-ip': '6.6.6.6' },
    })
    expect(JSON.parse(named.text).headers['cf-connecting-ip']).toBe('127.0.0.1')
  })

  it('is told in the header that is set', async () => {
    const own = create({ addressHeader: 'X-Real-IP' })
    const ownPort = await serve(listenerOf(own.app))
    expect((await ask(ownPort, at('echo'))).status).toBe(404) // not started yet
    const { createProxy } = await import('../../scripts/backend/proxy.ts')
    const proxy = createProxy({ addressHeader: 'X-Real-IP' })
    const gateway = new Hono<Env>().all('*', (context) => proxy(functions.process, '/echo', context))
    const proxyPort = await serve(listenerOf(gateway))
    const { headers } = JSON.parse((await ask(proxyPort, '/', { headers: { 'x-real-ip': '6.6.6.6' } })).text)
    expect(headers['x-real-ip']).toBe('127.0.0.1')
  })
})

it('a redirect is the caller’s to follow', async () => {
  const { status, headers } = await ask(port, at('away'))
  expect([status, headers.location]).toEqual([303, `${ORIGIN}/there`])
})

describe('a body', () => {
  it('of up to 1 MiB passes, also in pieces', async () => {
    const body = Buffer.alloc(1024 * 1024, 'a')
    expect(JSON.parse((await ask(port, at('echo'), { method: 'POST', body })).text).length).toBe(body.length)
    const pieces = await ask(port, at('echo'), { method: 'POST', body, headers: { 'transfer-encoding': 'chunked' } })
    expect(JSON.parse(pieces.text).length).toBe(body.length)
  })

  it('beyond that is refused, announced or not', async () => {
    const body = Buffer.alloc(1024 * 1024 + 1, 'a')
    for (const headers of [{}, { 'transfer-encoding': 'chunked' }]) {
      const answer = await ask(port, at('echo'), { method: 'POST', body, headers })
      expect([answer.status, JSON.parse(answer.text).error.code]).toEqual([413, 'payload_too_large'])
    }
    expect((await ask(port, at('echo'))).status).toBe(201)
  })
})

describe('a caller who leaves', () => {
  it.each(['silent', 'stream'])('stops the work of the function (%s)', async (kind) => {
    const told = async (what: 'came' | 'left') => Number((await ask(port, `${at('slow')}/${what}`)).text)
    const before = { came: await told('came'), left: await told('left') }
    const request = http
      .get({ host: '127.0.0.1', port, path: `${at('slow')}/${kind}`, agent: false })
      .on('error', () => {})
    if (kind === 'stream')
      await new Promise((resolve) => request.on('response', (answer) => answer.once('data', resolve)))
    else await eventually(async () => (await told('came')) === before.came + 1)
    request.destroy()
    await eventually(async () => (await told('left')) === before.left + 1)
  })
})

describe('a function that crashes', () => {
  it('breaks off what is under way, and all run again soon', async () => {
    const first = pidOf()
    const answer = await ask(port, at('crash'), { method: 'POST' })
    expect([answer.status, JSON.parse(answer.text).error.code]).toEqual([502, 'service_unavailable'])
    await eventually(async () => (await ask(port, at('crash'))).status === 200)
    expect(pidOf()).not.toBe(first)
    expect((await ask(port, at('echo'))).status).toBe(201)
  })

  it('is started again with growing pauses, and calls are told so meanwhile', async () => {
    const folderOfOne = path.join(folder, 'ending')
    writeFiles(folderOfOne, { 'ends/index.ts': 'Deno.exit(3)' })
    const own = create({ functionsDir: folderOfOne })
    const before = lines.length
    await own.start()
    const pauses = () =>
      lines.slice(before).map((line) => Number(/ended \(3\); next start in (\d+) ms/.exec(line)?.[1]))
    const ownPort = await serve(listenerOf(own.app))
    // Of four seconds.
    await eventually(() => pauses().length >= 5, 50_000)
    const meanwhile = await ask(ownPort, at('ends'))
    await own.close()
    expect([meanwhile.status, JSON.parse(meanwhile.text).error.code]).toEqual([503, 'service_unavailable'])
    expect(meanwhile.headers['retry-after']).toBe('1')
    expect(pauses().slice(0, 5)).toEqual([250, 500, 1000, 2000, 4000])
  })
})

it('a function that cannot start answers 503 and says why, and the others run', async () => {
  const answer = await ask(port, at('broken'))
  expect([answer.status, JSON.parse(answer.text).error.code]).toEqual([503, 'service_unavailable'])
  expect(lines.find((line) => line.includes('broken does not start: '))).toMatch(/expression expected/i)
})

describe('the environment of a function', () => {
  it('has the names of a hosted project and the settings for functions, and nothing else of the server', async () => {
    const env = JSON.parse((await ask(port, at('environment'))).text)
    expect(env).toMatchObject({
      SUPABASE_URL: ORIGIN,
      SUPABASE_ANON_KEY: KEYS.publishableKey,
      SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_x"}',
      SUPABASE_SERVICE_ROLE_KEY: KEYS.secretKey,
      SUPABASE_SECRET_KEYS: '{"default":"sb_secret_x"}',
      CLIENT_ADDRESS_HEADER: 'cf-connecting-ip',
      QUOTA_SECRET: 'q',
      AI_MODEL: 'm',
      ALLOWED_ORIGINS: 'https://a.example',
      SITE_URL: ORIGIN,
    })
    const machine =
      /^(PATH|HOME|USERPROFILE|SystemRoot|TE?MP|TMPDIR|LANG|TZ|NO_COLOR|DENO_\w+|SSL_CERT_FILE|\w+_PROXY|\w+_proxy)$/
    const rest = Object.keys(env).filter(
      (name) => !/^(SUPABASE_|ALLOWED_ORIGINS|CLIENT_ADDRESS_HEADER|QUOTA_SECRET|AI_MODEL|SITE_URL)/.test(name),
    )
    expect(rest.filter((name) => !machine.test(name))).toEqual([])
  })

  it('allows calls from both spellings of the local address by default, and from the public one', () => {
    const env = functionEnvironment({ origin: ORIGIN, keys: KEYS, env: {} })
    expect(env.ALLOWED_ORIGINS).toBe('http://localhost:4999,http://127.0.0.1:4999')
    const behindProxy = functionEnvironment({ origin: ORIGIN, keys: KEYS, env: { SITE_URL: 'https://your.site' } })
    expect(behindProxy.SITE_URL).toBe('https://your.site')
    expect(behindProxy.ALLOWED_ORIGINS).toBe('http://localhost:4999,http://127.0.0.1:4999,https://your.site')
  })

  it('lets it reach the backend and the AI service only', async () => {
    expect(functionHosts(ORIGIN, {})).toEqual(['localhost:4999', '127.0.0.1:4999', 'api.openai.com:443'])
    expect(functionHosts(ORIGIN, { AI_BASE_URL: 'http://[::1]:11434/v1' })).toContain('[::1]:11434')
    expect(functionHosts(ORIGIN, { ERROR_WEBHOOK_URL: 'https://hooks.example/x?key=y' })).toContain('hooks.example:443')
    expect(functionHosts(ORIGIN, { SITE_URL: 'https://your.site' })).toContain('your.site:443')
    const answers = JSON.parse((await ask(port, at('curious'))).text)
    expect(answers).toEqual({ read: 'NotCapable', write: 'NotCapable', run: 'NotCapable', connect: 'NotCapable' })
  })
})

it('a change of the source is picked up: of one function, of what all share, of new and of removed ones', async () => {
  const answer = async (name: string) => (await ask(port, at(name))).text
  const write = (name: string, text: string) =>
    writeFiles(functionsDir, { [name]: `Deno.serve(() => new Response('${text}'))` })
  write('fresh/index.ts', 'one')
  functions.fileChanged(path.join(functionsDir, 'fresh/index.ts'))
  await eventually(async () => (await answer('fresh')) === 'one')

  write('fresh/index.ts', 'two')
  functions.fileChanged(path.join(functionsDir, 'fresh/index.ts'))
  await eventually(async () => (await answer('fresh')) === 'two')

  write('broken/index.ts', 'mended')
  functions.fileChanged(path.join(functionsDir, 'broken/index.ts'))
  await eventually(async () => (await answer('broken')) === 'mended')

  const before = pidOf()
  functions.fileChanged(path.join(functionsDir, '_shared/code.ts'))
  await eventually(() => !isAlive(before))
  await eventually(async () => (await ask(port, at('echo'))).status === 201)

  const now = pidOf()
  functions.fileChanged(path.join(ROOT, 'package.json'))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(pidOf()).toBe(now)

  rmSync(path.join(functionsDir, 'fresh'), { recursive: true })
  functions.fileChanged(path.join(functionsDir, 'fresh/index.ts'))
  await eventually(async () => (await ask(port, at('fresh'))).status === 404)
})

it('nothing is left after close', async () => {
  const own = create()
  await own.start()
  const pid = own.process.pid as number
  expect(isAlive(pid)).toBe(true)
  await own.close()
  expect(isAlive(pid)).toBe(false)
  expect(await freePort()).toBeGreaterThan(0)
})
