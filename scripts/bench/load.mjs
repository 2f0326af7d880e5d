import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { startStack, WITHOUT_QUOTA } from './stack.mjs'
import { summary } from './summary.mjs'

const PROVIDER_MS = 2000
const CALLS_AT_ONCE = 100
const ROUNDS = 3
const TEXT = 'The ferry left without the mayor, who stood on the quay with one shoe. '.repeat(4)
const SECTIONS = { clarity: 'Clear.', creativity: 'Keep the shoe.', grammar: 'Nothing.', suggestions: 'Who waved?' }
const TOOLS = [
  { name: 'generate-prompt', body: { prompt: 'a kind letter', model: 'claude', category: 'writing' } },
  { name: 'analyze-feedback', body: { text: TEXT } },
]

/**
 * What a hundred callers at once get from the functions while the AI takes its time, and what that costs in memory.
 * @param {string} dataDir
 */
export async function measureLoad(dataDir) {
  const provider = createServer((request, response) => {
    request.resume().on('end', () => setTimeout(() => response.end(completion()), PROVIDER_MS))
    response.setHeader('content-type', 'application/json')
  }).listen(0, '127.0.0.1')
  await once(provider, 'listening')
  const AI_BASE_URL = `http://127.0.0.1:${provider.address().port}/v1`
  const stack = await startStack({ dataDir, env: { ...WITHOUT_QUOTA, AI_API_KEY: 'bench', AI_BASE_URL } })
  const rows = []
  try {
    for (const tool of TOOLS) {
      await call(stack.origin, tool)
      for (let round = 1; round <= ROUNDS; round += 1) {
        const begun = performance.now()
        const answers = await Promise.all(Array.from({ length: CALLS_AT_ONCE }, () => call(stack.origin, tool)))
        const seconds = (performance.now() - begun) / 1000
        rows.push({
          function: tool.name,
          round,
          ...summary(
            answers.map(({ ms }) => ms),
            seconds,
          ),
          errors: answers.filter(({ problem }) => problem).length,
          why: [...new Set(answers.flatMap(({ problem }) => problem ?? []))].join(', '),
          'resident MB': stack.memory().residentMb,
        })
      }
    }
  } finally {
    await stack.stop()
    provider.closeAllConnections()
    provider.close()
  }
  return rows
}

/** One call from a device of its own. */
async function call(origin, { name, body }) {
  const begun = performance.now()
  try {
    const response = await fetch(`${origin}/functions/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-device-id': randomUUID() },
      body: JSON.stringify(body),
    })
    // The built-in engine would answer at once: that is not what is measured.
    const { source, error } = await response.json()
    const problem = source === 'ai' ? undefined : `${response.status} ${error?.code ?? source}`
    return { problem, ms: performance.now() - begun }
  } catch (error) {
    return { problem: error.cause?.code ?? error.name, ms: performance.now() - begun }
  }
}

/** An answer that either tool can use. */
function completion() {
  const message = { role: 'assistant', content: JSON.stringify(SECTIONS) }
  const choices = [{ index: 0, finish_reason: 'stop', message }]
  return JSON.stringify({ id: 'bench', object: 'chat.completion', created: 0, model: 'bench', choices })
}
