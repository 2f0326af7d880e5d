import assert from 'node:assert/strict'
import { clientAddress, widerNetwork } from './client-address.ts'

const read = (headers: Record<string, string>, name = 'cf-connecting-ip') =>
  clientAddress(new Request('http://localhost/', { headers }), name)

const CASES: [string, string | null][] = [
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['0.0.0.0', '0.0.0.0'],
  ['255.255.255.255', '255.255.255.255'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
  ['256.0.0.1', null],
  ['1.2.3', null],
  ['1.2.3.4.5', null],
  ['1.2.3.4.', null],
  ['01.2.3.4', null],
  ['1.2.3.4:80', null],
  ['203.0.113.7, 198.51.100.1', null],
  ['1:2:3:4:5:6:7:8:9', null],
  ['1::2::3', null],
  ['[::1]', null],
  ['fe80::1%eth0', null],
  ['localhost', null],
  ['unknown', null],
  ['', null],
]
for (const [value, expected] of CASES) {
  Deno.test(`"${value}" is ${expected}`, () => assert.equal(read({ 'cf-connecting-ip': value }), expected))
}

Deno.test('two headers of the name are no address', () => {
  const headers = new Headers({ 'cf-connecting-ip': '203.0.113.7' })
  headers.append('cf-connecting-ip', '198.51.100.1')
  assert.equal(clientAddress(new Request('http://localhost/', { headers }), 'cf-connecting-ip'), null)
})

Deno.test('reads the configured header and no other', () => {
  const headers = { 'x-forwarded-for': '1.1.1.1', 'cf-connecting-ip': '2.2.2.2', 'fly-client-ip': '3.3.3.3' }
  assert.equal(read(headers, 'fly-client-ip'), '3.3.3.3')
  assert.equal(read({ 'x-forwarded-for': '1.1.1.1' }), null)
})

Deno.test('the wider network of an IPv6 address is its /48; other addresses have none', () => {
  assert.equal(widerNetwork('2001:db8:1:2::/64'), '2001:db8:1::/48')
  assert.equal(widerNetwork('203.0.113.7'), null)
})
