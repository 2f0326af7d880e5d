import { act, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { usePicked } from '@/features/classroom/lib/use-picked'

function Site({ children }: { children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '/', element: children }]))
  return <RouterProvider router={router} />
}

test('two quick presses choose two prompts', async () => {
  const { result } = renderHook(usePicked, { wrapper: Site })
  await act(async () => {
    result.current.toggle({ to: '/prompts/the-lighthouse-logbook' })
    result.current.toggle({ to: '/prompts/rocks' })
  })
  await waitFor(() => expect(result.current.picked).toEqual(['the-lighthouse-logbook', 'rocks']))
})
