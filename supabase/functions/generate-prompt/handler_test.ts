import assert from 'node:assert/strict'
import { CATEGORY_IDS } from '../_shared/contracts/categories.ts'
import { generatePromptResponse } from '../_shared/contracts/generate-prompt.ts'
import { MODEL_IDS } from '../_shared/contracts/models.ts'
import { assertError, DEVICE, ORIGIN } from '../_shared/testing/metered-function.ts'
import { builtin, call, testFunction, VALID } from './test-handler.ts'

Deno.test('answers with prompt, word count, truncation and source', async () => {
  const { handler, quota } = testFunction()
  const response = await handler(call())
  assert.equal(response.status, 200)
  assert.equal(response.headers.get('cache-control'), 'no-store')
  const body = await response.json()
  assert.deepEqual(body, {
    generatedPrompt: 'Write a landing page.',
    wordCount: 4,
    isTooLong: false,
    source: 'builtin',
  })
  assert.deepEqual(generatePromptResponse.parse(body), body)
  assert.deepEqual(quota.taken, [{ deviceId: DEVICE, address: '203.0.113.7' }])
})

Deno.test('hands the composer what was asked, trimmed', async () => {
  const asked: unknown[] = []
  const { handler } = testFunction({
    source: 'builtin',
    isAvailable: () => true,
    generate: async (request) => {
      asked.push(request)
      return { text: 'x' }
    },
  })
  await handler(call({ ...VALID, prompt: '  a tea shop \n', extra: 'ignored' }))
  assert.deepEqual(asked, [{ ...VALID, prompt: 'a tea shop' }])
})

Deno.test('cuts to 100 words and says so', async () => {
  const { handler } = testFunction(builtin(() => Array(300).fill('word').join(' ')))
  const body = await (await handler(call())).json()
  assert.deepEqual([body.wordCount, body.isTooLong], [100, true])
  assert.equal(body.generatedPrompt.split(' ').length, 100)
})

Deno.test('hands on the lines of a composed prompt, and none of one that was cut', async () => {
  const lines = { request: 'a tea shop', kind: 'other', choices: [] }
  const provider = (text: string) => ({
    source: 'builtin' as const,
    isAvailable: () => true,
    generate: async () => ({ text, lines }),
  })
  const answer = async (text: string) => (await testFunction(provider(text)).handler(call())).json()
  assert.deepEqual((await answer('a tea shop')).lines, lines)
  assert.equal('lines' in (await answer('word '.repeat(300))), false)
})

Deno.test('knows every model and every category', async () => {
  const { handler } = testFunction()
  for (const model of MODEL_IDS) assert.equal((await handler(call({ ...VALID, model }))).status, 200)
  for (const category of CATEGORY_IDS) assert.equal((await handler(call({ ...VALID, category }))).status, 200)
})

