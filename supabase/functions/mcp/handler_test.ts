import assert from 'node:assert/strict'
import { assertError } from '../_shared/testing/metered-function.ts'
import { PROMPTS_A_PAGE } from './prompts.ts'
import { call, LATEST, ORIGIN, send, startSite, testFunction, TEXT } from './test-handler.ts'

type Parts = ReturnType<typeof testFunction> & {
  /** Sends a message and returns the result of a successful answer. */
  ask: (method: string, params?: Record<string, unknown>, headers?: Record<string, string>) => Promise<Answer>
  site: ReturnType<typeof startSite>
}
// deno-lint-ignore no-explicit-any
type Answer = any

function withFunction(test: (parts: Parts) => Promise<void>): () => Promise<void> {
  return async () => {
    const site = startSite()
    const parts = testFunction(site.url)
    const ask: Parts['ask'] = async (method, params, headers) => {
      const response = await parts.handler(call(method, params, headers))
      const body = await response.json()
      assert.deepEqual([response.status, body.error], [200, undefined])
      assert.equal(response.headers.get('cache-control'), 'no-store')
      return body.result
    }
    try {
      await test({ ...parts, ask, site })
    } finally {
      await site.stop()
    }
  }
}

const tool = (name: string, args: Record<string, unknown>) => ['tools/call', { name, arguments: args }] as const

Deno.test(
  'says what it is, in both protocols',
  withFunction(async ({ ask, handler }) => {
    const discovered = await ask('server/discover')
    assert.deepEqual(discovered.supportedVersions, [LATEST])
    assert.deepEqual([discovered.cacheScope, discovered.ttlMs], ['public', 3_600_000])
    const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } }
    const response = await handler(send({ jsonrpc: '2.0', id: 1, method: 'initialize', params }))
    assert.equal(response.status, 200)
    assert.match(await response.text(), /"protocolVersion":"2025-11-25"/)
    assert.equal(response.headers.get('mcp-session-id'), null)
  }),
)

Deno.test(
  'lists its tools, which change nothing, for an hour',
  withFunction(async ({ ask, site }) => {
    const { tools, ttlMs, cacheScope } = await ask('tools/list')
    const names = tools.map(({ name }: { name: string }) => name)
    assert.deepEqual(names, ['search_prompts', 'get_prompt', 'improve_prompt', 'read_writing'])
    for (const { annotations } of tools) assert.equal(annotations.readOnlyHint, true)
    assert.deepEqual([ttlMs, cacheScope], [3_600_000, 'public'])
    assert.equal(site.asked.length, 0)
  }),
)

Deno.test(
  'finds prompts, those with more of the words first',
  withFunction(async ({ ask, lines }) => {
    const { structuredContent, content } = await ask(...tool('search_prompts', { query: 'a prompt about lamp alibis' }))
    const [first, second] = structuredContent.prompts
    assert.deepEqual([first.name, second.name], ['a-list-of-alibis', 'the-empty-lighthouse'])
    assert.deepEqual(first.blanks, ['the_lamp', 'two_names'])
    assert.match(first.url, /^http:\/\/127\.0\.0\.1:\d+\/prompts\/a-list-of-alibis$/)
    assert.deepEqual(JSON.parse(content[0].text), structuredContent)
    assert.deepEqual((await ask(...tool('search_prompts', { query: 'zyxw' }))).structuredContent, { prompts: [] })
    const { structuredContent: few } = await ask(...tool('search_prompts', { query: 'Count', limit: 3 }))
    assert.equal(few.prompts.length, 3)
    assert.deepEqual(JSON.parse(lines[0] ?? '').details, ['search_prompts'])
  }),
)

Deno.test(
  'gives a prompt with its blanks filled in, by argument or by name; what is missing stays open',
  withFunction(async ({ ask }) => {
    const get = async (blanks?: Record<string, string>) =>
      (await ask(...tool('get_prompt', { name: 'a-list-of-alibis', blanks }))).structuredContent
    assert.equal((await get()).text, 'Give [the lamp] and [Two Names] an alibi.')
    assert.deepEqual((await get()).blanks[1], { argument: 'two_names', name: 'Two Names' })
    assert.equal((await get({ two_names: 'Ann and Bo' })).text, 'Give [the lamp] and Ann and Bo an alibi.')
    assert.equal((await get({ 'Two Names': 'Ann', the_lamp: ' ' })).text, 'Give [the lamp] and Ann an alibi.')
    assert.equal((await get({ toString: 'x', two_names: '$& $1' })).text, 'Give [the lamp] and $& $1 an alibi.')
    const unknown = await ask(...tool('get_prompt', { name: 'constructor' }))
    assert.equal(unknown.isError, true)
    const long = await ask(...tool('get_prompt', { name: 'a-list-of-alibis', blanks: { the_lamp: 'x'.repeat(2_001) } }))
    assert.equal(long.isError, true)
  }),
)

