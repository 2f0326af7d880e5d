import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { DraftNotices } from '@/features/post-editor/components/draft-notices'
import type { Draft } from '@/features/post-editor/lib/drafts'
import { EMPTY_FIELDS } from '@/features/post-editor/lib/post'

const draft = (title: string): Draft => ({
  isNew: true,
  postId: title,
  formId: title,
  version: undefined,
  savedAt: Date.now(),
  fields: { ...EMPTY_FIELDS, title },
})

function show(titles: readonly string[]) {
  const onDiscard = vi.fn()
  const place = { isNew: true, postId: 'here', formId: 'here' }
  render(
    <DraftNotices
      offers={titles.map(draft)}
      place={place}
      version={undefined}
      onRestore={vi.fn()}
      onDiscard={onDiscard}
    />,
  )
  return onDiscard
}

test('one unfinished text is there at once', () => {
  show(['Boats'])
  expect(screen.getByText(/“Boats”/)).toBeVisible()
})

test('several stand in one line that unfolds, to be discarded one by one or all at once', async () => {
  const user = userEvent.setup()
  const onDiscard = show(['Boats', 'Bees', 'Bells'])
  expect(screen.getByText(/“Bees”/)).not.toBeVisible()
  await user.click(screen.getByText('3 unfinished texts'))
  expect(screen.getByText(/“Bees”/)).toBeVisible()

  const bees = screen.getByText(/“Bees”/).parentElement as HTMLElement
  await user.click(within(bees).getByRole('button', { name: /^Discard/ }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }))
  expect(onDiscard.mock.calls.map(([{ postId }]) => postId)).toEqual(['Bees'])

  await user.click(screen.getByRole('button', { name: 'Discard all' }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }))
  expect(onDiscard.mock.calls.slice(1).map(([{ postId }]) => postId)).toEqual(['Boats', 'Bees', 'Bells'])
})
