import { describe, expect, test } from 'vitest'
import { sizeOf } from '@/content/tags'
import { agesIn, fitOfLevel } from '@/lib/search/ages'
import { openSearch } from '@/lib/search/engine'
import type { PromptEntry, SearchEntry } from '@/lib/search/search-file'
import { synonymsOf } from '@/lib/search/synonyms'
import { termsOf } from '@/lib/search/terms'

const prompt = (title: string, text = '', more: Partial<PromptEntry> = {}): PromptEntry => ({
  kind: 'prompt',
  title,
  to: `/prompts/${title.toLowerCase().replaceAll(' ', '-')}`,
  place: 'A Page',
  path: '/a',
  number: 1,
  text,
  size: sizeOf(text),
  tags: [],
  purpose: 'daily',
  level: 'everyone',
  ...more,
})
const page = (title: string, level = 'everyone'): SearchEntry => ({
  kind: 'page',
  title,
  to: `/${title.toLowerCase().replaceAll(' ', '-')}`,
  place: 'Pages',
  text: '',
  level,
})

const titles = async (entries: readonly SearchEntry[], text: string) =>
  (await openSearch(entries)).find(text)?.entries.map(({ title }) => title)

test('plain letters find every letter, and the other way round', async () => {
  const words = Object.entries({
    ...{ Łódź: 'lodz', Straße: 'strasse', Ærø: 'aero', Œuvre: 'oeuvre', Đakovo: 'dakovo', Þingvellir: 'thingvellir' },
    ...{
      Ħamrun: 'hamrun',
      Ŧáhkár: 'tahkar',
      Gəncə: 'gence',
      Işık: 'isik',
      İzmir: 'izmir',
      GROẞE: 'grosse',
      ǿre: 'ore',
    },
  })
  const entries = words.map(([title]) => prompt(title))
  const missed = []
  for (const [title, plain] of words) {
    for (const search of [title, plain, title.toUpperCase(), plain.toUpperCase(), title.normalize('NFD')])
      if ((await titles(entries, search))?.[0] !== title) missed.push(`${search}: ${title}`)
    if ((await titles([prompt(plain)], title))?.[0] !== plain) missed.push(`${title}: ${plain}`)
  }
  expect(missed).toEqual([])
})

describe('the order of what is found', () => {
  test('words that stand together in a search people type for it', async () => {
    const entries = [
      prompt('One', '', { words: 'fake website data; dating a vampire' }),
      prompt('Two', '', { words: 'fake dating; pretend couple' }),
    ]
    expect(await titles(entries, 'fake dating')).toEqual(['Two', 'One'])
    expect(await titles(entries.toReversed(), 'fake dating')).toEqual(['Two', 'One'])
  })

  test('title, page, text, stem, synonym', async () => {
    const entries = [
      prompt('By a synonym', 'The tenant is late.'),
      prompt('In its text', 'A landlord calls.'),
      prompt('On its page', '', { place: 'Landlord Prompts' }),
      prompt('The landlord himself'),
    ]
    expect(await titles(entries, 'landlord')).toEqual([
      'The landlord himself',
      'On its page',
      'In its text',
      'By a synonym',
    ])
  })

  test('a title that is the search comes before those that have more words', async () => {
    const entries = [
      prompt('Journal prompts, today', '', { place: 'Journal Prompts for Today', words: 'journal prompts' }),
      prompt('Journal Prompts'),
    ]
    expect((await titles(entries, 'journal prompts'))?.[0]).toBe('Journal Prompts')
    expect((await titles(entries, 'jurnal promts'))?.[0]).toBe('Journal Prompts')
  })

  test('the name of an AI matters less than what it is for', async () => {
    const entries = [
      prompt('Absence note for school', '', { place: 'Ready Prompts for ChatGPT' }),
      prompt('Quiz for a teacher'),
      prompt('Teacher of the year'),
    ]
    expect((await titles(entries, 'chatgpt prompts for teachers'))?.[0]).toBe('Quiz for a teacher')
  })

  test('two words that texts only join by a hyphen are looked for one by one', async () => {
    const entries = [prompt('A five-minute talk'), prompt('Five minutes to sunset'), prompt('Five years, one minute')]
    expect(await titles(entries, 'five minute')).toHaveLength(3)
  })

  test('of slips, the word that is nearest', async () => {
    const entries = [prompt('An itinerary for a weekend'), prompt('Waiting for rain'), prompt('Writing in the rain')]
    expect(await titles(entries, 'itinary')).toEqual(['An itinerary for a weekend'])
    expect(await titles(entries, 'writting')).toEqual(['Writing in the rain'])
  })

  test('words side by side count more, in whatever spelling they are looked for', async () => {
    const entries = [prompt('A poem, a love'), prompt('Of love, a poem'), prompt('A love poem')]
    expect((await titles(entries, 'love poem'))?.[0]).toBe('A love poem')
  })

  test('a synonym in a title never beats the word in a text', async () => {
    expect(await titles([prompt('The tenant', 'Rent.'), prompt('A call', 'From the landlord.')], 'landlord')).toEqual([
      'A call',
      'The tenant',
    ])
  })

  test('the more words the better; not all have to be there', async () => {
    const entries = [
      prompt('A cold bridge', ''),
      prompt('A cold tuba', 'Played on a bridge.'),
      prompt('Something else'),
    ]
    const found = await titles(entries, 'cold bridge tuba')
    expect(found).toEqual(['A cold tuba', 'A cold bridge'])
  })

  test.each(['science fiction', 'sci-fi', 'scifi', 'sci fi'])('%s is one word', async (text) => {
    expect((await titles([page('Sci-Fi Dialogue Prompts'), prompt('A fiction'), prompt('A science')], text))?.[0]).toBe(
      'Sci-Fi Dialogue Prompts',
    )
  })

  test('what is asked for at work comes from work, though a story has it in its title', async () => {
    const entries = [
      prompt('The resignation of a god', 'He has had enough.', { purpose: 'fiction' }),
      prompt('Leave on good terms', 'A resignation letter to [boss].', { purpose: 'work', tags: ['letter'] }),
    ]
    expect((await titles(entries, 'resignation letter'))?.[0]).toBe('Leave on good terms')
  })

  test('an unknown word is looked for by what it begins with', async () => {
    expect(await titles([prompt('A creepy cellar')], 'creepypasta')).toEqual(['A creepy cellar'])
  })
})

