import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { StateAnswer, StateRow } from '@/components/state-row'
import { SIGNUPS_KEY, type SignupsApi } from '../api/signups'
import { LIST_NAMES } from '../list-messages'

/** How many signups there are. */
export function SignupsState({ api }: { api: SignupsApi }) {
  const { data, error, refetch } = useQuery({
    queryKey: [SIGNUPS_KEY, 'counts'],
    queryFn: () => api.counts(),
    staleTime: 60_000,
    retry: false,
    networkMode: 'always',
  })
  return (
    <StateRow name="Signups">
      <StateAnswer asked={{ data, error, retry: refetch }}>
        {(counts) => (
          <Link to="/admin/signups">
            {counts
              .map(({ list, all, confirmed }) => `${LIST_NAMES[list]}: ${all} (${confirmed} confirmed)`)
              .join(', ')}
          </Link>
        )}
      </StateAnswer>
    </StateRow>
  )
}
