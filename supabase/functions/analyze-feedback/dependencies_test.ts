import assert from 'node:assert/strict'
import { dependenciesFromEnvironment } from './dependencies.ts'
import { createHandler } from './handler.ts'
import { call } from './test-handler.ts'

const LOCAL = { origin: 'http://localhost:4173' }
const CLUMSY =
  'I walked into the the kitchen and their was a cup on the table. The cup was placed on the table by my mother. I was very very tired and I realy wanted to sleep, so I sat down in a chair.'

Deno.test('with nothing set the built-in analysis answers the local site, spelling included', async () => {
  const handler = createHandler({ ...dependenciesFromEnvironment(() => undefined), log: () => undefined })
  const response = await handler(call({ text: CLUMSY }, LOCAL))
  assert.equal(response.status, 200)
  const body = await response.json()
  assert.equal(body.source, 'builtin')
  assert.match(body.grammar, /the the/)
  assert.match(body.grammar, /realy/)
  for (const name of ['clarity', 'creativity', 'grammar', 'suggestions']) assert.ok(body[name].length > 10, name)
})
