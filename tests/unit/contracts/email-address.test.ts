import { emailAddress } from '@contracts/email-lists.ts'
import { expect, test } from 'vitest'

test.each([
  ['ana@bakery.example', 'ana@bakery.example'],
  [' Ana.B+1@Bakery.Example ', 'ana.b+1@bakery.example'],
  ['ana@müller.example', 'ana@xn--mller-kva.example'],
  ['ana@xn--mller-kva.example', 'ana@xn--mller-kva.example'],
  ['zoë@my_host.co.uk', 'zoë@my_host.co.uk'],
  ['ana@ｍ.bakery。example', 'ana@m.bakery.example'],
  ['ana＠ⓜ.𝐛akery｡example', 'ana@m.bakery.example'],
])('%s is %s', (typed, expected) => {
  expect(emailAddress(typed)).toBe(expected)
  expect(emailAddress(expected)).toBe(expected)
})

test('what is no plain address is none', () => {
  const invisible = ['\u00ad', '\u034f', '\u200b', '\u2060', '\ufe0f', '\u3164', '\u{e0100}', '\0', '\r\n']
  const refused = [
    ...invisible.flatMap((mark) => [`a${mark}@b.example`, `a@b${mark}c.example`, `a@b.exam${mark}ple`]),
    ...[
      '',
      'ana',
      'a@b',
      'a@b.',
      'a@.b.example',
      'a@b..example',
      'a@b.example.',
      '@b.example',
      'a@@b.example',
      'a b@c.example',
    ],
    ...[
      'a<v@b.example>',
      'a@b.example,c@d.example',
      '"a"@b.example',
      'a@b.example?x',
      'a@b.example:25',
      'a@b.example/c',
      'a@%62.example',
    ],
    ...[
      'a@127.0.0.1',
      'a@1.2.3',
      'a@[::1]',
      'a@0x7f.1',
      `${'x'.repeat(250)}@a.example`,
      undefined,
      7,
      ['a@b.example'],
      { email: 'a@b.example' },
    ],
  ]
  expect(refused.map(emailAddress).filter(Boolean)).toEqual([])
})
