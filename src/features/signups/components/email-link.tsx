import { EMAIL_LINK_ACTIONS, type EmailLinkAction } from '@contracts/email-lists.ts'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useHydrated } from '@/lib/use-hydrated'
import { Button } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { MESSAGES } from '../list-messages'

const QUESTIONS: Record<EmailLinkAction, { title: string; text: string; button: string; busy: string }> = {
  confirm: {
    title: 'Confirm your address',
    text: 'One press, and your address is on the list for good.',
    button: 'Confirm',
    busy: 'Confirming...',
  },
  leave: {
    title: 'Leave the list',
    text: 'One press, and your address is deleted.',
    button: 'Leave',
    busy: 'Leaving...',
  },
}

type State = 'open' | 'busy' | 'done' | 'unknown' | 'failed'

/**
 * Does what a link in an email asks for after a button press, because mail programs open links by themselves. Renders
 * nothing if the page was opened without such a link.
 */
export function EmailLink() {
  const [parameters] = useSearchParams()
  const isHydrated = useHydrated()
  const [state, setState] = useState<State>('open')
  const does = EMAIL_LINK_ACTIONS.find((action) => parameters.has(action))
  const token = does && parameters.get(does)
  useEffect(() => setState('open'), [token])
  if (!isHydrated || !does || !token) return null
  const { title, text, button, busy } = QUESTIONS[does]

  const follow = async () => {
    if (state === 'busy') return
    setState('busy')
    try {
      const { followLink } = await import('../api/follow-link')
      setState((await followLink(does, token)) ? 'done' : 'unknown')
    } catch {
      setState('failed')
    }
  }

  const isAsking = state === 'open' || state === 'busy' || state === 'failed'
  return (
    <Callout>
      <h2>{state === 'done' ? MESSAGES.linkDone[does] : title}</h2>
      {isAsking && <p>{text}</p>}
      <p role="status" className="empty:hidden">
        {state === 'done' && 'You can close this page.'}
        {state === 'unknown' && MESSAGES.linkUnknown}
        {state === 'failed' && MESSAGES.linkFailed}
      </p>
      {isAsking && (
        <Button look="primary" aria-busy={state === 'busy'} onClick={() => void follow()}>
          {state === 'busy' ? busy : button}
        </Button>
      )}
    </Callout>
  )
}
