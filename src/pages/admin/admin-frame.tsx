import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet } from 'react-router-dom'
import { keepSearch } from '@/features/accounts/lib/kept-search'
import { AuthProvider, useAuth } from '@/features/auth/lib/auth-context'
import { hasAdScript } from '@/lib/ad-script'
import styles from '@/styles/admin.css?inline'
import { queryClient } from './query-client'

/** What surrounds every page of the admin area: server state, the account, and styles that no public page carries. */
export function AdminFrame() {
  // A script of the advertising network may not share a document with an admin's session. One that came by link
  // from a page with ads begins again in a new document, where none is loaded (app/show-ads.ts).
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

/** Drops what was loaded for one account before another sees it; not when a session merely ends over open work. */
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
