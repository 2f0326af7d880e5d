import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { StateAnswer, StateRow } from '@/components/state-row'
import { isoTime } from '@/lib/iso-time'
import type { LetterApi } from '../api/letters'

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** The state of the last letter, and how many mails have failed in total. */
export function LettersState({ api }: { api: Pick<LetterApi, 'ask'> }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['letter', 'state'],
    queryFn: () => api.ask({ does: 'overview' }),
    staleTime: 60_000,
    retry: false,
    networkMode: 'always',
  })
  return (
    <StateRow name="Letters">
      <StateAnswer asked={{ data, error, retry: refetch }}>
        {({ letters }) => {
          const [last] = letters
          if (!last) return <Link to="/admin/letter">No letters yet</Link>
          const { counts, state } = last
          const failed = letters.reduce((sum, letter) => sum + letter.counts.failed, 0)
          const unknown = letters.reduce((sum, letter) => sum + letter.counts.unknown, 0)
          return (
            <>
              <Link to="/admin/letter">“{last.subject}”</Link> of{' '}
              <time dateTime={isoTime(last.created_at)}>{date.format(new Date(isoTime(last.created_at)))}</time>
              {state === 'stopped' ? ' stopped' : state === 'sending' ? ' is being sent' : ''}: {counts.sent} sent,{' '}
              {counts.waiting + counts.sending} left.{' '}
              {failed > 0 && (
                <strong className="font-[520] text-danger">
                  {failed === 1 ? 'One mail failed' : `${failed} mails failed`} of all letters.{' '}
                </strong>
              )}
              {unknown > 0 && `Of ${unknown === 1 ? 'one mail' : `${unknown} mails`} nobody can say.`}
            </>
          )
        }}
      </StateAnswer>
    </StateRow>
  )
}
