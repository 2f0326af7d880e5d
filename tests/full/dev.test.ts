import { request } from 'node:http'
import { expect, it } from 'vitest'
import { ensureKeys } from '../../scripts/backend/index.ts'
import { descendants, eventually, isAlive, runScript } from '../scripts/support/commands.ts'
import { temporaryFolder } from '../scripts/support/folders.ts'
import { ask, freePort } from '../scripts/support/http.ts'

/** The status of an attempt to open Vite's web socket. */
function openSocket(port: number): Promise<number> {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'sec-websocket-protocol': 'vite-ping',
  }
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: '/', headers })
      .on('upgrade', (response, socket) => {
        socket.destroy()
        resolve(response.statusCode ?? 0)
      })
      .on('response', (response) => resolve(response.statusCode ?? 0))
      .on('error', reject)
      .end()
  })
}

it('npm run dev serves the pages by Vite, hot reload, tables and sign-in on one address, and ends without a trace', async () => {
  const port = await freePort()
  const dataDir = temporaryFolder()
  const command = runScript('dev.ts', [], { PORT: String(port), DATA_DIR: dataDir })
  await command.printed('Ctrl-C ends it.')

  expect((await ask(port, '/', { headers: { accept: 'text/html' } })).text).toContain('/@vite/client')
  expect(await openSocket(port)).toBe(101)
  const { publishableKey } = ensureKeys(dataDir)
  expect((await ask(port, '/auth/v1/settings', { headers: { apikey: publishableKey } })).status).toBe(200)
  expect((await ask(port, '/rest/v1/profiles')).status).toBe(401)
  expect((await ask(port, '/functions/v1/nothing')).status).toBe(404)
  const headers = { apikey: publishableKey, 'content-type': 'application/json' }
  const body = JSON.stringify({ email: 'ana@bakery.example' })
  expect((await ask(port, '/auth/v1/otp', { method: 'POST', headers, body })).status).toBe(200)
  expect((await ask(port, '/development/mail')).text).toMatch(/To ana@bakery\.example[^]+\b\d{6}\b/)
  // The pages get the publishable key, and no other.
  const { text } = await ask(port, '/src/lib/env.ts')
  expect(text).toContain(publishableKey)
  expect(text).not.toContain(ensureKeys(dataDir).secretKey)

  const children = process.platform === 'linux' ? descendants(command.child.pid as number) : []
  command.child.kill('SIGINT')
  expect(await command.ended).toBe(0)
  await eventually(() => !children.some(isAlive))
}, 180_000)
