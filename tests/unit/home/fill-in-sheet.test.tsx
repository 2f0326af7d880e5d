import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FillInSheet } from '@/pages/public/home/fill-in-sheet'
import { SAMPLES } from '@/content/samples'
import { blanksOf, fillBlanks } from '@/lib/blanks'
import { showToast } from '@/components/toast'

const Sheet = () => (
  <MemoryRouter>
    <FillInSheet />
  </MemoryRouter>
)

vi.mock('@/components/toast', () => ({ showToast: vi.fn() }))

const filledPrompt = (answers: readonly string[]) => {
  const names = blanksOf(SAMPLES.nightClerk.text).map(({ name }) => name)
  return fillBlanks(
    SAMPLES.nightClerk.text,
    Object.fromEntries(names.map((name, index) => [name, answers[index] ?? ''])),
  )
}
const blank = (name: RegExp) => screen.getByRole('textbox', { name })
const copyButton = () => screen.getByRole('button')
const openLink = () => screen.getByRole('link', { name: /^Open in ChatGPT/ })
const promptInLink = () => new URL(openLink().getAttribute('href') ?? '').searchParams.get('q')

async function fill(user: ReturnType<typeof userEvent.setup>, name: RegExp, text: string) {
  await user.click(blank(name))
  await user.keyboard(text)
}

beforeEach(() => {
  vi.mocked(showToast).mockReset()
})

describe('filling in', () => {
  it('begins with two of four', () => {
    render(<Sheet />)
    expect(screen.getByRole('status')).toHaveTextContent('2 of 4 filled')
    expect(screen.getAllByRole('textbox')).toHaveLength(4)
    expect(blank(/town/)).toHaveTextContent('Trieste')
    expect(blank(/odd thing/)).toHaveTextContent('[one odd thing]')
  })

  it('types over what stands in a blank, and counts it', async () => {
    const user = userEvent.setup()
    render(<Sheet />)
    await fill(user, /who paid/, 'my late aunt')
    expect(blank(/who paid/)).toHaveTextContent(/^my late aunt$/)
    expect(screen.getByRole('status')).toHaveTextContent('3 of 4 filled')
  })

  it('shows the brackets of a blank again that was emptied', async () => {
    const user = userEvent.setup()
    render(<Sheet />)
    await fill(user, /town/, '{Backspace}')
    expect(blank(/town/)).toHaveTextContent('[town]')
    expect(screen.getByRole('status')).toHaveTextContent('1 of 4 filled')
  })

  it('leads with Enter from blank to blank and then to the copy button', async () => {
    const user = userEvent.setup()
    render(<Sheet />)
    await user.click(blank(/who paid/))
    await user.keyboard('{Enter}')
    expect(blank(/odd thing/)).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(copyButton()).toHaveFocus()
    expect(blank(/who paid/)).toHaveTextContent('[who paid]')
  })

  it('leaves a text alone while an input method is still composing it', () => {
    render(<Sheet />)
    const field = blank(/who paid/)
    field.textContent = ''
    fireEvent.input(field, { isComposing: true })
    expect(field.textContent).toBe('')
    field.textContent = '山田'
    fireEvent.compositionEnd(field)
    expect(screen.getByRole('status')).toHaveTextContent('3 of 4 filled')
  })

  it('carries the filled text to ChatGPT, in a tab of its own', async () => {
    const user = userEvent.setup()
    render(<Sheet />)
    await fill(user, /odd thing/, 'salt & a ladder?')
    expect(openLink()).toHaveAttribute('href', expect.stringMatching(/^https:\/\/chatgpt\.com\/\?q=You%20are/))
    expect(promptInLink()).toBe(filledPrompt(['Trieste', '14', '', 'salt & a ladder?']))
    expect(openLink()).toHaveAttribute('target', '_blank')
    expect(openLink()).toHaveAttribute('rel', expect.stringContaining('noopener'))
  })
})

describe('pasting', () => {
  afterEach(() => {
    Reflect.deleteProperty(document, 'execCommand')
  })

  it('takes plain text, through the command that Undo knows', () => {
    const execCommand = vi.fn(() => true)
    Object.assign(document, { execCommand })
    render(<Sheet />)
    const clipboardData = { getData: (type: string) => (type === 'text/plain' ? 'a bowl\nof  sand' : '<b>no</b>') }
    const isLeftToBrowser = fireEvent.paste(blank(/odd thing/), { clipboardData })
    expect(isLeftToBrowser).toBe(false)
    expect(execCommand).toHaveBeenCalledExactlyOnceWith('insertText', false, 'a bowl\nof  sand')
  })
})

describe('copying', () => {
  afterEach(() => void vi.useRealTimers())

  it('copies the filled prompt, says so on the button for two seconds, and in a message', async () => {
    const user = userEvent.setup()
    render(<Sheet />)
    await fill(user, /who paid/, 'two nuns')
    await fill(user, /odd thing/, 'a ladder')
    // Two seconds of this clock: it stands still while the machine does.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await user.click(copyButton())
    await waitFor(() => expect(copyButton()).toHaveTextContent('Copied!'))
    expect(await navigator.clipboard.readText()).toBe(filledPrompt(['Trieste', '14', 'two nuns', 'a ladder']))
    expect(showToast).toHaveBeenCalledExactlyOnceWith('success', 'Copied to clipboard!')
    act(() => void vi.advanceTimersByTime(2000))
    expect(copyButton()).toHaveTextContent('Copy prompt')
  })

  it('keeps the brackets of what was left open', async () => {
    const user = userEvent.setup()
    render(<Sheet />)
    await user.click(copyButton())
    await waitFor(async () => expect(await navigator.clipboard.readText()).toContain('by [who paid], and'))
  })

  it('does not say “Copied!” when the browser refuses, and selects the prompt instead', async () => {
    const user = userEvent.setup()
    render(<Sheet />)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await user.click(copyButton())
    await waitFor(() => expect(showToast).toHaveBeenCalled())
    expect(showToast).toHaveBeenCalledExactlyOnceWith(
      'error',
      'The browser did not allow copying.',
      expect.stringContaining('Ctrl+C'),
    )
    expect(copyButton()).toHaveTextContent('Copy prompt')
    expect(window.getSelection()?.toString()).toContain('You are the night clerk')
  })
})

describe('waking on a prerendered page', () => {
  it('keeps what was typed before it was alive', async () => {
    const host = document.createElement('div')
    host.innerHTML = renderToString(<Sheet />)
    document.body.append(host)
    const field = blank(/who paid/)
    field.textContent = 'a tax inspector'
    const root = await act(async () => hydrateRoot(host, <Sheet />))
    expect(blank(/who paid/)).toBe(field)
    expect(field).toHaveTextContent('a tax inspector')
    expect(screen.getByRole('status')).toHaveTextContent('3 of 4 filled')
    act(() => root.unmount())
    host.remove()
  })

  it('selects the blank that was pressed to wake it, so that typing replaces its brackets', async () => {
    const host = document.createElement('div')
    host.innerHTML = renderToString(<Sheet />)
    document.body.append(host)
    blank(/who paid/).focus()
    const root = await act(async () => hydrateRoot(host, <Sheet />))
    expect(window.getSelection()?.toString()).toBe('[who paid]')
    act(() => root.unmount())
    host.remove()
  })
})
