import { describe, expect, test } from 'vitest'
import { readCsv } from '@/features/collections/lib/read-csv'
import { csvFixture } from '../../fixtures/act-prompt-csv'

const read = async (text: string) => {
  const { prompts, problems } = await readCsv(text)
  return { prompts: prompts.map(({ title, text: prompt }) => [title, prompt]), problems }
}

describe('a thousand rows', () => {
  test.each([
    ['lines that end as on Unix', csvFixture().text],
    ['lines that end as on Windows', csvFixture('\r\n').text],
    ['a byte-order mark', `\uFEFF${csvFixture().text}`],
    ['a line break at the end', `${csvFixture().text}\n`],
  ])('%s: 975 are kept, 25 are listed by their line', async (_, text) => {
    const { kept, broken } = csvFixture()
    const contents = await readCsv(text)
    expect(contents.problems.map(({ place }) => place)).toEqual(broken.map(([place]) => place))
    for (const [index, [, reason]] of broken.entries()) expect(contents.problems[index]?.reason).toMatch(reason)
    expect(contents.problems).toHaveLength(25)
    expect(contents.prompts).toHaveLength(975)
    expect(contents.prompts).toEqual(kept)
  })
})

describe('an unclosed quotation mark', () => {
  test('costs its own line where nothing else is quoted', async () => {
    const { prompts, problems } = await read('act,prompt\na,1\n"b,2\nc,3\n"d","4"\ne,5')
    expect(prompts).toEqual([
      ['a', '1'],
      ['c', '3'],
      ['d', '4'],
      ['e', '5'],
    ])
    expect(problems).toEqual([{ place: 'Line 3', reason: expect.stringContaining('quotation mark') }])
  })

  test('in the last row is listed, too', async () => {
    const { prompts, problems } = await read('act,prompt\n"a","1"\n"b","2')
    expect(prompts).toEqual([['a', '1']])
    expect(problems).toEqual([{ place: 'Line 3', reason: 'a quotation mark is opened and not closed' }])
  })

  test('in a text of several lines takes them with it, and no prompt is made of its remains', async () => {
    const { prompts, problems } = await read('act,prompt\n"a","1"\n"b","2\nfirst, this\nthen, that\n"c","3"')
    expect(prompts).toEqual([
      ['a', '1'],
      ['c', '3'],
    ])
    expect(problems.map(({ place }) => place)).toEqual(['Lines 3 to 5'])
  })

  test('before more than is looked at in one go', async () => {
    const rows = Array.from({ length: 30_000 }, (_, index) => `act ${index},prompt ${index}`)
    const { prompts, problems } = await readCsv(['act,prompt', 'x,"never closed', ...rows].join('\n'))
    expect(problems).toEqual([{ place: 'Line 2', reason: 'a quotation mark is opened and not closed' }])
    expect(prompts).toHaveLength(30_000)
    expect(prompts.at(-1)).toEqual({ title: 'act 29999', text: 'prompt 29999' })
  })
})

test('a file of more than is looked at in one go is kept whole, wherever it is cut', async () => {
  const rows = Array.from({ length: 3000 }, (_, index) => [
    `act ${index}`,
    `🐝 one, "two"\n${'long '.repeat(60)}${index}`,
  ])
  const lines = rows.map(([act, prompt]) => `"${act}","${prompt?.replaceAll('"', '""')}"`)
  const { prompts, problems } = await read(['act,prompt', ...lines].join('\n'))
  expect(problems).toEqual([])
  expect(prompts).toEqual(rows)
})

test('columns may stand in any order and case, among others', async () => {
  const { prompts, problems } = await read(
    'for_devs,"Prompt", ACT ,type\nTRUE,"Be a shell, please.",Shell,TEXT\nFALSE,x,y',
  )
  expect(prompts).toEqual([
    ['Shell', 'Be a shell, please.'],
    ['y', 'x'],
  ])
  expect(problems).toEqual([])
})

test.each([';', '\t'])('columns parted by %j', async (mark) => {
  const { prompts } = await read(`act${mark}prompt\na${mark}b, c\n"d"${mark}"e${mark}f"`)
  expect(prompts).toEqual([
    ['a', 'b, c'],
    ['d', `e${mark}f`],
  ])
})

test('blank lines count as lines and as nothing else', async () => {
  const { prompts, problems } = await read('act,prompt\n\na,1\n\n\nb\n\n')
  expect(prompts).toEqual([['a', '1']])
  expect(problems).toEqual([{ place: 'Line 6', reason: 'a column is missing' }])
})

test.each(['', 'a,b\nc,d', 'act\nx', 'prompt;text\nx;y'])('without its header, %j is refused', async (text) => {
  await expect(readCsv(text)).rejects.toThrow('Its first line must name the columns: act,prompt.')
})

test('a row without an act is kept', async () => {
  const { prompts } = await read('act,prompt\n,Only the prompt')
  expect(prompts).toEqual([['', 'Only the prompt']])
})
