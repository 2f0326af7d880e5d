import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSite } from '../../support/site.tsx'

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
