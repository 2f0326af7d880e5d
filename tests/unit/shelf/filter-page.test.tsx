import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSite } from '../../support/site.tsx'

test('a search stands in the fragment, filters in the query, and an older link is read', async () => {
  const { router } = await openSite('/prompts/for/science-fiction?q=robots&sort=short')
  const field = await screen.findByRole('searchbox')
  expect(field).toHaveValue('robots')
  fireEvent.change(field, { target: { value: 'a robot & I ' } })
  const { search, hash } = router.state.location
  expect([search, hash]).toEqual(['?sort=short', '#q=a%20robot%20%26%20I'])
  expect(field).toHaveValue('a robot & I ')
  fireEvent.change(field, { target: { value: '' } })
  expect([router.state.location.search, router.state.location.hash]).toEqual(['?sort=short', ''])
})

test('choices that follow each other quickly are all kept', async () => {
  const { router } = await openSite('/prompts/for/science-fiction')
  // In one act, which holds back what React may render later, as a busy browser does.
  await act(async () => {
    fireEvent.change(screen.getByLabelText('For whom'), { target: { value: 'beginners' } })
    await new Promise((resolve) => setTimeout(resolve))
    fireEvent.change(screen.getByLabelText('Genre or job'), { target: { value: '' } })
  })
  expect(router.state.location.search).toBe('?for=beginners&topic=')
})
