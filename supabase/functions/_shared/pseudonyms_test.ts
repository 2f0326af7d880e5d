import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { createPseudonyms } from './pseudonyms.ts'

const DAY = '2026-11-20'
const keyed = createPseudonyms({ quotaSecret: 'a secret of the site', databaseKey: 'sb_secret_1' })
const derived = createPseudonyms({ quotaSecret: null, databaseKey: 'sb_secret_1' })

Deno.test('is an HMAC-SHA256 with the day', async () => {
  const expected = createHmac('sha256', 'a secret of the site')
    .update(`["${DAY}","address","203.0.113.7"]`)
    .digest('hex')
  assert.equal(await keyed(DAY, 'address', '203.0.113.7'), expected)
})

Deno.test('is the same for the same, and another for anything else', async () => {
  const all = await Promise.all([
    keyed(DAY, 'address', 'a'),
    keyed('2026-11-21', 'address', 'a'),
    keyed(DAY, 'device', 'a'),
    keyed(DAY, 'address', 'b'),
    derived(DAY, 'address', 'a'),
    createPseudonyms({ quotaSecret: 'another secret of it', databaseKey: 'sb_secret_1' })(DAY, 'address', 'a'),
    createPseudonyms({ quotaSecret: null, databaseKey: 'sb_secret_2' })(DAY, 'address', 'a'),
  ])
  assert.equal(new Set(all).size, all.length)
  for (const one of all) assert.match(one, /^[0-9a-f]{64}$/)
  assert.equal(await keyed(DAY, 'address', 'a'), all[0])
  assert.equal(await derived(DAY, 'address', 'a'), all[4])
})

Deno.test('without a secret of its own it is not keyed by the bare key of the database', async () => {
  const bare = createHmac('sha256', 'sb_secret_1').update(`["${DAY}","address","a"]`).digest('hex')
  assert.notEqual(await derived(DAY, 'address', 'a'), bare)
})
