import type { GeneratePromptRequest } from '@contracts/generate-prompt.ts'
import { MODELS } from '@contracts/models.ts'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, HttpResponse, http } from 'msw'
import { toast as toasts } from 'sonner'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { PromptGenerator } from '@/features/generator/components/prompt-generator'
import { server } from '../../msw/server.ts'

const ENDPOINT = '*/functions/v1/generate-prompt'
const ANSWER = { generatedPrompt: 'You are a tenant. Ask for [date].', isTooLong: false, wordCount: 7, source: 'ai' }
const WISH = 'a letter about the heating'

/** Answers every call with a body and a status, and keeps what was sent. */
function answer(body: object | string, status = 200, afterMs = 0) {
  const calls: { body: GeneratePromptRequest; device: string | null }[] = []
  server.use(
    http.post(ENDPOINT, async ({ request }) => {
      calls.push({
        body: (await request.json()) as GeneratePromptRequest,
        device: request.headers.get('x-device-id'),
      })
      await delay(afterMs)
      return typeof body === 'string'
        ? new HttpResponse(body, { status, headers: { 'content-type': 'text/html' } })
        : HttpResponse.json(body, { status })
    }),
  )
  return calls
}

const open = (props: Partial<Parameters<typeof PromptGenerator>[0]> = {}) =>
  render(<PromptGenerator example="a kind note" {...props} />)
const wish = () => screen.getByLabelText('What do you want to achieve?')
const generate = () => screen.getByRole('button', { name: /^Generat/ })
const tab = (name: string) => screen.getByRole('tab', { name })
// Asked for anew each time: the toaster draws a message again while it settles.
const expectToast = (title: string) =>
  waitFor(() => expect(screen.getByText(title, { selector: 'strong' })).toBeVisible())

// The messages live in a root of their own, beyond the reach of Testing Library's cleanup.
// A message still on its way is let arrive first, or it would turn up in the next test.
afterEach(async () => {
  await vi.dynamicImportSettled()
  toasts.dismiss()
  await waitFor(() => expect(document.querySelector('[data-sonner-toast]')).toBeNull())
})

async function generateOnce(user = userEvent.setup()) {
  await user.type(wish(), WISH)
  await user.click(generate())
  return user
}

describe('the form', () => {
  test('starts on the generator tab with the default model and category', () => {
    open()
    expect(tab('Generator')).toHaveAttribute('aria-selected', 'true')
    expect(tab('Result')).toBeDisabled()
    expect(screen.getByLabelText('AI Model')).toHaveValue('chatgpt')
    expect(screen.getByLabelText('Category')).toHaveValue('writing')
    expect(screen.queryByRole('button', { name: 'View Results' })).not.toBeInTheDocument()
    const options = within(screen.getByLabelText('AI Model')).getAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual(MODELS.map(({ label }) => label))
  })

  test('refuses an empty description and asks nobody', async () => {
    const calls = answer(ANSWER)
    const user = userEvent.setup()
    open()
    await user.type(wish(), '   ')
    await user.click(generate())
    await expectToast('Description required')
    expect(wish()).toHaveAccessibleDescription(
      /Description required: Please enter what you want to achieve with this prompt\./,
    )
    expect(wish()).toBeInvalid()
    expect(calls).toEqual([])
  })

  test('refuses a description over the limit and keeps it', async () => {
    const calls = answer(ANSWER)
    const user = userEvent.setup()
    open()
    await user.click(wish())
    await user.paste('é'.repeat(4001))
    expect(await screen.findByText('4001 of 4000 characters')).toBeVisible()
    await user.click(generate())
    expect(await screen.findByText('That could not be sent')).toBeVisible()
    expect(wish()).toHaveValue('é'.repeat(4001))
    expect(calls).toEqual([])
  })

  test('a default model hides the select and is what is asked for', async () => {
    const calls = answer(ANSWER)
    open({ defaultModel: 'midjourney' })
    expect(screen.queryByLabelText('AI Model')).not.toBeInTheDocument()
    const user = userEvent.setup()
    await user.selectOptions(screen.getByLabelText('Category'), 'design')
    await generateOnce(user)
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.body).toEqual({ prompt: WISH, model: 'midjourney', category: 'design' })
    expect(calls[0]?.device).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('Ctrl+Enter generates', async () => {
    const calls = answer(ANSWER)
    const user = userEvent.setup()
    open()
    await user.type(wish(), `${WISH}{Control>}{Enter}{/Control}`)
    await waitFor(() => expect(calls).toHaveLength(1))
  })

  test('two clicks make one call', async () => {
    const calls = answer(ANSWER, 200, 200)
    const user = userEvent.setup()
    open()
    await user.type(wish(), WISH)
    const button = generate()
    await user.dblClick(button)
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(await screen.findByText('7 words')).toBeVisible()
    expect(calls).toHaveLength(1)
  })

  test('a description outlives a closed tab', async () => {
    const user = userEvent.setup()
    const { unmount } = open()
    await user.type(wish(), WISH)
    await waitFor(() => expect(localStorage.getItem('promptory:generator-draft')).toBe(WISH))
    unmount()
    open()
    expect(wish()).toHaveValue(WISH)
  })

  test('works with blocked storage', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    answer(ANSWER)
    open()
    await generateOnce()
    expect(await screen.findByText('7 words')).toBeVisible()
  })
})

