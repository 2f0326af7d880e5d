import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  addCollection,
  movePrompt,
  newCollection,
  newPrompt,
  promptOf,
  putPrompt,
  removeCollection,
  removeFavourite,
  removePrompt,
} from '@/features/collections/lib/changes'
import { mergeSaved } from '@/features/collections/lib/merge'
import { fromPromptsFile, toPromptsFile } from '@/features/collections/lib/prompts-file'
import { changeSaved, readSaved } from '@/features/collections/lib/saved-store'
import { readSetAside } from '@/lib/stored-rows'

const KEY = 'promptory:collections'
const favourite = { address: '/a#prompt-1', text: 'Say [this].', page: 'A', savedAt: '2026-01-01T00:00:00.000Z' }
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown[]
const full = () => {
  throw new DOMException('full', 'QuotaExceededError')
}

beforeEach(() => {
  // What an earlier test could not keep is brought along and written away.
  changeSaved((saved) => saved)
  localStorage.clear()
})

describe('what is saved on the device', () => {
  test('a change is made to what another tab has left there', () => {
    const mine = newCollection('Mine')
    changeSaved(addCollection(mine))
    const theirs = newCollection('Theirs')
    localStorage.setItem(KEY, JSON.stringify([...stored(), theirs]))
    changeSaved(putPrompt(mine, newPrompt('', 'One')))
    expect(readSaved().saved.collections.map(({ name, prompts }) => [name, prompts.length])).toEqual([
      ['Mine', 1],
      ['Theirs', 0],
    ])
  })

  test('a prompt written into a collection that another tab deleted brings it back', () => {
    const mine = newCollection('Mine')
    changeSaved(addCollection(mine))
    localStorage.removeItem(KEY)
    changeSaved(putPrompt(mine, newPrompt('', 'Not lost')))
    expect(readSaved().saved.collections).toMatchObject([{ name: 'Mine', prompts: [{ text: 'Not lost' }] }])
  })

  test('prompts move, and are taken out one by one', () => {
    const from = newCollection('From', [newPrompt('a', 'A'), newPrompt('b', 'B')])
    const to = newCollection('To')
    changeSaved(addCollection(from))
    changeSaved(addCollection(to))
    const [first, second] = from.prompts
    if (!first || !second) throw new Error('no prompts')
    changeSaved(movePrompt(from.id, to, first))
    changeSaved(removePrompt(from.id, second.id))
    expect(readSaved().saved.collections.map(({ prompts }) => prompts.map(({ text }) => text))).toEqual([[], ['A']])
    changeSaved(removeCollection(to.id))
    expect(readSaved().saved.collections).toHaveLength(1)
  })

  test('the same snapshot until something changes', () => {
    expect(readSaved()).toBe(readSaved())
    const before = readSaved()
    changeSaved(addCollection(newCollection('New')))
    expect(readSaved()).not.toBe(before)
  })

  test('a prompt that cannot be read is left out, the rest stays, and it is put aside with the next change', () => {
    const good = newCollection('Good', [newPrompt('', 'Fine')])
    const bad = { id: 'x', title: 1, text: 'Lost?', createdAt: 'never' }
    localStorage.setItem(KEY, JSON.stringify([{ ...good, prompts: [...good.prompts, bad] }, 'rubbish']))
    expect(readSaved().saved.collections).toEqual([good])
    expect(readSaved().unreadable).toEqual([JSON.stringify(bad), '"rubbish"'])
    changeSaved(addCollection(newCollection('Next')))
    expect(stored()).toHaveLength(2)
    expect(readSetAside()).toEqual([JSON.stringify(bad), '"rubbish"'])
  })
})

describe('a device that keeps nothing', () => {
  test('what was changed holds in the page, and is written when there is room again', () => {
    const set = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
    const mine = newCollection('Mine')
    expect(changeSaved(addCollection(mine))).toBe('unkept')
    expect(changeSaved(putPrompt(mine, newPrompt('', 'One')))).toBe('unkept')
    expect(readSaved()).toMatchObject({ isUnkept: true, saved: { collections: [{ prompts: [{ text: 'One' }] }] } })
    set.mockRestore()
    localStorage.setItem(KEY, JSON.stringify([newCollection('Theirs')]))
    expect(changeSaved(putPrompt(mine, newPrompt('', 'Two')))).toBe('kept')
    expect(readSaved().isUnkept).toBe(false)
    expect(stored()).toMatchObject([{ name: 'Theirs' }, { name: 'Mine', prompts: [{ text: 'Two' }, { text: 'One' }] }])
  })

  test('an import for which there is no room is refused whole, both lists', () => {
    localStorage.setItem('promptory:favourites', JSON.stringify([favourite]))
    const before = { ...localStorage }
    const realSet = Storage.prototype.setItem
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(this: Storage, key, value) {
      if (key === 'promptory:favourites') full()
      realSet.call(this, key, value)
    })
    const added = { favourites: [{ ...favourite, address: '/b#1' }], collections: [newCollection('New')] }
    expect(changeSaved((saved) => mergeSaved(saved, added).saved, { isAllOrNothing: true })).toBe('refused')
    expect({ ...localStorage }).toEqual(before)
    expect(readSaved()).toMatchObject({ isUnkept: false, saved: { favourites: [favourite], collections: [] } })
  })
})

