import { afterEach, expect, test } from 'vitest'
import { bringToFeedback } from '@/features/content-pages/actions/feedback-heading'
import { readFeedbackPrompt } from '@/shared/lib/feedback-link'

afterEach(() => document.body.replaceChildren())

test('the link of a page of prompts carries the prompt acted on last, as it was filled in', () => {
  document.body.innerHTML = `<main>
    <li id="prompt-1" data-prompt="" data-filled="Write to Ana &amp; Bo."></li>
    <li id="prompt-2" data-prompt=""><p class="prompt-text">The <span class="slot">second</span>.</p></li>
    <a data-feedback href="/feedback-tool">Submit</a>
  </main>`
  const link = document.querySelector('a') as HTMLAnchorElement
  const brought = () => readFeedbackPrompt(new URL(link.href).hash)
  expect(brought()).toBeUndefined()
  bringToFeedback(document.querySelector('#prompt-1') as HTMLElement)
  expect(brought()).toBe('Write to Ana & Bo.')
  bringToFeedback(document.querySelector('#prompt-2') as HTMLElement)
  expect(brought()).toBe('The second.')
  expect(new URL(link.href).pathname).toBe('/feedback-tool')
})
