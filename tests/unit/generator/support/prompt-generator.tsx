import type { GeneratePromptRequest } from '@contracts/generate-prompt.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, HttpResponse, http } from 'msw'
import { PromptGenerator } from '@/features/generator/components/prompt-generator'
// The fallback waits two seconds for them, which the first import may take on a busy machine.
import '@/features/generator/lib/fallback-templates'
import { server } from '../../../msw/server.ts'
import { renderPart } from '../../../support/site.tsx'

export const ENDPOINT = '*/functions/v1/generate-prompt'
export const ANSWER = {
  generatedPrompt: 'You are a tenant. Ask for [date].',
  isTooLong: false,
  wordCount: 7,
  source: 'ai',
}
export const WISH = 'a letter about the heating'

/** Answers every call with a body and a status, after some milliseconds or a promise, and keeps what was sent. */
export function answer(body: object | string, status = 200, after: number | Promise<void> = 0) {
  const calls: { body: GeneratePromptRequest; device: string | null }[] = []
  server.use(
    http.post(ENDPOINT, async ({ request }) => {
      calls.push({
        body: (await request.json()) as GeneratePromptRequest,
        device: request.headers.get('x-device-id'),
      })
      await (typeof after === 'number' ? delay(after) : after)
      return typeof body === 'string'
        ? new HttpResponse(body, { status, headers: { 'content-type': 'text/html' } })
        : HttpResponse.json(body, { status })
    }),
  )
  return calls
}

export const open = (props: Partial<Parameters<typeof PromptGenerator>[0]> = {}) =>
  renderPart(<PromptGenerator example="a kind note" {...props} />)
export const wish = () => screen.getByLabelText('What do you want to achieve?')
export const generate = () => screen.getByRole('button', { name: /^Generat/ })
export const tab = (name: string) => screen.getByRole('tab', { name })

export async function generateOnce(user = userEvent.setup()) {
  await user.type(wish(), WISH)
  await user.click(generate())
  return user
}
