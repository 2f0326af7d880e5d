import assert from 'node:assert/strict'
import { createCors } from '../_shared/cors.ts'
import { createGenerator } from '../_shared/generator.ts'
import { createLog } from '../_shared/log.ts'
import { builtinFeedbackProvider } from '../_shared/feedback-provider.ts'
import { builtinPromptProvider } from '../_shared/prompt-provider.ts'
import { createReader } from '../_shared/reader.ts'
import { createFakeQuota } from '../_shared/testing/fake-quota.ts'
import { type CatalogueOptions, createCatalogue } from './catalogue.ts'
import { createHandler, MCP_HEADERS } from './handler.ts'
import { promptTextsPath, SEARCH_FILE_PATH, SEARCH_WORDS_PATH } from './search-file.ts'

export const ORIGIN = 'https://promptory.example'
export const LATEST = '2026-07-28'
export const TEXT = `${'The ferry left without the mayor, who was still on the quay with one shoe. '.repeat(3)}Nobody waved.`

const numbers = Array.from({ length: 248 }, (_, number) => number)

/** Texts of its prompts, in two files. */
const TEXTS = [
  {
    '/mystery-prompts': ['Who lit [the lamp: e.g. a gas lamp], and why?', 'Give [the lamp] and [Two Names] an alibi.'],
  },
  { '/numbers': numbers.map((number) => `Count to ${number}.`) },
]
const allTexts = TEXTS.flatMap((file) => Object.values(file).flat())

/** A small search file, as the build writes it. */
export const FILE = {
  version: 5,
  stamp: 'one',
  tags: [['Opening'], ['List']],
  pages: [
    { title: 'Mystery Prompts', path: '/mystery-prompts', purpose: 'story', level: 'grown', count: 2, file: 0 },
    {
      title: 'Numbers',
      path: '/numbers',
      purpose: 'lessons',
      level: 'kids',
      model: 'claude',
      count: numbers.length,
      file: 1,
    },
  ],
  prompts: {
    titles: ['The empty lighthouse', 'A list of alibis', ...numbers.map((number) => `Number ${number}`)],
    slugs: [0, 'a-list-of-alibis', ...numbers.map((number) => `number-${number}`)],
    tags: [0, 1, ...numbers.map(() => 1)],
  },
}

/** The same, as the build before wrote it. */
export const FILE_BEFORE = {
  ...FILE,
  version: 4,
  stamp: undefined,
  prompts: { ...FILE.prompts, texts: allTexts },
}

/** What lay beside that one. */
export const WORDS_BEFORE = {
  library: [
    { kind: 'library', title: 'A cover letter!', to: '/ai-prompts', place: 'Prompt Library', text: 'For [job].' },
  ],
}

/** What lies beside the file of this stamp. */
export const filesOf = (stamp: string): Readonly<Record<string, unknown>> => ({
  [promptTextsPath(0)]: { stamp, pages: TEXTS[0] },
  [promptTextsPath(1)]: { stamp, pages: TEXTS[1] },
  [SEARCH_WORDS_PATH]: { stamp, ...WORDS_BEFORE },
})

export const FILES = filesOf(FILE.stamp)

/** A site that serves the files of its search and records the requests for the first. */
export function startSite(answer?: (request: Request) => Response | Promise<Response>) {
  const asked: (string | null)[] = []
  const tag = '"one"'
  const usual = (request: Request) =>
    request.headers.get('if-none-match') === tag
      ? new Response(null, { status: 304 })
      : Response.json(FILE, { headers: { etag: tag } })
  const server = Deno.serve({ hostname: '127.0.0.1', port: 0, onListen: () => undefined }, (request) => {
    const { pathname } = new URL(request.url)
    if (pathname in FILES) return Response.json(FILES[pathname])
    assert.equal(pathname, SEARCH_FILE_PATH)
    asked.push(request.headers.get('if-none-match'))
    return (answer ?? usual)(request)
  })
  return { url: `http://127.0.0.1:${server.addr.port}`, asked, stop: () => server.shutdown() }
}

/** The function with this site. */
export function testFunction(siteUrl: string, options: Partial<CatalogueOptions> = {}) {
  const quota = createFakeQuota()
  const generatorQuota = createFakeQuota()
  const readerQuota = createFakeQuota()
  const lines: string[] = []
  const metered = { clientAddressHeader: 'cf-connecting-ip' }
  const handler = createHandler({
    cors: createCors([ORIGIN], undefined, MCP_HEADERS),
    log: createLog((line) => lines.push(line)),
    siteUrl,
    openCatalogue: createCatalogue({ siteUrl, ...options }),
    generate: createGenerator({
      ...metered,
      provider: builtinPromptProvider(({ prompt, model }) => {
        return { text: `${model}: ${prompt}`, request: null, kind: null, lines: [] }
      }),
      quota: generatorQuota,
    }),
    read: createReader({
      ...metered,
      provider: builtinFeedbackProvider(() => {
        return { clarity: 'Clear.', creativity: 'The shoe stays.', grammar: 'Nothing.', suggestions: 'Ask who waved.' }
      }),
      quota: readerQuota,
    }),
    quota,
    ...metered,
  })
  return { handler, quota, generatorQuota, readerQuota, lines }
}

type Params = Record<string, unknown>

/** A message of the newest protocol, as a client sends it. */
export function call(method: string, params: Params = {}, headers: Record<string, string> = {}): Request {
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': LATEST,
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  return send(
    { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta } },
    {
      'mcp-protocol-version': LATEST,
      'mcp-method': method,
      ...(typeof params.name === 'string' ? { 'mcp-name': params.name } : {}),
      ...headers,
    },
  )
}

/** A request with this body, sent as JSON unless it is a text. */
export function send(body: unknown, headers: Record<string, string> = {}, method = 'POST'): Request {
  return new Request('http://localhost/mcp', {
    method,
    ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'cf-connecting-ip': '203.0.113.7',
      ...headers,
    },
  })
}