Deno.test(
  'every prompt is one of the protocol’s, page by page',
  withFunction(async ({ ask, handler }) => {
    const names: string[] = []
    let cursor: string | undefined
    do {
      const page = await ask('prompts/list', cursor ? { cursor } : {})
      assert.ok(page.prompts.length <= PROMPTS_A_PAGE)
      assert.deepEqual([page.ttlMs, page.cacheScope], [600_000, 'public'])
      names.push(...page.prompts.map(({ name }: { name: string }) => name))
      cursor = page.nextCursor
    } while (cursor)
    assert.equal(new Set(names).size, 251)
    assert.equal(names.length, 251)
    assert.ok(names.includes('library-a-cover-letter'))
    const [{ arguments: args }] = (await ask('prompts/list')).prompts
    const description = 'For example: a gas lamp'
    assert.deepEqual(args, [{ name: 'the_lamp', title: 'the lamp', description, required: false }])
    const { error } = await (await handler(call('prompts/list', { cursor: 'nowhere' }))).json()
    assert.equal(error.code, -32602)
  }),
)

Deno.test(
  'gets a prompt as a message of the user',
  withFunction(async ({ ask, handler }) => {
    const { messages, description } = await ask('prompts/get', {
      name: 'the-empty-lighthouse',
      arguments: { the_lamp: 'the oil lamp' },
    })
    assert.deepEqual(messages, [{ role: 'user', content: { type: 'text', text: 'Who lit the oil lamp, and why?' } }])
    assert.equal(description, 'The empty lighthouse (Mystery Prompts)')
    const { error } = await (await handler(call('prompts/get', { name: '__proto__' }))).json()
    assert.equal(error.code, -32602)
  }),
)

Deno.test(
  'improves a request with the generator, and counts it there, by address',
  withFunction(async ({ ask, generatorQuota }) => {
    const { content, isError } = await ask(...tool('improve_prompt', { request: ' a tea shop ', model: 'claude' }))
    assert.equal(isError, undefined)
    assert.equal(content[0].text, 'claude: a tea shop')
    assert.match(content[1].text, /without an AI/)
    assert.deepEqual(generatorQuota.taken, [{ deviceId: null, address: '203.0.113.7' }])
    const empty = await ask(...tool('improve_prompt', { request: '  ' }))
    assert.deepEqual([empty.isError, empty.content[0].text], [true, 'Please describe what you want to achieve.'])
    assert.equal(generatorQuota.taken.length, 1)
  }),
)

Deno.test(
  'reads a text within the day’s limit, and says when the next is due',
  withFunction(async ({ ask, readerQuota, lines }) => {
    const read = await ask(...tool('read_writing', { text: TEXT }))
    assert.match(read.content[0].text, /^Clarity\nClear\.\n\nCreativity\nThe shoe stays\./)
    assert.equal(readerQuota.taken.length, 1)
    const short = await ask(...tool('read_writing', { text: 'Too short.' }))
    assert.deepEqual([short.isError, short.content[0].text], [true, 'Please enter at least 100 characters.'])
    readerQuota.refuse('address', new Date(Date.now() + 3_600_000))
    const refused = await ask(...tool('read_writing', { text: TEXT }))
    assert.equal(refused.isError, true)
    assert.match(
      refused.content[0].text,
      /^Your network has used its free feedback for today\. The next one is due at /,
    )
    assert.deepEqual(JSON.parse(lines.at(-1) ?? '').details, ['read_writing', 'quota_exceeded', 'address'])
  }),
)

Deno.test(
  'the older protocol gets the same',
  withFunction(async ({ handler }) => {
    const params = { name: 'get_prompt', arguments: { name: 'number-7' } }
    const response = await handler(send({ jsonrpc: '2.0', id: 7, method: 'tools/call', params }))
    assert.match(await response.text(), /Count to 7\./)
  }),
)

