import { beforeAll, describe, expect, test } from 'vitest'
import { type PagePromptFinder, type FoundPrompt } from '@/features/library/lib/find-page-prompts'
import { aroundWord } from '@/features/library/lib/around-word'
import { opened, row } from './support/rows'

const texts = ({ prompts }: { prompts: readonly FoundPrompt[] }) => prompts.map(({ text }) => text)

describe('what is found', () => {
  const ROWS = [
    row('/harbour', 1, 'A lighthouse keeper counts ships.', 'Harbour'),
    row('/harbour', 2, 'The keepers of two lighthouses write to each other.', 'Harbour'),
    row('/harbour', 3, 'A ghost answers the e-mails of Lomé.', 'Harbour', 'Night shift'),
    row('/marketing-prompts', 1, 'A market stall for [ships in bottles].', 'Marketing Prompts'),
    row('/marketing-prompts', 2, 'The keeper of accounts.', 'Marketing Prompts'),
  ]
  let finder: PagePromptFinder
  beforeAll(async () => {
    finder = await opened(ROWS)
  })
  const found = (search: string) => texts(finder.find(search, 'all'))
  const closeness = (search: string) => finder.find(search, 'all').closeness

  test('comes back as it was collected, with its place on its page', () => {
    expect(finder.find('ghost', 'all').prompts).toMatchObject([
      { to: '/prompts/harbour-3', path: '/harbour', number: 3, group: 'Night shift', text: ROWS[2]?.text },
    ])
  })

  test.each([
    ['other forms of the word', 'lighthouse keeping', [ROWS[0], ROWS[1]]],
    ['in any case and without accents', 'LOME', [ROWS[2]]],
    ['an e-mail as an email', 'email', [ROWS[2]]],
    ['a word begun, where it is the last', 'lighthouse keep', [ROWS[0], ROWS[1]]],
    ['the name of its page and of its group', 'harbour night', [ROWS[2]]],
    ['inside a blank', 'bottle', [ROWS[3]]],
    ['words that stand nearly everywhere do not count', 'the ghost of you', [ROWS[2]]],
  ])('%s', (_, search, rows) => {
    expect(found(search)).toEqual(rows.map((expected) => expected?.text))
    expect(closeness(search)).toBe('exact')
  })

  test.each([
    ['a letter missing', 'lighthose keper'],
    ['a letter too many', 'lightthouse keepper'],
    ['a wrong letter', 'lighthouze keeber'],
    ['two letters swapped', 'lihgthouse kepeer'],
  ])('a typing slip: %s', (_, search) => {
    expect(found(search).toSorted()).toEqual([ROWS[0]?.text, ROWS[1]?.text])
    expect(closeness(search)).toBe('close')
  })

  test('a swap in a short word', () => {
    expect(found('gohst')).toEqual([ROWS[2]?.text])
  })

  test('what was typed rightly is not watered down by what is like it', async () => {
    const alike = await opened([row('/a', 1, 'A house by the sea.'), row('/a', 2, 'A horse by the sea.')])
    expect(texts(alike.find('house', 'all'))).toEqual(['A house by the sea.'])
  })

  test('a word that is known is not taken for another, whatever the other words are', async () => {
    const alike = await opened([row('/a', 1, 'A house by the sea.'), row('/a', 2, 'The horse’s gratitude.')])
    const found = alike.find('house grattitude', 'all')
    expect(found.closeness).toBe('some')
    expect(texts(found)).toHaveLength(2)
  })

  test('a short word is not taken for one that begins otherwise, a long one may be', async () => {
    const some = await opened([row('/a', 1, 'An aunt arrives.'), row('/a', 2, 'The lighthouse.')])
    expect(texts(some.find('haunted', 'all'))).toEqual([])
    expect(texts(some.find('uant', 'all'))).toEqual(['An aunt arrives.'])
    expect(texts(some.find('kighthouse', 'all'))).toEqual(['The lighthouse.'])
  })

  test('a prompt that says it comes before one whose page only is called so', () => {
    expect(found('market')).toEqual([ROWS[3]?.text, ROWS[4]?.text])
  })

  test('where none has every word, those with some come, and that is told', () => {
    const some = finder.find('ghost lighthouse', 'all')
    expect(some.closeness).toBe('some')
    expect(some.prompts).toHaveLength(3)
    expect(finder.find('sourdough', 'all')).toMatchObject({ prompts: [] })
  })

  test('what no index holds is looked for letter by letter', () => {
    expect(found('on')).toEqual([])
    expect(found('of')).toEqual([ROWS[1], ROWS[2], ROWS[4]].map((expected) => expected?.text))
    expect(found('of you')).toEqual([])
    expect(found('[')).toEqual([ROWS[3]?.text])
  })

  test('hostile searches find nothing and break nothing', () => {
    for (const search of [
      '(((',
      '\\',
      '*'.repeat(100),
      '\uD800',
      '<b>',
      '写作提示',
      '__proto__',
      'constructor',
      'a'.repeat(100),
    ]) {
      expect(found(search), search).toEqual([])
    }
  })

  test('a category narrows', () => {
    expect(texts(finder.find('ship', 'marketing'))).toEqual([ROWS[3]?.text])
    expect(texts(finder.find('ship', 'coding'))).toEqual([])
  })

  test('without a search: the first of every page, then the second', () => {
    expect(found(' ')).toEqual([0, 3, 1, 4, 2].map((index) => ROWS[index]?.text))
    expect(texts(finder.find('', 'marketing'))).toEqual([ROWS[3]?.text, ROWS[4]?.text])
  })

  test('the words that were found are known in any text', () => {
    const { wordsIn } = finder.find('lighthose', 'all')
    const text = 'Two lighthouses, one Lighthouse, no light.'
    expect(wordsIn(text).map(({ start, length }) => text.slice(start, start + length))).toEqual([
      'lighthouses',
      'Lighthouse',
    ])
    expect(finder.find('', 'all').wordsIn(text)).toEqual([])
  })
})

describe('a text around a match', () => {
  const long = `${'word '.repeat(30)}[a blank of some length] and found${' word'.repeat(40)}`

  test('begins shortly before a word that stands far behind, at a word', () => {
    expect(aroundWord('short found', 6)).toBe('short found')
    expect(aroundWord(long, undefined)).toBe(long)
    const excerpt = aroundWord(long, long.indexOf('found'))
    expect(excerpt).toMatch(/^… \S/)
    expect(long.endsWith(excerpt.slice(2))).toBe(true)
    expect(excerpt.indexOf('found')).toBeLessThan(60)
  })

  test('cuts no blank in two', () => {
    const text = `${'word '.repeat(30)}[a blank of some length with the word] and more${' word'.repeat(40)}`
    expect(aroundWord(text, text.indexOf('the word'))).toMatch(/^… word|^… \[a blank/)
    const inside = `${'x'.repeat(120)} [${'a '.repeat(25)}found]${' word'.repeat(40)}`
    expect(aroundWord(inside, inside.indexOf('found'))).toMatch(/^… \[a a/)
  })

  test('a word at the very end does not stand alone', () => {
    const text = `${'word '.repeat(60)}found.`
    expect(aroundWord(text, text.indexOf('found')).length).toBeGreaterThan(130)
  })
})
