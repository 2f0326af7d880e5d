import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FillInSheet } from '@/pages/public/home/fill-in-sheet'
import { showToast } from '@/components/toast'

const Sheet = () => (
  <MemoryRouter>
    <FillInSheet />
  </MemoryRouter>
)

vi.mock('@/components/toast', () => ({ showToast: vi.fn() }))

const blank = (name: RegExp) => screen.getByRole('textbox', { name })
const copyButton = () => screen.getByRole('button')

beforeEach(() => {
  vi.mocked(showToast).mockReset()
})

describe('filling in', () => {
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
