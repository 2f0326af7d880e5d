import { once } from 'node:events'
import { createServer } from 'node:http'
import { startStack } from './stack.mjs'

// The fake provider's own time, so that what the function adds can be read off.
const PROVIDER_MS = 50
const CALLS = 200
const CLIENTS = [1, 50]
const WITHOUT_QUOTA = { GENERATOR_ADDRESS_DAILY_LIMIT: '1000000', GENERATOR_SITE_DAILY_LIMIT: '1000000' }

/**
 * Latency of generate-prompt with the built-in composer and with an AI provider (a fake one on loopback).
 * @param {string} dataDir
 */
export async function measureFunctions(dataDir) {
  const provider = createServer((request, response) => {
    request.resume().on('end', () => setTimeout(() => response.end(completion()), PROVIDER_MS))
    response.setHeader('content-type', 'application/json')
  }).listen(0, '127.0.0.1')
  await once(provider, 'listening')
  const { port } = provider.address()
  const rows = []
  for (const [name, env] of [
    ['built-in', {}],
    [`AI (fake, ${PROVIDER_MS} ms)`, { AI_API_KEY: 'bench', AI_BASE_URL: `http://127.0.0.1:${port}/v1` }],
  ]) {
    const stack = await startStack({ dataDir, env: { ...WITHOUT_QUOTA, ...env } })
    for (let call = 0; call < 10; call += 1) await stack.generate()
    for (const clients of CLIENTS) rows.push({ provider: name, clients, ...(await load(stack, clients)) })
    await stack.stop()
  }
  provider.close()
  return rows
}

/** As many clients as named, each calling again as soon as it has its answer. */
async function load(stack, clients) {
  const times = []
  let left = CALLS
  const begun = performance.now()
  const client = async () => {
    while (left > 0) {
      left -= 1
      times.push(await stack.generate())
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const seconds = (performance.now() - begun) / 1000
  times.sort((a, b) => a - b)
  const percentile = (share) => Number(times[Math.floor(times.length * share)].toFixed(1))
  return {
    calls: times.length,
    p50: percentile(0.5),
    p95: percentile(0.95),
    'calls/s': Math.round(times.length / seconds),
  }
}

function completion() {
  return JSON.stringify({
    id: 'bench',
    object: 'chat.completion',
    created: 0,
    model: 'bench',
    choices: [
      {
        index: 0,
        finish_reason: 'stop',
        message: {
          role: 'assistant',
          content: 'You are a tenant of nine winters. Write to [name] about the heating, in 120 words.',
        },
      },
    ],
  })
}
