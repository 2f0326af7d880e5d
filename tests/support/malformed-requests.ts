/** A request of somebody who does not know the protocol, or knows it too well. */
export interface MalformedRequest {
  readonly path: string
  readonly method: string
  readonly headers: Record<string, string>
  readonly body?: string | Uint8Array<ArrayBuffer>
}

type Random = (below: number) => number

/** Numbers from 0 to `below` - 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): Random {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const VERSIONS = ['2026-07-28', '2025-11-25', '1999-01-01', '', 'x'.repeat(300)]
const METHODS = [
  ...['initialize', 'server/discover', 'ping', 'tools/list', 'tools/call', 'prompts/list', 'prompts/get'],
  ...['resources/read', 'subscriptions/listen', 'notifications/cancelled', 'completion/complete', 'logging/setLevel'],
  ...['', '__proto__', 'constructor', 'tools/call/', 'TOOLS/LIST', 'rpc.discover', '\u0000', '💥'],
]
const NAMES = ['search_prompts', 'get_prompt', 'improve_prompt', 'read_writing', '', 'toString', '../../etc/passwd']
const ODD: unknown[] = [
  ...[null, true, 0, -1, 1e308, 0.1, '', 'x', '\u0000', '\ud800', '$&', '%00', '<script>', '[a]', 'x'.repeat(5_000)],
  ...[[], [[]], {}, { a: { b: [null] } }, { toString: 1 }, { constructor: null }, { length: -1 }],
]

const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)] as T

/** A value of any kind, seldom the one that is wanted. */
function oddValue(random: Random, depth = 0): unknown {
  if (depth < 3 && random(4) === 0)
    return Object.fromEntries(
      Array.from({ length: random(4) }, () => [pick(random, [...METHODS, ...NAMES]), oddValue(random, depth + 1)]),
    )
  return pick(random, ODD)
}

function oddMessage(random: Random): Record<string, unknown> {
  const method = pick(random, METHODS)
  const args = { query: oddValue(random), name: oddValue(random), blanks: oddValue(random), text: oddValue(random) }
  const message: Record<string, unknown> = {
    jsonrpc: '2.0',
    id: random(1000),
    method,
    params: {
      name: pick(random, NAMES),
      arguments: random(3) ? args : oddValue(random),
      cursor: oddValue(random),
      ...(random(2)
        ? {
            _meta: {
              'io.modelcontextprotocol/protocolVersion': pick(random, VERSIONS),
              'io.modelcontextprotocol/clientInfo': random(2) ? { name: 'test', version: '1' } : oddValue(random),
              'io.modelcontextprotocol/clientCapabilities': random(2) ? {} : oddValue(random),
            },
          }
        : {}),
    },
  }
  // Something is wrong with each of them.
  const key = pick(random, ['jsonrpc', 'id', 'method', 'params', 'more'])
  if (random(3) === 0) delete message[key]
  else message[key] = oddValue(random)
  return message
}

function bodyOf(random: Random): string | Uint8Array<ArrayBuffer> {
  const message = JSON.stringify(oddMessage(random))
  switch (random(12)) {
    case 0:
      return message.slice(0, random(message.length))
    case 1:
      return Uint8Array.from({ length: random(400) }, () => random(256))
    case 2:
      return `${'['.repeat(random(20_000))}${']'.repeat(random(20_000))}`
    case 3:
      return JSON.stringify(oddValue(random))
    case 4:
      return JSON.stringify(Array.from({ length: random(50) }, () => oddMessage(random)))
    case 5:
      return `{"params":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)},"jsonrpc":"2.0","id":1,"method":"tools/list"}`
    case 6:
      return message.padEnd(random(80_000), ' ')
    default:
      return message
  }
}

/** Requests that are wrong in one way or another, the same for the same seed. */
export function malformedRequests(count: number, seed: number): MalformedRequest[] {
  const random = randomFrom(seed)
  return Array.from({ length: count }, (): MalformedRequest => {
    const method = random(20) ? 'POST' : pick(random, ['GET', 'HEAD', 'DELETE', 'PUT', 'PATCH', 'OPTIONS'])
    return {
      path: pick(random, ['mcp', 'mcp', 'mcp', 'mcp/', 'mcp/%00', 'mcp?a=%ff', 'mcp/../mcp']),
      method,
      headers: {
        'content-type': random(12)
          ? 'application/json'
          : pick(random, ['text/plain', 'application/json; charset=utf-16', 'x']),
        accept: random(8) ? 'application/json, text/event-stream' : pick(random, ['*/*', 'text/html', '']),
        ...(random(2) ? { 'mcp-protocol-version': pick(random, VERSIONS) } : {}),
        ...(random(2) ? { 'mcp-method': pick(random, ['tools/call', 'prompts/get', 'x']) } : {}),
        ...(random(3) ? {} : { 'mcp-name': pick(random, ['get_prompt', '=?base64?x?=', 'x'.repeat(500)]) }),
        ...(random(6) ? {} : { 'mcp-session-id': 'x'.repeat(random(500)) }),
        ...(random(15) ? {} : { 'last-event-id': '1' }),
      },
      ...(['GET', 'HEAD'].includes(method) ? {} : { body: bodyOf(random) }),
    }
  })
}
