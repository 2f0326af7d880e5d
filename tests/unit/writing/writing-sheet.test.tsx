import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { feedbackLink, sheetFeedbackLink, writeLink } from '@/lib/prompt-link'
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

test('each prompt has a sheet of its own, and the others are in reach', async () => {
  keepSheet('A door.', 'It opens twice')
  keepSheet('', 'Without a prompt')
  const user = userEvent.setup()
  await openSite(writeLink('A window.'), '/write')
  expect(sheet()).toHaveValue('')
  await user.click(screen.getByRole('link', { name: /^It opens twice.*on “A door\.”/ }))
  expect(screen.getByText('“A door.”', { selector: '.feedback-prompt *' })).toBeVisible()
  expect(sheet()).toHaveValue('It opens twice')
  await user.click(screen.getByRole('link', { name: /^Without a prompt/ }))
  expect(sheet()).toHaveValue('Without a prompt')
  expect(document.querySelector('.feedback-prompt')).toBeNull()
})

test('a sheet is deleted, and comes back', async () => {
  keepSheet('A door.', 'It opens twice')
  const user = userEvent.setup()
  await openSite('/write')
  await user.click(screen.getByRole('button', { name: 'Delete this sheet' }))
  expect(kept()).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(kept()).toEqual([['A door.', 'It opens twice']])
})

test('the text goes to the feedback tool with its prompt', async () => {
  const user = userEvent.setup()
  const { router } = await openSite(writeLink('A door.'), '/feedback-tool')
  await user.type(sheet(), 'It opens twice')
  await user.click(screen.getByRole('button', { name: 'Get feedback' }))
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.hash).toBe(sheetFeedbackLink('A door.')),
  )
})

test('where nothing can be kept, it says so', async () => {
  const user = userEvent.setup()
  await openSite(writeLink('A door.'))
  blockStorage()
  await user.type(sheet(), 'It opens twice')
  expect(await screen.findByText(/^This browser did not keep the draft/)).toBeVisible()
})

test('prompts to write to lead to a sheet, prompts for an AI do not', async () => {
  const { unmount } = await openSite('/writing-prompts/short-story', '/write')
  const first = within(document.getElementById('prompt-1') as HTMLElement)
  const text = document.querySelector('#prompt-1 .prompt-text')?.textContent ?? ''
  const link = first.getByRole('link', { name: 'Write it here' })
  expect(link).toHaveAttribute('href', writeLink(text))
  expect(feedbackLink(text)).not.toBe(writeLink(text))
  await userEvent.setup().click(link)
  await waitFor(() => expect(sheet()).toHaveFocus())
  unmount()
  await openSite('/marketing-prompts')
  expect(screen.queryByRole('link', { name: 'Write it here' })).toBeNull()
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
