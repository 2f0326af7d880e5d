import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { dismissToasts } from '../../support/toasts.ts'
import { ANSWER, answer, generateOnce, open, wish } from './support/prompt-generator.tsx'

afterEach(async () => {
  await dismissToasts()
  vi.unstubAllGlobals()
})

const line = (id: string, label: string, text: string, isOn: boolean) => ({ id, label, text, isOn })
const REQUEST = 'a letter about the rent'
const COMPOSED = {
  ...ANSWER,
  source: 'builtin',
  generatedPrompt: `${REQUEST}\n\n- Come to the point.`,
  lines: {
    request: REQUEST,
    kind: 'message',
    choices: [
      line('point', 'Short', 'Come to the point.', true),
      line('length', 'How long', 'Keep it to [how long: e.g. 150 words].', false),
      line('much', 'Everything', 'word '.repeat(99).trim(), false),
    ],
  },
}
const prompt = () => screen.findByLabelText('Generated prompt')
const copied = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: /^Cop(?:y to Clipboard|ied!)$/ }))
  return navigator.clipboard.readText()
}

describe('the lines of a composed prompt', () => {
  test('are switched off and on, and the prompt, its count and the copy follow', async () => {
    answer(COMPOSED)
    open()
    const user = await generateOnce()
    await prompt()
    expect(screen.getByText('Short.')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: /^Short/ }))
    expect(await prompt()).toHaveTextContent(/^a letter about the rent$/)
    expect(screen.getByText('5 words')).toBeVisible()
    expect(await copied(user)).toBe(REQUEST)
    await user.click(screen.getByRole('button', { name: 'How long' }))
    await user.click(screen.getByRole('textbox', { name: 'how long' }))
    await user.keyboard('80 words')
    expect(await copied(user)).toBe(`${REQUEST}\n\n- Keep it to 80 words.`)
  })

  test('one that would pass 100 words says so and stays off', async () => {
    answer(COMPOSED)
    open()
    const user = await generateOnce()
    await prompt()
    await user.click(screen.getByRole('button', { name: 'Everything' }))
    expect(screen.getByText('“Everything” would take the prompt past 100 words, so it stays off.')).toBeVisible()
    expect(await prompt()).not.toHaveTextContent('word word')
  })

  test('one blank too many is refused', async () => {
    const blanks = ['one', 'two', 'three', 'four'].map((name) => line(name, name, `Say [${name}].`, false))
    answer({ ...COMPOSED, lines: { ...COMPOSED.lines, choices: blanks } })
    open()
    const user = await generateOnce()
    await prompt()
    for (const name of ['one', 'two', 'three', 'four']) await user.click(screen.getByRole('button', { name }))
    expect(screen.getByText(/^“four” stays off: 3 blanks are enough/)).toBeVisible()
    expect(await prompt()).not.toHaveTextContent('[four]')
  })

  test('are remembered for the next request of their kind', async () => {
    answer(COMPOSED)
    open()
    const user = await generateOnce()
    await prompt()
    await user.click(screen.getByRole('checkbox', { name: /^Short/ }))
    await user.click(screen.getByRole('button', { name: 'Back to Generator' }))
    await user.click(screen.getByRole('button', { name: 'Generate Prompt' }))
    await waitFor(async () => expect(await prompt()).toHaveTextContent(/^a letter about the rent$/))
  })

  test('none: the page says so', async () => {
    answer({ ...COMPOSED, generatedPrompt: REQUEST, lines: { request: REQUEST, kind: 'other', choices: [] } })
    open()
    await generateOnce()
    expect(await screen.findByText('This says what it needs. Nothing was added.')).toBeVisible()
    const ready = await screen.findByRole('link', { name: 'Look for a ready prompt' })
    expect(ready).toHaveAttribute('href', `/prompts#q=${encodeURIComponent(REQUEST)}`)
  })
})

test('a prompt is edited in place, kept, and brought back', async () => {
  answer(COMPOSED)
  open()
  const user = await generateOnce()
  await prompt()
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  const field = screen.getByRole('textbox', { name: 'Edit the prompt' })
  await user.clear(field)
  await user.type(field, 'Write about my rent')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await prompt()).toHaveTextContent('Write about my rent')
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(JSON.stringify(localStorage)).toContain('Write about my rent')
  await user.click(screen.getByRole('button', { name: 'Bring back the original' }))
  expect(await prompt()).toHaveTextContent('Come to the point.')
})

test('an AI’s prompt shows on request what it changed', async () => {
  answer({ ...ANSWER, source: 'ai' })
  open()
  const user = await generateOnce()
  await prompt()
  await user.click(screen.getByText('What changed'))
  await waitFor(() => expect(document.querySelector('[data-changes] ins')).not.toBeNull())
})

describe('the browser’s own AI', () => {
  const standIn = (availability: string) => {
    const create = vi.fn(async ({ signal }: { signal: AbortSignal }) => ({
      destroy: () => undefined,
      promptStreaming: () =>
        new ReadableStream<string>({
          start(controller) {
            signal.addEventListener('abort', () => controller.error(signal.reason))
            controller.enqueue('A better ')
            release = () => {
              controller.enqueue('letter')
              controller.close()
            }
          },
        }),
    }))
    let release = () => undefined as void
    vi.stubGlobal('LanguageModel', { availability: async () => availability, create })
    return { create, finish: () => act(async () => release()) }
  }

  test('is not offered where there is none', async () => {
    answer(COMPOSED)
    open()
    await generateOnce()
    await prompt()
    expect(screen.queryByRole('button', { name: /browser’s AI/ })).toBeNull()
  })

  test('is asked by a press, shows its answer as it comes, and is taken or left', async () => {
    const { create, finish } = standIn('available')
    answer(COMPOSED)
    open()
    const user = await generateOnce()
    const offer = await screen.findByRole('button', {
      name: 'Improve it with this browser’s AI (nothing leaves your device)',
    })
    expect(create).not.toHaveBeenCalled()
    await user.click(offer)
    expect(await screen.findByText('A better')).toBeVisible()
    await finish()
    await user.click(await screen.findByRole('button', { name: 'Use this version' }))
    expect(await prompt()).toHaveTextContent('A better letter')
  })

  test('can be stopped, and names the size where it has to be downloaded', async () => {
    standIn('downloadable')
    answer(COMPOSED)
    open()
    const user = await generateOnce()
    const offer = await screen.findByRole('button', { name: /^Download this browser’s AI \(up to 4 GB\)/ })
    await user.click(offer)
    await user.click(await screen.findByRole('button', { name: 'Stop' }))
    expect(await screen.findByRole('button', { name: /^Download this browser’s AI/ })).toBeVisible()
    expect(await prompt()).toHaveTextContent('Come to the point.')
  })
})

test('a request of few words is asked up to three questions, whose answers go into it', async () => {
  open()
  const user = userEvent.setup()
  await user.type(wish(), 'landlord email')
  const tone = await screen.findByRole('group', { name: 'Tone' })
  await user.click(within(tone).getByRole('button', { name: 'firm but polite' }))
  expect(wish()).toHaveValue('landlord email\nTone: firm but polite')
  await user.click(within(tone).getByRole('button', { name: 'formal' }))
  expect(wish()).toHaveValue('landlord email\nTone: formal')
  await user.click(within(tone).getByRole('button', { name: 'formal' }))
  expect(wish()).toHaveValue('landlord email')
  await user.type(wish(), ' about the broken heating in my kitchen')
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Tone' })).toBeNull())
})
