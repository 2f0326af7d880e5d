import { act, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ReauthenticateDialog } from '@/features/auth/components/reauthenticate-dialog'
import { AuthProvider } from '@/features/auth/lib/auth-context'
import { createAuthStore } from '@/features/auth/lib/auth-store'
import { provideDialogs } from './support/dialogs.ts'
import { fakeAuth } from './support/fake-auth.ts'

beforeEach(provideDialogs)

test('the question stands once where development mounts twice, and not again when it is over', async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  const store = createAuthStore({ auth: fakeAuth().auth, readIsAdmin: async () => true })
  const { unmount } = render(
    <StrictMode>
      <AuthProvider store={store}>
        <ReauthenticateDialog />
      </AuthProvider>
    </StrictMode>,
  )
  await act(async () => undefined)
  expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true)
  expect(showModal).toHaveBeenCalledTimes(2)
  unmount()
  await act(async () => undefined)
  expect(showModal).toHaveBeenCalledTimes(2)
  store.stop()
})
