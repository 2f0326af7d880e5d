import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { keepSearch } from '@/features/accounts/lib/kept-search'
import { AuthProvider, useAuth } from '@/features/auth/lib/auth-context'
import { hasAdScript } from '@/lib/ad-script'
import styles from '@/styles/admin.css?inline'
import { queryClient } from './query-client'

/** The frame of the admin area: server state, the account, and its own styles. */
export function AdminFrame() {
  // The advertising network's script must not share a document with an admin's session. If a link led here from a page
  // with ads, reloads into a new document without it (app/show-ads.ts).
  const mustReload = hasAdScript()
  useEffect(() => {
    if (mustReload) window.location.reload()
  }, [mustReload])
  if (mustReload) return null
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <style>{styles}</style>
        <ForgetOthers />
        <Outlet />
      </AuthProvider>
    </QueryClientProvider>
  )
}

let lastUserId: string | undefined

/** Drops one account's data before another sees it, but keeps it when a session only ends over open work. */
function ForgetOthers() {
  const { user, hasSignedOut } = useAuth()
  const userId = user?.id
  useEffect(() => {
    const isOther = userId !== undefined && lastUserId !== undefined && userId !== lastUserId
    if (isOther || hasSignedOut) {
      queryClient.clear()
      keepSearch('')
    }
    if (userId !== undefined) lastUserId = userId
  }, [userId, hasSignedOut])
  return null
}