describe('success', () => {
  test('opens the result with its count, its blanks marked and where it came from', async () => {
    answer(ANSWER)
    open()
    const user = await generateOnce()
    await expectToast('Prompt generated successfully!')
    expect(screen.getByText('Your customized prompt is ready to use.')).toBeVisible()
    expect(tab('Result')).toHaveAttribute('aria-selected', 'true')
    const text = screen.getByLabelText('Generated prompt')
    expect(text).toHaveTextContent(ANSWER.generatedPrompt)
    expect(within(text).getByText('[date]')).toHaveClass('slot')
    expect(screen.getByText('7 words')).toBeVisible()
    expect(screen.queryByText('Truncated to 100 words')).not.toBeInTheDocument()
    expect(screen.getByText(/Written by an AI/)).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Back to Generator' }))
    expect(wish()).toHaveValue(WISH)
    await user.click(screen.getByRole('button', { name: 'View Results' }))
    expect(tab('Result')).toHaveAttribute('aria-selected', 'true')
  })

  test('says so when the prompt was cut', async () => {
    answer({ ...ANSWER, isTooLong: true, wordCount: 100 })
    open()
    await generateOnce()
    await expectToast('Prompt may be too long')
    expect(
      screen.getByText('The generated prompt was truncated to 100 words. Please regenerate if needed.'),
    ).toBeVisible()
    expect(screen.getByText('Truncated to 100 words')).toBeVisible()
  })

  test('names the built-in composer', async () => {
    answer({ ...ANSWER, source: 'builtin' })
    open()
    await generateOnce()
    expect(await screen.findByText(/built-in composer/)).toBeVisible()
  })

  test('copies the prompt and says so for two seconds', async () => {
    answer(ANSWER)
    open()
    const user = await generateOnce()
    await user.click(await screen.findByRole('button', { name: 'Copy to Clipboard' }))
    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(ANSWER.generatedPrompt)
    await expectToast('Copied to clipboard!')
    expect(await screen.findByRole('button', { name: 'Copy to Clipboard' }, { timeout: 3000 })).toBeVisible()
  })

  test('never says copied when the browser refused', async () => {
    answer(ANSWER)
    open()
    const user = await generateOnce()
    const button = await screen.findByRole('button', { name: 'Copy to Clipboard' })
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    document.execCommand = () => false
    await user.click(button)
    await expectToast('The browser did not allow copying.')
    expect(screen.queryByText('Copied!')).not.toBeInTheDocument()
    expect(window.getSelection()?.toString()).toContain('You are a tenant')
  })

  test('downloads ai-prompt.txt', async () => {
    answer(ANSWER)
    const saved: { name: string; blob: Blob | undefined }[] = []
    let blob: Blob | undefined
    URL.createObjectURL = (file) => {
      blob = file as Blob
      return 'blob:prompt'
    }
    URL.revokeObjectURL = () => undefined
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, blob })
    })
    open()
    const user = await generateOnce()
    await user.click(await screen.findByRole('button', { name: 'Download as Text' }))
    expect(saved.map(({ name }) => name)).toEqual(['ai-prompt.txt'])
    expect(saved[0]?.blob?.size).toBe(ANSWER.generatedPrompt.length)
    await expectToast('Downloaded prompt!')
  })

  test('opens the AI with the prompt in its address', async () => {
    answer(ANSWER)
    open()
    await generateOnce()
    const link = await screen.findByRole('link', { name: /^Open in ChatGPT/ })
    expect(link).toHaveAttribute('href', `https://chatgpt.com/?q=${encodeURIComponent(ANSWER.generatedPrompt)}`)
  })

  test('copies first for an AI whose address takes no prompt', async () => {
    answer(ANSWER)
    open({ defaultModel: 'gemini' })
    const user = await generateOnce()
    const link = await screen.findByRole('link', { name: /^Copy and open Gemini/ })
    link.addEventListener('click', (event) => event.preventDefault())
    await user.click(link)
    expect(await navigator.clipboard.readText()).toBe(ANSWER.generatedPrompt)
  })
})

