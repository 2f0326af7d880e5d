import { expect, test } from 'vitest'
import { exportAll, exportPrompts } from '@/features/account/lib/export'
import { itemId, type Items } from '@/features/account/lib/sync/stores'

const prompt = { id: 'p', title: '=1+1', text: 'Say “hello”,\n"twice"', createdAt: '' }
const items: Items = new Map<ReturnType<typeof itemId>, unknown>([
  [itemId('favourite', '/a'), { address: '/a', text: 'A door.', page: 'Doors', savedAt: '' }],
  [itemId('collection', 'c'), { id: 'c', name: 'Mine', createdAt: '' }],
  [itemId('collection-prompt', 'c/p'), { collection: 'c', prompt }],
  [itemId('generated', 'g'), { id: 'g', description: 'a poem', text: 'Write a poem.' }],
  [itemId('sheet', 'A door.'), { prompt: 'A door.', text: 'It opens.' }],
])

test('the file holds every kind, with a version', () => {
  const file = JSON.parse(exportAll('ana@promptory.test', [{ text: 'The door was opened.' }], items, new Date(0)))
  expect(file).toMatchObject({
    version: 1,
    exportedAt: '1970-01-01T00:00:00.000Z',
    email: 'ana@promptory.test',
    'collection-prompt': [{ collection: 'c', prompt }],
    sheet: [{ text: 'It opens.' }],
    plan: [],
    reading: [{ text: 'The door was opened.' }],
  })
})

test('prompts come as CSV, of which no field is a formula', () => {
  expect(exportPrompts(items)).toBe(
    [
      '\ufeff"list","title","prompt"',
      '"Saved prompts","Doors","A door."',
      `"Mine","'=1+1","Say “hello”,\n""twice"""`,
      '"Generated prompts","a poem","Write a poem."',
      '',
    ].join('\r\n'),
  )
})
