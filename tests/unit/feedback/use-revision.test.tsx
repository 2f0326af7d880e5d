import { act, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addAnalysis, readAnalyses } from '@/features/feedback/lib/analyses'
import type { FeedbackRecord } from '@/features/feedback/lib/feedback'
import { useRevision } from '@/features/feedback/lib/use-revision'
import { analyze, answer, open as openTool, result as shown, withFeedbackTool } from './support/feedback-tool.tsx'

const KEY = 'promptory:analyses'
const RECORD: FeedbackRecord = {
  id: 'one',
  createdAt: '2026-11-20T18:00:00.000Z',
  text: 'The kitchen was cold.',
  sections: { clarity: 'Clear.', creativity: 'Odd.', grammar: 'Fine.', suggestions: 'Go on.' },
  source: 'ai',
}

/** Another tab keeps its revision: it is there, and this tab hears of it unless it slept. */
function otherTab(revision: string, { isHeard = true } = {}): void {
  const rows = readAnalyses().map((record) => ({ ...record, revision }))
  localStorage.setItem(KEY, JSON.stringify(rows))
  if (isHeard) act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })))
}
const kept = () => readAnalyses()[0]?.revision

describe('a revision in two tabs', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    addAnalysis(RECORD)
  })
  afterEach(() => vi.useRealTimers())

  const open = () => renderHook(() => useRevision(RECORD))
  const pass = () =>
    act(() => {
      vi.advanceTimersByTime(400)
    })

  test('what the other one kept shows here, and typing goes on from it', () => {
    const { result } = open()
    otherTab('A long revision.')
    expect(result.current.revision).toBe('A long revision.')
    act(() => result.current.setRevision('A long revision. More.'))
    pass()
    expect(kept()).toBe('A long revision. More.')
    expect(result.current).toMatchObject({ isRevisionKept: true, isContested: false })
  })

  test('it shows as the analysis is opened, too', () => {
    otherTab('A long revision.')
    expect(open().result.current.revision).toBe('A long revision.')
  })

  test.each([true, false])('where both have changed, neither is written over (told of it: %s)', (isHeard) => {
    const { result, unmount } = open()
    act(() => result.current.setRevision('Mine.'))
    otherTab('A long revision.', { isHeard })
    pass()
    expect(result.current).toMatchObject({ revision: 'Mine.', isRevisionKept: false, isContested: true })
    act(() => result.current.setRevision('Mine, and more.'))
    pass()
    unmount()
    expect(kept()).toBe('A long revision.')
  })

  test('until the visitor says so; then it goes on as before', () => {
    const { result } = open()
    act(() => result.current.setRevision('Mine.'))
    otherTab('A long revision.')
    act(() => result.current.keepThisOne())
    expect(kept()).toBe('Mine.')
    expect(result.current).toMatchObject({ isRevisionKept: true, isContested: false })
    act(() => result.current.setRevision('Mine, and more.'))
    pass()
    expect(kept()).toBe('Mine, and more.')
  })

  test('what could not be kept is not taken away by the other one', () => {
    const { result } = open()
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    act(() => result.current.setRevision('Mine.'))
    pass()
    expect(result.current).toMatchObject({ isRevisionKept: false, isContested: false })
    full.mockRestore()
    otherTab('A long revision.')
    expect(result.current).toMatchObject({ revision: 'Mine.', isContested: true })
  })
})

describe('the page', () => {
  withFeedbackTool()

  test('says so, and offers to go on with this one', async () => {
    answer()
    openTool()
    const user = await analyze()
    await shown()
    await user.click(screen.getByRole('button', { name: 'Revise' }))
    await user.type(screen.getByLabelText('Your revision'), ' More.')
    otherTab('A long revision.')
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Another tab has changed this revision, too/)
    expect(kept()).toBe('A long revision.')
    await user.click(screen.getByRole('button', { name: 'keep this one in its place' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(kept()).toMatch(/ More\.$/)
  })
})
