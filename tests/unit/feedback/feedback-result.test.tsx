import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { readAnalyses } from '@/features/feedback/lib/analyses'
import {
  ANSWER,
  analyze,
  answer,
  closer,
  field,
  open,
  paste,
  result,
  submit,
  TEXT,
  withFeedbackTool,
} from './support/feedback-tool.tsx'

withFeedbackTool()

describe('the result', () => {
  test('one call, the spinner, then four sections, the source and the way on', async () => {
    let release = () => undefined as void
    const calls = answer(ANSWER, 200, new Promise<void>((resolve) => void (release = resolve)))
    open()
    const user = await paste(TEXT)
    await user.dblClick(submit())
    expect(screen.getByText('Analyzing your writing...')).toBeVisible()
    expect(submit()).toHaveAttribute('aria-disabled', 'true')
    release()
    const heading = await result()
    await waitFor(() => expect(heading).toHaveFocus())
    expect(calls).toEqual([{ text: TEXT }])
    const sections = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(sections).toEqual([
      'Clarity & Structure',
      'Creativity & Originality',
      'Grammar & Style',
      'Suggestions for Improvement',
    ])
    expect(screen.getByText('Three sentences.').tagName).toBe('P')
    expect(screen.getByText(/built-in checker on our server. No AI has seen your text/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Upgrade to Pro Plan' })).toHaveAttribute('href', '/pricing')
    expect(await screen.findByText(/3 sentences, 8 to 9 words/)).toBeVisible()
  })

  test('remarks and marks lead to each other', async () => {
    answer()
    open()
    const user = await analyze()
    await result()
    const mark = screen.getByRole('link', { name: /^The kitchen was cold when I came in\. ?\(remark 1: look again\)/ })
    await user.click(mark)
    const remark = screen.getByRole('link', { name: 'Remark 1, look again: show it in the text' })
    expect(remark).toHaveFocus()
    expect(remark.closest('p')).toHaveClass('on')
    await user.click(screen.getByRole('link', { name: /^Remark 3, slip/ }))
    expect(document.activeElement).toHaveAttribute('id', 'mark-3')
    expect(document.activeElement).toHaveClass('slip')
  })

  test('a revision settles remarks, is kept, compared and brought back by a reload', async () => {
    answer()
    const { unmount } = open()
    const user = await analyze()
    await result()
    expect(screen.getByText('0 of 3 done')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Revise' }))
    const editor = screen.getByLabelText('Your revision')
    expect(editor).toHaveValue(TEXT)
    await user.clear(editor)
    await user.paste(TEXT.replace('it’s engine', 'its engine'))
    expect(await screen.findByText('1 of 3 done', { ignore: '.sr' })).toBeVisible()
    expect(screen.getByText(/The apostrophe makes it/).tagName).toBe('S')
    await waitFor(() => expect(screen.getByText('1 of 3 done', { selector: '[role=status]' })).toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: 'Compare the drafts' }))
    await waitFor(() => expect(document.querySelector('.drafts ins')).toHaveTextContent(/its/))
    expect(document.querySelector('.drafts del')).toHaveTextContent(/it’s/)
    await waitFor(() => expect(readAnalyses()[0]?.revision).toContain('its engine'))
    unmount()
    open()
    expect(await screen.findByText('1 of 3 done', { ignore: '.sr' })).toBeVisible()
  })

  test('a second checker that does not come says so; where there is no room, it is not offered', async () => {
    closer.look.mockRejectedValue(new Error('offline'))
    answer()
    const { unmount } = open()
    const user = await analyze()
    await result()
    await user.click(await screen.findByRole('button', { name: /^Look more closely/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent('All that is marked stays.')
    unmount()
    closer.hasRoom.mockResolvedValue(false)
    open()
    await result()
    expect(screen.queryByRole('button', { name: /^Look more closely/ })).toBeNull()
  })

  test('another text begins with an empty field; the finished one is among the past ones', async () => {
    answer()
    open()
    const user = await analyze()
    await result()
    await user.click(screen.getByRole('button', { name: 'Analyze Another Text' }))
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
    expect(localStorage.getItem('promptory:feedback-draft')).toBeNull()
    await user.click(screen.getByText(/Your past analyses/))
    await user.click(screen.getByRole('button', { name: /^Open again/ }))
    expect(await result()).toHaveFocus()
    expect(screen.getByText(/^The apostrophe|A slip:/)).toBeVisible()
  })

  test('a draft that nobody has read outlives a look at an old analysis', async () => {
    answer()
    open()
    const user = await analyze()
    await result()
    await user.click(screen.getByRole('button', { name: 'Analyze Another Text' }))
    await user.paste('Something new.')
    await user.click(screen.getByText(/Your past analyses/))
    await user.click(screen.getByRole('button', { name: /^Open again/ }))
    await result()
    await user.click(screen.getByRole('button', { name: 'Analyze Another Text' }))
    expect(field()).toHaveValue('Something new.')
  })
})