const WRONG: [string, unknown][] = [
  ['no prompt', { model: 'chatgpt', category: 'writing' }],
  ['an empty prompt', { ...VALID, prompt: '' }],
  ['a prompt of spaces', { ...VALID, prompt: ' \n\t ' }],
  ['a prompt that is a number', { ...VALID, prompt: 5 }],
  ['a prompt that is null', { ...VALID, prompt: null }],
  ['a prompt that is a list', { ...VALID, prompt: ['a', 'b'] }],
  ['a prompt that is an object', { ...VALID, prompt: { toString: 'x' } }],
  ['a prompt of 4001 characters', { ...VALID, prompt: 'x'.repeat(4001) }],
  ['a NUL in the prompt', { ...VALID, prompt: 'a\0b' }],
  ['a NUL elsewhere', { ...VALID, extra: ['\0'] }],
  ['no model', { prompt: 'x', category: 'writing' }],
  ['an unknown model', { ...VALID, model: 'gpt-9' }],
  ['a model in capitals', { ...VALID, model: 'ChatGPT' }],
  ['a model from the prototype', { ...VALID, model: 'constructor' }],
  ['a model that is a list', { ...VALID, model: ['chatgpt'] }],
  ['no category', { prompt: 'x', model: 'chatgpt' }],
  ['an unknown category', { ...VALID, category: 'all' }],
  ['a category that is a number', { ...VALID, category: 3 }],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '1'],
  ['a text', '"prompt"'],
  ['true', 'true'],
  ['an empty object', '{}'],
  ['nothing', ''],
  ['half an object', '{"prompt": "x'],
  ['a trailing comma', '{"prompt": "x",}'],
  ['NaN', 'NaN'],
  ['two documents', '{}{}'],
  ['very deep nesting', '['.repeat(60_000)],
  ['very deep, well-formed nesting', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
  [
    'deep nesting in the prompt',
    `{"prompt": ${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}, "model": "chatgpt", "category": "coding"}`,
  ],
  ['the prototype as data', '{"__proto__": {"prompt": "x", "model": "chatgpt", "category": "coding"}}'],
  ['bytes that are no UTF-8', new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00])],
  ['half a surrogate as UTF-8', new Uint8Array([0x22, 0xed, 0xa0, 0x80, 0x22])],
]
for (const [name, body] of WRONG) {
  Deno.test(`refuses ${name}`, async () => {
    const { handler, quota } = testFunction()
    await assertError(await handler(call(body)), 'invalid_request')
    assert.equal(quota.taken.length, 0)
  })
}

Deno.test('says in words what is wrong', async () => {
  const { handler } = testFunction()
  const told = async (body: unknown) => (await assertError(await handler(call(body)), 'invalid_request')).message
  assert.match(await told({ ...VALID, prompt: undefined }), /describe what you want/)
  assert.match(await told({ ...VALID, prompt: 'x'.repeat(4001) }), /4000 characters/)
  assert.match(await told({ ...VALID, model: 'x' }), /AI models/)
  assert.match(await told({ ...VALID, category: 'x' }), /categories/)
  assert.match(await told('[]'), /JSON object/)
})

Deno.test('takes 4000 characters as people count them', async () => {
  const { handler } = testFunction()
  assert.equal((await handler(call({ ...VALID, prompt: '👩‍👩‍👧'.repeat(3_000) }))).status, 200)
})

Deno.test('mends halves of surrogate pairs', async () => {
  const asked: string[] = []
  const { handler } = testFunction({
    source: 'builtin',
    isAvailable: () => true,
    generate: async ({ prompt }) => {
      asked.push(prompt)
      return { text: prompt }
    },
  })
  const body = '{"prompt": "a\\ud800b\\udc00 \\ud83d\\ude00", "model": "chatgpt", "category": "coding"}'
  const answer = await (await handler(call(body))).json()
  assert.deepEqual(asked, ['a\ufffdb\ufffd 😀'])
  assert.equal(answer.generatedPrompt, 'a\ufffdb\ufffd 😀')
})

Deno.test('only POST', async () => {
  const { handler } = testFunction()
  for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE']) {
    const hasBody = method !== 'GET' && method !== 'HEAD'
    const response = await handler(call(hasBody ? VALID : null, { method }))
    assert.equal(response.headers.get('allow'), 'POST, OPTIONS')
    await assertError(response, 'method_not_allowed')
  }
})

Deno.test('only JSON', async () => {
  const { handler } = testFunction()
  const types = [
    '',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
  ]
  for (const type of [...types, 'text/json', 'application/json; charset=utf-16', 'application/json, text/plain']) {
    await assertError(await handler(call(VALID, { headers: { 'content-type': type } })), 'unsupported_media_type')
  }
  for (const type of [
    'application/json',
    'Application/JSON',
    'application/json;charset=UTF-8',
    'application/json; charset="utf-8"',
  ]) {
    assert.equal((await handler(call(VALID, { headers: { 'content-type': type } }))).status, 200)
  }
})

