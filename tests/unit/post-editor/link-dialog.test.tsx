import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { LinkDialog } from '@/features/post-editor/components/link-dialog'
import { type EditorSurroundings, EditorProvider } from '@/features/post-editor/lib/editor-context'
import type { LinkRequest } from '@/features/post-editor/lib/link-request'
import { openSearch } from '@/lib/search/engine'
import { isOutdated, loadSearch } from '@/lib/search/load-search'
import type { PlaceEntry } from '@/lib/search/search-file'

vi.mock('@/lib/search/load-search', async (importOriginal) => {
  const original = await importOriginal<typeof import('@/lib/search/load-search')>()
  return {
    ...original,
    isOutdated: vi.fn<typeof isOutdated>(async () => false),
    loadSearch: vi.fn<typeof loadSearch>(),
  }
})
// Pages of this site that there are not.
const gone = new Set<string>()
vi.mock('@/features/post-editor/lib/dead-links', () => ({ leadsNowhere: async (path: string) => gone.has(path) }))
beforeEach(() => {
  gone.clear()
  Element.prototype.scrollIntoView = () => undefined
})

const place = (kind: PlaceEntry['kind'], title: string, to: PlaceEntry['to']): PlaceEntry => ({
  ...{ kind, title, to, place: kind === 'article' ? 'Blog' : 'Pages' },
  text: '',
})
const KNOWN = [place('page', 'Tide prompts', '/tide-prompts'), place('page', 'Tide tables', '/tide-tables')]

function open(changes: Partial<LinkRequest> = {}, loadArticles: () => Promise<PlaceEntry[]> = async () => []) {
  const link: LinkRequest = {
    ...{ address: '', words: '', isThere: false },
    apply: vi.fn<LinkRequest['apply']>(),
    remove: vi.fn<() => void>(),
    leave: vi.fn<() => void>(),
    ...changes,
  }
  const onClose = vi.fn<() => void>()
  render(
    <EditorProvider value={{ loadArticles } as unknown as EditorSurroundings}>
      <LinkDialog link={link} onClose={onClose} />
    </EditorProvider>,
  )
  return { user: userEvent.setup(), link, onClose }
}

test('an article that is newer than the build is found, and words that are there stay', async () => {
  vi.mocked(loadSearch).mockResolvedValue(await openSearch(KNOWN))
  const { user, link } = open({ words: 'these words' }, async () => [place('article', 'New tides', '/blog/new-tides')])
  await user.keyboard('new tides')
  await user.click(await screen.findByRole('option', { name: /^New tides/ }))
  await user.click(screen.getByRole('button', { name: 'Add link' }))
  await waitFor(() => expect(link.apply).toHaveBeenCalledWith('/blog/new-tides', 'these words'))
})

test('where the search does not load, an address is typed; it is kept as one of this site', async () => {
  vi.mocked(loadSearch).mockRejectedValue(new Error('gone'))
  const { user, link, onClose } = open({ words: undefined, isThere: true, address: '/old' })
  expect(await screen.findByText(/The search did not load/)).toBeVisible()
  expect(screen.queryByLabelText('Text')).toBeNull()
  const address = screen.getByLabelText('Address')
  await user.clear(address)
  await user.click(screen.getByRole('button', { name: 'Change link' }))
  expect(address).toBeInvalid()
  expect(onClose).not.toHaveBeenCalled()
  await user.type(address, 'https://promptory.test/terms{Enter}')
  await waitFor(() => expect(link.apply).toHaveBeenCalledWith('/terms', ''))
})

test('a tab older than the site says so, and offers a reload until something is typed', async () => {
  vi.mocked(loadSearch).mockRejectedValue(new Error('gone'))
  vi.mocked(isOutdated).mockResolvedValueOnce(true)
  const { user, link } = open()
  expect(await screen.findByText(/The site has changed since this page was opened/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  await user.type(screen.getByLabelText('Address'), '/terms')
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(link.apply).toHaveBeenCalledWith('/terms', ''))
})

test('an address that leads nowhere is told before it goes into the text, and taken on a second press', async () => {
  vi.mocked(loadSearch).mockResolvedValue(await openSearch(KNOWN))
  gone.add('/writing-promts')
  const { user, link, onClose } = open({ words: 'these words' })
  const address = screen.getByLabelText('Address')
  await user.type(address, '/writing-promts{Enter}')
  await waitFor(() => expect(address).toHaveAccessibleDescription(/This site has no such page/))
  expect(address).toBeInvalid()
  expect(address).toHaveFocus()
  expect(onClose).not.toHaveBeenCalled()
  // Another one is looked at anew.
  await user.clear(address)
  expect(address).toBeValid()
  await user.type(address, '/writing-promts')
  await user.click(screen.getByRole('button', { name: 'Add link' }))
  await waitFor(() => expect(link.apply).toHaveBeenCalledWith('/writing-promts', 'these words'))
})
