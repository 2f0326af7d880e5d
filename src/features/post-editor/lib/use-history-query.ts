import { useQuery } from '@tanstack/react-query'

/** The first part of the keys of versions, deleted posts and drafts. */
export const HISTORY_KEY = 'admin-history'

/**
 * Queries versions, deleted posts or drafts, without automatic retries.
 * @param isForm the result fills a form, so it is read once: a later one must not replace what is typed
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
