import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { expect, vi } from 'vitest'
import { LogoutButton } from '@/features/auth/components/logout-button'
import { RequireAdmin } from '@/features/auth/components/require-admin'
import { AuthProvider } from '@/features/auth/lib/auth-context'
import { createAuthStore } from '@/features/auth/lib/auth-store'
import DashboardPage from '@/pages/admin/dashboard-page'
import LoginPage from '@/pages/admin/login-page'
import { authStorage } from '@/lib/auth-storage'
import { SESSION_KEY } from '@/lib/session'
import { dismissToasts } from '../../../support/toasts.ts'
import { fakeAuth } from './fake-auth.ts'

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

/** A page with something typed, as the post form is one. */
function FormPage() {
  const [text, setText] = useState('')
  return (
    <>
      <h1>Form</h1>
      <label>
        Title <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <LogoutButton />
    </>
  )
}

// What the dashboard asks for is none of these tests' business.
const silent = new QueryClient({ defaultOptions: { queries: { enabled: false } } })

/** The admin area with an auth library of our own, at an address. */
export function renderAdminSite(address: string, { isAdmin = async (_id: string) => true } = {}) {
  const fake = fakeAuth()
  const readIsAdmin = vi.fn<(id: string) => Promise<boolean>>(isAdmin)
  const store = createAuthStore({
    auth: fake.auth,
    createTrialAuth: () => fake.trial as unknown as typeof fake.auth,
    readIsAdmin,
  })
  render(
    <QueryClientProvider client={silent}>
      <MemoryRouter initialEntries={[address]}>
        <AuthProvider store={store}>
          {/* A guard for each page, as in the site (app/app.tsx). */}
          <Routes>
            <Route path="/" element={<h1>Home</h1>} />
            <Route path="/admin/login" element={<LoginPage />} />
            <Route
              path="/admin"
              element={
                <RequireAdmin key="dashboard">
                  <DashboardPage />
                </RequireAdmin>
              }
            />
            <Route
              path="/admin/blog/*"
              element={
                <RequireAdmin key="blog" holdsForm>
                  <FormPage />
                </RequireAdmin>
              }
            />
          </Routes>
          <Address />
        </AuthProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { ...fake, store, readIsAdmin }
}

/** Waits for the address that the site is at. */
export const expectAddress = (wanted: string) =>
  waitFor(() => expect(document.querySelector('output')).toHaveTextContent(wanted))

/** Takes messages and sessions away before the next test. */
export async function tidy(): Promise<void> {
  await dismissToasts()
  authStorage.removeItem(SESSION_KEY)
}
