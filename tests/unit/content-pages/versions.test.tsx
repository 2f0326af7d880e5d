import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ShortGroups } from '@/features/content-pages/components/short-groups'
import { PagePromptsProvider } from '@/features/content-pages/components/page-prompts-context'
import { renderPart } from '../../support/site.tsx'
import { renderThemedPage } from '../../support/themed-page.tsx'

test('a prompt with a short version shows it on the same card, and only such a prompt offers it', async () => {
  const user = userEvent.setup()
  renderThemedPage([
    { title: 'The lamp', tags: ['scene'], text: 'A long text about a lamp.', short: 'A lamp.' },
    { title: 'The boat', tags: ['scene'], text: 'A text about a boat.' },
  ])
  expect(screen.getByRole('heading', { name: '2+ Test Prompts' })).toBeVisible()
  const button = screen.getByRole('button', { name: 'Short version' })
  await user.click(button)
  expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText('A lamp.')).toBeVisible()
  await user.click(within(screen.getByRole('group', { name: 'The lamp' })).getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe('A lamp.')
  await user.click(screen.getByRole('button', { name: 'Copy all' }))
  expect(await navigator.clipboard.readText()).toBe('Test Prompts\n\n1. A lamp.\n\n2. A text about a boat.')
  await user.click(button)
  expect(screen.getByText('A long text about a lamp.')).toBeVisible()
})

test('the short versions stand together, each with the way to its long one', async () => {
  const user = userEvent.setup()
  renderPart(
    <PagePromptsProvider path="/short" content={{ title: 'Short', purpose: 'fiction' }}>
      <ShortGroups
        groups={[
          {
            title: 'Lamps',
            path: '/lamps',
            prompts: [{ title: 'The lamp', tags: [], text: 'A lamp.', to: '/lamps#prompt-3' }],
          },
          {
            title: 'Boats',
            path: '/boats',
            prompts: [{ title: 'The boat', tags: [], text: 'A boat.', to: '/boats#prompt-9' }],
          },
        ]}
      />
    </PagePromptsProvider>,
  )
  expect(document.querySelector('#prompt-2')).toHaveTextContent('A boat.')
  const boat = within(screen.getByRole('group', { name: 'The boat' }))
  expect(boat.getByRole('link', { name: 'Long version' })).toHaveAttribute('href', '/boats#prompt-9')
  expect(boat.getByRole('link', { name: 'Write it here' })).toHaveAttribute('href', '/write#prompt=A%20boat.')
  await user.click(boat.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe('A boat.')
})
