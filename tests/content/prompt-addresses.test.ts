import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  firstPlacesOf,
  MOVED_SLUGS,
  type PromptAddresses,
  withAddresses,
  withNewAddresses,
} from '@/content/prompt-addresses'
import { collectPrompts } from '@/content/prompt-records'
import { findPage } from '@/content/registry'
import KNOWN from '@/content/prompt-addresses.json'
import { loadPage } from '@/content/load-page'
import { anchorOf } from '@/lib/prompt-path'
import FIRST_PLACES from './support/first-places.json'

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

// Number and fingerprint of the slugs of each list as it stood on 24 November 2026 (16c60907).
test.each(Object.entries(FIRST_PLACES))('%s has the prompts of then at the numbers of then', (path, then) => {
  const places = firstPlacesOf(path)
  const count = Number.parseInt(then, 10)
  const slugs = Array.from({ length: count }, (_, index) => places.get(index + 1))
  const old = (slug = '') => [...MOVED_SLUGS].find(([, to]) => to === slug)?.[0] ?? slug
  const fingerprint = (of: readonly (string | undefined)[]) =>
    `${count} ${createHash('sha256').update(of.join('\n')).digest('hex').slice(0, 16)}`
  expect([fingerprint(slugs), fingerprint(slugs.map(old))]).toContain(then)
})

test.each(Object.keys(FIRST_PLACES))('%s leads from each number of then to its prompt', async (path) => {
  const page = findPage(path)
  const { content } = (await loadPage(page as NonNullable<typeof page>)) as { content: Listed }
  const prompts = listed(content)
  const byAnchor = new Map(prompts.map((prompt, index) => [anchorOf(prompt, index + 1), prompt.slug]))
  expect(byAnchor.size).toBe(prompts.length)
  for (const [number, slug] of firstPlacesOf(path)) {
    expect([number, byAnchor.get(`prompt-${number}`) ?? content.left?.[number]]).toEqual([number, slug])
  }
})

interface Addressed {
  readonly title: string
  readonly slug?: string
  readonly anchor?: string
}
type Listed = Readonly<
  Partial<Record<'captions' | 'challenge' | 'prompts', readonly Addressed[]>> & {
    days?: readonly { rows: readonly Addressed[] }[]
    groups?: readonly { prompts: readonly Addressed[] }[]
    more?: readonly { prompts: readonly Addressed[] }[]
    months?: readonly { prompts: readonly Addressed[] }[]
    left?: Readonly<Record<number, string>>
  }
>
const listed = ({ captions, challenge, prompts, days, groups, more, months }: Listed): readonly Addressed[] => [
  ...(captions ?? []),
  ...(challenge ?? []),
  ...(prompts ?? []),
  ...(days?.flatMap(({ rows }) => rows) ?? []),
  ...(groups?.flatMap((group) => group.prompts) ?? []),
  ...(more?.flatMap((group) => group.prompts) ?? []),
  ...(months?.flatMap((month) => month.prompts) ?? []),
]

describe('a list that was sorted anew', () => {
  const path = '/prompts-for-nurses'
  const slugs = [...firstPlacesOf(path).values()]
  const titled = slugs.map((slug) => {
    const { title } = KNOWN[slug as keyof typeof KNOWN]
    return { title, tags: [], text: title }
  })
  const [one, two, ...others] = titled

  test('keeps the fragments of its prompts', () => {
    const { prompts } = withAddresses(path, { prompts: [two, one, ...others] } as Listed)
    expect(prompts?.slice(0, 3).map((prompt, index) => [prompt.title, anchorOf(prompt, index + 1)])).toEqual([
      [two?.title, 'prompt-2'],
      [one?.title, 'prompt-1'],
      [others[0]?.title, 'prompt-3'],
    ])
  })

  test('tells where a prompt went that is no longer there', () => {
    expect(withAddresses(path, { prompts: titled } as Listed)).not.toHaveProperty('left')
    expect(withAddresses(path, { prompts: [one, ...others] } as Listed).left).toEqual({ 2: slugs[1] })
  })

  test('gives a prompt that came from elsewhere a fragment of its own', () => {
    const [slug = ''] = firstPlacesOf('/prompts-for-students').values()
    const { title } = KNOWN[slug as keyof typeof KNOWN]
    const { prompts } = withAddresses(path, { prompts: [{ title, tags: [], text: '' }, ...titled] } as Listed)
    expect(prompts?.slice(0, 2).map((prompt, index) => anchorOf(prompt, index + 1))).toEqual([slug, 'prompt-1'])
  })
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
