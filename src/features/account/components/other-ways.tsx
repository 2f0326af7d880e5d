import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { showToast } from '@/components/toast'
import { Button, ButtonRow } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { signInWays } from '@/lib/env'
import { loadCalls } from '../lib/load-calls'
import { keepProWanted, readProWanted } from '../lib/pro-wanted'
import { MESSAGES } from '../messages'

const PROVIDERS = [
  ['google', 'Google'],
  ['github', 'GitHub'],
] as const

/** Parameters of another site's answer. */
const ANSWERS = ['code', 'error', 'error_code', 'error_description']

/**
 * The ways to sign in that the owner has switched on besides a code by mail; also completes a sign-in at another site.
 */
export function OtherWays() {
  const [params, setParams] = useSearchParams()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const taken = useRef<string>(undefined)
  const ways = signInWays()
  const providers = PROVIDERS.filter(([id]) => ways.includes(id))

  const run = async (call: (calls: Awaited<ReturnType<typeof loadCalls>>) => Promise<void>, message?: string) => {
    setIsBusy(true)
    setProblem(undefined)
    try {
      await call(await loadCalls())
      if (message) void showToast('success', message)
    } catch (error) {
      setProblem((error as Error).message)
    } finally {
      setIsBusy(false)
    }
  }

  const leave = (provider: (typeof PROVIDERS)[number][0]) => {
    keepProWanted(params.get('pro') === 'wanted')
    void run(({ leaveFor }) => leaveFor(provider))
  }

  const code = params.get('code') ?? undefined
  const isRefused = params.has('error')
  useEffect(() => {
    if (code === undefined && !isRefused) return
    // The code works once, so it is removed from the address and the history.
    setParams(
      (now) => {
        for (const name of ANSWERS) now.delete(name)
        if (readProWanted()) now.set('pro', 'wanted')
        return now
      },
      { replace: true },
    )
    if (code === undefined) setProblem(MESSAGES.notByThatWay)
    else if (taken.current !== code) {
      taken.current = code
      void run(({ arriveWith }) => arriveWith(code), MESSAGES.signedIn)
    }
  }, [code, isRefused, setParams])

  if (ways.length === 0) return null
  return (
    <div className="grid gap-3">
      <p id="other-ways">Or without a mail:</p>
      <ButtonRow className="max-sm:*:w-full" role="group" aria-labelledby="other-ways">
        {providers.map(([id, name]) => (
          <Button key={id} aria-disabled={isBusy} onClick={() => !isBusy && leave(id)}>
            Sign in with {name}
          </Button>
        ))}
        {ways.includes('passkey') && (
          <Button
            aria-disabled={isBusy}
            onClick={() => !isBusy && void run(({ signInByPasskey }) => signInByPasskey(), MESSAGES.signedIn)}
          >
            Sign in with a passkey
          </Button>
        )}
      </ButtonRow>
      {problem && (
        <Notice look="bad" role="alert">
          {problem}
        </Notice>
      )}
    </div>
  )
}
