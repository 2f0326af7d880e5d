import { QueryClient } from '@tanstack/react-query'

/** The admin area's server state, one per page. Emptied when the account changes or signs out. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 10_000, retry: 1, retryDelay: 500, refetchOnWindowFocus: true },
    // No automatic retry of writes, which might create two rows.
    mutations: { retry: false },
  },
})