Deno.test('what becomes of a call stands in the log, also where the answer is a stream', async () => {
  const site = startSite(() => new Response('gone', { status: 502 }))
  const { handler, lines } = testFunction(site.url)
  try {
    const params = { name: 'get_prompt', arguments: { name: 'number-7' } }
    await handler(send({ jsonrpc: '2.0', id: 7, method: 'tools/call', params }))
    assert.deepEqual(JSON.parse(lines[0] ?? '').details, ['get_prompt', 'service_unavailable', 'site_unreachable'])
  } finally {
    await site.stop()
  }
})

Deno.test(
  'each request is counted by its address; past the limit it says when to come back',
  withFunction(async ({ handler, quota, ask }) => {
    await ask('tools/list', {}, { 'x-device-id': 'c0ffee00-0000-4000-8000-000000000001' })
    assert.deepEqual(quota.taken, [{ deviceId: null, address: '203.0.113.7' }])
    quota.refuse('address', new Date(Date.now() + 60_000))
    const response = await handler(call('tools/list'))
    assert.ok(Number(response.headers.get('retry-after')) > 0)
    await assertError(response, 'quota_exceeded')
  }),
)

Deno.test(
  'a request that cannot be counted is answered: what it asks for is public',
  withFunction(async ({ ask, quota, lines }) => {
    quota.break()
    await ask('prompts/list')
    assert.deepEqual(JSON.parse(lines[0] ?? '').details, ['quota_unreachable', 'prompts_list'])
  }),
)

Deno.test(
  'pages of the site may call, those of other sites may not, clients without an origin may',
  withFunction(async ({ handler, quota, site }) => {
    const preflight = await handler(
      new Request('http://localhost/mcp', { method: 'OPTIONS', headers: { origin: ORIGIN } }),
    )
    assert.equal(preflight.status, 204)
    assert.match(preflight.headers.get('access-control-allow-headers') ?? '', /mcp-protocol-version.*mcp-method/)
    const own = await handler(call('tools/list', {}, { origin: ORIGIN }))
    assert.deepEqual([own.status, own.headers.get('access-control-allow-origin')], [200, ORIGIN])
    for (const origin of ['https://evil.example', 'null', 'http://localhost:9999'])
      await assertError(await handler(call('prompts/list', {}, { origin })), 'origin_not_allowed')
    assert.deepEqual([quota.taken.length, site.asked.length], [1, 0])
  }),
)

Deno.test(
  'there are no sessions and no streams to open, no lists of messages, and nothing but JSON',
  withFunction(async ({ handler, quota }) => {
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const response = await handler(send('', { accept: 'text/event-stream' }, method))
      assert.equal(response.headers.get('allow'), 'POST, OPTIONS')
      await assertError(response, 'method_not_allowed')
    }
    await assertError(await handler(send('{}', { 'content-type': 'text/plain' })), 'unsupported_media_type')
    await assertError(await handler(send('{')), 'invalid_request')
    await assertError(await handler(send(`"${'a'.repeat(64 * 1024)}"`)), 'payload_too_large')
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
    for (const body of [[message, message], [], 'null', '1', '"a"'])
      await assertError(await handler(send(body)), 'invalid_request')
    assert.equal(quota.taken.length, 0)
    // This subscribes to changes of the lists. They never change.
    const listen = { notifications: { promptsListChanged: true, toolsListChanged: true } }
    const response = await handler(call('subscriptions/listen', listen))
    assert.equal(response.status, 200)
    await response.body?.cancel()
  }),
)

Deno.test('where the site does not answer, tools say so and prompts fail plainly; the rest works', async () => {
  const site = startSite(() => new Response('gone', { status: 502 }))
  const { handler, lines } = testFunction(site.url)
  try {
    const found = await (await handler(call(...tool('search_prompts', { query: 'lamp' })))).json()
    assert.equal(found.result.isError, true)
    assert.match(found.result.content[0].text, /^The prompts cannot be read: the site does not answer/)
    const listed = await (await handler(call('prompts/list'))).json()
    assert.match(listed.error.message, /^The prompts cannot be read: the site does not answer/)
    const improved = await (await handler(call(...tool('improve_prompt', { request: 'a tea shop' })))).json()
    assert.equal(improved.result.isError, undefined)
    assert.deepEqual(JSON.parse(lines[0] ?? '').details, ['search_prompts', 'service_unavailable', 'site_unreachable'])
    // The site is not asked again for a while.
    assert.equal(site.asked.length, 1)
  } finally {
    await site.stop()
  }
})
