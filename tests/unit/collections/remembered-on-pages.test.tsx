import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import LIBRARY from '@/content/library'
import { PromptDialog } from '@/features/library/components/prompt-dialog'
import { answersBefore, rememberAnswers } from '@/lib/remembered-answers'
import { renderThemedPage } from '../../support/themed-page.tsx'
import { dismissToasts, expectToast } from '../../support/toasts.ts'

const FAVOURITES = 'promptory:favourites'
// Whole journeys with many key strokes: a busy machine takes its time over them.
vi.setConfig({ testTimeout: 30_000 })

// Comes with the first press: how long that takes is not what is asked here.
beforeAll(() => import('@/components/toaster'))

afterEach(async () => {
  vi.unstubAllGlobals()
  await dismissToasts()
})

describe('on a page of prompts', () => {
  beforeEach(() => {
    renderThemedPage(['Write to [your audience] about [the weather].', 'Sing to the [audiences].'])
  })
  const prompt = (number: number) => within(document.getElementById(`prompt-${number}`) as HTMLElement)

  test('what was filled in is offered where the next prompt asks for it, and filled in by one press only', async () => {
    const user = userEvent.setup()
    await user.click(prompt(1).getByRole('textbox', { name: 'your audience' }))
    await user.keyboard('night nurses')
    expect(answersBefore('audience')).toEqual([])
    await user.click(prompt(1).getByRole('button', { name: 'Copy' }))
    await waitFor(() => expect(answersBefore('audience')).toEqual(['night nurses']))

    await user.click(prompt(2).getByRole('textbox', { name: 'audiences' }))
    expect(document.querySelector('#prompt-2 .prompt-text')).toHaveTextContent('Sing to the [audiences].')
    await user.click(prompt(2).getByRole('button', { name: 'Use “night nurses” again' }))
    expect(document.querySelector('#prompt-2 .prompt-text')).toHaveTextContent('Sing to the night nurses.')
    await user.click(prompt(2).getByRole('button', { name: 'Copy' }))
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('Sing to the night nurses.'))
  })

  test('a copy with open blanks says how many, and leads to the first of them', async () => {
    const user = userEvent.setup()
    await user.click(prompt(1).getByRole('textbox', { name: 'your audience' }))
    await user.keyboard('pilots')
    expect(prompt(1).getByRole('button', { name: '1 of 2 filled' })).toBeVisible()
    await user.click(prompt(1).getByRole('button', { name: 'Copy' }))
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('Write to pilots about [the weather].'))
    await waitFor(() => expect(screen.getByText('1 blank left')).toBeVisible())
    await user.click(screen.getByRole('button', { name: 'Fill in' }))
    expect(prompt(1).getByRole('textbox', { name: 'the weather' })).toHaveFocus()
  })

  test('opening in an AI takes the filled text, and remembers', async () => {
    const user = userEvent.setup()
    await user.click(prompt(2).getByRole('textbox', { name: 'audiences' }))
    await user.keyboard('pilots')
    await user.click(prompt(2).getByRole('button', { name: /Open/ }))
    expect(await screen.findByRole('link', { name: /^Claude/ })).toHaveAttribute(
      'href',
      'https://claude.ai/new?q=Sing%20to%20the%20pilots.',
    )
    expect(answersBefore('audience')).toEqual(['pilots'])
  })

  test('saving says so, with a way there and a way back; what another tab has saved already stays saved', async () => {
    const user = userEvent.setup()
    localStorage.setItem(
      FAVOURITES,
      JSON.stringify([{ address: '/test#prompt-2', text: 'x', page: 'y', savedAt: '2026-01-01' }]),
    )
    await user.click(prompt(1).getByRole('button', { name: 'Save' }))
    await expectToast('Saved')
    expect(screen.getByRole('button', { name: 'View' })).toBeVisible()
    expect(JSON.parse(localStorage.getItem(FAVOURITES) ?? '')).toMatchObject([
      { address: '/test#prompt-1' },
      { address: '/test#prompt-2' },
    ])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(JSON.parse(localStorage.getItem(FAVOURITES) ?? '')).toMatchObject([{ address: '/test#prompt-2' }])
  })
})

describe('in the library', () => {
  const item = LIBRARY[0]
  const open = () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    const onAnswer = vi.fn()
    render(<PromptDialog item={item} answers={{ country: 'Togo' }} onAnswer={onAnswer} onClose={vi.fn()} />)
    return onAnswer
  }

  test('an item is saved among the favourites, and taken out again', async () => {
    const user = userEvent.setup()
    open()
    const save = screen.getByRole('button', { name: 'Save', pressed: false })
    await user.click(save)
    expect(save).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText('Saved: see Saved Prompts, the bookmark at the top.')).toHaveRole('status')
    expect(JSON.parse(localStorage.getItem(FAVOURITES) ?? '')).toMatchObject([
      { address: `/ai-prompts#${item.id}`, title: item.title, text: expect.stringContaining('in Togo can answer') },
    ])
    await user.click(save)
    expect(save).toHaveAttribute('aria-pressed', 'false')
    expect(localStorage.getItem(FAVOURITES)).toBeNull()
  })

  test('a device that keeps nothing is told of', async () => {
    const user = userEvent.setup()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    open()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(screen.getByText('Not saved: this browser blocks saving.')).toHaveRole('status')
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-pressed', 'false')
  })

  test('answers are offered, and remembered with the copy', async () => {
    const user = userEvent.setup()
    rememberAnswers({ 'the countries': 'Benin' })
    const onAnswer = open()
    await user.click(screen.getByRole('textbox', { name: 'country' }))
    await user.click(screen.getByRole('button', { name: 'Use “Benin” again' }))
    expect(onAnswer).toHaveBeenCalledWith('country', 'Benin')
    await user.click(screen.getByRole('button', { name: 'Copy prompt' }))
    expect(answersBefore('country')).toEqual(['Togo', 'Benin'])
  })
})
