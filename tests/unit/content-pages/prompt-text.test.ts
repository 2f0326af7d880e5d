import { afterEach, beforeEach, expect, test } from 'vitest'
import { originalText, promptItems, promptText } from '@/features/content-pages/actions/prompt-text'

beforeEach(() => {
  document.body.innerHTML = `<aside><p data-prompt=""></p></aside><main>
    <li data-prompt=""><p class="prompt-text">Write to <span class="slot">[name]</span>.</p></li>
    <li data-prompt=""><p class="prompt-text">The second.</p></li>
  </main>`
})
afterEach(() => document.body.replaceChildren())

test('the prompts of a page are those of its main part, in their order', () => {
  expect(promptItems().map(originalText)).toEqual(['Write to [name].', 'The second.'])
})

test('a prompt stays what it was while its paragraph shows what was filled in', () => {
  const [item] = promptItems() as [HTMLElement]
  expect(promptText(item)).toBe('Write to [name].')
  item.dataset.filled = 'Write to Ana.'
  const paragraph = item.querySelector('p')
  if (paragraph) paragraph.textContent = 'Write to Ana.'
  expect(originalText(item)).toBe('Write to [name].')
  expect(promptText(item)).toBe('Write to Ana.')
})
