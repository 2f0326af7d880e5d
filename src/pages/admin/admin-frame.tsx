import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { RequireAdmin } from '@/features/auth/components/require-admin'
import { AuthProvider, useAuth } from '@/features/auth/model/auth-context'
import styles from '@/styles/admin.css?inline'
import { queryClient } from './query-client'

interface AdminFrameProps {
  children: ReactNode
  /** The login stands open to everyone. */
  isPublic?: boolean
  /** The page is a form: it stays when the session ends, and the password is asked for in place. */
  holdsForm?: boolean
}

/**
 * What surrounds every page of the admin area: server state, the account, the guard, and styles that no public
 * page carries. The route table (app/admin-routes.tsx) puts it around the pages.
 */
export function AdminFrame({ children, isPublic = false, holdsForm = false }: AdminFrameProps) {
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
        {isPublic ? children : <RequireAdmin holdsForm={holdsForm}>{children}</RequireAdmin>}
      </AuthProvider>
    </QueryClientProvider>
  )
}

// A script of the advertising network may not share a document with an admin's session. One that came by link
// from a page with ads begins again in a new document, where none is loaded (app/show-ads.ts).
const hasAdScript = () => document.querySelector('script[src*="adsbygoogle"]') !== null

let lastUserId: string | undefined

/** Drops what was loaded for one account before another sees it; not when a session merely ends over open work. */
function ForgetOthers() {
  const { user, hasSignedOut } = useAuth()
  const userId = user?.id
  useEffect(() => {
    const isOther = userId !== undefined && lastUserId !== undefined && userId !== lastUserId
    if (isOther || hasSignedOut) queryClient.clear()
    if (userId !== undefined) lastUserId = userId
  }, [userId, hasSignedOut])
  return null
}
