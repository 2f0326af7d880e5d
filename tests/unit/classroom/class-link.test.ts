import { describe, expect, test } from 'vitest'
import { classAddress, MAX_CLASS_PROMPTS, readClassAddress } from '@/lib/class-link'

const hashOf = (address: string) => address.slice(address.indexOf('#'))

describe('the link for a class', () => {
  test.each(['slides', 'cards', 'pages'] as const)('is read as it was written: %s', (view) => {
    const slugs = ['from-lunch-line-to-seat', 'who-picks-the-seats']
    expect(readClassAddress(hashOf(classAddress(slugs, view)))).toMatchObject({ slugs, view, malformed: 0, surplus: 0 })
  })

  test('holds thirty prompts, each once', () => {
    const many = Array.from({ length: 40 }, (_, index) => `prompt-${index}`)
    expect(readClassAddress(hashOf(classAddress([...many, ...many]))).slugs).toEqual(many.slice(0, MAX_CLASS_PROMPTS))
  })

  test.each([
    ['', []],
    ['#', []],
    ['#p=', []],
    ['#p=<script>alert(1)</script>,a-tray', ['a-tray']],
    ['#p=../admin,a%2Fb,A-Tray,-a,a--b,a-tray', ['a-tray']],
    ['#p=__proto__&as=constructor', []],
    [`#p=${'a'.repeat(10_000)},a-tray`, ['a-tray']],
    ['#p=%E0%A4%A,a-tray', ['a-tray']],
  ])('takes nothing but slugs from %j', (hash, slugs) => {
    expect(readClassAddress(hash)).toMatchObject({ slugs, view: 'slides' })
  })

  test('says what it leaves out, and takes the space after a comma', () => {
    const many = Array.from({ length: 33 }, (_, index) => `prompt-${index}`)
    expect(readClassAddress(`#p=${many.join(', ')},A-Tray,a_b,`)).toEqual({
      slugs: many.slice(0, MAX_CLASS_PROMPTS),
      view: 'slides',
      malformed: 2,
      surplus: 3,
    })
  })
})
