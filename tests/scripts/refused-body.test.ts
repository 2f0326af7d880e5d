import http from 'node:http'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createFunctions } from '../../scripts/backend/functions.ts'
import { listenerOf } from '../../scripts/backend/http.ts'
import { eventually, ROOT } from './support/commands.ts'
import { temporaryFolder, writeFiles } from './support/folders.ts'
import { serve } from './support/http.ts'

// Refuses a long body as ours do: after the first 64 KiB.
const REFUSING = `Deno.serve(async (request) => {
  let size = 0
  for await (const chunk of request.body ?? []) if ((size += chunk.length) > 65536) return new Response('too large', { status: 413 })
  return new Response(String(size))
})`

async function serveRefusing(): Promise<number> {
  const folder = temporaryFolder()
  writeFiles(folder, { 'functions/refusing/index.ts': REFUSING })
  const functions = createFunctions({
    functionsDir: path.join(folder, 'functions'),
    projectDir: ROOT,
    dataDir: path.join(folder, 'data'),
    addressHeader: 'cf-connecting-ip',
    hosts: [],
    env: {},
    log: () => undefined,
  })
  onTestFinished(() => functions.close())
  await functions.start()
  await eventually(() => functions.process.state === 'ready')
  return serve(listenerOf(functions.app))
}

it('a body that is refused before it has come whole leaves its kept-alive connection usable, or closed', async () => {
  const port = await serveRefusing()
  for (const kilobytes of [300, 600, 1000]) {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
    onTestFinished(() => agent.destroy())
    const send = (body: Buffer) =>
      new Promise<string>((resolve, reject) => {
        const options = { port, path: '/functions/v1/refusing', method: 'POST', agent, timeout: 15_000 }
        const request = http.request(options, (answer) => {
          let text = ''
          answer.on('data', (chunk) => (text += chunk)).on('end', () => resolve(`${answer.statusCode} ${text}`))
        })
        request.on('timeout', () => request.destroy(new Error(`hangs after ${kilobytes} kB`))).on('error', reject)
        request.end(body)
      })
    expect(await send(Buffer.alloc(kilobytes * 1000, 'a'))).toMatch(/^(413|502) /)
    expect(await send(Buffer.from('short'))).toBe('200 5')
  }
})
