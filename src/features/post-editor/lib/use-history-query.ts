import { useQuery } from '@tanstack/react-query'

/** The first part of the keys of versions, deleted posts and drafts. */
export const HISTORY_KEY = 'admin-history'

/**
 * Asks for versions, deleted posts or drafts. A failure is told at once, with another try as the reader's choice.
 * @param isForm what is asked for goes into a form: read once, since what comes later must not replace what is typed
 */
export function useHistoryQuery<T>(key: readonly unknown[], ask: () => Promise<T>, isForm = false) {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: [HISTORY_KEY, ...key],
    queryFn: ask,
    ...(isForm && { gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false }),
    staleTime: isForm ? Number.POSITIVE_INFINITY : 0,
    retry: false,
    networkMode: 'always',
  })
  return { data, error, isLoading: isPending || (isFetching && data === undefined), retry: refetch }
}
