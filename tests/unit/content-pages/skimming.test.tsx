import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { renderThemedPage } from '../../support/themed-page.tsx'

const LONG = 'A sentence about a harbour at night. '.repeat(8)

beforeEach(() => {
  renderThemedPage([
    { title: 'The harbour', tags: ['scene', 'tense'], text: LONG },
    { title: 'The letter', tags: ['letter', 'funny'], text: 'Write a letter.' },
    { title: 'The quarrel', tags: ['scene', 'funny'], text: `${LONG} [who]` },
  ])
})

const item = (number: number) => document.getElementById(`prompt-${number}`) as HTMLElement
const shown = () => [1, 2, 3].filter((number) => !item(number).hidden)
const filter = (name: RegExp) => within(screen.getByRole('group', { name: 'Show only' })).getByRole('button', { name })

test('a long prompt shows its first lines, and all of it when asked', async () => {
  const user = userEvent.setup()
  const text = item(1).querySelector('.prompt-text')
  expect(text).toHaveClass('folded')
  await user.click(within(item(1)).getByRole('button', { name: 'More: The harbour' }))
  expect(text).not.toHaveClass('folded')
  await user.click(within(item(1)).getByRole('button', { name: 'Less: The harbour' }))
  expect(text).toHaveClass('folded')
})

test('a tag shows its prompts alone, under their numbers, and a second press all again', async () => {
  const user = userEvent.setup()
  await user.click(filter(/^Funny 2$/))
  expect(shown()).toEqual([2, 3])
  expect(filter(/^Funny/)).toHaveAttribute('aria-pressed', 'true')
  await user.click(filter(/^Scene 2$/))
  expect(shown()).toEqual([1, 3])
  await user.click(filter(/^Scene/))
  expect(shown()).toEqual([1, 2, 3])
})

test('only tags that tell prompts apart are offered', () => {
  const names = within(screen.getByRole('group', { name: 'Show only' })).getAllByRole('button')
  expect(names.map(({ textContent }) => textContent)).toEqual(['Funny 2', 'Scene 2'])
})
