import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SearchFields } from '@/features/post-editor/components/search-fields'
import { EMPTY_FIELDS } from '@/features/post-editor/lib/post'

function show(changes: Partial<typeof EMPTY_FIELDS>) {
  render(
    <SearchFields
      idOf={(name) => name}
      area=""
      texts={{ ...EMPTY_FIELDS, ...changes }}
      problems={{}}
      onChange={() => {}}
    />,
  )
  const [results, card] = screen.getAllByRole('figure')
  return { results: within(results as HTMLElement), card: within(card as HTMLElement) }
}

test('texts of its own are shown, cut where search engines cut, and counted', () => {
  const long = 'All about tides. '.repeat(12).trim()
  const { results, card } = show({
    title: 'Tide',
    excerpt: 'Twice a day.',
    cover: '/c.jpg',
    search_title: 'Tides',
    search_description: long,
  })
  expect(results.getByText('Tides')).toBeVisible()
  expect(results.queryByText(long)).toBeNull()
  expect(results.getByText(/^All about tides.*…$/)).toBeVisible()
  expect(card.getByText('Tides')).toBeVisible()
  expect(card.getByRole('presentation')).toHaveAttribute('src', '/c.jpg')
  expect(screen.getByLabelText('Title in search results')).toHaveAccessibleDescription('5 of about 60 characters.')
  expect(screen.getByLabelText('Text in search results')).toHaveAccessibleDescription(
    `${long.length} characters. About 155 are shown, the rest is cut.`,
  )
})
