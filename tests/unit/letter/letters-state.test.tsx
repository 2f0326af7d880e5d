import type { Letter } from '@contracts/send-letter.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { LettersState } from '@/features/letter/components/letters-state'

const letter = (subject: string, counts: Partial<Letter['counts']>, state: Letter['state'] = 'done'): Letter => ({
  ...{ id: subject, subject, source: 'week 2026-11-23', created_at: '2026-11-23 08:00:00+00', state },
  ...{ problem: null, wait_until: null, off_since: 0, failures: [] },
  counts: { waiting: 0, sending: 0, sent: 0, failed: 0, unknown: 0, gone: 0, ...counts },
})

function show(letters: Letter[] | Error) {
  const ask = () =>
    letters instanceof Error
      ? Promise.reject(letters)
      : Promise.resolve({ letters, addresses: 3, canSend: true, testAddress: null })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <dl>
          <LettersState api={{ ask }} />
        </dl>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('mails that failed are told, of every letter', async () => {
  show([letter('Salt', { sent: 90, failed: 2, waiting: 5, sending: 3 }, 'stopped'), letter('Old', { failed: 1 })])
  expect(await screen.findByRole('link', { name: '“Salt”' })).toHaveAttribute('href', '/admin/letter')
  expect(screen.getByRole('definition')).toHaveTextContent('stopped: 90 sent, 8 left. 3 mails failed of all letters.')
})
