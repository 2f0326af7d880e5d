import assert from 'node:assert/strict'
import type { SitePrompt } from './search-file.ts'
import { openPromptSearch } from './search-prompts.ts'

const prompt = (name: string, title: string, text: string): SitePrompt => {
  return { name, title, text, page: 'Page', path: `/prompts/${name}`, words: '' }
}
const search = openPromptSearch([
  prompt('one-word', 'Lighthouse', 'The lighthouse, the lighthouse.'),
  prompt(
    'both-words',
    'A keeper',
    'One of many things: there was a ferry once, and far off behind it some lighthouse.',
  ),
  prompt('fillers', 'Write about the prompt', 'With this and that, for it or in it.'),
])
const names = (query: string, limit = 5) => search(query, limit).map(({ name }) => name)

Deno.test('what has more of the words comes first', () => {
  assert.deepEqual(names('ferry lighthouse'), ['both-words', 'one-word'])
  assert.deepEqual(names('ferry lighthouse', 1), ['both-words'])
})

Deno.test('words of every second search find nothing beside others, and what there is alone', () => {
  assert.deepEqual(names('Write a prompt about the ferry'), ['both-words'])
  assert.deepEqual(names('write about the'), ['fillers', 'one-word'])
})

Deno.test('a slip and a beginning find, too', () => {
  assert.deepEqual(names('ligthouse').toSorted(), ['both-words', 'one-word'])
  assert.deepEqual(names('keep'), ['both-words'])
  assert.deepEqual(names('?!'), [])
})