describe('merging a file', () => {
  const at = (minute: number) => `2026-01-01T00:0${minute}:00.000Z`
  const prompt = (id: string, text: string, minute = 0, editedAt?: number) => ({
    id,
    title: id,
    text,
    createdAt: at(minute),
    ...(editedAt !== undefined && { editedAt: at(editedAt) }),
  })
  const collection = (id: string, name: string, prompts: ReturnType<typeof prompt>[], editedAt?: number) => ({
    id,
    name,
    createdAt: at(0),
    ...(editedAt !== undefined && { editedAt: at(editedAt) }),
    prompts,
  })

  test('the same identifiers are not doubled, and the newer edit is kept on either side', () => {
    const here = {
      favourites: [favourite],
      collections: [
        collection('c', 'Mine', [prompt('old', 'here', 0), prompt('new', 'edited here', 0, 5)], 3),
        collection('d', 'Other', [prompt('moved', 'moved here', 0)]),
      ],
    }
    const file = {
      favourites: [
        { ...favourite, text: 'other' },
        { ...favourite, address: '/b#1', savedAt: at(9) },
      ],
      collections: [
        collection(
          'c',
          'Older name',
          [
            prompt('old', 'edited in the file', 0, 4),
            prompt('new', 'file', 0, 4),
            prompt('moved', 'moved here', 0),
            prompt('x', 'X'),
          ],
          2,
        ),
        collection('e', 'Third', [prompt('y', 'Y')]),
      ],
    }
    const { saved, report } = mergeSaved(here, file)
    expect(saved.favourites.map(({ address, text }) => [address, text])).toEqual([
      ['/b#1', 'Say [this].'],
      ['/a#prompt-1', 'Say [this].'],
    ])
    expect(saved.collections.map(({ name, prompts }) => [name, prompts.map(({ text }) => text)])).toEqual([
      ['Mine', ['edited in the file', 'edited here', 'X']],
      ['Other', ['moved here']],
      ['Third', ['Y']],
    ])
    expect(report).toEqual({ favourites: 1, collections: 1, prompts: 2, updated: 1, present: 3 })
    const again = mergeSaved(saved, file)
    expect(again.saved).toEqual(saved)
    expect(again.report).toMatchObject({ favourites: 0, collections: 0, prompts: 0, updated: 0 })
  })
})

describe('the file', () => {
  test('everything comes back from it', () => {
    const saved = { favourites: [favourite], collections: [newCollection('Ü "…"', [promptOf(favourite)])] }
    expect(fromPromptsFile(`\uFEFF${toPromptsFile(saved)}`)).toEqual({ saved, problems: [] })
  })

  const file = (part: object) =>
    JSON.stringify({ ...JSON.parse(toPromptsFile({ favourites: [], collections: [] })), ...part })

  test.each([
    ['{"a', /not JSON/],
    ['', /not JSON/],
    ['[]', /not a file of prompts/],
    ['null', /not a file of prompts/],
    ['{"format":"something"}', /not a file of prompts/],
    [file({ version: 2 }), /newer version/],
    [file({ favourites: {} }), /lists of favourites and collections are missing/],
    [' '.repeat(5 * 1024 * 1024 + 1), /too large/],
  ])('%.20j is refused with the reason', (text, reason) => {
    expect(() => fromPromptsFile(text)).toThrow(reason)
  })

  test('rows that cannot be read are named with their place', () => {
    const good = newCollection('Good', [newPrompt('', 'Fine')])
    const { saved, problems } = fromPromptsFile(
      file({
        favourites: [favourite, { ...favourite, address: 'javascript:alert(1)' }],
        collections: [
          {
            ...good,
            prompts: [...good.prompts, { ...newPrompt('', ' ') }, { ...newPrompt('', 'x'), source: '//x.test' }],
          },
          { ...good, id: 'other', name: 'n'.repeat(81) },
          'x',
        ],
      }),
    )
    expect(saved).toEqual({ favourites: [favourite], collections: [good] })
    expect(problems).toEqual([
      { place: 'Favourite 2', reason: 'it is not a saved prompt' },
      { place: 'Collection 1, prompt 2', reason: 'text is empty' },
      { place: 'Collection 1, prompt 3', reason: 'source is not an address on this site' },
      { place: 'Collection 2', reason: 'name is longer than 80 characters' },
      { place: 'Collection 3', reason: 'it is not an entry' },
    ])
  })
})

test('a favourite is taken away by its address', () => {
  localStorage.setItem('promptory:favourites', JSON.stringify([favourite]))
  changeSaved(removeFavourite(favourite.address))
  expect(readSaved().saved.favourites).toEqual([])
})
