import { describe, expect, test } from 'vitest'
import { type PromptAddresses, withNewAddresses } from '@/build/prompt-addresses'
import { collectPrompts } from '@/content/prompt-records'
import { findPage } from '@/content/registry'
import KNOWN from '@/content/prompt-addresses.json'

const FILE = '../../src/content/prompt-addresses.json'

const PLACED = (await collectPrompts())
  .filter(({ path }) => findPage(path)?.kind !== 'short')
  .map(({ id, title, text }) => ({ title, text, at: id as `/${string}` }))

// `npm run prompt-addresses` writes what is new.
test('every prompt has an address, and no address has lost its prompt', async () => {
  const addresses = withNewAddresses(KNOWN as PromptAddresses, PLACED)
  await expect(`${JSON.stringify(addresses, undefined, 2)}\n`).toMatchFileSnapshot(FILE)
})

test('a slug is a plain word of an address', () => {
  expect(Object.keys(KNOWN).filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([])
})

describe('an address', () => {
  const ONE = { title: 'The lighthouse logbook', text: 'Somebody signs it.', at: '/a#prompt-1' } as const
  const TWO = { title: 'Two vans and a tuba', text: 'They meet.', at: '/a#prompt-2' } as const
  const known = withNewAddresses({}, [ONE, TWO])

  test('is made of the title', () => {
    expect(Object.keys(known)).toEqual(['the-lighthouse-logbook', 'two-vans-and-a-tuba'])
  })

  test('stays where the list is sorted anew, and so does the number of old', () => {
    const later = withNewAddresses(known, [
      { ...TWO, at: '/a#prompt-1' },
      { ...ONE, at: '/b#prompt-7' },
    ])
    expect(later).toEqual(known)
  })

  test('stays where the title or the text becomes another', () => {
    const later = withNewAddresses(known, [
      { ...ONE, title: 'Signed every night' },
      { ...TWO, text: 'They part.' },
    ])
    expect(Object.keys(later)).toEqual(Object.keys(known))
    expect(later['the-lighthouse-logbook']).toMatchObject({ title: 'Signed every night', at: '/a#prompt-1' })
  })

  test('is not given again', () => {
    const later = withNewAddresses({ ...known, 'the-lighthouse-logbook': { to: 'two-vans-and-a-tuba' } }, [
      TWO,
      { ...ONE, text: 'Another one.' },
    ])
    expect(later['the-lighthouse-logbook-2']).toMatchObject({ title: ONE.title })
    expect(later['the-lighthouse-logbook']).toEqual({ to: 'two-vans-and-a-tuba' })
  })

  test('that has lost its prompt is told', () => {
    expect(() => withNewAddresses(known, [ONE])).toThrow('/prompts/two-vans-and-a-tuba has lost its prompt')
    expect(() => withNewAddresses({ ...known, old: { to: 'nowhere' } }, [ONE, TWO])).toThrow('/prompts/old')
  })
})
