import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SearchButton } from '@/components/search-button'
import { SearchHost } from '@/features/search/components/search-host'
import { openSearch, type Search } from '@/lib/search/engine'
import { closeSearch } from '@/lib/search/search-state'
import {
  type PlaceEntry,
  promptTextsPath,
  SEARCH_FILE_PATH,
  SEARCH_FILE_VERSION,
  SEARCH_WORDS_PATH,
  type SearchFile,
  TEXT_FILES,
} from '@/lib/search/search-file'
import { server } from '../../msw/server.ts'
import { renderPart } from '../../support/site.tsx'

const PAGE: PlaceEntry = {
  kind: 'page',
  title: 'Harbour Prompts',
  to: '/harbour-prompts',
  place: 'Writing prompts',
  text: 'By the sea.',
}
const TEXTS = [
  'It was automated in [year: e.g. 1987].',
  'A lighthouse, the other way round.',
  'Two of a lighthouse write home.',
  'A ship without a lighthouse.',
]
const FILE: SearchFile = {
  version: SEARCH_FILE_VERSION,
  stamp: 'one',
  tags: [['scene'], ['letter']],
  pages: [{ title: 'Creative Writing', path: '/a', purpose: 'fiction', level: 'everyone', count: 4, file: 0 }],
  prompts: {
    titles: ['The lighthouse logbook', 'Lights out', 'Keepers', 'Rocks'],
    slugs: [0, 0, 0, 0],
    lengths: TEXTS.map(({ length }) => length),
    words: [5, 6, 6, 5],
    sentences: [1, 1, 1, 1],
    tags: [0, 0, 1, 0],
    minutes: [0, 0, 0, 0],
    skills: ['', '', '', ''],
  },
}
const ARTICLE: PlaceEntry = { kind: 'article', title: 'Two vans and a tuba', to: '/blog/vans', place: 'Blog', text: '' }

const gate = vi.hoisted(() => ({ opens: Promise.resolve(), early: undefined as Search | undefined }))
vi.mock('@/lib/search/load-search', async (importOriginal) => {
  const original = await importOriginal<typeof import('@/lib/search/load-search')>()
  return {
    ...original,
    loadSearch: () => gate.opens.then(original.loadSearch),
    loadedNow: () => ({ ...original.loadedNow(), early: gate.early }),
  }
})

const loadArticles = vi.fn<() => Promise<PlaceEntry[]>>()
const Address = () => {
  const { pathname, search, hash } = useLocation()
  return <output>{pathname + search + hash}</output>
}

beforeEach(() => {
  localStorage.clear()
  closeSearch()
  gate.opens = Promise.resolve()
  gate.early = undefined
  loadArticles.mockReset().mockResolvedValue([ARTICLE])
  server.use(
    http.get(`*${SEARCH_FILE_PATH}`, () => HttpResponse.json(FILE)),
    ...Array.from({ length: TEXT_FILES }, (_, file) =>
      http.get(`*${promptTextsPath(file)}`, () =>
        HttpResponse.json({ stamp: 'one', pages: file === 0 ? { '/a': TEXTS } : {} }),
      ),
    ),
    http.get(`*${SEARCH_WORDS_PATH}`, () => HttpResponse.json({ stamp: 'one', places: [PAGE] })),
  )
  renderPart(
    <>
      <SearchButton />
      <input aria-label="Another field" />
      <Address />
      <SearchHost loadArticles={loadArticles} />
    </>,
  )
})

/** Keeps the search from loading until what this returns is called. */
function holdSearch(): () => void {
  let arrive = () => {}
  gate.opens = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return () => arrive()
}
const field = () => screen.findByRole('combobox', { name: 'Search prompts and articles' })
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

