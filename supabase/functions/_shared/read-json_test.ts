import assert from 'node:assert/strict'
import { REQUEST_BODY_MAX_BYTES } from './contracts/limits.ts'
import { ApiError } from './http.ts'
import { readJson } from './read-json.ts'

const KIB = 1024

function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost/', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

async function code(reading: Promise<unknown>): Promise<string> {
  const error = await reading.then(
    () => assert.fail('should be refused'),
    (reason) => reason,
  )
  assert.ok(error instanceof ApiError, String(error))
  return error.code
}

/** An endless body that records how much of it was read and whether it was cancelled. */
function endless(chunkBytes: number) {
  const seen = { bytes: 0, isCancelled: false }
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        seen.bytes += chunkBytes
        controller.enqueue(new Uint8Array(chunkBytes).fill(0x20))
      },
      cancel() {
        seen.isCancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { stream, seen }
}

Deno.test('reads a body of exactly 64 KiB', async () => {
  const text = JSON.stringify('x'.repeat(REQUEST_BODY_MAX_BYTES - 2))
  assert.equal(text.length, 64 * KIB)
  assert.equal(await readJson(post(text)), 'x'.repeat(REQUEST_BODY_MAX_BYTES - 2))
})

Deno.test('refuses one byte more', async () => {
  assert.equal(await code(readJson(post(JSON.stringify('x'.repeat(REQUEST_BODY_MAX_BYTES - 1))))), 'payload_too_large')
})

Deno.test('counts bytes, not characters', async () => {
  assert.equal(await code(readJson(post(JSON.stringify('é'.repeat(40 * KIB))))), 'payload_too_large')
})

for (const chunkBytes of [1, 1_000, 16 * KIB]) {
  Deno.test(`stops an endless stream of ${chunkBytes}-byte chunks at the limit`, async () => {
    const { stream, seen } = endless(chunkBytes)
    assert.equal(await code(readJson(post(stream))), 'payload_too_large')
    assert.ok(seen.isCancelled)
    assert.ok(seen.bytes <= REQUEST_BODY_MAX_BYTES + chunkBytes, `${seen.bytes} bytes were read`)
  })
}

Deno.test('believes a large content-length without reading', async () => {
  const { stream, seen } = endless(KIB)
  const request = post(stream, { 'content-length': String(10 * KIB * KIB) })
  assert.equal(await code(readJson(request)), 'payload_too_large')
  assert.equal(seen.bytes, 0)
})

Deno.test('does not believe a small content-length', async () => {
  const { stream } = endless(KIB)
  assert.equal(await code(readJson(post(stream, { 'content-length': '2' }))), 'payload_too_large')
})

Deno.test('does not wait for a sender who does not listen', async () => {
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(16 * KIB)),
    cancel: () => new Promise(() => undefined),
  })
  assert.equal(await code(readJson(post(stream))), 'payload_too_large')
})

Deno.test('a stream that breaks is the caller’s failure', async () => {
  const stream = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new TypeError('reset')) })
  assert.equal(await code(readJson(post(stream))), 'invalid_request')
})

Deno.test('a body read before is the caller’s failure, not a crash', async () => {
  assert.equal(
    await code(
      readJson(new Request('http://localhost/', { method: 'POST', headers: { 'content-type': 'application/json' } })),
    ),
    'invalid_request',
  )
})

Deno.test('joins characters that two chunks share', async () => {
  const bytes = new TextEncoder().encode('"é😀"')
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })
  assert.equal(await readJson(post(stream)), 'é😀')
})

Deno.test('mends and refuses at any depth', async () => {
  assert.deepEqual(await readJson(post('{"a": ["\\ud800", {"b": "x\\udfff"}], "c": 1}')), {
    a: ['\ufffd', { b: 'x\ufffd' }],
    c: 1,
  })
  assert.equal(await code(readJson(post('{"a": [{"b": "\\u0000"}]}'))), 'invalid_request')
})

Deno.test('a byte order mark does no harm', async () => {
  assert.deepEqual(await readJson(post('\ufeff{}')), {})
})

Deno.test('bytes that are no UTF-8 are refused, not guessed', async () => {
  for (const bytes of [[0xff], [0xc3], [0xed, 0xa0, 0x80], [0xc0, 0xaf], [0xf5, 0x80, 0x80, 0x80]]) {
    assert.equal(await code(readJson(post(Uint8Array.from([0x22, ...bytes, 0x22])))), 'invalid_request')
  }
})