describe('failure', () => {
  test.each([
    ['a server error', { error: { code: 'provider_failed', message: 'No answer.' } }, 502],
    ['an answer without a prompt', { wordCount: 3 }, 200],
    ['a page instead of an answer', '<!doctype html><p>Maintenance</p>', 200],
  ])('%s: a template stands in, and the result is not opened', async (_, body, status) => {
    answer(body, status)
    open()
    const user = await generateOnce()
    await expectToast('API Connection Issue')
    expect(screen.getByText('Using fallback generation. Please try again later.')).toBeVisible()
    expect(tab('Generator')).toHaveAttribute('aria-selected', 'true')
    expect(wish()).toHaveValue(WISH)
    await user.click(screen.getByRole('button', { name: 'View Results' }))
    expect(screen.getByLabelText('Generated prompt')).toHaveTextContent(WISH)
    expect(screen.getByText(/^\d+ words$/)).toBeVisible()
    expect(screen.queryByText('Truncated to 100 words')).not.toBeInTheDocument()
    expect(screen.getByText(/Built in your browser/)).toBeVisible()
  })

  test('an unreachable service', async () => {
    server.use(http.post(ENDPOINT, () => HttpResponse.error()))
    open()
    await generateOnce()
    await expectToast('API Connection Issue')
  })

  test('a used-up quota is told as what it is', async () => {
    const message = 'You have used today’s 20 prompts. The next one is due at midnight UTC.'
    answer({ error: { code: 'quota_exceeded', message } }, 429)
    open()
    await generateOnce()
    await expectToast('Daily limit reached')
    expect(screen.getAllByText(message)[0]).toBeVisible()
    expect(screen.queryByText('API Connection Issue')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'View Results' })).not.toBeInTheDocument()
    expect(wish()).toHaveValue(WISH)
  })

  test('a refused request is told at the field', async () => {
    answer({ error: { code: 'invalid_request', message: 'Please choose one of the listed categories.' } }, 400)
    open()
    await generateOnce()
    await waitFor(() => expect(wish()).toBeInvalid())
    expect(wish()).toHaveAccessibleDescription(/Please choose one of the listed categories\./)
  })
})

describe('the prompts kept on the device', () => {
  test('can be taken up again and forgotten', async () => {
    answer(ANSWER)
    const { unmount } = open()
    await generateOnce()
    expect(await screen.findByText('7 words')).toBeVisible()
    unmount()

    const user = userEvent.setup()
    open()
    await user.click(await screen.findByText(/Your last prompts/))
    await user.click(screen.getByRole('button', { name: /^Restore/ }))
    expect(screen.getByLabelText('Generated prompt')).toHaveTextContent(ANSWER.generatedPrompt)

    await user.click(screen.getByRole('button', { name: 'Clear' }))
    await user.click(screen.getByRole('button', { name: 'Forget all 1' }))
    expect(screen.queryByText(/Your last prompts/)).not.toBeInTheDocument()
    expect(localStorage.getItem('promptory:generated')).toBeNull()
  })
})
