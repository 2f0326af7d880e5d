import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { MCP_FUNCTION } from '@contracts/functions.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBackend } from '../../scripts/backend/index.ts'
import { eventually } from '../scripts/support/commands.ts'
import { freePort } from '../scripts/support/http.ts'
import { malformedRequests } from '../support/malformed-requests.ts'

const LATEST = '2026-07-28'
const BEFORE = '2025-11-25'
const TEXT = `${'The ferry left without the mayor, who was still on the quay with one shoe. '.repeat(3)}Nobody waved.`

const numbers = Array.from({ length: 240 }, (_, number) => number)
const TEXTS = ['Who lit [the lamp: e.g. a gas lamp], and why?', ...numbers.map((number) => `Ask ${number}.`)]
const FILE = {
  version: 5,
  stamp: 'one',
  tags: [['Opening'], []],
  pages: [
    { title: 'Mystery Prompts', path: '/mystery-prompts', purpose: 'story', level: 'grown', count: 241, file: 0 },
  ],
  prompts: {
    titles: ['The empty lighthouse', ...numbers.map((number) => `Alibi ${number}`)],
    slugs: [0, ...numbers.map((number) => `alibi-${number}`)],
    tags: [0, ...numbers.map(() => 1)],
  },
}

let dataDir: string
let address: URL
let origin: string
let backend: Awaited<ReturnType<typeof startBackend>>
let server: http.Server
const lines: string[] = []

/** The backend as `npm start` runs it, with the functions in Deno, and a site that serves its search's files. */
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'promptory-'))
  const port = await freePort()
  origin = `http://localhost:${port}`
  backend = await startBackend({
    origin,
    mode: 'production',
    dataDir,
    env: {},
    log: (line: string) => void lines.push(line),
  })
  await eventually(() => backend.functions.process.state === 'ready')
  address = new URL(`${origin}/functions/v1/${MCP_FUNCTION}`)
  server = http.createServer(
    backend.listener((req, res) => {
      if (req.url === '/data/search-words.json') return res.end('{"stamp":"one","library":[]}')
      if (req.url === '/data/prompt-texts/0.json')
        return res.end(JSON.stringify({ stamp: 'one', pages: { '/mystery-prompts': TEXTS } }))
      if (req.url !== '/data/search.json') return res.writeHead(404).end()
      return res.writeHead(200, { 'content-type': 'application/json', etag: '"one"' }).end(JSON.stringify(FILE))
    }),
  )
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
}, 120_000)

afterAll(async () => {
  server?.closeAllConnections()
  server?.close()
  await backend?.close()
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 })
})

async function withClient(version: string, work: (client: Client) => Promise<void>) {
  const client = new Client(
    { name: 'test', version: '1' },
    version === LATEST ? { versionNegotiation: { mode: 'auto' } } : {},
  )
  await client.connect(new StreamableHTTPClientTransport(address))
  try {
    await work(client)
  } finally {
    await client.close()
  }
}

describe.each([LATEST, BEFORE])('the official client, by the protocol of %s', (version) => {
  it('lists, searches, gets with blanks, improves and reads', async () => {
    await withClient(version, async (client) => {
      expect(client.getNegotiatedProtocolVersion()).toBe(version)
      expect(client.getServerVersion()).toMatchObject({ name: 'promptory', websiteUrl: origin })

      const { tools } = await client.listTools()
      expect(tools.map(({ name }) => name)).toEqual(['search_prompts', 'get_prompt', 'improve_prompt', 'read_writing'])
      // The client follows the cursor by itself.
      const { prompts } = await client.listPrompts()
      expect(new Set(prompts.map(({ name }) => name)).size).toBe(241)

      const found = await client.callTool({ name: 'search_prompts', arguments: { query: 'a lighthouse' } })
      expect(found.structuredContent).toMatchObject({
        prompts: [
          { name: 'the-empty-lighthouse', url: `${origin}/prompts/the-empty-lighthouse`, blanks: ['the_lamp'] },
        ],
      })
      const name = 'the-empty-lighthouse'
      const filled = 'Who lit the oil lamp, and why?'
      const blanks = { the_lamp: 'the oil lamp' }
      const taken = await client.callTool({ name: 'get_prompt', arguments: { name, blanks } })
      expect(taken.structuredContent).toMatchObject({ name, text: filled })
      const { messages } = await client.getPrompt({ name, arguments: blanks })
      expect(messages).toEqual([{ role: 'user', content: { type: 'text', text: filled } }])

      const improved = await client.callTool({
        name: 'improve_prompt',
        arguments: { request: 'a letter to a landlord' },
      })
      expect(improved.isError).toBeUndefined()
      expect(improved.content[0]).toMatchObject({
        type: 'text',
        text: expect.stringContaining('a letter to a landlord'),
      })
      const read = await client.callTool({ name: 'read_writing', arguments: { text: TEXT } })
      expect(read.content[0]).toMatchObject({
        type: 'text',
        text: expect.stringMatching(/^Clarity\n[^]+\n\nSuggestions\n/),
      })
    })
  })
})

it('what it improves and reads counts with the generator and the feedback', async () => {
  await withClient(LATEST, async (client) => {
    const read = []
    // One after the other: at once they would wait for each other's counting, on a busy machine for too long.
    for (let count = 0; count < 32; count += 1)
      read.push(await client.callTool({ name: 'read_writing', arguments: { text: TEXT } }))
    // Two were read above, thirty are read in a day.
    expect(read.filter(({ isError }) => !isError)).toHaveLength(28)
    expect(JSON.stringify(read.at(-1)?.content)).toMatch(/Your network has used its free feedback for today\./)
  })
  const response = await fetch(`${origin}/functions/v1/analyze-feedback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: TEXT }),
  })
  expect(response.status).toBe(429)
}, 120_000)

it('a thousand malformed requests are the caller’s mistake, each of them', async () => {
  const requests = malformedRequests(1000, 20_260_728)
  const statuses = new Map<number, number>()
  const wrong: unknown[] = []
  async function work() {
    for (let request = requests.pop(); request; request = requests.pop()) {
      const response = await fetch(new URL(request.path, address), request)
      const text = await response.text()
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      if (response.status >= 500 || /\bat \/|node_modules|file:|Deno/.test(text))
        wrong.push([response.status, request, text])
    }
  }
  await Promise.all(Array.from({ length: 16 }, work))
  expect(wrong).toEqual([])
  expect([...statuses.values()].reduce((sum, count) => sum + count, 0)).toBe(1000)
  // Most never reach a tool; some are answered as a message with an error in it.
  expect(statuses.get(400)).toBeGreaterThan(400)
  await withClient(LATEST, async (client) => {
    expect((await client.listTools()).tools).toHaveLength(4)
  })
}, 120_000)

it('two hundred at once are all answered', async () => {
  const ask = (client: Client, number: number) =>
    number % 2
      ? client.callTool({ name: 'search_prompts', arguments: { query: `alibi ${number}` } })
      : client.getPrompt({ name: `alibi-${number}` })
  await withClient(LATEST, async (client) => {
    const answers = await Promise.all(Array.from({ length: 200 }, (_, number) => ask(client, number)))
    expect(answers.filter((answer) => 'isError' in answer)).toEqual([])
    expect(JSON.stringify(answers[198])).toContain('Ask 198.')
  })
})

it('a page of another site gets nothing', async () => {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      origin: 'https://evil.example',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  })
  expect(response.status).toBe(403)
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
})
