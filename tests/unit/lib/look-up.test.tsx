import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FoundText } from '@/components/found-text'
import { MarkedPrompt } from '@/components/marked-prompt'
import { fallbackPrompt } from '@/features/generator/lib/fallback'
import { cleanPasted } from '@/features/post-editor/lib/paste/clean-pasted'
import { readShelfView } from '@/features/shelf/lib/shelf-view'
import { fillBlanks, NO_ANSWERS, openBlanksOf, withAnswer } from '@/lib/blanks'
import { sanitiseHtml } from '@/lib/sanitise-html'
import { descriptionOf } from '../../../scripts/hosting/article/article-texts.ts'
import { aPost } from '../blog/support.tsx'

const shown = (part: React.ReactNode) => render(part).container.textContent

/** What is made of a text with a name in it, and what should be. */
const MADE: readonly (readonly [what: string, make: (name: string) => unknown, wanted: (name: string) => unknown])[] = [
  ['a title found', (name) => shown(<FoundText text={`a [${name}]`} />), (name) => `a [${name}]`],
  ['a prompt shown', (name) => shown(<MarkedPrompt text={`a [${name}]`} />), (name) => `a [${name}]`],
  ['blanks open', (name) => openBlanksOf(`[${name}]`, {}).length, () => 1],
  ['blanks empty', (name) => fillBlanks(`[${name}]`, {}), (name) => `[${name}]`],
  ['blanks filled', (name) => fillBlanks(`[${name}]`, withAnswer(NO_ANSWERS, name, 'x')), () => 'x'],
  ['a style', (name) => sanitiseHtml(`<p style="${name}: 1">a</p>`), () => '<p>a</p>'],
  ['an element', () => cleanPasted('<p>a<constructor>b</constructor></p>').html, () => '<p>ab</p>'],
  ['an order', (name) => readShelfView(new URLSearchParams({ sort: name })).order, () => 'fit'],
  [
    'an entity',
    (name) => descriptionOf({ ...aPost(), slug: 'a', excerpt: null, opening: `&${name};` }),
    (name) => `&${name};`,
  ],
]

test('a word that every object knows is a word like any other', async () => {
  const names = Object.getOwnPropertyNames(Object.prototype)
  const wrong: string[] = []
  for (const [what, make, wanted] of MADE)
    for (const name of names) {
      try {
        const made = make(name)
        if (made !== wanted(name)) wrong.push(`${what}: ${name} gives ${String(made)}`)
      } catch (error) {
        wrong.push(`${what}: ${name} throws ${String(error)}`)
      }
    }
  for (const name of names) {
    const { kind } = await fallbackPrompt('a letter', name, 'writing')
    if (kind !== 'basic') wrong.push(`an AI: ${name}`)
  }
  expect(wrong).toEqual([])
})
