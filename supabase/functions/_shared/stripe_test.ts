import assert from 'node:assert/strict'
import { ConfigurationError } from './env.ts'
import { readPayments } from './stripe.ts'

const ALL: Record<string, string> = {
  STRIPE_SECRET_KEY: 'sk_test_0000000000',
  STRIPE_WEBHOOK_SECRET: 'whsec_0000000000',
  STRIPE_PRICE_ID: 'price_0000',
}
const read = (values: Record<string, string>) => readPayments((name) => values[name])

Deno.test('with all three settings Pro is sold, without any it is not', () => {
  assert.equal(read(ALL)?.price, 'price_0000')
  assert.equal(read({}), null)
})

for (const name of Object.keys(ALL)) {
  Deno.test(`without ${name} alone, or with a wrong one, the function does not start`, () => {
    const { [name]: _, ...others } = ALL
    assert.throws(() => read(others), ConfigurationError)
    assert.throws(() => read({ ...ALL, [name]: 'pk_live_public' }), ConfigurationError)
  })
}
