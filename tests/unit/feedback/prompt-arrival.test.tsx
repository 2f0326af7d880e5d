import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readAnalyses } from '@/features/feedback/lib/analyses'
import { feedbackLink, sheetFeedbackLink } from '@/lib/prompt-link'
import { keepSheet, readSheet } from '@/lib/sheets'
import { expectToast } from '../../support/toasts.ts'
import { analyze, answer, field, open, paste, result, TEXT, withFeedbackTool } from './support/feedback-tool.tsx'

withFeedbackTool()

const goTo = (prompt: string) => window.history.pushState(null, '', feedbackLink(prompt))
const heading = (prompt: string) => screen.findByText(`“${prompt}”`)

/** Reads a text under a prompt; gives what leaves the page. */
async function readUnder(prompt: string) {
  answer()
  goTo(prompt)
  const { unmount } = open()
  const user = await analyze()
  await result()
  return { user, unmount }
}

test('a prompt brought along opens the empty form under it; the analysis is among the past ones', async () => {
  const { unmount } = await readUnder('A door.')
  unmount()
  goTo('A window.')
  open()
  expect(await heading('A window.')).toBeVisible()
  expect(field()).toHaveValue('')
  expect(screen.queryByRole('heading', { name: 'Your text with notes' })).toBeNull()
  expect(readAnalyses()).toHaveLength(1)
})

test('so does the same prompt, brought along once more', async () => {
  const { unmount } = await readUnder('A door.')
  unmount()
  goTo('A door.')
  open()
  expect(await heading('A door.')).toBeVisible()
  expect(field()).toHaveValue('')
})

test('a reload returns to the analysis, also to an older one that was opened since', async () => {
  const { user, unmount } = await readUnder('A door.')
  unmount()
  const reloaded = open()
  expect(await result()).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Analyze Another Text' }))
  reloaded.unmount()

  const again = await readUnder('A window.')
  await again.user.click(screen.getByText(/Your past analyses/))
  await again.user.click(screen.getByRole('button', { name: /^Open again/ }))
  expect(await heading('A door.')).toBeVisible()
  again.unmount()
  open()
  expect(await result()).toBeVisible()
  expect(document.querySelector('.feedback-prompt')).toHaveTextContent('A door.')
})

test('a draft that nobody has read stays under the new prompt', async () => {
  const { unmount } = open()
  await paste('Something new.')
  unmount()
  goTo('A window.')
  open()
  expect(await heading('A window.')).toBeVisible()
  expect(field()).toHaveValue('Something new.')
})

test('the next text begins without its prompt, but not without one that came meanwhile', async () => {
  const { user } = await readUnder('A door.')
  goTo('A window.')
  fireEvent.popState(window)
  await user.click(screen.getByRole('button', { name: 'Analyze Another Text' }))
  expect(await heading('A window.')).toBeVisible()
  expect(field()).toHaveValue('')

  await user.click(field())
  await user.paste(TEXT)
  await user.click(screen.getByRole('button', { name: 'Analyze My Writing' }))
  await result()
  await user.click(screen.getByRole('button', { name: 'Analyze Another Text' }))
  expect(document.querySelector('.feedback-prompt')).toBeNull()
})

test('a text from a sheet stands under its prompt; what stood here and nobody has read moves to a sheet', async () => {
  localStorage.setItem('promptory:feedback-draft', 'Not read yet.')
  localStorage.setItem('promptory:feedback-prompt', 'A window.')
  keepSheet('A door.', TEXT)
  window.history.pushState(null, '', sheetFeedbackLink('A door.'))
  const { unmount } = open()
  expect(await heading('A door.')).toBeVisible()
  expect(field()).toHaveValue(TEXT)
  expect(readSheet('A window.')).toBe('Not read yet.')
  await expectToast('The text that stood here is now on a sheet of its own.')

  // A reload brings it no second time.
  await paste(' And more.')
  unmount()
  open()
  expect(field()).toHaveValue(`${TEXT} And more.`)
})

test('a text from a sheet without a prompt takes the heading away', async () => {
  localStorage.setItem('promptory:feedback-prompt', 'A window.')
  keepSheet('', TEXT)
  window.history.pushState(null, '', sheetFeedbackLink(''))
  open()
  expect(field()).toHaveValue(TEXT)
  expect(document.querySelector('.feedback-prompt')).toBeNull()
})