describe('the search', () => {
  test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/'])('opens by %s', async (keys) => {
    const user = userEvent.setup()
    await user.keyboard(keys)
    expect(await field()).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('a slash in a field is a slash', async () => {
    const user = userEvent.setup()
    await user.type(screen.getByLabelText('Another field'), 'and/or')
    expect(screen.getByLabelText('Another field')).toHaveValue('and/or')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('answers as one types; arrow keys choose and Enter goes there', async () => {
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Search' }))
    await user.type(await field(), 'lighthose')
    expect(await screen.findByText('4 found')).toHaveRole('status')
    expect(options()).toEqual([
      'The lighthouse logbook Creative WritingIt was automated in [year].',
      'Lights out Creative WritingA lighthouse, the other way round.',
      'Keepers Creative WritingTwo of a lighthouse write home.',
      'Rocks Creative WritingA ship without a lighthouse.',
      'See all prompts like these, with filters',
      'Write one about “lighthose”',
    ])
    expect(within(screen.getByRole('group', { name: 'Best results' })).getAllByRole('option')).toHaveLength(3)
    expect(within(screen.getByRole('group', { name: 'Prompts' })).getByRole('option')).toHaveTextContent('Rocks')
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Lights out')
    expect(await field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id)
    await user.keyboard('{ArrowUp}{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('/prompts/the-lighthouse-logbook'))
  })

  test('arrows and Enter that are pressed before the results are there count in them', async () => {
    const arrive = holdSearch()
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Search' }))
    await user.type(await field(), 'lighthose')
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(screen.getByRole('dialog')).toBeVisible()
    arrive()
    await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('/prompts/keepers'))
  })

  test('answers by titles before the texts are there, and does not call anything missing until they are', async () => {
    const title = { ...PAGE, title: 'The lighthouse logbook', to: '/prompts/the-lighthouse-logbook' } as const
    gate.early = await openSearch([title])
    const arrive = holdSearch()
    const user = userEvent.setup()
    await user.keyboard('/')
    await user.type(await field(), 'lighthouse')
    expect(await screen.findByRole('option', { name: /^The lighthouse logbook/ })).toBeVisible()
    await user.clear(await field())
    await user.type(await field(), 'automated')
    expect(await screen.findByText('Loading…')).toHaveRole('status')
    arrive()
    expect(await screen.findByRole('option', { name: /It was automated/ })).toBeVisible()
  })

  test('a row that is chosen among titles is still chosen when the texts bring others', async () => {
    const titled = (title: string, to: `/${string}`) => ({ ...PAGE, title, to }) as const
    gate.early = await openSearch([
      titled('The lighthouse logbook', '/prompts/the-lighthouse-logbook'),
      titled('Keepers of a lighthouse', '/prompts/keepers'),
    ])
    const arrive = holdSearch()
    const user = userEvent.setup()
    await user.keyboard('/')
    await user.type(await field(), 'lighthose')
    await screen.findByRole('option', { name: /^Keepers of a lighthouse/ })
    await user.keyboard('{ArrowDown}')
    const chosen = () => screen.getByRole('option', { selected: true })
    expect(chosen()).toHaveAttribute('href', '/prompts/keepers')
    arrive()
    await screen.findByText('4 found')
    expect(chosen()).toHaveAttribute('href', '/prompts/keepers')
    expect(options().indexOf(chosen().textContent ?? '')).toBe(2)
  })

  test('offers to write what is not there', async () => {
    const user = userEvent.setup()
    await user.keyboard('/')
    await user.type(await field(), 'zzyzx & co')
    expect(await screen.findByText('Nothing found for “zzyzx & co”.')).toBeVisible()
    expect(options()).toEqual(['Write one about “zzyzx & co”'])
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('/generator#about=zzyzx%20%26%20co'))
  })

  test('finds articles that are newer than the index', async () => {
    const user = userEvent.setup()
    await user.keyboard('/')
    await user.type(await field(), 'tuba')
    expect(await screen.findByRole('option', { name: /Two vans and a tuba/ })).toHaveAttribute('href', '/blog/vans')
  })

  test('leads to the shelves before anything is typed', async () => {
    const user = userEvent.setup()
    await user.keyboard('/')
    await field()
    expect(within(screen.getByRole('listbox')).getByRole('option', { name: 'Journal Prompts' })).toHaveAttribute(
      'href',
      '/journal-prompts',
    )
  })

  test('shows the last searches that were followed, takes them up again, and forgets them', async () => {
    const user = userEvent.setup()
    await user.keyboard('/')
    await user.type(await field(), 'logbook')
    await user.click(await screen.findByRole('option', { name: /^The lighthouse logbook/ }))
    // The change of page closes a search, also one that is opened meanwhile.
    await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('/prompts/the-lighthouse-logbook'))
    await user.keyboard('/')
    const recent = within(await screen.findByRole('group', { name: 'Your last searches' }))
    await user.click(recent.getByRole('option', { name: 'logbook' }))
    expect(await field()).toHaveValue('logbook')
    expect(await screen.findByRole('option', { name: /^The lighthouse logbook/ })).toBeVisible()
    await user.clear(await field())
    await user.click(screen.getByRole('button', { name: 'Forget my searches' }))
    expect(screen.queryByRole('group', { name: 'Your last searches' })).toBeNull()
    expect(localStorage.getItem('promptory:recent-searches')).toBeNull()
  })

  describe('that does not load', () => {
    const refuse = (error: Error) => {
      gate.opens = Promise.reject(error)
      gate.opens.catch(() => {})
    }

    afterEach(() => {
      delete document.documentElement.dataset.build
    })

    test('because the tab is older than the site says so; a reload keeps what was typed', async () => {
      document.documentElement.dataset.build = 'entry-before'
      server.use(http.get('*/', () => HttpResponse.html('<html lang="en" data-build="entry-now">')))
      refuse(new TypeError('Failed to fetch dynamically imported module'))
      const user = userEvent.setup()
      await user.keyboard('/')
      await user.type(await field(), 'tides & co')
      expect(await screen.findByText(/The site has changed since this page was opened/)).toHaveRole('status')
      expect(screen.getByRole('link', { name: 'Reload' })).toHaveAttribute('href', '/prompts#q=tides%20%26%20co')
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    })

    test.each([
      ['an error page', () => HttpResponse.html('<html lang="en">Bad gateway</html>', { status: 502 })],
      ['a page that names no build', () => HttpResponse.html('<html lang="en">Come back later</html>')],
      ['no answer', () => HttpResponse.error()],
    ])('and the home page is %s: it is tried again', async (_, answer) => {
      document.documentElement.dataset.build = 'entry-before'
      server.use(http.get('*/', answer))
      refuse(new Error('no network'))
      const user = userEvent.setup()
      await user.keyboard('/')
      await field()
      expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    })

    test('for another reason is tried again', async () => {
      document.documentElement.dataset.build = 'entry-now'
      server.use(http.get('*/', () => HttpResponse.html('<html lang="en" data-build="entry-now">')))
      refuse(new Error('no network'))
      const user = userEvent.setup()
      await user.keyboard('/')
      await user.type(await field(), 'logbook')
      const retry = await screen.findByRole('button', { name: 'Try again' })
      expect(screen.getByRole('status')).toHaveTextContent('The search did not load.')
      gate.opens = Promise.resolve()
      await user.click(retry)
      expect(await screen.findByRole('option', { name: /^The lighthouse logbook/ })).toBeVisible()
    })
  })
})
