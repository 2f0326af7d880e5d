import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SearchButton } from '@/features/search/components/search-button'
import { SearchHost } from '@/features/search/components/search-host'
import { buildSearchIndex } from '@/features/search/lib/search-index'
import { SEARCH_INDEX_PATH, type SearchEntry } from '@/features/search/lib/search-index-file'
import { closeSearch } from '@/features/search/lib/search-state'
import { server } from '../../msw/server.ts'
import { renderPart } from '../../support/site.tsx'

const ENTRIES: SearchEntry[] = [
  {
    title: 'The lighthouse logbook',
    to: '/a#prompt-1',
    place: 'Creative Writing',
    opening: 'It was automated in 1987 …',
  },
  { title: 'Lights out', to: '/b#prompt-2', place: 'Writing Prompts', opening: 'A lighthouse, the other way round …' },
]
const ARTICLE: SearchEntry = { title: 'Two vans and a tuba', to: '/blog/vans', place: 'Blog', opening: '' }

const loadArticles = vi.fn<() => Promise<SearchEntry[]>>()
const Address = () => {
  const { pathname, search, hash } = useLocation()
  return <output>{pathname + search + hash}</output>
}

beforeEach(() => {
  closeSearch()
  loadArticles.mockReset().mockResolvedValue([ARTICLE])
  server.use(http.get(`*${SEARCH_INDEX_PATH}`, () => HttpResponse.json(buildSearchIndex(ENTRIES))))
  renderPart(
    <>
      <SearchButton />
      <input aria-label="Another field" />
      <Address />
      <SearchHost loadArticles={loadArticles} />
    </>,
  )
})

const field = () => screen.findByRole('combobox', { name: 'Search prompts, pages and articles' })
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
    expect(await screen.findByText('2 found')).toHaveRole('status')
    expect(options()).toEqual([
      'The lighthouse logbook Creative WritingIt was automated in 1987 …',
      'Lights out Writing PromptsA lighthouse, the other way round …',
      'Write one about “lighthose”',
    ])
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Lights out')
    expect(await field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id)
    await user.keyboard('{ArrowUp}{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.querySelector('output')).toHaveTextContent('/a#prompt-1')
  })

  test('offers to write what is not there', async () => {
    const user = userEvent.setup()
    await user.keyboard('/')
    await user.type(await field(), 'zzyzx & co')
    expect(await screen.findByText('Nothing found for “zzyzx & co”.')).toBeVisible()
    expect(options()).toEqual(['Write one about “zzyzx & co”'])
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('/generator?about=zzyzx%20%26%20co'))
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
})
