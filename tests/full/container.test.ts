import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { spawn } from 'node:child_process'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ALL_SETTINGS } from '../../supabase/functions/_shared/settings.ts'
import { bundleEntry } from '../../scripts/hosting/bundle-entry.ts'
import { eventually, ROOT, runScript } from '../scripts/support/commands.ts'
import { temporaryFolder, writeFiles } from '../scripts/support/folders.ts'
import { ask, freePort, serve } from '../scripts/support/http.ts'

const DOCKERFILE = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8')
const SITE = {
  'dist/index.html': 'home',
  'dist/404.html': 'not found',
  'dist/robots.txt': 'robots',
  'dist/headers.json': JSON.stringify({ 'Content-Security-Policy': "default-src 'self'" }),
}

/** What the Dockerfile's `COPY` lines name, from the project or from the stage before. */
const copied = (isFromBuild: boolean) =>
  [...DOCKERFILE.matchAll(/^COPY (--from=build )?(.+) \S+$/gm)]
    .filter(([, from]) => Boolean(from) === isFromBuild)
    .flatMap(([, , sources = '']) => sources.split(' '))

describe('the Dockerfile', () => {
  it('copies what exists, and what .dockerignore lets in', () => {
    const letIn = readFileSync(path.join(ROOT, '.dockerignore'), 'utf8').match(/(?<=^!).+/gm) ?? []
    const sources = copied(false)
    expect(sources.length).toBeGreaterThan(5)
    for (const source of sources) expect([source, existsSync(path.join(ROOT, source))]).toEqual([source, true])
    expect(letIn.toSorted()).toEqual(sources.toSorted())
  })

  it('asks for every setting that a build reads, and for no secret', () => {
    const asked = [...DOCKERFILE.matchAll(/^ARG (\w+)$/gm)].map(([, name = '']) => name)
    const read = ALL_SETTINGS.map(({ name }) => name).filter((name) => name.startsWith('VITE_') || name === 'SITE_URL')
    expect(asked.toSorted()).toEqual([...read, 'TINYMCE_API_KEY'].toSorted())
  })

  it('names one exact image, runs as nobody in particular, and says how it is', () => {
    expect(DOCKERFILE).toMatch(/^ARG NODE_IMAGE=node:\d+\.\d+\.\d+-\S+$/m)
    expect(DOCKERFILE.match(/^FROM \$\{NODE_IMAGE\}/gm)).toHaveLength(2)
    expect(DOCKERFILE).toMatch(/^USER node$/m)
    expect(DOCKERFILE.indexOf('USER node')).toBeLessThan(DOCKERFILE.indexOf('\nCMD'))
  })

  it('puts all into the image that the server needs, and its health is seen', async () => {
    const image = temporaryFolder()
    expect(copied(true)).toEqual(['/site/dist-hosting/server.mjs', '/site/dist'])
    writeFiles(image, { ...SITE, 'server.mjs': await bundleEntry('serve.ts') })
    const port = await freePort()
    const [, command = ''] = /^CMD (\[.+\])$/m.exec(DOCKERFILE) ?? []
    const [, health = ''] = /^ {2}CMD (\[.+\])$/m.exec(DOCKERFILE) ?? []
    const start = (line: string, env: Record<string, string>) => {
      const [program = '', ...args] = JSON.parse(line) as string[]
      expect(program).toBe('node')
      const child = spawn(process.execPath, args, {
        cwd: image,
        env: { HOST: '127.0.0.1', ...env },
        stdio: 'ignore',
      })
      onTestFinished(() => void child.kill('SIGKILL'))
      return { child, ended: new Promise((resolve) => child.once('close', resolve)) }
    }
    const server = start(command, { PORT: String(port) })
    await eventually(() =>
      ask(port, '/').then(
        ({ text }) => text === 'home',
        () => false,
      ),
    )
    expect(await start(health, { PORT: String(port) }).ended).toBe(0)
    expect(await start(health, { PORT: String(await freePort()) }).ended).toBe(1)
    const ill = await serve((_, res) => res.writeHead(500).end())
    expect(await start(health, { PORT: String(ill) }).ended).toBe(1)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  })
})

describe('the server of the built site', () => {
  function place() {
    const folder = temporaryFolder()
    writeFiles(folder, SITE)
    return `--dist=${path.join(folder, 'dist')}`
  }

  it('serves pages, the not-found page and the headers, and ends in order', async () => {
    const port = await freePort()
    const command = runScript('serve.ts', [place()], { PORT: String(port) })
    await command.printed(`http://127.0.0.1:${port}`)
    const home = await ask(port, '/')
    expect([home.status, home.text]).toEqual([200, 'home'])
    expect(home.headers).toMatchObject({
      'content-security-policy': "default-src 'self'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
    })
    // Longer than a proxy in front keeps its connections: it must not find one closed that it has just chosen.
    const open = await ask(port, '/', { headers: { connection: 'keep-alive' } })
    expect(open.headers['keep-alive']).toBe('timeout=65')
    expect(await ask(port, '/nothing')).toMatchObject({ status: 404, text: 'not found' })
    expect((await ask(port, '/', { headers: { 'x-forwarded-proto': 'https' } })).headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
    })
    command.child.kill('SIGTERM')
    expect(await command.ended).toBe(0)
  })

  it('says in one sentence what is wrong', async () => {
    const taken = String(await serve((_, res) => res.end()))
    const cases: [string, Record<string, string>, RegExp][] = [
      ['--dist=/nowhere', {}, /^There is no built site in \/nowhere/],
      [place(), { PORT: 'x' }, /^PORT must be a port/],
      [place(), { PORT: taken }, new RegExp(`^Port ${taken} is in use`)],
      [place(), { HOST: '203.0.113.1' }, /^HOST must be an address of this machine/],
    ]
    for (const [dist, env, expected] of cases) {
      const command = runScript('serve.ts', [dist], env)
      expect(await command.ended).toBe(1)
      expect(command.output().trim().split('\n')).toEqual([expect.stringMatching(expected)])
    }
  })
})
