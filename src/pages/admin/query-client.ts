import { QueryClient } from '@tanstack/react-query'

/** The admin area's server state: one a page, emptied when another account or nobody is signed in. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 10_000, retry: 1, retryDelay: 500, refetchOnWindowFocus: true },
    // A write that failed is the person's to repeat: twice by itself might make two rows.
    mutations: { retry: false },
  },
})
