import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { readAnalyses } from '@/features/feedback/lib/analyses'
import { authStorage } from '@/lib/auth-storage'
import { SESSION_KEY } from '@/lib/session'
import { sessionOf } from '../auth/support/fake-auth.ts'
import { analyze, answer, onDevice, open, result, TEXT, withFeedbackTool } from './support/feedback-tool.tsx'
import { historyServer } from './support/history-server.ts'

withFeedbackTool()

const signIn = () => authStorage.setItem(SESSION_KEY, JSON.stringify(sessionOf()))
const goOnline = () => window.dispatchEvent(new Event('online'))

test('a reading with Pro is in the history, with what was marked', async () => {
  signIn()
  const { kept } = historyServer()
  onDevice.mark.mockResolvedValue([{ start: 0, end: 3, kind: 'passive' }])
  answer()
  open()
  await analyze()
  await result()
  await waitFor(() => {
    goOnline()
    expect(kept.size).toBe(1)
  })
  expect([...kept.values()][0]).toMatchObject({ text: TEXT, source: 'builtin', marked: { passive: 1 } })
  await userEvent.setup().click(screen.getByText('Your past analyses'))
  expect(screen.getByRole('link', { name: 'writing history' })).toHaveAttribute('href', '/account/history')
})

test('a text that cannot be marked is not in the history, as if nothing were marked in it', async () => {
  signIn()
  const { kept } = historyServer()
  const second = `${TEXT} Then it left.`
  onDevice.mark.mockImplementation(async (text) => {
    if (text === TEXT) throw new Error('No answer.')
    return []
  })
  answer()
  open()
  const user = await analyze()
  await result()
  await user.click(screen.getByRole('button', { name: 'Analyze Another Text' }))
  await analyze(second)
  await waitFor(() => {
    goOnline()
    expect(readAnalyses()[0]?.history?.state).toBe('kept')
  })
  expect([...kept.values()].map(({ text }) => text)).toEqual([second])
  expect(readAnalyses().map(({ text, history }) => [text, history?.state])).toEqual([
    [second, 'kept'],
    [TEXT, undefined],
  ])
})
