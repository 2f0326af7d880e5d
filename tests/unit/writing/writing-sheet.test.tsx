import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { writeLink } from '@/lib/prompt-link'
import { keepSheet, readSheet, readSheets } from '@/lib/sheets'
import { openSite } from '../../support/site.tsx'
import { blockStorage } from '../../support/storage.ts'
import { dismissToasts } from '../../support/toasts.ts'

afterEach(dismissToasts)

const sheet = () => screen.getByRole('textbox', { name: 'Your text' })
const kept = () => readSheets().map(({ prompt, text }) => [prompt, text])

test('what is written to a prompt is counted, kept, and there again', async () => {
  const user = userEvent.setup()
  const { unmount } = await openSite(writeLink('A door.'))
  expect(screen.getByText('“A door.”')).toBeVisible()
  expect(sheet()).toHaveAccessibleDescription('On: “A door.” 0 words')
  expect(screen.queryByText('Kept on this device only.')).toBeNull()
  await user.type(sheet(), 'It opens twice')
  expect(screen.getByText('3 words, kept on this device')).toBeVisible()
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Keep these on all your devices' })).toHaveAttribute('href', '/account'),
  )
  unmount()
  expect(kept()).toEqual([['A door.', 'It opens twice']])
  await openSite(writeLink('A door.'))
  expect(sheet()).toHaveValue('It opens twice')
})

test('where nothing can be kept, it says so', async () => {
  const user = userEvent.setup()
  await openSite(writeLink('A door.'))
  blockStorage()
  await user.type(sheet(), 'It opens twice')
  expect(await screen.findByText(/^This browser did not keep the draft/)).toBeVisible()
})

test('what another device has written meanwhile is shown, and never written over', async () => {
  keepSheet('A door.', 'It opens')
  const { unmount } = await openSite(writeLink('A door.'))
  act(() => void keepSheet('A door.', 'It opens twice'))
  expect(sheet()).toHaveValue('It opens twice')
  // Nothing in between: the own text is not kept yet.
  fireEvent.change(sheet(), { target: { value: 'It opens twice, then' } })
  act(() => void keepSheet('A door.', 'It is painted shut'))
  unmount()
  expect(readSheet('A door.')).toBe('It is painted shut\n\n* * *\n\nIt opens twice, then')
})
