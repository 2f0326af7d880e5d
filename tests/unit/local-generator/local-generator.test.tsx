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
const structured = () => screen.getByLabelText<HTMLTextAreaElement>(/^Structured for/, { selector: 'textarea' })
const copyButton = () => screen.getByRole('button', { name: /^(Copy to Clipboard|Copied!)$/ })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

describe('at first', () => {
  test('the defaults, the choices and four rows', () => {
    open()
    expect(field('AI Model')).toHaveValue('chatgpt')
    expect(field('Topic')).toHaveValue('')
    expect(field('Keywords')).toHaveValue('')
    expect(field('Tone')).toHaveValue('professional')
    expect(field('Length')).toHaveValue('medium')
    expect(field('Language')).toHaveValue('english')
    expect(structured()).toHaveValue('')
    expect(screen.getByRole('button', { name: 'Copy structured prompt' })).toBeDisabled()
    const optionsOf = (name: string) =>
      within(field(name))
        .getAllByRole<HTMLOptionElement>('option')
        .map((option) => option.value)
    expect(optionsOf('AI Model')).toEqual(['chatgpt', 'claude', 'gemini', 'midjourney'])
    expect(optionsOf('Tone')).toEqual(['professional', 'casual', 'friendly', 'enthusiastic', 'humorous'])
    expect(optionsOf('Length')).toEqual(['short', 'medium', 'long'])
    expect(optionsOf('Language')).toEqual(['english', 'spanish', 'french', 'german'])
    expect(output()).toHaveValue('Write a professional, medium prompt in english.')
    expect(output()).toHaveAttribute('rows', '4')
    expect(output()).toHaveAttribute('readonly')
    expect(copyButton()).toBeEnabled()
  })
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

  test('the AI changes nothing in the sentence, and everything in the structured prompt', () => {
    open('/prompt-generator#topic=bees')
    const sentence = output().value
    fireEvent.change(field('AI Model'), { target: { value: 'claude' } })
    expect(output()).toHaveValue(sentence)
    expect(structured().value).toMatch(/^<task>/)
    expect(structured()).toHaveAccessibleDescription(/Laid out for Claude/)
    fireEvent.change(field('AI Model'), { target: { value: 'midjourney' } })
    expect(output()).toHaveValue(sentence)
    expect(structured().value).toMatch(/--ar 3:2$/)
    expect(structured()).toHaveAccessibleDescription(/Laid out for Midjourney/)
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
  test('opens what it names', () => {
    open('/prompt-generator?tone=friendly#topic=bees&keywords=hive&tone=humorous&length=x&model=gemini')
    expect(field('Topic')).toHaveValue('bees')
    expect(field('Tone')).toHaveValue('humorous')
    expect(field('Length')).toHaveValue('medium')
    expect(structured().value).toMatch(/^Task: /)
  })

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

  test('of another page is left alone', () => {
    open('/prompt-generator#topic=bees')
    act(() => {
      window.history.replaceState(null, '', '/about')
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    expect(field('Topic')).toHaveValue('bees')
    expect(window.location.href).toMatch(/\/about$/)
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
  test('says so, is disabled for two seconds, and keeps the focus', async () => {
    const user = userEvent.setup()
    open()
    copyButton().focus()
    // Two seconds of this clock: it stands still while the machine does.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await user.keyboard('{Enter}')
    await waitFor(() => expect(copyButton()).toHaveTextContent('Copied!'))
    expect(copyButton()).toBeDisabled()
    await expectToast('Copied to clipboard!')
    expect(screen.getByText('You can now paste the prompt anywhere.')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe('Write a professional, medium prompt in english.')
    pass(2000)
    expect(copyButton()).toBeEnabled()
    expect(copyButton()).toHaveTextContent('Copy to Clipboard')
    expect(copyButton()).toHaveFocus()
  })

  test('holds for 2000 ms', async () => {
    userEvent.setup()
    open()
    vi.useFakeTimers()
    fireEvent.click(copyButton())
    await act(async () => {})
    pass(1999)
    expect(copyButton()).toBeDisabled()
    pass(1)
    expect(copyButton()).toBeEnabled()
  })

  test('the structured prompt has a copy of its own, disabled while it is empty', async () => {
    const user = userEvent.setup()
    open('/prompt-generator')
    const copyStructured = () => screen.getByRole('button', { name: 'Copy structured prompt' })
    expect(copyStructured()).toBeDisabled()
    await user.type(field('Topic'), 'bees')
    await waitFor(() => expect(copyStructured()).toBeEnabled())
    await user.click(copyStructured())
    expect(await navigator.clipboard.readText()).toBe(structured().value)
    expect(screen.getByRole('button', { name: 'Copy to Clipboard' })).toBeEnabled()
  })

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

  test('a link that opens the same', async () => {
    const user = userEvent.setup()
    open('/prompt-generator#topic=bees&tone=casual')
    await user.type(field('Keywords'), 'hive')
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    await expectToast('Link copied!')
    expect(await navigator.clipboard.readText()).toBe(
      `${window.location.origin}/prompt-generator#topic=bees&keywords=hive&tone=casual`,
    )
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

test('starting over is a step that Back returns from', () => {
  open('/prompt-generator#topic=bees&tone=casual')
  const before = window.history.length
  fireEvent.click(screen.getByRole('button', { name: 'Start over' }))
  expect(field('Topic')).toHaveValue('')
  expect(output()).toHaveValue('Write a professional, medium prompt in english.')
  expect(window.location.hash).toBe('')
  expect(window.history.length).toBe(before + 1)
  act(() => {
    window.history.replaceState(null, '', '#topic=bees&tone=casual')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(field('Topic')).toHaveValue('bees')
})

test('downloads ai-prompt.txt and opens the chosen AI', async () => {
  const names: string[] = []
  URL.createObjectURL = () => 'blob:prompt'
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const user = userEvent.setup()
  open('/prompt-generator#model=claude')
  await user.click(screen.getByRole('button', { name: 'Download as Text' }))
  expect(names).toEqual(['ai-prompt.txt'])
  await expectToast('Downloaded prompt!')
  expect(screen.getByRole('link', { name: /^Open in Claude/ })).toHaveAttribute(
    'href',
    `https://claude.ai/new?q=${encodeURIComponent('Write a professional, medium prompt in english.')}`,
  )
})
