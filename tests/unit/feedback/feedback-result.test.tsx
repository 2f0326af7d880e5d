import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { readAnalyses } from '@/features/feedback/lib/analyses'
import {
  ANSWER,
  analyze,
  answer,
  closer,
  field,
  onDevice,
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

  test('a remark that is out of sight beside the text opens below its paragraph', async () => {
    answer()
    open()
    const user = await analyze()
    await result()
    const remark = screen.getByRole('link', { name: 'Remark 1, look again: show it in the text' })
    remark.getBoundingClientRect = () => new DOMRect(0, window.innerHeight + 1, 10, 10)
    await user.click(screen.getByRole('link', { name: /remark 1: look again/ }))
    expect(screen.getByRole('note', { name: 'Remark 1' })).toHaveFocus()
    expect(remark).not.toHaveFocus()
  })

  test('on a phone a remark opens below its paragraph, and closes again', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
    answer()
    open()
    const user = await analyze()
    await result()
    await user.click(screen.getByRole('link', { name: /remark 3: slip/ }))
    const note = screen.getByRole('note', { name: 'Remark 3' })
    expect(note).toHaveFocus()
    expect(note).toHaveTextContent('The apostrophe makes it')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('note')).toBeNull()
    expect(document.activeElement).toHaveAttribute('id', 'mark-3')
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

  test('what was marked in the last text stands beside this one, and the revision counts on', async () => {
    const marks = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ kind: 'agreement', start: at, end: at + 1 }))
    onDevice.mark.mockImplementation((text) =>
      Promise.resolve(marks(text === TEXT ? 2 : text === `${TEXT} More.` ? 9 : 1)),
    )
    answer()
    open()
    const user = await analyze(`${TEXT} More.`)
    await result()
    await user.click(screen.getByRole('button', { name: 'Analyze Another Text' }))
    expect(screen.getByText(/was marked most for: agreement \(9\)/)).toBeVisible()
    await user.paste(TEXT)
    await user.click(submit())
    await result()
    const table = screen.getByRole('table', { name: /Counted by kind/ })
    expect(table.compareDocumentPosition(screen.getByText('0 of 3 done'))).toBe(Node.DOCUMENT_POSITION_PRECEDING)
    expect(within(table).getByRole('row', { name: 'Agreement 9 2' })).toBeVisible()
    expect(table.previousElementSibling).toHaveTextContent(/^Agreement: 9 on .+, 2 in this text/)
    await user.click(screen.getByRole('button', { name: 'Revise' }))
    await user.type(screen.getByLabelText('Your revision'), ' And so on.')
    expect(await within(table).findByRole('row', { name: 'Agreement 9 2 1' })).toBeVisible()
  })

  test('marks stay behind the words while they are revised, until they are settled', async () => {
    answer()
    open()
    const user = await analyze()
    await result()
    await user.click(screen.getByRole('button', { name: 'Revise' }))
    const shown = () => [...document.querySelectorAll('.revised .mk')].map(({ textContent }) => textContent)
    expect(shown()).toContain('it’s engine')
    const editor = screen.getByLabelText('Your revision')
    await user.clear(editor)
    await user.paste(`Before it. ${TEXT.replace('it’s engine', 'its engine')}`)
    await waitFor(() => expect(shown()).not.toContain('it’s engine'))
    expect(shown()).toContain('The kitchen was cold when I came in.')
  })

  const place = (quote: string) => ({ start: TEXT.indexOf(quote), end: TEXT.indexOf(quote) + quote.length })

  test('a closer look is asked for once it is wanted; what it adds is marked, counted, taken in and kept', async () => {
    onDevice.mark.mockResolvedValue([{ kind: 'agreement', ...place('The kitchen') }])
    closer.look.mockImplementation((text) =>
      Promise.resolve(
        text === TEXT
          ? [
              { ...place('it’s engine'), kind: 'usage', message: 'Known.' },
              { ...place('Outside the taxi'), kind: 'punctuation', message: 'A comma.', right: 'Outside, the taxi' },
            ]
          : [],
      ),
    )
    answer()
    const { unmount } = open()
    const user = await analyze()
    await result()
    const button = await screen.findByRole('button', { name: 'Look more closely (8 MB, stays on your device)' })
    expect(closer.look).not.toHaveBeenCalled()
    await user.click(button)
    expect(await screen.findByText(/Harper, marked one more place/)).toBeVisible()
    expect(screen.getByText(/The apostrophe makes it.*The second checker marks this, too\./)).toBeVisible()
    expect(screen.queryByText(/Known\./)).toBeNull()
    expect(screen.getByRole('link', { name: /^Outside the taxi.*second checker\)$/ })).toHaveClass('slip')
    expect(button).not.toBeInTheDocument()

    const table = screen.getByRole('table', { name: /Counted by kind/ })
    expect(within(table).getByRole('row', { name: 'Punctuation 1' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Take it in: remark/ }))
    expect(await screen.findByText('1 of 4 done', { ignore: '.sr' })).toBeVisible()
    expect(await within(table).findByRole('row', { name: 'Punctuation 1 0' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Take it back: remark/ }))
    expect(await screen.findByText('0 of 4 done', { ignore: '.sr' })).toBeVisible()

    closer.look.mockClear()
    unmount()
    open()
    expect(await screen.findByText(/Second checker: “Outside the taxi”/)).toBeVisible()
    expect(closer.look).not.toHaveBeenCalled()
  })

  test('once its file is there, the second checker reads without being asked', async () => {
    closer.isHere.mockResolvedValue(true)
    closer.hasRoom.mockResolvedValue(false)
    closer.look.mockResolvedValue([{ ...place('Outside the taxi'), kind: 'punctuation', message: 'A comma.' }])
    answer()
    open()
    await analyze()
    await result()
    expect(await screen.findByText(/Second checker: “Outside the taxi”/)).toBeVisible()
    expect(closer.look).toHaveBeenCalledExactlyOnceWith(TEXT)
  })

  test('a text that one checker has read is compared with what the same one marks', async () => {
    onDevice.mark.mockResolvedValue([{ kind: 'agreement', ...place('The kitchen') }])
    closer.look.mockResolvedValue([{ ...place('Outside the taxi'), kind: 'punctuation', message: 'A comma.' }])
    answer()
    open()
    const user = await analyze(`${TEXT} More.`)
    await result()
    await user.click(screen.getByRole('button', { name: 'Analyze Another Text' }))
    await user.paste(TEXT)
    await user.click(submit())
    await result()
    await user.click(await screen.findByRole('button', { name: /^Look more closely/ }))
    expect(await screen.findByText(/Harper, marked one more place/)).toBeVisible()
    const table = screen.getByRole('table', { name: /Counted by kind/ })
    expect(within(table).getByRole('row', { name: 'Agreement 1 1' })).toBeVisible()
    expect(within(table).queryByRole('row', { name: /^Punctuation/ })).toBeNull()
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

  test('past analyses are forgotten only after a question', async () => {
    answer()
    open()
    const user = await analyze()
    await result()
    await user.click(screen.getByText(/Your past analyses/))
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    await user.click(screen.getByRole('button', { name: 'Keep them' }))
    expect(readAnalyses()).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Clear all' }))
    await user.click(screen.getByRole('button', { name: 'Forget all 1' }))
    expect(readAnalyses()).toEqual([])
    expect(screen.queryByText(/Your past analyses/)).toBeNull()
  })
})
