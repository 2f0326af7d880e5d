import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { exportPrompts } from '@/features/account/lib/export'
import { itemId, type Items } from '@/features/account/lib/sync/stores'
import type { Collection } from '@/features/collections/lib/schema'
import { SavedPrompts } from '@/features/collections/components/saved-prompts'
import { newCollection, newPrompt } from '@/features/collections/lib/changes'
import { toPromptsFile } from '@/features/collections/lib/prompts-file'
import { renderPart } from '../../support/site.tsx'
import {
  button,
  COLLECTIONS,
  FAVOURITES,
  favourite,
  keep,
  save,
  stored,
  titles,
  withEmptySaved,
} from './support/saved-prompts.ts'

withEmptySaved()

const file = (name: string, text: string) => new File([text], name)
const importing = async (user: ReturnType<typeof userEvent.setup>, chosen: File) => {
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]') ?? document.body, chosen)
  return screen.findByRole('heading', { name: /imported\.$/ })
}

describe('files', () => {
  test('what is exported is imported again, once', async () => {
    const user = userEvent.setup()
    const text = toPromptsFile({
      favourites: [favourite(1)],
      collections: [newCollection('Mine', [newPrompt('', 'x')])],
    })
    renderPart(<SavedPrompts />)
    expect(await importing(user, file('promptory-prompts.json', text))).toHaveTextContent(
      'promptory-prompts.json is imported.',
    )
    expect(screen.getByText('Added: 1 saved prompt, 1 collection, 1 prompt in collections.')).toBeVisible()
    await user.click(button('Close this report'))
    await importing(user, file('promptory-prompts.json', text))
    expect(screen.getByText('Nothing new in this file.')).toBeVisible()
    expect(screen.getByText('Already here: 2.')).toBeVisible()
    expect(stored(COLLECTIONS)).toHaveLength(1)
  })

  test('the account’s CSV brings back its lists, with texts as they were, and once', async () => {
    const user = userEvent.setup()
    const prompts = [
      { id: 'p1', title: '=1+1', text: "'=2", createdAt: '' },
      { id: 'p2', title: '', text: 'Say “hello”,\n"twice"; then -1', createdAt: '' },
    ]
    const items: Items = new Map<ReturnType<typeof itemId>, unknown>([
      [itemId('favourite', '/here'), { ...favourite(1) }],
      [itemId('favourite', '/a'), { address: '/a', text: '+ A door.', page: 'Doors', savedAt: '' }],
      [itemId('collection', 'c'), { id: 'c', name: '@Mine', createdAt: '' }],
      ...prompts.map((prompt) => [itemId('collection-prompt', `c/${prompt.id}`), { collection: 'c', prompt }] as const),
      [itemId('generated', 'g'), { id: 'g', description: 'x'.repeat(300), text: 'Write a poem.' }],
    ])
    save(favourite(1))
    renderPart(<SavedPrompts />)
    for (const text of [exportPrompts(items), exportPrompts(items).replaceAll('","', '";"')]) {
      await importing(user, file('promptory-prompts.csv', text))
      expect(
        (stored(COLLECTIONS) as Collection[]).map(({ name, prompts: own }) => [
          name,
          own.map(({ title, text }) => [title, text]),
        ]),
      ).toEqual([
        ['Saved prompts', [['Doors', '+ A door.']]],
        ['@Mine', prompts.map(({ title, text }) => [title, text])],
        ['Generated prompts', [['x'.repeat(200), 'Write a poem.']]],
      ])
      await user.click(button('Close this report'))
    }
  })

  test.each([
    ['notes.json', 'Dear diary', 'It is not JSON: it may be cut off, or a file of another kind.'],
    ['other.json', '{"a":1}', 'It is JSON, but not a file of prompts that this site has exported.'],
    ['picture.png', '\0\0', 'It is not a text file.'],
    ['list.csv', 'a,b\n1,2', 'Its first line must name the columns: act,prompt.'],
    ['empty.csv', 'act,prompt\na,', 'It holds no prompt that can be read.'],
  ])('%s is refused with the reason, and nothing changes', async (name, text, reason) => {
    const user = userEvent.setup({ applyAccept: false })
    save(favourite(1))
    const before = { ...localStorage }
    renderPart(<SavedPrompts />)
    expect(await importing(user, file(name, text))).toHaveTextContent(`${name} was not imported.`)
    expect(screen.getByText(reason)).toBeVisible()
    expect({ ...localStorage }).toEqual(before)
  })

  test('a file with rows that cannot be read is refused, and the rest taken when told to', async () => {
    const user = userEvent.setup()
    const text = toPromptsFile({
      favourites: [favourite(1), { ...favourite(2), address: '//x.test' }],
      collections: [],
    })
    renderPart(<SavedPrompts />)
    await importing(user, file('p.json', text))
    expect(screen.getByText('Favourite 2:').parentElement).toHaveTextContent('it is not a saved prompt.')
    expect(stored(FAVOURITES)).toEqual([])
    await user.click(button('Import the rest'))
    expect(screen.getByText('Added: 1 saved prompt.')).toBeVisible()
    expect(stored(FAVOURITES)).toHaveLength(1)
  })

  test('a CSV becomes a collection of the file’s name, and its broken lines are listed', async () => {
    const user = userEvent.setup()
    keep(newCollection('prompts'))
    renderPart(<SavedPrompts />)
    await importing(user, file('prompts.csv', 'act,prompt\nShell,Be a shell\nNo,\nPoet,"Be, please, a poet"'))
    expect(screen.getByText('2 prompts in the new collection “prompts 2”.')).toBeVisible()
    expect(screen.getByText('Line 3:').parentElement).toHaveTextContent('Line 3: the prompt is empty.')
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('prompts 2')
    expect(titles().slice(0, 2)).toEqual(['Shell', 'Poet'])
  })

  test('a file for which there is no room is not taken by half', async () => {
    const user = userEvent.setup()
    renderPart(<SavedPrompts />)
    const set = Storage.prototype.setItem
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function limited(this: Storage, key, value) {
      if (value.length > 100) throw new DOMException('full', 'QuotaExceededError')
      set.call(this, key, value)
    })
    await importing(user, file('prompts.csv', `act,prompt\nShell,${'x'.repeat(200)}`))
    expect(screen.getByText(/^Not enough storage/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^prompts/ })).toBeNull()
    expect(screen.queryByText(/This browser does not keep it/)).toBeNull()
  })

  test('the export is everything, under its name', async () => {
    const user = userEvent.setup()
    save(favourite(1))
    const blobs: Blob[] = []
    URL.createObjectURL = (blob) => {
      blobs.push(blob as Blob)
      return 'blob:x'
    }
    let name = ''
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      name = this.download
    })
    renderPart(<SavedPrompts />)
    await user.click(button('Export'))
    expect(name).toBe('promptory-prompts.json')
    expect(JSON.parse((await blobs[0]?.text()) ?? '')).toMatchObject({
      format: 'promptory-prompts',
      version: 1,
      favourites: [favourite(1)],
      collections: [],
    })
  })
})
