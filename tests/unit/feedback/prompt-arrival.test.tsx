import { screen } from '@testing-library/react'
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

test('a draft that nobody has read stays under the new prompt', async () => {
  const { unmount } = open()
  await paste('Something new.')
  unmount()
  goTo('A window.')
  open()
  expect(await heading('A window.')).toBeVisible()
  expect(field()).toHaveValue('Something new.')
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
