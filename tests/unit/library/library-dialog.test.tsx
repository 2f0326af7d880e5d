import { fireEvent, screen, waitFor, within } from '@testing-library/react'
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
