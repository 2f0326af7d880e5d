import { fireEvent, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { StackedMenu } from '@/app/layout/stacked-menu'
import { OpenList } from '@/components/open-list'
import { Modal } from '@/components/ui/modal'
import { NameForm } from '@/features/collections/components/name-form'
import { PlacePicker } from '@/features/collections/components/place-picker'
import { PromptEditor } from '@/features/collections/components/prompt-editor'

/** What Escape closes. */
const CLOSABLE: Readonly<Record<string, (onClose: () => void) => ReactElement>> = {
  dialog: (onClose) => (
    <Modal title="Link" actions={<button type="button">Done</button>} onClose={onClose}>
      <input data-first />
    </Modal>
  ),
  menu: (onClose) => <StackedMenu isOpen onClose={onClose} />,
  'list of AIs': (onClose) => <OpenList text="Write." onOpen={vi.fn()} onClose={onClose} />,
  name: (onClose) => (
    <NameForm label="Name" submitLabel="Add" taken={[]} hasFocus onSubmit={vi.fn()} onCancel={onClose} />
  ),
  places: (onClose) => <PlacePicker places={[]} taken={[]} onPick={vi.fn()} onNew={vi.fn()} onClose={onClose} />,
  prompt: (onClose) => <PromptEditor id="new" saved={{ title: '', text: '' }} onSave={vi.fn()} onClose={onClose} />,
}

test('Escape closes nothing while it belongs to an input method', () => {
  const wrong: string[] = []
  for (const [what, make] of Object.entries(CLOSABLE)) {
    const onClose = vi.fn()
    const { unmount } = render(<MemoryRouter>{make(onClose)}</MemoryRouter>)
    const field = document.querySelector('input:not([type=checkbox]), a') ?? document.body
    // Chromium and Firefox say that somebody is composing, Safari sends a key code.
    fireEvent.keyDown(field, { key: 'Escape', keyCode: 27, isComposing: true })
    fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 })
    if (onClose.mock.calls.length > 0) wrong.push(`${what} closes`)
    fireEvent.keyDown(field, { key: 'Escape', keyCode: 27 })
    if (onClose.mock.calls.length === 0) wrong.push(`${what} stays`)
    unmount()
  }
  expect(wrong).toEqual([])
})