describe('pages', () => {
  const tool = {
    ...page('Writing Feedback'),
    asks: ['check|proofread my|an essay|story', 'how much cost|costs'],
  } as SearchEntry
  const accident = prompt('Essay on a bridge', 'Check every plank.')

  test('are found by what people ask for, as if it were their title', async () => {
    for (const search of ['check my essay', 'Proofread an essay', 'checking my essays'])
      expect((await titles([accident, tool], search))?.[0], search).toBe('Writing Feedback')
    expect(await titles([prompt('What it cost'), tool], 'how much does it cost')).toContain('Writing Feedback')
  })

  test('not by a part of it', async () => {
    expect(await titles([accident, tool], 'essay')).toEqual(['Essay on a bridge'])
    expect(await titles([prompt('What it cost'), tool], 'cost')).toEqual(['What it cost'])
    const kids = { ...page('For Kids'), asks: ['story|fun story|kids'] } as SearchEntry
    expect(await titles([prompt('A story'), kids], 'story')).toEqual(['A story'])
  })

  test('not by an ask that is the lesser part of a search', async () => {
    const desk = { ...page('Desk'), asks: ['my story'] } as SearchEntry
    const search = 'bedtime story for my daughter about a dragon and a bridge'
    expect(await titles([prompt('A dragon'), desk], search)).toEqual(['A dragon'])
  })

  test('are among the first three where nothing has all the words', async () => {
    const prompts = ['Bridge one', 'Bridge two', 'Bridge three', 'Bridge four'].map((title) => prompt(title))
    const list = { ...page('Lists'), words: 'bridge' } as SearchEntry
    expect((await titles([...prompts, list], 'bridge zebra'))?.indexOf('Lists')).toBe(2)
    expect((await titles([...prompts, list], 'bridge'))?.indexOf('Lists')).toBe(4)
  })

  test('give the words in their titles more weight than words that are only rarer', async () => {
    const entries = [page('Dialogue Prompts'), prompt('A dialogue'), prompt('A natural'), prompt('A bridge')]
    expect((await titles(entries, 'natural dialogue'))?.[0]).toMatch(/dialogue/i)
  })

  test('come before their prompts where a search names a kind of prompts', async () => {
    const entries = [prompt('The bridge song'), page('Songs of a Bridge, and a Song')]
    expect((await titles(entries, 'bridge song ideas'))?.[0]).toBe('Songs of a Bridge, and a Song')
    expect((await titles(entries, 'bridge song'))?.[0]).toBe('The bridge song')
  })
})

