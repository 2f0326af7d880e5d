import { expect, test } from 'vitest'
import { withoutIdleMarkup } from '../../scripts/build/idle-markup.mjs'

const icon = (classes: string, id = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" class="${classes}" aria-hidden="true"${id}><path d="M5 12h14"></path></svg>`
const plain = (classes: string, id = '') =>
  `<svg viewBox="0 0 24 24" class="${classes}" aria-hidden="true"${id}><path d="M5 12h14"></path></svg>`

test('an icon keeps what the stylesheet does not say', () => {
  expect(withoutIdleMarkup(icon('lucide lucide-arrow-right i'))).toBe(plain('i'))
  expect(withoutIdleMarkup(icon('lucide lucide-edit lucide-pen i small'))).toBe(plain('i small'))
})

test('an icon that the stylesheet does not know keeps its own look', () => {
  expect(withoutIdleMarkup(icon('lucide lucide-x picture'))).toBe(icon('picture'))
})

test('a drawing that no prompt refers to is left out', () => {
  const use = '<svg class="i"><use href="#glyph-copy"></use></svg>'
  const body = icon('glyph', ' id="glyph-copy"') + icon('glyph', ' id="glyph-pencil"') + use
  expect(withoutIdleMarkup(body)).toBe(plain('glyph', ' id="glyph-copy"') + use)
})

test('marks of the router and empty classes go', () => {
  expect(withoutIdleMarkup('<a class="" data-discover="true" href="/faq">FAQ</a>')).toBe('<a href="/faq">FAQ</a>')
})

test('text that shows such markup is left alone', () => {
  const text = '&lt;div class="" data-discover="true"&gt; &lt;svg class="lucide lucide-x i"&gt;'
  expect(withoutIdleMarkup(`<p class=""><code>${text}</code></p>`)).toBe(`<p><code>${text}</code></p>`)
})

test('a value may hold what looks like the end of a tag', () => {
  expect(withoutIdleMarkup('<a title="a > b" class="">x</a>')).toBe('<a title="a > b">x</a>')
})