Deno.test('a mistake of ours is a plain 500 that tells nothing, and gives the use back', async () => {
  const secret = 'the visitor’s text in a stack trace'
  const { handler, quota, lines } = testFunction(
    builtin(() => {
      throw new RangeError(secret)
    }),
  )
  const response = await handler(call())
  assert.doesNotMatch(await response.clone().text(), /visitor|RangeError|at /)
  await assertError(response, 'internal_error')
  assert.equal(quota.used, 0)
  assert.doesNotMatch(lines.join(), /visitor/)
  assert.match(lines.join(), /"details":\["RangeError"\]/)
})

Deno.test('every answer carries an id, the caller’s own where it is one', async () => {
  const { handler, lines } = testFunction()
  const own = 'ABCDEF00-1111-4222-8333-444455556666'
  const response = await handler(call(VALID, { headers: { 'x-request-id': own } }))
  assert.equal(response.headers.get('x-request-id'), own.toLowerCase())
  const other = await handler(call(VALID, { headers: { 'x-request-id': 'someone@example.com' } }))
  assert.match(other.headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/)
  assert.doesNotMatch(lines.join(), /example/)
})

Deno.test('a log line holds id, function, status, milliseconds and code, and nothing that was sent', async () => {
  const { handler, lines } = testFunction(builtin(() => 'ANSWERTEXT'))
  const headers = {
    'x-device-id': DEVICE,
    'cf-connecting-ip': '198.51.100.9',
    'x-forwarded-for': '198.51.100.10',
    authorization: 'Bearer TOKENTEXT',
    apikey: 'KEYTEXT',
  }
  const prompt = 'PROMPTTEXT from me@example.com'
  await handler(call({ ...VALID, prompt }, { headers }))
  await handler(call({ ...VALID, prompt, model: 'BADMODELTEXT' }, { headers }))
  await handler(call(`{"prompt": "PROMPTTEXT`, { headers }))
  await handler(call({ ...VALID, prompt }, { headers: { ...headers, origin: 'https://ORIGINTEXT.example' } }))
  assert.equal(lines.length, 4)
  for (const line of lines) {
    const entry = JSON.parse(line)
    assert.equal(entry.function, 'generate-prompt')
    assert.equal(typeof entry.ms, 'number')
    for (const key of Object.keys(entry))
      assert.ok(['id', 'function', 'status', 'ms', 'error', 'details'].includes(key), key)
    assert.doesNotMatch(line, /TEXT|example|198\.51|c0ffee/i)
  }
  assert.deepEqual(
    lines.map((line) => JSON.parse(line).status),
    [200, 400, 400, 403],
  )
})

Deno.test('the real log writes the same line to the console', async () => {
  const written: unknown[][] = []
  const { log } = console
  console.log = (...parts: unknown[]) => written.push(parts)
  try {
    const { createLog } = await import('../_shared/log.ts')
    createLog()({ id: 'i', function: 'f', status: 200, ms: 1, details: ['me@example.com', 'ok'], extra: 'no' } as never)
  } finally {
    console.log = log
  }
  assert.deepEqual(written, [['{"id":"i","function":"f","status":200,"ms":1,"details":["ok"]}']])
})

Deno.test('a call without an origin passes', async () => {
  const { handler } = testFunction()
  const request = call()
  request.headers.delete('origin')
  const response = await handler(request)
  assert.equal(response.status, 200)
  assert.equal(response.headers.get('access-control-allow-origin'), null)
  assert.equal(response.headers.get('vary'), 'Origin')
})

Deno.test('a refused origin costs nothing', async () => {
  const { handler, quota } = testFunction()
  const response = await handler(call(VALID, { headers: { origin: `${ORIGIN}.evil.example` } }))
  assert.equal(response.headers.get('access-control-allow-origin'), null)
  await assertError(response, 'origin_not_allowed')
  assert.equal(quota.taken.length, 0)
})

Deno.test('errors carry the origin too, or the page could not read them', async () => {
  const { handler } = testFunction()
  const response = await handler(call('nonsense'))
  assert.equal(response.headers.get('access-control-allow-origin'), ORIGIN)
  assert.match(response.headers.get('access-control-expose-headers') ?? '', /retry-after/)
  await assertError(response, 'invalid_request')
})