test('words that stand in a text by accident do not push out a title with some of them', async () => {
  const accident = prompt('A T-shirt', 'By a logo, in a design, on a machine.')
  expect(await titles([accident, prompt('Napkin logo', 'For a shop.')], 'logo design')).toContain('Napkin logo')
})

test('most words of a search decide what it is for', async () => {
  const story = prompt('The mountain', 'A fantasy landscape for Midjourney.', { purpose: 'fiction' })
  const picture = prompt('A mountain', 'A fantasy landscape for Midjourney.', { purpose: 'images' })
  expect((await titles([story, picture], 'fantasy landscape midjourney'))?.[0]).toBe('A mountain')
})

describe('ages', () => {
  test.each([
    ['12 year old', [12, 12]],
    ['a 7-yr-old', [7, 7]],
    ['ages 8-10', [8, 10]],
    ['age 9', [9, 9]],
    ['6th grade', [11, 12]],
    ['sixth grade', [11, 12]],
    ['grade 2', [7, 8]],
    ['3rd and 4th grade', [8, 10]],
    ['ks2', [7, 11]],
    ['for kids', [5, 12]],
    ['stories for my child', [5, 12]],
    ['kids stories', [5, 12]],
    ['high school', [13, 17]],
    ['12th grade', [17, 18]],
  ])('%s', (text, ages) => {
    expect(agesIn(text)?.ages).toEqual(ages)
  })

  test.each([
    'a bell every fifty words',
    '20 minutes',
    'chapter 3',
    'new year',
    'inner child healing',
    'child support letter',
    'grief after losing a child',
    'letter to my child',
    'how to talk to my kids about divorce',
  ])('%s asks for none', (text) => {
    expect(agesIn(text)).toBeUndefined()
  })

  test('the level that is meant comes first, and another age last', async () => {
    const entries = ['kids', 'middle-school', 'teens', 'adults'].map((level) =>
      prompt(`A ghost for ${level}`, 'A ghost.', { level }),
    )
    expect((await titles(entries, 'ghost 12 year old'))?.[0]).toBe('A ghost for middle-school')
    expect((await titles(entries, 'ghost 6 years old'))?.[0]).toBe('A ghost for kids')
    expect((await titles(entries, 'ghost for adults'))?.[0]).toBe('A ghost for adults')
    expect(fitOfLevel('adults', [12, 12])).toBe(0)
    // A list that names its ages is for these, whatever its level.
    expect(fitOfLevel('kids', [8, 9], 'Writing Prompts for Ages 5 to 6')).toBe(0)
    expect(fitOfLevel('kids', [8, 9], 'School Writing Prompts, Ages 7 to 10')).toBeGreaterThan(0.9)
  })
})

describe('a child’s age', () => {
  const diary = (title: string, more: Partial<PromptEntry>) =>
    prompt(title, 'Of a bridge and a zebra.', { purpose: 'journal', ...more })

  test('is for prompts to write to; what an AI is asked to make may be for any child', async () => {
    const story = prompt('A bridge story', 'Told by an AI.', { purpose: 'planning', level: 'adults' })
    const memory = prompt('A bridge memory', 'Told by an AI.', { purpose: 'memoir', level: 'adults' })
    expect((await titles([memory, story], 'bridge told 4 year old'))?.[0]).toBe('A bridge story')
  })

  test('comes before what is for nobody in particular', async () => {
    const grown = diary('A bridge, a zebra', { level: 'everyone' })
    const others = Array.from({ length: 12 }, (_, number) => prompt(`A canal ${number}`))
    const entries = [grown, diary('My week', { level: 'kids' }), ...others]
    for (const search of ['bridge zebra 7 year old', 'bridge zebra sixth form'])
      expect((await titles([...entries, diary('My year', { level: 'teens' })], search))?.[0]).toMatch(/^My/)
  })

  test('is no reason to find a prompt for an AI that has none of the words', async () => {
    const plan = prompt('Meal plan', '', { purpose: 'planning' })
    const entries = [plan, prompt('Bedtime story', '', { purpose: 'planning' }), diary('My week', { level: 'kids' })]
    expect(await titles(entries, 'prompts for kids')).toEqual(['My week'])
    expect((await titles(entries, 'bedtime story for a 4 year old'))?.[0]).toBe('Bedtime story')
  })

  test('has one of the first three where others have more of the words', async () => {
    const grown = ['one', 'two', 'three', 'four'].map((name) => diary(`Bridge, zebra and tuba ${name}`, {}))
    const child = prompt('My week', 'Of a bridge.', { purpose: 'journal', level: 'kids' })
    // Words are worth more where fewer entries have them.
    const others = Array.from({ length: 200 }, (_, number) => prompt(`A canal ${number}`))
    expect((await titles([...grown, child, ...others], 'bridge zebra tuba 7 year old'))?.indexOf('My week')).toBe(2)
  })
})

