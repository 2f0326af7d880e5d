import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { CodeForm } from '@/features/auth/components/code-form'
import { LogoutButton } from '@/features/auth/components/logout-button'
import { LoginForm } from '@/features/auth/components/login-form'
import { Waiting } from '@/features/auth/components/require-admin'
import { MESSAGES } from '@/features/auth/messages'
import { useAuth, useAuthStore } from '@/features/auth/lib/auth-context'
import { returnPathOf } from '@/features/auth/lib/return-path'
import { Seo } from '@/components/seo'
import { showToast } from '@/components/toast'
import { Notice } from '@/components/ui/notice'

// Long enough to see the confirmation.
const REDIRECT_AFTER_MS = 500

/** `/admin/login`: open to everyone; redirects a signed-in admin. */
export default function LoginPage() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const store = useAuthStore()
  const { user, isAdmin, isLoading, adminCheck, isUnreachable, needsCode, signOut } = useAuth()
  const [isSigningIn, setIsSigningIn] = useState(false)
  const [isLate, setIsLate] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const to = returnPathOf(search)

  useEffect(() => store.forgetSignOut(), [store])
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (isAdmin && !isSigningIn) void navigate(to, { replace: true })
  }, [isAdmin, isSigningIn, navigate, to])

  const succeed = () => {
    setIsSigningIn(true)
    void showToast('success', MESSAGES.signedIn)
    timer.current = setTimeout(() => void navigate(to, { replace: true }), REDIRECT_AFTER_MS)
  }

  // An admin who is being redirected, or a stored account that may be an admin's.
  const isPassing = !isSigningIn && !isUnreachable && !isLate && (isAdmin || (isLoading && store.hasStoredSession()))

  return (
    <>
      <Seo title="Admin Login | Promptory" description="The way into the admin area." path="/admin/login" isNoIndex />
      {isPassing ? (
        <Waiting onLate={() => setIsLate(true)} />
      ) : (
        <section className="wrap grid max-w-[calc(28rem+2*var(--gutter))] gap-3 pt-[clamp(2.5rem,1.5rem+5vw,6rem)]">
          <h1 className="text-[clamp(1.875rem,1.6rem+1.2vw,2.5rem)]">Admin Login</h1>
          {needsCode && user ? (
            <>
              <p className="max-w-[36rem] font-serif text-lede leading-normal text-ink-soft">
                One more step: the code that your authenticator app shows now
              </p>
              <CodeForm onDone={succeed} onCancel={() => void signOut()} />
            </>
          ) : (
            <>
              {user && !isAdmin && !isSigningIn && !isLoading && adminCheck === 'done' && (
                <Notice className="flex flex-wrap items-center justify-between gap-3">
                  <p>
                    You are signed in as <strong className="wrap-anywhere">{user.email}</strong>, who may not enter the
                    admin area.
                  </p>
                  <LogoutButton />
                </Notice>
              )}
              <p className="max-w-[36rem] font-serif text-lede leading-normal text-ink-soft">
                Enter your credentials to access the admin dashboard
              </p>
              <LoginForm
                onBegin={() => setIsSigningIn(true)}
                onFail={() => setIsSigningIn(false)}
                onSignedIn={(result) => {
                  if (!result.needsCode) succeed()
                }}
              />
            </>
          )}
        </section>
      )}
    </>
  )
}
