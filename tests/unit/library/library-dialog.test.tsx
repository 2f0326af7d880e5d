import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { fillBlanks, NO_ANSWERS } from '@/lib/blanks'
import { FIRST, open, withLibraryPage } from './support/library.tsx'

withLibraryPage()

describe('the dialog', () => {
  const openFirst = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(screen.getByRole('button', { name: `View Full Prompt: ${FIRST.title}` }))
    return within(await screen.findByRole('dialog', { name: FIRST.title }))
  }

  test('fills the prompt as one types, copies the filled text and says so for two seconds', async () => {
    const user = userEvent.setup()
    open()
    const dialog = await openFirst(user)
    const blank = dialog.getByRole('textbox', { name: 'your premises' })
    expect(blank).toHaveFocus()
    // The typing of the tests does not know what a focus by script has selected.
    act(() => blank.blur())
    await user.click(blank)
    await user.keyboard('a bar in Lomé')
    const filled = fillBlanks(FIRST.prompt, { 'your premises': 'a bar in Lomé' })
    expect(screen.getByRole('dialog').querySelector('[data-filled]')?.closest('p')?.textContent).toBe(filled)
    expect(dialog.getByRole('link', { name: /Open in ChatGPT/ })).toHaveAttribute(
      'href',
      `https://chatgpt.com/?q=${encodeURIComponent(filled)}`,
    )
    // Two seconds of this clock: it stands still while the machine does.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await user.click(dialog.getByRole('button', { name: 'Copy prompt' }))
    expect(await dialog.findByRole('button', { name: 'Copied!' })).toBeVisible()
    expect(dialog.getByText(/^Copied to clipboard! \d blanks left\.$/)).toHaveRole('status')
    expect(await navigator.clipboard.readText()).toBe(filled)
    act(() => void vi.advanceTimersByTime(2000))
    expect(dialog.getByRole('button', { name: 'Copy prompt' })).toBeVisible()
  })

  test('nothing says copied that was not; the prompt is selected instead', async () => {
    const user = userEvent.setup()
    open()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    document.execCommand = () => false
    const dialog = await openFirst(user)
    await user.click(dialog.getByRole('button', { name: 'Copy prompt' }))
    expect(await dialog.findByText(/^The browser did not allow copying\./)).toHaveRole('status')
    expect(dialog.queryByText(/Copied/)).toBeNull()
    expect(window.getSelection()?.toString()).toBe(fillBlanks(FIRST.prompt, NO_ANSWERS))
  })

  test('an AI whose address takes no prompt gets it by the clipboard', async () => {
    const user = userEvent.setup()
    open()
    await user.click(screen.getByRole('button', { name: 'View Full Prompt: The table afterwards' }))
    const link = await screen.findByRole('link', { name: /Copy and open Midjourney/ })
    expect(link).toHaveAttribute('href', 'https://www.midjourney.com/imagine')
    link.addEventListener('click', (event) => event.preventDefault())
    await user.click(link)
    await waitFor(async () => expect(await navigator.clipboard.readText()).toContain('--ar 16:9'))
  })

  test('closes by its button and beside it, gives the focus back and keeps what was filled in', async () => {
    const user = userEvent.setup()
    open()
    let dialog = await openFirst(user)
    await user.click(dialog.getByRole('textbox', { name: 'country' }))
    await user.keyboard('Togo')
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: `View Full Prompt: ${FIRST.title}` })).toHaveFocus()
    dialog = await openFirst(user)
    expect(dialog.getByRole('textbox', { name: 'country' })).toHaveTextContent('Togo')
    // A selection that ends beside the sheet does not close it, a press beside it does.
    fireEvent.pointerDown(dialog.getByRole('textbox', { name: 'country' }))
    fireEvent.click(document.body)
    expect(screen.getByRole('dialog')).toBeInTheDocument()
    fireEvent.pointerDown(document.body, { button: 0 })
    fireEvent.click(document.body)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
