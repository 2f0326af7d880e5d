import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { StateAnswer, StateRow } from '@/components/state-row'
import { Button } from '@/components/ui/button'
import { shortMoment } from '@/lib/short-moment'
import type { FiguresApi } from '../api/figures'

/** How often the page checks whether a started build has finished. */
const LOOK_AGAIN_MS = 20_000

/** When the site was built, how many changed articles wait for the next build, and a button that starts one. */
export function BuildState({
  api,
}: {
  api: Pick<FiguresApi, 'builtAt' | 'changedSince' | 'followsAtOnce' | 'rebuild'>
}) {
  const host = useQuery({
    queryKey: ['figures', 'host'],
    queryFn: () => api.rebuild('ask'),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const { data: followsAtOnce } = useQuery({
    queryKey: ['figures', 'follows'],
    queryFn: () => api.followsAtOnce(),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const build = useMutation({
    mutationFn: async (before: string | null) => ({ ...(await api.rebuild('start')), before }),
  })
  const { data, error, refetch } = useQuery({
    queryKey: ['figures', 'state'],
    queryFn: async () => {
      const builtAt = await api.builtAt()
      return { builtAt, waiting: builtAt === null ? 0 : await api.changedSince(builtAt) }
    },
    staleTime: 60_000,
    retry: false,
    networkMode: 'always',
    refetchInterval: ({ state }) =>
      build.data !== undefined && state.data?.builtAt === build.data.before && LOOK_AGAIN_MS,
  })
  const isBuilding = build.data !== undefined && data?.builtAt === build.data.before
  return (
    <StateRow name="Site">
      <StateAnswer asked={{ data, error, retry: refetch }}>
        {({ builtAt, waiting }) => (
          <>
            <Link to="/admin/figures">{builtAt === null ? 'Not built' : `Built on ${shortMoment(builtAt)}`}</Link>
            {builtAt !== null &&
              (waiting === 0
                ? ', with every article as it is now'
                : `, ${waiting === 1 ? '1 article has' : `${waiting} articles have`} changed since`)}
            {builtAt !== null && followsAtOnce !== undefined && (
              <span className="block text-small text-ink-muted">
                {followsAtOnce
                  ? 'Articles, lists, feeds and the sitemap follow each change within seconds.'
                  : 'Readers see a change at once; feeds, the sitemap and pictures for links follow with the next build.'}
              </span>
            )}
            {host.data?.canBuild && (
              <span className="mt-1 flex flex-wrap items-center gap-3">
                <Button disabled={build.isPending || isBuilding} onClick={() => build.mutate(builtAt)}>
                  Build now
                </Button>
                <span className="text-small text-ink-muted" role="status">
                  {build.error?.message}
                  {isBuilding &&
                    (build.data.isStarted
                      ? 'The host builds the site. This takes a few minutes.'
                      : 'A build was started less than a minute ago.')}
                </span>
              </span>
            )}
          </>
        )}
      </StateAnswer>
    </StateRow>
  )
}
