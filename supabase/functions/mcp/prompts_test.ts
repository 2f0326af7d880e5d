import assert from 'node:assert/strict'
import { blankArguments, fillArguments } from './blank-arguments.ts'
import { listPrompts, PROMPTS_A_PAGE } from './prompts.ts'

Deno.test('the last page has no cursor, also where it is full', () => {
  const prompts = Array.from({ length: 2 * PROMPTS_A_PAGE }, (_, number) => {
    return { name: `n-${number}`, title: 'T', text: 'x', page: 'P', path: '/', words: '' }
  })
  const catalogue = { prompts, find: () => undefined, search: () => [] }
  const { nextCursor } = listPrompts(catalogue, undefined)
  assert.equal(nextCursor, `n-${PROMPTS_A_PAGE - 1}`)
  assert.equal(listPrompts(catalogue, nextCursor).nextCursor, undefined)
})

Deno.test('blanks become arguments, each once, whatever they are called', () => {
  const text = '[Your café’s name] [your café s name] [constructor] [__proto__] [?] [名前: e.g. Aya]'
  const names = ['your_café_s_name', 'constructor', 'proto', 'blank', '名前']
  assert.deepEqual(
    blankArguments(text).map(({ argument }) => argument),
    names,
  )
  assert.equal(fillArguments(text, {}), '[Your café’s name] [your café s name] [constructor] [__proto__] [?] [名前]')
  const values = Object.fromEntries(names.map((name, index) => [name, String(index)]))
  assert.equal(fillArguments(text, values), '0 0 1 2 3 4')
})
