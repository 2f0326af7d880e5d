import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LocalGenerator } from '@/features/local-generator/components/local-generator'
import { dismissToasts, expectToast } from '../../support/toasts.ts'

beforeEach(() => window.history.replaceState({ idx: 0 }, '', '/prompt-generator'))

afterEach(async () => {
  vi.useRealTimers()
  await dismissToasts()
})

function open(address = '/prompt-generator') {
  window.history.replaceState(window.history.state, '', address)
  return render(
    <StrictMode>
      <LocalGenerator />
    </StrictMode>,
  )
}
const field = (name: string) => screen.getByLabelText(name)
const output = () => screen.getByLabelText<HTMLTextAreaElement>('Your prompt', { selector: 'textarea' })
const copyButton = () => screen.getByRole('button', { name: /^(Copy to Clipboard|Copied!)$/ })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

describe('the prompt follows', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  test('choices at once, what is typed after 500 ms without typing', () => {
    open()
    type('Topic', 'be')
    pass(499)
    type('Topic', 'bees')
    pass(499)
    expect(output()).toHaveValue('Write a professional, medium prompt in english.')
    fireEvent.change(field('Tone'), { target: { value: 'casual' } })
    expect(output()).toHaveValue('Write a casual, medium prompt in english.')
    pass(1)
    expect(output()).toHaveValue('Write a casual, medium prompt on the topic of bees in english.')
    type('Keywords', 'hive')
    pass(499)
    expect(output()).not.toHaveValue(expect.stringContaining('hive'))
    pass(1)
    expect(output()).toHaveValue(
      'Write a casual, medium prompt on the topic of bees using the following keywords: hive in english.',
    )
  })

  test('the address follows with the prompt, without a step in the history', () => {
    const before = window.history.length
    open()
    type('Topic', 'bees')
    pass(499)
    expect(window.location.hash).toBe('')
    pass(1)
    expect(window.location.hash).toBe('#topic=bees')
    fireEvent.change(field('Language'), { target: { value: 'german' } })
    expect(window.location.hash).toBe('#topic=bees&language=german')
    expect(window.history.length).toBe(before)
    expect(window.history.state).toEqual({ idx: 0 })
  })

  test('what is typed is safe as soon as the field is left, and with the page', () => {
    const { unmount } = open()
    type('Topic', 'bees')
    fireEvent.blur(field('Topic'))
    expect(window.location.hash).toBe('#topic=bees')
    type('Topic', 'bees and wasps')
    window.dispatchEvent(new Event('pagehide'))
    expect(window.location.hash).toBe('#topic=bees+and+wasps')
    type('Topic', 'bees, wasps, ants')
    unmount()
    open('/prompt-generator')
    expect(field('Topic')).toHaveValue('bees, wasps, ants')
    expect(window.location.hash).toBe('#topic=bees%2C+wasps%2C+ants')
  })
})

describe('an address', () => {
  test('is followed on a step through the history, but not to a place of the page', () => {
    open('/prompt-generator#topic=bees')
    act(() => {
      window.history.replaceState(null, '', '#topic=wasps')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(field('Topic')).toHaveValue('wasps')
    act(() => {
      window.history.replaceState(null, '', '#main')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(field('Topic')).toHaveValue('wasps')
  })
})

test('what was typed before React was alive counts', async () => {
  const container = document.createElement('div')
  document.body.append(container)
  const page = (
    <StrictMode>
      <LocalGenerator />
    </StrictMode>
  )
  container.innerHTML = renderToString(page)
  within(container).getByLabelText<HTMLInputElement>('Topic').value = 'early bees'
  within(container).getByLabelText<HTMLSelectElement>('Tone').value = 'casual'
  const root = await act(async () => hydrateRoot(container, page))
  expect(field('Topic')).toHaveValue('early bees')
  expect(field('Tone')).toHaveValue('casual')
  expect(output()).toHaveValue('Write a casual, medium prompt on the topic of early bees in english.')
  await act(async () => root.unmount())
  container.remove()
})

describe('copying', () => {
  test('refused: selects the text and never says that it copied', async () => {
    const user = userEvent.setup()
    open()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    document.execCommand = () => false
    await user.click(copyButton())
    await expectToast('The browser did not allow copying.')
    expect(screen.queryByText(/Copied/)).not.toBeInTheDocument()
    expect(copyButton()).toBeEnabled()
    expect(output()).toHaveFocus()
    expect([output().selectionStart, output().selectionEnd]).toEqual([0, output().value.length])
  })

  test('no link for what a link cannot carry', async () => {
    const user = userEvent.setup()
    open()
    await user.click(field('Topic'))
    await user.paste('x'.repeat(501))
    expect(field('Topic')).toHaveAccessibleDescription(/a link cannot carry it/)
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    await expectToast('Too long for a link')
    await waitFor(() => expect(output().value).toContain('x'.repeat(501)))
  })
})