test('a time in a place is a trip', async () => {
  const entries = [prompt('Three days in a bed', 'In Rome, in rain.'), prompt('A trip itinerary')]
  for (const search of ['3 days in rome', 'a weekend in Rome', 'two weeks in rome'])
    expect((await titles(entries, search))?.[0], search).toBe('A trip itinerary')
  expect((await titles(entries, '3 days of rain'))?.[0]).toBe('Three days in a bed')
})

test.each(['one day at a time', '30 days in a row', 'two weeks in hospital', 'one night in a haunted house'])(
  '%s is no trip',
  async (search) => {
    const entries = [prompt('A trip itinerary'), prompt('Days, weeks and nights', 'A row of hospital beds, a house.')]
    expect((await titles(entries, search))?.[0]).toBe('Days, weeks and nights')
  },
)

describe('a search of the commonest words', () => {
  const asked = { ...page('A mirror'), asks: ['who am i'] } as SearchEntry

  test('is found as it was typed, the title first', async () => {
    const entries = [prompt('One', 'He asked: “Who, am I?”'), prompt('Who am I'), prompt('Whoever am I', 'I am who.')]
    expect(await titles([...entries, asked], 'who am I')).toEqual(['A mirror', 'Who am I', 'One'])
  })

  test('finds nothing where it stands nowhere, or is one word', async () => {
    expect(await titles([asked, prompt('You')], 'you')).toBeUndefined()
    expect(await titles([asked], 'how are you')).toBeUndefined()
  })
})

test('synonyms stand for one another, in any form', () => {
  expect(synonymsOf('Tenants')).toContain('landlord')
  expect(synonymsOf('landlord')).toContain('tenant')
  expect(synonymsOf('constructor')).toEqual([])
})

test('texts that come after their titles are found as if they had been there at once', async () => {
  const entries = [
    prompt('The lighthouse logbook', 'A keeper writes of ships.'),
    prompt('Ships', 'A five-minute letter to a keeper.'),
    prompt('Keepers', 'Nothing of the sea.', { words: 'sea; lighthouse letter' }),
  ]
  const early = await openSearch(entries.map((entry) => ({ ...entry, text: '' })))
  const article = { kind: 'article', title: 'Two vans and a tuba', to: '/blog/vans', place: 'Blog', text: '' } as const
  early.add([article])
  expect(early.find('minute')?.entries).toEqual([])
  const whole = await early.complete(entries)
  const atOnce = await openSearch([...entries, article])
  for (const search of ['minute', 'keeper', 'ships', 'lighthouse letter', 'five minute', 'sea', 'tuba', 'lettr'])
    expect(whole.find(search)?.entries).toEqual(atOnce.find(search)?.entries)
  expect(whole.entries).toEqual(atOnce.entries)
})

test('what is newer than the file is taken in, once', async () => {
  const search = await openSearch([prompt('The lighthouse logbook')])
  const article = { kind: 'article', title: 'Two vans and a tuba', to: '/blog/vans', place: 'Blog', text: '' } as const
  search.add([article, prompt('The lighthouse logbook')])
  search.add([article])
  expect(search.find('tuba')?.entries).toEqual([article])
  expect(search.find('logbook')?.entries).toHaveLength(1)
})

test.each([
  ['Letters', ['letters', '~letter']],
  ['E-mails', ['emails', '~email', 'mails', '~mail']],
  ['Café', ['cafe', '~cafe']],
  ['Colour', ['color', '~color']],
  ['animals', ['animals', '~animal']],
  ['Poems', ['poetry', '~poetri']],
  ['Summarised', ['summarized', '~summar']],
  ['anime', ['anime', '~anim']],
  ['communities', ['communities', '~community']],
  ['productive', ['productive', '~productivity']],
  ['revise', ['revise', '~revis']],
  ['revision', ['revision', '~revis']],
  ['Criticised', ['criticized', '~critic']],
  ['I', []],
  ['Your', []],
])('%s is found by %s', (word, terms) => {
  expect(termsOf(word)).toEqual(terms)
})
