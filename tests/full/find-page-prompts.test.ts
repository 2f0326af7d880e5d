import { beforeAll, describe, expect, test } from 'vitest'
import { collectSearch } from '@/build/search-files'
import { type PagePromptFinder, pagePromptFinder } from '@/features/library/lib/find-page-prompts'
import { openSearch } from '@/lib/search/engine'
import { entriesOf } from '@/lib/search/search-file'

type Built = Awaited<ReturnType<typeof collectSearch>>

describe('the prompts of the site', () => {
  let finder: PagePromptFinder
  beforeAll(async () => {
    // As the browser gets it: through the files.
    const { file, texts } = JSON.parse(JSON.stringify(await collectSearch([]))) as Built
    finder = pagePromptFinder(await openSearch(entriesOf(file, texts)))
    // Thousands of prompts, beside other tests.
  }, 60_000)

  test.each([
    ['grattitude', /gratitude/i],
    ['jurnal letter', /letter/i],
    ['dialouge', /dialogue/i],
    ['markting email', /e-?mail/i],
    ['gohst', /ghost/i],
  ])('the slip %s finds what was meant', (search, meant) => {
    const { prompts, closeness } = finder.find(search, 'all')
    const [first] = prompts
    expect(closeness).toBe('close')
    expect(`${first?.title} ${first?.place} ${first?.group} ${first?.text}`).toMatch(meant)
  })

  // One in twenty, for the time that it takes; other ones with each that is added. Words of one prompt may stand in the
  // title of another, which then comes first.
  test('nearly all prompts are found by their own first words', () => {
    const all = finder.find('', 'all').prompts
    const some = all.filter((_, index) => index % 20 === all.length % 20)
    const lost = some.filter(({ to, text }) => {
      const words = text.split(/\s+/).slice(0, 14).join(' ')
      return !finder
        .find(words, 'all')
        .prompts.slice(0, 3)
        .some((prompt) => prompt.to === to)
    })
    expect(lost.length, lost.map(({ to }) => to).join(', ')).toBeLessThanOrEqual(0.05 * some.length)
  })
})
